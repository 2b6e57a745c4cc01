// The page's icon is the picture that [data-icon=ADDRESS] names; where nothing names one, its usual one.
const usual = document.querySelector("link[rel~=icon]")?.getAttribute("href");

export const showIcon = () => {
  const link = document.querySelector("link[rel~=icon]"), sign = document.querySelector("[data-icon]");
  const address = sign?.dataset.icon ?? usual;
  if (link && address && link.getAttribute("href") !== address) link.setAttribute("href", address);
};

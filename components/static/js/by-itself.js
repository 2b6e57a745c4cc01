// A button with [data-press-in] presses itself after so many milliseconds, unless a key or a press anywhere stops it.
const letBe = (event) => {
  if (event.repeat) return;
  for (const button of document.querySelectorAll("[data-press-in]")) button.dataset.stopped = "";
};
document.addEventListener("keydown", letBe, true);
document.addEventListener("pointerdown", letBe, true);

export const pressByItself = () => {
  for (const button of document.querySelectorAll("[data-press-in]:not([data-stopped])")) {
    if (document.hidden || !button.offsetParent || window.socket?.connected === false) { button.due = undefined; continue; }
    button.due ??= performance.now() + Number(button.dataset.pressIn);
    const left = Math.max(0, Math.ceil((button.due - performance.now()) / 1000)), text = `${left} s`;
    const figure = button.querySelector(".left");
    if (figure.textContent !== text) figure.textContent = text;
    if (left === 0) { button.dataset.stopped = ""; button.click(); }
  }
};
setInterval(pressByItself, 200);

// A scene with [data-hideable=NAME] that was hidden stays so when it is drawn anew.
const hidden = new Set();

export const hide = (scene) => {
  if (!scene) return;
  if (scene.dataset.hideable) hidden.add(scene.dataset.hideable);
  scene.classList.add("hidden");
};

export const hideAgain = () => {
  for (const scene of document.querySelectorAll("[data-hideable]:not(.hidden)")) if (hidden.has(scene.dataset.hideable)) hide(scene);
};

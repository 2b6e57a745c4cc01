// What is drawn anew keeps the keyboard's focus, and a field that asks for it gets it once.
let focused = null, isByKey = false;
const path = (node) => node?.closest?.("[data-testid],[id],[name]") === node
  ? (node.id && `#${CSS.escape(node.id)}`) || (node.dataset.testid && `[data-testid="${node.dataset.testid}"]`)
    || (node.name && `[name="${node.name}"][value="${node.value}"]`) : null;
document.addEventListener("focusin", (event) => { focused = path(event.target); });
document.addEventListener("pointerdown", () => { focused = null; isByKey = false; });
document.addEventListener("keydown", () => { isByKey = true; }, true);

export const leave = (node) => { node.blur(); focused = null; };

export const keepFocus = () => {
  if (focused && (document.activeElement === document.body || !document.activeElement)) {
    document.querySelector(focused)?.focus({ preventScroll: true, focusVisible: isByKey || undefined }); // Safari forgets the ring
  }
};

export const giveFocus = () => {
  for (const field of document.querySelectorAll("[data-focus]")) {
    if (!field.hadFocus) field.focus({ preventScroll: true });
    field.hadFocus = true;
  }
};

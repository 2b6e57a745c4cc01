// One question at a time: what is [data-folded] takes the place of what stands before it, and gives it back.
let unfolded = null;

export const fold = (name) => {
  unfolded = name;
  showFold();
  const open = document.querySelector(`[data-folded="${name}"]`);
  (open?.querySelector("input,button") ?? document.querySelector("[data-fold]"))?.focus({ preventScroll: true });
};

export const showFold = () => {
  for (const each of document.querySelectorAll("[data-folded]")) {
    each.hidden = each.dataset.folded !== unfolded;
    each.previousElementSibling.hidden = !each.hidden;
  }
};

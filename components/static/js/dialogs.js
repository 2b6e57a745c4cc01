// A dialog with [data-beside] leaves the notebook beside it in use where there is room for both; drawn anew, it stays
// open and keeps what was chosen in it; and as one chooses, its sentence builds itself.
const narrow = window.matchMedia("(max-width: 1100px)");
let beside = null;

export const openDialog = (dialog) => {
  if (dialog?.dataset.beside === undefined) return dialog?.showModal();
  beside = { id: dialog.id, chosen: {} };
  layOut(dialog);
  (dialog.querySelector("input:checked") ?? dialog.querySelector("input"))?.focus({ preventScroll: true });
};

export const keepBeside = () => {
  const dialog = document.querySelector("dialog[data-beside]");
  if (!dialog) beside = null;
  if (!beside || dialog.open) return;
  layOut(dialog);
  for (const [name, value] of Object.entries(beside.chosen)) dialog.querySelector(`input[name=${name}][value=${value}]`).checked = true;
  fillIn(dialog);
};

export const ask = (question, go) => {
  const dialog = document.getElementById("sure");
  dialog.querySelector(".sure-question").textContent = question;
  dialog.querySelector("[data-yes]").onclick = () => { dialog.close(); go(); };
  dialog.showModal();
};

const layOut = (dialog) => { if (narrow.matches) dialog.showModal(); else dialog.show(); };

const fillIn = (dialog) => {
  for (const gap of dialog.querySelectorAll("[data-says]")) {
    const words = dialog.querySelector(`input[name=${gap.dataset.says}]:checked`)?.dataset.words;
    const text = words ?? gap.dataset.blank;
    if (gap.textContent !== text) gap.textContent = text;
    gap.toggleAttribute("data-filled", words !== undefined);
  }
};
document.addEventListener("change", ({ target }) => {
  const dialog = target.closest?.("dialog[data-beside]");
  if (!dialog) return;
  if (beside) beside.chosen[target.name] = target.value;
  fillIn(dialog);
});
document.addEventListener("close", ({ target }) => {
  if (beside?.id !== target.id) return;
  beside = null;
  if (document.activeElement === document.body) document.querySelector(`[data-dialog="${target.id}"]`)?.focus();
}, true);

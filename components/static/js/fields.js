// What fields keep, and how they are set.

// What was chosen in a form with [data-keep] is chosen again when it is drawn anew under the same name.
let kept = { name: null, chosen: {} };
document.addEventListener("change", ({ target }) => {
  const name = target.closest?.("form[data-keep]")?.dataset.keep;
  if (name) kept = { name, chosen: { ...(kept.name === name ? kept.chosen : {}), [target.name]: target.value } };
});
export const keepChoices = () => {
  for (const form of document.querySelectorAll("form[data-keep]")) {
    if (!form.isKept && form.dataset.keep === kept.name) {
      for (const [name, value] of Object.entries(kept.chosen)) form.querySelector(`[name="${name}"][value="${value}"]`).checked = true;
    }
    form.isKept = true;
  }
};

// A field that remembers begins with what this browser sent in it last, and so does a choice.
export const remember = (form) => {
  for (const field of form.querySelectorAll("[data-remember]")) {
    if (field.type !== "radio" || field.checked) localStorage.setItem(field.dataset.remember, field.value.trim());
  }
};
export const recall = () => {
  for (const field of document.querySelectorAll("[data-remember]")) {
    const last = localStorage.getItem(field.dataset.remember) || "";
    if (!field.recalled && field.type === "radio") field.checked ||= field.value === last;
    else if (!field.recalled) field.value ||= last;
    field.recalled = true;
  }
};

// Text typed into a field with [data-typed=NAME] survives a reload, under the same name.
const TYPED = "typed";
document.addEventListener("input", ({ target }) => {
  if (target.dataset?.typed) sessionStorage.setItem(TYPED, JSON.stringify([target.dataset.typed, target.value]));
});
export const restoreTyped = () => {
  for (const field of document.querySelectorAll("[data-typed]:not([data-retyped])")) {
    const [name, text] = JSON.parse(sessionStorage.getItem(TYPED) ?? "[]");
    if (name === field.dataset.typed) field.value = text;
    field.dataset.retyped = "";
  }
};

// What is set in a field shows in its twin: a slider beside its figure.
document.addEventListener("input", (event) => {
  const twin = document.getElementById(event.target.dataset?.mirror ?? "");
  if (twin) twin.value = event.target.value;
});

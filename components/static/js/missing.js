// An incomplete form says what is missing in our own words; the browser's bubble would cover the choices.
import { refuse } from "./refusals.js";
import { toast } from "./toasts.js";

document.addEventListener("invalid", (event) => {
  event.preventDefault();
  const field = event.target, { form } = field;
  if (field !== [...form.elements].find((each) => each.willValidate && !each.validity.valid)) return; // one at a time
  field.focus();
  say(form, field.dataset.missing ?? field.validationMessage);
}, true);

// Say it in the form's own place for errors, else in the prompt, else in a toast.
const say = (form, why) => {
  const place = form.querySelector("[role=alert],[role=status]");
  if (place) {
    place.replaceChildren(Object.assign(document.createElement("p"), { className: "problem", textContent: why }));
    form.addEventListener("input", () => place.replaceChildren(), { once: true });
  } else if (form.closest(".prompt")?.querySelector("[data-reason]")) refuse(why);
  else toast(why, "refused");
};

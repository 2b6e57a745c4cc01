// A key presses the button that names it; held down, it does not type into the field that comes after it.
import { leave } from "./focus.js";
import { now } from "./moments.js";
import { refuse } from "./refusals.js";
import { isSettled, sayTooEarly } from "./settling.js";

const TYPED_INTO = "input:not([type=radio]),textarea,select,[contenteditable]";
let pressed = null;

document.addEventListener("keyup", (event) => {
  if (event.key === pressed) { event.preventDefault(); pressed = null; }
});
document.addEventListener("keydown", (event) => {
  if (event.repeat && event.key === pressed) return event.preventDefault();
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target.closest?.(TYPED_INTO)) return;
  if (now("key", event)) return;
  if (document.querySelector("dialog[open]")) return;
  if (event.target.closest?.("[role=radiogroup]") && event.key.startsWith("Arrow")) return;
  if (!event.repeat) press(event);
});

const press = (event) => {
  const key = event.key === " " ? "Space" : event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const button = [...document.querySelectorAll("[data-keys]")]
    .find((each) => each.dataset.keys.split(" ").includes(key) && each.offsetParent !== null);
  const why = button ? null : document.querySelector(`[data-refuses~="${CSS.escape(key)}"]`);
  if (!button && !why) return;
  event.preventDefault();
  pressed = event.key;
  if (why) refuse(why.dataset.refusal);
  else if (button.matches("input")) button.focus();
  else if (isSettled(button)) button.click();
  else sayTooEarly(button);
};

// The keys are the table's when there is something to do at it: a line of chat that was sent, or not begun, gives them back.
let wereWanted = false;
export const areKeysWanted = () => [...document.querySelectorAll("[data-act][data-keys]")].some((each) => each.offsetParent !== null);
export const giveKeysBack = () => {
  const box = document.activeElement, areWanted = areKeysWanted();
  if (areWanted && !wereWanted && box?.closest?.("form.chat") && !box.value) leave(box);
  wereWanted = areWanted;
};

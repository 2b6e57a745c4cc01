// A place with [data-takes=NAME] takes what is dragged onto it, or what was chosen under that name before the click.
import { fieldsOf } from "./sending.js";

const root = document.documentElement;
let carried = null;

export const chosen = (name) => carried
  ? fieldsOf(carried)[name] ?? carried.querySelector(`input[name=${name}]`)?.value
  : document.querySelector(`input[name=${name}]:checked`)?.value;

const placeFor = (event) => {
  const place = carried && event.target.closest?.("[data-takes]");
  return place?.dataset.takes === carried?.dataset.carry ? place : null;
};
document.addEventListener("dragstart", (event) => {
  carried = event.target.closest?.("[data-carry]") ?? null;
  if (!carried) return;
  event.dataTransfer.setData("text/plain", "");
  event.dataTransfer.effectAllowed = "move";
  root.dataset.carrying = carried.dataset.carry;
});
document.addEventListener("dragover", (event) => {
  const place = placeFor(event);
  for (const each of document.querySelectorAll(".over")) each.classList.toggle("over", each === place);
  if (place) { event.preventDefault(); place.classList.add("over"); }
});
document.addEventListener("drop", (event) => {
  const place = placeFor(event);
  if (place) { event.preventDefault(); place.dispatchEvent(new MouseEvent("click", { bubbles: true })); }
});
document.addEventListener("dragend", () => { carried = null; delete root.dataset.carrying; });

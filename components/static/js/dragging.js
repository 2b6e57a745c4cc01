// A chip with [data-drag] can be dragged into a place with [data-drop]. What that sends, something else on the page sends
// too: the place's own button, or the chip's choice of another place; a drop presses the one or chooses the other.
import { toast } from "./toasts.js";

const FAR = 6;
const PRESSED = "button:not(.own-name),select"; // one's own name is a button, but can be dragged by too
let held = null;

const chipOf = (player) => document.querySelector(`.name-chip[data-player="${CSS.escape(player)}"]`);
const placeAt = ({ clientX, clientY }) => document.elementFromPoint(clientX, clientY)?.closest("[data-drop]");

// A finger that moves over a chip scrolls the page, unless it began on the grip.
document.addEventListener("pointerdown", (event) => {
  const chip = event.target.closest?.("[data-drag]");
  if (!chip || event.button || event.target.closest(PRESSED)) return;
  if (event.pointerType === "touch" && !event.target.closest(".grip")) return;
  held = { player: chip.dataset.player, pointer: event.pointerId, x: event.clientX, y: event.clientY, ghost: null };
});

document.addEventListener("pointermove", (event) => {
  if (held?.pointer !== event.pointerId) return;
  const x = event.clientX - held.x, y = event.clientY - held.y;
  if (!held.ghost && Math.hypot(x, y) < FAR) return;
  held.ghost ??= lift(chipOf(held.player));
  if (!held.ghost) return letGo();
  held.ghost.style.translate = `${x}px ${y}px`;
  light(placeAt(event));
});

document.addEventListener("pointerup", (event) => {
  if (held?.pointer !== event.pointerId) return;
  const { player, ghost } = held, place = ghost && placeAt(event)?.dataset.drop;
  letGo();
  if (place) drop(chipOf(player), place);
  if (ghost) ignoreClick();
});
document.addEventListener("pointercancel", () => letGo());
document.addEventListener("keydown", (event) => { if (event.key === "Escape") letGo(); });

const lift = (chip) => {
  if (!chip) return null;
  const box = chip.getBoundingClientRect(), ghost = chip.cloneNode(true);
  ghost.removeAttribute("data-testid");
  for (const node of ghost.querySelectorAll("button:not(.own-name),.move-to")) node.remove();
  ghost.classList.add("ghost");
  ghost.setAttribute("aria-hidden", "true");
  Object.assign(ghost.style, { left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px` });
  chip.closest(".page").append(ghost);
  getSelection()?.removeAllRanges();
  document.documentElement.dataset.dragging = "";
  return ghost;
};

const light = (place) => {
  for (const each of document.querySelectorAll("[data-drop].drop-here")) if (each !== place) each.classList.remove("drop-here");
  place?.classList.add("drop-here");
};

const letGo = () => {
  held?.ghost?.remove();
  held = null;
  light(null);
  delete document.documentElement.dataset.dragging;
};

// A drag that ends where it began is no press of the name there.
const ignoreClick = () => {
  const ignore = (event) => event.stopPropagation();
  addEventListener("click", ignore, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", ignore, true));
};

const drop = (chip, place) => {
  if (!chip || chip.closest(`[data-drop="${place}"]`)) return;
  const offer = chip.dataset.own === undefined ? null : document.querySelector(`[data-pick="${place}"]`);
  const select = chip.querySelector(".move-to select");
  if (offer) return offer.click();
  if (!select) return toast("That place is taken. Ask the host to swap the two of you.", "plain");
  select.value = place;
  select.dispatchEvent(new Event("change", { bubbles: true }));
};

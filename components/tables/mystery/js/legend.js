// The legend of the notebook opens while the pointer or the keyboard is on its button, and stays open once the button was
// pressed: until the next press, Escape, or a press elsewhere.
import { when } from "../../../static/js/moments.js";

const GAP = 12, EDGE = 8, LEAVING = 200; // the last in milliseconds: a pointer may cross the gap to read, or to select
const narrow = window.matchMedia("(max-width: 1100px)");
let isKept = false, going = null;

const button = () => document.querySelector("[data-local=legend]");
const panel = () => document.getElementById("legend");
const isOpen = () => Boolean(panel()?.matches(":popover-open"));
const isOn = (node) => Boolean(node?.closest?.("[data-local=legend],#legend"));

const open = () => {
  clearTimeout(going);
  if (isOpen() || !panel()) return;
  panel().showPopover();
  place();
  tell();
};
const close = () => {
  clearTimeout(going);
  isKept = false;
  if (isOpen()) panel().hidePopover();
  tell();
};
const tell = () => { if (button()) button().ariaExpanded = String(isOpen()); };

// Beside the sheet; where there is no room beside it, under its button.
const place = () => {
  const legend = panel(), sheet = button().closest(".notebook").getBoundingClientRect(), box = button().getBoundingClientRect();
  const left = narrow.matches ? Math.max(EDGE, (innerWidth - legend.offsetWidth) / 2) : sheet.right + GAP;
  const wanted = narrow.matches ? box.bottom + EDGE : sheet.top;
  const top = Math.max(EDGE, Math.min(wanted, innerHeight - legend.offsetHeight - EDGE));
  legend.style.cssText = `left:${left}px;top:${top}px`;
};

document.addEventListener("pointerover", ({ target, pointerType }) => { if (pointerType === "mouse" && isOn(target)) open(); });
document.addEventListener("pointerout", ({ target, relatedTarget, pointerType }) => {
  if (pointerType !== "mouse" || isKept || !isOn(target) || isOn(relatedTarget)) return;
  clearTimeout(going);
  going = setTimeout(() => { if (!button()?.matches(":focus-visible")) close(); }, LEAVING);
});
document.addEventListener("focusin", ({ target }) => { if (target === button() && target.matches(":focus-visible")) open(); });
document.addEventListener("focusout", ({ target, relatedTarget }) => {
  if (isOpen() && !isKept && target === button() && !isOn(relatedTarget)) close();
});
when("pressed", (node) => {
  if (node !== button()) return;
  if (isKept) return close();
  isKept = true;
  open();
});
document.addEventListener("pointerdown", ({ target }) => { if (isOpen() && !isOn(target)) close(); }, true);
document.addEventListener("keydown", (event) => {
  if (event.key !== "Escape" || !isOpen()) return;
  event.stopPropagation(); // nothing else is closed by it
  close();
}, true);
addEventListener("resize", () => { if (isOpen()) { if (button()?.checkVisibility()) place(); else close(); } });
when("drawn", () => {
  if (!isOpen()) isKept = false; // the notebook was laid anew under it
  tell();
});
when("sheet", close);

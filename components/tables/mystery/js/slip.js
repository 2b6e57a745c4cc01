// A slip of paper beside the notebook says why a mark stands there: the answer to what was pressed last, until the next
// press, Escape, or a look elsewhere. Keys stay with what was asked about; Tab goes to the slip, and back.
import { when } from "../../../static/js/moments.js";

const GAP = 12, EDGE = 8;
const narrow = window.matchMedia("(max-width: 1100px)");
let wanted = null; // the test id of what somebody wants explained, until they have read it; an answer may come late, or twice

const opened = () => document.querySelector("[data-slip][data-open]");
const asked = (slip) => slip && document.querySelector(`[data-testid="${slip.dataset.slip}"]`);

const close = (slip) => {
  wanted = null;
  if (!slip) return;
  const cell = asked(slip), hadKeys = slip.contains(document.activeElement);
  delete slip.dataset.open;
  cell?.removeAttribute("data-asked");
  if (hadKeys) cell?.focus({ preventScroll: true });
};

when("pressed", (node) => {
  const slip = opened(), isAgain = slip?.dataset.slip === node.dataset.testid;
  close(slip);
  if (node.dataset.act === "CONSIDER" && !isAgain) wanted = node.dataset.testid;
});

when("drawn", () => {
  const slip = document.querySelector("[data-slip]");
  if (slip && slip.dataset.slip === wanted && slip.dataset.open === undefined) open(slip);
  const cell = asked(opened()); // its row may have been drawn anew
  if (cell && cell.dataset.asked === undefined) cell.dataset.asked = "";
});

const open = (slip) => {
  const cell = asked(slip);
  if (!cell) return;
  slip.dataset.open = "";
  place(slip, cell);
};

// Beside the sheet, at the height of what was asked about; on a phone over the sheet, where it does not cover that.
const place = (slip, cell) => {
  const box = cell.getBoundingClientRect(), sheet = cell.closest(".notebook").getBoundingClientRect();
  const middle = box.top + box.height / 2;
  slip.style.cssText = "";
  slip.classList.toggle("above", narrow.matches && middle > (sheet.top + sheet.bottom) / 2);
  if (narrow.matches) return;
  const lowest = innerHeight - slip.offsetHeight - EDGE;
  const top = Math.max(sheet.top, Math.min(middle - slip.offsetHeight / 2, lowest));
  slip.style.cssText = `left:${sheet.right + GAP}px;top:${top}px;--points:${middle - top}px`;
};

const isElsewhere = (slip, target) => !slip.contains(target) && !asked(slip)?.contains(target);
for (const moment of ["click", "focusin"]) {
  document.addEventListener(moment, ({ target }) => {
    const slip = opened();
    if (slip && isElsewhere(slip, target)) close(slip);
  }, true);
}
addEventListener("resize", () => {
  const slip = opened(), cell = asked(slip);
  if (cell?.checkVisibility()) place(slip, cell);
  else if (slip) close(slip);
});

document.addEventListener("keydown", (event) => {
  const slip = opened();
  if (!slip) return;
  if (event.key === "Escape") {
    event.stopPropagation(); // nothing else is closed by it
    close(slip);
  } else if (event.key === "Tab") turn(slip, event);
}, true);

const turn = (slip, event) => {
  const buttons = [...slip.querySelectorAll("button")], cell = asked(slip);
  const to = event.shiftKey ? document.activeElement === buttons[0] && cell : document.activeElement === cell && buttons[0];
  if (!to) return;
  event.preventDefault();
  to.focus({ preventScroll: true, focusVisible: true });
};

// The notebook under the keys, and what is new in it.
import { leave } from "../../../static/js/focus.js";
import { when } from "../../../static/js/moments.js";
import { afterTheScene } from "../../../static/js/scenes.js";
import { fieldsOf } from "../../../static/js/sending.js";

// A pointer leaves the keys to the turn: only who came to the notebook by the keyboard writes in it with keys.
// But a click that brings a "maybe" waits for its letter, for one.
let awaitsLetter = false;
when("pressed", (node, isPointer) => {
  awaitsLetter = isPointer && fieldsOf(node).mark === "maybe";
  if (awaitsLetter) node.focus();
  else if (isPointer && node.closest("[data-notes]")) leave(node);
});

when("key", (event) => {
  const cell = event.target.closest?.("[data-notes] button.note");
  return Boolean(cell) && (goes(cell, event) || writes(cell, event));
});

const goes = (cell, event) => {
  const rows = [...cell.closest("table").querySelectorAll("tbody tr")].map((row) => [...row.querySelectorAll("button.note")])
    .filter((row) => row.length);
  const y = rows.findIndex((row) => row.includes(cell)), x = rows[y].indexOf(cell);
  const to = { ArrowUp: [y - 1, x], ArrowDown: [y + 1, x], ArrowLeft: [y, x - 1], ArrowRight: [y, x + 1] }[event.key];
  if (!to) return false;
  event.preventDefault();
  rows[to[0]]?.[to[1]]?.focus();
  return true;
};

const writes = (cell, event) => {
  if (!/^[a-z0-9]$/i.test(event.key) && event.key !== "Backspace" && event.key !== "Delete") return false;
  event.preventDefault();
  const mark = event.key.length === 1 ? event.key.toLowerCase() : "";
  cell.dataset.sends = JSON.stringify({ ...fieldsOf(cell), mark });
  if (awaitsLetter) leave(cell);
  cell.click();
  return true;
};

// Marks that came into the notebook flash once, and the newest of them comes into view; none before the scene it is from.
let marked = null, newest = null;
const showNewest = () => { if (newest) document.querySelector(`[data-testid="${newest}"]`)?.scrollIntoView({ block: "nearest" }); };
when("sheet", showNewest);

when("drawn", () => {
  const rows = [...document.querySelectorAll("[data-notes] .note-row > th")].filter((head) => !head.isRead);
  if (!rows.length) return;
  for (const head of rows) head.isRead = true;
  const cells = rows.flatMap((head) => [...head.parentElement.querySelectorAll("button.note")]);
  const fresh = marked && cells.filter((cell) => cell.className !== "note " && marked.get(cell.dataset.testid) !== cell.className);
  marked ??= new Map();
  for (const cell of cells) marked.set(cell.dataset.testid, cell.className);
  if (!fresh?.length) return;
  for (const cell of fresh) cell.classList.add("untold");
  afterTheScene(() => {
    for (const cell of fresh) cell.classList.replace("untold", "fresh");
    newest = fresh.at(-1).dataset.testid;
    showNewest();
  });
});

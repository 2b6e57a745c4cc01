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
  const cell = event.target.closest?.("[data-notes] tbody button");
  return Boolean(cell) && (goes(cell, event) || writes(cell, event));
});

const WAYS = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };

// To the next square; the name of a card is one if it can be pressed.
const goes = (cell, event) => {
  const way = WAYS[event.key];
  if (!way) return false;
  event.preventDefault();
  const rows = [...cell.closest("table").querySelectorAll(".note-row")];
  const buttons = rows.map((row) => [...row.cells].map((each) => each.querySelector("button")));
  let y = buttons.findIndex((row) => row.includes(cell)), x = buttons[y].indexOf(cell);
  do { y += way[0]; x += way[1]; } while (buttons[y]?.[x] === null);
  buttons[y]?.[x]?.focus({ focusVisible: true }); // Safari would draw no ring after a click
  return true;
};

const writes = (cell, event) => {
  if (!/^[a-z0-9]$/i.test(event.key) && event.key !== "Backspace" && event.key !== "Delete") return false;
  if (!cell.matches(".note")) return false;
  event.preventDefault();
  if (awaitsLetter) leave(cell);
  press(cell, event.key.length === 1 ? event.key.toLowerCase() : "");
  return true;
};

// Whatever a square does when it is pressed, a key writes in it.
const press = (cell, mark) => {
  const { act, sends } = cell.dataset, { text, ...place } = fieldsOf(cell);
  const [card, player] = text?.split(":") ?? [place.card, place.player];
  Object.assign(cell.dataset, { act: "MARK", sends: JSON.stringify({ card, player, mark }) });
  cell.click();
  Object.assign(cell.dataset, { act, sends });
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
  const isFresh = (name, now, blank) => now !== blank && marked.get(name) !== now;
  const fresh = marked && [
    ...rows.filter((head) => isFresh(head.title, head.parentElement.className, "note-row")),
    ...cells.filter((cell) => isFresh(cell.dataset.testid, cell.className, "note ")),
  ];
  marked ??= new Map();
  for (const head of rows) marked.set(head.title, head.parentElement.className);
  for (const cell of cells) marked.set(cell.dataset.testid, cell.className);
  if (!fresh?.length) return;
  for (const node of fresh) node.classList.add("untold");
  afterTheScene(() => {
    for (const node of fresh) node.classList.replace("untold", "fresh");
    newest = fresh.at(-1).dataset.testid ?? newest;
    showNewest();
  });
});

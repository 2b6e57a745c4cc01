// The board under the keys: the arrows go from card to card, of which the tab key stops at one alone.
import { when } from "../../../static/js/moments.js";

const WIDE = 5;
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
let current = 12;

const cards = () => new Map([...document.querySelectorAll("[data-card]")].map((card) => [Number(card.dataset.card), card]));
const distance = (one, other) => Math.abs(one % WIDE - other % WIDE) + Math.abs(Math.floor(one / WIDE) - Math.floor(other / WIDE));
const nearest = (open) => [...open.keys()].sort((one, other) => distance(one, current) - distance(other, current))[0];

when("drawn", () => {
  const open = cards();
  if (!open.size) return;
  const stop = open.has(current) ? current : nearest(open);
  for (const [at, card] of open) card.tabIndex = at === stop ? 0 : -1;
});

document.addEventListener("focusin", ({ target }) => {
  if (target.dataset?.card === undefined) return;
  current = Number(target.dataset.card);
  for (const [at, card] of cards()) card.tabIndex = at === current ? 0 : -1;
});

// The next card in that direction that can be voted for; whoever is nowhere yet begins where the keyboard was last.
const next = (open, [across, down]) => {
  let x = current % WIDE + across, y = Math.floor(current / WIDE) + down;
  for (; x >= 0 && x < WIDE && y >= 0 && y < WIDE; x += across, y += down) if (open.has(y * WIDE + x)) return y * WIDE + x;
  return current;
};

when("key", (event) => {
  const step = ARROWS[event.key], open = step && !document.querySelector("dialog[open]") ? cards() : new Map();
  if (!open.size || event.target.closest?.("[role=radiogroup],[role=log],.clue-log")) return false;
  event.preventDefault();
  const isOnCard = event.target.dataset?.card !== undefined;
  const at = isOnCard ? next(open, step) : nearest(open);
  open.get(open.has(at) ? at : nearest(open)).focus({ preventScroll: true, focusVisible: true });
  return true;
});

// The prologue opens once for each room, unless the page was hidden until the game was well under way. It ends by itself,
// or at any key or click.
import { when } from "../../../static/js/moments.js";
import { calm } from "../../../static/js/motion.js";
import { isResting } from "../../../static/js/settling.js";

const KEPT = 40; // rooms
const SHOWN = "prologues";
const IGNORED = ["Shift", "Control", "Alt", "AltGraph", "Meta", "CapsLock", "Tab"];

const shown = () => (localStorage.getItem(SHOWN) ?? "").split(" ");
const opened = () => document.querySelector("dialog.prologue[open]");

const begin = () => {
  const scene = document.querySelector(".prologue-place:not(.past) dialog.prologue:not([open])"), room = scene?.dataset.prologue;
  if (!scene || document.hidden || shown().includes(room)) return;
  localStorage.setItem(SHOWN, [room, ...shown()].slice(0, KEPT).join(" "));
  scene.showModal();
  if (!calm.matches) setTimeout(() => scene.close(), Number(scene.dataset.lasts));
};
const sayWhoseTurn = () => opened()?.toggleAttribute("data-yours", Boolean(document.querySelector(".prompt-body.yours")));
when("drawn", () => {
  begin();
  sayWhoseTurn();
});
document.addEventListener("visibilitychange", begin);
begin();

// The key or click that ends it does nothing else: neither reaches the table below.
const end = (event) => {
  const scene = opened();
  if (!scene || IGNORED.includes(event.key) || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  event.stopPropagation();
  if (!event.repeat && !isResting(scene)) scene.close();
};
document.addEventListener("keydown", end, true);
document.addEventListener("click", end, true);

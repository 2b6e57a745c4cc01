// What comes by itself hears nothing at first that was meant for what was there before: in [data-settles=NAME] no key, in
// [data-rests=NAME] no press of any kind; that is [data-resting] until then, and asked for again if it goes and comes back.
import { calm } from "./motion.js";

const SETTLES_AFTER = 700;
const arrived = new Map();

export const noteArrivals = () => {
  const resting = new Map([...document.querySelectorAll("[data-rests]")].map((node) => [node.dataset.rests, node]));
  for (const name of arrived.keys()) if (name.startsWith("rests ") && !resting.has(name.slice(6))) arrived.delete(name);
  for (const { dataset: { settles } } of document.querySelectorAll("[data-settles]")) note(settles);
  for (const [name, node] of resting) {
    note(`rests ${name}`);
    node.toggleAttribute("data-resting", left(`rests ${name}`) > 0);
    if (left(`rests ${name}`) > 0) setTimeout(() => node.removeAttribute("data-resting"), left(`rests ${name}`));
  }
};

export const isSettled = (node) => left(node.closest("[data-settles]")?.dataset.settles) <= 0 && !isResting(node);
export const isResting = (node) => Boolean(node.closest("[data-resting]"));

// A key that is pressed too early is ignored, and the button says so.
export const sayTooEarly = (node) => {
  if (node.querySelector(".early")) return;
  const sign = Object.assign(document.createElement("span"), { className: "early", role: "status", textContent: "One moment…" });
  node.append(sign);
  setTimeout(() => sign.remove(), SETTLES_AFTER);
  if (!calm.matches) node.animate({ translate: ["0", "-4px", "4px", "-2px", "0"] }, 260);
};

const note = (name) => { if (!arrived.has(name)) arrived.set(name, performance.now()); };
const left = (name) => arrived.has(name) ? arrived.get(name) + SETTLES_AFTER - performance.now() : 0;

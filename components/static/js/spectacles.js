// A spectacle, [data-spectacle=NAME], begins once, before one's eyes: not if it was there when the page was opened, and not
// again when it is drawn anew. It is [data-live] for [data-lasts] milliseconds, and heard as [data-sounds] if the sound is on.
// It waits for the scene that runs; with [data-holds] it is one itself, and news wait for so many milliseconds.
import { calm } from "./motion.js";
import { afterTheScene, waitFor } from "./scenes.js";
import { play } from "./sound.js";

const AGES_AGO = -Infinity, LATER = Infinity;
let begun = null; // each name with the moment it began, once the page is there

export const showSpectacles = () => {
  if (!document.querySelector("[data-title]")) return;
  const nodes = document.querySelectorAll("[data-spectacle]");
  begun ??= new Map([...nodes].map((node) => [node.dataset.spectacle, AGES_AGO]));
  for (const node of nodes) {
    const name = node.dataset.spectacle;
    if (!begun.has(name)) prepare(name, node);
    else if (node.dataset.live === undefined) light(node, performance.now() - begun.get(name));
  }
};

const prepare = (name, node) => {
  if (node.dataset.holds) {
    begin(name);
    waitFor(node, Number(node.dataset.holds));
  } else {
    begun.set(name, LATER);
    afterTheScene(() => begin(name));
  }
};

const begin = (name) => {
  begun.set(name, performance.now());
  const [node] = document.querySelectorAll(`[data-spectacle="${name}"]`);
  if (!node) return;
  light(node, 0);
  if (node.dataset.sounds) setTimeout(() => sound(name), calm.matches ? 0 : Number(node.dataset.holds ?? 0));
};

// A scene that is over before its moment came, since somebody skips ahead, is not heard either.
const sound = (name) => {
  const node = document.querySelector(`[data-spectacle="${name}"]`);
  if (node) play(node.dataset.sounds);
};

const light = (node, since) => {
  const left = Number(node.dataset.lasts) - since;
  if (!(since >= 0 && left > 0)) return;
  node.style.setProperty("--since", `${-since}ms`);
  node.dataset.live = "";
  setTimeout(() => delete node.dataset.live, left);
};

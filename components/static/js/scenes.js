// What is told comes after what is seen: a scene with [data-after] comes to its point after so many milliseconds, when
// what moves in it until then has come to rest. Until then news wait, and what is [data-told] is hidden; but not for ever:
// a page that draws slowly, so that what moves begins late, gets some time. Not at all where motion is reduced or nobody looks.
import { calm } from "./motion.js";

const SLOW = 4000;
const root = document.documentElement;
const untold = [];
let scenes = 0;

export const afterTheScene = (go) => { if (scenes) untold.push(go); else go(); };

export const watch = () => {
  for (const scene of document.querySelectorAll("[data-after]")) {
    if (scene.isWatched) continue;
    scene.isWatched = true;
    waitFor(scene, Number(scene.dataset.after));
  }
};

// News wait until this scene has come to its point.
export const waitFor = (scene, time) => {
  if (calm.matches || document.hidden) return;
  const moves = scene.getAnimations({ subtree: true }).filter((each) => each.effect.getComputedTiming().endTime <= time + 50);
  const point = moves.length ? Promise.allSettled(moves.map((each) => each.finished)) : pause(time);
  const isOver = new AbortController();
  scenes += 1;
  root.dataset.watching = "";
  Promise.race([point, pause(time + SLOW), lookedAway(isOver.signal)]).then(() => {
    isOver.abort();
    scenes -= 1;
    if (scenes) return;
    delete root.dataset.watching;
    for (const go of untold.splice(0)) go();
  });
};

const pause = (time) => new Promise((go) => { setTimeout(go, time); });
const lookedAway = (signal) => new Promise((go) => { document.addEventListener("visibilitychange", go, { once: true, signal }); });

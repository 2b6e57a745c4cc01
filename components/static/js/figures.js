// A figure with [data-count] counts up or down from what it was.
import { calm } from "./motion.js";

const COUNTS_FOR = 800;
const counted = new Map();

export const countUp = () => {
  for (const node of document.querySelectorAll("[data-count]")) {
    if (node.isCounted) continue;
    node.isCounted = true;
    const from = counted.get(node.dataset.testid), to = Number(node.dataset.count);
    counted.set(node.dataset.testid, to);
    if (from !== undefined && from !== to && !calm.matches) run(node, from, to);
  }
};

const run = (node, from, to) => {
  const text = node.firstChild, begin = performance.now();
  const show = (now) => {
    const share = Math.min(1, Math.max(0, (now - begin) / COUNTS_FOR));
    text.data = Math.round(from + (to - from) * (1 - (1 - share) ** 3));
    if (share < 1 && node.isConnected) requestAnimationFrame(show);
  };
  show(begin);
};

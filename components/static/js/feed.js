// News come in a hidden place: they go to the end of the feed, each once, and what matters is announced as well.
import { afterTheScene } from "./scenes.js";
import { toast } from "./toasts.js";
import { noteUnseen } from "./unseen.js";

const KEPT = 200, SPOKEN = 10, ANNOUNCED = 3, NEAR = 40;

export const hearNews = () => {
  for (const news of document.querySelectorAll("[data-news]")) {
    const feed = news.parentElement.querySelector("[data-feed]");
    const first = Number(news.firstElementChild?.dataset.first ?? 0);
    const lines = [...news.firstElementChild?.children ?? []].filter((_, at) => first + at >= (feed.heard ?? 0));
    if (!lines.length) continue;
    feed.heard = first + news.firstElementChild.childElementCount;
    afterTheScene(() => tell(feed, lines.map((line) => line.cloneNode(true))));
  }
};

const tell = (feed, lines) => {
  addAtEnd(feed, lines);
  noteUnseen(feed, lines);
  const announced = lines.filter((each) => each.classList.contains("matters")).slice(-ANNOUNCED);
  for (const line of announced) {
    toast(line.lastChild.textContent, line.classList.contains("private") ? "private" : "plain");
  }
  speak(lines.filter((each) => !announced.includes(each)));
};

const speak = (lines) => {
  const spoken = document.querySelector("[data-spoken]");
  spoken?.append(...lines.map((line) => Object.assign(document.createElement("p"), { textContent: line.textContent })));
  while (spoken?.childElementCount > SPOKEN) spoken.firstElementChild.remove();
};

// A feed is a reversed column: it scrolls from its end, which is 0, and stays there by itself whatever its size. To learn
// whether the reader has scrolled up, look at the position when lines arrive. A scroll event may be late, or our own.
const addAtEnd = (feed, lines) => {
  const all = feed.lastElementChild, isRead = feed.scrollTop < -NEAR, before = all.offsetHeight;
  all.append(...lines);
  feed.scrollTop = isRead ? feed.scrollTop - (all.offsetHeight - before) : 0;
  while (all.childElementCount > KEPT) all.firstElementChild.remove();
};

// While its end is out of sight, a feed shows a button that leads back to it.
export const watchEnds = () => {
  for (const feed of document.querySelectorAll("[data-feed]:not(:empty)")) feed.watch ??= watchEnd(feed);
};

const watchEnd = (feed) => {
  const newest = feed.parentElement.querySelector("[data-local=newest]");
  const see = (sights) => { newest.hidden = sights.at(-1).isIntersecting; };
  const watch = new IntersectionObserver(see, { root: feed, rootMargin: `0px 0px ${NEAR}px` });
  watch.observe(feed.firstElementChild);
  return watch;
};

export const showNewest = (newest) => {
  const feed = newest.closest(".feed-page").querySelector("[data-feed]");
  feed.scrollTop = 0;
  feed.focus({ preventScroll: true }); // the button disappears
};

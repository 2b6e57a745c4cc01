// News come in a hidden place: they go to the end of the feed, each once, and what matters is announced as well.
import { afterTheScene } from "./scenes.js";
import { toast } from "./toasts.js";
import { noteUnseen } from "./unseen.js";

const KEPT = 200, SPOKEN = 10, ANNOUNCED = 3, NEAR = 40;

export const hearNews = () => {
  for (const news of document.querySelectorAll("[data-news]")) {
    const feed = news.parentElement.querySelector("[data-feed]");
    const lines = [...news.firstElementChild?.children ?? []], first = Number(news.firstElementChild?.dataset.first ?? 0);
    const unheard = lines.filter((_, at) => first + at >= (feed.heard ?? 0));
    const grown = lines.find((line, at) => first + at === (feed.heard ?? 0) - 1 && line.textContent !== latest(feed));
    if (!unheard.length && !grown) continue;
    feed.heard = first + lines.length;
    feed.latest = lines.at(-1).textContent;
    const [again, ...others] = [grown, ...unheard].map((line) => line?.cloneNode(true));
    afterTheScene(() => tell(feed, others, again));
  }
};

// The text of the last line that was heard: several people may have done the same, and then the line grows.
const latest = (feed) => feed.latest ?? feed.lastElementChild?.lastElementChild?.textContent;

const tell = (feed, lines, again) => {
  if (again) feed.lastElementChild.lastElementChild?.remove();
  const all = again ? [again, ...lines] : lines;
  addAtEnd(feed, all);
  noteUnseen(feed, lines);
  const announced = all.filter((each) => each.classList.contains("matters")).slice(-ANNOUNCED);
  for (const line of announced) toast(line.dataset.says ?? line.lastChild.textContent, line.classList.contains("private") ? "private" : "plain");
  speak(all.filter((each) => !announced.includes(each)));
};

// A heading says a sentence.
const speak = (lines) => {
  const spoken = document.querySelector("[data-spoken]");
  const said = (line) => Object.assign(document.createElement("p"), { textContent: line.dataset.says ?? line.textContent });
  spoken?.append(...lines.map(said));
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

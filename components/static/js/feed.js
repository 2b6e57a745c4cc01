// News come in a hidden place: they go to the end of the feed, each once, and what matters is announced as well.
import { afterTheScene } from "./scenes.js";
import { toast } from "./toasts.js";
import { noteUnseen } from "./unseen.js";

const KEPT = 200, SPOKEN = 10, ANNOUNCED = 3;

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
  feed.append(...lines);
  noteUnseen(feed, lines);
  while (feed.childElementCount > KEPT) feed.firstElementChild.remove();
  stayAtEnd();
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

// The feed stays at its end, also when it shrinks, as beside a long question or in another window.
const sizes = new ResizeObserver((feeds) => {
  for (const { target } of feeds) if (target.atEnd ?? true) target.scrollTop = target.scrollHeight;
});
export const stayAtEnd = () => {
  for (const feed of document.querySelectorAll("[data-feed]")) {
    if (feed.seen === undefined) sizes.observe(feed); // a second time would count as a change
    if (feed.scrollHeight !== feed.seen && (feed.atEnd ?? true)) feed.scrollTop = feed.scrollHeight;
    feed.seen = feed.scrollHeight;
  }
};
document.addEventListener("scroll", (event) => {
  const feed = event.target.closest?.("[data-feed]");
  if (feed) feed.atEnd = feed.scrollHeight - feed.scrollTop - feed.clientHeight < 60;
}, true);

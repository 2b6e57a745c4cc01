// Hints are for this browser's first game: each is shown until it is put away, and then never again.
import { leave } from "../../../static/js/focus.js";
import { when } from "../../../static/js/moments.js";

const SEEN = "hints-seen", FIRST = "hints-room";
const seen = () => (localStorage.getItem(SEEN) ?? "").split(" ");
const isFirstGame = () => {
  if (!localStorage.getItem(FIRST)) localStorage.setItem(FIRST, location.pathname);
  return localStorage.getItem(FIRST) === location.pathname;
};

const show = () => {
  for (const hint of document.querySelectorAll("[data-hint]")) hint.hidden = !isFirstGame() || seen().includes(hint.dataset.hint);
};
when("drawn", show);
when("pressed", (node) => {
  if (node.dataset.local !== "hint") return;
  leave(node);
  localStorage.setItem(SEEN, [node.closest("[data-hint]").dataset.hint, ...seen()].join(" ").trim());
  show();
});

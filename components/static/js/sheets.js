// On a phone one sheet at a time lies over the board: the notebook, or the feed.
import { now } from "./moments.js";
import { countUnseen } from "./unseen.js";

const root = document.documentElement;

export const showSheet = (name) => {
  root.dataset.sheet = name;
  for (const button of document.querySelectorAll("[data-local=sheet]")) {
    button.setAttribute("aria-expanded", button.dataset.sheet === name);
    if (button.dataset.sheet === name) countUnseen(button, 0);
  }
  now("sheet");
};

export const closeSheet = () => {
  if (root.dataset.sheet && !document.querySelector("dialog[open]")) showSheet("");
};

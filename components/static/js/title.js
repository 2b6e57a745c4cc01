// The tab's title says whose turn it is, and a sound may call.
import { chime } from "./sound.js";

let title = null;

export const showTitle = () => {
  const sign = document.querySelector("[data-title]");
  if (!sign || sign.dataset.title === title) return;
  if (title !== null && sign.dataset.yours !== undefined) chime();
  title = document.title = sign.dataset.title;
};

// How likely each card is in the case file: written into its row as a bar and a number. Rows are drawn anew without it;
// news about it wait, as the marks do, for the scene they are from.
import { when } from "../../../static/js/moments.js";
import { afterTheScene } from "../../../static/js/scenes.js";

let heard = "", chances = {};
const inWords = (chance) => chance < 1 ? "<1 %" : chance > 99 ? ">99 %" : `${Math.round(chance)} %`;

const write = () => {
  for (const place of document.querySelectorAll("[data-notes] .chance")) {
    const chance = chances[place.dataset.of];
    if (!chance || place.dataset.chance === chance) continue;
    place.dataset.chance = chance;
    place.style.setProperty("--chance", `${chance}%`);
    place.firstChild.textContent = inWords(Number(chance));
  }
};

when("drawn", () => {
  const news = document.querySelector("[data-chances] data")?.value ?? "";
  write();
  if (news === heard) return;
  heard = news;
  afterTheScene(() => {
    chances = Object.fromEntries(heard.split(" ").map((each) => each.split(":")));
    write();
  });
});

// What cannot be done is answered with its reason: in the prompt, with a small shake of it and of one's pawn.
import { calm } from "./motion.js";

const TIME_TO_READ = 5000;
let reading = null;

export const refuse = (why) => {
  const place = document.querySelector("[data-reason]");
  if (!why || !place) return;
  if (place.textContent !== why) place.textContent = why;
  clearTimeout(reading);
  reading = setTimeout(() => { place.textContent = ""; }, TIME_TO_READ);
  if (calm.matches) return;
  const pawn = document.querySelector(".plate.you")?.dataset.testid.replace("plate", "token");
  for (const node of [place.closest(".prompt-body"), document.querySelector(`[data-testid="${pawn}"]`)]) {
    node?.animate({ translate: ["0", "-5px", "5px", "-3px", "3px", "0"] }, 320);
  }
};

// A place of the board that is not lit says why, where the prompt knows: [data-no-way=PLACE], or one for all the others.
export const explain = (event) => {
  if (!event.target.closest(".board")) return;
  const place = beneath(event, "[data-place]")?.dataset.place ?? "";
  const why = document.querySelector(`[data-no-way="${place}"]`) ?? document.querySelector('[data-no-way=""]');
  refuse(why?.dataset.refusal);
};

// A piece on the board hides nothing of the place that it stands on.
export const beneath = (event, what) => event.target.closest(".board")
  && document.elementsFromPoint(event.clientX, event.clientY).map((each) => each.closest(what)).find(Boolean);

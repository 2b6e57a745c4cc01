// A form with [data-in-time=SELECTOR] is sent by itself, once, just before that countdown runs out, if it is filled in
// correctly, so nobody loses what they have typed. While the form is there, the server has not called time, so a page
// that was held up still tries.
import { isCutOff } from "./line.js";
import { when } from "./moments.js";
import { roundTrip } from "./resending.js";

const AHEAD = 300, LONGEST_ROUND_TRIP = 1000;
const WOKEN_EVERY = 1000; // browsers run the timers of hidden pages once a second
let alarm = null;

const ahead = () => AHEAD + Math.min(roundTrip(), LONGEST_ROUND_TRIP) + (document.hidden ? WOKEN_EVERY : 0);

export const sendInTime = () => {
  clearTimeout(alarm);
  const form = document.querySelector("form[data-in-time]");
  const due = form && document.querySelector(form.dataset.inTime)?.due;
  if (due == null || form.wasSent) return;
  const left = due - performance.now() - ahead();
  if (left > 0) alarm = setTimeout(sendInTime, left);
  else if (!isCutOff() && form.matches(":valid")) form.requestSubmit(form.querySelector("[type=submit]"));
};
document.addEventListener("visibilitychange", sendInTime);
when("online", sendInTime);

// What only the browser can do, a module for each: this one is what pages call, and what is seen to whenever they change.
import "./bringing.js";
import "./dragging.js";
import "./escape.js";
import "./menus.js";
import "./missing.js";
import "./resizing.js";
import { pressByItself } from "./by-itself.js";
import { countDown } from "./countdowns.js";
import { keepBeside } from "./dialogs.js";
import { input } from "./drafts.js";
import { hearNews, watchEnds } from "./feed.js";
import { keepChoices, recall, restoreTyped } from "./fields.js";
import { countUp } from "./figures.js";
import { giveFocus, keepFocus } from "./focus.js";
import { showFold } from "./folds.js";
import { hideAgain } from "./hiding.js";
import { sendInTime } from "./in-time.js";
import { giveKeysBack } from "./keys.js";
import { farewell, watchLine } from "./line.js";
import { now } from "./moments.js";
import { showIcon } from "./page-icon.js";
import { change, click, submit } from "./presses.js";
import { watch } from "./scenes.js";
import { noteArrivals } from "./settling.js";
import { showSound } from "./sound.js";
import { showTitle } from "./title.js";
import { moveToasts } from "./toasts.js";

window.parlour = { farewell, click, submit, change, input };

const tidy = () => {
  keepBeside();
  hideAgain();
  watch();
  keepChoices();
  showFold();
  watchLine();
  noteArrivals();
  recall();
  restoreTyped();
  hearNews();
  showTitle();
  showIcon();
  countUp();
  giveFocus();
  giveKeysBack();
  keepFocus();
  now("drawn");
  moveToasts();
  showSound();
  watchEnds();
  countDown();
  sendInTime();
  pressByItself();
};
new MutationObserver(tidy).observe(document, { childList: true, subtree: true });
tidy(); // what is read rather than played is there already

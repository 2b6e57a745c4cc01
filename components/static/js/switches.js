// A press on [data-local=NAME] is for this browser alone.
import { openDialog } from "./dialogs.js";
import { showNewest } from "./feed.js";
import { fold } from "./folds.js";
import { hide } from "./hiding.js";
import { copy, share } from "./sharing.js";
import { showSheet } from "./sheets.js";
import { setSound, switchSound } from "./sound.js";

const root = document.documentElement;
const switches = {
  "theme": () => {
    root.dataset.theme = root.dataset.theme === "night" ? "day" : "night";
    localStorage.setItem("theme", root.dataset.theme);
  },
  "sound": switchSound,
  "sound-on": () => setSound("on"),
  "sound-off": () => setSound("off"),
  "copy": copy,
  "share": share,
  "open": (node) => openDialog(document.getElementById(node.dataset.dialog)),
  "close": (node) => node.closest("dialog")?.close(),
  "hide": (node) => hide(node.closest("[data-hideable]")),
  "newest": showNewest,
  "sheet": (node) => showSheet(root.dataset.sheet === node.dataset.sheet ? "" : node.dataset.sheet),
  "unfold": (node) => fold(node.dataset.fold),
  "fold": () => fold(null),
};

export const flip = (node) => switches[node.dataset.local]?.(node);

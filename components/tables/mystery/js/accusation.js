// A false accusation covers the board until the player hides it or acts. During the reveal it always stays.
import { hide } from "../../../static/js/hiding.js";
import { when } from "../../../static/js/moments.js";

const LIES_THERE = ".scene-place:not(.revealing) > .accusation:not(.hidden)";
when("sent", (node) => { if (node.closest(".prompt,.board")) hide(document.querySelector(LIES_THERE)); });
when("escape", () => hide(document.querySelector(LIES_THERE)));

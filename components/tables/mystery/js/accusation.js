// An accusation that was false lies over the board until one has read it: who plays on has.
import { hide } from "../../../static/js/hiding.js";
import { when } from "../../../static/js/moments.js";

when("sent", (node) => { if (node.closest(".prompt,.board")) hide(document.querySelector(".accusation")); });
when("escape", () => hide(document.querySelector(".accusation:not(.hidden)")));

// Escape closes what lies nearest, leaves the chat, and puts menu and sheet away.
import { leave } from "./focus.js";
import { closeMenu } from "./menus.js";
import { now } from "./moments.js";
import { closeSheet } from "./sheets.js";

const closeNearest = () => {
  const dialog = document.querySelector("dialog[data-beside][open]");
  if (dialog) dialog.close();
  else if (!document.querySelector("dialog[open],details.menu[open]")) now("escape");
};
document.addEventListener("keydown", (event) => {
  if (event.key !== "Escape") return;
  if (!event.defaultPrevented) closeNearest();
  if (event.target.closest?.("form.chat")) leave(event.target);
  closeMenu();
  closeSheet();
});

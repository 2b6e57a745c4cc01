// A menu closes when something in it was chosen, something else was clicked, or Escape was pressed; what was chosen by a
// key leaves the focus where the menu was opened.
document.addEventListener("click", (event) => {
  for (const menu of document.querySelectorAll("details.menu[open]")) {
    const isInside = menu.contains(event.target);
    if (isInside && event.target.closest("summary")) continue;
    menu.open = false;
    if (isInside && event.detail === 0) menu.querySelector("summary").focus();
  }
});

export const closeMenu = () => {
  const menu = document.querySelector("details.menu[open]");
  if (menu) { menu.open = false; menu.querySelector("summary").focus(); }
};

// The menu closes when something in it was chosen, something else was clicked, or Escape was pressed.
document.addEventListener("click", (event) => {
  for (const menu of document.querySelectorAll("details.menu[open]")) {
    if (!event.target.closest("summary") || !menu.contains(event.target)) menu.open = false;
  }
});

export const closeMenu = () => {
  const menu = document.querySelector("details.menu[open]");
  if (menu) { menu.open = false; menu.querySelector("summary").focus(); }
};

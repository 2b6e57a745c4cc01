// What is announced over the page, until it is clicked or its time is up.
export const toast = (message, kind) =>
  window.Quasar?.Notify.create({ message, position: "top", classes: `toast ${kind}`, timeout: 4500, attrs: { role: "status" } });

// Toasts go below a question in the bar, so that they don't cover it.
export const moveToasts = () => document.documentElement.toggleAttribute("data-asks-host", asksTheHost());
export const asksTheHost = () => Boolean(document.querySelector(".host-offer")?.firstChild);

document.addEventListener("click", (event) => event.target.closest(".q-notification.toast")?.classList.add("read"));

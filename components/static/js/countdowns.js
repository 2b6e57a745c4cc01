// Countdowns run here from the time that was left when they were sent: what came with the page came before its scripts.
let isLoaded = false;
const arrival = () => {
  isLoaded ||= Boolean(window.did_handshake);
  const [page] = performance.getEntriesByType("navigation");
  return page && !isLoaded ? page.responseStart : performance.now();
};

export const countDown = () => {
  for (const node of document.querySelectorAll("[data-remaining]")) {
    if (node.due === undefined) {
      const sent = arrival();
      node.due = sent + Number(node.dataset.remaining);
      node.closest(".dial")?.style.setProperty("--late", `${Math.round(sent - performance.now())}ms`);
    }
    const left = Math.max(0, Math.ceil((node.due - performance.now()) / 1000));
    const text = left >= 60 ? `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}` : `${left} s`;
    if (node.textContent !== text) node.textContent = text;
    node.classList.toggle("urgent", left <= Number(node.dataset.urgent ?? 10));
  }
};
setInterval(countDown, 250);

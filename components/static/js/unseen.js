// What was said while the feed was out of sight is counted on its button.
export const countUnseen = (button, number) => {
  const mark = button?.querySelector("[data-unseen]");
  if (!mark) return;
  mark.dataset.unseen = mark.textContent = number || "";
  mark.title = number ? "New lines in the feed" : "";
};

export const noteUnseen = (feed, lines) => {
  const said = lines.filter((line) => line.classList.contains("said")).length;
  const button = document.querySelector("[data-local=sheet][data-sheet=feed]");
  if (said && feed.offsetParent === null) countUnseen(button, said + Number(button?.querySelector("[data-unseen]").dataset.unseen));
};

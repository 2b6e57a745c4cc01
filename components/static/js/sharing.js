// Texts to pass on: through the clipboard, or the way the device has for it.
const SHOWN_AS_COPIED = 2000;

export const copy = async (node) => {
  const text = node.dataset.text;
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    copyBySelection(text);
  }
  clearTimeout(node.copied); // of a press before: it would take this one's sign away too soon
  node.dataset.copied = "";
  node.copied = setTimeout(() => delete node.dataset.copied, SHOWN_AS_COPIED);
};

export const share = async (node) => {
  if (!navigator.share) return copy(node);
  try {
    await navigator.share({ text: node.dataset.text });
  } catch (error) {
    if (error.name !== "AbortError") copy(node);
  }
};

const copyBySelection = (text) => {
  const field = Object.assign(document.createElement("textarea"), { value: text });
  document.body.append(field);
  field.select();
  document.execCommand("copy");
  field.remove();
};

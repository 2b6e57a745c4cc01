// What is sent, for all that sends something.

// [data-act=ACTION] sends the action with the fields in its [data-sends], and nothing else.
export const fieldsOf = (node) => JSON.parse(node.dataset.sends ?? "{}");
const message = (node) => ({ type: node.dataset.act, ...fieldsOf(node) });

// Those of the fields that [data-numbers] names are sent as numbers, if that is what stands in them.
const isNumber = (text) => String(text).trim() !== "" && Number.isFinite(Number(text));
const numbered = (node, sent) => {
  for (const name of node.dataset.numbers?.split(" ") ?? []) if (isNumber(sent[name])) sent[name] = Number(sent[name]);
  return sent;
};

// What was pressed, with what it takes.
export const pressed = (node, taken = {}) => numbered(node, { ...message(node), ...taken });

// A form with its fields, and the button by which it was sent.
export const filledIn = (form, button) => numbered(form, { ...message(form), ...Object.fromEntries(new FormData(form, button)) });

// One of several that was chosen: each of them says what it sends.
export const chosenIn = (select) => message(select.selectedOptions[0]);

// What stands in a field so far, under the field's own name or the one that [data-draft-as] gives it.
export const draftOf = (field) => ({ type: field.dataset.draft, [field.dataset.draftAs ?? field.name]: field.value });

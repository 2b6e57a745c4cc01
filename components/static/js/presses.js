// What is clicked, filled in or chosen is sent, or answered here.
import { chosen } from "./carrying.js";
import { ask } from "./dialogs.js";
import { forgetDraft } from "./drafts.js";
import { remember } from "./fields.js";
import { leave } from "./focus.js";
import { areKeysWanted } from "./keys.js";
import { isCutOff, sayCutOff } from "./line.js";
import { now } from "./moments.js";
import { beneath, explain, refuse } from "./refusals.js";
import { chosenIn, filledIn, pressed } from "./sending.js";
import { isResting } from "./settling.js";
import { flip } from "./switches.js";
import { toast } from "./toasts.js";

const SHOWN_AS_SENT = 1500;
const showSent = (node) => {
  node?.classList.add("sent");
  setTimeout(() => node?.classList.remove("sent"), SHOWN_AS_SENT);
};

export const click = (event, emit) => {
  const node = event.target.closest("[data-act],[data-local]") ?? beneath(event, "[data-act]");
  if (!node) return explain(event);
  if (node.matches("form,select,option")) return;
  if (node.dataset.act && isCutOff()) return sayCutOff();
  if (node.getAttribute("aria-disabled") === "true") return refuse(node.dataset.refusal);
  if (node.disabled || isResting(node)) return;
  const isPointer = Boolean(event.detail);
  if (isPointer && node.closest("[role=toolbar]")) leave(node); // a pointer leaves the keys to the turn
  now("pressed", node, isPointer);
  if (node.dataset.local) return flip(node);
  if (node.dataset.confirm) return ask(node.dataset.confirm, () => isCutOff() ? sayCutOff() : emit(pressed(node)));
  const { takes, without } = node.dataset;
  const taken = takes ? { [takes]: chosen(takes) } : {};
  if (takes && !taken[takes]) return toast(without, "plain");
  showSent(node);
  node.closest("dialog")?.close();
  emit(pressed(node, taken));
  now("sent", node);
};

export const submit = (event, emit) => {
  const form = event.target.closest("form[data-act]");
  if (!form) return;
  event.preventDefault();
  if (isCutOff()) return sayCutOff();
  const isOnItsWay = event.submitter?.classList.contains("sent");
  if (isOnItsWay && form.dataset.inTime) return;
  forgetDraft();
  emit(filledIn(form, event.submitter));
  form.wasSent = true;
  remember(form);
  showSent(event.submitter);
  form.closest("dialog")?.close();
  if (form.dataset.clear === undefined) return;
  form.reset();
  if (areKeysWanted()) leave(document.activeElement);
};

export const change = (event, emit) => {
  const node = event.target.closest("select[data-act]");
  if (!node) return;
  if (!isCutOff()) return emit(chosenIn(node));
  node.value = node.querySelector("option[selected]")?.value;
  sayCutOff();
};

// What is read rather than played has nobody to tell what was pressed: it has switches alone.
document.addEventListener("click", (event) => { if (event.target.closest(".prose-page [data-local]")) click(event); });

// What is typed into a field with [data-draft=ACTION] is sent under that name a moment later, and kept for its player.
import { isCutOff } from "./line.js";
import { when } from "./moments.js";
import { draftOf } from "./sending.js";

const DRAFT_AFTER = 250;
let drafting = null, typed = null;

export const input = (event, emit) => {
  const field = event.target.closest("[data-draft]");
  if (!field) return;
  typed = { field, emit };
  drafting ||= setTimeout(sendDraft, DRAFT_AFTER);
};

export const forgetDraft = () => {
  clearTimeout(drafting);
  drafting = null;
};

const sendDraft = () => {
  drafting = null;
  if (!typed?.field.isConnected || isCutOff()) return;
  typed.emit(draftOf(typed.field));
};
when("online", sendDraft);

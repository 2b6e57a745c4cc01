// A list that is longer than a socket carries: [data-posts=ADDRESS] sends what is filled in by a request, and says in the
// form itself what became of it. A file is read here, so that one sees what is sent.
const LARGEST = 300_000; // characters: the server takes less, and says so; of more it would not read the end
const UNREADABLE = "This isn’t a text file.", TOO_LARGE = "That’s too large for a list.";
const NOT_SENT = "We can’t reach the server. Nothing was added; please try again.";

const say = (form, sentences, isRefused) => {
  const place = form.querySelector("[role=status]");
  place.classList.toggle("refused", isRefused);
  place.replaceChildren(...sentences.map((text) => Object.assign(document.createElement("p"), { textContent: text })));
};

// As Unicode if it is that, else as most spreadsheets of the West write.
const textOf = (bytes) => {
  const mark = bytes[0] === 0xff && bytes[1] === 0xfe ? "utf-16le" : bytes[0] === 0xfe && bytes[1] === 0xff ? "utf-16be" : "utf-8";
  try {
    return new TextDecoder(mark, { fatal: true }).decode(bytes);
  } catch {
    return bytes.includes(0) ? null : new TextDecoder("windows-1252").decode(bytes);
  }
};

const readFile = async (field) => {
  const form = field.form, file = field.files[0];
  if (!file) return;
  if (file.size > LARGEST) return say(form, [TOO_LARGE], true);
  const text = textOf(new Uint8Array(await file.arrayBuffer()));
  if (text === null || text.includes("\0")) return say(form, [UNREADABLE], true);
  form.elements.text.value = text;
  form.elements.title.value ||= file.name.replace(/\.[^.]*$/, "").slice(0, form.elements.title.maxLength);
  say(form, [], false);
};
document.addEventListener("change", ({ target }) => { if (target.matches?.("[data-posts] [type=file]")) readFile(target); });

const post = async (form) => {
  if (form.elements.text.value.length > LARGEST) return say(form, [TOO_LARGE], true);
  const body = JSON.stringify(Object.fromEntries(new FormData(form)));
  const answer = await fetch(form.dataset.posts, { method: "POST", headers: { "content-type": "application/json" }, body });
  const said = await answer.json();
  if (!answer.ok) return say(form, [said.message], true);
  form.reset();
  say(form, [`“${said.title}” was added.`, ...said.report], false);
};
document.addEventListener("submit", async (event) => {
  const form = event.target.closest("[data-posts]");
  if (!form) return;
  event.preventDefault();
  if (form.isBusy) return;
  form.isBusy = true;
  form.setAttribute("aria-busy", "true");
  try {
    await post(form);
  } catch {
    say(form, [NOT_SENT], true);
  }
  form.isBusy = false;
  form.removeAttribute("aria-busy");
});

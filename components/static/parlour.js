// What only the browser can do: send what was clicked, keys, countdowns, focus, theme, sound, toasts' manners.
(() => {
  const store = window.localStorage;
  const root = document.documentElement;
  root.dataset.theme = store.getItem("theme") || "night";

  // A click on [data-act=ACTION] sends the action with the fields in its [data-sends], and nothing else; a form sends its own too.
  const fields = (node) => JSON.parse(node.dataset.sends ?? "{}");
  const message = (node) => ({ type: node.dataset.act, ...fields(node) });
  // A place with [data-takes=NAME] takes what is dragged onto it, or what was chosen under that name before the click.
  let carried = null;
  const chosen = (name) => carried
    ? fields(carried)[name] ?? carried.querySelector(`input[name=${name}]`)?.value
    : document.querySelector(`input[name=${name}]:checked`)?.value;
  const placeFor = (event) => {
    const place = carried && event.target.closest?.("[data-takes]");
    return place?.dataset.takes === carried?.dataset.carry ? place : null;
  };
  document.addEventListener("dragstart", (event) => {
    carried = event.target.closest?.("[data-carry]") ?? null;
    if (!carried) return;
    event.dataTransfer.setData("text/plain", "");
    event.dataTransfer.effectAllowed = "move";
    root.dataset.carrying = carried.dataset.carry;
  });
  document.addEventListener("dragover", (event) => {
    const place = placeFor(event);
    for (const each of document.querySelectorAll(".over")) each.classList.toggle("over", each === place);
    if (place) { event.preventDefault(); place.classList.add("over"); }
  });
  document.addEventListener("drop", (event) => {
    const place = placeFor(event);
    if (place) { event.preventDefault(); place.dispatchEvent(new MouseEvent("click", { bubbles: true })); }
  });
  document.addEventListener("dragend", () => { carried = null; delete root.dataset.carrying; });
  // Those of the fields that [data-numbers] names are sent as numbers.
  const numbered = (node, sent) => {
    for (const name of node.dataset.numbers?.split(" ") ?? []) sent[name] = Number(sent[name]);
    return sent;
  };
  const local = {
    "theme": () => {
      root.dataset.theme = root.dataset.theme === "night" ? "day" : "night";
      store.setItem("theme", root.dataset.theme);
    },
    "sound": () => { store.setItem("sound", sound() ? "off" : "on"); showSound(); if (sound()) chime(); },
    "copy": (node) => copy(node),
    "share": (node) => share(node),
    "open": (node) => openDialog(document.getElementById(node.dataset.dialog)),
    "close": (node) => node.closest("dialog")?.close(),
    "hide": (node) => hide(node.closest("[data-hideable]")),
    "sheet": (node) => showSheet(root.dataset.sheet === node.dataset.sheet ? "" : node.dataset.sheet),
    "step": (node) => step(node),
    "unfold": (node) => fold(node.dataset.fold),
    "fold": () => fold(null),
  };
  let awaitsLetter = false;
  const leave = (node) => { node.blur(); focused = null; };
  const click = (event, emit) => {
    const node = event.target.closest("[data-act],[data-local]") ?? beneath(event, "[data-act]");
    if (!node) return explain(event);
    if (node.matches("form,select,option")) return;
    if (node.dataset.act && isCutOff()) return sayCutOff();
    if (node.getAttribute("aria-disabled") === "true") return refuse(node.dataset.refusal);
    if (node.disabled) return;
    // A pointer leaves the keys to the turn: only who came to the notebook by the keyboard writes in it with keys.
    // But a click that brings a "maybe" waits for its letter, for one.
    awaitsLetter = Boolean(event.detail) && fields(node).mark === "maybe";
    if (awaitsLetter) node.focus();
    else if (event.detail && node.closest("[data-notes],[role=toolbar]")) leave(node);
    if (node.dataset.local) return local[node.dataset.local]?.(node);
    if (node.dataset.confirm) return ask(node.dataset.confirm, () => isCutOff() ? sayCutOff() : emit(message(node)));
    const { takes, without } = node.dataset;
    const taken = takes ? { [takes]: chosen(takes) } : {};
    if (takes && !taken[takes]) return toast(without, "plain");
    node.classList.add("sent");
    setTimeout(() => node.classList.remove("sent"), 1500);
    node.closest("dialog")?.close();
    emit(numbered(node, { ...message(node), ...taken }));
    if (node.closest(".prompt,.board")) hide(document.querySelector(".accusation"));  // who plays on has read it
  };
  // What is read rather than played has nobody to tell what was pressed: it has switches alone.
  document.addEventListener("click", (event) => { if (event.target.closest(".prose-page [data-local]")) click(event); });
  // A scene that was hidden stays so when it is drawn anew.
  const hidden = new Set();
  const hide = (scene) => {
    if (!scene) return;
    if (scene.dataset.hideable) hidden.add(scene.dataset.hideable);
    scene.classList.add("hidden");
  };
  const hideAgain = () => {
    for (const scene of document.querySelectorAll("[data-hideable]:not(.hidden)")) if (hidden.has(scene.dataset.hideable)) hide(scene);
  };
  // A dialog with [data-beside] leaves the notebook beside it in use where there is room for both; drawn anew, it stays
  // open and keeps what was chosen in it; and as one chooses, its sentence builds itself.
  const narrow = window.matchMedia("(max-width: 1100px)");
  let beside = null;
  const layOut = (dialog) => { if (narrow.matches) dialog.showModal(); else dialog.show(); };
  const openDialog = (dialog) => {
    if (dialog?.dataset.beside === undefined) return dialog?.showModal();
    beside = { id: dialog.id, chosen: {} };
    layOut(dialog);
    (dialog.querySelector("input:checked") ?? dialog.querySelector("input"))?.focus({ preventScroll: true });
  };
  document.addEventListener("close", ({ target }) => {
    if (beside?.id !== target.id) return;
    beside = null;
    if (document.activeElement === document.body) document.querySelector(`[data-dialog="${target.id}"]`)?.focus();
  }, true);
  const fillIn = (dialog) => {
    for (const gap of dialog.querySelectorAll("[data-says]")) {
      const words = dialog.querySelector(`input[name=${gap.dataset.says}]:checked`)?.dataset.words;
      const text = words ?? gap.dataset.blank;
      if (gap.textContent !== text) gap.textContent = text;
      gap.toggleAttribute("data-filled", words !== undefined);
    }
  };
  document.addEventListener("change", ({ target }) => {
    const dialog = target.closest?.("dialog[data-beside]");
    if (!dialog) return;
    if (beside) beside.chosen[target.name] = target.value;
    fillIn(dialog);
  });
  const keepBeside = () => {
    const dialog = document.querySelector("dialog[data-beside]");
    if (!dialog) beside = null;
    if (!beside || dialog.open) return;
    layOut(dialog);
    for (const [name, value] of Object.entries(beside.chosen)) dialog.querySelector(`input[name=${name}][value=${value}]`).checked = true;
    fillIn(dialog);
  };
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    const dialog = document.querySelector("dialog[data-beside][open]");
    if (dialog) dialog.close();
    else if (!document.querySelector("dialog[open],details.menu[open]")) hide(document.querySelector(".accusation:not(.hidden)"));
  });
  const ask = (question, go) => {
    const dialog = document.getElementById("sure");
    dialog.querySelector(".sure-question").textContent = question;
    dialog.querySelector("[data-yes]").onclick = () => { dialog.close(); go(); };
    dialog.showModal();
  };
  const submit = (event, emit) => {
    const form = event.target.closest("form[data-act]");
    if (!form) return;
    event.preventDefault();
    if (isCutOff()) return sayCutOff();
    clearTimeout(drafting);
    drafting = null;
    emit(numbered(form, { ...message(form), ...Object.fromEntries(new FormData(form, event.submitter)) }));
    for (const field of form.querySelectorAll("[data-remember]")) store.setItem(field.dataset.remember, field.value.trim());
    event.submitter?.classList.add("sent");
    setTimeout(() => event.submitter?.classList.remove("sent"), 1500);
    form.closest("dialog")?.close();
    if (form.dataset.clear === undefined) return;
    form.reset();
    if (areKeysWanted()) leave(document.activeElement);
  };
  const change = (event, emit) => {
    const node = event.target.closest("select[data-act]");
    if (!node) return;
    if (!isCutOff()) return emit(message(node.selectedOptions[0]));
    node.value = node.querySelector("option[selected]")?.value;
    sayCutOff();
  };

  // A piece on the board hides nothing of the place that it stands on.
  const beneath = (event, what) => event.target.closest(".board")
    && document.elementsFromPoint(event.clientX, event.clientY).map((each) => each.closest(what)).find(Boolean);

  // What cannot be done is answered with its reason: in the prompt, with a small shake of it and of one's pawn.
  let reason = null;
  const refuse = (why) => {
    const place = document.querySelector("[data-reason]");
    if (!why || !place) return;
    if (place.textContent !== why) place.textContent = why;
    clearTimeout(reason);
    reason = setTimeout(() => { place.textContent = ""; }, 5000);
    if (calm.matches) return;
    const pawn = document.querySelector(".plate.you")?.dataset.testid.replace("plate", "token");
    for (const node of [place.closest(".prompt-body"), document.querySelector(`[data-testid="${pawn}"]`)]) {
      node?.animate({ translate: ["0", "-5px", "5px", "-3px", "3px", "0"] }, 320);
    }
  };
  // A place of the board that is not lit says why, where the prompt knows: [data-no-way=PLACE], or one for all the others.
  const explain = (event) => {
    if (!event.target.closest(".board")) return;
    const place = beneath(event, "[data-place]")?.dataset.place ?? "";
    const why = document.querySelector(`[data-no-way="${place}"]`) ?? document.querySelector('[data-no-way=""]');
    refuse(why?.dataset.refusal);
  };

  // One question at a time: what is [data-folded] takes the place of what stands before it, and gives it back.
  let unfolded = null;
  const fold = (name) => {
    unfolded = name;
    showFold();
    const open = document.querySelector(`[data-folded="${name}"]`);
    (open?.querySelector("input") ?? document.querySelector("[data-fold]"))?.focus({ preventScroll: true });
  };
  const showFold = () => {
    for (const each of document.querySelectorAll("[data-folded]")) {
      each.hidden = each.dataset.folded !== unfolded;
      each.previousElementSibling.hidden = !each.hidden;
    }
  };

  // What was chosen in a form with [data-keep] is chosen again when it is drawn anew under the same name.
  let kept = { name: null, chosen: {} };
  document.addEventListener("change", ({ target }) => {
    const name = target.closest?.("form[data-keep]")?.dataset.keep;
    if (name) kept = { name, chosen: { ...(kept.name === name ? kept.chosen : {}), [target.name]: target.value } };
  });
  const keepChoices = () => {
    for (const form of document.querySelectorAll("form[data-keep]")) {
      if (!form.isKept && form.dataset.keep === kept.name) {
        for (const [name, value] of Object.entries(kept.chosen)) form.querySelector(`[name="${name}"][value="${value}"]`).checked = true;
      }
      form.isKept = true;
    }
  };

  // A button with [data-press-in] presses itself after so many milliseconds, unless a key or a press anywhere stops it.
  const letBe = (event) => {
    if (event.repeat) return;
    for (const button of document.querySelectorAll("[data-press-in]")) button.dataset.stopped = "";
  };
  document.addEventListener("keydown", letBe, true);
  document.addEventListener("pointerdown", letBe, true);
  const pressByItself = () => {
    for (const button of document.querySelectorAll("[data-press-in]:not([data-stopped])")) {
      if (document.hidden || !button.offsetParent || window.socket?.connected === false) { button.due = undefined; continue; }
      button.due ??= performance.now() + Number(button.dataset.pressIn);
      const left = Math.max(0, Math.ceil((button.due - performance.now()) / 1000)), text = `${left} s`;
      const figure = button.querySelector(".left");
      if (figure.textContent !== text) figure.textContent = text;
      if (left === 0) { button.dataset.stopped = ""; button.click(); }
    }
  };
  setInterval(pressByItself, 200);

  // What is typed into a field with [data-draft=ACTION] is sent under that name a moment later, and kept for its player.
  const DRAFT_AFTER = 250;
  let drafting = null, typed = null;
  const input = (event, emit) => {
    const field = event.target.closest("[data-draft]");
    if (!field) return;
    typed = { field, emit };
    drafting ||= setTimeout(sendDraft, DRAFT_AFTER);
  };
  const sendDraft = () => {
    drafting = null;
    if (!typed?.field.isConnected || isCutOff()) return;
    typed.emit({ type: typed.field.dataset.draft, [typed.field.name]: typed.field.value });
  };

  // While the connection is lost nothing can be done, and it looks so. What is pressed is not sent later either: it is
  // too late by then.
  const isCutOff = () => root.dataset.offline !== undefined;
  const sayCutOff = () => toast("No connection: your press was not sent.", "refused");
  const cutOff = () => {
    root.dataset.offline = "";
    for (const node of document.querySelectorAll(":is([data-act]:not(form), [data-act] [type=submit]):not([aria-disabled])")) {
      node.setAttribute("aria-disabled", "true");
      node.isCutOff = true;
    }
  };
  const backOn = () => {
    delete root.dataset.offline;
    for (const node of document.querySelectorAll("[aria-disabled]")) {
      if (node.isCutOff) node.removeAttribute("aria-disabled");
      node.isCutOff = false;
    }
    if (typed) sendDraft();
  };
  const watchLine = () => {
    if (!window.socket || window.socket.isWatched) return;
    window.socket.isWatched = true;
    keepPresses(window.socket);
    window.socket.on("disconnect", cutOff);
    window.socket.on("connect", backOn);
    window.socket.on("connect_error", ({ message }) => { if (message === "No cookie") askForCookie(); });
  };
  const askForCookie = () => {
    cutOff();
    if (document.querySelector(".cookie-sign")) return;
    const sign = Object.assign(document.createElement("p"), { className: "cookie-sign", role: "alert" });
    sign.textContent = "Your browser keeps no cookie for this site. One is needed, so that your seat is yours: please allow it, and load the page again.";
    document.querySelector(".page")?.prepend(sign);
  };

  // A line may be dead for seconds before anybody knows: what was pressed then is sent once more when it is back, if that
  // is soon, and else said to be lost. The server passes over what it has heard already.
  const SENT_AGAIN_WITHIN = 15000;
  const keepPresses = (socket) => {
    const emit = socket.emit.bind(socket), unheard = new Map();
    let presses = Date.now(); // so that a page which a browser restores does not begin below what was heard of it
    const send = (press, { sent }) => emit("event", { ...sent, press }, () => unheard.delete(press));
    socket.emit = (name, sent, ...rest) => {
      if (name !== "event") return emit(name, sent, ...rest);
      presses += 1;
      unheard.set(presses, { sent, until: performance.now() + SENT_AGAIN_WITHIN });
      return send(presses, unheard.get(presses));
    };
    socket.on("connect", () => {
      for (const [press, kept] of unheard) {
        if (performance.now() > kept.until) { unheard.delete(press); sayCutOff(); continue; }
        kept.until = 0;
        send(press, kept);
      }
    });
  };

  // The keys are the table's when there is something to do at it: a line of chat that was sent, or not begun, gives them back.
  const areKeysWanted = () => [...document.querySelectorAll("[data-act][data-keys]")].some((each) => each.offsetParent !== null);
  let wereKeysWanted = false;
  const giveKeysBack = () => {
    const box = document.activeElement, areWanted = areKeysWanted();
    if (areWanted && !wereKeysWanted && box?.closest?.("form.chat") && !box.value) leave(box);
    wereKeysWanted = areWanted;
  };
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && event.target.closest?.("form.chat")) leave(event.target);
  });

  // The menu closes when something in it was chosen, something else was clicked, or Escape was pressed.
  document.addEventListener("click", (event) => {
    for (const menu of document.querySelectorAll("details.menu[open]")) {
      if (!event.target.closest("summary") || !menu.contains(event.target)) menu.open = false;
    }
  });
  document.addEventListener("keydown", (event) => {
    const menu = event.key === "Escape" && document.querySelector("details.menu[open]");
    if (menu) { menu.open = false; menu.querySelector("summary").focus(); }
  });

  // What is set in a field shows in its twin: a slider beside its figure.
  document.addEventListener("input", (event) => {
    const twin = document.getElementById(event.target.dataset?.mirror ?? "");
    if (twin) twin.value = event.target.value;
  });

  // A key presses the button that names it; held down, it does not type into the field that comes after it.
  let pressed = null;
  document.addEventListener("keyup", (event) => {
    if (event.key === pressed) { event.preventDefault(); pressed = null; }
  });
  document.addEventListener("keydown", (event) => {
    if (event.repeat && event.key === pressed) return event.preventDefault();
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target.closest?.("input:not([type=radio]),textarea,select,[contenteditable]")) return;
    if (event.target.closest?.("[data-notes]") && notebookKey(event)) return;
    if (document.querySelector("dialog[open]")) return;
    if (event.target.closest?.("[role=radiogroup]") && event.key.startsWith("Arrow")) return;
    const key = event.key === " " ? "Space" : event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const button = [...document.querySelectorAll("[data-keys]")]
      .find((each) => each.dataset.keys.split(" ").includes(key) && each.offsetParent !== null);
    if (event.repeat) return;
    if (button) {
      event.preventDefault();
      pressed = event.key;
      if (button.matches("input")) button.focus();
      else if (isSettled(button)) button.click();
      return;
    }
    const why = document.querySelector(`[data-refuses~="${CSS.escape(key)}"]`);
    if (why) { event.preventDefault(); pressed = event.key; refuse(why.dataset.refusal); }
  });
  // What comes by itself, in [data-settles=NAME], hears no key at first: it was meant for what was there before.
  const SETTLES_AFTER = 700;
  const arrived = new Map();
  const noteArrivals = () => {
    for (const { dataset: { settles } } of document.querySelectorAll("[data-settles]")) {
      if (!arrived.has(settles)) arrived.set(settles, performance.now());
    }
  };
  const isSettled = (button) => {
    const since = arrived.get(button.closest("[data-settles]")?.dataset.settles);
    return since === undefined || performance.now() - since > SETTLES_AFTER;
  };
  const notebookKey = (event) => {
    const cell = event.target.closest("button.note");
    if (!cell) return false;
    const table = cell.closest("table");
    const rows = [...table.querySelectorAll("tbody tr")].map((row) => [...row.querySelectorAll("button.note")])
      .filter((row) => row.length);
    const y = rows.findIndex((row) => row.includes(cell));
    const x = rows[y].indexOf(cell);
    const to = { ArrowUp: [y - 1, x], ArrowDown: [y + 1, x], ArrowLeft: [y, x - 1], ArrowRight: [y, x + 1] }[event.key];
    if (to) { event.preventDefault(); rows[to[0]]?.[to[1]]?.focus(); return true; }
    if (/^[a-z0-9]$/i.test(event.key) || event.key === "Backspace" || event.key === "Delete") {
      event.preventDefault();
      const mark = event.key.length === 1 ? event.key.toLowerCase() : "";
      cell.dataset.sends = JSON.stringify({ ...fields(cell), mark });
      if (awaitsLetter) leave(cell);
      cell.click();
      return true;
    }
    return false;
  };

  // Countdowns run here from the time that was left when they were sent: what came with the page came before its scripts.
  let isLoaded = false;
  const arrival = () => {
    isLoaded ||= Boolean(window.did_handshake);
    const [page] = performance.getEntriesByType("navigation");
    return page && !isLoaded ? page.responseStart : performance.now();
  };
  const countDown = () => {
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

  // What is drawn anew keeps the keyboard's focus; the feed stays at its end.
  let focused = null;
  const path = (node) => node?.closest?.("[data-testid],[id],[name]") === node
    ? (node.id && `#${CSS.escape(node.id)}`) || (node.dataset.testid && `[data-testid="${node.dataset.testid}"]`)
      || (node.name && `[name="${node.name}"][value="${node.value}"]`) : null;
  document.addEventListener("focusin", (event) => { focused = path(event.target); });
  document.addEventListener("pointerdown", () => { focused = null; });
  // On a phone one sheet at a time lies over the board: the notebook, or the feed.
  const showSheet = (name) => {
    root.dataset.sheet = name;
    for (const button of document.querySelectorAll("[data-local=sheet]")) {
      button.setAttribute("aria-expanded", button.dataset.sheet === name);
      if (button.dataset.sheet === name) countUnseen(button, 0);
    }
    stayAtEnd();
    showNewest();
  };
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && root.dataset.sheet && !document.querySelector("dialog[open]")) showSheet("");
  });
  // What was said while the feed was out of sight is counted on its button.
  const countUnseen = (button, number) => {
    const mark = button?.querySelector("[data-unseen]");
    if (!mark) return;
    mark.dataset.unseen = mark.textContent = number || "";
    mark.title = number ? "New lines in the feed" : "";
  };
  const noteUnseen = (feed, lines) => {
    const said = lines.filter((line) => line.classList.contains("said")).length;
    const button = document.querySelector("[data-local=sheet][data-sheet=feed]");
    if (said && feed.offsetParent === null) countUnseen(button, said + Number(button?.querySelector("[data-unseen]").dataset.unseen));
  };
  // Marks that came into the notebook flash once, and the newest of them comes into view; none before the scene it is from.
  let newest = null;
  const showNewest = () => newest && document.querySelector(`[data-testid="${newest}"]`)?.scrollIntoView({ block: "nearest" });
  const readMarks = () => {
    const notes = document.querySelector("[data-notes]");
    if (!notes || notes.isRead) return;
    notes.isRead = true;
    const cells = [...notes.querySelectorAll("button.note")];
    const fresh = marked && cells.filter((cell) => cell.className !== "note " && marked.get(cell.dataset.testid) !== cell.className);
    marked = new Map(cells.map((cell) => [cell.dataset.testid, cell.className]));
    if (!fresh?.length) return;
    for (const cell of fresh) cell.classList.add("untold");
    afterTheScene(() => {
      for (const cell of fresh) cell.classList.replace("untold", "fresh");
      newest = fresh.at(-1).dataset.testid;
      showNewest();
    });
  };
  let marked = null;
  // A feed that shrinks, as beside a long question or in another window, keeps its end in sight.
  const sizes = new ResizeObserver((feeds) => {
    for (const { target } of feeds) if (target.atEnd ?? true) target.scrollTop = target.scrollHeight;
  });
  const stayAtEnd = () => {
    for (const feed of document.querySelectorAll("[data-feed]")) {
      if (feed.seen === undefined) sizes.observe(feed); // a second time would count as a change
      if (feed.scrollHeight !== feed.seen && (feed.atEnd ?? true)) feed.scrollTop = feed.scrollHeight;
      feed.seen = feed.scrollHeight;
    }
  };
  document.addEventListener("scroll", (event) => {
    const feed = event.target.closest?.("[data-feed]");
    if (feed) feed.atEnd = feed.scrollHeight - feed.scrollTop - feed.clientHeight < 60;
  }, true);
  // News come in a hidden place: they go to the end of the feed, each once, and what matters is announced as well.
  const KEPT = 200;
  const hearNews = () => {
    for (const news of document.querySelectorAll("[data-news]")) {
      const feed = news.parentElement.querySelector("[data-feed]");
      const first = Number(news.firstElementChild?.dataset.first ?? 0);
      const lines = [...news.firstElementChild?.children ?? []].filter((_, at) => first + at >= (feed.heard ?? 0));
      if (!lines.length) continue;
      feed.heard = first + news.firstElementChild.childElementCount;
      afterTheScene(() => tell(feed, lines.map((line) => line.cloneNode(true))));
    }
  };
  const tell = (feed, lines) => {
    feed.append(...lines);
    noteUnseen(feed, lines);
    while (feed.childElementCount > KEPT) feed.firstElementChild.remove();
    stayAtEnd();
    const announced = lines.filter((each) => each.classList.contains("matters")).slice(-3);
    for (const line of announced) {
      toast(line.lastChild.textContent, line.classList.contains("private") ? "private" : "plain");
    }
    speak(lines.filter((each) => !announced.includes(each)));
  };
  // What is told comes after what is seen: a scene with [data-after] comes to its point after so many milliseconds, when
  // what moves in it until then has come to rest. Until then news wait, and what is [data-told] is hidden; but not for ever:
  // a page that draws slowly, so that what moves begins late, gets some time. Not at all where motion is reduced or nobody looks.
  const SLOW = 4000;
  const untold = [];
  let scenes = 0;
  const afterTheScene = (go) => { if (scenes) untold.push(go); else go(); };
  const pause = (time) => new Promise((go) => { setTimeout(go, time); });
  const lookedAway = (signal) => new Promise((go) => { document.addEventListener("visibilitychange", go, { once: true, signal }); });
  const watch = () => {
    for (const scene of document.querySelectorAll("[data-after]")) {
      if (scene.isWatched) continue;
      scene.isWatched = true;
      if (calm.matches || document.hidden) continue;
      const time = Number(scene.dataset.after);
      const moves = scene.getAnimations({ subtree: true }).filter((each) => each.effect.getComputedTiming().endTime <= time + 50);
      const point = moves.length ? Promise.allSettled(moves.map((each) => each.finished)) : pause(time);
      scenes += 1;
      root.dataset.watching = "";
      const isOver = new AbortController();
      Promise.race([point, pause(time + SLOW), lookedAway(isOver.signal)]).then(() => {
        isOver.abort();
        scenes -= 1;
        if (scenes) return;
        delete root.dataset.watching;
        for (const go of untold.splice(0)) go();
      });
    }
  };
  const speak = (lines) => {
    const spoken = document.querySelector("[data-spoken]");
    spoken?.append(...lines.map((line) => Object.assign(document.createElement("p"), { textContent: line.textContent })));
    while (spoken?.childElementCount > 10) spoken.firstElementChild.remove();
  };
  const toast = (message, kind) =>
    window.Quasar?.Notify.create({ message, position: "top", classes: `toast ${kind}`, timeout: 4500, attrs: { role: "status" } });
  document.addEventListener("click", (event) => event.target.closest(".q-notification.toast")?.classList.add("read"));
  // The tab's title says whose turn it is, and a sound may call.
  let title = null;
  const showTitle = () => {
    const sign = document.querySelector("[data-title]");
    if (!sign || sign.dataset.title === title) return;
    if (title !== null && sign.dataset.yours !== undefined) chime();
    title = document.title = sign.dataset.title;
  };
  // A figure counts up or down from what it was; a field that asks for the focus gets it once.
  const calm = window.matchMedia("(prefers-reduced-motion: reduce)");
  const counted = new Map();
  const countUp = () => {
    for (const node of document.querySelectorAll("[data-count]")) {
      if (node.isCounted) continue;
      node.isCounted = true;
      const from = counted.get(node.dataset.testid), to = Number(node.dataset.count), begin = performance.now();
      counted.set(node.dataset.testid, to);
      if (from === undefined || from === to || calm.matches) continue;
      const text = node.firstChild;
      const run = (now) => {
        const share = Math.min(1, Math.max(0, (now - begin) / 800));
        text.data = Math.round(from + (to - from) * (1 - (1 - share) ** 3));
        if (share < 1 && node.isConnected) requestAnimationFrame(run);
      };
      run(begin);
    }
  };
  const giveFocus = () => {
    for (const field of document.querySelectorAll("[data-focus]")) {
      if (!field.hadFocus) field.focus({ preventScroll: true });
      field.hadFocus = true;
    }
  };
  // A field that remembers begins with what this browser sent in it last.
  const recall = () => {
    for (const field of document.querySelectorAll("[data-remember]")) {
      if (!field.recalled) field.value ||= store.getItem(field.dataset.remember) || "";
      field.recalled = true;
    }
  };
  const tidy = () => {
    keepBeside();
    hideAgain();
    watch();
    keepChoices();
    showFold();
    watchLine();
    noteArrivals();
    recall();
    hearNews();
    showTitle();
    countUp();
    giveFocus();
    giveKeysBack();
    if (focused && (document.activeElement === document.body || !document.activeElement)) {
      document.querySelector(focused)?.focus({ preventScroll: true });
    }
    readMarks();
    showSound();
    stayAtEnd();
    countDown();
    pressByItself();
  };
  new MutationObserver(tidy).observe(document, { childList: true, subtree: true });

  const sound = () => store.getItem("sound") === "on";
  const showSound = () => {
    for (const node of document.querySelectorAll("[data-local=sound]")) node.setAttribute("aria-pressed", sound());
  };
  let audio = null;
  const wakeAudio = () => {  // browsers let a page sound only after a click on it
    audio ||= new AudioContext();
    audio.resume();
  };
  document.addEventListener("click", () => { if (sound()) wakeAudio(); });
  const chime = () => {
    if (!sound()) return;
    wakeAudio();
    [660, 880].forEach((pitch, at) => {
      const tone = audio.createOscillator(), gain = audio.createGain(), start = audio.currentTime + at * 0.16;
      tone.frequency.value = pitch;
      gain.gain.setValueAtTime(0.0001, start);
      gain.gain.exponentialRampToValueAtTime(0.15, start + 0.02);
      gain.gain.exponentialRampToValueAtTime(0.0001, start + 0.5);
      tone.connect(gain).connect(audio.destination);
      tone.start(start);
      tone.stop(start + 0.55);
    });
  };
  const copy = async (node) => {
    const text = node.dataset.text;
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      const field = Object.assign(document.createElement("textarea"), { value: text });
      document.body.append(field);
      field.select();
      document.execCommand("copy");
      field.remove();
    }
    node.dataset.copied = "";
    setTimeout(() => delete node.dataset.copied, 2000);
  };
  const share = async (node) => {
    if (!navigator.share) return copy(node);
    try {
      await navigator.share({ text: node.dataset.text });
    } catch (error) {
      if (error.name !== "AbortError") copy(node);
    }
  };
  const step = (node) => {
    const field = document.getElementById(node.dataset.field);
    field.value = Number(field.value) + Number(node.dataset.by);
    field.dispatchEvent(new Event("change", { bubbles: true }));
  };
  const farewell = () => {
    document.querySelector("#popup span").textContent = "The server restarts.";
    document.querySelector("#popup span + span").textContent = "This page comes back by itself.";
  };
  window.parlour = { farewell, click, submit, change, input };
})();

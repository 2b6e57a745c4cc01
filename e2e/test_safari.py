"""Safari's engine: a bit of every game, and what it draws differently.

These tests are skipped only if WebKit can't be installed; if it can be but is missing, they fail.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from urllib.request import Request, urlopen

import pytest
from playwright.sync_api import Playwright
from websockets.sync.client import connect

from e2e.codenames_match import CLUES
from e2e.codenames_match import Match as Teams
from e2e.fit import FITS, USABLE
from e2e.server import Server
from e2e.solo import ROUND
from e2e.steady import LINGER
from e2e.trivia_match import Match as Duel
from e2e.webkit import PATIENCE, Visitor, at, have_webkit, visiting

SLOW_DUEL = json.dumps(dict.fromkeys(("bet", "tick", "window", "answer"), 60))
"""Clocks of a duel on which nothing happens by itself while a test types, and no system player buzzes first."""
MATCHES_UNTIL_THE_CLUE = """() => {
  document.querySelector("[data-testid=action-match]:not(.sent)")?.click();
  return Boolean(document.querySelector("[data-testid=action-buzz]"));
}"""
SERVER_ENV = {"CLUEAPP_BOTS_PACE": "0.02", "RIGGED_TIMING": SLOW_DUEL}
DESKTOP, TABLET, PHONE = (1280, 720), (1024, 768), (390, 844)
YOURS = ".prompt-body.yours"
OFFERS = """() => {
  const actions = '[data-testid^=action-]:not([aria-disabled=true])';
  const found = [...document.querySelectorAll(`.prompt-body.yours:not([data-used]) ${actions}`)];
  const offers = found.filter((node) => node.checkVisibility({ visibilityProperty: true }));
  return offers.length ? offers.map((node) => node.dataset.testid).sort() : null;
}"""
"""The actions that a mystery's prompt offers, until one has been used."""
USE_UP = "() => document.querySelector('.prompt-body.yours').setAttribute('data-used', '')"
WISHES = ("show-", "suggest", "stay", "roll", "walk-", "move-passage", "move-", "step-", "end-turn")
"""Actions by preference, the best first."""
IS_TOLD = """(words) => [...document.querySelectorAll('[data-testid=feed] .line')]
  .some((line) => line.textContent.startsWith(words))"""
FOLLOWS = """() => {
  const feed = document.querySelector('[data-feed]'), lines = feed.querySelectorAll('.line');
  const end = lines[lines.length - 1].getBoundingClientRect().bottom, bottom = feed.getBoundingClientRect().bottom;
  return feed.scrollHeight > feed.clientHeight && end <= bottom + 1 && end > bottom - 60;
}"""
"""Whether the newest line of the feed is in sight although not all lines are."""
PROLOGUE_HAS_BEGUN = """() => {
  const room = document.querySelector('dialog.prologue')?.dataset.prologue;
  return !room || (localStorage.getItem('prologues') ?? '').includes(room);
}"""
HAS_RING = "() => document.activeElement.matches('button:focus-visible') && document.activeElement.dataset.testid"
PLACE_OF_TOKEN = """() => {
  const own = document.querySelector('.plate.you').dataset.testid.replace('plate', 'token');
  const box = document.querySelector(`[data-testid=${own}]`).getBoundingClientRect();
  return [Math.round(box.x), Math.round(box.y)].join(' ');
}"""
HAS_COLUMNS = """(number) => {
  const table = document.querySelector('.table'), board = table.querySelector('.board-place');
  return getComputedStyle(table).gridTemplateColumns.split(' ').length === number && board.offsetWidth > 300;
}"""
"""The layout of a mystery's table. Asking what lies at a point would make Safari lay the page out again, so don't."""
COUNT_FRAMES = """() => {
  window.framesSeen = 0;
  const count = () => { window.framesSeen += 1; if (window.framesSeen < 5) requestAnimationFrame(count); };
  requestAnimationFrame(count);
}"""
UNEVEN_ROWS = """() => {
  const heights = [...document.querySelectorAll('.note-row')].map((row) => row.getBoundingClientRect().height);
  return Math.max(...heights) - Math.min(...heights) > 1.5 ? heights : [];
}"""
SIZE_OF_CARDS = """() => {
  const wide = [...document.querySelectorAll('.word-place')].map((each) => each.getBoundingClientRect().width);
  return wide.length === 25 && Math.min(...wide) > 60 && document.documentElement.scrollWidth <= innerWidth;
}"""
HEED_COPIED = """(name) => {
  window.staysInside = undefined;
  new MutationObserver((changes, watch) => {
    const node = changes.map(({ target }) => target).find((each) => each.matches(`${name}[data-copied]`));
    if (!node) return;
    watch.disconnect();
    const isInside = node.getBoundingClientRect().right <= node.closest('.panel').getBoundingClientRect().right;
    window.staysInside = isInside && node.scrollWidth <= node.clientWidth;
  }).observe(document, { subtree: true, attributeFilter: ['data-copied'] });
}"""
"""Note whether a button's "Copied", which is shown for a moment, stays inside the button and its panel."""


@pytest.fixture
def ann(server: Server, playwright: Playwright) -> Iterator[Visitor]:
    """A visitor with Safari's engine; no page's script may raise an error."""
    with visiting(have_webkit(Path(playwright.webkit.executable_path)), server.url, playwright) as visitor:
        yield visitor
        assert visitor.script_errors() == []


@pytest.mark.req("C-8.1", "P-10.1")
def test_clueless_in_safaris_engine(ann: Visitor) -> None:
    practises(ann, "clueless")
    skips_the_prologue(ann)
    ann.sees(YOURS)
    ann.finds_nothing_wrong(FITS)
    ann.finds_nothing_wrong(UNEVEN_ROWS)
    turns_a_tablet(ann)

    start = ann.asks(PLACE_OF_TOKEN)
    plays_on(ann, until=lambda: ann.asks(IS_TOLD, "You suggest"))
    assert ann.asks(PLACE_OF_TOKEN) != start
    ann.waits_until(FOLLOWS)
    ann.asks(USE_UP)
    ann.clicks(at("action-end-turn"))
    ann.waits_until(OFFERS, patience=ROUND)
    ann.waits_until(FOLLOWS)
    note = at(ann.asks("() => document.querySelector('.notes .note:not(.seen)').dataset.testid"))
    for mark in ("yes", "no", "maybe"):
        ann.clicks(note)
        ann.waits_until("(name) => document.querySelector(name)", f"{note}.{mark}")
    ann.keys(["ArrowDown"])
    ann.waits_until(HAS_RING)


@pytest.mark.req("C-8.1", "P-10.1")
def test_classic_clue_in_safaris_engine(ann: Visitor) -> None:
    practises(ann, "classic")
    skips_the_prologue(ann)
    ann.sees(YOURS)
    ann.finds_nothing_wrong(FITS)
    turns_a_tablet(ann)
    plays_on(ann, until=lambda: ann.asks(IS_TOLD, "You rolled"))
    assert ann.asks("() => /^[1-6] [1-6]$/.test(document.querySelector('[data-testid=dice]').dataset.faces)")
    start = ann.asks(PLACE_OF_TOKEN)
    plays_on(ann, until=lambda: ann.asks(PLACE_OF_TOKEN) != start)


@pytest.mark.req("C-8.1", "P-10.1")
def test_codenames_in_safaris_engine(ann: Visitor, server: Server) -> None:
    ann.opens("/")
    ann.clicks(at("game-codenames"))
    ann.types(at("player-name"), "Ann")
    ann.clicks(at("create-room"))
    code = code_of(ann)
    with ExitStack() as stack:
        places = {"Bob": "red_spymaster", "Cid": "blue_spymaster", "Dot": "blue_operative"}
        others = {place: stack.enter_context(sits(server, code, name, place)) for name, place in places.items()}
        for team, other in (("red", "blue"), ("blue", "red")):  # there and back
            ann.drags(f"{at(f'seat-{other}_operative')} .name-chip:not(.own) .player", at(f"seat-{team}_operative"))
            ann.sees(f"{at(f'seat-{team}_operative')} .name-chip:not(.own)", "Dot")
            assert ann.asks("() => getSelection().toString()") == ""
        copies(ann, "copy-room-link")
        ann.clicks(at("start"))
        ann.sees(at("board"))
        for size in (PHONE, TABLET, DESKTOP):
            ann.resizes(*size)
            ann.waits_until(SIZE_OF_CARDS)
            copies(ann, "copy-link")
        guesses(ann, server, code, others)


def guesses(ann: Visitor, server: Server, code: str, others: dict[str, Callable[..., None]]) -> None:
    """As red's only operative, Ann votes, withdraws her vote, votes by keyboard and confirms."""
    game = Teams.reading(server, code)
    if game.team == "blue":
        card = game.cards("neutral")[0]
        others["blue_spymaster"]("CLUE", word=CLUES[0], count=1)
        game.until(lambda: game.last("ClueGiven") != {})
        others["blue_operative"]("VOTE", index=card)
        others["blue_operative"]("CONFIRM", index=card)
        game.until(lambda: game.team == "red")
    others["red_spymaster"]("CLUE", word=CLUES[1], count=2)
    ann.sees(at("clue-given"), CLUES[1].upper())

    ann.clicks("button.word-card")
    ann.sees(".word-card.own .tag", "Ann")
    ann.clicks("button.word-card.own")
    ann.waits_until("() => !document.querySelector('.word-card .tag')")
    ann.keys(["ArrowRight"])
    card = str(ann.waits_until(HAS_RING)).removeprefix("vote-")
    ann.keys(["Enter"])
    ann.sees(f"{at(f'vote-{card}')} .tag", "Ann")
    assert ann.waits_until(HAS_RING) == f"vote-{card}"
    ann.clicks(f"{at(f'action-confirm-{card}')}:not([data-resting])")
    ann.sees(f"{at(f'card-{card}')} .word-card.open")


@pytest.mark.req("C-8.1", "P-10.1")
def test_trivia_in_safaris_engine(ann: Visitor, server: Server) -> None:
    practises(ann, "trivia")
    duel = Duel.reading(server, code_of(ann))
    ann.sees(at("question"), "Question 1 of")
    for width, height in (PHONE, DESKTOP):
        ann.resizes(width, height)
        ann.waits_until("() => document.querySelector('.duel').getBoundingClientRect().right <= innerWidth")
    ann.clicks(":is([data-testid^=action-bet-], [data-testid=action-match]):not([data-resting] *)")
    ann.waits_until(MATCHES_UNTIL_THE_CLUE)  # the system player may raise her small bet, but doesn't fold
    ann.sees(at("action-buzz"))
    ann.keys([" "])
    ann.waits_until("() => document.activeElement.dataset.testid === 'answer-text'")
    ann.keys([*duel.answer, "Enter"])
    ann.sees(at("outcome"), "Correct")


# Steps that several tests share


def practises(ann: Visitor, game: str) -> None:
    """Two clicks from the home page to a table with system players."""
    ann.opens("/")
    ann.clicks(at(f"practise-{game}"))
    ann.clicks(at("play"))


def skips_the_prologue(ann: Visitor) -> None:
    """Skip the prologue with a key, if it is there: fast system players may have finished the first turn already."""
    ann.sees(at("board"))
    ann.waits_until(PROLOGUE_HAS_BEGUN)
    if ann.asks("() => Boolean(document.querySelector('dialog.prologue[open]'))"):
        ann.waits_until("() => !document.querySelector('dialog.prologue[data-resting]')")
        ann.keys(["Escape"])
    ann.waits_until("() => !document.querySelector('dialog.prologue[open]')")


def code_of(ann: Visitor) -> str:
    path: str = ann.waits_until("() => location.pathname.startsWith('/room/') && location.pathname")
    return path.rsplit("/", 1)[-1]


def turns_a_tablet(ann: Visitor) -> None:
    """See the table adapt when the window changes size, and again when it changes back."""
    for size in (PHONE, TABLET, DESKTOP, TABLET, DESKTOP):
        ann.resizes(*size)
        ann.asks(COUNT_FRAMES)
        ann.waits_until("() => window.framesSeen > 2")
        assert ann.asks(HAS_COLUMNS, 3 if size == DESKTOP else 1), size  # before another change fixes it
        ann.finds_nothing_wrong(FITS if size == DESKTOP else USABLE)


def copies(ann: Visitor, button: str) -> None:
    """The button says that it has copied the link, without growing over its edge."""
    ann.asks(HEED_COPIED, at(button))
    ann.clicks(at(button))
    ann.waits_until("() => window.staysInside")


def plays_on(ann: Visitor, until: Callable[[], bool]) -> None:
    """Play whatever the prompt of a mystery offers, until this is true when it next offers something."""
    ann.asks(f"() => {{ {LINGER} }}")
    for _ in range(40):
        offers: list[str] = ann.waits_until(OFFERS, patience=ROUND)
        if until():
            return
        chosen = next(each for wish in WISHES for each in offers if each.startswith(f"action-{wish}"))
        if chosen == "action-suggest":
            for kind in ("suspect", "weapon"):
                ann.clicks(f"form.suggest .{kind} .choice:not(.known)")
        ann.asks(USE_UP)
        ann.clicks(at(chosen))
    raise AssertionError("it never became true")


@contextmanager
def sits(server: Server, code: str, name: str, place: str) -> Iterator[Callable[..., None]]:
    """A player who takes part by the JSON protocol and sends what the test tells them to."""
    body = json.dumps({"name": name, "seat": place}).encode()
    header = {"content-type": "application/json"}
    with urlopen(Request(f"{server.url}/api/rooms/{code}/players", body, header), timeout=PATIENCE) as answer:
        seat = json.load(answer)
    with connect(f"{server.ws_url}/ws/{code}", max_queue=None, open_timeout=PATIENCE) as socket:
        socket.send(json.dumps({"type": "JOIN_ROOM", **seat}))
        socket.recv(PATIENCE)
        yield lambda kind, **fields: socket.send(json.dumps({"type": kind, **fields}))

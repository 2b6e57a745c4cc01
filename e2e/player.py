"""One player's page: what they do and what they see, in the table's words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Protocol

from playwright.sync_api import Locator, Page, expect

from e2e.secrets import Trio, Truth
from e2e.steady import comes_to_show
from e2e.words import TITLES, the

_INSIDE = """(pieces) => {
  const box = (name) => document.querySelector(`[data-testid="${name}"]`).getBoundingClientRect();
  return Object.entries(pieces).every(([inner, outer]) => {
    const a = box(inner), b = box(outer);
    const x = a.left + a.width / 2, y = a.top + a.height / 2;
    return a.width > 0 && b.left <= x && x <= b.right && b.top <= y && y <= b.bottom;
  });
}"""
HEED_TOASTS = """
window.toasts = [];
new MutationObserver((changes) => {
  for (const { target, addedNodes } of changes) {
    for (const node of [target, ...addedNodes]) {
      const toasts = node === target ? [node.closest?.('.q-notification')]
        : [node.closest?.('.q-notification'), ...(node.querySelectorAll?.('.q-notification') ?? [])];
      for (const toast of toasts) {
        if (toast && window.toasts.at(-1) !== toast.textContent) window.toasts.push(toast.textContent);
      }
    }
  }
}).observe(document, { childList: true, subtree: true });
"""
"""Toasts go away by themselves, sometimes before a busy test machine has looked: the page keeps what they said."""
_WAS_TOASTED = """(pattern) => {
  const at = window.toasts.findIndex((text) => new RegExp(pattern).test(text));
  if (at < 0) return false;
  window.toasts.splice(at, 1);  // those that come at once stand in any order
  return true;
}"""


class TableLike(Protocol):
    """What a player needs of the table."""

    @property
    def truth(self) -> Truth: ...

    def pass_reveal(self) -> None: ...


@dataclass(frozen=True, slots=True)
class Sight:
    """All that a page shows of a game to its player."""

    prompt: str
    title: str
    hand: frozenset[str]
    offers: frozenset[str]
    lit: frozenset[str]
    notes: tuple[tuple[str, str], ...]
    feed: tuple[str, ...]
    board: tuple[str, ...]


class Player:
    """One person at one page: what they do, and what they see."""

    def __init__(self, table: TableLike, name: str, page: Page, seat: str | None) -> None:
        self.table = table
        self.name = name
        self.page = page
        self.seat = seat
        self.is_away = False
        self._is_in_a_hurry = False

    def __repr__(self) -> str:
        return f"{self.name} ({self.seat})"

    # In the lobby
    def sits_down(self, seat: str) -> None:
        self.page.get_by_test_id("player-name").fill(self.name)
        self.page.get_by_test_id(f"pick-{seat}").click()
        self.seat = seat
        self.is_seated()

    def is_seated(self) -> None:
        own = self.page.locator(f"[data-testid=seat-{self.seat}].yours, [data-testid=plate-{self.seat}].you")
        expect(own).to_be_visible()

    def picks(self, seat: str) -> None:
        self.page.get_by_test_id(f"pick-{seat}").click()
        self.seat = seat
        self.is_seated()

    def sets(self, option: str, value: str) -> None:
        """Set an option of the room: `expected`, `grace_seconds`, `chat` …"""
        name = "expected-players" if option == "expected" else f"option-{option}"
        choice = self.page.get_by_test_id(name)
        choice.select_option(value)
        expect(choice.locator(f"option[value='{value}']")).to_have_attribute("selected", "")

    # Acting; each comes back when this page shows what came of it
    def moves(self, direction: str) -> None:
        self._acts(f"action-move-{direction}")

    def moves_to(self, place: str) -> None:
        """By mouse: a click on the lit place."""
        light = self.page.locator(f"[data-testid={_area(place)}] .light")
        expect(light).to_be_visible()
        before = self.headline()
        light.click()
        self._is_past(before)

    def stays(self) -> None:
        self._acts("action-stay")

    def suggests(self, suspect: str, weapon: str) -> None:
        self.chooses("suggest", suspect, weapon)
        self._acts("action-suggest")

    def declines(self) -> None:
        self._acts("action-decline")

    def shows(self, card: str) -> None:
        self._acts(f"action-show-{card}")

    def ends_turn(self) -> None:
        self._acts("action-end-turn")

    def accuses(self, suspect: str, weapon: str, room: str) -> None:
        """Accuse, and let time pass until everybody knows the outcome."""
        self.speaks_out(suspect, weapon, room)
        self.table.pass_reveal()
        self._is_past("You accuse")

    def speaks_out(self, suspect: str, weapon: str, room: str) -> None:
        """Accuse; nobody knows the outcome yet."""
        self.page.get_by_test_id("action-accuse").click()
        expect(self.page.locator("dialog#accuse")).to_be_visible()
        self.chooses("accuse", suspect, weapon, room)
        self._acts("accuse-confirm")

    def accuses_rightly(self) -> Trio:
        solution = self.table.truth.solution
        self.accuses(*solution.cards)
        return solution

    def accuses_wrongly(self) -> Trio:
        trio = self.table.truth.wrong_accusation()
        self.accuses(*trio.cards)
        return trio

    def chooses(self, form: str, *cards: str) -> None:
        for card in cards:
            self.page.get_by_test_id(f"{form}-{card}").check()

    def says(self, text: str) -> None:
        self.opens_sheet("feed")
        self.page.get_by_test_id("chat-text").fill(text)
        self.page.get_by_test_id("chat-send").click()

    def marks(self, card: str, seat: str) -> None:
        self.opens_sheet("notebook")
        cell = self.note(card, seat)
        before = cell.get_attribute("data-sends") or ""  # what the next click would write
        cell.click()
        expect(cell).not_to_have_attribute("data-sends", before)

    def opens_sheet(self, name: str) -> None:
        """Have the notebook or the feed in sight; on a desktop it always is."""
        button = self.page.get_by_test_id(f"show-{name}")
        if button.is_visible() and button.get_attribute("aria-expanded") == "false":
            button.click()
        expect(self.page.get_by_test_id(name)).to_be_visible()

    def opens_menu(self, item: str) -> None:
        """Choose an item of the menu, and say yes where it asks whether one is sure."""
        self.page.get_by_test_id("menu").click()
        chosen = self.page.get_by_test_id(item)
        asks = chosen.get_attribute("data-confirm") is not None
        chosen.click()
        if asks:
            self.page.get_by_test_id("sure-yes").click()

    @contextmanager
    def hurrying(self) -> Iterator[None]:
        """Presses that only lead to what a test is about need no pointer, which takes half of the time."""
        self._is_in_a_hurry = True
        try:
            yield
        finally:
            self._is_in_a_hurry = False

    def _acts(self, testid: str) -> None:
        button = self.page.get_by_test_id(testid)
        expect(button).to_be_visible()  # only then does the headline belong to it
        before = self.headline()
        if self._is_in_a_hurry:
            expect(button).to_be_enabled()
            button.dispatch_event("click")
        else:
            button.click()
        self._is_past(before)

    def _is_past(self, headline: str) -> None:
        """Until the prompt says something else: every action of a game changes it."""
        expect(self.page.get_by_test_id("turn")).not_to_have_text(headline)

    # Seeing
    def marks_page(self) -> None:
        """A sign on this page that is gone once the page has been loaded again."""
        self.page.evaluate("() => { window.fromBefore = true; }")

    def page_is_back(self) -> None:
        """The page has been loaded again since `marks_page`, and is connected."""
        self.page.wait_for_function("() => !window.fromBefore && window.did_handshake")

    def looks(self) -> Sight:
        """Everything on the page now, to be compared with later."""
        style = self.page.get_by_test_id("board").get_attribute("style") or ""
        return Sight(
            prompt=self.page.get_by_test_id("prompt").text_content() or "",
            title=self.page.title(),
            hand=frozenset(self.hand()),
            offers=frozenset(self.offers()),
            lit=frozenset(self.lit()),
            notes=tuple(sorted(self.notes().items())),
            feed=tuple(self.feed()),
            board=tuple(sorted(style.rstrip(";").split("; "))),
        )

    def sees_again(self, sight: Sight) -> None:
        """The page shows what it showed before, nothing more and nothing less."""
        expect(self.page.get_by_test_id("prompt")).to_be_visible()
        comes_to_show(self.page, self.looks, sight)

    def headline(self) -> str:
        """What the prompt says in large letters."""
        return self.page.get_by_test_id("turn").inner_text()

    def prompt(self) -> str:
        return self.page.get_by_test_id("prompt").inner_text()

    def offers(self) -> set[str]:
        """The choices in the prompt, without their `action-`."""
        found = self.page.locator("[data-testid=prompt] [data-testid^=action-]")
        names: list[str] = found.evaluate_all("nodes => nodes.map(node => node.dataset.testid)")
        return {name.removeprefix("action-") for name in names}

    def lit(self) -> set[str]:
        """The places on the board that burn and can be clicked."""
        places: list[str] = self.page.evaluate(
            """() => [...document.querySelectorAll('.board .light')]
                .filter((node) => getComputedStyle(node).display !== 'none')
                .map((node) => node.dataset.sends ? JSON.parse(node.dataset.sends).to : node.dataset.testid)"""
        )
        return set(places)

    def hand(self) -> set[str]:
        return self._names("[data-testid=hand] [data-testid^=card-]", "card-")

    def feed(self) -> list[str]:
        """All lines of the feed, oldest first, whether its tab is open or not; of a heading its sentence."""
        lines = self.page.locator("[data-testid=feed] .line")
        told: list[str] = lines.evaluate_all("nodes => nodes.map(node => node.dataset.says ?? node.textContent)")
        return told

    def private_feed(self) -> list[str]:
        """The lines that are for this player alone."""
        return self._texts("[data-testid=feed] .line.private")

    def is_told(self, sentence: str | re.Pattern[str]) -> None:
        """The feed has a line with these words."""
        expect(self.page.locator("[data-testid=feed] .line").filter(has_text=sentence).first).to_be_attached()

    def is_not_told(self, sentence: str | re.Pattern[str]) -> None:
        expect(self.page.locator("[data-testid=feed] .line").filter(has_text=sentence)).to_have_count(0)

    def is_toasted(self, sentence: str | re.Pattern[str]) -> None:
        """A toast has said so since the last one that was asked for."""
        pattern = sentence.pattern if isinstance(sentence, re.Pattern) else re.escape(sentence)
        self.page.wait_for_function(_WAS_TOASTED, arg=pattern)

    def is_refused(self, why: str) -> None:
        """The prompt says why something cannot be done."""
        expect(self.page.locator("[data-reason]")).to_have_text(why)

    def sees_turn_of(self, seat: str) -> None:
        expect(self.page.locator(f"[data-testid=plate-{seat}].turn")).to_be_attached()

    def sees_prompt(self, words: str | re.Pattern[str]) -> None:
        expect(self.page.get_by_test_id("prompt")).to_contain_text(words)

    def sees_winner(self, words: str) -> None:
        expect(self.page.get_by_test_id("winner")).to_contain_text(words)

    def sees_solution(self, solution: Trio) -> None:
        for card in solution.cards:
            expect(self.page.get_by_test_id(f"solution-{card}")).to_be_visible()

    def reads_the_deed(self, solution: Trio) -> None:
        """Read the solved case at the end: who, where, with what, and why."""
        title, last = TITLES[solution.suspect].rsplit(" ", 1)
        deed = rf"John Boddy was murdered by {title} \w+ {last} in {the(solution.room)} with {the(solution.weapon)}\."
        expect(self.page.get_by_test_id("deed")).to_have_text(re.compile(deed))
        expect(self.page.get_by_test_id("motive")).to_have_text(re.compile(r"\w.+\."))

    def reads_review(self) -> dict[str, str]:
        """What is said, once it was worked out, of what each seat could have known."""
        expect(self.page.get_by_test_id("plot")).to_be_visible()
        said: dict[str, str] = self.page.evaluate(
            """() => Object.fromEntries([...document.querySelectorAll('[data-testid^=hindsight-]')]
              .map((each) => [each.dataset.testid.replace('hindsight-', ''), each.textContent.trim()]))"""
        )
        return said

    def sees_away(self, seat: str) -> None:
        """See that the player in a seat isn't connected; the server counts their absence only from then on."""
        expect(self._unplugged(seat)).to_be_visible()

    def sees_present(self, seat: str) -> None:
        """See that the player in a seat is connected."""
        expect(self._unplugged(seat)).to_have_count(0)

    def _unplugged(self, seat: str) -> Locator:
        own = self.page.locator(f"[data-testid=seat-{seat}], [data-testid=plate-{seat}]")
        return own.get_by_role("img", name="Not connected")

    def note(self, card: str, seat: str) -> Locator:
        return self.page.get_by_test_id(f"note-{card}-{seat}")

    def notes(self) -> dict[str, str]:
        """What is written in the notebook: "card-seat" to its mark."""
        marks: dict[str, str] = self.page.evaluate(
            """() => Object.fromEntries([...document.querySelectorAll('[data-testid^=note-]')]
                .map((cell) => [cell.dataset.testid.slice(5), cell.className.replace(' fresh', '') + cell.textContent])
                .filter(([, mark]) => mark !== 'note '))"""
        )
        return marks

    def token_is_in(self, suspect: str, place: str) -> None:
        self.page.wait_for_function(_INSIDE, arg={f"token-{suspect}": _area(place)})

    def weapon_is_in(self, weapon: str, room: str) -> None:
        self.page.wait_for_function(_INSIDE, arg={f"weapon-{weapon}": _area(room)})

    def waits_for_position(self, truth: Truth) -> None:
        """Until all six tokens and all six weapons stand where they should."""
        tokens = {f"token-{name}": _area(at) for name, at in truth.positions.items() if not at.endswith("_home")}
        weapons = {f"weapon-{name}": _area(at) for name, at in truth.weapons.items()}
        self.page.wait_for_function(_INSIDE, arg={**tokens, **weapons})

    def _texts(self, selector: str) -> list[str]:
        texts: list[str] = self.page.locator(selector).evaluate_all("nodes => nodes.map(node => node.textContent)")
        return texts

    def _names(self, selector: str, prefix: str) -> set[str]:
        found: list[str] = self.page.locator(selector).evaluate_all("nodes => nodes.map(node => node.dataset.testid)")
        return {name.removeprefix(prefix) for name in found}


def _area(place: str) -> str:
    """The test id of a place on the board."""
    return f"{'hallway' if '-' in place else 'room'}-{place}"

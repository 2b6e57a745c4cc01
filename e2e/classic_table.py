"""The driver for Classic Clue: it sets up, rolls, walks and suggests in the table's words."""

from __future__ import annotations

import re
from collections.abc import Sequence

from playwright.sync_api import Locator, Page, expect

from e2e.board import ROOMS
from e2e.classic_truth import ClassicTruth, read_classic
from e2e.player import Player
from e2e.secrets import Truth
from e2e.table import Table

_STANDS = """(pieces) => {
  const board = document.querySelector('[data-testid=board]').getBoundingClientRect();
  const box = (name) => document.querySelector(`[data-testid="${name}"]`).getBoundingClientRect();
  return Object.entries(pieces).every(([piece, place]) => {
    const a = box(piece), x = a.left + a.width / 2, y = a.top + a.height / 2;
    if (place.includes(',')) {
      const [row, column] = place.split(',').map(Number);
      const cell = board.width * 0.039;
      const dx = x - board.left - board.width * 0.032 - (column + 0.5) * cell;
      const dy = y - board.top - board.height * 0.012 - (row + 0.5) * cell;
      return Math.hypot(dx, dy) < cell / 2;
    }
    const b = box(`room-${place}`);
    return b.left <= x && x <= b.right && b.top <= y && y <= b.bottom;
  });
}"""


class ClassicTable(Table):
    """One room of Classic Clue and the people in it."""

    game = "classic"

    def fills_in(self, page: Page, name: str, options: dict[str, str]) -> None:
        if number := options.pop("expected", ""):
            page.locator(f"label:has([data-testid=players-{number}])").click()
        super().fills_in(page, name, options)

    def person(self, name: str, page: Page, seat: str | None) -> ClassicPlayer:
        return ClassicPlayer(self, name, page, seat)

    def in_seat(self, seat: str) -> ClassicPlayer:
        found = super().in_seat(seat)
        assert isinstance(found, ClassicPlayer)
        return found

    @property
    def truth(self) -> ClassicTruth:
        truth = read_classic(self.server.database, self.code)
        assert truth is not None, "No game is on the table."
        return truth

    def load_dice(self, *rolls: tuple[int, int]) -> None:
        """What the next rolls will be; the server has to run as `e2e.rigged`."""
        lines = "\n".join(f"{one} {other}" for one, other in rolls)
        self.server.dice.write_text(lines, encoding="utf-8")

    def pass_until(self, seat: str) -> None:
        """Everybody passes until it is this player's turn."""
        while (truth := self.truth).turn != seat:
            self.in_seat(truth.turn).ends_turn()
        self.in_seat(seat).is_to_act()

    def answer(self) -> None:
        """Whoever is asked to disprove shows a card; then the suggester's page says what came of it."""
        truth = self.truth
        if truth.asked:
            self.in_seat(truth.asked).shows(truth.answer(truth.suggested[-1][1], truth.asked))
        expect(self.in_seat(truth.turn).page.get_by_test_id("turn")).to_have_text("Your turn: accuse or end it")


class ClassicPlayer(Player):
    """One person at one page of Classic Clue."""

    # Setting up
    def drags(self, what: str, to: Locator) -> None:
        """By mouse: what has this test id, onto a lit place."""
        handle = self.page.locator(f"label:has([data-testid={what}]), [data-testid={what}][draggable]")
        handle.drag_to(to, target_position={"x": 14, "y": 14})

    def place(self, room: str) -> Locator:
        """The room, as long as a weapon can be put there."""
        return self.page.locator(f'.light.place[data-sends*="{room}"]')

    def begins(self, step: str) -> None:
        """Press the button that begins a step of the set-up."""
        button = self.page.get_by_test_id(f"action-{step}")
        button.click()
        expect(button).to_be_hidden()

    def case_file(self) -> Locator:
        return self.page.locator(".light.place[data-takes=group]")

    def sees_weapon(self, weapon: str, room: str) -> None:
        self.page.wait_for_function(_STANDS, arg={f"weapon-{weapon}": room})

    # Walking
    def rolls(self, expected: tuple[int, int] | None = None) -> None:
        self._acts("action-roll")
        if expected:
            expect(self.page.get_by_test_id("dice")).to_have_attribute("data-faces", f"{expected[0]} {expected[1]}")

    def presses(self, *keys: str, then: str | re.Pattern[str] | None = None) -> None:
        """Keys one after the other, each as soon as the prompt has answered the one before."""
        self.is_to_act()
        for key in keys:
            before = self.headline()
            self.page.keyboard.press(key)
            self._is_past(before)
        if then:
            expect(self.page.get_by_test_id("turn")).to_have_text(then)

    def is_to_act(self) -> None:
        """Until this page offers its choices."""
        expect(self.page.locator(".prompt-body.yours")).to_be_visible()

    def clicks(self, place: str) -> None:
        """By mouse: a lit square or room."""
        before = self.headline()
        light = self.page.locator(f'.light[data-sends="{{\\"to\\":\\"{place}\\"}}"]')
        light.click(position={"x": 10, "y": 10} if place not in ROOMS else None)
        self._is_past(before)

    def walks_into(self, room: str) -> None:
        """By the button of a room within reach."""
        self._acts(f"action-walk-{room}")

    def lit(self) -> set[str]:
        lights = self.page.locator(".light[data-act=WALK]")
        found: list[str] = lights.evaluate_all("all => all.map(each => JSON.parse(each.dataset.sends).to)")
        return set(found)

    def suggests(self, suspect: str, weapon: str) -> None:
        """In a room that one has entered; or, moved there by a suggestion, by first choosing to suggest."""
        self.is_to_act()
        expect(self.page.locator("form.suggest")).to_be_attached()
        here = self.page.get_by_test_id("action-suggest-here")
        if here.count():
            here.click()
        super().suggests(suspect, weapon)

    # Seeing
    def stands(self, suspect: str, place: str) -> None:
        self.page.wait_for_function(_STANDS, arg={f"token-{suspect}": place})

    def waits_for_position(self, truth: Truth) -> None:
        tokens = {f"token-{name}": at for name, at in truth.positions.items()}
        weapons = {f"weapon-{name}": at for name, at in truth.weapons.items()}
        self.page.wait_for_function(_STANDS, arg={**tokens, **weapons})

    def holds_no_face(self, cards: Sequence[str]) -> None:
        """None of these cards is on the page in any form but as a word of the house."""
        source = self.page.content()
        shown = [card for card in cards if f"card-{card}" in source]
        assert shown == [], (self, shown)

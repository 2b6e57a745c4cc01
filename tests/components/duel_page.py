"""The table of a duel as one viewer's page has it, drawn from a real match."""

from __future__ import annotations

import re
from collections.abc import Callable
from html import unescape

from nicegui.testing import User

from clueapp.games.trivia.state import SEATS
from clueapp.kernel.places import more_needed
from clueapp.rooms.clocks.clock import DueClock
from clueapp.rooms.view import PlayerView, StandInClock, TableView
from components.panel import Panel
from components.tables.trivia.table import TriviaStage
from tests.games.trivia_table import NOW, AtDuel

NAMES = {"P1": "Ann", "P2": "Ben"}


def seen(
    at: AtDuel,
    viewer: str | None,
    *,
    away: tuple[str, ...] = (),
    left: tuple[str, ...] = (),
    wishes: tuple[str, ...] = (),
    stand_in: StandInClock | None = None,
    passed: int = 0,
) -> TableView:
    """What this viewer's page is drawn from, so many milliseconds after the last clock was started; Ann is the host."""
    players = tuple(
        PlayerView(
            seat,
            NAMES[seat],
            seat,
            seat,
            connected=seat not in away + left,
            is_host=seat == "P1",
            is_gone_for_good=seat in left,
            wants_rematch=seat in wishes,
        )
        for seat in SEATS
    )
    is_over = at.outcome is not None
    clock = DueClock(at.deadline, NOW + int(at.deadline.seconds * 1000) - passed) if at.deadline else None
    return TableView(
        code="ABC234",
        game=at.game,
        you=next((player for player in players if player.seat == viewer), None),
        players=players,
        status="over" if is_over else "paused" if len(away) == len(SEATS) else "playing",
        phase=at.phase,
        options={"chat": True},
        seq=len(at.facts),
        view=at.view(viewer),
        menu=at.menu(viewer),
        clock=clock,
        stand_in=stand_in,
        games_played=1,
        open_places=(),
        missing=more_needed(len(SEATS) - len(left), len(SEATS)),
        awaited=frozenset() if is_over else at.game.awaits(at.public),
    )


class DuelPage:
    """One viewer's table."""

    def __init__(self, user: User, at: AtDuel, viewer: str | None) -> None:
        self._user = user
        self.at = at
        self.viewer = viewer
        with user:
            self.table = TriviaStage(seen(at, viewer))
        self.look()

    def look(self, **how: object) -> set[str]:
        """Bring the page up to date; the names of the panels that are sent."""
        assert self._user.client is not None
        updates = self._user.client.outbox.updates
        updates.clear()
        with self._user:
            self.table.show(seen(self.at, self.viewer, **how), NOW)  # type: ignore[arg-type]
        return {name for name, panel in self._panels.items() if panel.element.id in updates}

    @property
    def _panels(self) -> dict[str, Panel]:
        return {name.strip("_"): each for name, each in vars(self.table).items() if isinstance(each, Panel)}

    def html(self, panel: str) -> str:
        return self._panels[panel].element.content

    def text(self, panel: str) -> str:
        """What a panel says."""
        return " ".join(unescape(re.sub(r"<[^>]*>", " ", self.html(panel))).split())

    @property
    def everything(self) -> dict[str, str]:
        """What is in every panel."""
        return {name: self.html(name) for name in self._panels}

    @property
    def offers(self) -> set[str]:
        """What can be done, by the buttons' test ids without their `action-`."""
        return set(re.findall(r'data-testid="action-([^"]*)"', self.html("prompt") + self.html("card")))


Look = Callable[..., DuelPage]
"""Opens a table: `look(at, "P1")`, or without a seat for somebody who watches."""

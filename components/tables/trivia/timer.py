"""The clock of a phase: a ring that empties by itself, from the server's deadline; none while the clue is revealed."""

from __future__ import annotations

from markupsafe import Markup

from clueapp.games.trivia.clocks import USUAL, Timing
from clueapp.games.trivia.game import TriviaGame
from clueapp.games.trivia.state import SEATS, Duel
from clueapp.rooms.clocks.clock import DueClock
from components import dial
from components.html import el
from components.tables.trivia import TriviaTableView
from components.tables.trivia.appeal import is_last
from components.tables.trivia.people import duel_of

HURRIES = frozenset({"betting", "clue", "answer"})
"""The phases whose clock calls when little is left: in the others nobody has to do anything."""


def part(table: TriviaTableView) -> object:
    duel, clock = duel_of(table), _clock(table)
    return (clock, table.phase, _stays(duel)) if clock and duel else "nothing"


def draw(table: TriviaTableView, now: int) -> Markup:
    duel, clock = duel_of(table), _clock(table)
    if duel is None or clock is None:
        return Markup("")
    due, total = _span(duel, clock, _timing(table))
    left = min(max(0, due - now), total)
    urgent = min(5, total // 2_500) if duel.phase in HURRIES else 0
    return el("div", dial.draw(left, total, urgent), el("span", _label(duel), cls="timer-label"), cls="timer")


def _timing(table: TriviaTableView) -> Timing:
    """How long the clocks of this server run."""
    return table.game.timing if isinstance(table.game, TriviaGame) else USUAL


def _clock(table: TriviaTableView) -> DueClock | None:
    """The clock to be shown. A tick of the clue is none: its letters say that it runs."""
    duel = duel_of(table)
    if duel is None or (duel.phase == "clue" and not duel.bout.is_clue_complete):
        return None
    return table.clock


def _stays(duel: Duel) -> bool:
    """Whether a result stays beyond its least time, as far as is known now."""
    is_shown = duel.phase == "resolution" and duel.house.waits and not duel.bout.pending
    return is_shown and duel.bout.ready != frozenset(SEATS)


def _span(duel: Duel, clock: DueClock, timing: Timing) -> tuple[int, int]:
    """When it goes on at the latest, and how long that is in all: two clocks of a result look like one."""
    if not _stays(duel):
        return clock.due, max(1, int(clock.deadline.seconds * 1000))
    rest = 0 if duel.bout.is_held else timing.stay
    return clock.due + int(rest * 1000), int((timing.resolution + timing.stay) * 1000)


def _label(duel: Duel) -> str:
    match duel.phase:
        case "category":
            return "until betting"
        case "betting":
            return "to bet"
        case "clue":
            return "to buzz"
        case "answer":
            return "to answer"
        case "resolution" if duel.bout.pending:
            return "to decide"
        case "resolution" if _stays(duel):
            return "to read"
    return "to the final score" if is_last(duel) else "to the next one"

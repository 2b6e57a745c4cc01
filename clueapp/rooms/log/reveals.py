"""Step-by-step reveals: the log has the outcome at once, but pages show it to the whole table in steps."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from clueapp.rooms.log.entries import Entry
from clueapp.rooms.log.events import SkipBegan, SkipEnded
from clueapp.rooms.log.folding import after
from clueapp.rooms.log.state import RoomState


@dataclass(frozen=True, slots=True)
class Reveal:
    """An event whose outcome pages hold back."""

    state: RoomState
    """The room as pages show it meanwhile: without the outcome, but with notes, people and options up to date."""
    feed_length: int
    """The number of feed entries before the event."""
    moments: tuple[int, ...]
    """When each step begins; the reveal ends with the last one."""

    @property
    def ends_at(self) -> int:
        return self.moments[-1]

    def step(self, now: int) -> int:
        """The number of steps that have begun."""
        return sum(moment <= now for moment in self.moments)


class Reveals:
    """The reveals of the game on the table, in order; each begins when the one before has ended.

    Finished ones are kept, because a busy server may not have told all pages yet.
    """

    def __init__(self) -> None:
        self._reveals: tuple[Reveal, ...] = ()

    def add(self, entry: Entry, at: int, state: RoomState, feed_length: int) -> None:
        """Take in another entry and the state that follows from it; `feed_length` is the feed's length before it."""
        of_this_game = (each for each in self._reveals if _same_game(each.state, state))
        self._reveals = tuple(_with_asides(each, entry, at) if each.ends_at > at else each for each in of_this_game)
        event = entry.fact.public
        if entry.of_game and event is not None and (steps := state.game.reveal_steps(event)):
            began = state.revealed_at - round(steps[-1] * 1000)
            moments = tuple(began + round(step * 1000) for step in steps)
            self._reveals += (Reveal(state, feed_length, moments),)

    def current(self, now: int) -> Reveal | None:
        """The reveal that pages are showing now."""
        return next((each for each in self._reveals if each.ends_at > now), None)

    def dues(self, told_at: int) -> Iterator[int]:
        """The moments at which pages that were last told at `told_at` have more to show."""
        return (moment for each in self._reveals for moment in each.moments if moment > told_at)


def _same_game(one: RoomState, other: RoomState) -> bool:
    return other.truth is not None and one.games_played == other.games_played


def _with_asides(reveal: Reveal, entry: Entry, at: int) -> Reveal:
    """Let pages see anything outside the game at once: a note, a changed option, a player who leaves.

    The end of a skip would tell what the reveal is about to show.
    """
    if (entry.of_game and entry.fact.public is not None) or isinstance(entry.fact.public, SkipBegan | SkipEnded):
        return reveal
    return replace(reveal, state=after(reveal.state, entry, at))

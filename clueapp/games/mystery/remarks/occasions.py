"""The occasions on which a system player may say something. Everything looked at here lies open."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Literal

from clueapp.games.mystery import events as e
from clueapp.games.mystery.state import MysteryTable, T
from clueapp.kernel.remarks import Moment
from clueapp.kernel.truth import Event, Seat

Occasion = Literal[
    "opening",
    "turn",
    "silence_after_own",
    "silence",
    "summoned",
    "suspected",
    "asked_again",
    "wrong",
    "another_wrong",
    "passage",
    "blocked",
    "low_roll",
    "high_roll",
    "departure",
    "won",
    "beaten",
    "unsolved",
]
Reason = tuple[Seat, Occasion]
"""A seat, and what it could remark on."""

LAST_WORDS = frozenset[Occasion]({"wrong", "won", "beaten", "unsolved"})
"""Occasions for a remark however recently the same player spoke, and by players who are out."""
AGAIN = 3
"""Number of suggestions in a row, all disproved by one player, that are worth a word."""
A_LONG_WAIT = 4
"""With so many still in the game, one's turn is long in coming."""


def reasons(
    moment: Moment[T], speakers: Sequence[Seat], of_the_board: Callable[[Event], Reason | None]
) -> Iterator[Reason]:
    """Every speaker's reasons to say something now; the end of a game leaves nothing else to talk about."""
    found = [reason for event in moment.events for reason in _of_event(event, moment.now, speakers, of_the_board)]
    is_over = moment.now.phase == "over"
    for seat, occasion in found:
        may_speak = occasion in LAST_WORDS if is_over or seat in moment.now.out else True
        if seat in speakers and seat not in moment.now.deserted and may_speak:
            yield seat, occasion


def _of_event(
    event: Event, now: MysteryTable, speakers: Sequence[Seat], of_the_board: Callable[[Event], Reason | None]
) -> Iterator[Reason]:
    match event:
        case e.Suggested(seat, trio, suspect_moved) if trio.suspect != seat:
            yield trio.suspect, "summoned" if suspect_moved else "suspected"
        case e.AskedToDisprove(seat) if _times_in_a_row(now, seat) >= AGAIN:
            yield seat, "asked_again"
        case e.TurnBegan(seat) if now.turn_number > 1 and len(now.sleuths) >= A_LONG_WAIT:
            yield seat, "turn"
        case e.TurnBegan() if now.turn_number == 1:
            yield from ((each, "opening") for each in speakers)
        case _:
            yield from _of_event_for_all(event, speakers)
            if (reason := of_the_board(event)) is not None:
                yield reason


def _of_event_for_all(event: Event, speakers: Sequence[Seat]) -> Iterator[Reason]:
    """The reasons where everybody has one, though not the same."""
    match event:
        case e.NobodyDisproved(seat):
            yield from ((each, "silence_after_own" if each == seat else "silence") for each in speakers)
        case e.AccusationFailed(seat):
            yield from ((each, "wrong" if each == seat else "another_wrong") for each in speakers)
        case e.PlayerDeserted(seat):
            yield from ((each, "departure") for each in speakers if each != seat)
        case e.CaseSolved(seat):
            yield from ((each, "won" if each == seat else "beaten") for each in speakers)
        case e.CaseUnsolved():
            yield from ((each, "unsolved") for each in speakers)


def _times_in_a_row(table: MysteryTable, seat: Seat) -> int:
    """How many suggestions in a row this player has disproved, with the one that they are asked about now."""
    number = 1
    for inquiry in reversed(table.past_inquiries):
        if inquiry.shown_by != seat:
            break
        number += 1
    return number

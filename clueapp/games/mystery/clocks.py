"""The turn's clock, if the host has set one, and the timing of an accusation's reveal."""

from __future__ import annotations

from clueapp.games.mystery.events import Accused
from clueapp.games.mystery.state import MysteryTable
from clueapp.kernel.game import Deadline
from clueapp.kernel.truth import Event

REVEAL = (2.2, 4.4, 6.0)
"""Seconds after an accusation at which the envelope is opened, the verdict falls, and the game goes on."""


def deadline(table: MysteryTable) -> Deadline | None:
    """The clock that runs now."""
    if not table.turn_seconds or table.phase in ("dealing", "over") or table.is_accusing:
        return None
    return Deadline(f"{_timed_part(table)}-{table.turn_number}", table.turn_seconds)


def _timed_part(table: MysteryTable) -> str:
    """What has a clock of its own: a turn up to the suggestion, what comes after it, and every phase beside these."""
    if table.phase not in ("move", "suggest", "end"):
        return table.phase
    return "turn" if table.inquiry is None else "after"


def reveal_steps(event: Event) -> tuple[float, ...]:
    """Seconds after an event at which pages show more of its outcome."""
    return REVEAL if isinstance(event, Accused) else ()

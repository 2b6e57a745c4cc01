"""The clock of a turn, where the host has set one."""

from __future__ import annotations

from clueapp.games.mystery.state import MysteryTable
from clueapp.kernel.game import Deadline


def deadline(table: MysteryTable) -> Deadline | None:
    """The clock that runs now."""
    if not table.turn_seconds or table.phase in ("dealing", "over"):
        return None
    return Deadline(f"{_timed_part(table)}-{table.turn_number}", table.turn_seconds)


def _timed_part(table: MysteryTable) -> str:
    """What has a clock of its own: a turn up to the suggestion, what comes after it, and every phase beside these."""
    if table.phase not in ("move", "suggest", "end"):
        return table.phase
    return "turn" if table.inquiry is None else "after"

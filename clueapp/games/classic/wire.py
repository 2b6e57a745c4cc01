"""A view of Classic Clue as plain JSON values, for the wire."""

from __future__ import annotations

from typing import Any

from clueapp.games.classic.state import GROUPS, SET_UP_PHASES, ClassicTable, ClassicView
from clueapp.games.mystery import wire
from clueapp.games.mystery.cards import ROOMS


def show(view: ClassicView) -> dict[str, Any]:
    """What both mysteries show, the walk that is under way, and how far the set-up has come."""
    table = view.public
    stroll, reach = table.stroll, table.reach
    return {
        **wire.show(view),
        "dice": list(stroll.dice) if stroll else None,
        "stepsLeft": stroll.steps_left if stroll else None,
        "path": list(stroll.trail) if stroll else [],
        "reach": {
            "squares": [place for place in reach if place not in ROOMS],
            "rooms": [place for place in reach if place in ROOMS],
        },
        "setUp": _set_up(table),
    }


def _set_up(table: ClassicTable) -> dict[str, Any] | None:
    if table.phase not in SET_UP_PHASES:
        return None
    lying = {group: len(cards) - (group in table.drawn) for group, cards in GROUPS.items()}
    return {
        "leader": table.leader,
        "groups": dict.fromkeys(GROUPS, 0) if table.held else lying,
        "envelope": len(table.drawn),
    }

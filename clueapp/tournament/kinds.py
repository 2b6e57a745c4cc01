"""Players that can be sent into a tournament: the five strengths, and masterminds with one fixed habit each."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import partial

from clueapp.games.mystery.players.habits import USUAL, Habits
from clueapp.games.mystery.players.mastermind import Mastermind
from clueapp.games.mystery.players.mind import MakeMind
from clueapp.games.mystery.players.strengths import STRENGTHS


def _with(habits: Habits) -> MakeMind:
    return partial(Mastermind, habits=habits)


KINDS: Mapping[str, MakeMind] = {
    **STRENGTHS,
    "frank": _with(replace(USUAL, bluffs=0.0)),
    "bluffer": _with(replace(USUAL, bluffs=1.0)),
    "deaf": _with(replace(USUAL, reads_hints=False)),
    "certain": _with(replace(USUAL, bets=False)),
}

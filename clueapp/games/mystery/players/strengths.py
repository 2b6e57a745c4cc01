"""The strengths by their names, from the weakest to the strongest."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from clueapp.games.mystery.players.detective import Detective
from clueapp.games.mystery.players.guest import Guest
from clueapp.games.mystery.players.inspector import Inspector
from clueapp.games.mystery.players.mastermind import Mastermind
from clueapp.games.mystery.players.mind import MakeMind
from clueapp.games.mystery.players.novice import Novice

STRENGTHS: Mapping[str, MakeMind] = MappingProxyType(
    {"guest": Guest, "novice": Novice, "inspector": Inspector, "detective": Detective, "mastermind": Mastermind}
)

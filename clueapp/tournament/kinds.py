"""Who can be sent into a tournament."""

from __future__ import annotations

from collections.abc import Mapping

from clueapp.games.mystery.players.mind import MakeMind
from clueapp.games.mystery.players.strengths import STRENGTHS

KINDS: Mapping[str, MakeMind] = {**STRENGTHS}

"""What somebody can ask for in a game of Codenames; to take another place in a pause is asked for as in the lobby."""

from __future__ import annotations

from dataclasses import dataclass

from clueapp.games.codenames.state import Count
from clueapp.kernel.menu import Action
from clueapp.kernel.places import Pick


@dataclass(frozen=True, slots=True)
class Clue(Action):
    """Give one's team a clue: one word, and how many cards it is meant for, 0 to 9 or "unlimited"."""

    word: str
    count: Count


@dataclass(frozen=True, slots=True)
class Vote(Action):
    """Vote for a card, by its place on the board, 0 to 24; a vote for another one is moved."""

    index: int


@dataclass(frozen=True, slots=True)
class Unvote(Action):
    """Take one's vote back."""


@dataclass(frozen=True, slots=True)
class Confirm(Action):
    """Turn over a card that has votes enough."""

    index: int


@dataclass(frozen=True, slots=True)
class EndGuessing(Action):
    """Leave it at the cards that were turned over in this turn."""


@dataclass(frozen=True, slots=True)
class Resume(Action):
    """Go on after a pause; the host only."""


ACTIONS: tuple[type[Action], ...] = (Clue, Vote, Unvote, Confirm, EndGuessing, Resume, Pick)

"""The actions of a duelist."""

from dataclasses import dataclass

from clueapp.kernel.menu import Action


@dataclass(frozen=True, slots=True)
class Bet(Action):
    """Open the betting with one of the tiers."""

    amount: int


@dataclass(frozen=True, slots=True)
class Match(Action):
    """Put in as much as your opponent."""


@dataclass(frozen=True, slots=True)
class Raise(Action):
    """Raise the bet to this total; once a question."""

    amount: int


@dataclass(frozen=True, slots=True)
class Fold(Action):
    """Give up the question and leave the pot to your opponent."""


@dataclass(frozen=True, slots=True)
class Buzz(Action):
    """Stop the clue to answer."""


@dataclass(frozen=True, slots=True)
class Answer(Action):
    """Say what the clue describes."""

    text: str


@dataclass(frozen=True, slots=True)
class Overturn(Action):
    """Ask to overturn the ruling on this player's answer; that happens when both players ask for it."""

    player: str


@dataclass(frozen=True, slots=True)
class Uphold(Action):
    """Let the rulings stand that your opponent disputes."""


@dataclass(frozen=True, slots=True)
class Ready(Action):
    """Say that you have seen the result; the match goes on when both players have."""


ACTIONS: tuple[type[Action], ...] = (Bet, Match, Raise, Fold, Buzz, Answer, Overturn, Uphold, Ready)

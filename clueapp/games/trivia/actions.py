"""What a duelist can ask for."""

from dataclasses import dataclass

from clueapp.kernel.menu import Action


@dataclass(frozen=True, slots=True)
class Bet(Action):
    """Open the betting with one of the tiers."""

    amount: int


@dataclass(frozen=True, slots=True)
class Match(Action):
    """Put in as much as the other."""


@dataclass(frozen=True, slots=True)
class Raise(Action):
    """Put in more than the other, up to this total; once a question."""

    amount: int


@dataclass(frozen=True, slots=True)
class Fold(Action):
    """Give the question up and leave the pot to the other."""


@dataclass(frozen=True, slots=True)
class Buzz(Action):
    """Halt the clue to answer."""


@dataclass(frozen=True, slots=True)
class Answer(Action):
    """Say what the clue describes."""

    text: str


@dataclass(frozen=True, slots=True)
class Overturn(Action):
    """Ask that the ruling on this player's answer be turned round; it is when both ask for it."""

    player: str


@dataclass(frozen=True, slots=True)
class Uphold(Action):
    """Let the rulings stand that the other would turn round."""


@dataclass(frozen=True, slots=True)
class Ready(Action):
    """Have seen how the question ended; it goes on when both have."""


ACTIONS: tuple[type[Action], ...] = (Bet, Match, Raise, Fold, Buzz, Answer, Overturn, Uphold, Ready)

"""What happens in Clue-Less, beside what happens in both mysteries."""

from dataclasses import dataclass

from clueapp.games.mystery import events as mystery
from clueapp.kernel.truth import Event


# Told to all
@dataclass(frozen=True, slots=True)
class Moved(Event):
    seat: str
    to: str
    by_passage: bool


@dataclass(frozen=True, slots=True)
class Stayed(Event):
    seat: str


@dataclass(frozen=True, slots=True)
class WayBlocked(Event):
    """Somebody who must move cannot."""

    seat: str


OPENINGS: tuple[type[Event], ...] = (mystery.TableLaid,)
EVENTS: tuple[type[Event], ...] = (Moved, Stayed, WayBlocked, *mystery.EVENTS)

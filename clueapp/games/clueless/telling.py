"""The events of Clue-Less in sentences, as each viewer reads them."""

from __future__ import annotations

from clueapp.games.clueless.board import HALLWAYS
from clueapp.games.clueless.events import Moved, Stayed, WayBlocked
from clueapp.games.mystery.cards import ROOMS, the, title
from clueapp.games.mystery.telling import Teller
from clueapp.kernel.game import Telling
from clueapp.kernel.truth import Event


class CluelessTeller(Teller):
    """Tells who went where."""

    def tell(self, event: Event) -> Telling | None:
        match event:
            case Moved(seat, to, by_passage):
                way = "took the secret passage" if by_passage else "went"
                return Telling(f"{self.who(seat)} {way} to {place_in_words(to)}.", routine=True)
            case Stayed(seat):
                return Telling(f"{self.who(seat)} stayed in the room.", routine=True)
            case WayBlocked(seat):
                return Telling(f"{self.who(seat)} couldn’t move: every way was taken.", matters=seat == self.viewer)
        return super().tell(event)


def place_in_words(place: str) -> str:
    """A place inside a sentence.

    >>> place_in_words("hall-study")
    'the hallway between Hall and Study'
    """
    if place in HALLWAYS:
        one, other = place.split("-")
        return f"the hallway between {title(one)} and {title(other)}"
    if place in ROOMS:
        return the(place)
    return "the home space"

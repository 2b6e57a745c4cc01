"""The deck: six suspects, six weapons, nine rooms."""

from __future__ import annotations

from dataclasses import dataclass

from clueapp.kernel.errors import IllegalAction

SUSPECTS = ("scarlet", "mustard", "white", "green", "peacock", "plum")
WEAPONS = ("rope", "lead_pipe", "knife", "wrench", "candlestick", "revolver")
ROOMS = (
    "study",
    "hall",
    "lounge",
    "library",
    "billiard_room",
    "dining_room",
    "conservatory",
    "ballroom",
    "kitchen",
)
DECK = SUSPECTS + WEAPONS + ROOMS

TITLES = {
    "scarlet": "Miss Scarlet",
    "mustard": "Colonel Mustard",
    "white": "Mrs. White",
    "green": "Mr. Green",
    "peacock": "Mrs. Peacock",
    "plum": "Professor Plum",
    "rope": "Rope",
    "lead_pipe": "Lead Pipe",
    "knife": "Knife",
    "wrench": "Wrench",
    "candlestick": "Candlestick",
    "revolver": "Revolver",
    "study": "Study",
    "hall": "Hall",
    "lounge": "Lounge",
    "library": "Library",
    "billiard_room": "Billiard Room",
    "dining_room": "Dining Room",
    "conservatory": "Conservatory",
    "ballroom": "Ballroom",
    "kitchen": "Kitchen",
}


@dataclass(frozen=True, slots=True)
class Trio:
    """A suspect, a weapon and a room: what is suggested, accused or true.

    >>> "rope" in Trio("plum", "rope", "hall")
    True
    """

    suspect: str
    weapon: str
    room: str

    @property
    def cards(self) -> tuple[str, str, str]:
        return (self.suspect, self.weapon, self.room)

    def __contains__(self, card: object) -> bool:
        return card in self.cards


def three_cards(suspect: str, weapon: str, room: str) -> Trio:
    """The cards that somebody names, or IllegalAction if one of them is not in the deck."""
    if suspect not in SUSPECTS or weapon not in WEAPONS or room not in ROOMS:
        raise IllegalAction("bad_card", "There’s no such suspect, weapon or room.")
    return Trio(suspect, weapon, room)


def short_title(card: str) -> str:
    """A card's title where there is little room: of a suspect the last name.

    >>> short_title("mustard"), short_title("lead_pipe")
    ('Mustard', 'Lead Pipe')
    """
    return title(card).split()[-1] if card in SUSPECTS else title(card)


def title(card: str) -> str:
    """The card's name as people say it, with its article where it needs one elsewhere.

    >>> title("lead_pipe")
    'Lead Pipe'
    """
    return TITLES[card]


def the(card: str) -> str:
    """The card's name inside a sentence.

    >>> the("rope"), the("plum")
    ('the Rope', 'Professor Plum')
    """
    return TITLES[card] if card in SUSPECTS else f"the {TITLES[card]}"

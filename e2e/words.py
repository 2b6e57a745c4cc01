"""The words that the table uses for its pieces."""

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
SUSPECTS = tuple(TITLES)[:6]


def the(card: str) -> str:
    """A card inside a sentence.

    >>> the("rope"), the("plum")
    ('the Rope', 'Professor Plum')
    """
    return TITLES[card] if card in SUSPECTS else f"the {TITLES[card]}"


def in_words(suspect: str, weapon: str, room: str) -> str:
    """Three cards in a sentence.

    >>> in_words("plum", "rope", "hall")
    'Professor Plum in the Hall with the Rope'
    """
    return f"{the(suspect)} in {the(room)} with {the(weapon)}"

"""What a stranger reads of either mystery: the six suspects, told in our own words, and what the host can set."""

from clueapp.games.mystery.cards import SUSPECTS, TITLES
from clueapp.kernel.options import Option
from clueapp.kernel.places import Place

STORIES = {
    "scarlet": "Sings for her supper and collects secrets for dessert. She arrived late, and alone, in a borrowed car.",
    "mustard": "Thirty years of campaigns and not one of them ended. He counts the silver out of habit.",
    "white": "Has run this house for longer than its owner. She knows which doors creak, and oils the others.",
    "green": "In business, he says, and changes the subject. His handshake is warm and his ledger is locked.",
    "peacock": "Three husbands, all of them lamented, one of them twice. She never forgets a seating plan.",
    "plum": "Lost his chair at the university over a footnote. He came for the library and stayed for the brandy.",
}
PLACES = tuple(Place(name, TITLES[name], STORIES[name]) for name in SUSPECTS)
ON_LEAVING = "Your cards stay in it, and are shown for you."

TURN_CLOCK = Option(
    "turn_seconds",
    "Turn clock",
    ((0, "Off"), (60, "60 s"), (90, "90 s"), (120, "2 min"), (180, "3 min")),
    default=0,
    help="Then the turn passes.",
)
NOTEBOOK = Option(
    "notebook",
    "Notebook",
    (("seen", "What you saw"), ("logic", "All that follows"), ("hand", "By hand")),
    default="seen",
    help="What it marks by itself.",
)
CHANCES = Option(
    "chances",
    "Chances",
    ((False, "Off"), (True, "On")),
    default=False,
    help="Of each card in the case file.",
    needs=("notebook", "logic"),
)
STRENGTHS = (("novice", "Novice"), ("detective", "Detective"), ("mastermind", "Mastermind"))
"""How its system players can play."""
STAND_IN = "detective"
"""Who plays for somebody that is gone, where the host allows it."""

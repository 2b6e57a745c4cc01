"""The six suspects, told in our own words."""

from clueapp.games.mystery.cards import SUSPECTS, TITLES
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

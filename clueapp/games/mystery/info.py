"""The six suspects of both mysteries, and the options that the host can set."""

from clueapp.games.mystery.cards import TITLES
from clueapp.games.mystery.story import CAST
from clueapp.kernel.options import Option
from clueapp.kernel.places import Place

PLACES = tuple(
    Place(name, TITLES[name], story=each.story, full_name=each.name, more=each.more) for name, each in CAST.items()
)
ON_LEAVING = "Your cards stay in the game and are shown for you."

TURN_CLOCK = Option(
    "turn_seconds",
    "Turn clock",
    ((0, "Off"), (60, "60 s"), (90, "90 s"), (120, "2 min"), (180, "3 min")),
    default=0,
    help="When time’s up, the turn ends.",
)
NOTEBOOK = Option(
    "notebook",
    "Notebook",
    (("seen", "What you saw"), ("logic", "All that follows"), ("hand", "By hand")),
    default="seen",
    help="What it marks for you.",
)
CHANCES = Option(
    "chances",
    "Chances",
    ((False, "Off"), (True, "On")),
    default=False,
    help="How likely each card is to be in the case file.",
    needs=("notebook", "logic"),
)
STRENGTHS = (
    ("guest", "Guest"),
    ("novice", "Novice"),
    ("inspector", "Inspector"),
    ("detective", "Detective"),
    ("mastermind", "Mastermind"),
)
"""How its system players can play."""
MANNERS = (
    ("guest", "Forgets things, and guesses in the end."),
    ("novice", "Crosses off only what it sees."),
    ("inspector", "Also notes who couldn’t disprove what."),
    ("detective", "Misses nothing, and waits for proof."),
    ("mastermind", "Reads your questions, bluffs and bets."),
)
USUAL = "detective"
FOR_BEGINNERS = "novice"
STAND_IN = "detective"
"""Who plays for somebody that is gone, where the host allows it."""

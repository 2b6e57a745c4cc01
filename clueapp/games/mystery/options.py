"""What the host of either mystery game can set."""

from clueapp.kernel.game import Option

TURN_CLOCK = Option(
    "turn_seconds",
    "Turn clock",
    ((0, "Off"), (60, "60 s"), (90, "90 s"), (120, "2 min"), (180, "3 min")),
    default=0,
    help="When it runs out, the turn passes, or a card is shown at random.",
)
NOTEBOOK = Option(
    "notebook",
    "Notebook",
    (("seen", "What you saw"), ("hand", "By hand")),
    default="seen",
    help="It can mark by itself what you have seen: your cards, cards shown to you, who could not disprove.",
)

"""What the host of either mystery game can set."""

from clueapp.kernel.game import Option

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
    (("seen", "What you saw"), ("hand", "By hand")),
    default="seen",
    help="Marks what you saw by itself.",
)

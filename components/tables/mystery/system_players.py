"""What the rules of both mysteries say of system players."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from markupsafe import Markup

from clueapp.games.mystery.info import STRENGTHS
from components.html import join
from components.rules.prose import points, steps, text

HOW_THEY_PLAY: Mapping[str, str] = MappingProxyType(
    {
        "novice": "Crosses off what it holds and what it is shown, and asks for the rest. Accuses when one card of "
        "each kind is left.",
        "detective": "Misses nothing: whatever can be concluded from all questions and answers, it concludes. Accuses "
        "when it has proof.",
        "mastermind": "Knows what a detective knows, and weighs the rest: where to go, what to ask, which card to "
        "show. It reads what others give away by their questions, bluffs now and then, and may accuse without proof "
        "when waiting is the worse bet.",
    }
)


def system_players() -> Markup:
    """How strong they are, what they know, and how one comes to play with them."""
    return join(
        text(
            "With too few guests, ask the house. A system player has a name and a suspect like everybody, and plays by "
            "the same rules. It sees what its seat may see and nothing else: its own cards, those that it is shown, "
            "and what all see. The feed tells what it does."
        ),
        steps(*((title, HOW_THEY_PLAY[name]) for name, title in STRENGTHS)),
        points(
            "In the lobby the host seats them, on any suspect that is free, gives each a strength, changes both as "
            "long as the game has not begun, and sends them away again.",
            "Or the table is filled up at the start: the seats that nobody took get system players until so many play. "
            "With that, one person alone can start.",
            "They take a moment, one second to three, and longer for hard choices; the host can have them brisk or "
            "patient, in a game as well. Their own cards are ticked off for them.",
            "To play alone, press Practise on the home page, then Play. It is a room like any other, with a link to "
            "share.",
        ),
    )


def stand_ins() -> str:
    """What becomes of those who are gone, where the host wants it so."""
    return (
        "Where the host allows stand-ins, a system player with a detective’s strength plays on for whoever is gone "
        "longer than that, or has left for good. Who comes back has the seat at once, and reads what was done for them."
    )


def afterwards() -> str:
    """What the end has to tell."""
    return (
        "When it is over, the end shows who could have known: for every seat how many cases were still possible, turn "
        "by turn, and when the case could have been proven."
    )

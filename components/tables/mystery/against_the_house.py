"""What the rules of both mysteries say of system players."""

from __future__ import annotations

from markupsafe import Markup

from components.rules.prose import points


def against_the_house() -> Markup:
    return points(
        "With too few guests, ask the house. In the lobby the host seats system players, on any character that is "
        "free, gives each a strength, changes both as long as the game has not begun, and sends them away again.",
        "A novice keeps plain notes. A detective draws every conclusion that can be drawn. A mastermind also plans: "
        "where to go, what to ask, which card to show, and when to accuse.",
        "They see what their seat may see and nothing else, and their notebooks are kept for them.",
        "The host can have the table filled up at the start: the seats that nobody took get system players until so "
        "many play. With that, one person alone can start.",
        "They take a moment for each choice, and longer for the hard ones; how long, the host sets, in a game as well.",
        "To play alone, press Practise on the home page, then Play. It is a room like any other, with a link to share.",
    )

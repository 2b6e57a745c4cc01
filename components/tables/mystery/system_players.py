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
        "guest": "Forgets some of the cards it was shown, and late in the game it sometimes accuses on a guess.",
        "novice": "Crosses off what it holds and what it is shown, and asks for the rest. Accuses when one card of "
        "each kind is left.",
        "inspector": "Remembers everything, and also notes who couldn’t disprove which suggestion. It makes nothing of "
        "cards that others were shown. Accuses when it has proof.",
        "detective": "Misses nothing: it concludes whatever follows from all questions and answers. Accuses when it "
        "has proof.",
        "mastermind": "Knows what a detective knows, and weighs the rest: where to go, what to ask, which card to "
        "show. It reads what others give away by their questions, bluffs now and then, and may accuse without proof "
        "when waiting is the worse bet.",
    }
)


def system_players() -> Markup:
    """How strong they are, what they know, and how one comes to play with them."""
    return join(
        text(
            "Too few guests? Ask the house. A system player has a name and a suspect like everybody else, and plays by "
            "the same rules. It sees what its seat may see and nothing else: its own cards, cards it is shown, and "
            "what everybody sees. The feed tells you what it does."
        ),
        steps(*((title, HOW_THEY_PLAY[name]) for name, title in STRENGTHS)),
        text(
            "No two play alike. One is daring and another waits, one bluffs with its own cards and another plays it "
            "straight. Each keeps its temperament all game long."
        ),
        points(
            "In the lobby, the host seats system players on any free suspect and gives each a strength. Until the game "
            "begins, the host can change both or send them away again.",
            "The host can also have the table filled up at the start: system players take the seats that are left. "
            "That way, one person can start alone.",
            "System players take one to three seconds, and longer for hard choices. The bar shows the opponents’ "
            "speed, and the host can change it there, even during a game. Their own cards are ticked off for them.",
            "Can’t wait? While only system players act before you, press Skip to my turn. They act at once until "
            "somebody is needed: you on your turn, or anybody who must show a card. The feed tells you all of it, and "
            "accusations are shown in full.",
            "If you’re out and only system players play on, you can see how it ends: they finish the case at once, and "
            "cards you’d have to show are shown for you. As host you can also begin a new case.",
            "Now and then one of them makes a remark in the feed. It only ever speaks of what everybody has seen, and "
            "never repeats what was said in the same game. The host can turn remarks off, even during a game.",
            "To play alone, press Practise on the home page, choose your character, then press Play. It’s a room like "
            "any other, with a link to share.",
        ),
    )


def stand_ins() -> str:
    """What becomes of those who are gone, where the host wants it so."""
    return (
        "If the host allows stand-ins, a system player with a detective’s strength plays for anybody who is away for "
        "longer than that or has left for good. When they come back, they get their seat back at once and can read "
        "what was done for them."
    )


def afterwards() -> str:
    """What the end has to tell."""
    return (
        "When the game is over, you see what everybody could have known: for every seat, how many solutions were "
        "still possible turn by turn, and when the case could have been proven."
    )

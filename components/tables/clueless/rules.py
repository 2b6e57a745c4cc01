"""How Clue-Less is played."""

from __future__ import annotations

from markupsafe import Markup

from clueapp.games.mystery.cards import SUSPECTS, title
from clueapp.games.mystery.story import PLACE
from components.html import el, join
from components.pictures import scenery
from components.rules.prose import Chapter, aside, cards, faces, keys, points, steps, text
from components.tables.mystery.system_players import afterwards, stand_ins, system_players
from components.tables.mystery.the_notebook import the_notebook
from components.tables.mystery.the_story import the_story

LEAD = "Somebody at Tudor Mansion is a murderer. Be the first to say who, with what, and where."
_EXAMPLE = ("plum", "candlestick", "library")


def chapters() -> tuple[Chapter, ...]:
    """The rules, in the order in which one needs them."""
    return (
        the_story(),
        Chapter("case", "The case", _case()),
        Chapter("house", PLACE, _house()),
        Chapter("turn", "Your turn", _turn()),
        Chapter("moving", "Moving", _moving()),
        Chapter("suggesting", "Suggesting", _suggesting()),
        Chapter("accusing", "Accusing", _accusing()),
        Chapter("notebook", "The notebook", the_notebook()),
        Chapter("keys", "Keys", _keys()),
        Chapter("system-players", "System players", system_players()),
        Chapter("absent", "Clocks, and those who are away", _absent()),
    )


def _case() -> Markup:
    return join(
        text(
            "Three to six detectives play, and each of them is one of the six suspects; two may play if the host "
            "allows it. There are twenty-one cards: six suspects, six weapons and nine rooms.",
            "One card of each kind is drawn in secret and put into the envelope: they answer the three questions. The "
            "other eighteen are dealt out, so some may hold one card more than others. You see your own cards and "
            "nobody else’s. A card that you hold or are shown can’t be in the envelope.",
        ),
        cards((name, title(name)) for name in _EXAMPLE),
        aside("For instance: Professor Plum, with the Candlestick, in the Library."),
    )


def _house() -> Markup:
    plan = el(
        "figure",
        scenery("board-clueless", cls="rule-plan"),
        el("figcaption", "Nine rooms, twelve hallways, and a stair in each corner room."),
        cls="rule-plan-figure",
    )
    return join(
        plan,
        points(
            "Nine rooms in three rows; between neighbours runs a hallway, twelve in all.",
            "A room holds any number of people. A hallway holds one, and is closed to the others as long as somebody "
            "stands in it.",
            "Secret passages join the opposite corners: Study and Kitchen, Lounge and Conservatory.",
            "Every suspect begins on a home space outside the mansion. The first move leads into the hallway beside "
            "it. A suspect that nobody plays stays there until a suggestion brings them in.",
            "Each of the six weapons begins in a room of its own. Where a weapon stands proves nothing.",
        ),
    )


def _turn() -> Markup:
    return join(
        text("The turn goes round in this order, and suspects nobody plays are passed over:"),
        faces((who, title(who)) for who in SUSPECTS),
        steps(
            ("Move", "One step. If a suggestion has moved you since your last turn, you may stay and suggest there."),
            (
                "Make Suggestion",
                "If you’re in a room, name a suspect and a weapon: once a turn, and only if you want to.",
            ),
            ("Make Accusation", "If you’re sure. Otherwise end your turn."),
        ),
        text("You may accuse at any moment of your own turn, except while somebody is being asked for a card."),
    )


def _moving() -> Markup:
    return points(
        "One step a turn: from a room into a free hallway beside it, or from a hallway into either of its rooms.",
        "From a corner room you may take the secret passage instead, and come out in the opposite corner.",
        "Choose where you want to go: the places you can reach are lit. Keys and buttons work as well.",
        "After a step into a hallway nothing is left but to accuse, so the turn ends by itself after five seconds. Any "
        "key or tap stops that.",
        "If every way out is taken and there is no passage, you stay, and go on with your turn: you may suggest there.",
    )


def _suggesting() -> Markup:
    return join(
        text(
            "Say whom you suspect, and with which weapon; the room is the one you are in. The suspect and the weapon "
            "are brought there at once. If somebody plays that suspect, they need not move on their next turn.",
            "Then the others are asked, one after the other, beginning with the player after you:",
        ),
        points(
            "Who holds none of the three cards is passed over, and all see that.",
            "Who holds one or more of them must show you one, of their own choice. Only you see which. The others see "
            "who it was, and nothing more. With that the question has been answered.",
            "If nobody can show a card, all know that as well. Perhaps you hold one of the three yourself; perhaps you "
            "have found it out.",
        ),
    )


def _accusing() -> Markup:
    return join(
        text("Name a suspect, a weapon and a room; it need not be the room you are in. You have one try."),
        text("Everybody watches as you open the envelope. Nothing else happens before the verdict."),
        points(
            "If it is true, you win, the envelope is opened for all, and the game is over.",
            "If it is false, you alone see what is in the envelope. You are out of the hunt: no more moves, "
            "suggestions or accusations. You go on showing cards when you are asked. If you stood in a hallway, you "
            "step aside into a room.",
            "If everybody has accused falsely, nobody wins, and the envelope is opened.",
            afterwards(),
        ),
    )


def _keys() -> Markup:
    return keys(
        (("↑", "↓", "←", "→"), "Move north, south, west, east"),
        (("W", "S", "A", "D"), "The same"),
        (("S",), "Stay and suggest in the room a suggestion brought you to; use the arrow to go south then"),
        (("P",), "Take the secret passage"),
        (("X",), "Make no suggestion; end the turn"),
        (("Tab", "Enter"), "Everything else: every button, card and field can be reached"),
    )


def _absent() -> Markup:
    return points(
        "Everybody sees who is connected. A page that was closed or reloaded takes up its seat again, with the same "
        "cards and notes.",
        "When the table waits for somebody who is gone, it waits for a time that the host has set (30 seconds unless "
        "changed). Then it goes on: the turn ends without a move, or one of the matching cards is shown, drawn at "
        "random. The feed says so.",
        stand_ins(),
        "With a turn clock the turn ends, or a card is shown, when the time runs out.",
        "Who leaves for good without a stand-in is out of the hunt. Their cards still answer questions: the server "
        "shows one at random.",
        "To change to another device, fetch a seat link from the menu. It moves your seat, once.",
        "When the host has been gone for a minute, the player who has been longest in the room becomes host.",
    )

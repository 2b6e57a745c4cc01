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
    """The rules, in the order in which a player needs them."""
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
        Chapter("absent", "Clocks and absent players", _absent()),
    )


def _case() -> Markup:
    return join(
        text(
            "Three to six detectives play, and each of them is one of the six suspects; two may play if the host "
            "allows it. There are twenty-one cards: six suspects, six weapons and nine rooms.",
            "One card of each kind is drawn in secret and put into the envelope: they answer the three questions. The "
            "other eighteen are dealt out, so some players may get one card more than others. You see only your own "
            "cards. A card that you hold or are shown can’t be in the envelope.",
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
            "Nine rooms stand in three rows. A hallway joins each pair of neighbours, twelve in all.",
            "A room holds any number of people. A hallway holds one: while somebody is in it, nobody else can enter.",
            "Secret passages join the opposite corners: Study and Kitchen, Lounge and Conservatory.",
            "Every suspect begins on a home space outside the mansion. Your first move takes you into the hallway "
            "beside it. A suspect that nobody plays waits outside until a suggestion brings them in.",
            "Each of the six weapons begins in a room of its own. Where a weapon is proves nothing.",
        ),
    )


def _turn() -> Markup:
    return join(
        text("Turns go round in this order, skipping suspects that nobody plays:"),
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
        "Take one step a turn: from a room into a free hallway beside it, or from a hallway into either of its rooms.",
        "From a corner room you may take the secret passage instead, and come out in the opposite corner.",
        "Choose where you want to go: the places you can reach are lit. Keys and buttons work as well.",
        "In a hallway you can’t suggest, so unless you accuse, your turn ends by itself after five seconds. Any key or "
        "tap stops that.",
        "If every way out is taken and there’s no passage, you stay where you are and may suggest there.",
    )


def _suggesting() -> Markup:
    return join(
        text(
            "Name a suspect and a weapon; the room is the one you’re in. Both are brought there at once. If somebody "
            "plays that suspect, they may stay and suggest there on their next turn.",
            "Then the others are asked, one after the other, beginning with the player after you:",
        ),
        points(
            "Players who hold none of the three cards are skipped, and everybody sees that.",
            "The first player who holds one or more of them must show you one. They choose which, and only you see "
            "it. The others see who showed you a card, and nothing more. That answers your suggestion.",
            "If nobody can show a card, everybody sees that too. You may hold one of the three yourself, or you may "
            "have found the solution.",
        ),
    )


def _accusing() -> Markup:
    return join(
        text("Name a suspect, a weapon and a room: any room, not just the one you’re in. You get one try."),
        text("Everybody watches as you open the envelope. Nothing else happens until the verdict."),
        points(
            "If you’re right, you win: the envelope is opened for everybody and the game is over.",
            "If you’re wrong, only you see what’s in the envelope, and you’re out of the hunt: you no longer move, "
            "suggest or accuse, but you still show cards when asked. If you were in a hallway, you step aside into a "
            "room.",
            "If everybody has accused falsely, nobody wins and the envelope is opened.",
            afterwards(),
        ),
    )


def _keys() -> Markup:
    return keys(
        (("↑", "↓", "←", "→"), "Move north, south, west, east"),
        (("W", "S", "A", "D"), "The same"),
        (("S",), "Stay and suggest in a room that a suggestion brought you to; to go south, use the arrow"),
        (("P",), "Take the secret passage"),
        (("X",), "Don’t suggest; end your turn"),
        (("Tab", "Enter"), "Reach and press everything else"),
    )


def _absent() -> Markup:
    return points(
        "Everybody sees who is connected. If you close or reload the page, you get your seat back, with the same "
        "cards and notes.",
        "If it’s an absent player’s turn to act, the table waits for as long as the host has set (30 seconds, unless "
        "changed). Then the game goes on: the turn ends without a move, or one of their matching cards is shown, "
        "picked at random. The feed says so.",
        stand_ins(),
        "With a turn clock, the turn ends or a card is shown when the time runs out.",
        "A player who leaves for good without a stand-in is out of the hunt. Their cards still answer suggestions: the "
        "server shows one at random.",
        "To move to another device, get a seat link from the menu. It moves your seat, and works once.",
        "If the host is away for a minute, the player who has been in the room longest becomes the host.",
    )

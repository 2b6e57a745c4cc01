"""How Classic Clue is played."""

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

LEAD = "The whole of Tudor Mansion, square by square. Roll, walk, ask, and name John Boddy’s murderer first."
_EXAMPLE = ("mustard", "revolver", "billiard_room")


def chapters() -> tuple[Chapter, ...]:
    """The rules, in the order in which a player needs them."""
    return (
        the_story(),
        Chapter("case", "The case", _case()),
        Chapter("house", PLACE, _house()),
        Chapter("setting-up", "Setting up", _setting_up()),
        Chapter("turn", "Your turn", _turn()),
        Chapter("walking", "Walking", _walking()),
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
            "Three to six detectives play, and each of them is one of the six suspects. There are twenty-one cards: "
            "six suspects, six weapons and nine rooms.",
            "One card of each kind lies in the case file on the great stairs, and answers the three questions. The "
            "other eighteen are dealt out, so some players may get one more than others. A card that you hold or are "
            "shown can’t be in the case file.",
        ),
        el("div", cards((name, title(name)) for name in _EXAMPLE), cls="of-classic"),
        aside("For instance: Colonel Mustard, with the Revolver, in the Billiard Room."),
    )


def _house() -> Markup:
    plan = el(
        "figure",
        scenery("board-classic", cls="rule-plan"),
        el("figcaption", "Twenty-four squares by twenty-five. The arrows before the doors point in."),
        cls="rule-plan-figure",
    )
    return join(
        plan,
        points(
            "Nine rooms, with a hallway of squares between them. Nobody walks on the stairs in the middle.",
            "You enter and leave a room through a door. Study, Lounge, Conservatory and Kitchen have one door, the "
            "Hall has three, the Ballroom four, the other rooms two.",
            "Secret passages join the opposite corners: Study and Kitchen, Lounge and Conservatory.",
            "Every suspect begins on the square of their own colour, even if nobody plays them.",
            "A room holds any number of people and things; a square holds one pawn.",
        ),
    )


_PLAYERS = (
    "“Start New Game” asks for your name and how many will play, 3 to 6. The others join by the room’s link. When the "
    "last one has joined, the set-up goes on by itself. If you’d rather not wait, system players take the empty seats."
)


def _setting_up() -> Markup:
    return join(
        text("The host sets up the table while the others watch. You can see the empty board from the first step:"),
        steps(
            ("Select Players", _PLAYERS),
            ("Pawns", "Choose a suspect, or get one at random. All six pawns stand on their squares."),
            ("Place Weapons", "Each of the six goes into a room of its own. Where a weapon is proves nothing."),
            ("Sort Cards", "Into three groups, face down. The top card of each goes into the case file, unseen."),
            ("Shuffle Cards", "The rest are shuffled together and dealt out, clockwise."),
            ("Assign Notebook", "Everybody gets one and checks off their own cards."),
            ("Play Game", "Miss Scarlet takes the first turn."),
        ),
        text(
            "You can drag, press or use the keyboard. “Do the rest for me” finishes the set-up at any step, and the "
            "host can skip it altogether in the lobby. When you practise alone, the game begins with the first turn, "
            "unless you choose to set up the table by hand."
        ),
    )


def _turn() -> Markup:
    return join(
        text("Miss Scarlet goes first. Turns go round in this order, skipping suspects that nobody plays:"),
        faces((who, title(who)) for who in SUSPECTS),
        steps(
            ("Roll Dice, Take Secret Passage or pass", "Choose one. If you take a passage, you don’t roll."),
            ("Walk", "As far as you like, up to the sum of both dice."),
            ("Make Suggestion", "If you’ve entered a room this turn, or a suggestion has brought you into one."),
            ("Make Accusation", "If you’re sure, at any moment of your own turn. Otherwise end your turn."),
        ),
    )


def _walking() -> Markup:
    return points(
        "You walk from square to square, up, down or sideways, never diagonally. Turn as often as you like.",
        "You can’t use a square twice in a turn, or one that somebody is standing on.",
        "From the square in front of a door, one more step takes you into the room. That ends your walk, and the rest "
        "of the roll is lost. You can’t go back into a room that you left in the same turn.",
        "A pawn on the square in front of a door blocks it from both sides.",
        "All squares and rooms within reach are lit: choose one to walk the whole way, or go step by step.",
        "You may stop early. You can also take steps back, until you do something else.",
        "If all doors of your room are blocked, leave by its secret passage if it has one; otherwise pass.",
    )


def _suggesting() -> Markup:
    return join(
        text(
            "Name a suspect and a weapon; the room is the one you’ve entered. Both are brought there, wherever they "
            "are. If you simply stay in a room from one turn to the next, you can’t suggest there again.",
            "Then the others are asked, one after the other, beginning with the player after you:",
        ),
        points(
            "Players who hold none of the three cards are skipped, and everybody sees that.",
            "The first player who holds one or more must show you one. They choose which, and only you see it; the "
            "others see who showed you a card. That answers your suggestion.",
            "You may name cards that you hold yourself. If nobody can show a card, everybody sees that too.",
        ),
    )


def _accusing() -> Markup:
    return join(
        text("Name a suspect, a weapon and any room. You get one try in the whole game."),
        text("Everybody watches as you open the case file. Nothing else happens until the verdict."),
        points(
            "If you’re right, you win: the case file is opened for everybody and the game is over.",
            "If you’re wrong, only you see what’s in it, and you’re out of the hunt: you no longer move, suggest or "
            "accuse, but you still show cards when asked. If your pawn would block a door or the only way through, it "
            "steps into the nearest room.",
            "If everybody has accused falsely, nobody wins and the case file is opened.",
            afterwards(),
        ),
    )


def _keys() -> Markup:
    return keys(
        (("R",), "Roll Dice"),
        (("↑", "↓", "←", "→"), "Take one step, or leave a room by the door on that side"),
        (("W", "S", "A", "D"), "The same"),
        (("S", "Esc"), "Suggest in a room that a suggestion brought you to; go back"),
        (("P",), "Take the secret passage"),
        (("Z",), "Take back the last step or walk"),
        (("X",), "Pass; end your turn"),
        (("1", "2", "3"), "While setting up: put the top suspect, weapon or room into the case file"),
        (("S", "D", "N", "P"), "While setting up: Sort Cards, Shuffle Cards, Assign Notebook, Play Game"),
        (("Tab", "Enter"), "Reach and press everything else"),
    )


def _absent() -> Markup:
    return points(
        "If it’s an absent player’s turn to act, the table waits for as long as the host has set. Then the game goes "
        "on: the set-up is finished, the turn ends, or one of their matching cards is shown, picked at random.",
        stand_ins(),
        "With a turn clock, the set-up is finished, the turn ends or a card is shown when the time runs out.",
        "A player who leaves for good without a stand-in is out of the hunt. Their cards still answer suggestions.",
        "To move to another device, get a seat link from the menu. It moves your seat, and works once.",
    )

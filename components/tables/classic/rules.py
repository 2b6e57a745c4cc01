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
    """The rules, in the order in which one needs them."""
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
        Chapter("absent", "Clocks, and those who are away", _absent()),
    )


def _case() -> Markup:
    return join(
        text(
            "Three to six detectives play, and each of them is one of the six suspects. There are twenty-one cards: "
            "six suspects, six weapons and nine rooms.",
            "One card of each kind lies in the case file on the great stairs, and answers the three questions. The "
            "other eighteen are dealt out, so some may hold one more than others. A card that you hold or are shown "
            "can’t be in the case file.",
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
            "Nine rooms, and a hallway of squares between them. Nobody walks on the stairs in the middle.",
            "One goes in and out through the doors only. Study, Lounge, Conservatory and Kitchen have one, the Hall "
            "has three, the Ballroom four, the others two.",
            "Secret passages join the opposite corners: Study and Kitchen, Lounge and Conservatory.",
            "Every suspect begins on the square of their own colour, also those whom nobody plays.",
            "A room holds any number of people and things; a square holds one pawn.",
        ),
    )


_PLAYERS = (
    "“Start New Game” asks how many will play, 3 to 6, and for your name. The others join by the room’s link. When the "
    "last one has joined, the set-up goes on by itself. If you don’t wait, system players take the empty seats."
)


def _setting_up() -> Markup:
    return join(
        text("The host sets up the table while the others watch. You can see the empty board from the first step:"),
        steps(
            ("Select Players", _PLAYERS),
            ("Pawns", "Everybody chooses a suspect, or gets one at random. All six pawns stand on their squares."),
            ("Place Weapons", "Each of the six goes into a room of its own. A weapon’s place proves nothing."),
            ("Sort Cards", "Into three groups, face down. The top one of each goes into the case file, unseen."),
            ("Shuffle Cards", "The rest are shuffled together and dealt out, clockwise."),
            ("Assign Notebook", "Everybody gets one, and checks off their own cards."),
            ("Play Game", "Miss Scarlet takes the first turn."),
        ),
        text(
            "Everything can be dragged, pressed or chosen with the keyboard. “Do the rest for me” finishes the set-up "
            "at any step, and the host can skip it altogether in the lobby. When you practise alone, the game begins "
            "with the first turn, unless you choose to set up the table by hand."
        ),
    )


def _turn() -> Markup:
    return join(
        text("Miss Scarlet goes first. The turn goes round in this order, without suspects whom nobody plays:"),
        faces((who, title(who)) for who in SUSPECTS),
        steps(
            ("Roll Dice, Take Secret Passage, or pass", "One of the three. If you take a passage, you don’t roll."),
            ("Walk", "As far as you like, up to the sum of both dice."),
            ("Make Suggestion", "If you’ve entered a room in this turn, or a suggestion has brought you into one."),
            ("Make Accusation", "If you’re sure, at any moment of your own turn. Otherwise end your turn."),
        ),
    )


def _walking() -> Markup:
    return points(
        "From square to square, up, down or sideways, never diagonally. You may turn as often as you like.",
        "No square twice in a turn, and none on which somebody stands.",
        "From the square before a door, one more step leads into the room. That ends your walk; what is left of the "
        "roll is lost. A room that you have left cannot be entered again in the same turn.",
        "A pawn on the square before a door blocks it, from both sides.",
        "All squares and rooms that you can reach are lit: choose one and walk the whole way. Or go step by step.",
        "You may stop short, and take steps back, until something has followed from them.",
        "If all doors of your room are blocked, only its secret passage leads out, where it has one; else you pass.",
    )


def _suggesting() -> Markup:
    return join(
        text(
            "Say whom you suspect, and with which weapon; the room is the one you have entered. The suspect and the "
            "weapon are brought there, from wherever they are. Who simply stays in a room from one turn to the next "
            "cannot suggest there again.",
            "Then the others are asked, one after the other, beginning with the player after you:",
        ),
        points(
            "Who holds none of the three cards is passed over, and all see that.",
            "Who holds one or more must show you one, of their own choice. Only you see which; the others see who it "
            "was. With that the question has been answered.",
            "You may name cards that you hold yourself. If nobody can show one, all know that as well.",
        ),
    )


def _accusing() -> Markup:
    return join(
        text("Name a suspect, a weapon and any room. You have one try in the game."),
        text("Everybody watches as you open the case file. Nothing else happens before the verdict."),
        points(
            "If it is true, you win, the case file is opened for all, and the game is over.",
            "If it is false, you alone see what is in it. You are out of the hunt: no more moves, suggestions or "
            "accusations. You go on showing cards when you are asked. If you stood before a door, or where all "
            "others must pass, you step into the nearest room, so that you block nobody.",
            "If everybody has accused falsely, nobody wins, and the case file is opened.",
            afterwards(),
        ),
    )


def _keys() -> Markup:
    return keys(
        (("R",), "Roll Dice"),
        (("↑", "↓", "←", "→"), "One step; out of a room, by the door on that side"),
        (("W", "S", "A", "D"), "The same"),
        (("S", "Esc"), "Suggest where a suggestion has brought you; think again"),
        (("P",), "Take the secret passage"),
        (("Z",), "Take back the last step or walk"),
        (("X",), "Pass; end the turn"),
        (("1", "2", "3"), "While setting up: the top card of suspects, weapons, rooms into the case file"),
        (("S", "D", "N", "P"), "While setting up: Sort Cards, Shuffle Cards, Assign Notebook, Play Game"),
        (("Tab", "Enter"), "Everything else: every button, card and field can be reached"),
    )


def _absent() -> Markup:
    return points(
        "When the table waits for somebody who is gone, it waits for a time that the host has set. Then it goes on: "
        "the set-up is finished, the turn ends, or one of the matching cards is shown, drawn at random.",
        stand_ins(),
        "With a turn clock the set-up is finished, the turn ends or a card is shown when the time runs out.",
        "Who leaves for good without a stand-in is out of the hunt. Their cards still answer questions.",
        "To change to another device, fetch a seat link from the menu. It moves your seat, once.",
    )

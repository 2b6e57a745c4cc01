"""Rolling and walking: what a player does with their pawn in a turn, and why it is refused."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from clueapp.games.classic.actions import SET_UP_ACTIONS, Passage, Roll, Step, TakeBack, Walk
from clueapp.games.classic.board import DOORS_OF, NEXT, PASSAGES, STEPS
from clueapp.games.classic.events import DiceRolled, PassageTaken, Walked, WalkTakenBack
from clueapp.games.classic.movement import shortest_path
from clueapp.games.classic.state import ClassicDraft, ClassicTable, Stroll
from clueapp.games.mystery.cards import ROOMS
from clueapp.kernel.errors import IllegalAction
from clueapp.kernel.menu import Action

Dice = Callable[[Random], tuple[int, int]]


def move(draft: ClassicDraft, seat: str, action: Action, throw: Dice) -> None:
    """What a player does with their pawn, or the reason why it is refused."""
    match action:
        case Roll():
            roll(draft, seat, throw)
        case Passage():
            take_passage(draft, seat)
        case Step(direction):
            step(draft, seat, direction)
        case Walk(to):
            walk(draft, seat, to)
        case TakeBack():
            take_back(draft, seat)
        case _ if isinstance(action, SET_UP_ACTIONS):
            raise IllegalAction("wrong_phase", "The game has begun, so everything is already set up.")
        case _:
            raise IllegalAction("unknown_type", "There is no such message in this game.")


def roll(draft: ClassicDraft, seat: str, throw: Dice) -> None:
    """Roll at the start of a turn; both dice are shown to all (D-3.3)."""
    _check_start(draft.public, "You can only roll at the start of your turn.")
    draft.announce(DiceRolled(seat, throw(draft.rng)))


def take_passage(draft: ClassicDraft, seat: str) -> None:
    """Go through the secret passage instead of rolling (D-3.6)."""
    _check_start(draft.public, "You can only take a passage at the start of your turn.")
    to = PASSAGES.get(draft.public.positions[seat])
    if to is None:
        raise IllegalAction("no_such_way", "There’s no secret passage here.")
    draft.announce(PassageTaken(seat, to))


def step(draft: ClassicDraft, seat: str, direction: str) -> None:
    """Go one square, or through a door (D-3.4, D-3.7)."""
    table = draft.public
    stroll = _stroll(table)
    if not stroll.steps_left:
        raise _exceeded()
    here = table.positions[seat]
    to = _place_outside(table, here, direction) if here in ROOMS else _place_beside(table, stroll, here, direction)
    draft.announce(Walked(seat, here, (to,)))


def why_no_step(table: ClassicTable, direction: str) -> str:
    """Why a step in this direction would be refused, in words; nothing if it can be taken."""
    here = table.positions[table.turn]
    try:
        stroll = _stroll(table)
        _place_outside(table, here, direction) if here in ROOMS else _place_beside(table, stroll, here, direction)
    except IllegalAction as refusal:
        return refusal.message
    return ""


def _place_beside(table: ClassicTable, stroll: Stroll, here: str, direction: str) -> str:
    to = next((place for way, place in STEPS[here].items() if way == direction), None)
    if to is None:
        raise IllegalAction("no_such_way", "There’s a wall.")
    _check_open(table, stroll, to)
    return to


def _place_outside(table: ClassicTable, room: str, direction: str) -> str:
    squares = [door.square for door in DOORS_OF[room] if door.outward == direction]
    if not squares:
        raise IllegalAction("no_such_way", "There’s no door on that side.")
    unblocked = [place for place in squares if place not in table.closed]
    if not unblocked:
        raise _blocked()
    if len(unblocked) > 1:
        raise IllegalAction("which_door", "There are two doors on that side. Choose the first or the second.")
    return unblocked[0]


def walk(draft: ClassicDraft, seat: str, to: str) -> None:
    """Go all the way by a shortest path, as one event (D-3.9)."""
    table = draft.public
    stroll, here = _stroll(table), table.positions[seat]
    if to not in NEXT or to == here:
        raise IllegalAction("no_such_way", "You can’t get there from here.")
    _check_open(table, stroll, to)
    path = shortest_path(here, table.closed, to)
    if path is None:
        raise _shut_in(table, here, to)
    if len(path) > stroll.steps_left:
        raise _exceeded()
    draft.announce(Walked(seat, here, path))


def take_back(draft: ClassicDraft, seat: str) -> None:
    """Undo the last step or walk, until something has followed from it (D-3.9)."""
    table = draft.public
    if table.stroll is None or not table.can_take_back:
        raise IllegalAction("nothing_to_take_back", "There’s no step to take back.")
    last = len(table.stroll.legs[-1])
    draft.announce(WalkTakenBack(seat, table.stroll.trail[-1 - last]))


def check_has_entered(table: ClassicTable) -> None:
    """Refuse a suggestion in a room in which the turn began, unless a suggestion brought the player there."""
    if table.phase == "move" and table.positions[table.turn] in ROOMS and not table.may_suggest_at_once:
        raise IllegalAction("must_move", "You can only suggest in a room you’ve entered this turn.")


def _check_start(table: ClassicTable, sentence: str) -> None:
    if not table.is_at_start_of_turn:
        raise IllegalAction("not_at_start_of_turn", sentence)


def _stroll(table: ClassicTable) -> Stroll:
    if table.phase != "move":
        raise IllegalAction("wrong_phase", "You’ve already moved this turn.")
    if table.stroll is None:
        raise IllegalAction("wrong_phase", "Roll the dice first.")
    return table.stroll


def _check_open(table: ClassicTable, stroll: Stroll, to: str) -> None:
    if to in stroll.trail and to in ROOMS:
        raise IllegalAction("room_left_this_turn", "You’ve left that room this turn, so you can’t go back in.")
    if to in stroll.trail:
        raise IllegalAction("square_used", "You’ve already been on that square this turn.")
    if to in table.closed:
        raise IllegalAction("square_occupied", "Somebody is standing on that square.")


def _exceeded() -> IllegalAction:
    return IllegalAction("exceeded_roll", "You have exceeded the number of dice rolled.")


def _blocked() -> IllegalAction:
    return IllegalAction("door_blocked", "That door is blocked: somebody is standing in front of it.")


def _shut_in(table: ClassicTable, here: str, to: str) -> IllegalAction:
    """Why there is no way at all: blocked or used doors, or pawns and used squares in between."""
    for room in (here, to):
        if room not in ROOMS or not table.closed.issuperset(NEXT[room]):
            continue
        if table.taken.isdisjoint(NEXT[room]):
            return IllegalAction("square_used", "You’ve already been on the square in front of that door this turn.")
        return _blocked()
    return IllegalAction("no_such_way", "The way there is blocked.")

"""The prompt of Classic Clue: the set-up, then dice, steps and rooms within reach, as buttons with keys."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from markupsafe import Markup

from clueapp.games.classic.actions import Passage, Roll, Step, TakeBack, Walk
from clueapp.games.classic.board import DOORS_OF, PASSAGES, Door
from clueapp.games.classic.plan import Direction
from clueapp.games.classic.state import SET_UP_PHASES, ClassicTable
from clueapp.games.classic.walking import why_no_step
from clueapp.games.mystery.actions import EndTurn, Show, Suggest
from clueapp.games.mystery.cards import ROOMS, the, title
from components.html import button, cap, el, join
from components.pictures import icon
from components.tables.classic import ClassicTableView, setup
from components.tables.mystery.hints import Hint
from components.tables.mystery.prompt import (
    STEP_KEYS,
    Prompt,
    Words,
    accuse_button,
    name_of,
    no_keys,
    no_way,
    suggest_button,
    suggest_form,
)

_STEPS: dict[Direction, tuple[str, str]] = {
    "up": ("arrow_n", "ArrowUp w"),
    "left": ("arrow_w", "ArrowLeft a"),
    "down": ("arrow_s", "ArrowDown s"),
    "right": ("arrow_e", "ArrowRight d"),
}
_SIDES: dict[Direction, str] = {"up": "North", "down": "South", "left": "West", "right": "East"}


class ClassicPrompt(Prompt[ClassicTable]):
    """Roll, walk, suggest; and before that, set the table up."""

    move_hint = Hint(
        "move-classic", "Roll the dice, then press a lit square or room to walk there.", " The arrow keys work too."
    )

    def public_part(self, table: ClassicTableView, public: ClassicTable) -> object:
        told = super().public_part(table, public)
        if public.phase in SET_UP_PHASES:
            return told, public.weapons, public.drawn, public.leader
        return told, public.stroll

    # Words
    def words_for_you(self, table: ClassicTableView, public: ClassicTable) -> Words:
        if public.phase in SET_UP_PHASES:
            return setup.words_for_leader(public)
        return super().words_for_you(table, public)

    def words_for_others(self, table: ClassicTableView, public: ClassicTable) -> Words:
        if public.phase in SET_UP_PHASES:
            return setup.words_for_watchers(public, name_of(table, public.leader))
        if public.phase == "move":
            return _move_of(name_of(table, public.turn), public)
        return super().words_for_others(table, public)

    def move_words(self, public: ClassicTable) -> Words:
        stroll = public.stroll
        if stroll is None:
            return _start_words(public)
        left, (one, other) = stroll.steps_left, stroll.dice
        if not left:
            return "Your turn: no steps left", "End your turn, or take the last step back."
        rolled = f"You rolled {one} and {other}."
        text = f"Your turn: {left} step{'' if left == 1 else 's'} left"
        if not public.reach:
            return text, f"{rolled} Every way is blocked, so end your turn."
        return text, f"{rolled} Choose a lit square or room, or step with the arrows."

    # Choices
    def shown_to_others(self, public: ClassicTable) -> Markup:
        return setup.watched(public) if public.phase in SET_UP_PHASES else Markup("")

    def choices(self, table: ClassicTableView, public: ClassicTable) -> Markup:
        menu = table.menu
        if public.phase in SET_UP_PHASES:
            return setup.choices(public)
        if menu.form(Show) or public.phase == "end":
            return super().choices(table, public)
        can_suggest = menu.form(Suggest) is not None
        ends = _ends(
            can_take_back=public.phase != "move" and menu.form(TakeBack) is not None,
            is_start=public.is_at_start_of_turn,
            is_done=not can_suggest and not menu.form(Roll) and not menu.form(Walk),
            can_suggest=can_suggest and not public.is_at_start_of_turn,
            can_end=menu.form(EndTurn) is not None,
        )
        if can_suggest and not public.is_at_start_of_turn:
            return suggest_form(table, ends)
        moves = join(self.move_choices(table, public), el("div", ends, cls="ends"))
        return _one_by_one(table, public, moves) if can_suggest else moves

    def move_choices(self, table: ClassicTableView, public: ClassicTable) -> Markup:
        here = public.positions[public.turn]
        if table.menu.form(Roll):
            passage = here if table.menu.form(Passage) else ""
            return _beginnings(passage, is_main=not table.menu.form(Suggest))
        ways = _ways(here, public.reach if table.menu.form(Walk) else {})
        has_steps = public.stroll is not None and public.stroll.steps_left > 0
        steps = (_step(way, _state(way, public), has_steps=has_steps) for way in _STEPS)
        back = _take_back() if table.menu.form(TakeBack) else None
        pad = el("div", back, *steps, cls="pad", role="group")
        return el("div", pad, el("div", *ways, cls="ways"), cls="walking")

    def refusals(self, table: ClassicTableView, public: ClassicTable) -> Markup:
        if public.is_at_start_of_turn:
            first = "Roll the dice first."
            passage = None if table.menu.form(Passage) else no_keys("p", "There’s no secret passage here.")
            return join(no_keys(STEP_KEYS, first), no_way(first), passage)
        return super().refusals(table, public)

    def is_rolled(self, public: ClassicTable) -> bool:
        """The walk that a roll begins: as soon as a step was made, the dice have long come to rest."""
        is_walking = public.phase == "move" and not public.is_accusing
        return is_walking and public.stroll is not None and not public.stroll.legs


def _one_by_one(table: ClassicTableView, public: ClassicTable, moves: Markup) -> Markup:
    """First what to do; and whoever chooses to suggest is then asked whom and with what, and may still go back."""
    fold = f"suggest-{public.turn_number}"
    here = the(public.positions[public.turn])
    suggest = button(
        join(icon("question"), "Make Suggestion", cap("S")),
        kind="primary wide",
        testid="action-suggest-here",
        keys="s",
        data={"local": "unfold", "fold": fold},
        aria_expanded="false",
    )
    back = button(join("Back", cap("Esc")), testid="action-suggest-back", keys="Escape", data={"local": "fold"})
    question = el("p", f"Who did it in {here}, and with what?", cls="fold-question")
    form = join(question, suggest_form(table, join(back, suggest_button())))
    return join(el("div", suggest, moves, cls="fold-first"), el("div", form, hidden=True, data={"folded": fold}))


def _start_words(public: ClassicTable) -> Words:
    here = public.positions[public.turn]
    if public.may_suggest_at_once:
        passage = " You can also take the secret passage." if here in PASSAGES else ""
        brought = f"A suggestion brought you to {the(here)}, so you may suggest here."
        return "Your turn: suggest, roll or pass", f"{brought}{passage}"
    if here in PASSAGES:
        return "Your turn: roll the dice", "You can also take the secret passage, or pass."
    if here in ROOMS:
        return "Your turn: roll the dice", "Or pass, but you can’t suggest again in a room you stay in."
    return "Your turn: roll the dice", "Then walk as far as you like, up to the number rolled."


def _move_of(name: str, public: ClassicTable) -> Words:
    if public.stroll is None:
        suggest = "suggest, " if public.may_suggest_at_once else ""
        passage = ", take the secret passage" if public.positions[public.turn] in PASSAGES else ""
        text = f"{name} is about to {'suggest or roll' if suggest else 'roll the dice'}"
        return text, f"They can {suggest}roll the dice{passage} or pass."
    rolled, left = sum(public.stroll.dice), public.stroll.steps_left
    steps = f"{left} step{'' if left == 1 else 's'}" if left else "no steps"
    return f"{name} rolled {rolled}", f"They have {steps} left."


@cache
def _beginnings(passage_from: str, *, is_main: bool) -> Markup:
    kind = "primary wide" if is_main else "wide"
    roll = button(join(icon("dice"), "Roll Dice", cap("R")), sends=Roll(), kind=kind, testid="action-roll", keys="r")
    if not passage_from:
        return roll
    way = el("span", el("b", "Take Secret Passage"), el("span", f"to {the(PASSAGES[passage_from])}"), cls="move-words")
    words = join(icon("stairs"), way, cap("P"))
    return join(roll, button(words, sends=Passage(), kind="move", testid="action-passage", keys="p"))


_TWO_DOORS = "two doors, choose one"


def _state(direction: Direction, public: ClassicTable) -> str:
    """What a step in this direction would meet, in words; nothing if it can be taken."""
    if direction in public.steps:
        return ""
    doors = DOORS_OF.get(public.positions[public.turn], ())
    is_unclear = sum(door.outward == direction and door.square in public.reach for door in doors) > 1
    return _TWO_DOORS if is_unclear else why_no_step(public, direction) or "not open"


@cache
def _step(direction: Direction, state: str, *, has_steps: bool) -> Markup:
    """One too many can be asked for, and so can one through either of two doors: the answer says what to do."""
    picture, keys = _STEPS[direction]
    is_closed = state not in ("", _TWO_DOORS)
    return button(
        icon(picture),
        sends=Step(direction),
        data={"refusal": state} if is_closed and has_steps else None,
        kind=f"foot {direction}{' closed' if is_closed else ''}",
        testid=f"action-step-{direction}",
        keys=keys,
        aria_label=f"Step {direction}{state and f': {state}'}",
        aria_disabled="true" if is_closed and has_steps else None,
    )


def _ways(here: str, reach: Mapping[str, int]) -> list[Markup]:
    """The rooms within reach; and where one is in a room, the doors by which one can leave it."""
    rooms = [_enter(place, steps) for place, steps in reach.items() if place in ROOMS]
    doors = [_leave(door) for door in DOORS_OF[here] if door.square in reach] if here in ROOMS else []
    return [*rooms, *doors] or [el("p", "You can’t reach a room this turn.", cls="quiet")]


@cache
def _enter(room: str, steps: int) -> Markup:
    words = el("span", el("b", title(room)), el("span", f"{steps} step{'' if steps == 1 else 's'}"), cls="move-words")
    return button(join(icon("door"), words), sends=Walk(room), kind="move", testid=f"action-walk-{room}")


@cache
def _leave(door: Door) -> Markup:
    row, column = door.square.split(",")
    same_side = [each for each in DOORS_OF[door.room] if each.outward == door.outward]
    order = f", {('first', 'second')[same_side.index(door)]}" if len(same_side) > 1 else ""
    words = el("span", el("b", f"{_SIDES[door.outward]} door{order}"), el("span", "Leave"), cls="move-words")
    return button(
        join(icon("door"), words),
        sends=Walk(door.square),
        kind="move",
        testid=f"action-leave-{row}-{column}",
        aria_label=f"Leave by the {_SIDES[door.outward].lower()} door{order}",
    )


@cache
def _take_back() -> Markup:
    return button(
        join(icon("undo"), cap("Z")),
        sends=TakeBack(),
        testid="action-take-back",
        keys="z",
        kind="undo",
        title="Take back the last step or walk",
        aria_label="Take back the last step or walk",
    )


@cache
def _ends(*, can_take_back: bool, is_start: bool, is_done: bool, can_suggest: bool, can_end: bool) -> Markup:
    end = button(
        join("Pass" if is_start else "End turn", cap("X")),
        sends=EndTurn(),
        testid="action-end-turn",
        kind="primary" if is_done else "plain",
        keys="x",
    )
    return join(
        accuse_button(),
        _take_back() if can_take_back else None,
        end if can_end else None,
        suggest_button() if can_suggest else None,
    )

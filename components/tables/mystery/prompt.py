"""The prompt: who is to act and what about; to the one who must act, exactly the legal choices.

It asks one question at a time, has one main button, and says why something cannot be done that was asked for.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from functools import cache
from typing import ClassVar, Generic

from markupsafe import Markup

from clueapp.games.mystery.actions import Accuse, Decline, EndTurn, Show, Suggest
from clueapp.games.mystery.cards import ROOMS, the, title
from clueapp.games.mystery.state import Detective, MysteryTable, T, shown_card
from clueapp.games.mystery.telling import in_words
from clueapp.rooms.view import TableView
from components.html import Child, button, cap, el, heading, join
from components.pictures import icon, image
from components.requests import EndThisTurn
from components.robot_signs import sign
from components.tables.mystery import MysteryTableView
from components.tables.mystery.chooser import chooser
from components.tables.mystery.hints import Hint
from components.tables.mystery.known import Known, known
from components.tables.mystery.people import called, cast

Words = tuple[str, str]
"""A headline and the sentence below it."""
STEP_KEYS = "ArrowUp ArrowLeft ArrowDown ArrowRight w a s d"
_SURE = "Accuse only if you’re certain; otherwise end your turn."
_NO_ROOM = "You can only suggest in a room. End your turn, or accuse if you’re certain."
_BY_ITSELF = 5_000
"""Milliseconds after which a turn ends by itself in which nothing is left to do but to accuse."""


class Prompt(ABC, Generic[T]):
    """The prompts that both mysteries share; a board adds those about moving."""

    # What a board adds
    move_hint: ClassVar[Hint]
    """Explains moving to a player in their first game."""

    @abstractmethod
    def move_words(self, public: T) -> Words:
        """The words for the player who is about to move."""

    @abstractmethod
    def move_choices(self, table: TableView[T, Detective], public: T) -> Markup:
        """The buttons by which the player to move moves."""

    # What a board may see otherwise
    def public_part(self, table: TableView[T, Detective], public: T) -> object:
        """All that lies open and is told in the prompt."""
        actors = tuple(name_of(table, seat) for seat in table.awaited)
        told = public.phase, public.turn_number, public.inquiry, public.winner, public.is_accusing
        return told, actors, cast(table), table.clock, table.stand_in

    def words_for_you(self, table: TableView[T, Detective], public: T) -> Words:
        match public.phase:
            case "disprove" if public.inquiry:
                asker = called(table, public.inquiry.seat)
                suggests = f"{asker} suggests {in_words(public.inquiry.trio)}."
                return "Show a card", f"{suggests} Choose a card to show. Only they will see it."
            case "move":
                return self.move_words(public)
            case "suggest":
                here = the(public.positions[public.turn])
                return "Your turn: suggest", f"Who did it in {here}, and with what?"
        return "Your turn: accuse or end it", _after_inquiry(table, public)

    def words_for_others(self, table: TableView[T, Detective], public: T) -> Words:
        actor = name_of(table, next(iter(table.awaited), public.turn))
        match public.phase:
            case "disprove":
                asker = "you" if table.view and public.turn == table.view.seat else called(table, public.turn)
                return f"{actor} must show a card", f"Only {asker} will see it."
            case "move":
                return f"{actor} is about to move", "They’re choosing where to go."
            case "suggest":
                here = the(public.positions[public.turn])
                return f"{actor} is choosing a suggestion", f"Who did it in {here}, and with what?"
        return f"{actor} is deciding", "They can make an accusation or end their turn."

    def shown_to_others(self, _public: T) -> Markup:
        """What those who wait see below the words."""
        return Markup("")

    def refusals(self, _table: TableView[T, Detective], public: T) -> Markup:
        """Why keys, and places of the board, are of no use now to the one who must act."""
        return (
            no_keys(STEP_KEYS, "You’ve already moved this turn.") if public.phase in ("suggest", "end") else Markup("")
        )

    def ends_by_itself(self, public: T) -> bool:
        """Whether nothing is left to do in this turn but to accuse, and there is nothing new to think about."""
        return public.phase == "end" and public.inquiry is None and public.positions[public.turn] not in ROOMS

    def is_rolled(self, _public: T) -> bool:
        """Whether the words tell of a roll, which is to be seen first."""
        return False

    def choices(self, table: TableView[T, Detective], public: T) -> Markup:
        """The legal choices of the one who must act."""
        menu = table.menu
        if menu.form(Show):
            return cards_to_show(menu.choices(Show, "card"))
        if menu.form(Suggest):
            return suggest_form(table, _suggest_ends())
        moves = self.move_choices(table, public) if public.phase == "move" else None
        turn = public.turn_number if self.ends_by_itself(public) else None
        return join(moves, _ends(can_end=menu.form(EndTurn) is not None, turn=turn) if menu.form(Accuse) else None)

    # Drawing
    def part(self, table: TableView[T, Detective]) -> object:
        if table.view is None:
            return None
        public = table.view.public
        seat = table.view.seat
        if table.is_your_turn:
            facts = known(table.view) if table.menu.form(Suggest) else None
            return self.public_part(table, public), seat, table.menu, shown_card(table.view), facts
        return table.once("prompt", lambda: self.public_part(table, public)), seat == public.turn, seat in public.out

    def draw(self, table: TableView[T, Detective], now: int) -> Markup:
        if table.view is None:
            return Markup("")
        public = table.view.public
        if table.is_your_turn:
            return self._draw(table, public, now, self.choices(table, public))
        seat = table.view.seat
        moment = now if table.clock or table.stand_in else 0  # a countdown drawn before would begin anew
        kind = ("prompt", seat == public.turn, seat in public.out, moment)
        return table.once(kind, lambda: self._draw(table, public, now, self.shown_to_others(public)))

    def _draw(self, table: TableView[T, Detective], public: T, now: int, choices: Markup) -> Markup:
        acting = next(iter(table.awaited), public.turn if public.is_accusing else public.winner)
        is_yours, is_rolled = table.is_your_turn, self.is_rolled(public)
        face = _portrait(acting, is_robot=_is_robot(table, acting)) if acting else None
        head = el("div", face, self._head_words(table, public), cls="prompt-head")
        below = join(_clock(table, now), _told(choices) if is_rolled else choices)
        why_not = self.refusals(table, public) if is_yours else None
        return el("div", head, below, why_not, cls=f"prompt-body{' yours' if is_yours else ''}")

    def _head_words(self, table: TableView[T, Detective], public: T) -> Markup:
        text, sentence = self._words(table, public)
        is_yours, is_rolled = table.is_your_turn, self.is_rolled(public)
        is_answered = is_yours and public.inquiry is not None and public.phase != "disprove"
        return el(
            "div",
            heading(2, _told(text, "The dice roll …") if is_rolled else text, testid="turn"),
            el(
                "p",
                _told(sentence) if is_rolled or is_answered else sentence,
                _by_itself() if is_yours and self.ends_by_itself(public) else None,
            ),
            el("p", "", cls="why-not", data={"reason": ""}) if is_yours else None,
            cls="prompt-words",
        )

    def _words(self, table: TableView[T, Detective], public: T) -> Words:
        if public.phase == "over":
            return "The case is closed", "The game is over."
        if public.is_accusing:
            is_own = table.view is not None and table.view.seat == public.turn
            return "You accuse" if is_own else f"{name_of(table, public.turn)} accuses", "What’s in the envelope?"
        if table.is_your_turn:
            return self.words_for_you(table, public)
        text, sentence = self.words_for_others(table, public)
        seat = table.view.seat if table.view else None
        return text, f"{sentence}{' You’re out of the hunt, but you still show cards.' if seat in public.out else ''}"


def _told(words: Child, until: str | None = None) -> Markup:
    """What is told only after it was seen: the page's script hides it while a scene runs; until then it says this."""
    is_text = not isinstance(words, Markup)
    return el("span" if is_text else "div", words, cls="told", data={"told": "", "until": until})


@cache
def _by_itself() -> Markup:
    return el("span", " Your turn will end by itself; any key or tap stops that.", cls="by-itself")


def no_keys(keys: str, why: str) -> Markup:
    """Keys that press nothing now, and why."""
    return el("span", data={"refuses": keys, "refusal": why}, hidden=True)


def no_way(why: str, place: str | None = None) -> Markup:
    """Why one cannot go to this place of the board, or to any that no other reason is given for."""
    return el("span", data={"no-way": place or "", "refusal": why}, hidden=True)


@cache
def _portrait(seat: str, *, is_robot: bool) -> Markup:
    return el("span", image(f"portrait-{seat}", cls="face"), sign() if is_robot else None, cls=f"portrait {seat}")


def _is_robot(table: MysteryTableView, seat: str) -> bool:
    """Whether a system player acts in a seat, be it in somebody's place."""
    player = table.in_seat(seat)
    return player is not None and (player.is_robot or player.is_played_for)


def name_of(table: MysteryTableView, seat: str) -> str:
    """The name of whoever acts in a seat, or whom they play where there is none."""
    player = table.in_seat(seat)
    if player is None:
        return title(seat)
    return f"{player.name}’s stand-in" if player.is_played_for else player.name


def _after_inquiry(table: MysteryTableView, public: MysteryTable) -> str:
    card = shown_card(table.view) if table.view else None
    if public.inquiry is None:
        return _SURE if public.positions[public.turn] in ROOMS else _NO_ROOM
    if card is not None and public.inquiry.shown_by:
        return f"{called(table, public.inquiry.shown_by)} showed you {the(card)}."
    return "Nobody could disprove your suggestion."


def cards_to_show(cards: tuple[str, ...]) -> Markup:
    return el("div", *map(_card_to_show, cards), cls="cards-to-show")


@cache
def _card_to_show(card: str) -> Markup:
    return el(
        "button",
        image(f"card-{card}", cls="card-face"),
        el("span", title(card)),
        type="button",
        sends=Show(card),
        testid=f"action-show-{card}",
        cls="show-card",
        aria_label=f"Show {the(card)}",
    )


def suggest_form(table: MysteryTableView, ends: Markup) -> Markup:
    """Who and with what, with the buttons below it. What was chosen is kept if it is drawn anew in the same turn."""
    facts: Mapping[str, Known] = known(table.view) if table.view else {}
    turn = table.view.public.turn_number if table.view else 0
    who = chooser("suspect", "Who?", prefix="suggest", facts=facts)
    what = chooser("weapon", "With what?", prefix="suggest", facts=facts)
    data = {"keep": f"suggest-{turn}"}
    return el("form", who, what, el("div", ends, cls="ends"), sends=Suggest, cls="suggest", data=data)


@cache
def suggest_button() -> Markup:
    return button("Make Suggestion", type="submit", kind="primary", testid="action-suggest")


@cache
def _suggest_ends() -> Markup:
    decline = button(join("Pass", cap("X")), sends=Decline(), testid="action-decline", keys="x")
    return join(accuse_button(), decline, suggest_button())


@cache
def _ends(*, can_end: bool, turn: int | None) -> Markup:
    """The end of a turn; with its number, a turn that ends by itself."""
    if not can_end:
        return el("div", accuse_button(), cls="ends")
    if turn is None:
        end = button(join("End turn", cap("X")), sends=EndTurn(), testid="action-end-turn", kind="primary", keys="x")
        return el("div", accuse_button(), end, cls="ends")
    left = el("span", f"{_BY_ITSELF // 1000} s", cls="left", aria_hidden="true")
    end = button(
        join("End turn", left, cap("X")),
        sends=EndThisTurn(turn),
        data={"press-in": _BY_ITSELF},
        testid="action-end-turn",
        kind="primary",
        keys="x",
    )
    return el("div", accuse_button(), end, cls="ends")


def accuse_button() -> Markup:
    return button("Make Accusation", data={"local": "open", "dialog": "accuse"}, testid="action-accuse", kind="danger")


def _clock(table: MysteryTableView, now: int) -> Markup | None:
    if table.stand_in is not None:
        left = max(0, table.stand_in.due - now)
        name = called(table, table.stand_in.seat)
        what = "A system player takes over in " if table.options.get("stand_ins") else "We’ll go on without them in "
        return el("p", icon("hourglass"), el("span", f"{name} is away. {what}", _countdown(left)), cls="clock")
    if table.clock is not None:
        left = max(0, table.clock.due - now)
        return el("p", icon("hourglass"), el("span", "Time left: ", _countdown(left)), cls="clock")
    return None


def _countdown(left: int) -> Markup:
    return el("span", f"{-(-left // 1000)} s", data={"remaining": left}, cls="countdown", role="timer")

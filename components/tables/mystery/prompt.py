"""The prompt: who is to act and what about; to the one who must act, exactly the legal choices."""

from __future__ import annotations

from abc import ABC, abstractmethod
from functools import cache
from typing import Generic

from markupsafe import Markup

from clueapp.games.mystery.actions import Accuse, EndTurn, Show, Suggest
from clueapp.games.mystery.cards import the, title
from clueapp.games.mystery.table import T, shown_card
from clueapp.games.mystery.telling import in_words
from clueapp.rooms.view import TableView
from components.html import button, el, heading, join
from components.pictures import icon, image
from components.tables.mystery.chooser import chooser
from components.tables.mystery.words import called, cast

Words = tuple[str, str]
"""A headline and the sentence below it."""


class Prompt(ABC, Generic[T]):
    """What both mysteries ask of their players; a board adds how one moves."""

    # What a board adds
    @abstractmethod
    def move_words(self, public: T) -> Words:
        """What is said to the player who is to move."""

    @abstractmethod
    def move_choices(self, table: TableView, public: T) -> Markup:
        """The buttons by which the player to move moves."""

    # What a board may see otherwise
    def public_part(self, table: TableView, public: T) -> object:
        """All that lies open and is told in the prompt."""
        return public.phase, public.turn_number, public.inquiry, public.winner, cast(table), table.clock, table.stand_in

    def words_for_you(self, table: TableView, public: T) -> Words:
        match public.phase:
            case "disprove" if public.inquiry:
                asker = called(table, public.inquiry.seat)
                return "Show a card", f"{asker} suggests {in_words(public.inquiry.trio)}. Only they will see your card."
            case "move":
                return self.move_words(public)
            case "suggest":
                here = the(public.positions[public.turn])
                return "Your turn: suggest", f"You are in {here}. Who was it, and with what?"
        return "Your turn: accuse, or end it", _after_inquiry(table, public)

    def words_for_others(self, table: TableView, public: T) -> Words:
        actor = name_of(table, next(iter(table.awaited), public.turn))
        match public.phase:
            case "disprove":
                asker = "you" if table.view and public.turn == table.view.seat else called(table, public.turn)
                return f"{actor} must show a card", f"It goes to {asker} alone."
            case "move":
                return f"{actor} is to move", "Watch where they go."
            case "suggest":
                return f"{actor} may suggest", "Who was it, and with what?"
        return f"{actor} ends the turn", "They may still accuse."

    def shown_to_others(self, _public: T) -> Markup:
        """What those who wait see below the words."""
        return Markup("")

    def choices(self, table: TableView, public: T) -> Markup:
        """The legal choices of the one who must act."""
        menu = table.menu
        if menu.form(Show):
            return cards_to_show(menu.choices(Show, "card"))
        return join(
            self.move_choices(table, public) if public.phase == "move" else None,
            suggest_form(_suggest_ends()) if menu.form(Suggest) else None,
            _ends(can_end=menu.form(EndTurn) is not None) if menu.form(Accuse) and not menu.form(Suggest) else None,
        )

    # Drawing
    def part(self, table: TableView) -> object:
        if table.view is None:
            return None
        public: T = table.view.public
        seat = table.view.seat
        if table.is_your_turn:
            return self.public_part(table, public), seat, table.menu, shown_card(table.view)
        return table.once("prompt", lambda: self.public_part(table, public)), seat == public.turn, seat in public.out

    def draw(self, table: TableView, now: int) -> Markup:
        if table.view is None:
            return Markup("")
        public: T = table.view.public
        if table.is_your_turn:
            return self._draw(table, public, now, self.choices(table, public))
        seat = table.view.seat
        moment = now if table.clock or table.stand_in else 0  # a countdown drawn before would begin anew
        kind = ("prompt", seat == public.turn, seat in public.out, moment)
        return table.once(kind, lambda: self._draw(table, public, now, self.shown_to_others(public)))

    def _draw(self, table: TableView, public: T, now: int, choices: Markup) -> Markup:
        text, sentence = self._words(table, public)
        acting = next(iter(table.awaited), public.winner)
        words = el("div", heading(2, text, testid="turn"), el("p", sentence))
        head = el("div", _portrait(acting) if acting else None, words, cls="prompt-head")
        yours = " yours" if table.is_your_turn else ""
        return el("div", head, _clock(table, now), choices, cls=f"prompt-body{yours}")

    def _words(self, table: TableView, public: T) -> Words:
        if public.phase == "over":
            return "The case is closed", "The game is over."
        if table.is_your_turn:
            return self.words_for_you(table, public)
        text, sentence = self.words_for_others(table, public)
        seat = table.view.seat if table.view else None
        return text, f"{sentence}{' You are out of the hunt, but you still show cards.' if seat in public.out else ''}"


@cache
def _portrait(seat: str) -> Markup:
    return el("span", image(f"portrait-{seat}", cls="face"), cls=f"portrait {seat}")


def name_of(table: TableView, seat: str) -> str:
    """A player's name, or whom they play where there is none."""
    player = table.in_seat(seat)
    return player.name if player else title(seat)


def _after_inquiry(table: TableView, public: T) -> str:
    card = shown_card(table.view) if table.view else None
    if public.inquiry is None:
        return "Only accuse if you are certain."
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
        act="SHOW",
        sends={"card": card},
        testid=f"action-show-{card}",
        cls="show-card",
        aria_label=f"Show {the(card)}",
    )


@cache
def suggest_form(ends: Markup) -> Markup:
    """Who and with what, with the buttons below it."""
    groups = join(chooser("suspect", "Who?", prefix="suggest"), chooser("weapon", "With what?", prefix="suggest"))
    return el("form", groups, el("div", ends, cls="ends"), act="SUGGEST", cls="suggest")


@cache
def suggest_button() -> Markup:
    return button("Suggest", type="submit", kind="primary", testid="action-suggest")


@cache
def _suggest_ends() -> Markup:
    decline = button("No suggestion", act="DECLINE", testid="action-decline", keys="x")
    return join(accuse_button(), decline, suggest_button())


@cache
def _ends(*, can_end: bool) -> Markup:
    end = button("End turn", act="END_TURN", testid="action-end-turn", kind="primary", keys="x") if can_end else None
    return el("div", accuse_button(), end, cls="ends")


def accuse_button() -> Markup:
    return button("Accuse …", data={"local": "open", "dialog": "accuse"}, testid="action-accuse", kind="danger")


def _clock(table: TableView, now: int) -> Markup | None:
    if table.stand_in is not None:
        left = max(0, table.stand_in.due - now)
        name = called(table, table.stand_in.seat)
        return el("p", icon("hourglass"), f"{name} is away. The game goes on in ", _countdown(left), cls="clock")
    if table.clock is not None:
        return el("p", icon("hourglass"), "Time left: ", _countdown(max(0, table.clock.due - now)), cls="clock")
    return None


def _countdown(left: int) -> Markup:
    return el("span", f"{-(-left // 1000)} s", data={"remaining": left}, cls="countdown", role="timer")

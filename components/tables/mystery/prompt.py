"""The prompt: who is to act and what about; to the one who must act, exactly the legal choices."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from markupsafe import Markup

from clueapp.games.mystery.actions import Accuse, EndTurn, Show, Suggest
from clueapp.games.mystery.cards import the, title
from clueapp.games.mystery.table import Table, shown_card
from clueapp.games.mystery.telling import in_words
from clueapp.rooms.view import TableView
from components.html import button, el, heading, join
from components.pictures import icon, image
from components.tables.mystery.chooser import chooser
from components.tables.mystery.words import called, cast

MoveChoices = Callable[[TableView], Markup]


def part(table: TableView) -> object:
    public: Table | None = table.view.public if table.view else None
    if public is None or table.view is None:
        return None
    seat = table.view.seat
    if table.is_your_turn:
        return _public_part(table, public), seat, table.menu, shown_card(table.view)
    return table.once("prompt", lambda: _public_part(table, public)), seat == public.turn, seat in public.out


def _public_part(table: TableView, public: Table) -> object:
    return public.phase, public.turn_number, public.inquiry, public.winner, cast(table), table.clock, table.stand_in


def draw(table: TableView, move_choices: MoveChoices, now: int) -> Markup:
    if table.view is None:
        return Markup("")
    public: Table = table.view.public
    if table.is_your_turn:
        return _draw(table, public, now, _choices(table, public, move_choices))
    seat = table.view.seat
    kind = ("prompt", seat == public.turn, seat in public.out)
    return table.once(kind, lambda: _draw(table, public, now, Markup("")))


def _draw(table: TableView, public: Table, now: int, choices: Markup) -> Markup:
    text, sentence = _words(table, public)
    face = _face(table, public)
    head = el("div", face, el("div", heading(2, text, testid="turn"), el("p", sentence)), cls="prompt-head")
    yours = " yours" if table.is_your_turn else ""
    return el("div", head, _clock(table, now), choices, cls=f"prompt-body{yours}")


def _face(table: TableView, public: Table) -> Markup | None:
    acting = next(iter(table.awaited), public.winner)
    return _portrait(acting) if acting else None


@cache
def _portrait(seat: str) -> Markup:
    return el("span", image(f"portrait-{seat}", cls="face"), cls=f"portrait {seat}")


def _words(table: TableView, public: Table) -> tuple[str, str]:
    """The headline and the sentence below it."""
    if public.phase == "over":
        return "The case is closed", "The game is over."
    seat = table.view.seat if table.view else None
    if table.is_your_turn:
        return _words_for_you(table, public)
    actor = _name(table, next(iter(table.awaited), public.turn))
    rest = _out_note(public, seat)
    match public.phase:
        case "disprove":
            asker = "you" if public.turn == seat else called(table, public.turn)
            return f"{actor} must show a card", f"It goes to {asker} alone.{rest}"
        case "move":
            return f"{actor} is to move", f"Watch where they go.{rest}"
        case "suggest":
            return f"{actor} may suggest", f"Who was it, and with what?{rest}"
    return f"{actor} ends the turn", f"They may still accuse.{rest}"


def _name(table: TableView, seat: str) -> str:
    player = table.in_seat(seat)
    return player.name if player else title(seat)


def _words_for_you(table: TableView, public: Table) -> tuple[str, str]:
    match public.phase:
        case "disprove" if public.inquiry:
            asker = called(table, public.inquiry.seat)
            return "Show a card", f"{asker} suggests {in_words(public.inquiry.trio)}. Only they will see your card."
        case "move" if public.must_move(public.turn):
            return "Your turn: move", "Choose a direction, or click a lit place on the board."
        case "move":
            return "Your turn: move or stay", "A suggestion moved you here, so you may stay."
        case "suggest":
            return "Your turn: suggest", f"You are in {the(public.positions[public.turn])}. Who was it, and with what?"
    return "Your turn: accuse, or end it", _after_inquiry(table, public)


def _after_inquiry(table: TableView, public: Table) -> str:
    card = shown_card(table.view) if table.view else None
    if public.inquiry is None:
        return "Only accuse if you are certain."
    if card is not None and public.inquiry.shown_by:
        return f"{called(table, public.inquiry.shown_by)} showed you {the(card)}."
    return "Nobody could disprove your suggestion."


def _out_note(public: Table, seat: str | None) -> str:
    return " You are out of the hunt, but you still show cards." if seat in public.out else ""


def _choices(table: TableView, public: Table, move_choices: MoveChoices) -> Markup:
    menu = table.menu
    parts = [
        _cards_to_show(menu.choices(Show, "card")) if menu.form(Show) else None,
        move_choices(table) if public.phase == "move" else None,
        _suggest_form() if menu.form(Suggest) else None,
        _ends(can_end=menu.form(EndTurn) is not None) if menu.form(Accuse) and not menu.form(Suggest) else None,
    ]
    return join(*parts)


def _cards_to_show(cards: tuple[str, ...]) -> Markup:
    return el("div", *map(_card_to_show, cards), cls="cards-to-show")


@cache
def _card_to_show(card: str) -> Markup:
    return el(
        "button",
        image(f"card-{card}", cls="card-face"),
        el("span", title(card)),
        type="button",
        act="SHOW",
        data={"card": card},
        testid=f"action-show-{card}",
        cls="show-card",
        aria_label=f"Show {the(card)}",
    )


@cache
def _suggest_form() -> Markup:
    groups = join(chooser("suspect", "Who?", prefix="suggest"), chooser("weapon", "With what?", prefix="suggest"))
    decline = button("No suggestion", act="DECLINE", testid="action-decline", keys="x")
    send = button("Suggest", type="submit", kind="primary", testid="action-suggest")
    return el("form", groups, el("div", _accuse_button(), decline, send, cls="ends"), act="SUGGEST", cls="suggest")


@cache
def _ends(*, can_end: bool) -> Markup:
    end = button("End turn", act="END_TURN", testid="action-end-turn", kind="primary", keys="x") if can_end else None
    return el("div", _accuse_button(), end, cls="ends")


def _accuse_button() -> Markup:
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

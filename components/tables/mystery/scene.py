"""The scene of a suggestion: three cards, and the question going round the table until somebody shows.

If nobody can, that is the loudest moment of a normal turn: one seat after the other shakes its head, then lightning
strikes. The page plays it once (`components/celebration.py` tells how), and what stays is a picture of the same.
"""

from __future__ import annotations

from functools import cache, lru_cache

from markupsafe import Markup

from clueapp.games.mystery.cards import Trio, the, title
from clueapp.games.mystery.state import Inquiry, MysteryTable, shown_card
from components.html import Attribute, button, el, heading, join
from components.pictures import icon, image
from components.tables.mystery import MysteryTableView
from components.tables.mystery.hand import card as face_up
from components.tables.mystery.people import Speech, called, cast
from components.tables.mystery.storm import storm

_TURN = 950
"""Milliseconds until a card that is shown has turned over."""
SHAKES_FROM, SHAKE = 500, 300
"""Milliseconds until the first seat shakes its head, and from each to the next."""
_HUSH, _ROLLS_AWAY = 250, 2_200
"""Milliseconds between the last of them and the thunder, and for which it is seen."""


def part(table: MysteryTableView) -> object:
    public = _asking(table)
    if public is None or table.view is None or public.inquiry is None:
        return "nothing"
    is_asker = public.inquiry.seat == table.view.seat
    return public.inquiry, public.phase == "disprove", shown_card(table.view), is_asker, cast(table)


def draw(table: MysteryTableView, speech: Speech) -> Markup:
    public = _asking(table)
    if public is None or table.view is None or public.inquiry is None:
        return Markup("")
    inquiry, seat, card = public.inquiry, table.view.seat, shown_card(table.view)
    if card is not None:
        return _draw(table, public, inquiry, speech, card)
    return table.once(("scene", seat == inquiry.seat), lambda: _draw(table, public, inquiry, speech, None))


def _asking(table: MysteryTableView) -> MysteryTable | None:
    """The table while a suggestion is on it; None once the case is closed or somebody accuses."""
    public = table.view.public if table.view else None
    return None if public is None or public.phase == "over" or public.is_accusing else public


def _draw(table: MysteryTableView, public: MysteryTable, inquiry: Inquiry, speech: Speech, card: str | None) -> Markup:
    seat = table.view.seat if table.view else None
    who = "You suggest" if inquiry.seat == seat else f"{called(table, inquiry.seat)} suggests"
    is_unanswered = public.phase != "disprove" and inquiry.shown_by is None
    strikes = SHAKES_FROM + SHAKE * len(inquiry.passed) + _HUSH
    scene = el(
        "section",
        storm() if is_unanswered else None,
        _close(),
        heading(2, who),
        el("p", f"“{speech.suggestion(inquiry.trio)}”", cls="quote") if speech.suggestion else None,
        _cards(inquiry.trio),
        _round(table, public, inquiry),
        None if public.phase == "disprove" else _answer(table, inquiry, seat, card),
        cls="scene stormy" if is_unanswered else "scene",
        testid="suggestion",
        data={"hideable": "", **(_thunder(table, inquiry, strikes) if is_unanswered else {})},
        style=f"--strikes:{strikes}ms" if is_unanswered else None,
    )
    return join(scene, el("div", cls="lightning", style=f"--strikes:{strikes}ms")) if is_unanswered else scene


def _thunder(table: MysteryTableView, inquiry: Inquiry, strikes: int) -> dict[str, Attribute]:
    """The attributes of a spectacle: news wait until the lightning strikes."""
    name = f"{table.code}-{table.games_played}-{inquiry.turn}-unanswered"
    return {"spectacle": name, "holds": strikes, "lasts": strikes + _ROLLS_AWAY, "sounds": "thunder"}


@cache
def _close() -> Markup:
    return button(icon("cross"), kind="icon close", data={"local": "hide"}, aria_label="Hide the suggestion")


@cache
def _cards(trio: Trio) -> Markup:
    return el("div", *(face_up(each, testid=f"suggested-{each}") for each in trio.cards), cls="scene-cards")


def _round(table: MysteryTableView, public: MysteryTable, inquiry: Inquiry) -> Markup:
    """The other players in the order in which they are asked, each with what came of it."""
    names = {player.seat: player.name for player in table.players}
    others = public.after(inquiry.seat)
    asked = (_asked(at, seat, names.get(seat) or title(seat), *_state(seat, inquiry)) for at, seat in enumerate(others))
    return el("ol", *asked, cls="round")


def _state(seat: str, inquiry: Inquiry) -> tuple[str, str, str]:
    if seat in inquiry.passed:
        return "passed", "cross", "can’t"
    if seat == inquiry.shown_by:
        return "showed", "check", "showed a card"
    if seat == inquiry.asked:
        return "asked", "question", "is choosing"
    return "waiting", "", ""


@lru_cache(maxsize=4_096)
def _asked(at: int, seat: str, name: str, state: str, sign: str, words: str) -> Markup:
    return el(
        "li",
        image(f"token-{seat}"),
        el("b", name),
        el("span", icon(sign), words) if sign else None,
        cls=f"asked-seat {state}",
        style=f"--shakes:{SHAKES_FROM + at * SHAKE}ms",
    )


def _answer(table: MysteryTableView, inquiry: Inquiry, seat: str | None, card: str | None) -> Markup:
    if card is not None and inquiry.shown_by and seat == inquiry.seat:
        turned = el(
            "div",
            el("div", image("card-back"), cls="back"),
            el("div", face_up(card, testid=f"shown-{card}"), cls="front"),
            cls="turning",
            data={"after": _TURN},
        )
        words = el("p", f"{called(table, inquiry.shown_by)} shows you {the(card)}.", data={"told": ""})
        return el("div", turned, words, cls="answer")
    if inquiry.shown_by:
        secret = f" You showed {the(card)}." if card else ""
        return el("p", f"{called(table, inquiry.shown_by)} disproved it.{secret}", cls="answer")
    return _unanswered("your" if seat == inquiry.seat else f"{called(table, inquiry.seat)}’s")


def _unanswered(whose: str) -> Markup:
    """The words of the moment, and what all can conclude from it."""
    means = f"Each of the three is in {whose} hand or in the envelope."
    words = el("div", el("b", "Nobody could disprove it!", cls="struck"), el("p", means))
    return el("div", _bolt(), words, _bolt(), cls="answer unanswered")


@cache
def _bolt() -> Markup:
    return el("span", icon("bolt"), cls="bolt", aria_hidden="true")

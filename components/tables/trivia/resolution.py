"""The result of a question: the outcome, all answers, the whole clue, and where the money went."""

from __future__ import annotations

from markupsafe import Markup

from clueapp.games.trivia.resolving import TAKES_POT
from clueapp.games.trivia.state import Duel, Resolution, Ruling
from components.html import el, heading
from components.pictures import icon, image
from components.tables.trivia import TriviaTableView, appeal
from components.tables.trivia.people import called, does, seat_of, sides, signed


def draw(table: TriviaTableView, duel: Duel) -> Markup:
    result = duel.resolution
    if result is None:
        return Markup("")
    return el(
        "section",
        el(
            "div",
            icon(_SIGNS[tone(result, seat_of(table))]),
            heading(2, headline(table, result), testid="outcome"),
            cls="outcome",
        ),
        el("p", "The answer: ", el("b", result.answer, testid="right-answer"), cls="right-answer"),
        answers(table, result.rulings, appeal.may_dispute(table, duel)),
        el("p", el("b", result.category, ": "), result.clue, cls="whole-clue", testid="whole-clue"),
        el("ul", *(_change(table, result, seat) for seat in sides(table)), cls="changes"),
        cls=f"resolution {tone(result, seat_of(table))}",
        tabindex=0,
        testid="resolution",
    )


_SIGNS = {"won": "check", "lost": "cross", "even": "hourglass", "told": "trophy"}


def tone(result: Resolution, seat: str | None) -> str:
    """Whether that was good for the viewer."""
    taker = TAKES_POT.get(result.verdict)
    if taker is None:
        return "even"
    return "told" if seat is None else "won" if taker == seat else "lost"


def headline(table: TriviaTableView, result: Resolution) -> str:
    """The outcome in a word or two."""
    seat, verdict = seat_of(table), result.verdict
    if verdict in ("P1_FOLD", "P2_FOLD"):
        return does(table, verdict[:2], "folded", "folded")
    if verdict == "DRAW":
        return "Nobody knew it" if result.rulings else "Nobody buzzed"
    winner = verdict[:2]
    return "Correct!" if winner == seat else f"{called(table, winner)} is right"


def answers(table: TriviaTableView, rulings: tuple[Ruling, ...], disputable: tuple[str, ...] = ()) -> Markup:
    """The answers and their rulings, with buttons to dispute the rulings on these players' answers."""
    given = (_given(table, ruling, is_disputable=ruling.seat in disputable) for ruling in rulings)
    return el("ul", *given, cls="given") if rulings else Markup("")


def _given(table: TriviaTableView, ruling: Ruling, *, is_disputable: bool) -> Markup:
    said = "no answer in time" if ruling.text is None else "nothing"
    quoted = el("b", el("bdi", f"“{ruling.text}”")) if ruling.text else el("b", said)
    sign = icon("check") if ruling.is_right else icon("cross")
    word = "right" if ruling.is_right else "wrong"
    return el(
        "li",
        image(f"face-{ruling.seat}"),
        el("span", does(table, ruling.seat, "said", "said") if ruling.text is not None else _whose(table, ruling.seat)),
        quoted,
        el("span", "as time ran out", cls="quiet") if ruling.is_late else None,
        el("span", sign, el("span", word, cls="sr-only"), cls=f"ruling {word}"),
        appeal.dispute(ruling) if is_disputable else None,
        testid=f"answer-{ruling.seat}",
    )


def _whose(table: TriviaTableView, seat: str) -> str:
    return "You gave" if seat == seat_of(table) else f"{called(table, seat)} gave"


def _change(table: TriviaTableView, result: Resolution, seat: str) -> Markup:
    change = result.changes[seat]
    kind = "gain" if change > 0 else "loss" if change else "none"
    name = "You" if seat == seat_of(table) else called(table, seat)
    return el(
        "li",
        el("bdi", name, cls="named"),
        el("b", signed(change), cls=f"change {kind}"),
        el("span", f"now {result.balances[seat]}", cls="quiet"),
        testid=f"change-{seat}",
    )

"""The end of the match: who has won and why, the balances, question by question, and what comes next."""

from __future__ import annotations

from markupsafe import Markup

from clueapp.games.trivia.duel import SEATS, STARTING_BALANCE, Duel, Resolution, other
from clueapp.rooms.view import TableView
from components.html import button, el, heading, join
from components.pictures import icon, image
from components.tables.trivia.words import called, cast, does, seat_of, sides, signed


def part(table: TableView, duel: Duel) -> object:
    match = "complete", duel.winner, duel.reason, duel.has_left, len(duel.history)
    return match, table.is_host, table.you is None, cast(table), table.is_enough


def draw(table: TableView, duel: Duel) -> Markup:
    winner = duel.winner if duel.winner in SEATS else None
    face = el("span", image(f"portrait-{winner}", cls="face"), cls=f"portrait {winner}") if winner else icon("trophy")
    words = el("div", heading(2, title_of(table, duel), testid="winner"), el("p", reason_of(table, duel)))
    return el(
        "section",
        el("div", face, words, cls="match-verdict"),
        el("ul", *(_score(table, duel, seat) for seat in sides(table)), cls="scores"),
        _questions(table, duel) if duel.history else None,
        _next(table),
        cls=f"match-end {_tone(duel, seat_of(table))}",
        testid="ending",
    )


def title_of(table: TableView, duel: Duel) -> str:
    """Who has won, in capitals as on a board."""
    seat = seat_of(table)
    match duel.winner:
        case "P1" | "P2" as winner if seat is None:
            return f"{called(table, winner)} wins!"
        case "P1" | "P2" as winner:
            return "You win!" if winner == seat else "You lose"
        case "TIE":
            return "It is a tie"
    return "The match is abandoned"


def reason_of(table: TableView, duel: Duel) -> str:
    """Why the match is over, in a sentence."""
    winner = duel.winner if duel.winner in SEATS else None
    match duel.reason:
        case "forfeit" if winner and duel.has_left:
            return f"{does(table, other(winner), 'have', 'has')} left, and the match is forfeited."
        case "forfeit" if winner:
            return f"{does(table, other(winner), 'were', 'was')} gone for too long, and the match is forfeited."
        case "bust" if winner:
            return f"{does(table, other(winner), 'have', 'has')} nothing left to bet."
        case "tie":
            return f"Equal balances: both leave with the {STARTING_BALANCE} they came with."
        case "abandoned":
            return "Both players were gone for too long. Nobody has won."
    return "All questions are played."


def _tone(duel: Duel, seat: str | None) -> str:
    if duel.winner not in SEATS:
        return "even"
    return "told" if seat is None else "won" if duel.winner == seat else "lost"


def _score(table: TableView, duel: Duel, seat: str) -> Markup:
    name = "You" if seat == seat_of(table) else called(table, seat)
    return el(
        "li",
        el("span", name, cls="score-name"),
        el("b", str(duel.balances[seat]), cls="figure", testid=f"score-{seat}"),
        cls=f"score {seat}{' best' if duel.winner == seat else ''}",
    )


def _questions(table: TableView, duel: Duel) -> Markup:
    names = ("You" if seat == seat_of(table) else called(table, seat) for seat in sides(table))
    head = el(
        "tr",
        el("th", el("span", "Question", cls="sr-only"), scope="col"),
        el("th", el("span", "Answer", cls="sr-only"), scope="col"),
        *(el("th", name, scope="col") for name in names),
    )
    rows = (_question(table, at, result) for at, result in enumerate(duel.history, start=1))
    return el("div", el("table", el("thead", head), el("tbody", *rows), cls="questions"), cls="questions-place")


def _question(table: TableView, at: int, result: Resolution) -> Markup:
    cells = (_cell(result.changes[seat]) for seat in sides(table))
    answer = el("td", el("b", result.answer), el("span", result.category, cls="quiet"), cls="asked")
    return el("tr", el("th", f"Q{at}", scope="row"), answer, *cells, testid=f"row-{at}")


def _cell(change: int) -> Markup:
    kind = "gain" if change > 0 else "loss" if change else "none"
    sign = icon("check") if change > 0 else icon("cross") if change else None
    return el("td", sign, signed(change), cls=f"change {kind}")


def _next(table: TableView) -> Markup:
    if table.you is None:
        rest = "Perhaps they play again." if table.is_enough else "You may join when the host goes back to the lobby."
        return el("p", f"You were watching. {rest}", cls="quiet", testid="waiting")
    leave = button(join(icon("door"), "Leave"), act="LEAVE_FOR_GOOD", testid="leave-room")
    if not table.is_host:
        host = table.host
        waiting = f"Waiting for {host.name} to play again." if host else "The host may play again."
        return join(el("p", waiting, cls="quiet", testid="waiting"), el("div", leave, cls="ends"))
    if not table.is_enough:
        left = " and ".join(player.name for player in table.players if player not in table.staying)
        why = f"{left} has left. Somebody else can join you in the lobby."
        return join(el("p", why, cls="quiet", testid="waiting"), el("div", leave, _lobby("primary"), cls="ends"))
    again = button(join(icon("replay"), "Play again"), act="REMATCH", kind="primary", testid="rematch")
    return el("div", leave, _lobby(), again, cls="ends")


def _lobby(kind: str = "plain") -> Markup:
    return button("Back to the lobby", act="END_GAME", kind=kind, testid="to-lobby")

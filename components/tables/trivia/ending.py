"""The end of the match: who has won and why, the balances, question by question, and what comes next."""

from __future__ import annotations

from collections.abc import Iterator

from markupsafe import Markup

from clueapp.games.trivia.honours import best_buzz, streak
from clueapp.games.trivia.state import SEATS, STARTING_BALANCE, Duel, Resolution, other
from clueapp.rooms.lobby.commands import EndGame, Leave
from components import rematch
from components.html import button, el, heading, join
from components.pictures import icon, image
from components.tables.trivia import TriviaTableView
from components.tables.trivia.people import called, cast, does, seat_of, sides, signed
from components.tables.trivia.sharing import summary


def part(table: TriviaTableView, duel: Duel) -> object:
    match = "complete", duel.winner, duel.reason, duel.has_left, len(duel.history)
    return match, rematch.part(table), seat_of(table), cast(table)


def draw(table: TriviaTableView, duel: Duel) -> Markup:
    words = el("div", heading(2, title_of(table, duel), testid="winner"), el("p", reason_of(table, duel)))
    return el(
        "section",
        el("div", _faces(table, duel), words, cls="match-verdict"),
        _final_score(table, duel),
        _honours(table, duel),
        _questions(table, duel) if duel.history else None,
        _next(table, duel),
        cls=f"match-end {_tone(duel, seat_of(table))}",
        testid="ending",
    )


def _faces(table: TriviaTableView, duel: Duel) -> Markup:
    """The winner; in a tie both, as large as each other, with an equals sign between them."""
    match duel.winner:
        case "P1" | "P2" as winner:
            return _face(winner)
        case "TIE":
            left, right = sides(table)
            equal = el("span", cls="equal")
            return el("span", _face(left), equal, _face(right), cls="both-faces")
    return icon("hourglass")


def _face(seat: str) -> Markup:
    return el("span", image(f"portrait-{seat}", cls="face"), cls=f"portrait {seat}")


def _honours(table: TriviaTableView, duel: Duel) -> Markup | None:
    """What the match is remembered for, if anything."""
    found = [*_best(table, duel), *_streaks(table, duel)]
    return el("ul", *found, cls="honours", testid="honours") if found else None


def _best(table: TriviaTableView, duel: Duel) -> Iterator[Markup]:
    if buzz := best_buzz(duel.history):
        how = f"Q{buzz.question}, after {buzz.letters} of {buzz.length} letters ({buzz.percent} %)"
        yield el("li", icon("hourglass"), el("b", "Best buzz"), name_of(table, buzz.seat), el("span", how, cls="quiet"))


def _streaks(table: TriviaTableView, duel: Duel) -> Iterator[Markup]:
    """The player with the longest streak of right answers; both, if they tie with more than one."""
    longest = {seat: streak(duel.history, seat) for seat in sides(table)}
    most = max(longest.values())
    for seat, number in longest.items():
        if number == most > 1:
            how = el("span", f"{number} right in a row", cls="quiet")
            yield el("li", icon("trophy"), el("b", "Longest streak"), name_of(table, seat), how)


def name_of(table: TriviaTableView, seat: str) -> Markup:
    """A player by name, whichever way it is written; "You" to themselves."""
    return el("bdi", "You" if seat == seat_of(table) else called(table, seat), cls="named")


def title_of(table: TriviaTableView, duel: Duel) -> str:
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


def reason_of(table: TriviaTableView, duel: Duel) -> str:
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


def _final_score(table: TriviaTableView, duel: Duel) -> Markup:
    scores = el("ul", *(_score(table, duel, seat) for seat in sides(table)), cls="scores")
    return el("div", heading(3, "Final score"), scores, cls="final-score")


def _score(table: TriviaTableView, duel: Duel, seat: str) -> Markup:
    return el(
        "li",
        el("span", name_of(table, seat), cls="score-name"),
        el("b", str(duel.balances[seat]), cls="figure", testid=f"score-{seat}"),
        cls=f"score {seat}{' best' if duel.winner == seat else ''}",
    )


def _questions(table: TriviaTableView, duel: Duel) -> Markup:
    names = (name_of(table, seat) for seat in sides(table))
    head = el(
        "tr",
        el("th", el("span", "Question", cls="sr-only"), scope="col"),
        el("th", el("span", "Answer", cls="sr-only"), scope="col"),
        *(el("th", name, scope="col") for name in names),
    )
    rows = (_question(table, at, result) for at, result in enumerate(duel.history, start=1))
    listed = el("table", el("thead", head), el("tbody", *rows), cls="questions")
    return el("div", listed, cls="questions-place", tabindex=0, role="group", aria_label="The questions")


def _question(table: TriviaTableView, at: int, result: Resolution) -> Markup:
    cells = (_cell(result.changes[seat]) for seat in sides(table))
    answer = el("td", el("b", result.answer), el("span", result.category, cls="quiet"), cls="asked")
    return el("tr", el("th", f"Q{at}", scope="row"), answer, *cells, testid=f"row-{at}")


def _cell(change: int) -> Markup:
    kind = "gain" if change > 0 else "loss" if change else "none"
    sign = icon("check") if change > 0 else icon("cross") if change else None
    return el("td", sign, signed(change), cls=f"change {kind}")


def _next(table: TriviaTableView, duel: Duel) -> Markup:
    """Who would play again, and what can be done; everybody may tell others how it went."""
    share = button(
        join(icon("copy"), "Share the result"),
        data={"local": "share", "text": summary(table, duel)},
        testid="share",
    )
    if table.you is None:
        rest = "Perhaps they play again." if table.can_start else "You may join when the host goes back to the lobby."
        watching = el("p", f"You were watching. {rest}", cls="quiet", testid="waiting")
        return join(watching, el("div", share, cls="ends"))
    leave = button(join(icon("door"), "Leave"), sends=Leave(for_good=True), testid="leave-room")
    lobby = _lobby("plain" if table.can_start else "primary") if table.is_host else None
    again = rematch.again(table, "Play again", guests="Play again")
    return join(rematch.words(table) or _too_few(table), el("div", leave, share, lobby, again, cls="ends"))


def _too_few(table: TriviaTableView) -> Markup | None:
    if table.can_start:
        return None
    left = " and ".join(player.name for player in table.players if player not in table.staying)
    advice = "Somebody else can join you in the lobby." if table.is_host else "The host can go back to the lobby."
    return el("p", f"{left} has left. {advice}", cls="quiet", testid="waiting")


def _lobby(kind: str = "plain") -> Markup:
    return button("Back to the lobby", sends=EndGame(), kind=kind, testid="to-lobby")

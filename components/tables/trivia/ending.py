"""The end of the match: the winner and their best moment, the balances, question by question, and what comes next."""

from __future__ import annotations

from collections.abc import Iterator

from markupsafe import Markup

from clueapp.games.trivia.honours import best_buzz, biggest_pot, streak
from clueapp.games.trivia.info import TITLES
from clueapp.games.trivia.state import SEATS, STARTING_BALANCE, Duel, Resolution, other
from clueapp.rooms.lobby.commands import EndGame, Leave
from components import celebration, rematch
from components.html import button, el, heading, join
from components.pictures import icon, image
from components.tables.trivia import TriviaTableView
from components.tables.trivia.people import called, cast, does, seat_of, sides, signed
from components.tables.trivia.sharing import summary


def part(table: TriviaTableView, duel: Duel) -> object:
    match = "complete", duel.winner, duel.reason, duel.has_left, len(duel.history)
    return match, rematch.part(table), seat_of(table), cast(table)


def draw(table: TriviaTableView, duel: Duel) -> Markup:
    words = el(
        "div",
        heading(2, title_of(table, duel), testid="winner"),
        el("p", reason_of(table, duel)),
        _best_moment(table, duel),
    )
    return el(
        "section",
        _confetti(table, duel),
        el(
            "div",
            el("div", _faces(table, duel), words, cls="match-verdict"),
            _final_score(table, duel),
            cls="match-head",
        ),
        _honours(table, duel),
        _questions(table, duel) if duel.history else None,
        _next(table, duel),
        cls=f"match-end celebrates {_tone(duel, seat_of(table))}",
        testid="ending",
    )


def _confetti(table: TriviaTableView, duel: Duel) -> Markup | None:
    """Confetti for a win at the table, a little of it for the loser; none for a tie or for a win without a fight."""
    if duel.reason not in ("money", "bust"):
        return None
    return celebration.confetti(celebration.name_of(table), is_quiet=_tone(duel, seat_of(table)) == "lost")


def _best_moment(table: TriviaTableView, duel: Duel) -> Markup | None:
    """The biggest pot that the winner took."""
    pot = biggest_pot(duel.history, duel.winner) if duel.winner in SEATS else None
    if pot is None or duel.winner is None:
        return None
    won = f"{does(table, duel.winner, 'won', 'won')} {pot.amount} on question {pot.question}"
    how = f"when {_subject(table, other(duel.winner))} folded" if pot.is_by_fold else f"with “{pot.answer}”"
    return el("p", el("b", "Best moment: "), f"{won} {how}.", cls="best-moment", testid="best-moment")


def _subject(table: TriviaTableView, seat: str) -> str:
    """A player in the middle of a sentence."""
    return "you" if seat == seat_of(table) else called(table, seat)


def _faces(table: TriviaTableView, duel: Duel) -> Markup:
    """The winner in a brass frame; in a tie both, as large as each other, with an equals sign between them."""
    match duel.winner:
        case "P1" | "P2" as winner:
            plate = el("figcaption", icon("trophy"), TITLES[winner])
            return el("figure", _face(winner), plate, cls="winner-frame", testid="winner-portrait")
        case "TIE":
            left, right = sides(table)
            equal = el("span", cls="equal")
            return el("span", _face(left), equal, _face(right), cls="both-faces")
    return icon("hourglass")


def _face(seat: str) -> Markup:
    return el("span", image(f"portrait-{seat}", cls="face"), cls=f"portrait {seat}")


def _honours(table: TriviaTableView, duel: Duel) -> Markup | None:
    """The honours of the match, if there are any."""
    found = [*_best(table, duel), *_streaks(table, duel)]
    return el("ul", *found, cls="honours", testid="honours") if found else None


def _best(table: TriviaTableView, duel: Duel) -> Iterator[Markup]:
    if buzz := best_buzz(duel.history):
        how = f"question {buzz.question}, after {buzz.percent} % of the clue"
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
    """The result in a few words."""
    seat = seat_of(table)
    match duel.winner:
        case "P1" | "P2" as winner if seat is None:
            return f"{called(table, winner)} wins!"
        case "P1" | "P2" as winner:
            return "You win!" if winner == seat else f"{called(table, winner)} wins this time"
        case "TIE":
            return "It’s a tie"
    return "The match was called off"


def reason_of(table: TriviaTableView, duel: Duel) -> str:
    """Tell in a sentence why the match is over."""
    winner = duel.winner if duel.winner in SEATS else None
    match duel.reason:
        case "forfeit" if winner and duel.has_left:
            return f"{does(table, other(winner), 'left', 'left')} before the end."
        case "forfeit" if winner:
            return f"{does(table, other(winner), 'were', 'was')} away for too long."
        case "bust" if winner:
            return f"{does(table, other(winner), 'have', 'has')} nothing left to bet."
        case "tie":
            return f"The balances are equal, so each player keeps the {STARTING_BALANCE} they came with."
        case "abandoned":
            return "Both players were away for too long, so nobody wins."
    return "That was the last question."


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
    return el("div", listed, cls="questions-place", tabindex=0, role="group", aria_label="Question by question")


def _question(table: TriviaTableView, at: int, result: Resolution) -> Markup:
    cells = (_cell(result.changes[seat]) for seat in sides(table))
    answer = el("td", el("b", result.answer), el("span", result.category, cls="quiet"), cls="asked")
    return el("tr", el("th", f"Q{at}", scope="row"), answer, *cells, testid=f"row-{at}")


def _cell(change: int) -> Markup:
    kind = "gain" if change > 0 else "loss" if change else "none"
    sign = icon("check") if change > 0 else icon("cross") if change else None
    return el("td", sign, signed(change), cls=f"change {kind}")


def _next(table: TriviaTableView, duel: Duel) -> Markup:
    """The buttons after the match, and who would like to play again; anybody may share the result."""
    share = button(
        join(icon("copy"), "Share the result"),
        data={"local": "share", "text": summary(table, duel)},
        testid="share",
    )
    if table.you is None:
        rest = "They may play again." if table.can_start else "You can join when the host goes back to the lobby."
        watching = el("p", f"You’re watching. {rest}", cls="quiet", testid="waiting")
        return join(watching, el("div", share, cls="ends"))
    leave = button(join(icon("door"), "Leave"), sends=Leave(for_good=True), testid="leave-room")
    lobby = _lobby("plain" if table.can_start else "primary") if table.is_host else None
    again = rematch.again(table, "Play again", guests="Play again")
    return join(rematch.words(table) or _too_few(table), el("div", leave, share, lobby, again, cls="ends"))


def _too_few(table: TriviaTableView) -> Markup | None:
    if table.can_start:
        return None
    left = [player.name for player in table.players if player not in table.staying]
    advice = "Somebody else can join you in the lobby." if table.is_host else "The host can go back to the lobby."
    gone = f"{' and '.join(left)} {'has' if len(left) == 1 else 'have'} left."
    return el("p", f"{gone} {advice}", cls="quiet", testid="waiting")


def _lobby(kind: str = "plain") -> Markup:
    return button("Back to the lobby", sends=EndGame(), kind=kind, testid="to-lobby")

"""The end: who has won and why, what the game is remembered for, and what comes next."""

from __future__ import annotations

from markupsafe import Markup

from clueapp.games.codenames.state import CodenamesTable, Turn, other
from clueapp.rooms.lobby.commands import EndGame, Leave
from components import rematch
from components.html import button, el, heading, join
from components.pictures import icon, image
from components.tables.codenames import CodenamesTableView
from components.tables.codenames.people import called, counted, titled
from components.tables.codenames.plaque import clue_in_words
from components.tables.codenames.sharing import summary


def part(table: CodenamesTableView, game: CodenamesTable) -> object:
    names = tuple(player.name for player in table.players)
    return "over", table.games_played, game.winner, game.reason, rematch.part(table), names


def draw(table: CodenamesTableView, game: CodenamesTable) -> Markup:
    face = image(f"spy-{game.winner}-1", cls="ending-face") if game.winner else icon("hourglass")
    words = el(
        "div",
        heading(2, title_of(game), testid="winner"),
        el("p", reason_of(game)),
        _facts(table, game),
        cls="order-words",
    )
    return el("div", face, words, _next(table, game), cls=f"order in-over {game.winner or ''}", testid="ending")


def title_of(game: CodenamesTable) -> str:
    """Who has won."""
    return f"{titled(game.winner)} wins!" if game.winner else "Nobody wins"


def reason_of(game: CodenamesTable) -> str:
    """Why the game is over, in a sentence."""
    match game.reason, game.winner:
        case "agents", ("red" | "blue") as team:
            return f"All {game.agents(team)} agents of {team} are found."
        case "assassin", ("red" | "blue") as team:
            return f"{titled(other(team))} touched the assassin."
    return "Too few were left to play."


def best_clue(game: CodenamesTable) -> tuple[Turn, int] | None:
    """The clue by which a team found most of its own agents in one turn, if more than one; the first such."""
    found = [(turn, sum(guess.colour == turn.team for guess in turn.guesses)) for turn in game.turns if turn.word]
    best = max(found, key=lambda each: each[1], default=None)
    return best if best and best[1] > 1 else None


def _facts(table: CodenamesTableView, game: CodenamesTable) -> Markup:
    clues = sum(bool(turn.word) for turn in game.turns)
    cards = len(game.revealed)
    facts: list[Markup | str] = [counted(clues, "clue"), f"{counted(cards, 'card')} turned over"]
    if best := best_clue(game):
        turn, number = best
        said = join("Best clue: ", clue_in_words(turn.word, turn.count), f" by {called(table, turn.spymaster)}")
        facts.append(join(said, f", {number} found"))
    return el("ul", *(el("li", fact) for fact in facts), cls="ending-facts")


def _next(table: CodenamesTableView, game: CodenamesTable) -> Markup:
    """Who would play again, and what can be done; everybody may tell others how it went."""
    share = button(join(icon("copy"), "Share"), data={"local": "share", "text": summary(table, game)}, testid="share")
    if table.you is None:
        rest = "Perhaps they play again." if table.can_start else "You may join when the host goes back to the lobby."
        said = el("p", f"You were watching. {rest}", cls="quiet", testid="waiting")
        return el("div", said, el("div", share, cls="ends"), cls="order-choices")
    leave = button(join(icon("door"), "Leave"), sends=Leave(for_good=True), testid="leave-room")
    kind = "plain" if table.can_start else "primary"
    lobby = button("Back to the lobby", sends=EndGame(), kind=kind, testid="to-lobby") if table.is_host else None
    again = rematch.again(table, "Rematch")
    ends = el("div", leave, share, lobby, again, cls="ends")
    return el("div", rematch.words(table) or _waiting(table), ends, cls="order-choices")


def _waiting(table: CodenamesTableView) -> Markup | None:
    if table.missing is None:
        return None
    return el("p", f"{table.missing.sentence} You can change that in the lobby.", cls="quiet", testid="waiting")

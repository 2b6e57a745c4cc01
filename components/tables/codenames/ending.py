"""The end: the winners and why they won, what the game is remembered for, and what comes next."""

from __future__ import annotations

from markupsafe import Markup

from clueapp.games.codenames.state import CodenamesTable, Team, Turn, other
from clueapp.rooms.lobby.commands import EndGame, Leave
from components import rematch
from components.celebration import confetti, name_of
from components.html import button, el, heading, join
from components.pictures import icon, image
from components.tables.codenames import CodenamesTableView
from components.tables.codenames.card import VARIANTS, portrait_of
from components.tables.codenames.colours import sign
from components.tables.codenames.people import called, counted, in_words, listed, titled
from components.tables.codenames.plaque import number
from components.tables.codenames.sharing import summary


def part(table: CodenamesTableView, game: CodenamesTable) -> object:
    names = tuple(player.name for player in table.players)
    return "over", table.games_played, game.winner, game.reason, rematch.part(table), names


def draw(table: CodenamesTableView, game: CodenamesTable) -> Markup:
    names = el("p", winners(table, game), cls="ending-names") if game.winner else None
    words = el(
        "div",
        heading(2, title_of(game), testid="winner"),
        names,
        el("p", reason_of(game)),
        _facts(table, game),
        cls="order-words",
    )
    face = _portraits(game.winner) if game.winner else icon("hourglass")
    return el(
        "div",
        confetti_of(table, game.winner) if game.reason == "assassin" else None,
        face,
        words,
        _next(table, game),
        cls=f"order celebrates in-over {game.winner or ''}",
        testid="ending",
    )


def confetti_of(table: CodenamesTableView, winner: Team | None) -> Markup:
    """Confetti in the winners' colours: on the curtain of a win, or below the board after the assassin."""
    return confetti(name_of(table), (f"{winner}-team", "brass-bright", f"{winner}-team-tint", "brass"))


def _portraits(team: Team) -> Markup:
    """The team's two agents in a brass frame, under its sign."""
    agents = (image(portrait_of(team, variant), cls="ending-face") for variant in range(VARIANTS))
    return el("div", *agents, el("span", sign(team), cls="ending-sign"), cls=f"ending-frame {team}", aria_hidden="true")


def title_of(game: CodenamesTable) -> str:
    """Who has won."""
    return f"{titled(game.winner)} wins!" if game.winner else "Nobody wins"


def reason_of(game: CodenamesTable) -> str:
    """Why the game is over, in a sentence."""
    match game.reason, game.winner:
        case "agents", ("red" | "blue") as team:
            return f"All {game.agents(team)} {team} agents have been found."
        case "assassin", ("red" | "blue") as team:
            return f"{titled(other(team))} turned over the assassin."
    return "Too few players were left."


def best_clue(game: CodenamesTable) -> tuple[Turn, int] | None:
    """The clue by which a team found most of its own agents in one turn, if more than one; the first such."""
    found = [(turn, sum(guess.colour == turn.team for guess in turn.guesses)) for turn in game.turns if turn.word]
    best = max(found, key=lambda each: each[1], default=None)
    return best if best and best[1] > 1 else None


def winners(table: CodenamesTableView, game: CodenamesTable) -> str:
    """The members of the winning team who are still in the room."""
    return listed([called(table, seat) for seat in game.members(game.winner)]) if game.winner else ""


def praised_clue(table: CodenamesTableView, game: CodenamesTable) -> Markup | None:
    """The best clue in words: Ann’s OCEAN 3 found three."""
    best = best_clue(game)
    if best is None:
        return None
    turn, found = best
    clue = el("b", el("bdi", turn.word.upper()), f" {number(turn.count)}", cls="clue-said")
    return join(f"{called(table, turn.spymaster)}’s ", clue, f" found {in_words(found)}.")


def _facts(table: CodenamesTableView, game: CodenamesTable) -> Markup:
    clues = sum(bool(turn.word) for turn in game.turns)
    cards = len(game.revealed)
    facts: list[Markup | str] = [counted(clues, "clue"), f"{counted(cards, 'card')} turned over"]
    if clue := praised_clue(table, game):
        facts.insert(0, el("span", "Best clue: ", clue, cls="best-clue"))
    return el("ul", *(el("li", fact) for fact in facts), cls="ending-facts")


def _next(table: CodenamesTableView, game: CodenamesTable) -> Markup:
    """The wishes to play again, and the buttons: to play again, and below them the ways out."""
    share = button(join(icon("copy"), "Share"), data={"local": "share", "text": summary(table, game)}, testid="share")
    if table.you is None:
        rest = "Perhaps they’ll play again." if table.can_start else "You can join once the host is back in the lobby."
        said = el("p", f"You were watching. {rest}", cls="quiet", testid="waiting")
        return el("div", said, el("div", share, cls="ends"), cls="order-choices")
    leave = button(join(icon("door"), "Leave"), sends=Leave(for_good=True), testid="leave-room")
    kind = "plain" if table.rematches else "primary"
    lobby = button("Back to the lobby", sends=EndGame(), kind=kind, testid="to-lobby") if table.is_host else None
    ends = el("div", leave, share, lobby, cls="ends")
    return el("div", rematch.words(table) or _waiting(table), _again(table), ends, cls="order-choices")


def _again(table: CodenamesTableView) -> Markup | None:
    choices = rematch.again(table, "Rematch")
    if choices is None or not table.is_host:
        return choices
    title = el("span", "Play again:", id="play-again")
    return el("div", title, choices, cls="again", role="group", aria_labelledby="play-again")


def _waiting(table: CodenamesTableView) -> Markup | None:
    if table.missing is None:
        return None
    way_out = "Shuffle the teams, or change them in the lobby." if table.rematches else "Change that in the lobby."
    hope = (
        way_out if table.is_host else f"{table.host.name if table.host else 'The host'} can change that in the lobby."
    )
    return el("p", f"{table.missing.sentence} {hope}", cls="quiet", testid="waiting")

"""The scenes of Trivia Duel for the gallery: a match of five from the lobby to its end, seen from all sides."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from e2e.server import Server
from e2e.table import PlayersLike
from e2e.trivia_match import Duelist, Match

Camera = Callable[[Page, str], None]


def duel(take: Camera, pages: PlayersLike, server: Server) -> None:
    """A whole match, phase by phase."""
    match = Match(server, pages)
    ann = match.open("Ann", questions="5")
    take(ann.page, "trivia-lobby")
    ben = match.join("Benjamin")
    ben.sees_question(1)
    dan = match.watch("Dan")
    take(ann.page, "trivia-category")
    match.betting(1)
    betting(take, ann, ben, dan)
    match.clue_runs(120)
    clue(take, match, dan)
    rest(take, match)


def betting(take: Camera, ann: Duelist, ben: Duelist, dan: Page) -> None:
    """A bet, a raise, a match."""
    expect(ann.at("action-fold")).to_be_visible()
    take(ann.page, "trivia-my-bet")
    take(ben.page, "trivia-their-bet")
    ann.bets(50)
    expect(ben.at("action-raise")).to_be_visible()
    take(ann.page, "trivia-waiting")
    take(ben.page, "trivia-match-or-raise")
    ben.raises_to(185)
    expect(ann.at("action-match")).to_be_visible()
    take(ann.page, "trivia-raised")
    take(dan, "trivia-raised-watched")
    ann.matches()


def clue(take: Camera, match: Match, dan: Page) -> None:
    """A wrong answer, a right one, and a doubt about it."""
    ann, ben = match.duelists
    take(ann.page, "trivia-clue")
    ben.buzzes()
    ann.sees_prompt("is answering")
    take(ben.page, "trivia-my-answer")
    take(ann.page, "trivia-their-answer")
    ben.answers("the Great Wall of China")
    expect(ann.at("action-buzz")).to_be_visible()
    match.clue_runs()
    take(ann.page, "trivia-whole-clue")
    take(ben.page, "trivia-had-my-try")
    take(dan, "trivia-clue-watched")
    ann.buzzes()
    ann.answers(match.answer)
    ben.sees_outcome("Ann is right")
    take(ann.page, "trivia-won")
    take(dan, "trivia-result-watched")
    take(ben.page, "trivia-may-dispute")
    ben.at("action-dispute-P2").click()
    ann.sees_prompt("Do you agree?")
    take(ann.page, "trivia-appeal")
    take(ben.page, "trivia-lost")
    ann.at("action-uphold").click()
    ben.sees_prompt("The ruling stands")
    ann.is_ready()
    ben.sees_prompt("Ann is ready.")
    take(ben.page, "trivia-upheld")
    take(ann.page, "trivia-ready")


def rest(take: Camera, match: Match) -> None:
    """Folds, a draw, somebody away, and the end."""
    ann, ben = match.duelists
    match.betting(2)
    ben.folds()
    take(ben.page, "trivia-folded")
    match.betting(3)
    match.both_in(100)
    match.clue_runs()
    match.time_runs_out()
    ann.sees_outcome("Nobody buzzed")
    take(ann.page, "trivia-draw")
    match.betting(4)
    ben.folds()
    match.betting(5)
    ann.bets(10)
    expect(ben.at("no-folds")).to_be_visible()
    take(ben.page, "trivia-no-folds-left")
    ben.raises_to(300)
    kept = ann.page.context.storage_state()
    ann.page.close()
    expect(ben.at("away")).to_be_visible()
    take(ben.page, "trivia-away")
    ann.page = ben.page.context.browser.new_context(storage_state=kept).new_page()  # type: ignore[union-attr]
    ann.page.goto(f"{match.server.url}/room/{match.code}")
    ann.matches()
    match.clue_runs(6)
    ben.buzzes()
    ben.answers(match.answer)
    match.result_passes()
    ben.sees_winner("You win!")
    take(ben.page, "trivia-end-won")
    take(ann.page, "trivia-end-lost")

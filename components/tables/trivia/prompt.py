"""The prompt: what happens now in words, and for the player who may act the choices."""

from __future__ import annotations

from functools import cache

from markupsafe import Markup

from clueapp.games.trivia.actions import Answer, Buzz, Fold, Raise
from clueapp.games.trivia.clue import ANSWER_LENGTH
from clueapp.games.trivia.state import Duel, other
from components.html import button, el, heading, join
from components.pictures import image
from components.tables.trivia import TriviaTableView, appeal, betting
from components.tables.trivia.people import called, cast, does, duel_of, seat_of

Words = tuple[str, str]
"""The headline and the sentence below it."""


def part(table: TriviaTableView) -> object:
    """The slice leaves out letters, clocks and connections, so that what somebody is typing stays."""
    duel = duel_of(table)
    if duel is None or duel.is_over:
        return "nothing"
    bout = duel.bout
    question = (duel.phase, bout.index, bout.bets, bout.is_clue_complete, bout.answering, bout.rulings)
    result = (bout.appeals, bout.upheld, bout.is_overturned, bout.ready)
    return question, result, table.menu, seat_of(table), cast(table)


def draw(table: TriviaTableView) -> Markup:
    duel = duel_of(table)
    if duel is None or duel.is_over:
        return Markup("")
    text, sentence = _words(table, duel)
    head = el("div", heading(2, text, testid="turn"), el("p", sentence), cls="duel-words")
    acts = _choices(table, duel)
    yours = " yours" if table.is_your_turn else ""
    return el("div", head, el("div", acts, cls="choices") if acts else None, cls=f"prompt-body in-{duel.phase}{yours}")


def _words(table: TriviaTableView, duel: Duel) -> Words:
    bout = duel.bout
    match duel.phase:
        case "category":
            return f"Question {bout.index + 1}", f"{does(table, bout.first_actor, 'bet', 'bets')} first."
        case "betting":
            return _betting_words(table, duel)
        case "clue":
            return _clue_words(table, duel)
        case "answer" if bout.answering == seat_of(table):
            return "Your answer", "Type it and press Enter. When time is nearly up, we’ll send what you’ve typed."
        case "answer":
            return f"{called(table, bout.answering or '')} is answering …", "The clue waits for them."
    return appeal.words(table, duel)


def _betting_words(table: TriviaTableView, duel: Duel) -> Words:
    bout, seat = duel.bout, seat_of(table)
    actor = bout.awaiting or bout.first_actor
    rest = f"Waiting for {called(table, actor)} …"
    if not bout.bets:
        if actor == seat:
            return "Place your bet", "The category is all you know so far."
        return f"{called(table, actor)} bets first", rest
    first = bout.first_actor
    first_bet = f"{does(table, first, 'bet', 'bets')} {bout.stakes[first]}"
    if not bout.has_raise:
        return first_bet, _answers_to_a_bet(table, bout.contributions[seat]) if actor == seat else rest
    second = other(first)
    raised = f"{does(table, second, 'raise', 'raises')} to {bout.stakes[second]}"
    return raised, f"{first_bet}. " + (_answers_to_a_bet(table, bout.contributions[seat]) if actor == seat else rest)


def _answers_to_a_bet(table: TriviaTableView, staked: int) -> str:
    """Tell how the viewer can answer a bet, and what each answer leads to."""
    ways = ["Match it to see the clue"]
    if table.menu.form(Raise):
        ways.append("raise it")
    if table.menu.form(Fold):
        ways.append(f"fold and lose your {staked}" if staked else "fold and give up the pot")
    return f"{', '.join(ways[:-1])}, or {ways[-1]}." if len(ways) > 1 else f"{ways[0]}."


def _clue_words(table: TriviaTableView, duel: Duel) -> Words:
    bout, seat = duel.bout, seat_of(table)
    free = [each for each, buzzer in bout.buzzers.items() if buzzer == "AVAILABLE"]
    whole = "That’s the whole clue. " if bout.is_clue_complete else ""
    if seat in free:
        others = "The first to buzz gets to answer." if len(free) > 1 else "Only you can buzz now."
        return "Buzz when you know it", f"{whole}{others}"
    if seat is not None:
        return "You’ve had your go", f"{whole}Now {called(table, other(seat))} can buzz."
    names = " or ".join(called(table, each) for each in free)
    return "Who knows it?", f"{whole}{names} can buzz."


def _choices(table: TriviaTableView, duel: Duel) -> Markup | None:
    menu = table.menu
    if duel.phase == "betting" and menu.forms:
        return betting.choices(table, duel)
    if menu.form(Buzz):
        return _buzzer()
    if menu.form(Answer):
        own = table.view.own if table.view else None
        question = f"{table.code} {table.games_played} {duel.bout.index}"
        return _answer(own.draft_on(duel.bout) if own else "", question)
    return appeal.choices(table, duel) if duel.phase == "resolution" and menu.forms else None


@cache
def _buzzer() -> Markup:
    red = el(
        "button",
        image("buzzer"),
        el("b", "Buzz!"),
        type="button",
        sends=Buzz(),
        data={"keys": "Space"},
        cls="buzzer",
        testid="action-buzz",
        aria_label="Buzz (space bar)",
    )
    return join(red, el("p", "or press the ", el("kbd", "space bar"), cls="buzz-key", aria_hidden="true"))


def _answer(typed: str, question: str) -> Markup:
    """The answer field. The page keeps its text over a reload, and sends it just before time runs out (T-3.4)."""
    field = el(
        "input",
        name="text",
        value=typed or None,
        maxlength=ANSWER_LENGTH,
        required=True,
        pattern=r".*\S.*",
        autocomplete="off",
        autocapitalize="off",
        spellcheck="false",
        aria_label="Your answer",
        placeholder="What is it?",
        data={"focus": "", "typed": question, "missing": "Type your answer first."},
        testid="answer-text",
    )
    send = button("Answer", type="submit", kind="primary", testid="action-answer")
    return el("form", field, send, sends=Answer, data={"in_time": ".timer .countdown"}, cls="answer-form")

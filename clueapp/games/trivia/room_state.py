"""The fields that a duel adds to ROOM_STATE, named as in the source, for clients written against it (T-7.1)."""

from __future__ import annotations

from typing import Any

from pydantic import BaseModel, Field

from clueapp.games.trivia import choices
from clueapp.games.trivia.clocks import Timing
from clueapp.games.trivia.clue import CHARACTERS_PER_SECOND
from clueapp.games.trivia.messages import Message, Moment, Seat, Sums
from clueapp.games.trivia.state import FOLDS, SEATS, STARTING_BALANCE, Bout, Buzzer, Duel, HouseRules
from clueapp.kernel.options import Options

Seconds = int | float


class Bets(BaseModel):
    """Each player's bet; null before they bet."""

    P1: int | None
    P2: int | None


class BettingState(Message):
    """The betting on the question on the table."""

    first_actor: Seat
    bets: Bets
    contributions: Sums
    """Each player's share of the pot, including the ante."""
    raises: int
    """0 or 1."""
    awaiting_action: Seat | None
    pot: int


class ClueState(Message):
    """How much of the clue has been revealed."""

    reveal_index: int
    clue_complete: bool
    clue_complete_at: Moment | None
    """When the time to buzz after the clue began; null while it isn't running."""


class BuzzerState(Message):
    """Each player's buzzer, and the deadline of the player who is answering."""

    P1: Buzzer = Field(alias="P1")
    P2: Buzzer = Field(alias="P2")
    currently_answering: Seat | None
    answer_deadline: Moment | None


class Config(Message):
    """The times and numbers of the match."""

    reveal_rate_chars_per_sec: int
    post_clue_timeout_sec: Seconds
    answer_time_limit_sec: Seconds
    category_reveal_sec: Seconds
    bet_time_limit_sec: Seconds
    folds_per_player: int


class DuelState(Message):
    """The state of a duel in the source's own names, at the top level of ROOM_STATE."""

    side: Seat | None
    """Your own side; null if you watch."""
    balances: Sums
    """Without the money in the pot."""
    question_index: int
    questions_per_match: int
    starting_balance: int
    folds_remaining: Sums
    betting_state: BettingState
    clue_state: ClueState
    buzzer_state: BuzzerState
    config: Config


def fields(seat: str | None, duel: Duel | None, options: Options, due: int | None, timing: Timing) -> dict[str, Any]:
    """The public state; before a match, the state that it will begin with."""
    if duel is None:
        duel = Duel(choices.chosen_questions(options), house=choices.house_rules(options))
    state = DuelState(
        side=seat if seat in SEATS else None,
        balances=duel.balances,
        question_index=duel.bout.index,
        questions_per_match=duel.questions,
        starting_balance=STARTING_BALANCE,
        folds_remaining=duel.folds,
        betting_state=_betting(duel.bout),
        clue_state=_clue(duel, due, timing),
        buzzer_state=BuzzerState(
            **duel.bout.buzzers,
            currently_answering=duel.bout.answering,
            answer_deadline=due if duel.phase == "answer" else None,
        ),
        config=_config(duel.house, timing),
    )
    return state.model_dump(by_alias=True)


def _betting(bout: Bout) -> BettingState:
    return BettingState(
        first_actor=bout.first_actor,
        bets={seat: stake or None for seat, stake in bout.stakes.items()},
        contributions=bout.contributions,
        raises=int(bout.has_raise),
        awaiting_action=bout.awaiting,
        pot=bout.pot,
    )


def _clue(duel: Duel, due: int | None, timing: Timing) -> ClueState:
    bout = duel.bout
    is_window_open = duel.phase == "clue" and bout.is_clue_complete
    return ClueState(
        reveal_index=len(bout.letters),
        clue_complete=bout.is_clue_complete,
        clue_complete_at=due - int(timing.window * 1000) if is_window_open and due is not None else None,
    )


def _config(house: HouseRules, timing: Timing) -> Config:
    return Config(
        reveal_rate_chars_per_sec=CHARACTERS_PER_SECOND,
        post_clue_timeout_sec=timing.window,
        answer_time_limit_sec=timing.relaxed_answer if house.is_relaxed else timing.answer,
        category_reveal_sec=timing.category,
        bet_time_limit_sec=timing.relaxed_bet if house.is_relaxed else timing.bet,
        folds_per_player=FOLDS,
    )

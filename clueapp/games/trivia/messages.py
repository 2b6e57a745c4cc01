"""The messages that only a duel has, with names and fields as in its source."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field
from pydantic.alias_generators import to_camel

from clueapp.games.trivia.events import BetKind, Winner
from clueapp.games.trivia.state import Reason, Verdict

Seat = Literal["P1", "P2"]
Moment = Annotated[int, Field(title="Milliseconds since the epoch, by the server's clock")]


class Message(BaseModel):
    """A message from the server about a duel."""

    model_config = ConfigDict(
        alias_generator=to_camel,
        populate_by_name=True,
        use_attribute_docstrings=True,
        defer_build=True,  # a start need not wait for it
        json_schema_serialization_defaults_required=True,
    )


class Sums(BaseModel):
    """An amount of money for each player."""

    P1: int
    P2: int


# A phase begins
class PhaseCategory(Message):
    """Tell that a question is on the table; only its category is known."""

    type: Literal["PHASE_CATEGORY"] = "PHASE_CATEGORY"
    question_index: int
    category: str
    ends_at: Moment
    """When betting starts."""


class AntePaid(Message):
    """Tell how much each player has put into the pot before the betting."""

    type: Literal["ANTE_PAID"] = "ANTE_PAID"
    amount: int
    pot: int


class PhaseBetting(Message):
    """Tell that the first actor is asked for a bet."""

    type: Literal["PHASE_BETTING"] = "PHASE_BETTING"
    first_actor: Seat
    awaiting_action: Seat
    available_actions: list[BetKind]
    bet_options: list[int]
    """The tiers that both players can afford."""
    deadline: Moment


class PhaseClue(Message):
    """Tell that the clue begins, and roughly how long it is; its letters follow."""

    type: Literal["PHASE_CLUE"] = "PHASE_CLUE"
    length: int
    """Rounded up to a multiple of 50: the exact length would give the question away, so CLUE_COMPLETE tells it."""
    reveal_rate: int
    """Letters a second."""
    pot: int


class PhaseResolution(Message):
    """Tell how a question ended; again if both players agree to overturn a ruling."""

    type: Literal["PHASE_RESOLUTION"] = "PHASE_RESOLUTION"
    outcome: Verdict
    """DRAW: both were wrong or nobody buzzed, so both get their money back."""
    correct_answer: str
    p1_answer: str | None = Field(alias="P1Answer")
    p2_answer: str | None = Field(alias="P2Answer")
    balance_changes: Sums
    new_balances: Sums
    clue: str
    """The whole clue."""
    next_phase_at: Moment
    """The time at which the match goes on; if the room waits until both are ready, the earliest."""


class PhaseComplete(Message):
    """Tell that the match is over."""

    type: Literal["PHASE_COMPLETE"] = "PHASE_COMPLETE"
    winner: Winner | None
    """TIE: equal balances. Null: both players were away, and the match was abandoned."""
    final_balances: Sums
    reason: Reason


# Within a phase
class BetPlaced(Message):
    """Tell that a player bet, matched, raised or folded."""

    type: Literal["BET_PLACED"] = "BET_PLACED"
    player: Seat
    action: BetKind
    amount: int
    """The player's whole bet on this question; 0 for a fold."""
    pot: int
    awaiting_action: Seat | None
    available_actions: list[BetKind]
    deadline: Moment | None
    """The deadline of the player who has to act; null if nobody has to."""


class ClueTick(Message):
    """Tell a few more letters."""

    type: Literal["CLUE_TICK"] = "CLUE_TICK"
    reveal_index: int
    letters: str
    """All letters so far."""


class ClueComplete(Message):
    """Tell that the clue is complete with the letters of the last CLUE_TICK."""

    type: Literal["CLUE_COMPLETE"] = "CLUE_COMPLETE"
    deadline: Moment
    """When it is too late to buzz."""


class Buzzed(Message):
    """Tell that a player stopped the clue to answer."""

    type: Literal["BUZZED"] = "BUZZED"
    player: Seat
    answer_deadline: Moment


class AnswerSubmitted(Message):
    """Tell an answer and its ruling."""

    type: Literal["ANSWER_SUBMITTED"] = "ANSWER_SUBMITTED"
    player: Seat
    answer: str
    """Empty if time ran out or the answer was blank."""
    correct: bool


class ClueResumed(Message):
    """Tell that the clue, or the time to buzz after it, goes on for the other player."""

    type: Literal["CLUE_RESUMED"] = "CLUE_RESUMED"
    reveal_index: int
    deadline: Moment | None
    """When it is too late to buzz; null while letters are still to come."""


class OverturnAsked(Message):
    """Tell that a player disputes the ruling on an answer; the other player has to agree."""

    type: Literal["OVERTURN_ASKED"] = "OVERTURN_ASKED"
    by: Seat
    player: Seat
    """The player whose answer it is."""
    next_phase_at: Moment


class OverturnRefused(Message):
    """Tell that a player lets the disputed rulings stand."""

    type: Literal["OVERTURN_REFUSED"] = "OVERTURN_REFUSED"
    by: Seat
    players: list[Seat]
    """The players whose answers the rulings are about."""
    next_phase_at: Moment


class PlayerReady(Message):
    """Tell that a player has seen the result, in a room that waits for both."""

    type: Literal["PLAYER_READY"] = "PLAYER_READY"
    player: Seat


class ResultStays(Message):
    """Tell that a result stays until both players are ready or time runs out."""

    type: Literal["RESULT_STAYS"] = "RESULT_STAYS"
    next_phase_at: Moment
    """The latest time at which the match goes on."""


MESSAGES: tuple[type[BaseModel], ...] = (
    PhaseCategory,
    AntePaid,
    PhaseBetting,
    PhaseClue,
    PhaseResolution,
    PhaseComplete,
    BetPlaced,
    ClueTick,
    ClueComplete,
    Buzzed,
    AnswerSubmitted,
    ClueResumed,
    OverturnAsked,
    OverturnRefused,
    PlayerReady,
    ResultStays,
)

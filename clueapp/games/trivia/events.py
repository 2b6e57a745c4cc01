"""The events of a duel. Everybody is told about all of them, except which questions were drawn."""

from dataclasses import dataclass
from types import MappingProxyType
from typing import Literal

from clueapp.games.trivia.questions import Question, rough_length
from clueapp.games.trivia.state import HouseRules, Reason, Resolution
from clueapp.kernel.truth import Event

BetKind = Literal["BET", "MATCH", "RAISE", "FOLD"]
Winner = Literal["P1", "P2", "TIE"]


# How the table is laid
@dataclass(frozen=True, slots=True)
class DuelOpened(Event):
    """The number of questions, the player who bets first on the first one, and the house rules."""

    questions: int
    first: str
    house: HouseRules


@dataclass(frozen=True, slots=True)
class PacksChosen(Event):
    """The packs and categories that the host has chosen, kept in the vault for the draw."""

    packs: tuple[str, ...]
    categories: tuple[str, ...]


OPENINGS: tuple[type[Event], ...] = (DuelOpened, PacksChosen)


# Kept in the vault
@dataclass(frozen=True, slots=True)
class QuestionsDrawn(Event):
    """The questions of the match, whole, so that its log can be read when the packs have changed."""

    questions: tuple[Question, ...]


# Private to the player who types; only in logs of earlier versions
@dataclass(frozen=True, slots=True)
class DraftKept(Event):
    """A half-typed answer and its question. In earlier versions it became the answer when time ran out."""

    wire_names = MappingProxyType({"text": "draft"})

    index: int
    text: str


# Told to all
@dataclass(frozen=True, slots=True)
class QuestionOpened(Event):
    """A question is on the table; only its category is known."""

    index: int
    category: str
    first_actor: str


@dataclass(frozen=True, slots=True)
class AntePaid(Event):
    """Each player has put this much into the pot before the betting."""

    amount: int
    pot: int


@dataclass(frozen=True, slots=True)
class BettingOpened(Event):
    """The first actor is asked for a bet."""

    first_actor: str
    actions: tuple[str, ...]
    options: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class BetPlaced(Event):
    """A player bet, matched, raised or folded. The amount is their whole bet on the question; a fold's is 0."""

    seat: str
    action: BetKind
    amount: int
    pot: int
    awaiting: str | None
    actions: tuple[str, ...] = ()
    """The actions open to the player who has to act next."""
    is_late: bool = False
    """Whether time ran out and the clock did it for them."""


@dataclass(frozen=True, slots=True)
class ClueOpened(Event):
    """The clue begins. Its rough length is told, its letters follow (T-3.1)."""

    length: int
    """Rounded up, also where the log of an earlier version has it to the letter."""
    pot: int

    def __post_init__(self) -> None:
        object.__setattr__(self, "length", rough_length(self.length))


@dataclass(frozen=True, slots=True)
class ClueTicked(Event):
    """A few more letters. The event has all letters so far, so that it stands for itself."""

    letters: str


@dataclass(frozen=True, slots=True)
class ClueCompleted(Event):
    """The whole clue is out, and so is its length; a few seconds are left to buzz."""


@dataclass(frozen=True, slots=True)
class Buzzed(Event):
    """A player stopped the clue to answer."""

    seat: str


@dataclass(frozen=True, slots=True)
class AnswerRuled(Event):
    """An answer was ruled right or wrong; without an answer, time ran out."""

    wire_names = MappingProxyType({"text": "answer"})

    seat: str
    text: str | None
    is_right: bool
    is_late: bool = False
    """Time ran out and the half-typed answer was taken; only in logs of earlier versions."""


@dataclass(frozen=True, slots=True)
class ClueResumed(Event):
    """The clue, or the time to buzz after it, goes on for the other."""

    index: int
    is_complete: bool


@dataclass(frozen=True, slots=True)
class QuestionResolved(Event):
    """A question is over, and nothing about it is hidden any more."""

    resolution: Resolution


@dataclass(frozen=True, slots=True)
class OverturnAsked(Event):
    """A player disputes the ruling on an answer; the opponent has to agree."""

    seat: str
    player: str


@dataclass(frozen=True, slots=True)
class RulingOverturned(Event):
    """Both players agreed to overturn a ruling, which changed the result of the question."""

    player: str
    resolution: Resolution


@dataclass(frozen=True, slots=True)
class OverturnRefused(Event):
    """A player lets the disputed rulings on these players' answers stand."""

    seat: str
    players: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class SaidReady(Event):
    """A player has seen the result of the question."""

    seat: str


@dataclass(frozen=True, slots=True)
class ResultHeld(Event):
    """The result stays a little longer because a player isn't ready."""


@dataclass(frozen=True, slots=True)
class MatchEnded(Event):
    """The match is over. Without a winner it was abandoned; a forfeit names the player who is gone."""

    winner: Winner | None
    balances: dict[str, int]
    reason: Reason
    gone: str | None = None
    has_left: bool = False
    """Whether that player left for good; otherwise they didn't come back in time."""


@dataclass(frozen=True, slots=True)
class AnswerOpened(Event):
    """The host ended the match: all see the question that was on the table."""

    index: int
    category: str
    clue: str
    answer: str


EVENTS: tuple[type[Event], ...] = (
    QuestionsDrawn,
    QuestionOpened,
    AntePaid,
    BettingOpened,
    BetPlaced,
    ClueOpened,
    ClueTicked,
    ClueCompleted,
    Buzzed,
    AnswerRuled,
    ClueResumed,
    QuestionResolved,
    OverturnAsked,
    RulingOverturned,
    OverturnRefused,
    SaidReady,
    ResultHeld,
    MatchEnded,
    AnswerOpened,
)
RETIRED: tuple[type[Event], ...] = (DraftKept,)

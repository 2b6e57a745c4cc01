"""The state of a duel: what everybody sees, what a player had typed in earlier versions, and what the vault keeps."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from clueapp.games.trivia.questions import Question
from clueapp.kernel.draft import Draft as KernelDraft
from clueapp.kernel.truth import SeatView, Truth

SEATS = ("P1", "P2")
STARTING_BALANCE = 500
FOLDS = 2
BET_TIERS = (5, 10, 25, 50, 100)

Phase = Literal["waiting", "category", "betting", "clue", "answer", "resolution", "complete"]
Buzzer = Literal["AVAILABLE", "BUZZED", "FAILED"]
Verdict = Literal["P1_WIN", "P2_WIN", "DRAW", "P1_FOLD", "P2_FOLD"]
Reason = Literal["money", "bust", "tie", "forfeit", "abandoned"]
"""Why a match is over: all questions played, one has nothing left, equal balances, one is gone, both are gone."""


def other(seat: str) -> str:
    """The one across the table.

    >>> other("P1"), other("P2")
    ('P2', 'P1')
    """
    return SEATS[1 - SEATS.index(seat)]


@dataclass(frozen=True, slots=True)
class Ruling:
    """An answer and its ruling. Without a text, time ran out; with an empty one, the player said nothing."""

    seat: str
    text: str | None
    is_right: bool
    letters: int | None = None
    """How many letters of the clue were out; None in a match from before that was kept."""
    is_late: bool = False
    """Whether time ran out and the typed text became the answer, as in matches of earlier versions."""


@dataclass(frozen=True, slots=True)
class Resolution:
    """The result of a question: all that was hidden, and where the money went."""

    category: str
    clue: str
    answer: str
    verdict: Verdict
    rulings: tuple[Ruling, ...]
    stakes: dict[str, int]
    changes: dict[str, int]
    balances: dict[str, int]


@dataclass(frozen=True, slots=True)
class HouseRules:
    """The host's choices; without one, the rules of the source (T-4.1b)."""

    ante: int = 0
    """The money that each player puts into the pot before betting."""
    is_relaxed: bool = False
    """Whether there is more time to bet and to answer."""
    waits: bool = False
    """Whether a result stays until both are ready, within limits."""


@dataclass(frozen=True, slots=True)
class Bout:
    """The question on the table, as far as it's known."""

    index: int = 0
    category: str = ""
    first_actor: str = SEATS[0]
    stakes: Mapping[str, int] = field(default_factory=lambda: dict.fromkeys(SEATS, 0))
    """Each player's bet."""
    ante: int = 0
    """Each player's ante."""
    awaiting: str | None = None
    """The player who has to bet, match, raise or fold."""
    bets: int = 0
    """The number of bets, matches, raises and folds so far."""
    has_raise: bool = False
    length: int = 0
    """Of the clue: rounded up until the whole of it is out."""
    letters: str = ""
    is_clue_complete: bool = False
    buzzers: Mapping[str, Buzzer] = field(default_factory=lambda: dict.fromkeys(SEATS, "AVAILABLE"))
    answering: str | None = None
    rulings: tuple[Ruling, ...] = ()
    appeals: tuple[tuple[str, str], ...] = ()
    """The disputes: the player who asks, and the player whose answer it is about."""
    is_overturned: bool = False
    upheld: tuple[str, ...] = ()
    """The players whose rulings stand because one of the two wanted to keep them."""
    ready: frozenset[str] = frozenset()
    """The players who have seen the result."""
    is_held: bool = False
    """Whether the result has been shown for as long as it has to be, and stays for those who are not ready."""

    @property
    def pot(self) -> int:
        return sum(self.contributions.values())

    @property
    def contributions(self) -> dict[str, int]:
        """Each player's money in the pot."""
        return {seat: stake + self.ante for seat, stake in self.stakes.items()}

    @property
    def pending(self) -> tuple[tuple[str, str], ...]:
        """The disputes that haven't been answered."""
        return () if self.is_overturned else tuple(each for each in self.appeals if each[1] not in self.upheld)


@dataclass(frozen=True, slots=True)
class Duel:
    """Everything that players and watchers may know."""

    questions: int = 0
    phase: Phase = "waiting"
    house: HouseRules = HouseRules()
    first: str = SEATS[0]
    """The player who bets first on the first question."""
    balances: Mapping[str, int] = field(default_factory=lambda: dict.fromkeys(SEATS, STARTING_BALANCE))
    """Net of what is in the pot."""
    folds: Mapping[str, int] = field(default_factory=lambda: dict.fromkeys(SEATS, FOLDS))
    bout: Bout = Bout()
    history: tuple[Resolution, ...] = ()
    winner: str | None = None
    reason: Reason | None = None
    answer: str = ""
    """Of the question that was on the table when the host ended the match; nothing before."""
    has_left: bool = False
    """Whether a player forfeited by leaving for good, not by staying away too long."""

    @property
    def is_over(self) -> bool:
        return self.phase == "complete"

    @property
    def resolution(self) -> Resolution | None:
        """How the question on the table ended, once it has."""
        return self.history[-1] if self.history and self.phase == "resolution" else None


@dataclass(frozen=True, slots=True)
class Duelist:
    """One seat's private knowledge: a half-typed answer in a match of an earlier version, otherwise nothing."""

    draft: str = ""
    index: int = 0
    """The question that it is about."""

    def draft_on(self, bout: Bout) -> str:
        """The text typed for the question on the table."""
        return self.draft if self.index == bout.index else ""


@dataclass(frozen=True, slots=True)
class Vault:
    """The packs and categories to draw from, and the questions that were drawn."""

    packs: frozenset[str] = frozenset()
    categories: frozenset[str] = frozenset()
    questions: tuple[Question, ...] = ()


TriviaTruth = Truth[Duel, Duelist, Vault]
TriviaView = SeatView[Duel, Duelist]
TriviaDraft = KernelDraft[Duel, Duelist, Vault]


def question_of(draft: TriviaDraft) -> Question:
    """The question on the table, with all that is hidden."""
    return draft.truth.vault.questions[draft.public.bout.index]

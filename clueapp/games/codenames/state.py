"""The state of a game of Codenames: what lies open on the table, what a seat alone knows, and what the vault keeps."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Literal

from clueapp.kernel.draft import Draft
from clueapp.kernel.truth import Seat, SeatView, Truth

Team = Literal["red", "blue"]
Colour = Literal["red", "blue", "neutral", "assassin"]
Role = Literal["spymaster", "operative", "retired"]
"""Who has lost the office of spymaster to another knows the key all the same, and has retired."""
Phase = Literal["dealing", "clue", "guess", "paused", "over"]
Count = int | Literal["unlimited"]
Reason = Literal["agents", "assassin", "deserted"]
"""Why a game is over: all agents of a team are found, the assassin was touched, too few are left to play."""
EndOfTurn = Literal["done", "missed", "used_up", "time", "absent"]
"""The reason that a turn is over: a choice, a card of another colour, the last guess, the clock, or an absence."""
Lack = Literal["spymaster", "operative"]
"""A role that a team needs for its turn but nobody connected has."""
Key = tuple[Colour, ...]

TEAMS: tuple[Team, Team] = ("red", "blue")
CARDS = 25
AGENTS = 9
"""Of the team that starts; the other one has one less."""
NEUTRALS = 7


def other(team: Team) -> Team:
    """The team across the table.

    >>> other("red"), other("blue")
    ('blue', 'red')
    """
    return TEAMS[1 - TEAMS.index(team)]


@dataclass(frozen=True, slots=True)
class Post:
    """What somebody is: in which team, and in which role."""

    team: Team
    role: Role


@dataclass(frozen=True, slots=True)
class Guess:
    """A card that was turned over: who confirmed it, and who had voted for it."""

    seat: Seat
    index: int
    colour: Colour
    voters: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Turn:
    """A turn with its clue and what came of it; without a clue, none was given."""

    team: Team
    spymaster: Seat = ""
    word: str = ""
    count: Count = 0
    guesses: tuple[Guess, ...] = ()
    end: EndOfTurn | None = None
    lacks: tuple[Lack, ...] = ()
    """The missing roles, if the turn ended because of them."""


@dataclass(frozen=True, slots=True)
class CodenamesTable:
    """What all see: the words, who is what, the clues and guesses so far, and the colours of the cards turned over."""

    posts: Mapping[Seat, Post] = field(default_factory=dict)
    owner: Seat = ""
    clue_seconds: int = 0
    guess_seconds: int = 0
    first: Team | None = None
    words: tuple[str, ...] = ()
    revealed: Mapping[int, Colour] = field(default_factory=dict)
    phase: Phase = "dealing"
    team: Team = "red"
    """Whose turn it is, or is to be when a pause is over."""
    turns: tuple[Turn, ...] = ()
    votes: Mapping[Seat, int] = field(default_factory=dict)
    """Seat to card, the latest vote last."""
    informed: frozenset[Seat] = frozenset()
    """Those who have seen the key, and may not guess any more."""
    present: frozenset[Seat] = frozenset()
    gone: tuple[Seat, ...] = ()
    """Those who were there and are not now, the latest last."""
    left: frozenset[Seat] = frozenset()
    winner: Team | None = None
    reason: Reason | None = None
    key: Key = ()
    """Nothing before the end; then all may know it."""

    # Who is what
    @property
    def staying(self) -> tuple[Seat, ...]:
        """Those who have not left for good."""
        return tuple(seat for seat in self.posts if seat not in self.left)

    def members(self, team: Team) -> tuple[Seat, ...]:
        return tuple(seat for seat in self.staying if self.posts[seat].team == team)

    def spymaster(self, team: Team) -> Seat | None:
        return next((seat for seat in self.members(team) if self.posts[seat].role == "spymaster"), None)

    def operatives(self, team: Team) -> tuple[Seat, ...]:
        return tuple(seat for seat in self.members(team) if self.posts[seat].role == "operative")

    def present_operatives(self, team: Team) -> tuple[Seat, ...]:
        return tuple(seat for seat in self.operatives(team) if seat in self.present)

    # The board
    @property
    def is_over(self) -> bool:
        return self.phase == "over"

    @property
    def words_in_play(self) -> tuple[str, ...]:
        """The words that are not turned over yet: a clue may be like none of them."""
        return tuple(word for index, word in enumerate(self.words) if index not in self.revealed)

    @property
    def hidden(self) -> tuple[int, ...]:
        """The cards that are not turned over yet."""
        return tuple(index for index in range(len(self.words)) if index not in self.revealed)

    def agents(self, team: Team) -> int:
        """How many agents a team has in all."""
        return AGENTS if team == self.first else AGENTS - 1

    def agents_left(self, team: Team) -> int:
        """How many of them are still to be found."""
        return self.agents(team) - sum(colour == team for colour in self.revealed.values())

    # The turn
    @property
    def turn(self) -> Turn | None:
        """The turn that is being played."""
        return self.turns[-1] if self.turns and self.phase in ("clue", "guess") else None

    @property
    def guesses_left(self) -> int | None:
        """How many more cards may be turned over in this turn; None: as many as they like (W-1.5, W-2.2).

        >>> CodenamesTable(phase="guess", turns=(Turn("red", "seat-1", "ocean", 2),)).guesses_left
        3
        """
        turn = self.turn
        if turn is None or turn.count in (0, "unlimited"):
            return None
        return int(turn.count) + 1 - len(turn.guesses)

    @property
    def threshold(self) -> int:
        """How many votes a card needs: the majority of the connected operatives (W-2.7)."""
        return len(self.present_operatives(self.team)) // 2 + 1

    def voters(self, index: int) -> tuple[Seat, ...]:
        """Those who vote for a card, the latest last."""
        return tuple(seat for seat, card in self.votes.items() if card == index)

    def chosen(self) -> Iterator[int]:
        """The cards that have votes enough."""
        for index in sorted(set(self.votes.values())):
            if len(self.voters(index)) >= self.threshold:
                yield index


@dataclass(frozen=True, slots=True)
class Agent:
    """What one seat alone knows, or all who watch: the key, or nothing."""

    key: Key = ()


@dataclass(frozen=True, slots=True)
class Vault:
    """The packs to draw from, whether watchers may see the key, and what was drawn."""

    packs: tuple[str, ...] = ()
    watchers_see_key: bool = False
    words: tuple[str, ...] = ()
    key: Key = ()


CodenamesTruth = Truth[CodenamesTable, Agent, Vault]
CodenamesView = SeatView[CodenamesTable, Agent]
CodenamesDraft = Draft[CodenamesTable, Agent, Vault]

"""The Game protocol: what a fifth game has to say to stand on the same rooms, store, wire and tests."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from types import MappingProxyType
from typing import Any, ClassVar, Generic

from pydantic import BaseModel

from clueapp.kernel.info import GameInfo
from clueapp.kernel.menu import Action, Menu
from clueapp.kernel.options import Options
from clueapp.kernel.places import Missing, Picks, Seating, chairs, more_needed, with_room
from clueapp.kernel.remarks import Chance, Moment, Remark
from clueapp.kernel.story import Heading, Joint
from clueapp.kernel.truth import Event, Fact, O, P, Seat, SeatView, Truth, V
from clueapp.kernel.upcast import Plain, Upcast

Packs = Mapping[str, tuple[str, ...]]
"""What the people of a room have brought to play with, by the titles that they gave it."""
NO_PACKS: Packs = MappingProxyType({})
NOTHING_SEEN: Mapping[str, int] = MappingProxyType({})
"""How often these players have met each thing that can be drawn."""
Cast = Mapping[Seat, str]
"""Who plays which seat, by the name they gave."""


@dataclass(frozen=True, slots=True)
class Deadline:
    """A clock that runs in this phase. Another key is another clock, started anew.

    >>> running = Deadline("move 7", 60)
    >>> running == Deadline("move 7", 60), running == Deadline("move 8", 60)
    (True, False)
    """

    key: str
    seconds: float


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended. No winners: nobody has won.

    >>> Outcome(winners=("plum",), termination="solved")
    Outcome(winners=('plum',), termination='solved')
    """

    winners: tuple[Seat, ...]
    termination: str


@dataclass(frozen=True, slots=True)
class Telling:
    """A sentence of the feed. What matters now is announced as a toast as well.

    >>> Telling("Professor Plum won.", matters=True).matters, Telling("You went to the Hall.").matters
    (True, False)
    """

    text: str
    matters: bool = False
    routine: bool = False
    """Whether it's one of the small steps of a game, which pages say quietly."""
    passing: bool = False
    """Whether it's only true until the next thing happens: pages leave it out, since their prompt says it."""
    heading: Heading | None = None
    """The heading that a page shows in place of the sentence, if a part of the story begins with it."""
    joint: Joint | None = None
    """The sentence in parts, if pages may say it about several people at once."""


@dataclass(frozen=True, slots=True)
class Impulse:
    """What a system player is about to do, so many seconds after the last thing that happened."""

    action: Action
    seconds: float
    least: float = 0.0
    """Seconds that even a brisk one waits, so that all have seen what pages show as a scene."""


@dataclass(frozen=True, slots=True)
class ReadPack:
    """What somebody has brought, as it was read, and what there is to say to them about it."""

    items: tuple[str, ...]
    report: tuple[str, ...] = ()


class Game(ABC, Generic[P, O, V]):
    """The rules of one game, without side effects, clocks or chance of their own."""

    info: GameInfo
    actions: ClassVar[tuple[type[Action], ...]]
    events: ClassVar[tuple[type[Event], ...]]
    retired: ClassVar[tuple[type[Event], ...]] = ()
    """Events that only logs of earlier versions contain: still read, never written."""
    openings: ClassVar[tuple[type[Event], ...]]
    """How a table is laid: events of the log that are told to nobody, since what they say lies open."""
    upcasts: ClassVar[Mapping[int, Upcast]] = MappingProxyType({})
    """How a fact of an earlier version of the log's language is read: from each version to the next."""
    messages: ClassVar[tuple[type[BaseModel], ...]] = ()
    """Its own messages on the wire, each with its type."""
    room_model: ClassVar[type[BaseModel] | None] = None
    """The fields that the game adds to ROOM_STATE, if any."""

    def least_players(self, options: Options) -> int:
        """How many must sit down before the game can start."""
        return self.info.min_players

    def start_words(self, options: Options) -> str:
        """Label the button that starts the game."""
        return "Start the game"

    def objection(self, options: Options, packs: Packs = NO_PACKS) -> str | None:
        """Why no game can be played with these options and packs, in a sentence; None if one can."""
        return None

    def read_pack(self, text: str) -> ReadPack:
        """What a host has pasted or uploaded, or IllegalAction; only asked of a game that takes packs."""
        raise NotImplementedError(f"{self.info.name} takes no packs")

    # Who sits where: asked with all picks in hand.
    def open_places(self, picks: Picks, options: Options) -> tuple[str, ...]:
        """The places that one more person may pick."""
        return with_room(self.info.places, picks)

    def places_to_give(self, picks: Picks, options: Options) -> tuple[str, ...]:
        """The places of which one who has picked nothing is given any."""
        open_now = self.open_places(picks, options)
        return open_now if self.info.places_at_random else open_now[:1]

    def missing(self, picks: Picks, options: Options) -> Missing | None:
        """What is missing before a game can start; None if it can."""
        return more_needed(len(picks), self.least_players(options))

    def shuffled(self, picks: Picks, rng: Random) -> Picks:
        """The same people, each at a place drawn by lot; in an order in which a game can start, as far as may be."""
        places = list(picks.values())
        rng.shuffle(places)
        return dict(zip(picks, places, strict=True))

    def rematch_choices(self, picks: Picks, options: Options) -> tuple[str, ...]:
        """The kinds of rematch in `info.rematches` that these people can play now."""
        return ()

    def picks_for_rematch(self, picks: Picks, choice: str, rng: Random) -> Picks:
        """The same people, each at the place they get in a rematch of this kind."""
        raise NotImplementedError(f"{self.info.name} has one kind of rematch")

    def seats_for(self, picks: Picks) -> Mapping[Seat, str]:
        """A seat for each who has picked a place: seat to person, in the order of the table."""
        return chairs(self.info.places, picks)

    def place_of(self, public: P, seat: Seat) -> str | None:
        """The place that a seat has come to in the course of the game; None: the one that was picked."""
        return None

    @abstractmethod
    def bare_table(self, seats: Sequence[Seat]) -> Truth[P, O, V]:
        """The table with these seats and nothing on it; no rule has a say in it."""

    # What is decided. Only these may draw from rng, and what they drew is in the facts.
    @abstractmethod
    def opening(self, seating: Seating, options: Options, rematches: int = 0, before: P | None = None) -> Fact:
        """Lay the table, before anything is dealt: all that the log has to say of who plays by which rules.

        `rematches`: how many games were played in a row before this one; `before`: how the last of them ended.
        """

    @abstractmethod
    def setup(
        self, truth: Truth[P, O, V], rng: Random, seen: Mapping[str, int] = NOTHING_SEEN, packs: Packs = NO_PACKS
    ) -> Sequence[Fact]:
        """Deal, and begin the first turn. What these players have met before is drawn last."""

    @abstractmethod
    def decide(self, truth: Truth[P, O, V], seat: Seat, action: Action, rng: Random) -> Sequence[Fact]:
        """What follows from the action, or IllegalAction; the truth itself is not touched."""

    @abstractmethod
    def stand_in(self, truth: Truth[P, O, V], seat: Seat, rng: Random) -> Sequence[Fact]:
        """What is done for an awaited seat whose player is gone."""

    @abstractmethod
    def desert(self, truth: Truth[P, O, V], seat: Seat, rng: Random) -> Sequence[Fact]:
        """What follows when a player leaves for good."""

    def silenced(self, public: P) -> frozenset[Seat]:
        """The seats that may not chat now, since they could tell what they know."""
        return frozenset()

    def host_changed(self, truth: Truth[P, O, V], seat: Seat) -> Sequence[Fact]:
        """What follows when the host's office has passed to the player in this seat."""
        return ()

    def step_in(self, truth: Truth[P, O, V], seat: Seat, place: str, rng: Random) -> Sequence[Fact]:
        """Decide what happens when a watcher takes a new seat in a vacant place."""
        raise NotImplementedError(f"{self.info.name} can only be joined in the lobby")

    def presence_changed(self, truth: Truth[P, O, V], present: frozenset[Seat], rng: Random) -> Sequence[Fact]:
        """What follows when others are present than `present` says; afterwards it says the same."""
        raise NotImplementedError(f"{self.info.name} does not ask who is present")

    def abandon(self, truth: Truth[P, O, V], rng: Random) -> Sequence[Fact]:
        """What follows when all who play have been gone for as long as the game has patience."""
        raise NotImplementedError(f"{self.info.name} waits for ever")

    def call_off(self, truth: Truth[P, O, V]) -> Sequence[Fact]:
        """Open what was secret, for everybody to see, because the host ends the game; nothing else is ever decided."""
        return ()

    def skip(self, truth: Truth[P, O, V], seat: Seat, rng: Random) -> Sequence[Fact]:
        """Do what is asked of a seat whose player is out of the game and skips to its end."""
        return self.stand_in(truth, seat, rng)

    def expire(self, truth: Truth[P, O, V], deadline: Deadline, rng: Random) -> Sequence[Fact]:
        """What follows when a clock has run out."""
        raise NotImplementedError(f"{self.info.name} has no clock {deadline.key}")

    # What is known. None of these ever receives a secret that its audience may not know.
    @abstractmethod
    def menu(self, view: SeatView[P, O]) -> Menu: ...

    @abstractmethod
    def phase(self, public: P) -> str: ...

    def turn_number(self, public: P) -> int:
        """A number that grows with every turn, where there are turns: what is meant for one does nothing in another."""
        return 0

    @abstractmethod
    def awaits(self, public: P) -> frozenset[Seat]:
        """Whose action the game waits for."""

    @abstractmethod
    def in_play(self, public: P) -> frozenset[Seat]:
        """The seats that will still get a turn: the game goes on for the absent only while one of these is present."""

    def turns_before(self, public: P, seat: Seat) -> tuple[Seat, ...]:
        """The seats that have a turn before this seat's next one, the seat whose turn it is first.

        None if it's this seat's own turn, or if there are no turns to skip.
        """
        return ()

    def misses(self, public: P) -> frozenset[Seat]:
        """The seats for whom something is done when their player is gone for too long."""
        return self.awaits(public)

    def vacancies(self, view: SeatView[P, O]) -> tuple[str, ...]:
        """The places that a watcher who has seen this view may ask for during a game."""
        return ()

    def present(self, public: P) -> frozenset[Seat] | None:
        """The seats that the rules take for present; None where no rule depends on it."""
        return None

    def is_paused(self, public: P) -> bool:
        """Whether the game stands still, in a phase without a deadline, until what it lacks is there again."""
        return False

    def deadline(self, public: P) -> Deadline | None:
        return None

    def reveal_steps(self, event: Event) -> tuple[float, ...]:
        """Seconds after this event at which pages reveal more of its outcome; the last step reveals the rest.

        Until then pages show the table as it was right after the event; clocks and system players wait for the end.
        """
        return ()

    def robot(self, view: SeatView[P, O], strength: str, dice: Callable[[str], Random]) -> Impulse | None:
        """What a system player in this seat is about to do, by what the seat may see; None if nothing.

        Asked again after everything that happens, so it must stay with what it has in mind: `dice` gives the same
        chance for the same name, all game long.
        """
        return None

    def may_have_impulse(self, view: SeatView[P, O]) -> bool:
        """Whether a system player in this seat is worth asking now; quickly said, where `robot` may take its time."""
        return True

    def remark(
        self, moment: Moment[P], speakers: Sequence[Seat], said: Sequence[Remark], chance: Chance
    ) -> Remark | None:
        """Choose a remark by one of these system players; None if they all keep quiet, as they mostly do.

        It knows only what everybody knows, and each speaker's own chance. `said`: the remarks of this game so far.
        """
        return None

    def deeds(self, before: P, now: P, seat: Seat) -> str:
        """What was done in a seat between two moments, as part of a sentence; nothing, if nothing was.

        Asked of games in which a system player may play for somebody: "made two suggestions and showed a card".
        """
        return ""

    def review(self, truth: Truth[P, O, V]) -> object | None:
        """What there is to tell all of a game that is over, beyond what lies open; None if nothing.

        Made away from the event loop, since it may take a second. Never asked of a game that goes on.
        """
        return None

    @property
    def has_review(self) -> bool:
        """Whether there is anything to tell of its games when they are over."""
        return type(self).review is not Game.review

    @abstractmethod
    def outcome(self, public: P) -> Outcome | None: ...

    @abstractmethod
    def tell(self, event: Event, viewer: Seat | None, cast: Cast) -> Telling | None:
        """The event in a sentence, as this viewer reads it; None if there is nothing to say."""

    @abstractmethod
    def show(self, view: SeatView[P, O]) -> dict[str, Any]:
        """The view as plain JSON values, for the wire."""

    def wire_phase(self, phase: str) -> str:
        """What a phase is called on the wire; "lobby" is the phase while no game is on the table."""
        return phase

    def message(self, event: Event, due: int | None) -> dict[str, Any] | None:
        """The event as one of the game's own messages, in plain JSON; `due`: when the clock it started runs out."""
        return None

    def room_fields(
        self, seat: Seat | None, view: SeatView[P, O] | None, options: Options, due: int | None
    ) -> dict[str, Any]:
        """The top-level fields that the game adds to ROOM_STATE, described by its `room_model`; none without one.

        `seat`: the viewer's, or the place they have picked; `view`: None in the lobby; `due`: when the clock runs out.
        """
        return {}

    def lessons(self, vault: V) -> frozenset[str]:
        """What was drawn for these players and should not soon be drawn for them again."""
        return frozenset()

    def unlogged_opening(self, seating: Seating, options: Options, rematches: int) -> Plain:
        """The opening of a game that began in version 1, when it was not in the log, as version 2 has it."""
        raise NotImplementedError(f"{self.info.name} had no version 1")

    # How the compartments change.
    @abstractmethod
    def public_after(self, public: P, event: Event) -> P: ...

    @abstractmethod
    def own_after(self, own: O, event: Event) -> O: ...

    @abstractmethod
    def vault_after(self, vault: V, event: Event) -> V: ...


AnyGame = Game[Any, Any, Any]
AnyTruth = Truth[Any, Any, Any]
AnyView = SeatView[Any, Any]

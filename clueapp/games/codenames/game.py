"""Codenames: two teams, twenty-five words, and a key that only the spymasters see."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from clueapp.games.codenames import clues, folds, guessing, leaving, lobby, menu, passing, posts, rematch, upcasts, wire
from clueapp.games.codenames.actions import ACTIONS, Clue, Confirm, EndGuessing, Resume, Unvote, Vote
from clueapp.games.codenames.checks import check_playing
from clueapp.games.codenames.dealing import deal_words, lesson_of
from clueapp.games.codenames.events import (
    EVENTS,
    OPENINGS,
    Attended,
    BoardLaid,
    KeyDrawn,
    KeyShown,
    OwnerChanged,
    PacksChosen,
    TeamsFormed,
)
from clueapp.games.codenames.info import CLUE_CLOCK, GUESS_CLOCK, WATCHERS_SEE, info_of, pack_option, place_of, post_of
from clueapp.games.codenames.keys import draw_key, draw_team, open_key
from clueapp.games.codenames.library import Library
from clueapp.games.codenames.own_list import read_list
from clueapp.games.codenames.state import (
    CARDS,
    Agent,
    CodenamesDraft,
    CodenamesTable,
    CodenamesTruth,
    CodenamesView,
    Vault,
    other,
)
from clueapp.games.codenames.telling import Teller
from clueapp.kernel.errors import IllegalAction
from clueapp.kernel.game import (
    NO_PACKS,
    NOTHING_SEEN,
    Cast,
    Deadline,
    Game,
    Outcome,
    Packs,
    ReadPack,
    Telling,
)
from clueapp.kernel.menu import Action, Menu
from clueapp.kernel.options import Options
from clueapp.kernel.places import Missing, Pick, Picks, Seating
from clueapp.kernel.truth import WATCHERS, Event, Fact, Seat, Truth


class CodenamesGame(Game[CodenamesTable, Agent, Vault]):
    """The rules, over the words of a library."""

    actions = ACTIONS
    events = EVENTS
    openings = OPENINGS
    upcasts = upcasts.UPCASTS

    def __init__(self, library: Library) -> None:
        self.library = library
        self.info = info_of(library)

    # What is played with
    def objection(self, options: Options, packs: Packs = NO_PACKS) -> str | None:
        """Ask for at least one pack; every pack that is accepted is enough for a board."""
        if packs or self._chosen_packs(options):
            return None
        return f"Choose at least one pack: the board needs {CARDS} words."

    def read_pack(self, text: str) -> ReadPack:
        found = read_list(text)
        return ReadPack(found.words, found.report)

    def _chosen_packs(self, options: Options) -> tuple[str, ...]:
        """The packs that the host has left in, by their short names."""
        return tuple(pack.slug for pack in self.library.packs if options.get(pack_option(pack.slug), True))

    def _pool(self, chosen: Sequence[str], packs: Packs) -> tuple[str, ...]:
        return (*self.library.pool(chosen), *(word for words in packs.values() for word in words))

    # Who sits where
    def places_to_give(self, picks: Picks, options: Options) -> tuple[str, ...]:
        return lobby.place_to_give(picks, self.open_places(picks, options))

    def missing(self, picks: Picks, options: Options) -> Missing | None:
        return lobby.missing(picks)

    def shuffled(self, picks: Picks, rng: Random) -> Picks:
        return lobby.teams_by_lot(picks, rng)

    def rematch_choices(self, picks: Picks, options: Options) -> tuple[str, ...]:
        return rematch.choices(picks)

    def picks_for_rematch(self, picks: Picks, choice: str, rng: Random) -> Picks:
        return rematch.picks_for(picks, choice, rng)

    def place_of(self, public: CodenamesTable, seat: Seat) -> str | None:
        return place_of(public.posts[seat]) if seat in public.posts else None

    # Set-up
    def bare_table(self, seats: Sequence[Seat]) -> CodenamesTruth:
        return Truth(CodenamesTable(), {seat: Agent() for seat in (*seats, WATCHERS)}, Vault())

    def opening(
        self, seating: Seating, options: Options, rematches: int = 0, before: CodenamesTable | None = None
    ) -> Fact:
        """Who is what; in a rematch the other team starts (W-2.9)."""
        formed = TeamsFormed(
            posts={seat: post for seat, place in seating.items() if (post := post_of(place)) is not None},
            owner=next(iter(seating)),
            clue_seconds=int(options.get(CLUE_CLOCK.name, CLUE_CLOCK.default)),
            guess_seconds=int(options.get(GUESS_CLOCK.name, GUESS_CLOCK.default)),
            first=other(before.first) if before is not None and before.first is not None else None,
        )
        return Fact(formed, vault=PacksChosen(self._chosen_packs(options), options.get(WATCHERS_SEE.name) == "key"))

    def setup(
        self, truth: CodenamesTruth, rng: Random, seen: Mapping[str, int] = NOTHING_SEEN, packs: Packs = NO_PACKS
    ) -> Sequence[Fact]:
        """The words first, which all see, and then the key."""
        draft = CodenamesDraft(self, truth, rng)
        first = truth.public.first or draw_team(rng)
        words = deal_words(self._pool(truth.vault.packs, packs), rng, seen)
        draft.announce(BoardLaid(words, first))
        key = draw_key(first, rng)
        knowing = (*sorted(truth.public.informed), *([WATCHERS] if truth.vault.watchers_see_key else ()))
        draft.add(Fact(own=dict.fromkeys(knowing, KeyShown(key)), vault=KeyDrawn(words, key)))
        passing.begin_turn(draft, first)  # W-3.5: or pause, if the team is missing somebody
        return draft.facts

    def lessons(self, vault: Vault) -> frozenset[str]:
        return frozenset(map(lesson_of, vault.words))

    # Deciding
    def decide(self, truth: CodenamesTruth, seat: Seat, action: Action, rng: Random) -> Sequence[Fact]:
        draft = CodenamesDraft(self, truth, rng)
        check_playing(truth.public, seat)
        match action:
            case Clue(word, count):
                clues.give(draft, seat, word, count)
            case Vote(index):
                guessing.vote(draft, seat, index)
            case Unvote():
                guessing.unvote(draft, seat)
            case Confirm(index):
                guessing.confirm(draft, seat, index)
            case EndGuessing():
                guessing.end(draft, seat)
            case Resume():
                passing.resume(draft, seat)
            case Pick(place):
                posts.take(draft, seat, place)
            case _:
                raise IllegalAction("unknown_type", "There is no such message in this game.")
        return draft.facts

    def call_off(self, truth: CodenamesTruth) -> Sequence[Fact]:
        return open_key(truth)

    def stand_in(self, truth: CodenamesTruth, seat: Seat, rng: Random) -> Sequence[Fact]:
        """Nobody gives a clue for another: the turn passes."""
        draft = CodenamesDraft(self, truth, rng)
        passing.pass_for_absence(draft)
        return draft.facts

    def expire(self, truth: CodenamesTruth, deadline: Deadline, rng: Random) -> Sequence[Fact]:
        draft = CodenamesDraft(self, truth, rng)
        if deadline == self.deadline(truth.public):  # W-2.3
            passing.pass_turn(draft, "time")
        return draft.facts

    def desert(self, truth: CodenamesTruth, seat: Seat, rng: Random) -> Sequence[Fact]:
        draft = CodenamesDraft(self, truth, rng)
        leaving.leave(draft, seat)
        return draft.facts

    def host_changed(self, truth: CodenamesTruth, seat: Seat) -> Sequence[Fact]:
        """The owner's office goes with the host's: whoever has it can resume."""
        table = truth.public
        return () if table.is_over or seat == table.owner else [Fact(public=OwnerChanged(seat))]

    def step_in(self, truth: CodenamesTruth, seat: Seat, place: str, rng: Random) -> Sequence[Fact]:
        draft = CodenamesDraft(self, truth, rng)
        posts.step_in(draft, seat, place)
        return draft.facts

    def presence_changed(self, truth: CodenamesTruth, present: frozenset[Seat], rng: Random) -> Sequence[Fact]:
        return [Fact(public=Attended(tuple(sorted(present))))]

    # Knowing
    def menu(self, view: CodenamesView) -> Menu:
        return menu.menu(view.public, view.seat)

    def phase(self, public: CodenamesTable) -> str:
        return public.phase

    def turn_number(self, public: CodenamesTable) -> int:
        return len(public.turns)

    def awaits(self, public: CodenamesTable) -> frozenset[Seat]:
        if public.phase == "clue":
            return frozenset({public.spymaster(public.team) or ""})
        return frozenset(public.operatives(public.team) if public.phase == "guess" else ())

    def misses(self, public: CodenamesTable) -> frozenset[Seat]:
        """While one operative is there to guess, nobody is missed; then the one who went last."""
        awaited = self.awaits(public)
        if public.phase != "guess":
            return awaited
        gone = [seat for seat in public.gone if seat in awaited]
        return frozenset() if awaited & public.present else frozenset(gone[-1:])

    def in_play(self, public: CodenamesTable) -> frozenset[Seat]:
        return frozenset(() if public.is_over else public.staying)

    def vacancies(self, view: CodenamesView) -> tuple[str, ...]:
        return posts.vacancies(view.public, knows_key=view.own is not None and bool(view.own.key))

    def present(self, public: CodenamesTable) -> frozenset[Seat] | None:
        return public.present

    def silenced(self, public: CodenamesTable) -> frozenset[Seat]:
        """Whoever has seen the key says nothing but clues (P-3.4)."""
        return frozenset() if public.is_over else public.informed

    def is_paused(self, public: CodenamesTable) -> bool:
        return public.phase == "paused"

    def deadline(self, public: CodenamesTable) -> Deadline | None:
        """The clock of the clue, then one for all guesses of the turn."""
        seconds = {"clue": public.clue_seconds, "guess": public.guess_seconds}.get(public.phase, 0)
        return Deadline(f"{len(public.turns)}:{public.phase}", seconds) if seconds else None

    def outcome(self, public: CodenamesTable) -> Outcome | None:
        if public.reason is None:
            return None
        winners = (seat for seat, post in public.posts.items() if post.team == public.winner)
        return Outcome(tuple(winners), public.reason)

    def tell(self, event: Event, viewer: Seat | None, cast: Cast) -> Telling | None:
        return Teller(viewer, cast).tell(event)

    def show(self, view: CodenamesView) -> dict[str, Any]:
        return wire.show(view)

    # Folding
    def public_after(self, public: CodenamesTable, event: Event) -> CodenamesTable:
        return folds.table_after(public, event)

    def own_after(self, own: Agent, event: Event) -> Agent:
        return folds.agent_after(own, event)

    def vault_after(self, vault: Vault, event: Event) -> Vault:
        return folds.vault_after(vault, event)

"""The rules that both mystery games share; a board adds how one moves."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, Generic, cast

from clueapp.games.mystery import accusation, clocks, deal, folds, leaving, menu, review, turn, wire
from clueapp.games.mystery.cards import SUSPECTS
from clueapp.games.mystery.events import NotebookMode, StoodIn, TableLaid
from clueapp.games.mystery.players.playing import impulse
from clueapp.games.mystery.players.strengths import STRENGTHS
from clueapp.games.mystery.players.terrain import Terrain
from clueapp.games.mystery.players.ticking import next_tick
from clueapp.games.mystery.remarks.choosing import choose_remark
from clueapp.games.mystery.state import (
    CaseFile,
    Detective,
    MysteryDraft,
    MysteryTruth,
    MysteryView,
    T,
)
from clueapp.games.mystery.telling import Teller
from clueapp.games.mystery.variant import Variant
from clueapp.kernel.draft import Draft
from clueapp.kernel.errors import IllegalAction
from clueapp.kernel.game import NO_PACKS, NOTHING_SEEN, Cast, Deadline, Game, Impulse, Outcome, Packs, Telling
from clueapp.kernel.menu import Action, Menu
from clueapp.kernel.options import Options
from clueapp.kernel.places import Seating
from clueapp.kernel.remarks import Chance, Moment, Remark
from clueapp.kernel.truth import Event, Fact, Seat, Truth


class MysteryGame(Variant[T], Game[T, Detective, CaseFile], Generic[T]):
    """Deck, deal, suggestion, disproof, accusation, elimination and notebook."""

    table_kind: type[T]
    """What lies open on the table of this game."""
    teller: type[Teller] = Teller
    """In whose words the feed tells it."""
    terrain: Terrain[T]
    """The board, as its system players know it."""

    # Set-up
    def bare_table(self, seats: Sequence[str]) -> MysteryTruth[T]:
        return Truth(self.table_kind(), {seat: Detective() for seat in SUSPECTS if seat in seats}, CaseFile())

    def opening(self, seating: Seating, options: Options, rematches: int = 0, before: T | None = None) -> Fact:
        return Fact(public=self.table_laid(seating, options))

    def table_laid(self, seating: Seating, options: Options) -> TableLaid:
        """The table as both games lay it."""
        return TableLaid(
            players=tuple(suspect for suspect in SUSPECTS if suspect in seating),
            positions={suspect: self.home(suspect) for suspect in SUSPECTS},
            turn_seconds=int(options.get("turn_seconds", 0)),
            notebook=cast(NotebookMode, options.get("notebook", "hand")),
        )

    def setup(
        self, truth: MysteryTruth[T], rng: Random, seen: Mapping[str, int] = NOTHING_SEEN, packs: Packs = NO_PACKS
    ) -> Sequence[Fact]:
        draft = Draft(self, truth, rng)
        players = truth.public.players
        draft.add(deal.place_weapons(rng))  # what is public is drawn first: no secret draw comes before it
        solution = deal.draw_solution(rng)
        draft.add(deal.dealt(solution, deal.deal_out(players, solution, rng)))
        self.begin_turn(draft, players[0])
        return draft.facts

    # Deciding
    def decide(self, truth: MysteryTruth[T], seat: str, action: Action, rng: Random) -> Sequence[Fact]:
        if truth.public.phase == "over":
            raise IllegalAction("wrong_phase", "The game is over.")
        if seat not in truth.public.players:
            raise IllegalAction("not_playing", "You’re not playing in this game.")
        draft = Draft(self, truth, rng)
        self.act(draft, seat, action)
        return draft.facts

    def act(self, draft: MysteryDraft[T], seat: str, action: Action) -> None:
        """Carry out what a player asks for, or refuse it."""
        turn.act(self, draft, seat, action)

    def act_for(self, draft: MysteryDraft[T], seat: str, why: StoodIn) -> None:
        """Do what the game waits for in place of this seat's player; nothing if it waits for another."""
        leaving.act_for(self, draft, seat, why)

    def stand_in(self, truth: MysteryTruth[T], seat: str, rng: Random) -> Sequence[Fact]:
        draft = Draft(self, truth, rng)
        self.act_for(draft, seat, "away")
        return draft.facts

    def desert(self, truth: MysteryTruth[T], seat: str, rng: Random) -> Sequence[Fact]:
        draft = Draft(self, truth, rng)
        leaving.desert(self, draft, seat)
        return draft.facts

    def deeds(self, before: T, now: T, seat: str) -> str:
        return leaving.deeds(before, now, seat)

    def call_off(self, truth: MysteryTruth[T]) -> Sequence[Fact]:
        return accusation.open_case(truth)

    def skip(self, truth: MysteryTruth[T], seat: str, rng: Random) -> Sequence[Fact]:
        draft = Draft(self, truth, rng)
        self.act_for(draft, seat, "skipped")
        return draft.facts

    def expire(self, truth: MysteryTruth[T], deadline: Deadline, rng: Random) -> Sequence[Fact]:
        if deadline != self.deadline(truth.public):
            return ()  # a clock that something else has stopped
        (seat,) = self.awaits(truth.public)
        draft = Draft(self, truth, rng)
        self.act_for(draft, seat, "late")
        return draft.facts

    # Knowing
    def menu(self, view: MysteryView[T]) -> Menu:
        return menu.menu(self, view)

    def phase(self, public: T) -> str:
        return public.phase

    def turn_number(self, public: T) -> int:
        return public.turn_number

    def awaits(self, public: T) -> frozenset[str]:
        if public.is_accusing:
            return frozenset()
        if public.phase == "disprove":
            asked = public.inquiry.asked if public.inquiry else None
            return frozenset({asked} if asked else ())
        return frozenset({public.turn} if public.phase in ("move", "suggest", "end") else ())

    def in_play(self, public: T) -> frozenset[str]:
        return frozenset(public.sleuths if public.phase != "over" else ())

    def turns_before(self, public: T, seat: str) -> tuple[str, ...]:
        if public.phase == "over" or public.turn not in public.players or seat not in public.sleuths:
            return ()
        order = (public.turn, *public.after(public.turn))
        return tuple(each for each in order[: order.index(seat)] if each == public.turn or each in public.sleuths)

    def deadline(self, public: T) -> Deadline | None:
        return clocks.deadline(public)

    def reveal_steps(self, event: Event) -> tuple[float, ...]:
        return clocks.reveal_steps(event)

    # System players
    def may_have_impulse(self, view: MysteryView[T]) -> bool:
        return view.seat in self.awaits(view.public) or next_tick(view) is not None

    def robot(self, view: MysteryView[T], strength: str, dice: Callable[[str], Random]) -> Impulse | None:
        tick = next_tick(view)
        if tick is not None:
            return Impulse(tick, 0)
        if view.seat not in self.awaits(view.public):
            return None
        return impulse(STRENGTHS[strength](self.terrain, view, dice))

    def remark(
        self, moment: Moment[T], speakers: Sequence[Seat], said: Sequence[Remark], chance: Chance
    ) -> Remark | None:
        return choose_remark(moment, speakers, said, chance, self.reason_to_speak)

    def outcome(self, public: T) -> Outcome | None:
        if public.phase != "over":
            return None
        return Outcome((public.winner,), "solved") if public.winner else Outcome((), "unsolved")

    def review(self, truth: MysteryTruth[T]) -> review.Review | None:
        return review.review(truth)

    def tell(self, event: Event, viewer: str | None, cast: Cast) -> Telling | None:
        return self.teller(viewer, cast).tell(event)

    def show(self, view: MysteryView[T]) -> dict[str, Any]:
        return wire.show(view)

    # Folding
    def public_after(self, public: T, event: Event) -> T:
        return folds.table_after(public, event)

    def own_after(self, own: Detective, event: Event) -> Detective:
        return folds.detective_after(own, event)

    def vault_after(self, vault: CaseFile, event: Event) -> CaseFile:
        return folds.case_file_after(vault, event)

"""The rules that both mystery games share; a board adds how one moves."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Generic, cast

from clueapp.games.mystery import deal, folds, inquiry, notebook, wire
from clueapp.games.mystery import events as e
from clueapp.games.mystery.actions import Accuse, Decline, EndTurn, Mark, Show, Suggest
from clueapp.games.mystery.cards import ROOMS, SUSPECTS, WEAPONS, Trio
from clueapp.games.mystery.inquiry import MysteryDraft
from clueapp.games.mystery.table import SET_UP_PHASES, CaseFile, Detective, MysteryView, T, Table
from clueapp.games.mystery.telling import Teller
from clueapp.kernel.errors import IllegalAction
from clueapp.kernel.game import NOTHING_SEEN, Cast, Deadline, Draft, Game, Options, Outcome, Telling
from clueapp.kernel.menu import NO_MENU, Action, Form, Menu, OneOf
from clueapp.kernel.places import Seating
from clueapp.kernel.truth import Event, Fact, Truth

MysteryTruth = Truth[T, Detective, CaseFile]

SUGGEST = Form(Suggest, {"suspect": OneOf(SUSPECTS), "weapon": OneOf(WEAPONS)})
ACCUSE = Form(Accuse, {"suspect": OneOf(SUSPECTS), "weapon": OneOf(WEAPONS), "room": OneOf(ROOMS)})


class MysteryGame(Game[T, Detective, CaseFile], Generic[T]):
    """Deck, deal, suggestion, disproof, accusation, elimination and notebook."""

    table_kind: type[T]
    """What lies open on the table of this game."""
    teller: type[Teller] = Teller
    """In whose words the feed tells it."""

    # What a board adds
    @abstractmethod
    def home(self, suspect: str) -> str:
        """Where a suspect's token begins."""

    @abstractmethod
    def resting_place(self, table: T, seat: str) -> str:
        """Where the token of a player who is out must stand so that it blocks nobody."""

    @abstractmethod
    def move_forms(self, table: T) -> tuple[Form, ...]:
        """The ways of moving or not moving that are open to the player in the move phase."""

    @abstractmethod
    def move(self, draft: MysteryDraft[T], seat: str, action: Action) -> None:
        """Carry out an action of the board's own, or refuse it."""

    @abstractmethod
    def begin_turn(self, draft: MysteryDraft[T], seat: str) -> None: ...

    # What a board may see otherwise
    def check_may_suggest(self, table: T) -> None:
        """Refuse a suggestion that the player whose turn it is cannot make now."""
        if table.positions[table.turn] not in ROOMS:
            raise IllegalAction("not_in_a_room", "You can make a suggestion only in a room.")
        if table.phase != "suggest":
            raise self.untimely(table, "You cannot make a suggestion now.")

    def may_end_turn(self, table: T) -> bool:
        return table.phase == "end"

    def untimely(self, table: T, sentence: str) -> IllegalAction:
        """How something is refused that comes too early or too late in a turn."""
        return IllegalAction("wrong_phase", sentence)

    # Set-up
    def bare_table(self, seats: Sequence[str]) -> MysteryTruth[T]:
        return Truth(self.table_kind(), {seat: Detective() for seat in SUSPECTS if seat in seats}, CaseFile())

    def opening(self, seating: Seating, options: Options, rematches: int = 0) -> Fact:
        return Fact(public=self.table_laid(seating, options))

    def table_laid(self, seating: Seating, options: Options) -> e.TableLaid:
        """The table as both games lay it."""
        return e.TableLaid(
            players=tuple(suspect for suspect in SUSPECTS if suspect in seating),
            positions={suspect: self.home(suspect) for suspect in SUSPECTS},
            turn_seconds=int(options.get("turn_seconds", 0)),
            notebook=cast(e.NotebookMode, options.get("notebook", "hand")),
        )

    def setup(self, truth: MysteryTruth[T], rng: Random, seen: Mapping[str, int] = NOTHING_SEEN) -> Sequence[Fact]:
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
            raise IllegalAction("not_playing", "You have no seat in this game.")
        draft = Draft(self, truth, rng)
        self.act(draft, seat, action)
        return draft.facts

    def act(self, draft: MysteryDraft[T], seat: str, action: Action) -> None:
        """Carry out what a player asks for, or refuse it."""
        match action:
            case Mark():
                draft.add(notebook.mark(draft.public, seat, action))
            case Show():
                inquiry.show(draft, seat, action)
            case _:
                self._check_turn(draft.public, seat)
                self._take_turn(draft, seat, action)

    def _check_turn(self, table: T, seat: str) -> None:
        if seat in table.out:
            raise IllegalAction("already_out", "You are out of the hunt; you only disprove suggestions.")
        if table.turn != seat:
            raise IllegalAction("not_your_turn", "It is not your turn.")
        if table.phase == "disprove":
            raise IllegalAction("wrong_phase", "First your suggestion has to be answered.")

    def _take_turn(self, draft: MysteryDraft[T], seat: str, action: Action) -> None:
        table = draft.public
        match action:
            case Accuse(suspect, weapon, room):
                self._accuse(draft, seat, _trio(suspect, weapon, room))
            case Suggest():
                self._suggest(draft, seat, action)
            case Decline():
                if table.phase != "suggest":
                    raise self.untimely(table, "There is no suggestion to decline now.")
                draft.announce(e.SuggestionDeclined(seat))
            case EndTurn():
                if not self.may_end_turn(table):
                    raise self.untimely(table, "Your turn is not at its end.")
                self.finish_turn(draft, seat)
            case _:
                self.move(draft, seat, action)

    def _suggest(self, draft: MysteryDraft[T], seat: str, action: Suggest) -> None:
        table = draft.public
        if table.inquiry is not None:
            raise IllegalAction("already_suggested", "You have made your suggestion this turn.")
        self.check_may_suggest(table)
        inquiry.suggest(draft, seat, _trio(action.suspect, action.weapon, table.positions[seat]))

    def _accuse(self, draft: MysteryDraft[T], seat: str, trio: Trio) -> None:
        solution = _solution(draft)
        draft.announce(e.Accused(seat, trio))
        if trio == solution:
            draft.announce(e.CaseSolved(seat, solution))
            return
        draft.add(Fact(e.AccusationFailed(seat), own={seat: e.SolutionSeen(solution)}))
        self._put_aside(draft, seat)
        self.end_turn(draft, seat)

    def _put_aside(self, draft: MysteryDraft[T], seat: str) -> None:
        resting_place = self.resting_place(draft.public, seat)
        if resting_place != draft.public.positions[seat]:
            draft.announce(e.TokenPutAside(seat, resting_place))

    def finish_turn(self, draft: MysteryDraft[T], seat: str) -> None:
        """The player ends the turn of their own accord."""
        self.end_turn(draft, seat)

    def end_turn(self, draft: MysteryDraft[T], seat: str, why: e.StoodIn | None = None) -> None:
        """End the turn, and begin the next sleuth's; with none left the case stays unsolved (C-7.4)."""
        draft.announce(e.TurnEnded(seat, why))
        table = draft.public
        following = next((each for each in (*table.after(seat), seat) if each not in table.out), None)
        if following is None:
            draft.announce(e.CaseUnsolved(_solution(draft)))
        else:
            self.begin_turn(draft, following)

    def stand_in(self, truth: MysteryTruth[T], seat: str, rng: Random) -> Sequence[Fact]:
        draft = Draft(self, truth, rng)
        self.act_for(draft, seat, "away")
        return draft.facts

    def act_for(self, draft: MysteryDraft[T], seat: str, why: e.StoodIn) -> None:
        """Do what the game waits for in place of this seat's player; nothing if it waits for another."""
        table = draft.public
        if table.phase == "disprove" and table.inquiry is not None and table.inquiry.asked == seat:
            inquiry.show_for(draft, seat, why)
        elif table.turn == seat and table.phase in ("move", "suggest", "end"):
            self.end_turn(draft, seat, why)

    def desert(self, truth: MysteryTruth[T], seat: str, rng: Random) -> Sequence[Fact]:
        draft = Draft(self, truth, rng)
        table = truth.public
        if table.phase == "over" or seat in table.deserted:
            return ()
        draft.announce(e.PlayerDeserted(seat))
        self._put_aside(draft, seat)
        if table.inquiry is not None and table.inquiry.asked == seat:
            inquiry.show_for(draft, seat, "left")
        if table.turn == seat:
            self.end_turn(draft, seat)
        elif not draft.public.sleuths:
            draft.announce(e.CaseUnsolved(_solution(draft)))
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
        table, seat = view.public, view.seat
        if seat is None or view.own is None or table.phase in ("dealing", "over"):
            return NO_MENU
        notes = notebook.mark_form(table)
        if table.phase == "disprove":
            asked = table.inquiry is not None and table.inquiry.asked == seat
            return Menu((_show_form(view), notes) if asked else (notes,))
        if table.turn != seat:
            return Menu((notes,))
        return Menu((*self.turn_forms(table), ACCUSE, notes))

    def turn_forms(self, table: T) -> tuple[Form, ...]:
        """What the player whose turn it is may do beside accusing and taking notes."""
        if table.phase == "move":
            return self.move_forms(table)
        return (SUGGEST, Form(Decline)) if table.phase == "suggest" else (Form(EndTurn),)

    def phase(self, public: T) -> str:
        return public.phase

    def turn_number(self, public: T) -> int:
        return public.turn_number

    def awaits(self, public: T) -> frozenset[str]:
        if public.phase == "disprove":
            asked = public.inquiry.asked if public.inquiry else None
            return frozenset({asked} if asked else ())
        return frozenset({public.turn} if public.phase in ("move", "suggest", "end") else ())

    def in_play(self, public: T) -> frozenset[str]:
        return frozenset(public.sleuths if public.phase != "over" else ())

    def deadline(self, public: T) -> Deadline | None:
        if not public.turn_seconds or public.phase in ("dealing", "over"):
            return None
        return Deadline(f"{_stage(public)}-{public.turn_number}", public.turn_seconds)

    def outcome(self, public: T) -> Outcome | None:
        if public.phase != "over":
            return None
        return Outcome((public.winner,), "solved") if public.winner else Outcome((), "unsolved")

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


def _stage(table: Table) -> str:
    """The part of a turn, or of the set-up, that has a clock of its own."""
    if table.phase == "disprove" or table.phase in SET_UP_PHASES:
        return table.phase
    return "turn" if table.inquiry is None else "after"


def _show_form(view: MysteryView[T]) -> Form:
    table, own = view.public, view.own
    if own is None or table.inquiry is None:
        raise ValueError("nobody is asked to show a card")
    return Form(Show, {"card": OneOf(inquiry.matching(own, table.inquiry.trio))})


def _trio(suspect: str, weapon: str, room: str) -> Trio:
    if suspect not in SUSPECTS or weapon not in WEAPONS or room not in ROOMS:
        raise IllegalAction("bad_card", "There is no such suspect, weapon or room.")
    return Trio(suspect, weapon, room)


def _solution(draft: MysteryDraft[T]) -> Trio:
    solution = draft.truth.vault.solution
    if solution is None:
        raise ValueError("nothing was dealt yet")
    return solution

"""The rules that both mystery games share; a board adds how one moves."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from clueapp.games.mystery import deal, folds, inquiry, notebook, wire
from clueapp.games.mystery import events as e
from clueapp.games.mystery.actions import Accuse, Decline, EndTurn, Mark, Show, Suggest
from clueapp.games.mystery.cards import ROOMS, SUSPECTS, WEAPONS, Trio
from clueapp.games.mystery.inquiry import MysteryDraft
from clueapp.games.mystery.table import CaseFile, Detective, MysteryView, Table
from clueapp.games.mystery.telling import Teller
from clueapp.kernel.errors import IllegalAction
from clueapp.kernel.game import NOTHING_SEEN, Cast, Deadline, Game, Options, Outcome, Telling
from clueapp.kernel.menu import NO_MENU, Action, Form, Menu, OneOf
from clueapp.kernel.truth import Event, Fact, Truth

MysteryTruth = Truth[Table, Detective, CaseFile]


class MysteryGame(Game[Table, Detective, CaseFile]):
    """Deck, deal, suggestion, disproof, accusation, elimination and notebook."""

    # What a board adds
    @abstractmethod
    def home(self, suspect: str) -> str:
        """Where a suspect's token begins."""

    @abstractmethod
    def resting_place(self, place: str) -> str:
        """Where a token that plays no more must stand so that it blocks nobody."""

    @abstractmethod
    def move_forms(self, table: Table) -> tuple[Form, ...]:
        """The ways of moving or not moving that are open to the player in the move phase."""

    @abstractmethod
    def move(self, draft: MysteryDraft, seat: str, action: Action) -> None:
        """Carry out an action of the board's own, or refuse it."""

    @abstractmethod
    def begin_turn(self, draft: MysteryDraft, seat: str) -> None: ...

    # Set-up
    def opening(self, seats: Sequence[str], options: Options) -> MysteryTruth:
        players = tuple(suspect for suspect in SUSPECTS if suspect in seats)
        table = Table(
            players=players,
            positions={suspect: self.home(suspect) for suspect in SUSPECTS},
            turn_seconds=int(options.get("turn_seconds", 0)),
        )
        return Truth(table, {seat: Detective() for seat in players}, CaseFile())

    def setup(self, truth: MysteryTruth, rng: Random, seen: Mapping[str, int] = NOTHING_SEEN) -> Sequence[Fact]:
        draft = MysteryDraft(self, truth, rng)
        players = truth.public.players
        draft.add(deal.place_weapons(rng))  # what is public is drawn first: no secret draw comes before it
        solution = deal.draw_solution(rng)
        draft.add(deal.dealt(solution, deal.deal_out(players, solution, rng)))
        self.begin_turn(draft, players[0])
        return draft.facts

    # Deciding
    def decide(self, truth: MysteryTruth, seat: str, action: Action, rng: Random) -> Sequence[Fact]:
        draft = MysteryDraft(self, truth, rng)
        table = truth.public
        if table.phase == "over":
            raise IllegalAction("wrong_phase", "The game is over.")
        if seat not in table.players:
            raise IllegalAction("not_playing", "You have no seat in this game.")
        match action:
            case Mark():
                draft.add(notebook.mark(table, seat, action))
            case Show():
                inquiry.show(draft, seat, action)
            case _:
                self._check_turn(table, seat)
                self._take_turn(draft, seat, action)
        return draft.facts

    def _check_turn(self, table: Table, seat: str) -> None:
        if seat in table.out:
            raise IllegalAction("already_out", "You are out of the hunt; you only disprove suggestions.")
        if table.turn != seat:
            raise IllegalAction("not_your_turn", "It is not your turn.")
        if table.phase == "disprove":
            raise IllegalAction("wrong_phase", "First your suggestion has to be answered.")

    def _take_turn(self, draft: MysteryDraft, seat: str, action: Action) -> None:
        match action:
            case Accuse(suspect, weapon, room):
                self._accuse(draft, seat, _trio(suspect, weapon, room))
            case Suggest():
                self._suggest(draft, seat, action)
            case Decline():
                self._check_phase(draft.public, "suggest", "There is no suggestion to decline now.")
                draft.announce(e.SuggestionDeclined(seat))
            case EndTurn():
                self._check_phase(draft.public, "end", "Your turn is not at its end.")
                self.end_turn(draft, seat)
            case _:
                self.move(draft, seat, action)

    def _check_phase(self, table: Table, phase: str, sentence: str) -> None:
        if table.phase == phase:
            return
        if table.phase == "move" and table.must_move(table.turn):
            raise IllegalAction("must_move", "You must move first.")
        raise IllegalAction("wrong_phase", sentence)

    def _suggest(self, draft: MysteryDraft, seat: str, action: Suggest) -> None:
        table = draft.public
        if table.inquiry is not None:
            raise IllegalAction("already_suggested", "You have made your suggestion this turn.")
        if table.phase != "move" and table.positions[seat] not in ROOMS:
            raise IllegalAction("not_in_a_room", "You can make a suggestion only in a room.")
        self._check_phase(table, "suggest", "You cannot make a suggestion now.")
        inquiry.suggest(draft, seat, _trio(action.suspect, action.weapon, table.positions[seat]))

    def _accuse(self, draft: MysteryDraft, seat: str, trio: Trio) -> None:
        solution = _solution(draft)
        draft.announce(e.Accused(seat, trio))
        if trio == solution:
            draft.announce(e.CaseSolved(seat, solution))
            return
        draft.add(Fact(e.AccusationFailed(seat), own={seat: e.SolutionSeen(solution)}))
        self._put_aside(draft, seat)
        self.end_turn(draft, seat)

    def _put_aside(self, draft: MysteryDraft, seat: str) -> None:
        place = draft.public.positions[seat]
        resting_place = self.resting_place(place)
        if resting_place != place:
            draft.announce(e.TokenPutAside(seat, resting_place))

    def end_turn(self, draft: MysteryDraft, seat: str, why: e.StoodIn | None = None) -> None:
        """End the turn, and begin the next sleuth's; with none left the case stays unsolved (C-7.4)."""
        draft.announce(e.TurnEnded(seat, why))
        table = draft.public
        following = next((each for each in (*table.after(seat), seat) if each not in table.out), None)
        if following is None:
            draft.announce(e.CaseUnsolved(_solution(draft)))
        else:
            self.begin_turn(draft, following)

    def stand_in(self, truth: MysteryTruth, seat: str, rng: Random) -> Sequence[Fact]:
        return self._act_for(truth, seat, rng, "away")

    def _act_for(self, truth: MysteryTruth, seat: str, rng: Random, why: e.StoodIn) -> Sequence[Fact]:
        draft = MysteryDraft(self, truth, rng)
        table = truth.public
        if table.phase == "disprove" and table.inquiry is not None and table.inquiry.asked == seat:
            inquiry.show_for(draft, seat, why)
        elif table.turn == seat and table.phase in ("move", "suggest", "end"):
            self.end_turn(draft, seat, why)
        return draft.facts

    def desert(self, truth: MysteryTruth, seat: str, rng: Random) -> Sequence[Fact]:
        draft = MysteryDraft(self, truth, rng)
        table = truth.public
        if table.phase == "over" or seat in table.deserted:
            return ()
        draft.announce(e.PlayerDeserted(seat))
        self._put_aside(draft, seat)
        if table.inquiry is not None and table.inquiry.asked == seat:
            inquiry.show_for(draft, seat, "left")
        if table.turn == seat:
            self.end_turn(draft, seat)
        return draft.facts

    def expire(self, truth: MysteryTruth, deadline: Deadline, rng: Random) -> Sequence[Fact]:
        if deadline != self.deadline(truth.public):
            return ()  # a clock that something else has stopped
        (seat,) = self.awaits(truth.public)
        return self._act_for(truth, seat, rng, "late")

    # Knowing
    def menu(self, view: MysteryView) -> Menu:
        table, seat = view.public, view.seat
        if seat is None or view.own is None or table.phase in ("dealing", "over"):
            return NO_MENU
        notes = notebook.mark_form(table)
        if table.phase == "disprove":
            asked = table.inquiry is not None and table.inquiry.asked == seat
            return Menu((_show_form(view), notes) if asked else (notes,))
        if table.turn != seat:
            return Menu((notes,))
        return Menu((*self._turn_forms(table), _ACCUSE, notes))

    def _turn_forms(self, table: Table) -> tuple[Form, ...]:
        if table.phase == "move":
            return self.move_forms(table)
        return (_SUGGEST, Form(Decline)) if table.phase == "suggest" else (Form(EndTurn),)

    def phase(self, public: Table) -> str:
        return public.phase

    def awaits(self, public: Table) -> frozenset[str]:
        if public.phase == "disprove":
            asked = public.inquiry.asked if public.inquiry else None
            return frozenset({asked} if asked else ())
        return frozenset({public.turn} if public.phase in ("move", "suggest", "end") else ())

    def in_play(self, public: Table) -> frozenset[str]:
        return frozenset(public.sleuths if public.phase != "over" else ())

    def deadline(self, public: Table) -> Deadline | None:
        if not public.turn_seconds or public.phase in ("dealing", "over"):
            return None
        stage = "disprove" if public.phase == "disprove" else "turn" if public.inquiry is None else "after"
        return Deadline(f"{stage}-{public.turn_number}", public.turn_seconds)

    def outcome(self, public: Table) -> Outcome | None:
        if public.phase != "over":
            return None
        return Outcome((public.winner,), "solved") if public.winner else Outcome((), "unsolved")

    def tell(self, event: Event, viewer: str | None, cast: Cast) -> Telling | None:
        return Teller(viewer, cast).tell(event)

    def show(self, view: MysteryView) -> dict[str, Any]:
        return wire.show(view)

    # Folding
    def public_after(self, public: Table, event: Event) -> Table:
        return folds.open_table_after(event, public)

    def own_after(self, own: Detective, event: Event) -> Detective:
        return folds.detective_after(own, event)

    def vault_after(self, vault: CaseFile, event: Event) -> CaseFile:
        return folds.case_file_after(vault, event)


_SUGGEST = Form(Suggest, {"suspect": OneOf(SUSPECTS), "weapon": OneOf(WEAPONS)})
_ACCUSE = Form(Accuse, {"suspect": OneOf(SUSPECTS), "weapon": OneOf(WEAPONS), "room": OneOf(ROOMS)})


def _show_form(view: MysteryView) -> Form:
    table, own = view.public, view.own
    if own is None or table.inquiry is None:
        raise ValueError("nobody is asked to show a card")
    return Form(Show, {"card": OneOf(inquiry.matching(own, table.inquiry.trio))})


def _trio(suspect: str, weapon: str, room: str) -> Trio:
    if suspect not in SUSPECTS or weapon not in WEAPONS or room not in ROOMS:
        raise IllegalAction("bad_card", "There is no such suspect, weapon or room.")
    return Trio(suspect, weapon, room)


def _solution(draft: MysteryDraft) -> Trio:
    solution = draft.truth.vault.solution
    if solution is None:
        raise ValueError("nothing was dealt yet")
    return solution

"""A mystery's table in a test, in the words that people at one use.

table("scarlet", "mustard", "white", solution=("plum", "rope", "hall")).seat("scarlet").moves("hall-lounge")
classic_table().seat("scarlet").rolls(4, 6).walks("lounge").suggests("plum", "rope")
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from clueapp.games.classic.actions import Passage, Roll, Step, TakeBack, Walk
from clueapp.games.classic.game import ClassicGame
from clueapp.games.clueless import GAME as CLUELESS
from clueapp.games.clueless.actions import Move, Stay
from clueapp.games.mystery import deal
from clueapp.games.mystery.actions import Accuse, Decline, EndTurn, Mark, Show, Suggest
from clueapp.games.mystery.cards import DECK, SUSPECTS, Trio
from clueapp.games.mystery.game import MysteryGame
from clueapp.games.mystery.state import MysteryDraft, MysteryTable, MysteryTruth, MysteryView
from clueapp.kernel.errors import IllegalAction
from clueapp.kernel.game import Deadline, Outcome
from clueapp.kernel.menu import Action, Menu
from clueapp.kernel.options import Options
from clueapp.kernel.rng import draw
from clueapp.kernel.truth import Event, Fact, evolve, project
from clueapp.protocol.forms import forms_to_wire
from clueapp.protocol.reader import reader_of
from clueapp.protocol.writer import message_of
from tests.laid import laid

Hands = Mapping[str, Sequence[str]]


def table(
    *seats: str,
    seed: int = 0,
    solution: tuple[str, str, str] = ("plum", "rope", "hall"),
    hands: Hands | None = None,
    options: Options | None = None,
    game: MysteryGame = CLUELESS,
) -> AtTable:
    """A table whose case file and hands are rigged, at its first turn; what is left of a hand is filled up."""
    at = AtTable(game, seats or SUSPECTS[:3], seed, options or {})
    rng = Random(seed)
    at.happens([deal.place_weapons(rng)])
    at.happens([deal.dealt(Trio(*solution), rigged(at.public.players, Trio(*solution), hands or {}, rng))])
    return at.turn_of(at.public.players[0])


def classic_table(*seats: str, **rest: Any) -> AtTable:
    """The same of Classic Clue, with everything set up."""
    return table(*seats, game=ClassicGame(), **rest)


def bare_table(*seats: str, seed: int = 0, options: Options | None = None) -> AtTable:
    """A table of Classic Clue that is still to be set up by hand."""
    at = AtTable(ClassicGame(), seats or SUSPECTS[:3], seed, options or {})
    return at.happens(at.game.setup(at.truth, at.chance()))


class Dice(Random):
    """Dice that fall as they are told to."""

    def __init__(self, *faces: int) -> None:
        super().__init__(0)
        self.faces = list(faces)

    def randint(self, a: int, b: int) -> int:
        assert (a, b) == (1, 6)
        return self.faces.pop(0)


class AtTable:
    """One game under test: its truth, and every fact so far."""

    def __init__(self, game: MysteryGame, seats: Sequence[str], seed: int, options: Options) -> None:
        self.game = game
        self.seed = f"{seed:064x}"
        self.truth: MysteryTruth = laid(game, seats, options)
        self.facts: list[Fact] = []

    # What the table knows
    @property
    def public(self) -> MysteryTable:
        return self.truth.public

    @property
    def turn(self) -> str:
        return self.public.turn

    @property
    def phase(self) -> str:
        return self.public.phase

    @property
    def asked(self) -> str | None:
        return self.public.inquiry.asked if self.public.inquiry else None

    @property
    def solution(self) -> Trio:
        assert self.truth.vault.solution is not None
        return self.truth.vault.solution

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.public)

    @property
    def deadline(self) -> Deadline | None:
        return self.game.deadline(self.public)

    def where(self, token: str) -> str:
        return {**self.public.positions, **self.public.weapons}[token]

    # What a viewer knows; None watches
    def view(self, viewer: str | None = None) -> MysteryView:
        return project(self.truth, viewer)

    def menu(self, viewer: str | None = None) -> Menu:
        return self.game.menu(self.view(viewer))

    def open_to(self, viewer: str | None = None) -> set[str]:
        """The names of what a viewer may do now."""
        return {form.action.wire_name for form in self.menu(viewer).forms}

    def wire(self, viewer: str | None = None) -> dict[str, Any]:
        return self.game.show(self.view(viewer))

    def told(self, viewer: str | None = None) -> list[Event]:
        return [event for fact in self.facts if (event := fact.as_told_to(viewer))]

    def feed(self, viewer: str | None = None, since: int = 0) -> list[str]:
        """The sentences that a viewer has read, or those after the first `since` facts."""
        events = (event for fact in self.facts[since:] if (event := fact.as_told_to(viewer)))
        return [telling.text for event in events if (telling := self.game.tell(event, viewer, {}))]

    def toasts(self, viewer: str | None = None, since: int = 0) -> list[str]:
        events = (event for fact in self.facts[since:] if (event := fact.as_told_to(viewer)))
        return [each.text for event in events if (each := self.game.tell(event, viewer, {})) and each.matters]

    # What happens
    def seat(self, seat: str) -> AtSeat:
        return AtSeat(self, seat)

    def place(self, token: str, at: str) -> AtTable:
        """Put a token somewhere, for a scenario."""
        self.truth = replace(self.truth, public=replace(self.public, positions={**self.public.positions, token: at}))
        return self

    def lay(self, weapon: str, room: str) -> AtTable:
        """Put a weapon into a room, for a scenario."""
        self.truth = replace(self.truth, public=replace(self.public, weapons={**self.public.weapons, weapon: room}))
        return self

    def turn_of(self, seat: str) -> AtTable:
        """Begin this seat's turn, whoever's it was."""
        draft = MysteryDraft(self.game, self.truth, Random(0))
        self.game.begin_turn(draft, seat)
        return self.happens(draft.facts)

    def time_runs_out(self, deadline: Deadline | None = None) -> AtTable:
        clock = deadline or self.deadline
        assert clock is not None, "no clock is running"
        return self.happens(self.game.expire(self.truth, clock, self.chance()))

    def is_answered(self) -> AtTable:
        """Whoever is asked to disprove shows something, by the server's choice."""
        return self.seat(self.asked).is_away().at if self.asked else self

    def happens(self, facts: Sequence[Fact]) -> AtTable:
        for fact in facts:
            self._add(fact)
        return self

    def chance(self) -> Random:
        return draw(self.seed, len(self.facts))

    def _add(self, fact: Fact) -> None:
        self.truth = evolve(self.game, self.truth, fact)
        self.facts.append(fact)


class AtSeat:
    """One player at the table. What they do must be on their menu, unless it is said before that it is refused."""

    def __init__(self, at: AtTable, seat: str, refused_as: str | None = None) -> None:
        self.at = at
        self.name = seat
        self._refused_as = refused_as

    def seat(self, seat: str) -> AtSeat:
        return self.at.seat(seat)

    def is_refused(self, code: str) -> AtSeat:
        """The next thing this seat tries is refused with this code, and changes nothing."""
        return AtSeat(self.at, self.name, refused_as=code)

    # What a player does
    def moves(self, to: str) -> AtSeat:
        return self.does(Move(to))

    def stays(self) -> AtSeat:
        return self.does(Stay())

    def rolls(self, one: int, other: int) -> AtSeat:
        return self.does(Roll(), Dice(one, other))

    def steps(self, *directions: str) -> AtSeat:
        """One step after another; if it is to be refused, the last of them."""
        *before, last = directions
        at = AtSeat(self.at, self.name)
        for direction in before:
            at.does(Step(direction))
        return self.does(Step(last))

    def walks(self, to: str) -> AtSeat:
        return self.does(Walk(to))

    def takes_passage(self) -> AtSeat:
        return self.does(Passage())

    def takes_back(self) -> AtSeat:
        return self.does(TakeBack())

    def passes(self) -> AtSeat:
        return self.ends_turn()

    def suggests(self, suspect: str, weapon: str) -> AtSeat:
        return self.does(Suggest(suspect, weapon))

    def declines(self) -> AtSeat:
        return self.does(Decline())

    def shows(self, card: str) -> AtSeat:
        return self.does(Show(card))

    def accuses(self, suspect: str, weapon: str, room: str) -> AtSeat:
        return self.does(Accuse(suspect, weapon, room))

    def accuses_falsely(self) -> AtSeat:
        truth = self.at.solution
        return self.accuses("plum" if truth.suspect != "plum" else "green", truth.weapon, truth.room)

    def ends_turn(self) -> AtSeat:
        return self.does(EndTurn())

    def marks(self, card: str, player: str, mark: str) -> AtSeat:
        return self.does(Mark(card, player, mark))

    def does(self, action: Action, rng: Random | None = None) -> AtSeat:
        if self._refused_as is not None:
            self._is_refused(action, self._refused_as)
        else:
            assert self.menu.allows(action), f"{action} is not on the menu of {self.name}: {self.wire_menu}"
            said = _through_the_wire(self.at, action)
            self.at.happens(self.at.game.decide(self.at.truth, self.name, said, rng or self._rng()))
        return AtSeat(self.at, self.name)

    def is_away(self) -> AtSeat:
        """The grace time of an absent player is over."""
        self.at.happens(self.at.game.stand_in(self.at.truth, self.name, self._rng()))
        return self

    def deserts(self) -> AtSeat:
        self.at.happens(self.at.game.desert(self.at.truth, self.name, self._rng()))
        return self

    # What a player finds
    @property
    def menu(self) -> Menu:
        return self.at.menu(self.name)

    @property
    def wire_menu(self) -> list[dict[str, Any]]:
        return forms_to_wire(self.menu.forms)

    @property
    def may(self) -> set[str]:
        return self.at.open_to(self.name)

    @property
    def ways(self) -> set[str]:
        return set(self.menu.choices(Move, "to"))

    @property
    def reach(self) -> set[str]:
        """The squares and rooms that a walk can lead to."""
        return set(self.menu.choices(Walk, "to"))

    @property
    def hand(self) -> tuple[str, ...]:
        return self.at.truth.own[self.name].hand

    @property
    def feed(self) -> list[str]:
        return self.at.feed(self.name)

    @property
    def wire(self) -> dict[str, Any]:
        return self.at.wire(self.name)

    def is_at(self, place: str) -> AtSeat:
        assert self.at.where(self.name) == place
        return self

    def expects_show_by(self, seat: str) -> AtSeat:
        assert self.at.asked == seat
        return self

    def _rng(self) -> Random:
        return self.at.chance()

    def _is_refused(self, action: Action, code: str) -> None:
        before = repr(self.at.truth)
        assert not self.menu.allows(action), f"{action} is on the menu of {self.name}"
        with pytest.raises(IllegalAction) as refusal:
            self.at.game.decide(self.at.truth, self.name, action, self._rng())
        assert refusal.value.code == code, f"{action} was refused as {refusal.value.code}: {refusal.value.message}"
        assert refusal.value.message.endswith(".")
        assert repr(self.at.truth) == before


def rigged(players: Sequence[str], solution: Trio, hands: Hands, rng: Random) -> dict[str, tuple[str, ...]]:
    """Hands of the usual sizes that hold at least the named cards."""
    named = {card for cards in hands.values() for card in cards}
    assert not named & set(solution.cards), "a card of the case file is in a hand"
    rest = [card for card in DECK if card not in solution and card not in named]
    rng.shuffle(rest)
    sizes = {seat: len(range(at, len(DECK) - 3, len(players))) for at, seat in enumerate(players)}
    full = {}
    for seat, size in sizes.items():
        own = tuple(hands.get(seat, ()))
        full[seat] = own + tuple(rest.pop() for _ in range(size - len(own)))
        assert len(full[seat]) == size, f"{seat} holds {size} cards"
    return full


def _through_the_wire(at: AtTable, action: Action) -> Action:
    return reader_of(at.game).read(message_of(action))

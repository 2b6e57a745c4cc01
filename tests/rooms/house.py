"""System players for the tests of rooms: they do anything that is open to them, and keep count of being asked."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import ParamSpec, TypeVar

from clueapp.games.clueless.game import CluelessGame
from clueapp.games.clueless.state import CluelessView
from clueapp.games.mystery.actions import Accuse, Show
from clueapp.kernel.game import Impulse
from clueapp.kernel.menu import Action
from tests.rooms.parlour import any_action

SECONDS = 2.0
A = ParamSpec("A")
T = TypeVar("T")


class House(CluelessGame):
    """Clue-Less with system players of which nothing is to be learned."""

    name = "house"
    info = replace(
        CluelessGame.info,
        name="house",
        robots=(("easy", "Easy"), ("hard", "Hard")),
        robots_ponder=True,
        robots_remark=False,
        stand_in="hard",
    )

    def __init__(self) -> None:
        self.asked: Counter[tuple[str, int, str]] = Counter()
        """How often which seat was asked in which phase of which turn."""
        self.chosen: list[Action] = []
        """All that they ever had in mind."""

    def may_have_impulse(self, view: CluelessView) -> bool:
        return view.seat in self.awaits(view.public)

    def robot(self, view: CluelessView, strength: str, dice: Callable[[str], Random]) -> Impulse | None:
        assert view.seat is not None
        self.asked[view.seat, view.public.turn_number, view.public.phase] += 1
        self.chosen.append(self.choice(view, dice(f"{view.public.turn_number} {view.public.phase}")))
        return Impulse(self.chosen[-1], SECONDS)

    def choice(self, view: CluelessView, die: Random) -> Action:
        return any_action(self.menu(view), die)


class Baffled(House):
    """They never know what to do."""

    def choice(self, view: CluelessView, die: Random) -> Action:
        raise ArithmeticError("at a loss")


class Cheeky(House):
    """They ask for what nobody may do now."""

    def choice(self, view: CluelessView, die: Random) -> Action:
        return Show("no such card")


class Rash(House):
    """They accuse at once, of anything."""

    def choice(self, view: CluelessView, die: Random) -> Action:
        if (form := self.menu(view).form(Accuse)) is not None:
            return any_action(replace(self.menu(view), forms=(form,)), die, rash=True)
        return super().choice(view, die)


class Daydreamer:
    """A thinker that is done when it is told to be."""

    def __init__(self) -> None:
        self.begun = 0
        self.given_up = 0
        self.may_end = asyncio.Event()

    async def work_out(self, what: Callable[A, T], /, *about: A.args, **more: A.kwargs) -> T:
        self.begun += 1
        try:
            await self.may_end.wait()
        except asyncio.CancelledError:
            self.given_up += 1
            raise
        return what(*about, **more)

    def close(self) -> None:
        pass

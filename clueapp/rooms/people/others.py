"""The other processes that have the same room awake: who is there by way of them, and whose turn it is to ring."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress

from clueapp.bus.protocol import Bus
from clueapp.bus.values import Attendance, BusLost, Roll
from clueapp.rooms.people.presence import Presence

TURN_TO_RING = 150
"""Milliseconds that a process leaves each of those which come before it to do what is due."""


class Others:
    """One room's end of the bus."""

    def __init__(
        self,
        bus: Bus,
        code: str,
        presence: Presence,
        take_roll: Callable[[Roll], None],
        signs: Callable[[], Awaitable[set[str]]],
    ) -> None:
        """`take_roll` is called with who is there by way of the others, when they have been asked.

        `signs`: the processes that have said otherwise than on the bus that they are there.
        """
        self._bus = bus
        self._signs = signs
        self._code = code
        self._presence = presence
        self._take_roll = take_roll
        self._told: Attendance | None = None
        self._is_closed = False

    @property
    def are_none(self) -> bool:
        """Whether there can be no others."""
        return self._bus.is_alone

    @property
    def think_for_us(self) -> bool:
        """Whether another process has its system players think; if that one may be gone unheard, each does."""
        return self._bus.rank(self._code) > 0 and self._bus.is_hearing

    def courtesy(self) -> int:
        """For how many milliseconds others are left to do first what is due."""
        return TURN_TO_RING * self._bus.rank(self._code)

    def tell_who_is_here(self) -> None:
        """Tell them who is here by way of this process, if that is not what they were told last."""
        if self._bus.is_alone or self._is_closed:
            return
        attendance = self._presence.attendance()
        if attendance != self._told:
            self._told = attendance
            self._bus.follow(self._code, attendance)

    def close(self) -> None:
        """Nothing is to be told any more: whoever is hung up on now has not gone."""
        self._is_closed = True

    async def greet(self) -> None:
        """The room has just woken here: tell them, and hear who is there; if nobody can say, so be it."""
        self.tell_who_is_here()
        if not self._bus.is_alone:
            self._presence.is_blind = True
            with suppress(BusLost):
                self._take_roll(await self._bus.read_roll(self._code))

    async def say_for_certain(self) -> bool:
        """Ask them again who is there; False if that cannot be known for certain now.

        So it is while there is any process that is not heard here, since nobody knows whom it has.
        """
        if self._bus.is_alone:
            return True
        try:
            roll = await self._bus.read_roll(self._code)
        except BusLost:
            return False
        self._take_roll(roll)
        return roll.is_certain and await self._signs() <= {self._bus.name, *roll.there}

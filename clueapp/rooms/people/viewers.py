"""The viewers of a room: the open pages and sockets, whose they are, and which of them are told."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

import structlog

from clueapp import metrics
from clueapp.kernel.truth import Seat
from clueapp.rooms.clocks.clock import Clock
from clueapp.rooms.handle import Handle
from clueapp.rooms.log.entries import Entry
from clueapp.rooms.log.events import KeysGranted, SeatMoved
from clueapp.rooms.people.presence import Presence

log = structlog.get_logger()


class Viewers:
    """All who look at a room now; a page counts for the player who has its seat."""

    def __init__(self, clock: Clock) -> None:
        self.presence = Presence(clock.now())
        self._clock = clock
        self._handles: set[Handle] = set()
        self.told_at = clock.now()
        """When all pages were last told; anything that should have been shown since then is still due."""

    @property
    def are_gone(self) -> bool:
        return not self._handles

    @property
    def players(self) -> set[str]:
        """The players who have a page or a socket open, however many."""
        return {handle.player for handle in self._handles if handle.player is not None and not handle.has_lost_seat}

    def count(self, kind: metrics.Kind, role: metrics.Role) -> int:
        """How many pages or sockets players, or watchers, have open."""
        seated = {handle: handle.player is not None and not handle.has_lost_seat for handle in self._handles}
        return sum(each.kind == kind and is_seated == (role == "player") for each, is_seated in seated.items())

    def arrive(self, handle: Handle) -> bool:
        """True if that makes somebody come."""
        self._handles.add(handle)
        return self._count(handle)

    def depart(self, handle: Handle) -> bool:
        """True if that makes somebody go."""
        self._handles.discard(handle)
        return handle.player is not None and self.presence.depart(handle.player, handle, self._clock.now())

    def recount(self) -> bool:
        """After keys have changed hands; True if that makes anybody come or go."""
        return sum(self._count(handle) for handle in self._handles) > 0

    def _count(self, handle: Handle) -> bool:
        handle.find_seat()
        if handle.player is None:
            return False
        if handle.has_lost_seat:
            return self.presence.depart(handle.player, handle, self._clock.now())
        if self.presence.has_come_back(handle.player):
            metrics.reconnects.inc()
        return self.presence.arrive(handle.player, handle, self._clock.now())

    def tell(self, audience: Collection[str] | None) -> None:
        """Tell these players' pages, or all pages, that something has changed; a failing one holds up no other."""
        if audience is None:
            self.told_at = self._clock.now()
        for handle in tuple(self._handles):
            if audience is None or handle.player in audience:
                try:
                    handle.notify()
                except Exception:
                    log.exception("a page could not be told", player=handle.player)


def audience(entries: Sequence[Entry], players: Mapping[Seat, str]) -> Collection[str] | None:
    """The players who learn anything of these, None for all: that somebody writes notes is not even hinted at.

    `players`: who sits where in the game on the table.
    """
    facts = [entry.fact for entry in entries]
    if not facts or any(fact.public is not None for fact in facts):
        return None
    told = {players[seat] for fact in facts for seat in fact.own if seat in players}
    return told | {fact.vault.player for fact in facts if isinstance(fact.vault, KeysGranted | SeatMoved)}

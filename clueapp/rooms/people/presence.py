"""Who is connected, here or by way of another process, and since when the others are gone."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass

from clueapp.bus.values import Attendance, Roll

FLICKER = 1_500
"""Milliseconds that a reload may take before the others see somebody as gone."""
RETURNING = 10_000
"""Milliseconds in which those may be on their way back whom a server had that is no more (P-6.7)."""


@dataclass(frozen=True, slots=True)
class Elsewhere:
    """The pages that a player has open by way of another process, which is all that is known of them here."""

    process: str


class Presence:
    """Knows the open pages and sockets of each player. Nobody is here when a room wakes."""

    def __init__(self, now: int) -> None:
        self._pages: dict[str, set[Hashable]] = {}
        self._here_since: dict[str, int] = {}
        self._gone_since: dict[str, int] = {}
        self._walked_out: dict[str, int] = {}
        self._since_waking = now
        self._roll = Roll()
        self._left_from_here: dict[str, int] = {}
        self._walked_out_from_here: dict[str, int] = {}
        self._lost: dict[str, int] = {}
        """When a player's last pages were lost with the process that had them."""
        self._expected_until: int | None = None
        self.is_blind = False
        """Whether nobody could say for certain who is here by way of others: see `is_in_doubt`."""

    def arrive(self, player: str, page: Hashable, now: int) -> bool:
        """A page of a player is open; True if the player was gone. Known pages change nothing."""
        if page in self._pages.get(player, ()):
            return False
        was_gone, was_shown = self.gone_since(player) is not None, self.is_shown_present(player, now)
        self._pages.setdefault(player, set()).add(page)
        self._walked_out.pop(player, None)
        self._lost.pop(player, None)
        if not was_shown or player not in self._here_since:
            self._here_since[player] = now
        return was_gone

    def depart(self, player: str, page: Hashable, now: int) -> bool:
        """A page of a player is closed; True if it was the last one."""
        pages = self._pages.get(player, set())
        if page not in pages:
            return False
        pages.discard(page)
        if not isinstance(page, Elsewhere):
            self._left_from_here[player] = now
        if pages:
            return False
        del self._pages[player]
        self._gone_since[player] = now
        return True

    def expect(self, now: int) -> None:
        """The room has woken in the middle of something: whoever has not been seen may be changing processes now."""
        self._expected_until = now + FLICKER

    def sit_down(self, player: str, now: int) -> None:
        """Somebody has just got a seat and is about to open a page: not gone before this moment."""
        self._gone_since[player] = now

    def walk_out(self, player: str, now: int) -> None:
        """Somebody left on purpose: gone at once, whatever tabs are still open."""
        self._walked_out[player] = self._walked_out_from_here[player] = now

    def act(self, player: str, now: int) -> bool:
        """Somebody does something; True if they had walked out, and have thought better of it."""
        if self._walked_out.pop(player, None) is None:
            return False
        self._here_since[player] = now
        return True

    # Other processes
    def attendance(self) -> Attendance:
        """Who is here by way of this process, for the others."""
        here = {
            player: self._here_since[player]
            for player, pages in self._pages.items()
            if any(not isinstance(page, Elsewhere) for page in pages)
        }
        out = {player: at for player, at in self._walked_out_from_here.items() if self._walked_out.get(player) == at}
        return Attendance(here, {each: at for each, at in self._left_from_here.items() if each not in here}, out)

    def take_roll(self, roll: Roll, now: int) -> bool:
        """Others are here by way of other processes than before; True if anybody has come or gone."""
        before, self._roll = self._roll, roll
        has_changed = self.is_blind and roll.is_certain
        self.is_blind = self.is_blind and not roll.is_certain
        for process, attendance in roll.there.items():
            for player, since in attendance.here.items():
                has_changed |= self.arrive(player, Elsewhere(process), since)
                has_changed |= self._has_thought_better(player, since)
        for process, attendance in before.there.items():
            for player in attendance.here:
                has_changed |= self._is_not_there(player, process, roll, now)
        for attendance in roll.there.values():
            for player, at in attendance.gone.items():
                self._has_been_gone(player, at)
            for player, at in attendance.out.items():
                has_changed |= self._has_walked_out(player, at)
        for lost in roll.lost.values():
            for player in lost.attendance.here:
                if self._has_been_gone(player, lost.since):
                    self._lost[player] = lost.since
        return has_changed

    def _is_not_there(self, player: str, process: str, roll: Roll, now: int) -> bool:
        """Whether somebody who was there by way of a process is not any more, and so is nowhere."""
        if process in roll.there:
            said = roll.there[process]
            return player not in said.here and self.depart(player, Elsewhere(process), said.gone.get(player, now))
        lost = roll.lost.get(process)
        return self.depart(player, Elsewhere(process), lost.since if lost else now)

    def _has_been_gone(self, player: str, at: int) -> bool:
        """Whether the last that is known of somebody who is not here is that they went then."""
        if player in self._pages or at < self._gone_since.get(player, 0):
            return False
        self._gone_since[player] = at
        return True

    def _has_walked_out(self, player: str, at: int) -> bool:
        if at <= max(self._here_since.get(player, 0), self._walked_out.get(player, 0)):
            return False
        self._walked_out[player] = at
        return True

    def _has_thought_better(self, player: str, since: int) -> bool:
        return since > self._walked_out.get(player, since) and self.act(player, since)

    # Asking
    def gone_since(self, player: str) -> int | None:
        """The moment a player walked out or their last page went away; None while one is open."""
        if player in self._walked_out:
            return self._walked_out[player]
        if player in self._pages:
            return None
        return self._gone_since.get(player, self._since_waking)

    def here_since(self, player: str) -> int | None:
        """The moment a player who is here came, not counting reloads; None for one who is gone."""
        return self._here_since[player] if self.gone_since(player) is None else None

    def has_come_back(self, player: str) -> bool:
        """Whether a page that is opened now is the return of somebody who was here, and has none open any more."""
        return player in self._here_since and player not in self._pages

    def may_return_until(self, player: str) -> int | None:
        """Until when one may be on the way back whom a server had that is no more; None for all others.

        That is one who has not been seen since the room woke, or was by way of a process that has ended.
        """
        if player in self._pages or player in self._walked_out:
            return None
        if player in self._lost:
            return self._lost[player] + RETURNING
        return self._since_waking + RETURNING if player not in self._gone_since else None

    def lost_until(self, player: str) -> int:
        """Until when nothing stands still for want of a player who was lost with a process; 0 for all others."""
        return self._lost[player] + RETURNING if player in self._lost and player not in self._pages else 0

    def flickers_until(self, player: str) -> int | None:
        """When others will see somebody as gone who has just gone; None for all who are not just going."""
        if player in self._walked_out or player in self._pages:
            return None
        return self._gone_since[player] + FLICKER if player in self._gone_since else self._expected_until

    def is_shown_present(self, player: str, now: int) -> bool:
        until = self.flickers_until(player)
        is_just_going = until is not None and now < until
        return self.gone_since(player) is None or is_just_going or self.is_in_doubt(player, now)

    def is_in_doubt(self, player: str, now: int) -> bool:
        """Whether somebody was seen neither to come nor to go, and may be here by way of others, or be on the way."""
        if any(player in seen for seen in (self._pages, self._walked_out, self._gone_since)):
            return False
        return self.is_blind or (self._expected_until is not None and now < self._expected_until)

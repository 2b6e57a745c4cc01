"""Who is connected, and since when the others are gone."""

from __future__ import annotations

from collections.abc import Hashable

FLICKER = 1_500
"""Milliseconds that a reload may take before the others see somebody as gone."""
RETURNING = 10_000
"""Milliseconds after a room has woken in which those who were there may be on their way back (P-6.7)."""


class Presence:
    """Knows the open pages and sockets of each player. Nobody is here when a room wakes."""

    def __init__(self, now: int) -> None:
        self._pages: dict[str, set[Hashable]] = {}
        self._here_since: dict[str, int] = {}
        self._gone_since: dict[str, int] = {}
        self._walked_out: dict[str, int] = {}
        self._since_waking = now

    def arrive(self, player: str, page: Hashable, now: int) -> bool:
        """A page of a player is open; True if the player was gone. Known pages change nothing."""
        if page in self._pages.get(player, ()):
            return False
        was_gone, was_shown = self.gone_since(player) is not None, self.is_shown_present(player, now)
        self._pages.setdefault(player, set()).add(page)
        self._walked_out.pop(player, None)
        if not was_shown or player not in self._here_since:
            self._here_since[player] = now
        return was_gone

    def depart(self, player: str, page: Hashable, now: int) -> bool:
        """A page of a player is closed; True if it was the last one."""
        pages = self._pages.get(player, set())
        if page not in pages:
            return False
        pages.discard(page)
        if pages:
            return False
        del self._pages[player]
        self._gone_since[player] = now
        return True

    def sit_down(self, player: str, now: int) -> None:
        """Somebody has just got a seat and is about to open a page: not gone before this moment."""
        self._gone_since[player] = now

    def walk_out(self, player: str, now: int) -> None:
        """Somebody left on purpose: gone at once, whatever tabs are still open."""
        self._walked_out[player] = now

    def act(self, player: str, now: int) -> bool:
        """Somebody does something; True if they had walked out, and have thought better of it."""
        if self._walked_out.pop(player, None) is None:
            return False
        self._here_since[player] = now
        return True

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
        """Until when one who has not been seen since the room woke may be on the way back; None for all others."""
        is_unseen = player not in self._pages and player not in self._gone_since and player not in self._walked_out
        return self._since_waking + RETURNING if is_unseen else None

    def flickers_until(self, player: str) -> int | None:
        """When others will see somebody as gone who has just gone; None for all who are not just going."""
        if player in self._walked_out or player in self._pages or player not in self._gone_since:
            return None
        return self._gone_since[player] + FLICKER

    def is_shown_present(self, player: str, now: int) -> bool:
        until = self.flickers_until(player)
        return self.gone_since(player) is None or (until is not None and now < until)

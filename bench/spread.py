"""A table whose six have their pages from several processes, and who say when each of them has seen what."""

from __future__ import annotations

import sys
from collections.abc import Hashable, Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bench.pace import Tally
from bench.table import Player, Table


@dataclass(slots=True)
class Arrivals:
    """Seconds from the click until a page has the update."""

    own: list[float] = field(default_factory=list)
    """The page that was clicked on."""
    here: list[float] = field(default_factory=list)
    """Others of the same process."""
    elsewhere: list[float] = field(default_factory=list)
    """Those of other processes."""
    later: list[float] = field(default_factory=list)
    """Those of other processes, from the moment when the page that was clicked on has it."""


class SpreadTable(Table):
    """Six players in one room, each on one of several processes."""

    def __init__(
        self, code: str, cookies: tuple[str, ...], homes: Sequence[int], tally: Tally, arrivals: Arrivals
    ) -> None:
        """`homes`: the process of each of the six."""
        super().__init__(code, cookies, tally)
        self.arrivals = arrivals
        self._homes = homes
        self._seen_at: dict[Hashable, float] = {}
        self._clicked = 0.0

    def act(self) -> bool:
        self._clicked = perf_counter()
        return super().act()

    def expect(self, everybody: Iterable[Hashable]) -> None:
        super().expect(everybody)
        self._seen_at = {}

    def saw(self, each: Hashable, at: float) -> None:
        super().saw(each, at)
        self._seen_at[each] = at
        if len(self._seen_at) == len(self.players) and self.actor is not None:
            self._note(self.actor)

    def _note(self, actor: Player) -> None:
        arrivals, own = self.arrivals, self._seen_at[actor]
        home = self._homes[self.players.index(actor)]
        arrivals.own.append(own - self._clicked)
        for player, its_home in zip(self.players, self._homes, strict=True):
            at = self._seen_at[player]
            if its_home != home:
                arrivals.elsewhere.append(at - self._clicked)
                arrivals.later.append(at - own)
            elif player is not actor:
                arrivals.here.append(at - self._clicked)

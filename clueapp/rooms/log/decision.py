"""What was decided and is not yet true: entries for the log, keys that change hands, what was drawn for whom."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from clueapp.kernel.rng import Draw
from clueapp.kernel.truth import Event, Fact
from clueapp.rooms.log.entries import Entry
from clueapp.rooms.log.folding import after
from clueapp.rooms.log.state import RoomState


@dataclass(frozen=True, slots=True)
class Drawn:
    """What a game has drawn for a company of players, so that they do not soon meet it again."""

    company: str
    items: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Decision:
    """Becomes true as a whole or not at all."""

    entries: list[Entry] = field(default_factory=list)
    keys_given: dict[str, str] = field(default_factory=dict)
    """Key to player."""
    keys_taken: dict[str, str] = field(default_factory=dict)
    """Key to the player whose seat it opened."""
    drawn: list[Drawn] = field(default_factory=list)

    def add(
        self,
        public: Event | None,
        vault: Event | None = None,
        opening: Fact | None = None,
        draw: Draw | None = None,
    ) -> None:
        """Something happens to the room; if anything was drawn for it, that is noted."""
        fact = Fact(public=public, vault=vault)
        self.entries.append(Entry(fact, of_game=False, opening=opening, draw=_number_of(draw)))

    def add_game(self, facts: Sequence[Fact], draw: Draw | None = None) -> None:
        """Something happens in the game; if anything was drawn for it, that is noted with the first of the facts."""
        number = _number_of(draw)
        self.entries.extend(Entry(fact, of_game=True, draw=None if at else number) for at, fact in enumerate(facts))

    def give_keys(self, keys: Iterable[str], player: str) -> None:
        self.keys_given.update(dict.fromkeys(keys, player))

    def take_keys(self, keys: Iterable[str], player: str) -> None:
        self.keys_taken.update(dict.fromkeys(keys, player))

    def states_after(self, state: RoomState, at: int) -> list[RoomState]:
        """The room after each of the entries."""
        states: list[RoomState] = []
        for entry in self.entries:
            state = after(state, entry, at)
            states.append(state)
        return states

    def end_state(self, state: RoomState) -> RoomState:
        """The room after all of them."""
        return self.states_after(state, 0)[-1] if self.entries else state


def _number_of(draw: Draw | None) -> int | None:
    """The number of a draw; None if nothing was drawn."""
    return draw.number if draw is not None and draw.is_used else None

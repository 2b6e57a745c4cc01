"""How many rooms are stored: counted once, then kept by the one thread that makes and removes them.

Beside other processes, which make rooms too, they are counted again every few seconds that somebody wants to know.
"""

from collections.abc import Sequence
from time import monotonic

from sqlalchemy import Connection, func, select

from clueapp.store.batches import Batch, Losers
from clueapp.store.tables import METADATA
from clueapp.store.values import StoreFull

HOLDS = 3.0
"""Seconds for which a count is good beside others."""
_COUNT = select(func.count()).select_from(METADATA.tables["room"])


class Census:
    """Knows the number of rooms without counting them each time, and lets no more be made than there may be."""

    def __init__(self, connection: Connection, most: int | None = None, beside_others: bool = False) -> None:
        """Counts the rooms; `most`: how many there may be, None for any number."""
        self._most = most
        self._is_in_doubt = False
        self._beside_others = beside_others
        self._counted_at = monotonic()
        self.rooms = 0
        with connection.begin():
            self.count(connection)

    @property
    def is_old(self) -> bool:
        """Whether others may have made or removed rooms since they were counted."""
        return self._beside_others and monotonic() - self._counted_at > HOLDS

    def count(self, connection: Connection) -> None:
        """Counts the rooms."""
        self._is_in_doubt = False
        self._counted_at = monotonic()
        self.rooms = connection.execute(_COUNT).scalar_one()

    def admit(self, connection: Connection, batches: Sequence[Batch]) -> Losers:
        """The batches whose rooms there is no place for; those of the others are to be added when they are durable."""
        new = [batch for batch in batches if batch.room is not None]
        if new and (self._is_in_doubt or self.is_old):
            self.count(connection)
        if not new or self._most is None:
            return {}
        places = max(self._most - self.rooms, 0)
        return {batch: StoreFull(f"There may be {self._most} rooms, and there are.") for batch in new[places:]}

    def doubt(self) -> None:
        """Nobody knows whether a transaction was committed: they are counted again before the next room is made."""
        self._is_in_doubt = True

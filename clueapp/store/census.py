"""How many rooms are stored: counted once, then kept by the one thread that makes and removes them."""

from collections.abc import Sequence

from sqlalchemy import Connection, func, select

from clueapp.store.batches import Batch, Losers
from clueapp.store.tables import METADATA
from clueapp.store.values import StoreFull

_COUNT = select(func.count()).select_from(METADATA.tables["room"])


class Census:
    """Knows the number of rooms without counting them again, and lets no more be made than there may be."""

    def __init__(self, connection: Connection, most: int | None = None) -> None:
        """Counts the rooms; `most`: how many there may be, None for any number."""
        self._most = most
        self._is_in_doubt = False
        with connection.begin():
            self.rooms: int = connection.execute(_COUNT).scalar_one()

    def admit(self, connection: Connection, batches: Sequence[Batch]) -> Losers:
        """The batches whose rooms there is no place for; those of the others are to be added when they are durable."""
        new = [batch for batch in batches if batch.room is not None]
        if new and self._is_in_doubt:
            self.rooms = connection.execute(_COUNT).scalar_one()
            self._is_in_doubt = False
        if not new or self._most is None:
            return {}
        places = max(self._most - self.rooms, 0)
        return {batch: StoreFull(f"There may be {self._most} rooms, and there are.") for batch in new[places:]}

    def doubt(self) -> None:
        """Nobody knows whether a transaction was committed: they are counted again before the next room is made."""
        self._is_in_doubt = True

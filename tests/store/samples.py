"""Rooms and lines for the tests of the store."""

from clueapp.store import LogLine, RoomRow, Store

NOON = 1_700_000_000_000


def a_room(code: str, *, status: str = "playing", touched_at: int = NOON) -> RoomRow:
    return RoomRow(code, "clueless", 1, status, NOON, touched_at)


def lines(first: int, last: int | None = None) -> list[LogLine]:
    """The lines first … last, each a second after the one before."""
    return [
        LogLine(seq, NOON + 1000 * seq, f'{{"kind":"Said","n":{seq}}}') for seq in range(first, (last or first) + 1)
    ]


async def seqs(store: Store, code: str) -> list[int]:
    """The numbers of the lines that the room has now."""
    found = await store.load(code)
    assert found is not None
    return [line.seq for line in found[1]]

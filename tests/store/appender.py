"""Appends to a room until it is killed, and prints the number of each line that was acknowledged."""

import asyncio
import itertools
import sys

from clueapp.store import Store
from tests.store.samples import a_room, lines


async def main(url: str) -> None:
    store = await Store.open(url)
    await store.create(a_room("ABCD"), lines(1))
    for seq in itertools.count(2):
        await store.append("ABCD", lines(seq))
        print(seq, flush=True)


asyncio.run(main(sys.argv[1]))

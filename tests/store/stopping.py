"""A process that the tests stop (SIGSTOP): appends as it is told, and says how that went.

`once`: says that it is about to send one append to ABCD, waits for a line, sends it, and says how it ended.
`on and on`: appends to all rooms at once, each after its last line as it is stored.
"""

import asyncio
import sys

from sqlalchemy import Engine, event

from clueapp.store import NoSuchRoom, SequenceTaken, Store
from tests.store.samples import lines


def wait_before_sending(_connection: object, _cursor: object, statement: str, *_: object) -> None:
    if statement.strip().startswith("WITH"):
        print("about to send", flush=True)
        sys.stdin.readline()


async def once(store: Store) -> None:
    event.listen(Engine, "before_cursor_execute", wait_before_sending)
    try:
        await store.append("ABCD", lines(2))
    except (SequenceTaken, NoSuchRoom) as error:
        print(type(error).__name__, flush=True)
    else:
        print("won", flush=True)


async def on_and_on(store: Store, codes: list[str]) -> None:
    async def play(code: str) -> None:
        while True:
            try:
                await store.append(code, lines((await store.last_seqs([code]))[code] + 1))
            except SequenceTaken:
                continue

    print("playing", flush=True)
    await asyncio.gather(*map(play, codes))


async def main(url: str, *codes: str) -> None:
    store = await Store.open(url)
    await (on_and_on(store, list(codes)) if codes else once(store))


asyncio.run(main(*sys.argv[1:]))

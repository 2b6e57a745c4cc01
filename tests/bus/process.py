"""A process that follows one room and writes down what it hears, one JSON object a line, until it is told to stop."""

import asyncio
import sys
from collections.abc import Sequence

import orjson

from clueapp.bus.redis import RedisBus
from clueapp.logs import set_up_logs
from clueapp.store.values import LogLine
from tests.bus.ends import here, wall_clock


class Writing:
    """Writes what it is told, and what the roll is then."""

    def __init__(self, bus: RedisBus) -> None:
        self._bus = bus

    def hear_lines(self, code: str, lines: Sequence[LogLine]) -> None:
        self.write(lines=[line.seq for line in lines])

    def hear_roll(self, code: str) -> None:
        roll = self._bus.roll(code)
        self.write(there=sorted(roll.there), lost=sorted(roll.lost), is_certain=roll.is_certain)

    def write(self, **fields: object) -> None:
        print(orjson.dumps({"at": wall_clock(), **fields}).decode(), flush=True)


async def main(url: str, name: str, code: str, player: str) -> None:
    bus = RedisBus(url, wall_clock, name)
    bus.listen(Writing(bus))
    await bus.open()
    bus.follow(code, here(player))
    await asyncio.to_thread(sys.stdin.read)
    await bus.close()


if __name__ == "__main__":
    set_up_logs()
    asyncio.run(main(*sys.argv[1:]))

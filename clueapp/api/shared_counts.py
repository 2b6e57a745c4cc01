"""What the processes of one parlour count together, in Redis: what each address asks for, and its connections.

One task speaks to Redis, and whatever has come meanwhile goes with the next message. So there is one round trip for a
request, and fewer where there are many. No address is kept there: only what a secret makes of it.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from hashlib import blake2b

import orjson
from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from clueapp.api.address_limits import TOO_MANY, TOO_MUCH, PerMinute
from clueapp.api.same_secret import LIVES, LIVING, SECRET, THIS_PROCESS, fingerprint
from clueapp.failures import note_often

ANSWERS_WITHIN = 0.25
"""Seconds; who waits longer is counted by this process alone."""
STARTS_WITHIN = 1.0
"""Seconds for the first answer, while nobody waits yet."""
BEAT = 1.0
"""Seconds after which a process says again that it lives, and asks again whether Redis is back."""
SENTENCES = (None, TOO_MUCH, TOO_MANY)
"""What the script's numbers mean."""
SCRIPT = """
local asked = cjson.decode(ARGV[1])
local time = redis.call('TIME')
local now = time[1] * 1000000 + time[2]
local connections = 'clueapp:connections:'

redis.call('ZADD', KEYS[1], string.format('%.0f', now / 1000), asked.name)
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', string.format('(%.0f', now / 1000 - asked.lives))
local is_known = redis.call('PEXPIRE', connections .. asked.name, asked.lives)
for _, each in ipairs(asked.counts) do
    if each[2] > 0 then
        redis.call('HSET', connections .. asked.name, each[1], each[2])
    else
        redis.call('HDEL', connections .. asked.name, each[1])
    end
end
redis.call('PEXPIRE', connections .. asked.name, asked.lives)
redis.call('SET', KEYS[2], asked.secret, 'NX')

local living, rank = redis.call('ZRANGE', KEYS[1], 0, -1), 0
for _, name in ipairs(living) do
    if name < asked.name then rank = rank + 1 end
end

local function has_too_many(household, number)
    for _, name in ipairs(living) do
        if name ~= asked.name then
            number = number + (redis.call('HGET', connections .. name, household) or 0)
        end
    end
    return number > asked.most
end

-- A bucket is the moment at which it will be full again, in microseconds; one that is full is not kept.
local function takes(household, limit)
    local key, step = 'clueapp:limit:' .. limit[1] .. ':' .. household, math.floor(60000000 / limit[2])
    local full = math.max(now, tonumber(redis.call('GET', key) or 0))
    if full - now > 60000000 - step then return false end
    local wait = math.max(1, math.ceil((full + step - now) / 1000))
    redis.call('SET', key, string.format('%.0f', full + step), 'PX', string.format('%.0f', wait))
    return true
end

local answers = {}
for i, wish in ipairs(asked.wishes) do
    local household, limits, number = wish[1], wish[2], wish[3]
    answers[i] = number > 0 and has_too_many(household, number) and 2 or 0
    for _, limit in ipairs(limits) do
        if answers[i] == 0 and not takes(household, limit) then answers[i] = 1 end
    end
end
return {answers, is_known, rank, redis.call('GET', KEYS[2]) == asked.secret and 1 or 0}
"""


@dataclass(slots=True)
class Wish:
    """What somebody waits to be told."""

    household: str
    limits: Sequence[PerMinute]
    connections: int
    answer: asyncio.Future[str | None]


class SharedCounts:
    """One process's part in it. While Redis is out of reach nobody is refused, and nobody waits."""

    def __init__(self, url: str, secret: str, most_connections: int, name: str = THIS_PROCESS) -> None:
        """`name`: of this process, which no other has."""
        self.name = name
        self.is_first = False
        self.is_reached = False
        """Whether Redis has answered when it was last asked."""
        self._most = most_connections
        self._fingerprint = fingerprint(secret)
        self._key = blake2b(secret.encode(), digest_size=32, person=b"addresses").digest()
        self._client = Redis.from_url(
            url,
            decode_responses=True,
            protocol=2,
            retry=Retry(NoBackoff(), 0),
            socket_timeout=STARTS_WITHIN,
            socket_connect_timeout=STARTS_WITHIN,
        )
        self._script = self._client.register_script(SCRIPT)
        self._wishes: list[Wish] = []
        self._connections: dict[str, int] = {}
        self._changed: set[str] = set()
        """Whose connections Redis has not been told of."""
        self._has_come = asyncio.Event()
        self._is_over = False

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Count together with the others; at the end they know at once that this process is gone."""
        await self._reach(STARTS_WITHIN)
        task = asyncio.create_task(self._serve(), name="counting together")
        try:
            yield
        finally:
            self._is_over = True
            task.cancel()  # not enough by itself: redis does not pass it on while it connects
            await asyncio.wait([task], timeout=BEAT)
            self._lose()
            with suppress(RedisError, OSError, TimeoutError):
                async with asyncio.timeout(ANSWERS_WITHIN):
                    await self._client.zrem(LIVING, self.name)
                    await self._client.delete(f"clueapp:connections:{self.name}")
            with suppress(RedisError, OSError, TimeoutError):
                async with asyncio.timeout(ANSWERS_WITHIN):
                    await self._client.aclose()

    async def ask(self, household: str, limits: Sequence[PerMinute], connections: int | None = None) -> str | None:
        """Takes one under each of these limits; a sentence if the parlour has no more, or too many connections."""
        if not self.is_reached:
            return None
        wish = Wish(self._hidden(household), limits, connections or 0, asyncio.get_running_loop().create_future())
        self._wishes.append(wish)
        self._has_come.set()
        try:
            async with asyncio.timeout(ANSWERS_WITHIN):
                return await wish.answer
        except TimeoutError:
            self.is_reached = False
            return None

    def note(self, household: str, connections: int) -> None:
        """So many connections the household has here now; Redis is told with the next message."""
        hidden = self._hidden(household)
        self._changed.add(hidden)
        if connections:
            self._connections[hidden] = connections
        else:
            self._connections.pop(hidden, None)

    def _hidden(self, household: str) -> str:
        return blake2b(household.encode(errors="replace"), digest_size=16, key=self._key).hexdigest()

    async def _serve(self) -> None:
        while not self._is_over:
            if not await self._reach(ANSWERS_WITHIN):
                await asyncio.sleep(BEAT)
            elif not self._is_over:
                with suppress(TimeoutError):
                    async with asyncio.timeout(BEAT):
                        await self._has_come.wait()

    async def _reach(self, within: float) -> bool:
        try:
            async with asyncio.timeout(within):
                await self._speak()
        except Exception as error:
            note_often("addresses are counted by this process alone", type(error).__qualname__)
            self._lose()
        return self.is_reached

    async def _speak(self) -> None:
        """Tell Redis all that is new, and those who wait what it says."""
        self._has_come.clear()
        if not self.is_reached:
            self._changed.update(self._connections)
        wishes, changed = self._wishes, self._changed
        self._wishes, self._changed = [], set()
        message = self._message(wishes, changed)
        try:
            answers, is_known, rank, is_same = await self._script(keys=[LIVING, SECRET], args=[message])
        except BaseException:
            self._wishes, self._changed = wishes + self._wishes, changed | self._changed
            raise
        self.is_reached, self.is_first = True, rank == 0
        for wish, answer in zip(wishes, answers, strict=True):
            if not wish.answer.done():
                wish.answer.set_result(SENTENCES[answer])
        if not is_known:
            self._changed.update(self._connections)
        if not is_same:
            note_often("processes with different secrets run side by side", "CLUEAPP_SECRET is not the same for all")

    def _message(self, wishes: Sequence[Wish], changed: set[str]) -> bytes:
        return orjson.dumps(
            {
                "name": self.name,
                "secret": self._fingerprint,
                "lives": LIVES,
                "most": self._most,
                "counts": [(each, self._connections.get(each, 0)) for each in changed],
                "wishes": [
                    (wish.household, [(limit.name, limit.number) for limit in wish.limits], wish.connections)
                    for wish in wishes
                ],
            }
        )

    def _lose(self) -> None:
        """Nobody waits for Redis until it has answered again."""
        self.is_reached = False
        wishes, self._wishes = self._wishes, []
        for wish in wishes:
            if not wish.answer.done():
                wish.answer.set_result(None)

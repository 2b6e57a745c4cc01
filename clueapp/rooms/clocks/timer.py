"""One alarm of a room, for the next thing that falls due."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable

from clueapp import metrics
from clueapp.background import spawn
from clueapp.kernel.errors import IllegalAction
from clueapp.rooms.clocks.clock import Alarm, Clock

RETRY, LONGEST_RETRY = 1_000, 30_000
"""Milliseconds until something due that could not be done is tried again, at first and at most."""


class Timer:
    """One alarm, for the next thing due, done one at a time; none once it is stopped.

    What cannot be done is tried again after a while, each time after a longer one, however often it is set meanwhile.
    """

    def __init__(
        self,
        clock: Clock,
        dues: Callable[[], Iterable[int]],
        do: Callable[[], Awaitable[bool]],
        courtesy: Callable[[], int],
    ) -> None:
        """`courtesy`: for how many milliseconds others are left to do it first."""
        self._clock = clock
        self._courtesy = courtesy
        self._dues = dues
        self._do = do
        self._alarm: Alarm | None = None
        self._is_busy = False
        self._is_stopped = False
        self._failures = 0
        self._not_before = 0

    def set(self, after: int | None = None) -> None:
        """Ring for the next thing due, or for the next one after a moment."""
        self._silence()
        if self._is_stopped or self._is_busy:  # it is set again when that is done
            return
        due = min((due for due in self._dues() if after is None or due > after), default=None)
        if due is not None:
            self._alarm = self._clock.ring_at(max(due + self._courtesy(), self._not_before), self._ring)

    def stop(self) -> None:
        self._is_stopped = True
        self._silence()

    def take_heart(self) -> None:
        """What failed may work again: do not wait any longer to try it."""
        self._failures = self._not_before = 0

    def _silence(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def _ring(self) -> None:
        self._alarm = None
        self._is_busy = True
        spawn(self._on_alarm(), name="alarm of a room")

    async def _on_alarm(self) -> None:
        rang_at: int | None = self._clock.now()
        try:
            if await self._do():
                rang_at = None
            self.take_heart()
        except BaseException as error:
            rang_at = None
            self._lose_heart()
            if not isinstance(error, IllegalAction):  # those are noted where they come from
                raise
        finally:
            self._is_busy = False
            self.set(after=rang_at)  # no second time for what needed nothing done

    def _lose_heart(self) -> None:
        metrics.retries.inc()
        self._not_before = self._clock.now() + min(RETRY * 2**self._failures, LONGEST_RETRY)
        self._failures = min(self._failures + 1, 16)

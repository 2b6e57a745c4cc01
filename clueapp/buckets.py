"""Token buckets: how often somebody may do something."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(slots=True)
class Bucket:
    """Holds `burst` tokens and gets `per_second` new ones."""

    burst: float
    per_second: float
    tokens: float = -1.0
    filled_at: int = 0

    def take(self, now: int) -> bool:
        """Take a token; False if there is none."""
        if self.tokens < 0:
            self.tokens = self.burst
        else:
            # A clock that was set back takes nothing away.
            self.tokens = min(self.burst, self.tokens + max(0, now - self.filled_at) / 1000 * self.per_second)
        self.filled_at = now
        if self.tokens < 1:
            return False
        self.tokens -= 1
        return True


class Buckets:
    """A bucket for each name; of too many, the one that was used longest ago is forgotten."""

    def __init__(self, burst: float, per_second: float, most: int = 10_000) -> None:
        self._burst, self._per_second, self._most = burst, per_second, most
        self._buckets: dict[str, Bucket] = {}
        """The one that was used last stands last."""

    def take(self, name: str, now: int) -> bool:
        bucket = self._buckets.pop(name, None)
        if bucket is None:
            bucket = Bucket(self._burst, self._per_second)
            if len(self._buckets) >= self._most:
                del self._buckets[next(iter(self._buckets))]
        self._buckets[name] = bucket
        return bucket.take(now)

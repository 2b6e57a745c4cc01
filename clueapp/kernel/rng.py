"""Chance, derived from one secret seed per game, so that it can be checked afterwards and never guessed before."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence
from random import Random


def new_seed() -> str:
    """A fresh 256-bit seed."""
    return secrets.token_hex(32)


def any_of(choices: Sequence[str]) -> str:
    """One of these, drawn where no game has begun yet, and so no seed."""
    return secrets.choice(choices)


def lot() -> Random:
    """Chance of the machine's own, where no game has begun yet: what it gives stands in the log, and not how."""
    return secrets.SystemRandom()


class Draw(Random):
    """The generator of one decision; knows whether anything was drawn from it.

    >>> chance = draw(new_seed(), 1)
    >>> before = chance.is_used
    >>> card = chance.choice(("rope", "knife"))
    >>> before, chance.is_used
    (False, True)
    """

    number = 0
    """Which of the game's draws it is."""
    is_used = False

    def random(self) -> float:
        self.is_used = True
        return super().random()

    def getrandbits(self, k: int, /) -> int:
        self.is_used = True
        return super().getrandbits(k)


def draw(seed: str, number: int) -> Draw:
    """The generator of a game's draw of this number: the same for the same seed, unrelated to any other.

    >>> draw("00", 1).random() == draw("00", 1).random()
    True
    >>> draw("00", 1).random() == draw("00", 2).random()
    False
    """
    drawn = Draw(_derived(seed, b"draw:" + number.to_bytes(8, "big")))
    drawn.number = number
    return drawn


def temper(seed: str, seat: str) -> str:
    """The seed of one system player's own chance: it tells nothing of the game's, nor of another seat's.

    >>> temper("00", "plum") == temper("00", "plum"), temper("00", "plum") == temper("00", "green")
    (True, False)
    """
    return _derived(seed, b"temper:" + seat.encode()).hex()


def habit(temper: str, name: str) -> Random:
    """The generator behind what a system player has in mind under a name: the same for as long as the game lasts.

    >>> habit("00", "round 1").random() == habit("00", "round 1").random()
    True
    """
    return Random(_derived(temper, b"habit:" + name.encode()))


def _derived(seed: str, about: bytes) -> bytes:
    return hmac.new(bytes.fromhex(seed), about, hashlib.sha256).digest()

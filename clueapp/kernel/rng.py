"""Chance, derived from one secret seed per game, so that it can be checked afterwards and never guessed before."""

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


def chance(seed: str, seq: int) -> Random:
    """The generator for the decision that becomes log entry `seq`: the same for the same seed, unrelated to any other.

    >>> chance("00", 1).random() == chance("00", 1).random()
    True
    """
    return _derived(seed, seq.to_bytes(8, "big"))


def habit(seed: str, name: str) -> Random:
    """The generator behind what a system player has in mind under a name: the same for as long as the game lasts."""
    return _derived(seed, b"habit:" + name.encode())


def _derived(seed: str, about: bytes) -> Random:
    return Random(hmac.new(bytes.fromhex(seed), about, hashlib.sha256).digest())

"""Chance, derived from one secret seed per game, so that it can be checked afterwards and never guessed before."""

import hashlib
import hmac
import secrets
from random import Random


def new_seed() -> str:
    """A fresh 256-bit seed."""
    return secrets.token_hex(32)


def chance(seed: str, seq: int) -> Random:
    """The generator for the decision that becomes log entry `seq`: the same for the same seed, unrelated to any other.

    >>> chance("00", 1).random() == chance("00", 1).random()
    True
    """
    return Random(hmac.new(bytes.fromhex(seed), seq.to_bytes(8, "big"), hashlib.sha256).digest())

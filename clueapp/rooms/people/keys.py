"""Room codes, player ids and the secrets that claim a seat."""

import hashlib
import secrets

CODE_ALPHABET = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
"""Without the look-alikes I, L, O, 0 and 1."""
CODE_LENGTH = 6


def new_code() -> str:
    return "".join(secrets.choice(CODE_ALPHABET) for _ in range(CODE_LENGTH))


def read_code(text: str) -> str | None:
    """The code that somebody typed or pasted, or None if it cannot be one.

    >>> read_code(" abc-d23 "), read_code("nope")
    ('ABCD23', None)
    """
    code = "".join(text.split()).replace("-", "").upper()
    return code if len(code) == CODE_LENGTH and all(letter in CODE_ALPHABET for letter in code) else None


def new_player_id() -> str:
    return secrets.token_hex(5)


def new_token() -> str:
    """The secret of a seat, for the wire or a seat link."""
    return secrets.token_urlsafe(24)


def hashed(secret: str) -> str:
    """What is stored of a secret."""
    return hashlib.sha256(secret.encode()).hexdigest()

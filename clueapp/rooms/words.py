"""What people write, made fit to be shown: names and chat."""

from __future__ import annotations

from collections.abc import Iterable

from clueapp.kernel.errors import IllegalAction

NAME_LENGTH = 20
CHAT_LENGTH = 300


def clean_name(name: str) -> str:
    """A name fit to be shown, or IllegalAction.

    >>> clean_name("  Ann \\n Smith ")
    'Ann Smith'
    """
    clean = _one_line(name)
    if not clean:
        raise IllegalAction("bad_name", "Please give a name.")
    if len(clean) > NAME_LENGTH:
        raise IllegalAction("bad_name", f"A name has at most {NAME_LENGTH} characters.")
    return clean


def free_name(name: str, taken: Iterable[str]) -> str:
    """The name, with a number where somebody has it already.

    >>> free_name("Ann", ["ann", "Bob"])
    'Ann 2'
    """
    clean = clean_name(name)
    used = {each.casefold() for each in taken}
    numbered = (f"{clean[: NAME_LENGTH - 3].rstrip()} {number}" for number in range(2, 100))
    return next(each for each in (clean, *numbered) if each.casefold() not in used)


def clean_chat(text: str) -> str:
    """Something said, fit to be shown, or IllegalAction."""
    clean = _one_line(text)
    if not clean:
        raise IllegalAction("bad_message", "There is nothing to say.")
    if len(clean) > CHAT_LENGTH:
        raise IllegalAction("too_long", f"At most {CHAT_LENGTH} characters, please.")
    return clean


def _one_line(text: str) -> str:
    """Without control characters, and with single spaces."""
    return " ".join("".join(letter for letter in text if letter.isprintable() or letter.isspace()).split())

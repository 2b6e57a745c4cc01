"""What people write, made fit to be shown: names and chat."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from unicodedata import category, normalize

from clueapp.kernel.direction import isolated
from clueapp.kernel.errors import IllegalAction
from clueapp.kernel.letters import BLANKS, mixed_alphabets, resembled

NAME_LENGTH = 20
CHAT_LENGTH = 300
JOINER, AS_EMOJI, BLACK_FLAG = "\u200d", "\ufe0f", "\U0001f3f4"
TAGS = range(0xE0020, 0xE0080)


def clean_name(name: str) -> str:
    """A name fit to be shown, or IllegalAction.

    >>> clean_name("  Ann \\n Smith ")
    'Ann Smith'
    """
    clean = clean_line(name, NAME_LENGTH)
    if not name.strip():
        raise IllegalAction("bad_name", "Please enter a name.")
    if not any(category(letter)[0] in "LNPS" for letter in clean):
        raise IllegalAction("bad_name", "That name would be invisible. Please choose one that the others can read.")
    if len(clean) > NAME_LENGTH:
        raise IllegalAction("bad_name", f"That name is too long. Please use at most {NAME_LENGTH} characters.")
    if mixed := mixed_alphabets(clean):
        alphabets = f"{', '.join(mixed[:-1])} and {mixed[-1]}"
        raise IllegalAction(
            "bad_name", f"That name mixes {alphabets} letters, which look alike. Please write it in one alphabet."
        )
    return clean


def free_name(name: str, taken: Iterable[str]) -> str:
    """The name, with a number where somebody has it already; IllegalAction if it could be taken for another's.

    >>> free_name("Ann", ["ann", "Bob"])
    'Ann 2'
    """
    clean, others = clean_name(name), tuple(taken)
    is_used = clean.casefold() in {each.casefold() for each in others}
    if not is_used and (other := resembled(clean, others)) is not None:
        raise IllegalAction(
            "bad_name", f"That name looks like {isolated(other)}’s, who’s also here. Please choose another."
        )
    return numbered_name(clean, others)


def numbered_name(name: str, taken: Collection[str]) -> str:
    """The name, with the first number that makes it unlike all others where it is not."""
    numbered = (f"{name[: NAME_LENGTH - 3].rstrip(f' {JOINER}')} {number}" for number in range(2, 100))
    return next(each for each in (name, *numbered) if is_free(each, taken))


def is_free(name: str, taken: Collection[str]) -> bool:
    """Whether nobody has this name, nor one that looks like it."""
    return resembled(name, taken) is None


def clean_chat(text: str) -> str:
    """Something said, fit to be shown, or IllegalAction."""
    clean = _one_line(text)
    if not clean:
        raise IllegalAction("bad_message", "Please type something first.")
    if len(clean) > CHAT_LENGTH:
        raise IllegalAction("too_long", f"Please keep it to {CHAT_LENGTH} characters.")
    return clean


def clean_line(text: str, most: int) -> str:
    """Something written, on one line and with nothing in it that cannot be seen; far longer than `most`, it is cut."""
    # A tower of accents takes the longer to be put in order the higher it is, by far.
    return normalize("NFC", _one_line(text)[: 10 * most])


def _one_line(text: str) -> str:
    """Without what cannot be seen, and with single spaces; what joins the parts of one emoji stays."""
    if text.isascii():
        return " ".join("".join(letter for letter in text if letter.isprintable() or letter.isspace()).split())
    kept: list[str] = []
    for letter, after in zip(text, f"{text[1:]} ", strict=True):
        if _is_seen(letter, kept[-1] if kept else " ", after):
            kept.append(letter)
    return " ".join("".join(kept).split())


def _is_seen(letter: str, before: str, after: str) -> bool:
    if letter == JOINER:
        return _is_emoji(before) and _is_emoji(after)
    if letter == AS_EMOJI:
        return _is_emoji(before) or before in "0123456789#*"
    if ord(letter) in TAGS:  # the flags of countries within a country
        return before == BLACK_FLAG or ord(before) in TAGS
    return (letter.isprintable() and letter not in BLANKS) or letter.isspace()


def _is_emoji(letter: str) -> bool:
    """Whether this may be a part of an emoji: a picture, a tone of skin, or the sign that asks for colours."""
    return category(letter) in ("So", "Sk") or letter == AS_EMOJI

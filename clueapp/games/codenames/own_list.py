"""A list of words that a host pasted or an operator laid down, read and reported on (W-4.1)."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from unicodedata import normalize

from clueapp.games.codenames.clashes import clashes_of
from clueapp.games.codenames.dealing import BOARD, can_deal
from clueapp.games.codenames.lettering import APOSTROPHES, HYPHENS, folded, is_word
from clueapp.kernel.errors import IllegalAction
from clueapp.kernel.letters import without_invisible

MOST_BYTES = 100_000
MOST_WORDS = 5_000
SHORTEST, LONGEST = 2, 16
MOST_NAMED = 5
_LONGEST_NAMED = 24
_SEPARATOR = re.compile(r"[,;\t，；、،]")
_COMMENT = re.compile(r"#.*")
_BEFORE = re.compile(r"^(?:[\s\"“”„«»‹›`'‘’‚*+•·‣▪▫◦●○–—-]|\d{1,4}[.)]\s)+")
_AFTER = " \"“”„«»‹›`'‘’‚."
_LONGEST_READ = 100
"""Characters of an entry that are looked at: no word of so many, marks and all, stands on a card."""
_JOINT = re.compile(f"[{HYPHENS}{APOSTROPHES}]|(?<! ) (?=[^ ]+$)")
"""A hyphen, an apostrophe, or the only space."""


@dataclass(frozen=True, slots=True)
class OwnList:
    """The words that can be played, and the report that the host reads."""

    words: tuple[str, ...]
    report: tuple[str, ...]


def read_list(text: str) -> OwnList:
    """The words of a text, one a line or between commas, or IllegalAction; doubles and what is no word are left out.

    >>> read_list("farm, Farm, tree")
    Traceback (most recent call last):
    clueapp.kernel.errors.IllegalAction: A board needs 25 different words, and this list has 2.
    """
    if len(text.encode("utf-8", "surrogatepass")) > MOST_BYTES:
        raise IllegalAction("too_large", f"That list is too long: it can have at most {MOST_BYTES // 1_000} kB.")
    words: dict[str, str] = {}
    doubles, strays = [], []
    entries = _entries(text)
    for entry in entries:
        if not is_listed(entry):
            strays.append(entry)
        elif words.setdefault(folded(entry), entry) != entry or entries[entry] > 1:
            doubles.append(entry)
    kept = tuple(words.values())
    _refuse_unless_playable(kept)
    return OwnList(kept, (f"This list has {len(kept):,} different words.", *_left_out(doubles, strays), *_apart(kept)))


def is_listed(entry: str) -> bool:
    """Whether it can stand on a card: letters of any script, with a hyphen, an apostrophe or one space inside.

    >>> is_listed("ice cream"), is_listed("rock and roll"), is_listed("x")
    (True, False, False)
    """
    return SHORTEST <= len(entry) <= LONGEST and is_word(entry, _JOINT)


def _entries(text: str) -> Counter[str]:
    """What stands between the separators, without bullets, numbers and quotes around it, and how often it does."""
    lines = (_COMMENT.sub("", line) for line in text.splitlines())
    pieces = (without_invisible(piece) for line in lines for piece in _SEPARATOR.split(line))
    bare = (" ".join(_BEFORE.sub("", piece).split()).rstrip(_AFTER) for piece in pieces)
    # A tower of accents takes the longer to be put in order the higher it is, by far: no more is read than may count.
    return Counter(normalize("NFC", each[:_LONGEST_READ]) for each in bare if each)


def _refuse_unless_playable(words: Sequence[str]) -> None:
    if len(words) > MOST_WORDS:
        raise IllegalAction("too_many_words", f"That’s {len(words):,} words. A list can have at most {MOST_WORDS:,}.")
    if len(words) < BOARD:
        raise IllegalAction(
            "too_few_words", f"A board needs {BOARD} different words, and this list has {len(words) or 'none'}."
        )
    if not can_deal(words):
        raise IllegalAction(
            "no_board", f"Too many of these words begin or end with each other: no {BOARD} of them can share a board."
        )


def _left_out(doubles: Sequence[str], strays: Sequence[str]) -> Iterator[str]:
    if doubles:
        yield f"Listed more than once: {_some(doubles)}."
    if strays:
        yield (
            f"Left out, since a card holds one or two words of {SHORTEST} to {LONGEST} letters in all: {_some(strays)}."
        )


def _apart(words: Sequence[str]) -> Iterator[str]:
    """Name the pairs of words that never share a board, each pair once."""
    place = {word: at for at, word in enumerate(words)}
    clashes = clashes_of(words)
    pairs = [f"{word} and {other}" for word in words for other in clashes[word] if place[other] > place[word]]
    if pairs:
        yield f"Too alike to share a board: {_some(pairs)}."


def _some(names: Sequence[str]) -> str:
    """The first of some names, and how many more there are.

    >>> _some(["a", "b"]), _some("abcdefgh")
    ('a, b', 'a, b, c, d, e and 3 more')
    """
    short = (name if len(name) <= _LONGEST_NAMED else f"{name[:_LONGEST_NAMED]}…" for name in names[:MOST_NAMED])
    more = len(names) - MOST_NAMED
    return ", ".join(short) + (f" and {more} more" if more > 0 else "")

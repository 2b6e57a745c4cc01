"""Whether a clue may be given while certain words are on the board."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from unicodedata import category, normalize

from clueapp.games.codenames.lettering import HYPHENS, folded, is_word
from clueapp.games.codenames.spelling import Likeness, forms, likeness
from clueapp.kernel.errors import IllegalAction
from clueapp.kernel.letters import mixed_alphabets, without_invisible
from clueapp.kernel.menu import FreeText

CLUE_LENGTH = 30
_HYPHEN = re.compile(f"[{HYPHENS}]")
_MOST_PARTS = 2
CODES: dict[Likeness, str] = {"same": "clue_on_board", "inflected": "clue_plural", "contained": "clue_contains_word"}
"""What a clue is refused for, by its likeness to a word on the board: the first is looked for first."""


@dataclass(frozen=True, slots=True)
class ClueWord(FreeText):
    """A field that takes a clue which may be given with these words on the board."""

    board: tuple[str, ...]

    @property
    def limits(self) -> Mapping[str, int | tuple[str, ...]]:
        """One word of letters, and not like any of these."""
        return {"max_length": self.max_length, "words": 1, "unlike": self.board}

    def allows(self, value: object) -> bool:
        try:
            return isinstance(value, str) and bool(checked_clue(value, self.board))
        except IllegalAction:
            return False


def checked_clue(text: str, board: Sequence[str]) -> str:
    """The clue as it is shown, or IllegalAction; `board` has the words that are not yet revealed (W-1.4, W-2.4).

    >>> checked_clue(" Tractor ", ["farmer", "foot"])
    'Tractor'
    >>> checked_clue("Farm", ["farmer", "foot"])
    Traceback (most recent call last):
    clueapp.kernel.errors.IllegalAction: FARMER is on the board, and it begins with “Farm”.
    """
    clue = _one_word(text)
    found = [(likeness(said, word), said, word) for said in (*_parts(clue), clue) for word in board]
    for kind, code in CODES.items():
        for said, word in ((said, word) for each, said, word in found if each == kind):
            reason = _reason(kind, said, word) or (
                f", and it’s part of “{clue}”" if said != clue else ", so it can’t be the clue"
            )
            raise IllegalAction(code, f"{word.upper()} is on the board{reason}.")
    return clue


def _parts(clue: str) -> list[str]:
    """The words around each hyphen and apostrophe, each checked like a clue; a single letter doesn't count as a word.

    >>> _parts("coat-rain"), _parts("coat’rain"), _parts("T-shirt"), _parts("tractor")
    (['coat', 'rain'], ['coat', 'rain'], ['shirt'], [])
    """
    parts = "".join(letter if _is_of_a_word(letter) else " " for letter in clue).split()
    return [part for part in parts if len(part) > 1] if len(parts) > 1 else []


def _is_of_a_word(letter: str) -> bool:
    """Whether it is a letter or a mark on one, and not a joint between two parts, nor a letter seen as one."""
    return bool(folded(letter)) or category(letter).startswith("M")


def _one_word(text: str) -> str:
    if len(text) > 10 * CLUE_LENGTH:  # nothing that long is looked at letter by letter
        raise _not_a_word(f"A clue can have at most {CLUE_LENGTH} letters.")
    clue = normalize("NFC", without_invisible(text)).strip()
    if not clue:
        raise _not_a_word("Type a clue of one word.")
    if len(clue.split()) > 1:
        raise _not_a_word("A clue is one word, without spaces.")
    if len(clue) > CLUE_LENGTH:
        raise _not_a_word(f"A clue can have at most {CLUE_LENGTH} letters.")
    if mixed := mixed_alphabets(clue):
        raise _not_a_word(f"This clue mixes {' and '.join(mixed)} letters. Please stick to one alphabet.")
    if not is_word(clue):
        raise _not_a_word("Use only letters, with a hyphen or an apostrophe inside if you need one.")
    if len(_HYPHEN.findall(clue)) > 1:
        raise _not_a_word("A clue can have at most one hyphen.")
    if len(_parts(clue)) > _MOST_PARTS:
        raise _not_a_word("A clue is one word, or two joined by a hyphen.")
    return clue


def _not_a_word(sentence: str) -> IllegalAction:
    return IllegalAction("clue_not_a_word", sentence)


def _reason(kind: Likeness, clue: str, word: str) -> str:
    """Say how the clue collides with the word, as the rest of a sentence about the word."""
    if kind == "inflected":
        return f", and “{clue}” is another form of it"
    if kind == "same":
        return _sameness(clue, word)
    for given, there in ((given, there) for given in forms(clue).readings for there in forms(word).readings):
        for verb, is_so in (("begins", str.startswith), ("ends", str.endswith)):
            if is_so(there, given):
                return f", and it {verb} with “{clue}”"
            if is_so(given, there):
                return f", and “{clue}” {verb} with it"
    return f", and it’s too much like “{clue}”"


def _sameness(clue: str, word: str) -> str:
    if folded(clue) == folded(word):
        return ""
    if folded(clue) in forms(word).parts:
        return f", and “{clue}” is part of it"
    return f", and “{clue}” looks just like it"

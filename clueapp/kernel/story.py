"""The parts of a story in the feed: headings, and sentences about several people at once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Heading:
    """The title of a part of the story, such as a turn, and whose it is: a seat or a team, or nobody's.

    >>> Heading("Ann’s turn", "scarlet", "Miss Scarlet").title
    'Ann’s turn'
    """

    title: str
    whose: str = ""
    note: str = ""
    """A word about it, in small letters."""


@dataclass(frozen=True, slots=True)
class Joint:
    """Something that several people may do one after the other. Pages say it once, about all of them.

    >>> bea = Joint("couldn’t disprove it.", ("Bea",))
    >>> you = Joint("couldn’t disprove it.", is_of_reader=True)
    >>> you.sentence, bea.with_next(you).sentence
    ('You couldn’t disprove it.', 'You and Bea couldn’t disprove it.')
    >>> bea.with_next(Joint("passed.", ("Cem",))) is None
    True
    """

    did: str
    others: tuple[str, ...] = ()
    """The names of all but the reader."""
    is_of_reader: bool = False
    """Whether the reader has done it as well."""

    @property
    def sentence(self) -> str:
        return f"{listed([*(['You'] if self.is_of_reader else []), *self.others])} {self.did}"

    def with_next(self, other: Joint | None) -> Joint | None:
        """The two in one; None if they are not about the same."""
        if other is None or other.did != self.did:
            return None
        return Joint(self.did, self.others + other.others, self.is_of_reader or other.is_of_reader)


def listed(parts: Sequence[str]) -> str:
    """Parts of a sentence in a row.

    >>> listed(["a", "b", "c"]), listed(["a"]), listed([])
    ('a, b and c', 'a', '')
    """
    return " and ".join([", ".join(parts[:-1]), parts[-1]]) if len(parts) > 1 else "".join(parts)

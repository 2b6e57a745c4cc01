"""What makes a story of the feed: headings, and sentences about several people at once."""

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

    >>> bea, you = Joint(("Bea",), "couldn’t disprove it."), Joint(("you",), "couldn’t disprove it.")
    >>> you.sentence, bea.with_next(you).sentence
    ('You couldn’t disprove it.', 'You and Bea couldn’t disprove it.')
    >>> bea.with_next(Joint(("Cem",), "passed.")) is None
    True
    """

    who: tuple[str, ...]
    """Each as they are called inside a sentence."""
    did: str

    @property
    def sentence(self) -> str:
        others = [name for name in self.who if name != "you"]
        return f"{listed(['You', *others] if 'you' in self.who else others)} {self.did}"

    def with_next(self, other: Joint | None) -> Joint | None:
        """The two in one; None if they are not about the same."""
        return Joint(self.who + other.who, self.did) if other is not None and other.did == self.did else None


def listed(parts: Sequence[str]) -> str:
    """Parts of a sentence in a row.

    >>> listed(["a", "b", "c"]), listed(["a"]), listed([])
    ('a, b and c', 'a', '')
    """
    return " and ".join([", ".join(parts[:-1]), parts[-1]]) if len(parts) > 1 else "".join(parts)

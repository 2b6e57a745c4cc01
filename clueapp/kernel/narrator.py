"""Sentences about people, as each viewer reads them: "you" to the one who did it, a name to the others."""

from __future__ import annotations

from collections.abc import Mapping

from clueapp.kernel.game import Cast
from clueapp.kernel.truth import Seat


class Narrator:
    """Names people to one viewer.

    >>> class Fable(Narrator):
    ...     titles = {"fox": "The Fox", "crow": "The Crow"}
    >>> fable = Fable("crow", {"fox": "Ann"})
    >>> fable.does("fox", "flatter", "flatters") + " " + fable.whom("crow") + "."
    'The Fox (Ann) flatters you.'
    """

    titles: Mapping[Seat, str]
    """What the game calls its seats."""

    def __init__(self, viewer: Seat | None, cast: Cast) -> None:
        self.viewer = viewer
        self.cast = cast

    def who(self, seat: Seat) -> str:
        if seat == self.viewer:
            return "You"
        name = self.cast.get(seat)
        return f"{self.titles[seat]} ({name})" if name else self.titles[seat]

    def whom(self, seat: Seat) -> str:
        return "you" if seat == self.viewer else self.who(seat)

    def whose(self, seat: Seat) -> str:
        return "your" if seat == self.viewer else f"{self.who(seat)}’s"

    def does(self, seat: Seat, you: str, they: str) -> str:
        """The sentence's beginning with its verb: "You go", "Miss Scarlet (Ann) goes"."""
        return f"{self.who(seat)} {you if seat == self.viewer else they}"

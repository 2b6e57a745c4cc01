"""A line of the feed: all that a page or a socket gets of what has happened."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from clueapp.kernel.story import Heading, Joint
from clueapp.kernel.truth import Event


@dataclass(frozen=True, slots=True)
class FeedLine:
    """One line of the feed as one viewer reads it."""

    seq: int
    at: int
    event: Event
    text: str
    of_game: bool
    private: bool = False
    matters: bool = False
    speaker: str | None = None
    """The name of whoever said it, where it is chat or a remark."""
    is_remark: bool = False
    """Whether a system player said it."""
    due: int | None = None
    """When the clock that it left running runs out."""
    routine: bool = False
    """One of the small steps of a game, which pages say quietly."""
    passing: bool = False
    """Only true until the next thing happens: pages leave it out."""
    heading: Heading | None = None
    """The heading that a page shows in place of the sentence, where a part of the story begins."""
    joint: Joint | None = None
    """The sentence in parts, where pages may say it about several people at once."""


class Shown(NamedTuple):
    """How far a page has shown the feed: one position for lines about the game, one for lines about the room."""

    game: int = 0
    room: int = 0


NOTHING_SHOWN = Shown()

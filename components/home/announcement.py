"""What is told of a game that cannot be played yet."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Announcement:
    """Its name and its promise, how many will play and for how long."""

    title: str
    blurb: str
    players: str
    minutes: str

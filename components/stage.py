"""A stage: what fills a room's page below its bar."""

from __future__ import annotations

from typing import Protocol

from clueapp.rooms.log.feed import FeedLine
from clueapp.rooms.view import TableView


class Stage(Protocol):
    """The lobby, or a game's table."""

    def show(self, table: TableView, now: int) -> None:
        """Bring every part up to date with the viewer's own view."""

    def tell(self, lines: list[FeedLine]) -> None:
        """Add lines to the feed; the first call brings all there were."""

"""A stage: what fills a room's page below its bar."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Generic, ParamSpec, Protocol, cast, runtime_checkable

from typing_extensions import TypeVar

from clueapp.rooms.feed_line import FeedLine
from clueapp.rooms.view import TableView

A = ParamSpec("A")
R = TypeVar("R")
P = TypeVar("P")
O = TypeVar("O")  # noqa: E741 - what a seat owns
Public = TypeVar("Public", contravariant=True, default=object)
Own = TypeVar("Own", contravariant=True, default=object)


class Stage(Protocol[Public, Own]):
    """The lobby, or a game's table; if no game is named, whichever it is."""

    def show(self, table: TableView[Public, Own], now: int) -> None:
        """Bring every part up to date with the viewer's own view."""

    def tell(self, lines: list[FeedLine]) -> None:
        """Add lines to the feed; the first call brings all there were."""


class WorkOut(Protocol):
    """Has a function called where nobody is held up by it, and gives what it says."""

    def __call__(self, what: Callable[A, R], /, *about: A.args, **more: A.kwargs) -> Awaitable[R]: ...


@runtime_checkable
class Considerate(Protocol):
    """A stage that answers its viewer, on this page alone: what would come of a text, or why something is so."""

    async def consider(self, text: str, work_out: WorkOut) -> None:
        """Say so; what takes long is to be worked out elsewhere."""


@dataclass(frozen=True, slots=True)
class StageMaker(Generic[P, O]):
    """How a client's table of one game is made, and what must lie open on it."""

    shows: type[P]
    make: Callable[[TableView[P, O]], Stage[P, O]]

    def stage_for(self, table: TableView) -> Stage:
        """The one place where a view of whichever game is taken for one of this game; a room's game never changes."""
        public = table.view.public if table.view else None
        if not isinstance(public, self.shows):
            raise TypeError(f"{type(public).__name__} cannot be shown as {self.shows.__name__}")
        return cast(Stage, self.make(cast(TableView[P, O], table)))

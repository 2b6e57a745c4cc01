"""A view of Clue-Less as plain JSON values, for the wire: what both mysteries show is all there is."""

from clueapp.games.mystery.wire import show

__all__ = ["show"]

"""How far a room is: one word for the state, the wire and the list of one's games."""

from typing import Literal

Status = Literal["lobby", "playing", "paused", "over"]
"""Paused: a game is on the table and stands still, because of its own rules or because nobody is there."""
UNDER_WAY: tuple[Status, ...] = ("playing", "paused")

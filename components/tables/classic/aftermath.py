"""The case file in the lobby, after the host has ended a game."""

from components.tables.mystery.last_case import draw

__all__ = ["draw"]

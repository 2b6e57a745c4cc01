"""What the lobby shows of a case that the host has ended."""

from components.tables.mystery.last_case import draw

__all__ = ["draw"]

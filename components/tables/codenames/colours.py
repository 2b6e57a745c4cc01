"""What a card is, in a colour's word and sign: nothing at this table is told by its colour alone (W-4.3)."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from markupsafe import Markup

from clueapp.games.codenames.state import Colour
from components.pictures import icon

ROLES: Mapping[Colour, str] = MappingProxyType(
    {"red": "Red agent", "blue": "Blue agent", "neutral": "Bystander", "assassin": "Assassin"}
)


def sign(colour: Colour) -> Markup:
    """The shape of a colour."""
    return icon("skull" if colour == "assassin" else f"sign_{colour}")

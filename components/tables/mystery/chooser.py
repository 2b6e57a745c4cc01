"""Choosing one card of a group, by mouse or keyboard: a row of radio buttons that look like the pieces."""

from __future__ import annotations

from functools import cache

from markupsafe import Markup

from clueapp.games.mystery.cards import ROOMS, SUSPECTS, WEAPONS, short_title
from components.html import el, join
from components.pictures import image

_GROUPS = {"suspect": SUSPECTS, "weapon": WEAPONS, "room": ROOMS}
_PICTURES = {"suspect": "token", "weapon": "weapon", "room": "card"}


@cache
def chooser(group: str, question: str, *, prefix: str) -> Markup:
    """The cards of a group; the form sends the chosen one's name under the group's."""
    options = join(*(_option(group, card, prefix) for card in _GROUPS[group]))
    return el("fieldset", el("legend", question), options, cls=f"chooser {group}", role="radiogroup")


def _option(group: str, card: str, prefix: str) -> Markup:
    radio = el("input", type="radio", name=group, value=card, required=True, testid=f"{prefix}-{card}")
    return el("label", radio, image(f"{_PICTURES[group]}-{card}"), el("span", short_title(card)), cls=f"choice {card}")

"""Choosing one card of a group, by mouse or keyboard: a row of radio buttons that look like the pieces."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType

from markupsafe import Markup

from clueapp.games.mystery.cards import SUSPECTS, WEAPONS, short_title
from components.html import el
from components.pictures import image
from components.tables.mystery.known import Known, badge

_GROUPS = {"suspect": SUSPECTS, "weapon": WEAPONS}
_PICTURES = {"suspect": "token", "weapon": "weapon"}
NOTHING_KNOWN: Mapping[str, Known] = MappingProxyType({})


def chooser(group: str, question: str, *, prefix: str, facts: Mapping[str, Known] = NOTHING_KNOWN) -> Markup:
    """The cards of a group, each with what is known of it; the form sends the chosen one's name under the group's."""
    options = (_option(group, card, prefix, facts.get(card)) for card in _GROUPS[group])
    return el("fieldset", el("legend", question), *options, cls=f"chooser {group}", role="radiogroup")


@lru_cache(maxsize=1_024)
def _option(group: str, card: str, prefix: str, fact: Known | None) -> Markup:
    missing = {"missing": f"Choose a {group} first."}
    radio = el("input", type="radio", name=group, value=card, required=True, data=missing, testid=f"{prefix}-{card}")
    picture = image(f"{_PICTURES[group]}-{card}")
    return el(
        "label",
        radio,
        picture,
        el("span", short_title(card), cls="choice-name"),
        badge(fact),
        cls=f"choice {card}{' known' if fact else ''}",
    )

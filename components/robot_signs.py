"""How system players are told from people, by all who look."""

from __future__ import annotations

from collections.abc import Sequence

from markupsafe import Markup

from components.html import el
from components.pictures import icon


def sign() -> Markup:
    return el(
        "span", icon("clockwork"), cls="sign robot", title="System player", role="img", aria_label="System player"
    )


def pips(strengths: Sequence[str], strength: str) -> Markup:
    """A strength as so many filled dots of all, to stand beside the word for it."""
    level = strengths.index(strength) + 1 if strength in strengths else 0
    dots = (
        el("i", cls="strength-pip filled" if number < level else "strength-pip") for number in range(len(strengths))
    )
    return el("span", *dots, cls="strength-pips", aria_hidden="true")

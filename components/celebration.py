"""Celebrate a winner at the end of any game: confetti behind the words, and a row of people who applaud.

    el("section", confetti(name), ..., applause(name, faces), cls="celebrates ...")

`name` is the same for one ending and for no other: `name_of(table)`. By it the page knows what it has celebrated: the
confetti falls once, when a game ends before one's eyes. It doesn't come again when the panel is drawn anew or the page
is loaded later, ends by itself, and isn't there at all where less motion is asked for
(`components/static/js/spectacles.js`). The element that it lies in has the class `celebrates`: the pieces fall above
its background and below all that is written in it, and nothing but that element is covered.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from random import Random

from markupsafe import Markup

from clueapp.rooms.view import TableView
from components.html import Attribute, el
from components.pictures import icon

PARLOUR = ("brass-bright", "scarlet", "mustard", "green", "peacock", "plum", "brass")
"""The colours of a celebration, as tokens of the palette; a team's could be ("red-team", "red-team-tint", "brass")."""
PIECES, FEW = 64, 20
LASTS = 4_200
"""Milliseconds until the last piece has fallen."""
_LATEST, _LONGEST = 1_300, 2_900
_APPLAUDS = 3_000
_MARGIN = 24
"""Per cent of the width at each side on which two of three pieces fall: the middle belongs to the words."""


def name_of(table: TableView) -> str:
    """The name of the celebration of the game on this table."""
    return f"{table.code}-{table.games_played}-end"


@lru_cache(maxsize=256)
def confetti(name: str, colours: tuple[str, ...] = PARLOUR, *, is_quiet: bool = False) -> Markup:
    """Confetti and, if the sound is on, a fanfare; a quiet celebration has a few pieces and no fanfare."""
    chance = Random(name)
    pieces = (_piece(chance, colours[at % len(colours)]) for at in range(FEW if is_quiet else PIECES))
    data: dict[str, Attribute] = {
        "spectacle": f"{name}-confetti",
        "lasts": LASTS,
        "sounds": None if is_quiet else "fanfare",
    }
    return el("div", *pieces, cls="confetti", data=data, aria_hidden="true", testid="confetti")


def _piece(chance: Random, colour: str) -> Markup:
    """One piece: where it begins, when, how long and how far aside it falls, and how it tumbles."""
    aside = chance.random() * _MARGIN
    place = chance.choice((aside, 100 - aside, chance.random() * 100))
    style = {
        "--colour": f"var(--{colour})",
        "--x": f"{place:.1f}%",
        "--delay": f"{chance.randrange(_LATEST)}ms",
        "--time": f"{chance.randrange(_LONGEST // 2, _LONGEST)}ms",
        "--drift": f"{chance.randrange(-60, 61)}px",
        "--turn": f"{chance.choice((-1, 1)) * chance.randrange(360, 1200)}deg",
    }
    return el("i", style=";".join(f"{key}:{value}" for key, value in style.items()))


def applause(name: str, faces: Iterable[Markup]) -> Markup:
    """The other players, each with clapping hands; their applause is heard if the sound is on."""
    people = (el("li", face, el("span", icon("applause"), cls="hands")) for face in faces)
    data: dict[str, Attribute] = {"spectacle": f"{name}-applause", "lasts": _APPLAUDS, "sounds": "applause"}
    return el("ul", *people, cls="applause", data=data, testid="applause", aria_label="The table applauds")

"""The dice on the stairs: they tumble once for everybody, and then show what was rolled."""

from __future__ import annotations

from functools import cache

from markupsafe import Markup

from clueapp.games.classic.actions import Roll
from clueapp.games.classic.state import ClassicTable
from components.html import el, join
from components.pictures import image
from components.tables.classic.art.dice import FACES

_TUMBLE = 1_250
"""Milliseconds until both dice lie still."""


def draw(public: ClassicTable, *, can_roll: bool, tumbles: bool) -> Markup:
    """Two dice; those of the player who is to roll can be clicked."""
    stroll = public.stroll
    state = "rolled" if stroll else "ready" if can_roll else "resting"
    words = f"{stroll.dice[0]} and {stroll.dice[1]}" if stroll else "The dice"
    cubes = join(*(_die(face, at) for at, face in enumerate(stroll.dice if stroll else (None, None))))
    tumbling = tumbles and stroll is not None
    rolled = f"{stroll.dice[0]} {stroll.dice[1]}" if stroll else None
    more: dict[str, str] = {"title": "Roll Dice"} if can_roll else {}
    return el(
        "div",
        cubes,
        cls=f"dice {state}{' tumbling' if tumbling else ''}",
        testid="dice",
        sends=Roll() if can_roll else None,
        data={"turn": public.turn_number, "faces": rolled, "after": _TUMBLE if tumbling else None},
        role="img",
        aria_label=words,
        more=more,
    )


@cache
def _die(face: int | None, number: int) -> Markup:
    """A cube that shows one of its faces; before it is rolled it has no numbers to show."""
    if face is None:
        return el("span", image("die-unrolled"), cls=f"die die-{number}")
    sides = join(*(el("i", image(f"die-{each}"), cls=f"side-{each}") for each in FACES))
    return el("span", el("span", sides, cls=f"cube shows-{face}"), cls=f"die die-{number}")


def draw_count(public: ClassicTable) -> Markup:
    """How many steps are left of the roll."""
    stroll = public.stroll
    if stroll is None or public.phase != "move":
        return Markup("")
    words = join(el("b", str(stroll.steps_left)), f" of {sum(stroll.dice)} left")
    return el("span", words, testid="steps-left", data={"told": not stroll.legs})

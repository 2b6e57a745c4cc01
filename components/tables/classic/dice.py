"""The dice on the stairs: they tumble once for everybody, and then show what was rolled."""

from __future__ import annotations

from functools import cache

from markupsafe import Markup

from clueapp.games.classic.table import ClassicTable
from components.art.dice import FACES
from components.html import el, join
from components.pictures import image

_AT_REST = (6, 1)


def draw(public: ClassicTable, *, can_roll: bool, tumbles: bool) -> Markup:
    """Two dice; those of the player who is to roll can be clicked."""
    stroll = public.stroll
    faces = stroll.dice if stroll else _AT_REST
    state = "rolled" if stroll else "ready" if can_roll else "resting"
    words = f"{faces[0]} and {faces[1]}" if stroll else "The dice"
    cubes = join(*(_die(face, at) for at, face in enumerate(faces)))
    kind = f"dice {state}{' tumbling' if tumbles and stroll else ''}"
    more: dict[str, str] = {"title": "Roll dice"} if can_roll else {}
    return el(
        "div",
        cubes,
        cls=kind,
        testid="dice",
        act="ROLL" if can_roll else None,
        data={"turn": public.turn_number, "faces": f"{faces[0]} {faces[1]}" if stroll else None},
        role="img",
        aria_label=words,
        more=more,
    )


@cache
def _die(face: int, number: int) -> Markup:
    sides = join(*(el("i", image(f"die-{each}"), cls=f"side-{each}") for each in FACES))
    return el("span", el("span", sides, cls=f"cube shows-{face}"), cls=f"die die-{number}")


def draw_count(public: ClassicTable) -> Markup:
    """How many steps are left of the roll."""
    stroll = public.stroll
    if stroll is None or public.phase != "move":
        return Markup("")
    return el("span", el("b", str(stroll.steps_left)), f" of {sum(stroll.dice)} left", testid="steps-left")

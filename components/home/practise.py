"""The dialog to practise alone: all is chosen already, so that one click on Play is enough."""

from __future__ import annotations

from functools import partial

from markupsafe import Markup

from clueapp.kernel.places import Place
from components.home.catalogue import Poster, Practice
from components.home.hero import problem
from components.home.picks import pick_row
from components.html import button, el, heading, join
from components.pictures import icon, image, scenery
from components.requests import Practise
from components.robot_signs import pips

DIALOG = "practise"
NAMELESS = "Guest"
"""The name of a player who gives none."""


def draw_practise(poster: Poster, practice: Practice, wish: Practise | None = None, wrong: str = "") -> Markup:
    """The dialog for one game; after a refusal with what was wished for, and what was wrong with it."""
    strength, opponents = (practice.usual, practice.opponents[0]) if wish is None else (wish.strength, wish.opponents)
    form = el(
        "form",
        heading(2, f"Practise {poster.title}", name="practise-title"),
        el(
            "p",
            "The game starts at once, against the house. Share the room’s link if anybody wants to watch.",
            cls="quiet",
        ),
        _characters(practice, wish.character if wish else ""),
        _strengths(poster.name, practice, strength),
        _opponents(practice, opponents),
        _start(practice, wish.start if wish else "quick"),
        el("label", "Your name", for_="practise-name"),
        _name(wish.name if wish else ""),
        el("div", problem(wrong), id="practise-problem", role="alert"),
        button(join(icon("play"), "Play"), type="submit", kind="primary wide", testid="play", autofocus=True),
        el("div", button("Not now", data={"local": "close"}, kind="small"), cls="ends"),
        sends=partial(Practise, game=poster.name),
    )
    picture = el("div", scenery(poster.picture, cls="poster-art"), cls="dialog-picture", aria_hidden="true")
    return el("dialog", picture, form, id=DIALOG, cls="dialog new-room practise", aria_labelledby="practise-title")


def _characters(practice: Practice, chosen: str) -> Markup | None:
    """The choice of a character, by face, emblem and name, or of a surprise."""
    if not practice.characters:
        return None
    anybody = join(el("span", icon("dice"), cls="pick-face"), "Surprise me")
    choices = (("", anybody), *((each.id, _character(each)) for each in practice.characters))
    return pick_row("character", "You play as", choices, chosen)


def _character(place: Place) -> Markup:
    """A short name is enough below a face; the rest of it is only heard."""
    before, _, name = place.title.rpartition(" ")
    face = el(
        "span",
        image(f"portrait-{place.id}", cls="face"),
        image(f"emblem-{place.id}", cls="emblem"),
        cls="pick-face portrait",
    )
    return join(face, el("span", el("span", f"{before} ", cls="sr-only"), name))


def _strengths(game: str, practice: Practice, chosen: str) -> Markup:
    """Novices for a first game of this kind; later the strength that was chosen last."""
    names = [name for name, _ in practice.strengths]
    choices = ((name, join(pips(names, name), label)) for name, label in practice.strengths)
    return pick_row(
        "strength", "Opponents’ strength", choices, chosen, dict(practice.manners), remember=f"strength-{game}"
    )


def _opponents(practice: Practice, chosen: int) -> Markup:
    """How many; where there is nothing to choose, nothing is asked."""
    if len(practice.opponents) == 1:
        return el("input", type="hidden", name="opponents", value=practice.opponents[0])
    return pick_row("opponents", "Number of opponents", ((each, str(each)) for each in practice.opponents), chosen)


def _start(practice: Practice, chosen: str) -> Markup | None:
    """The choice between a quick start and the set-up by hand (D-1.9c)."""
    if practice.quick is None:
        return None
    usual = dict(practice.quick.values)[practice.quick.default]
    return pick_row("start", practice.quick.label, (("quick", "Quick start"), ("usual", usual)), chosen)


def _name(name: str) -> Markup:
    return el(
        "input",
        id="practise-name",
        name="name",
        value=name,
        placeholder=NAMELESS,
        autocomplete="nickname",
        data={"remember": "name"},
        aria_describedby="practise-problem",
        testid="practise-name",
    )

"""The games as posters: one click on one asks for a name, or for whom to practise against."""

from __future__ import annotations

from collections.abc import Sequence

from markupsafe import Markup

from components.home.catalogue import Poster
from components.html import button, el, heading, join
from components.pictures import icon, scenery
from components.requests import Choose

START_NEW_GAME = "Start New Game"


def draw_posters(posters: Sequence[Poster]) -> Markup:
    return join(
        heading(2, "Games", name="games-title", cls="sr-only"),
        el("ul", *(el("li", _poster(each), _practise(each)) for each in posters), cls="posters"),
    )


def _poster(poster: Poster) -> Markup:
    picture = el("span", scenery(poster.picture, cls="poster-art"), cls="poster-picture")
    name = f"poster-{poster.name}"
    facts = el("span", el("span", poster.players), el("span", poster.minutes), cls="poster-facts")
    words = el(
        "span",
        el("span", poster.title, cls="poster-title", id=name),
        el("span", poster.blurb, cls="poster-blurb", id=f"{name}-blurb"),
        facts,
        el("span", START_NEW_GAME, icon("arrow_e"), cls="poster-go"),
        cls="poster-words",
    )
    return el(
        "button",
        picture,
        words,
        type="button",
        cls="poster",
        sends=Choose(poster.name),
        testid=f"game-{poster.name}",
        aria_label=f"{START_NEW_GAME}: {poster.title}",
        aria_describedby=f"{name}-blurb",
        aria_haspopup="dialog",
    )


def _practise(poster: Poster) -> Markup | None:
    """The other way into a game that has system players: alone, and at once."""
    if poster.practice is None:
        return None
    return button(
        join(icon("clockwork"), "Practise"),
        sends=Choose(poster.name, practise=True),
        kind="small practise",
        testid=f"practise-{poster.name}",
        aria_label=f"Practise {poster.title} alone",
        aria_haspopup="dialog",
    )

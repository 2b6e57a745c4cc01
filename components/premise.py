"""The story that leads up to a game: what happened, what the players must find out, and who was there."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from markupsafe import Markup

from clueapp.kernel.info import GameInfo, Premise
from clueapp.kernel.places import Place
from components.gallery import ART
from components.html import button, el, heading, join
from components.pictures import icon, image

DIALOG = "premise"


@cache
def draw_brief(info: GameInfo) -> Markup:
    """The premise in brief, with a button that opens all of it; nothing if the game has none."""
    if info.premise is None:
        return Markup("")
    words = el("div", heading(2, info.premise.headline), el("p", info.premise.summary), cls="premise-words")
    more = button(
        join(icon("scroll"), "Read the case"),
        kind="small",
        data={"local": "open", "dialog": DIALOG},
        testid="read-premise",
        aria_haspopup="dialog",
    )
    return join(words, questions(info.premise), more, _dialog(info.premise, info.places))


def _dialog(premise: Premise, places: tuple[Place, ...]) -> Markup:
    close = button(
        icon("cross"), kind="icon close", data={"local": "close"}, testid="premise-close", aria_label="Close the story"
    )
    return el(
        "dialog",
        close,
        heading(2, premise.headline, name="premise-title"),
        draw_story(premise, places),
        id=DIALOG,
        cls="dialog premise-page",
        testid="premise",
        aria_labelledby="premise-title",
    )


def draw_story(premise: Premise, places: Iterable[Place]) -> Markup:
    """The whole premise: the paragraphs, the questions, and each suspect's own story."""
    return join(
        *(el("p", each) for each in premise.paragraphs),
        questions(premise),
        el("ul", *map(_person, places), cls="premise-people"),
    )


def questions(premise: Premise) -> Markup:
    return el("ol", *(el("li", each) for each in premise.questions), cls="premise-questions")


def _person(place: Place) -> Markup:
    face = f"face-{place.id}"
    words = el("div", el("b", place.full_name or place.title), el("p", f"{place.story} {place.more}"))
    return el("li", image(face) if face in ART else None, words, cls=f"premise-person {place.id}")

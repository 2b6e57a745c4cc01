"""The pieces of which a page of rules is set."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from markupsafe import Markup

from components.html import Child, el, heading
from components.pictures import image


@dataclass(frozen=True, slots=True)
class Chapter:
    """A part of the rules with a heading of its own."""

    id: str
    title: str
    content: Markup


def text(*paragraphs: Child) -> Markup:
    return Markup("").join(el("p", each) for each in paragraphs)


def points(*items: Child) -> Markup:
    return el("ul", *(el("li", each) for each in items), cls="points")


def steps(*items: tuple[str, Child]) -> Markup:
    """Numbered steps, each a name and what is done."""
    return el("ol", *(el("li", el("b", name), el("span", what)) for name, what in items), cls="steps")


def keys(*rows: tuple[tuple[str, ...], str]) -> Markup:
    """A table of keys and what they do."""
    lines = (
        el("tr", el("th", *(el("kbd", key) for key in names), scope="row"), el("td", what)) for names, what in rows
    )
    return el("table", el("tbody", *lines), cls="keys", aria_label="Keys")


def cards(names: Iterable[tuple[str, str]]) -> Markup:
    """Playing cards side by side, each with its name."""
    figures = (el("figure", image(f"card-{card}"), el("figcaption", title), cls="rule-card") for card, title in names)
    return el("div", *figures, cls="rule-cards")


def faces(people: Iterable[tuple[str, str]]) -> Markup:
    """Suspects in a row, in this order."""
    items = (el("li", image(f"face-{who}"), el("span", title), cls="rule-face") for who, title in people)
    return el("ol", *items, cls="rule-faces")


def aside(*content: Child) -> Markup:
    """A word beside the rules."""
    return el("p", *content, cls="aside")


def contents(chapters: Iterable[Chapter]) -> Markup:
    links = (el("li", el("a", chapter.title, href=f"#{chapter.id}")) for chapter in chapters)
    return el("nav", heading(2, "Contents", cls="sr-only"), el("ol", *links), cls="contents", aria_label="Contents")


def draw_chapter(chapter: Chapter) -> Markup:
    return el("section", heading(2, chapter.title, name=chapter.id), chapter.content, cls="chapter")

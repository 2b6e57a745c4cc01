"""The rules of the games."""

from __future__ import annotations

from functools import partial

from markupsafe import Markup

from components.home.catalogue import Poster, posters
from components.html import el, heading, join
from components.pictures import icon, scenery
from components.rules import Rules, rules_of
from components.rules.prose import contents, draw_chapter
from pages.parlour import games
from pages.prose import serve


def install() -> None:
    """Serve `/rules` and `/rules/GAME`."""

    serve("/rules", "Rules · Clueapp", _draw_list)
    for poster in posters(games()):
        if (rules := rules_of(poster.name)) is not None:
            serve(f"/rules/{poster.name}", f"Rules of {poster.title} · Clueapp", partial(_draw_rules, poster, rules))


def _draw_list() -> Markup:
    items = (el("li", _entry(poster)) for poster in posters(games()))
    return join(
        el(
            "div",
            heading(1, "Rules"),
            el("p", "How each game is played here, in a few minutes’ reading.", cls="lead"),
            cls="prose-head",
        ),
        el("ul", *items, cls="rule-list"),
    )


def _entry(poster: Poster) -> Markup:
    content = join(
        scenery(poster.picture, cls="rule-list-art"),
        el(
            "span",
            el("b", poster.title),
            el("span", f"{poster.players}, {poster.minutes}", cls="quiet"),
            cls="rule-list-words",
        ),
    )
    if rules_of(poster.name) is None:
        return el("div", content, cls="rule-link")
    return el("a", content, icon("arrow_e"), href=f"/rules/{poster.name}", cls="rule-link")


def _draw_rules(poster: Poster, rules: Rules) -> Markup:
    lead, chapters = rules
    parts = chapters()
    facts = el("p", f"{poster.players} · {poster.minutes}", cls="quiet")
    words = el("div", heading(1, poster.title), el("p", lead, cls="lead"), facts, cls="prose-words")
    head = el("div", scenery(poster.picture, cls="prose-art"), words, cls="prose-head with-art")
    play = el("p", el("a", icon("door"), "See all games", href="/", cls="button primary"), cls="ends")
    body = el("article", *(draw_chapter(each) for each in parts), play, cls="chapters")
    return join(head, el("div", contents(parts), body, cls="prose-body"))

"""The hand: the seat's own cards, and nobody else's."""

from __future__ import annotations

from functools import cache

from markupsafe import Markup

from clueapp.games.mystery.cards import short_title, title
from components.html import el, heading, join
from components.pictures import image
from components.tables.mystery import MysteryTableView


def part(table: MysteryTableView) -> object:
    own = table.view.own if table.view else None
    return (own.hand if own else None, table.you is None)


def draw(table: MysteryTableView) -> Markup:
    own = table.view.own if table.view else None
    if own is None:
        return el("p", "You’re watching, so you have no cards.", cls="quiet watching")
    if not own.hand:
        return join(heading(2, "Your cards"), el("p", "The cards haven’t been dealt yet.", cls="quiet"))
    cards = join(*(card(name) for name in own.hand))
    return join(heading(2, "Your cards"), el("div", cards, cls="cards", style=f"--count:{len(own.hand)}"))


@cache
def card(name: str, testid: str | None = None) -> Markup:
    """A card, face up; where there is little room its name goes without "Colonel" or "Mrs."."""
    short = short_title(name)
    return el(
        "figure",
        image(f"card-{name}", cls="card-face"),
        el("figcaption", el("span", title(name).removesuffix(short), cls="rank"), hyphenated(short)),
        cls="card",
        testid=testid or f"card-{name}",
    )


def hyphenated(words: str) -> str:
    """Long names may be parted where a card is narrow."""
    return words.replace("Conservatory", "Conser\u00advatory").replace("Candlestick", "Candle\u00adstick")

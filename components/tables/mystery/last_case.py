"""The last case, in the lobby: the three cards of the case file."""

from __future__ import annotations

from markupsafe import Markup

from clueapp.games.mystery.cards import title
from clueapp.games.mystery.state import MysteryTable
from clueapp.games.mystery.telling import in_words
from components.html import el, heading, join
from components.pictures import image


def draw(public: MysteryTable) -> Markup:
    """The solution in a sentence and in pictures; nothing if no case file was ever filled."""
    if public.solution is None:
        return Markup("")
    solved = f"{title(public.winner)} solved it: " if public.winner else "It was "
    words = el(
        "div",
        heading(2, "The last case"),
        el("p", f"{solved}{in_words(public.solution)}.", testid="last-case"),
        cls="aftermath-words",
    )
    cards = (image(f"card-{each}", cls="card-face") for each in public.solution.cards)
    return join(words, el("div", *cards, cls="aftermath-cards", aria_hidden="true"))

"""The open question in the lobby, after the host has ended a match."""

from __future__ import annotations

from markupsafe import Markup

from clueapp.games.trivia.state import Duel
from components.html import el, heading


def draw(duel: Duel) -> Markup:
    """The clue with its answer; nothing if no question was open."""
    if not duel.answer:
        return Markup("")
    return el(
        "div",
        heading(2, f"The last question: {duel.bout.category}"),
        el("p", duel.bout.letters),
        el("p", "The answer: ", el("b", duel.answer, testid="last-answer")),
        cls="aftermath-words",
    )

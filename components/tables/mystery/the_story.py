"""The chapter about the case in the rules of both mysteries."""

from __future__ import annotations

from clueapp.games.mystery.info import PLACES
from clueapp.games.mystery.story import CASE
from components.premise import draw_story
from components.rules.prose import Chapter


def the_story() -> Chapter:
    """The story of John Boddy, the three questions, and the suspects."""
    return Chapter("story", CASE.headline, draw_story(CASE, PLACES))

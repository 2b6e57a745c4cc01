"""A celebration: how many pieces fall, in which colours, who applauds, and what a screen reader gets of it."""

import re

import pytest

from components import celebration
from components.celebration import FEW, PIECES, applause, confetti
from components.html import el
from components.theme import style_sheet


@pytest.mark.req("P-10.2")
def test_confetti_is_bounded_hidden_from_readers_and_in_colours_of_the_palette() -> None:
    html = str(confetti("ABCDEF-1-end"))
    assert 'aria-hidden="true"' in html
    assert html.count("<i ") == PIECES
    tokens = set(re.findall(r"--colour:var\(--([a-z-]+)\)", html))
    assert tokens == set(celebration.PARLOUR)
    assert all(f"--{token}:" in style_sheet() for token in tokens)
    assert 'data-sounds="fanfare"' in html


def test_the_same_ending_is_drawn_the_same_and_another_is_another() -> None:
    confetti.cache_clear()
    once = confetti("ABCDEF-1-end")
    confetti.cache_clear()
    assert confetti("ABCDEF-1-end") == once
    assert confetti("ABCDEF-2-end") != once


def test_all_pieces_have_fallen_when_it_ends() -> None:
    html = str(confetti("ABCDEF-1-end"))
    delays, times = (list(map(int, re.findall(rf"--{name}:(\d+)ms", html))) for name in ("delay", "time"))
    assert max(delay + time for delay, time in zip(delays, times, strict=True)) <= celebration.LASTS


def test_a_quiet_celebration_has_few_pieces_and_no_fanfare() -> None:
    html = str(confetti("ABCDEF-1-end", ("red-team", "brass"), is_quiet=True))
    assert html.count("<i ") == FEW
    assert "data-sounds" not in html
    assert set(re.findall(r"--colour:var\(--([a-z-]+)\)", html)) == {"red-team", "brass"}


def test_everybody_who_applauds_has_hands() -> None:
    html = str(applause("ABCDEF-1-end", [el("b", "Ann"), el("b", "Bob")]))
    assert html.count('class="hands"') == 2
    assert 'aria-label="The table applauds"' in html

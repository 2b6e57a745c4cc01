"""Somebody among system players, who takes part by pressing what the page offers, whenever it offers something.

What system players do comes by itself, so nothing here reads the log to know whose turn it is: it waits for the page.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence

from playwright.sync_api import Locator

from e2e.classic_table import ClassicPlayer
from e2e.player import Player
from e2e.words import TITLES

MOST_ACTIONS = 300
ROUND = 120
"""Seconds in which the turn comes round, with five system players on a busy machine."""
_AWAITED = """() => document.querySelector('[data-testid=winner]') ? 'over'
  : document.querySelector('.prompt-body.yours') ? 'yours' : document.querySelector('.revealing') ? 'revealing' : ''"""


def plays_on(*people: Player, until: Callable[[], bool] | None = None) -> None:
    """All of them take part until the game is over, or until this is so when one of them is next asked."""
    for _ in range(MOST_ACTIONS):
        person = next_awaited(people)
        if person is None or (until and until()):
            return
        takes_part(person)
    raise AssertionError(f"It did not come about within {MOST_ACTIONS} actions.")


def next_awaited(people: Sequence[Player]) -> Player | None:
    """Until the page of one of them asks for something: whose it is; None if the game is over instead."""
    deadline = time.monotonic() + ROUND
    while time.monotonic() < deadline:
        for person in people:
            match person.page.evaluate(_AWAITED):
                case "yours":
                    return person
                case "over":
                    return None
                case "revealing":
                    person.table.pass_reveal()
        people[0].page.wait_for_timeout(30)
    raise AssertionError(f"Nobody was asked for anything in {ROUND} s.")


def takes_part(person: Player) -> None:
    """One thing that the page offers: show, suggest, go on towards a room, or end the turn; accuse if it is proven."""
    offers = sorted(person.offers())
    if "suggest-here" in offers:
        person.page.get_by_test_id("action-suggest-here").click()
    form = person.page.locator("form.suggest:visible")
    ways = [each for each in offers if each.startswith(("show-", "move-", "walk-"))]
    if "suggest" in offers and form.count():
        _suggests(person, form)
    elif is_proven(person):
        _accuses(person)
    elif "roll" in offers:
        presses(person, "roll")
    elif ways:
        presses(person, "move-passage" if "move-passage" in ways else ways[0])
    elif isinstance(person, ClassicPlayer) and (lit := sorted(person.lit())):
        _redraws(person, lambda: person.clicks(lit[0]))
        presses(person, "end-turn")
    else:
        presses(person, "end-turn")


def presses(person: Player, offer: str) -> None:
    """Press what is offered, and wait until the page asks something else, or the same anew."""
    _redraws(person, person.page.get_by_test_id(f"action-{offer}").click)


def is_proven(person: Player) -> bool:
    """Nobody could disprove one's own suggestion, of which one holds nothing oneself."""
    if "Nobody could disprove your suggestion." not in person.prompt():
        return False
    return suggested(person).isdisjoint(person.hand())


def suggested(person: Player) -> frozenset[str]:
    """The cards of the suggestion that is on the table."""
    names = person.page.locator("[data-testid^=suggested-]").evaluate_all(
        "nodes => nodes.map(node => node.dataset.testid.slice('suggested-'.length))"
    )
    return frozenset(names)


def called(person: Player, seat: str) -> str:
    """A player as the page names them: "Miss Scarlet (Ann)"."""
    return f"{TITLES[seat]} ({name_of(person, seat)})"


def name_of(person: Player, seat: str) -> str:
    """The name that the feed uses for a seat's player; a system player's is drawn by lot."""
    return person.page.locator(f"[data-testid=plate-{seat}] .plate-name").inner_text()


def _suggests(person: Player, form: Locator) -> None:
    """Whom and what one knows least of."""
    for group in ("suspect", "weapon"):
        unknown = form.locator(f".{group} .choice:not(.known) input")
        (unknown if unknown.count() else form.locator(f".{group} .choice input")).first.check()
    presses(person, "suggest")


def _accuses(person: Player) -> None:
    cards = suggested(person)
    person.page.get_by_test_id("action-accuse").click()
    for card in cards:
        person.page.get_by_test_id(f"accuse-{card}").check()
    _redraws(person, person.page.get_by_test_id("accuse-confirm").click)


def _redraws(person: Player, act: Callable[[], None]) -> None:
    """Do it, and wait until the prompt that offered it has gone: with quick others the next may look the same."""
    before = person.page.locator(".prompt-body.yours").element_handle()
    act()
    before.wait_for_element_state("hidden")

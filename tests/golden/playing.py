"""A golden game played on, at random, by filling in whatever form is open."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from clueapp.kernel.menu import Form
from clueapp.rooms.handle import Handle
from clueapp.rooms.rehearsal.filling_in import fill_in
from tests.golden.waking import House

ENOUGH = 150
"""Actions after which a game has been played on for long enough."""
MOST_STEPS = 800
LIKINGS = {"MARK": 0.05, "ACCUSE": 0.02, "TAKE_BACK": 0.2, "FOLD": 0.1}
"""How much each thing to do is liked, where it is not as much as the others."""
EAGERNESS = {"BUZZ": 0.05, "OVERTURN": 0.3}
"""How often something open is done before the clock goes on, where it is not always."""
A_LITTLE, A_WHILE = 300, 1_500


async def play_on(house: House, handles: Sequence[Handle], rng: Random) -> int:
    """Until it is over, or enough was done: how many actions there were, each of which was accepted."""
    accepted = 0
    for _ in range(MOST_STEPS):
        if accepted == ENOUGH or handles[0].table().status == "over":
            return accepted
        accepted += await _does_something(handles, rng)
        await house.clock.advance(rng.choice((A_LITTLE, A_WHILE)))
    raise AssertionError("the game neither ends nor goes on")


async def _does_something(handles: Sequence[Handle], rng: Random) -> bool:
    """Somebody fills in a form; or nobody does, and time passes."""
    offers = [(handle, form) for handle in handles for form in handle.table().menu.forms]
    if not offers:
        return False
    ((handle, form),) = rng.choices(offers, [_liking(form) for _, form in offers])
    if rng.random() >= EAGERNESS.get(form.action.wire_name, 1):
        return False
    await handle.send(fill_in(form, rng))
    return True


def _liking(form: Form) -> float:
    return LIKINGS.get(form.action.wire_name, 1)

"""Forms and options filled in at random, or in every way."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from math import prod
from random import Random

from clueapp.kernel.game import AnyGame
from clueapp.kernel.menu import Action, Between, Form, FormField, OneOf
from clueapp.kernel.options import Options

SOMETHING_TO_SAY = ("ocean", "velvet", "umbrella", "mathematics")
"""What is written where anything, or nearly anything, can be."""


def any_options(game: AnyGame, rng: Random) -> Options:
    """Some options that a game can be played with."""
    options = {each.name: rng.choice(each.values)[0] for each in game.info.options}
    return game.info.default_options() if game.objection(options) else options


def fill_in(form: Form, rng: Random) -> Action:
    """An action that fits the form."""
    return form.action(**{name: rng.choice(_values(each)) for name, each in form.fields.items()})


def all_that_fit(form: Form, most: int) -> Iterator[Action]:
    """Every action that fits a form, if they are not more than so many."""
    choices = [_values(each) for each in form.fields.values()]
    if prod(map(len, choices)) <= most:
        for values in product(*choices):
            yield form.action(**dict(zip(form.fields, values, strict=True)))


def _values(each: FormField) -> Sequence[str | int]:
    if isinstance(each, OneOf):
        return each.values
    if isinstance(each, Between):
        return range(each.least, each.most + 1)
    return [word for word in SOMETHING_TO_SAY if each.allows(word)][:1]

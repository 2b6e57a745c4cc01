"""Actions of every kind with right, nearly right and senseless content."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields
from functools import cache
from random import Random
from types import UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from clueapp.kernel.menu import Action, OneOf
from clueapp.kernel.truth import project
from tests.contract.play import Play

GARBAGE = ("", " ", "nobody", "None", "0", "\x00", "é🂡", "<script>", "a" * 1999, "hall-", "-", "ROPE", "rope:plum")
NUMBERS = (-1, 0, 1, 2, 7, 10**9)


@dataclass(frozen=True, slots=True)
class Juggle(Action):
    """Something that no game knows."""

    balls: str = "three"


def attempts(play: Play, rng: Random, number: int) -> Iterator[Action]:
    """Random actions, most of them out of place."""
    words = words_of(play)
    for _ in range(number):
        kind = rng.choice((*play.game.actions, Juggle))
        hints = _hints(kind)
        yield kind(**{each.name: _content(hints[each.name], words, rng) for each in fields(kind)})


@cache
def _hints(kind: type[Action]) -> dict[str, Any]:
    return get_type_hints(kind)


def strangers_and_seats(play: Play) -> list[str]:
    return [*play.players, *(place.id for place in play.game.info.places), "nobody", ""]


def words_of(play: Play) -> list[str]:
    """Every value that is on anybody's menu now, names of seats and what the table shows."""
    found = {*play.players, *(place.id for place in play.game.info.places)}
    for seat in play.players:
        for form in play.forms(seat):
            for each in form.fields.values():
                found.update(map(str, each.values) if isinstance(each, OneOf) else ())
        found.update(_strings(play.game.show(project(play.truth, seat))))
    return sorted(found)


def _strings(value: object) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for each in value.values():
            yield from _strings(each)
    elif isinstance(value, list):
        for each in value:
            yield from _strings(each)


def _content(hint: object, words: list[str], rng: Random) -> Any:
    if hint is str:
        return rng.choice(words) if rng.random() < 0.85 else rng.choice(GARBAGE)
    if hint is bool:
        return rng.random() < 0.5
    if hint is int:
        return rng.choice(NUMBERS)
    if get_origin(hint) in (UnionType, Union):
        return _content(rng.choice(get_args(hint)), words, rng)
    if get_origin(hint) is Literal:
        return rng.choice((*get_args(hint), rng.choice(GARBAGE)))
    raise TypeError(f"teach the attempts how to fill in a {hint}")

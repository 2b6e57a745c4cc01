"""What people pick in the lobby, and the chairs they get when a game begins.

Three words: a *place* is what one picks (a suspect, a side, a role in a team), and several may pick the same one if it
has the capacity; a *seat* is a chair at one game; a *person* picks a place, and is given a seat when the game begins.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from clueapp.kernel.menu import Action
from clueapp.kernel.truth import Seat

Picks = Mapping[str, str]
"""What each person has picked: person to place, in the order in which they sat down."""
Seating = Mapping[Seat, str]
"""The seats of a game, each with the place that its person has picked; the host's seat comes first."""


@dataclass(frozen=True, slots=True)
class Place:
    """Something to pick in the lobby: its name on the wire, its title, who or what that is, and for how many."""

    id: str
    title: str
    story: str = ""
    capacity: int = 1
    team: str = ""
    """The team that it belongs to, where there are teams."""
    role: str = ""
    """What one is in that team."""
    full_name: str = ""
    """The person's full name, where the title is shorter."""
    more: str = ""
    """The rest of the story, if there is more."""


@dataclass(frozen=True, slots=True)
class Pick(Action):
    """Take another place: in the lobby, and in the course of a game that has it among its actions."""

    seat: str


@dataclass(frozen=True, slots=True)
class Missing:
    """What a game lacks before it can start: a stable code, and a sentence for those who wait."""

    code: str
    sentence: str


def with_room(places: Iterable[Place], picks: Picks) -> tuple[str, ...]:
    """The places that one more person can pick.

    >>> red = Place("red", "Red", capacity=2)
    >>> with_room([red, Place("judge", "The Judge")], {"ann": "judge", "ben": "red"})
    ('red',)
    """
    taken = list(picks.values())
    return tuple(place.id for place in places if taken.count(place.id) < place.capacity)


def more_needed(number: int, least: int) -> Missing | None:
    """What is missing where so many are there, and so many must be.

    >>> more_needed(2, 3).sentence
    '1 more player needed: it takes at least 3.'
    >>> more_needed(3, 3) is None
    True
    """
    more = least - number
    if more <= 0:
        return None
    players = "player" if more == 1 else "players"
    return Missing("not_enough_players", f"{more} more {players} needed: it takes at least {least}.")


def chairs(places: Sequence[Place], picks: Picks) -> dict[Seat, str]:
    """A seat for everybody who has picked a place, in the order of the places: seat to person.

    Where nobody shares a place, a seat goes by the name of what was picked; else the seats are numbered, since what
    their people have picked may be the same, and may change.

    >>> chairs([Place("owl", "Owl"), Place("fox", "Fox")], {"ann": "fox", "ben": "owl"})
    {'owl': 'ben', 'fox': 'ann'}
    >>> both, judge = Place("both", "Both", capacity=2), Place("judge", "The Judge")
    >>> chairs([both, judge], {"ann": "judge", "ben": "both", "cleo": "both"})
    {'seat-1': 'ben', 'seat-2': 'cleo', 'seat-3': 'ann'}
    """
    order = {place.id: number for number, place in enumerate(places)}
    people = sorted(picks, key=lambda person: order[picks[person]])
    if all(place.capacity == 1 for place in places):
        return {picks[person]: person for person in people}
    return {f"seat-{number}": person for number, person in enumerate(people, 1)}

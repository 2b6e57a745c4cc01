"""Playing again: with the same teams, with other spymasters, or shuffled (W-2.15)."""

from __future__ import annotations

from random import Random

from clueapp.games.codenames.lobby import FEWEST, missing, teams_by_lot
from clueapp.games.codenames.state import TEAMS
from clueapp.kernel.places import Picks

CHOICES = (("same", "Same teams"), ("swap", "Swap spymasters"), ("shuffle", "Shuffle teams"))


def choices(picks: Picks) -> tuple[str, ...]:
    """The kinds of rematch that these people can play.

    If somebody has left, the old teams may no longer do; as long as the number is right, they can still be shuffled.

    >>> choices({"ann": "red_spymaster", "ben": "red_operative", "cy": "blue_spymaster", "di": "red_operative"})
    ('shuffle',)
    """
    if missing(picks) is None:
        return tuple(name for name, _ in CHOICES)
    return ("shuffle",) if len(picks) >= FEWEST and len(picks) % 2 == 0 else ()


def picks_for(picks: Picks, choice: str, rng: Random) -> Picks:
    """The place that each of them gets."""
    match choice:
        case "swap":
            return with_next_spymasters(picks)
        case "shuffle":
            return teams_by_lot(picks, rng)
    return picks


def with_next_spymasters(picks: Picks) -> dict[str, str]:
    """Swap each spymaster with the next member of their team, in the order in which they joined the room.

    After the last member comes the first, so everybody gets a turn.

    >>> with_next_spymasters({"ann": "red_operative", "ben": "red_spymaster", "cy": "red_operative"})
    {'ann': 'red_operative', 'ben': 'red_operative', 'cy': 'red_spymaster'}
    """
    places = dict(picks)
    for team in TEAMS:
        members = [person for person, place in picks.items() if place.startswith(f"{team}_")]
        for person, following in zip(members, (*members[1:], *members[:1]), strict=True):
            if picks[person] == f"{team}_spymaster":
                places[person], places[following] = picks[following], picks[person]
    return places

"""The teams before a game: which place a newcomer gets, what is missing, and teams by lot (W-2.10, W-2.11)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from random import Random

from clueapp.games.codenames.state import TEAMS, Team
from clueapp.kernel.places import Missing, Picks

FEWEST = 4


def place_to_give(picks: Picks, open_places: Iterable[str]) -> tuple[str, ...]:
    """A place in the smaller team: as its first operative, then as its spymaster, then as one more operative."""
    held = Counter(picks.values())

    def rank(place: str) -> tuple[int, bool]:
        team, role = place.split("_")
        wanted = "spymaster" if held[f"{team}_operative"] and not held[f"{team}_spymaster"] else "operative"
        return _size(held, team), role != wanted

    return tuple(sorted(open_places, key=rank)[:1])


def missing(picks: Picks) -> Missing | None:
    """Everything that is missing, in one go: an even number, equal teams, a spymaster and an operative in each.

    >>> missing({"ann": "red_spymaster", "ben": "red_operative", "cy": "blue_operative"}).sentence
    '1 more player needed: it takes at least 4. Blue needs a spymaster.'
    """
    held = Counter(picks.values())
    red, blue = (_size(held, team) for team in TEAMS)
    found: list[tuple[str, str]] = []
    if len(picks) < FEWEST:
        found.append(("not_enough_players", _more(FEWEST - len(picks))))
    elif red != blue:
        call = "You need an even number of players" if len(picks) % 2 else "Make the teams equal"
        found.append(("uneven_teams", f"{call}: red has {red} and blue has {blue}."))
    for team in TEAMS:
        found += _lacking(held, team, is_complete=len(picks) >= FEWEST)
    return Missing(found[0][0], " ".join(sentence for _, sentence in found)) if found else None


def _more(number: int) -> str:
    return f"{number} more {'player' if number == 1 else 'players'} needed: it takes at least {FEWEST}."


def _lacking(held: Counter[str], team: Team, *, is_complete: bool) -> list[tuple[str, str]]:
    found = []
    if not held[f"{team}_spymaster"]:
        found.append(("no_spymaster", f"{team.title()} needs a spymaster."))
    if is_complete and not held[f"{team}_operative"]:
        found.append(("no_operative", f"{team.title()} needs an operative."))
    return found


def _size(held: Counter[str], team: str) -> int:
    return held[f"{team}_spymaster"] + held[f"{team}_operative"]


def teams_by_lot(picks: Picks, rng: Random) -> dict[str, str]:
    """Everybody into one of two teams of equal size, the first of each as its spymaster."""
    people = list(picks)
    rng.shuffle(people)
    teams = rng.sample(TEAMS, len(TEAMS))
    places = {}
    for number, person in enumerate(people):
        role = "spymaster" if number < len(teams) else "operative"
        places[person] = f"{teams[number % len(teams)]}_{role}"
    return {person: places[person] for person in picks}

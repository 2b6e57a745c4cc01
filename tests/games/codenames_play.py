"""Whole games of Codenames by people with habits: some who play to win, and some who come, go and change sides."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from clueapp.games.codenames.actions import Clue, Confirm, EndGuessing, Unvote, Vote
from clueapp.games.codenames.state import TEAMS
from clueapp.kernel.menu import Action
from tests.games.codenames_table import AtSeat, AtTable, table

MOST_STEPS = 2_000
CLUES = ("ocean", "river", "thunder", "mystery", "zebra")
CLOCKS = (0, 60)


def finish(at: AtTable) -> AtTable:
    """From any position to the end: by those who are there, and where they cannot, by those who come back."""
    for _ in range(MOST_STEPS):
        if at.phase == "over":
            return at
        if not _goes_on(at):
            staying = {at.name_of(seat) for seat in at.public.staying}
            assert at.public.present != {at.names[name] for name in staying}, "all are there, and nobody can go on"
            at.attended_by(staying)
    raise AssertionError("it went on for ever")


def _goes_on(at: AtTable) -> bool:
    """One thing that leads on; False if nobody who is there can do anything."""
    match at.phase:
        case "paused":
            return _resumed(at)
        case "clue" if at.spymaster(at.team).seat in at.public.present:
            at.spymaster(at.team).clues("ocean", "unlimited")
        case "guess" if at.public.present_operatives(at.team):
            _hit(at)
        case _ if at.public.present:
            at.grace_is_over()
        case _:
            return False
    return True


def _resumed(at: AtTable) -> bool:
    if not fill(at):
        return False
    if at.public.owner not in at.public.present:
        at.seat(at.name_of(min(at.public.present))).becomes_owner()
        assert at.public.owner in at.public.present
    at.seat(at.name_of(at.public.owner)).resumes()
    return True


def _hit(at: AtTable) -> None:
    key = at.truth.vault.key
    at.turns_over(at.public.words[next(index for index in at.public.hidden if key[index] == at.team)])


def fill(at: AtTable) -> bool:
    """Whatever is missing is taken by one who is there and may take it; False if nobody can."""
    while lacks := at.wire["lacks"]:
        place = f"{at.team}_{lacks[0]}"
        takers = [each for each in present(at) if place in each.places]
        if not takers:
            return False
        min(takers, key=lambda each: _cost(at, each)).takes(place)
    return True


def _cost(at: AtTable, each: AtSeat) -> tuple[bool, bool, bool]:
    """First those who do nothing else, then those of the team, last the only one who is there to guess."""
    team, role = each.post
    is_last = {who.seat for who in guessers(at)} == {each.seat}
    return is_last, role == "spymaster", team != at.team and role != "retired"


def guessers(at: AtTable) -> list[AtSeat]:
    """Those who are there and have not seen the key."""
    return [each for each in present(at) if each.seat not in at.public.informed]


def present(at: AtTable) -> list[AtSeat]:
    return [each for each in at.everybody() if each.seat in at.public.present]


def any_table(rng: Random) -> AtTable:
    """Four to twelve of them."""
    options = {name: rng.choice(CLOCKS) for name in ("clue_seconds", "guess_seconds")}
    return table(rng.randint(1, 5), first=rng.choice(TEAMS), options={**options, "watchers_see": "board"})


def play(seed: int, unrest: float, limit: int = MOST_STEPS, watch: Callable[[AtTable], None] | None = None) -> AtTable:
    """A random game, up to its end or so many steps; `unrest`: how often somebody comes, goes or is late."""
    rng = Random(seed)
    at = any_table(rng)
    for _ in range(limit):
        if watch:
            watch(at)
        if at.phase == "over":
            break
        if rng.random() < unrest:
            disturb(at, rng)
        else:
            act(at, rng)
    return at


def act(at: AtTable, rng: Random) -> None:
    """Somebody who is there does something open to them; where nobody can, somebody comes back."""
    offers = [(each, form.action) for each in present(at) for form in at.menu(each.seat).forms]
    if not offers:
        at.attended_by({at.name_of(seat) for seat in at.public.staying})
        return
    weights = [LIKINGS.get(action, 1.0) for _, action in offers]
    (who, action), *_ = rng.choices(offers, weights)
    who.does(_filled(at, who, action, rng))


LIKINGS: dict[type[Action], float] = {Confirm: 8, Unvote: 0.05, EndGuessing: 0.3}
"""How much each thing to do is liked, where it is not as much as the others."""


def _filled(at: AtTable, who: AtSeat, action: type[Action], rng: Random) -> Action:
    """What this one would do: votes mostly follow the others, or what the spymaster meant."""
    form = at.menu(who.seat).form(action)
    assert form is not None
    if action is Clue:
        return Clue(rng.choice(CLUES), rng.choice((0, 1, 2, 2, 3, "unlimited")))
    fields = {name: rng.choice(field.values) for name, field in form.fields.items()}  # type: ignore[union-attr]
    if action is Vote:
        others = [index for seat, index in at.public.votes.items() if seat != who.seat]
        meant = [index for index in at.public.hidden if at.truth.vault.key[index] == at.team]
        liked = [index for index in (others or meant) if index != at.public.votes.get(who.seat)]
        if liked and rng.random() < 0.8:
            return Vote(rng.choice(liked))
    return action(**fields)


def disturb(at: AtTable, rng: Random) -> None:
    """Somebody comes or goes, for a while or for good; the office passes; the time or the patience is over."""
    who = rng.choice(at.everybody())
    kind = rng.choice(("gone", "gone", "back", "back", "time", "grace", "owner", "left"))
    if kind == "gone":
        who.is_gone()
    elif kind == "back" and who.seat not in at.public.left:
        who.returns()
    elif kind == "time" and at.deadline is not None:
        at.time_runs_out()
    elif kind == "grace" and at.game.misses(at.public) - at.public.present:
        at.grace_is_over()
    elif kind == "owner" and who.seat in at.public.present:
        who.becomes_owner()
    elif kind == "left" and rng.random() < 0.2:
        who.leaves_for_good()

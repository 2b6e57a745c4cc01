"""The rules before the nine doors."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from clueapp.kernel.errors import IllegalAction
from clueapp.kernel.game import NO_PACKS, NOTHING_SEEN, Cast, Deadline, Game, Outcome, Packs, Telling
from clueapp.kernel.info import GameInfo
from clueapp.kernel.menu import NO_MENU, Action, Form, Menu, OneOf
from clueapp.kernel.options import Option, Options
from clueapp.kernel.places import Missing, Picks, Place, Seating
from clueapp.kernel.truth import Event, Fact, Seat, Truth
from tests.doors import state as s
from tests.doors import words as w

PLACES = tuple(
    place
    for team in s.TEAMS
    for place in (
        Place(f"{team}_keeper", f"Keeper of the {team}s", "Knows the door.", 1, team, "keeper"),
        Place(f"{team}_runner", f"Runner of the {team}s", "Tries the doors.", 3, team, "runner"),
    )
)
CLOCK = Option("turn_seconds", "Turn clock", ((0, "Off"), (30, "30 s")), default=0)


class DoorsGame(Game[s.Night, s.Paper, s.Hidden]):
    """Teams, a role with several holders, a change of role, presence as facts, and a pause."""

    info = GameInfo(
        name="doors",
        title="Doors",
        blurb="Nine doors, two teams.",
        places=PLACES,
        min_players=4,
        max_players=8,
        minutes="5 minutes",
        on_leaving="Your team goes on without you.",
        options=(CLOCK,),
        starts_when_full=False,
    )
    actions = w.ACTIONS
    events = w.EVENTS
    openings = w.OPENINGS

    # Who sits where
    def places_to_give(self, picks: Picks, options: Options) -> tuple[str, ...]:
        """To the smaller team; runners first."""
        sizes = Counter(place.split("_")[0] for place in picks.values())
        wanted = sorted(self.open_places(picks, options), key=lambda p: (sizes[p.split("_")[0]], p.endswith("_keeper")))
        return tuple(wanted[:1])

    def missing(self, picks: Picks, options: Options) -> Missing | None:
        held = Counter(picks.values())
        sizes = {team: held[f"{team}_keeper"] + held[f"{team}_runner"] for team in s.TEAMS}
        for team in s.TEAMS:
            if not held[f"{team}_keeper"]:
                return Missing("no_keeper", f"The {team}s have no keeper.")
        if sizes["red"] != sizes["blue"]:
            return Missing("uneven_teams", f"The reds are {sizes['red']}, the blues {sizes['blue']}.")
        return super().missing(picks, options)

    def place_of(self, public: s.Night, seat: Seat) -> str | None:
        return public.roles[seat]

    # Set-up
    def bare_table(self, seats: Sequence[Seat]) -> s.NightTruth:
        return Truth(s.Night(), {seat: s.Paper() for seat in seats}, s.Hidden())

    def opening(self, seating: Seating, options: Options, rematches: int = 0, before: s.Night | None = None) -> Fact:
        return Fact(public=w.DoorsOpened(dict(seating), int(options.get(CLOCK.name, 0))))

    def setup(
        self, truth: s.NightTruth, rng: Random, seen: Mapping[str, int] = NOTHING_SEEN, packs: Packs = NO_PACKS
    ) -> Sequence[Fact]:
        first = rng.choice(s.TEAMS)
        doors = {team: rng.choice(s.DOORS) for team in s.TEAMS}
        keepers = {team: truth.public.keeper(team) for team in s.TEAMS}
        told = {keeper: w.DoorTold(doors[team]) for team, keeper in keepers.items() if keeper is not None}
        return [Fact(own=told, vault=w.TreasuresHidden(doors, rng.getrandbits(32))), Fact(public=w.TurnPassed(first))]

    # Deciding
    def decide(self, truth: s.NightTruth, seat: Seat, action: Action, rng: Random) -> Sequence[Fact]:
        night = truth.public
        if night.phase == "over" or seat not in night.roles or seat in night.left:
            raise IllegalAction("not_playing", "You do not play.")
        match action:
            case w.Scribble(door):
                _check_door(door)
                return [Fact(own={seat: w.Scribbled(door)})]
            case w.TryDoor(door):
                return self._try(truth, seat, door, rng)
            case w.HandOver(to):
                if to not in _heirs(night, seat):
                    raise IllegalAction("no_such_heir", "You cannot hand over an office to them.")
                door = truth.vault.doors[night.team_of(seat)]
                return [Fact(public=w.OfficePassed(seat, to), own={to: w.DoorTold(door)})]
            case w.Resume():
                if night.phase != "paused" or not night.is_ready(night.team):
                    raise IllegalAction("not_paused", "There is nothing to resume.")
                return [Fact(public=w.TurnPassed(night.team))]
        raise IllegalAction("unknown_type", "This game has no such message.")

    def _try(self, truth: s.NightTruth, seat: Seat, door: int, rng: Random) -> Sequence[Fact]:
        night = truth.public
        _check_door(door)
        if night.phase != "try" or seat not in night.runners(night.team):
            raise IllegalAction("not_your_turn", "It is not for you to try a door now.")
        if door in night.tried[night.team]:
            raise IllegalAction("already_tried", "Your team has tried that door.")
        is_right = truth.vault.doors[night.team] == door
        draft = s.NightDraft(self, truth, rng)
        draft.announce(w.DoorTried(seat, door, is_right))
        if not is_right:
            _pass_turn(draft)
        return draft.facts

    def stand_in(self, truth: s.NightTruth, seat: Seat, rng: Random) -> Sequence[Fact]:
        draft = s.NightDraft(self, truth, rng)
        _pass_turn(draft)
        return draft.facts

    def expire(self, truth: s.NightTruth, deadline: Deadline, rng: Random) -> Sequence[Fact]:
        return self.stand_in(truth, "", rng) if deadline == self.deadline(truth.public) else ()

    def desert(self, truth: s.NightTruth, seat: Seat, rng: Random) -> Sequence[Fact]:
        night = truth.public
        if night.phase == "over" or seat in night.left:
            return ()
        team = night.team_of(seat)
        is_lost = night.keeper(team) == seat or night.runners(team) == (seat,)
        return [Fact(public=w.Left(seat, s.other(team) if is_lost else ""))]

    def presence_changed(self, truth: s.NightTruth, present: frozenset[Seat], rng: Random) -> Sequence[Fact]:
        return [Fact(public=w.Attended(tuple(sorted(present))))]

    # Knowing
    def menu(self, view: s.NightView) -> Menu:
        night, seat = view.public, view.seat
        if seat is None or seat not in night.roles or seat in night.left or night.phase in ("dusk", "over"):
            return NO_MENU
        forms = [Form(w.Scribble, {"door": OneOf(s.DOORS)})]
        if heirs := _heirs(night, seat):
            forms.append(Form(w.HandOver, {"to": OneOf(heirs)}))
        if night.phase == "try" and seat in night.runners(night.team):
            left = tuple(door for door in s.DOORS if door not in night.tried[night.team])
            forms.append(Form(w.TryDoor, {"door": OneOf(left)}))
        if night.phase == "paused" and night.is_ready(night.team):
            forms.append(Form(w.Resume))
        return Menu(tuple(forms))

    def phase(self, public: s.Night) -> str:
        return public.phase

    def awaits(self, public: s.Night) -> frozenset[Seat]:
        return frozenset(public.runners(public.team) if public.phase == "try" else ())

    def in_play(self, public: s.Night) -> frozenset[Seat]:
        return frozenset(() if public.phase == "over" else set(public.roles) - public.left)

    def present(self, public: s.Night) -> frozenset[Seat] | None:
        return public.present

    def is_paused(self, public: s.Night) -> bool:
        return public.phase == "paused"

    def deadline(self, public: s.Night) -> Deadline | None:
        if public.phase != "try" or not public.turn_seconds:
            return None
        return Deadline(f"turn-{public.turn}", public.turn_seconds)

    def outcome(self, public: s.Night) -> Outcome | None:
        if public.phase != "over":
            return None
        winners = tuple(seat for seat in public.roles if public.winner and public.team_of(seat) == public.winner)
        return Outcome(winners, "found" if winners else "day")

    def tell(self, event: Event, viewer: Seat | None, cast: Cast) -> Telling | None:
        match event:
            case w.TurnPassed(team):
                return Telling(f"It is the turn of the {team}s.")
            case w.Paused(team):
                return Telling(f"The game waits for a runner of the {team}s.", matters=True)
            case w.DoorTried(seat, door, is_right):
                who = "You" if seat == viewer else cast.get(seat, "Somebody")
                return Telling(f"{who} opened door {door}: {'the treasure!' if is_right else 'nothing.'}")
            case w.OfficePassed():
                return Telling("An office was handed over.")
            case w.DoorTold(door):
                return Telling(f"Your team’s treasure lies behind door {door}.", matters=True)
            case w.Left():
                return Telling("Somebody has left for good.")
            case w.DayBroke():
                return Telling("The day broke before anybody found a treasure.")
        return None

    def show(self, view: s.NightView) -> dict[str, Any]:
        night, own = view.public, view.own
        return {
            "roles": dict(night.roles),
            "team": night.team or None,
            "tried": {team: list(doors) for team, doors in night.tried.items()},
            "informed": sorted(night.informed),
            "present": sorted(night.present),
            "winner": night.winner or None,
            "door": own.door if own else None,
            "scribble": own.scribble if own else None,
        }

    # Folding
    def public_after(self, public: s.Night, event: Event) -> s.Night:
        return s.night_after(public, event)

    def own_after(self, own: s.Paper, event: Event) -> s.Paper:
        return s.paper_after(own, event)

    def vault_after(self, vault: s.Hidden, event: Event) -> s.Hidden:
        return s.hidden_after(vault, event)


def _check_door(door: int) -> None:
    if door not in s.DOORS:
        raise IllegalAction("no_such_door", "There is no such door.")


def _heirs(night: s.Night, seat: Seat) -> tuple[Seat, ...]:
    """To whom a keeper can hand the office over: a runner must be left."""
    team = night.team_of(seat)
    runners = night.runners(team)
    return runners if night.keeper(team) == seat and len(runners) > 1 else ()


def _pass_turn(draft: s.NightDraft) -> None:
    """The other team's turn, unless the day breaks, or the game has to wait for them."""
    night = draft.public
    following = s.other(night.team)
    if night.turn >= s.LAST_TURN:
        draft.announce(w.DayBroke())
    elif night.is_ready(following):
        draft.announce(w.TurnPassed(following))
    else:
        draft.announce(w.Paused(following))

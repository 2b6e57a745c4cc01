"""The doors of the tests in the contract suite: teams, shared roles, a change of role, presence, a pause."""

from __future__ import annotations

from random import Random
from types import MappingProxyType
from typing import ClassVar

from clueapp.kernel.truth import Fact, Seat
from tests.contract.adapters import Adapter, Elsewhere
from tests.contract.play import TIME, Play, Step, Weights
from tests.doors import state as s
from tests.doors import words as w


class DoorsAdapter(Adapter):
    """How to play, and how to hide again what a viewer has not been told."""

    lively: ClassVar[Weights] = {TIME: 0.2, "TRY_DOOR": 0.15, "HAND_OVER": 0.5, "SCRIBBLE": 0.4, "RESUME": 3}
    hasty: ClassVar[Weights] = {TIME: 1, "TRY_DOOR": 6, "HAND_OVER": 0.1, "SCRIBBLE": 0.1, "RESUME": 6}
    most_actions = 400
    always_open = frozenset({"SCRIBBLE", "HAND_OVER", "RESUME"})
    silent = (w.Attended, w.Scribbled, w.TreasuresHidden)
    secret_choices = MappingProxyType({"SCRIBBLE": lambda _truth, seat: frozenset({seat})})

    def finish(self, truth: s.NightTruth) -> tuple[Seat, w.TryDoor] | None:
        night = truth.public
        runners = night.runners(night.team) if night.phase == "try" else ()
        return (runners[0], w.TryDoor(truth.vault.doors[night.team])) if runners else None

    def check(self, truth: s.NightTruth) -> None:
        """Who knows a door is a keeper, or was one; and knows the right one."""
        night = truth.public
        for seat, paper in truth.own.items():
            assert (paper.door is not None) == (seat in night.informed)
            assert paper.door in (None, truth.vault.doors[night.team_of(seat)])
        assert not night.left & night.present
        if night.phase != "over":
            assert all(night.keeper(team) and night.runners(team) for team in s.TEAMS)

    def elsewhere(self, play: Play, viewer: Seat | None, rng: Random) -> Elsewhere | None:
        """The treasures of which the viewer was not told, behind doors that nobody has opened; another seal."""
        night, doors = play.truth.public, dict(play.truth.vault.doors)
        known = {night.team_of(viewer)} if viewer in night.informed and viewer is not None else set()
        if night.winner and doors[night.winner] in night.tried[night.winner]:
            known.add(night.winner)
        for team in set(s.TEAMS) - known:
            doors[team] = rng.choice([each for each in s.DOORS if each not in night.tried[team]])
        _, turn = play.setup
        opening = play.opening.public
        keepers = {team: opening.keeper(team) for team in s.TEAMS}
        own = {keeper: w.DoorTold(doors[team]) for team, keeper in keepers.items() if keeper is not None}
        hidden = Fact(own=own, vault=w.TreasuresHidden(doors, rng.getrandbits(32)))

        def redo(step: Step, _truth: s.NightTruth) -> tuple[w.Scribble | None, Random | None]:
            if isinstance(step.action, w.Scribble) and step.seat != viewer:
                return w.Scribble(rng.choice(s.DOORS)), None
            return None, None

        return Elsewhere([hidden, turn], redo, differs=True)


ADAPTER = DoorsAdapter()

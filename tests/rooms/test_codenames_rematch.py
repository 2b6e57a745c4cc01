"""Codenames after the end: who plays with whom in a rematch, and with which roles."""

import json
from typing import Any

import pytest

from clueapp.games.codenames.actions import Resume
from clueapp.games.codenames.lobby import teams_by_lot
from clueapp.kernel.rng import draw
from clueapp.rooms.lobby import commands as c
from clueapp.rooms.people.presence import FLICKER
from tests.rooms.clock import ManualClock
from tests.rooms.parlour import Parlour, log_of, replayed
from tests.rooms.spies import FOUR, SIX, Ring, begun, guessing, key_of, roles


@pytest.mark.req("W-2.9")
async def test_in_a_rematch_all_keep_their_roles_the_other_team_begins_and_the_board_is_new(parlour: Parlour) -> None:
    ring = await begun(parlour, SIX)
    firsts, boards, keys = [], [], []
    for _ in range(3):
        firsts.append(ring.public.first)
        boards.append(set(ring.public.words))
        keys.append(ring.key)
        assert ring.moving == ring.public.first
        assert ring.knowing() == {"Ann", "Cy"}
        assert roles(ring) == SIX
        await ring.end_it()
        await ring["Bob"].does(c.Rematch())
        assert ring.host.table.status == "over", "a guest can only wish for it"
        await ring.host.does(c.Rematch())
        assert ring.host.table.status == "playing"
        assert ring.public.revealed == {}
    assert firsts in (["red", "blue", "red"], ["blue", "red", "blue"])
    assert not boards[0] & boards[1]
    assert not boards[1] & boards[2]
    assert len(set(keys)) == 3


@pytest.mark.req("W-2.9", "W-2.14")
async def test_after_a_change_of_role_a_rematch_shows_the_new_key_to_the_new_spymasters_alone(
    parlour: Parlour, clock: ManualClock
) -> None:
    ring = await guessing(parlour, SIX)
    team = ring.waiting
    lost, (one, two) = ring.spymaster(team), ring.operatives(team)
    lost.closes()
    await clock.advance(FLICKER)
    await ring.turn_over("neutral")
    await one.does(c.Pick(f"{team}_spymaster"))
    await ring.host.does(Resume())
    await ring.end_it()
    await lost.opens()
    await clock.advance(FLICKER)
    await ring.host.does(c.Rematch())
    assert roles(ring)[lost.name] == f"{team}_operative"
    assert ring.knowing() == {one.name, ring.spymaster("red" if team == "blue" else "blue").name}
    assert key_of(lost) == key_of(two) == ()


@pytest.mark.req("W-2.15")
async def test_swap_gives_every_member_of_a_team_a_turn_as_spymaster(parlour: Parlour) -> None:
    ring = await begun(parlour, SIX)
    assert await again(ring, "same") == SIX
    red, blue = [], []
    for _ in range(4):
        new = await again(ring, "swap")
        holder = {place: name for name, place in new.items()}
        red.append(holder["red_spymaster"])
        blue.append(holder["blue_spymaster"])
        assert ring.knowing() == {red[-1], blue[-1]}, "the new spymasters have the key, and nobody else"
        assert {name: place.split("_")[0] for name, place in new.items()} == {
            name: place.split("_")[0] for name, place in SIX.items()
        }
    assert red == ["Bob", "Eve", "Ann", "Bob"]
    assert blue == ["Dee", "Fay", "Cy", "Dee"]
    told = ring["Bob"].feed[ring["Bob"].feed.index("Game 6 starts.") + 1]
    assert "you Red spymaster" in told
    assert "Fay" not in told, "only those who have another place are named"


@pytest.mark.req("W-2.15", "P-6.1")
async def test_shuffle_draws_the_teams_anew_and_they_are_the_same_after_a_restart(parlour: Parlour) -> None:
    ring = await begun(parlour, SIX)
    found = [await again(ring, "shuffle") for _ in range(4)]
    assert len({tuple(places.items()) for places in found}) > 1, "they are drawn"
    for places in found:
        assert sorted(places.values()) == sorted(SIX.values())
    assert ring.knowing() == {name for name, place in found[-1].items() if place.endswith("spymaster")}
    assert (await replayed(ring.host)).state == ring.host.room.state
    before = ring.host.room.state
    await parlour.restart()
    await ring.all_open()
    assert ring.host.room.state == before
    assert roles(ring) == found[-1]


@pytest.mark.req("W-2.15", "P-6.1")
async def test_the_shuffle_is_a_counted_draw_of_the_new_games_seed(parlour: Parlour) -> None:
    ring = await begun(parlour, SIX)
    await again(ring, "shuffle")
    lines = [json.loads(line.body) for line in await log_of(ring.host)]
    start = max(at for at, line in enumerate(lines) if _kind(line) == "GameBegan")
    seed, assigned = lines[start]["room"]["vault"]["seed"], lines[start + 1]
    assert (_kind(assigned), assigned["draw"]) == ("PlacesAssigned", 1)
    places = {person.player: SIX[person.name] for person in ring.people}
    assert assigned["room"]["public"]["places"] == teams_by_lot(places, draw(seed, 1))
    assert [line["draw"] for line in lines[start + 2 :] if "draw" in line][:1] == [2], "the deal is another draw"


@pytest.mark.req("W-2.15")
async def test_only_the_host_chooses_the_teams_and_only_after_the_end(parlour: Parlour) -> None:
    ring = await begun(parlour, SIX)
    await ring.host.is_refused("not_over", c.Rematch("swap"))
    assert ring.host.table.rematches == ()
    await ring.end_it()
    assert ring.host.table.rematches == ("same", "swap", "shuffle")
    await ring["Bob"].is_refused("not_host", c.Rematch("swap"))
    await ring.host.is_refused("no_such_choice", c.Rematch("duel"))
    await ring["Bob"].does(c.Rematch())
    await ring.host.does(c.Rematch("swap"))
    after = roles(ring)
    await ring.host.does(c.Rematch("shuffle"))
    assert (roles(ring), ring.host.table.games_played) == (after, 2), "a second press, too late, changes nothing"


@pytest.mark.req("W-2.15")
async def test_once_everybody_has_asked_the_teams_stay_as_they_are(parlour: Parlour) -> None:
    ring = await begun(parlour)
    await ring.end_it()
    former = ring.host
    for person in ring.people:
        if person is not former:
            await person.does(c.Rematch())
    assert ring.host.table.status == "over", "the host hasn't asked"
    await former.does(c.Leave(for_good=True))
    assert ring["Bob"].table.rematches == (), "three are no two teams"
    await ring["Bob"].is_refused("not_enough_players", c.Rematch("shuffle"))


@pytest.mark.req("W-2.15")
async def test_after_people_have_left_the_others_can_still_be_shuffled(parlour: Parlour) -> None:
    ring = await begun(parlour, SIX)
    await ring.end_it()
    await ring["Eve"].does(c.Leave(for_good=True))
    assert ring.host.table.rematches == ()
    await ring.host.is_refused("uneven_teams", c.Rematch("swap"))
    await ring["Bob"].does(c.Leave(for_good=True))
    assert ring.host.table.rematches == ("shuffle",)
    await ring.host.is_refused("uneven_teams", c.Rematch())
    await ring.host.is_refused("uneven_teams", c.Rematch("same"))
    ring.people = [each for each in ring.people if each.name not in ("Eve", "Bob")]
    await ring.host.does(c.Rematch("shuffle"))
    assert sorted(roles(ring).values()) == sorted(FOUR.values())


@pytest.mark.req("W-2.15", "W-3.5")
async def test_a_spymaster_who_is_away_at_the_rematch_pauses_the_game(parlour: Parlour, clock: ManualClock) -> None:
    ring = await begun(parlour, SIX)
    await ring.end_it()
    team = "blue" if ring.public.first == "red" else "red"
    next_one = ring["Bob" if team == "red" else "Dee"]
    next_one.closes()
    await clock.advance(FLICKER)
    ring.people.sort(key=lambda person: person is next_one)
    await ring.host.does(c.Rematch("swap"))
    assert ring.public.phase == "paused"
    assert roles(ring)[next_one.name] == f"{team}_spymaster"


async def again(ring: Ring, teams: str) -> dict[str, str]:
    """Play to the end, then again with a choice of the host's; returns who is what."""
    await ring.end_it()
    await ring.host.does(c.Rematch(teams))
    assert ring.host.table.status == "playing"
    return roles(ring)


def _kind(line: dict[str, Any]) -> str:
    return str(((line.get("room") or {}).get("public") or {}).get("kind"))

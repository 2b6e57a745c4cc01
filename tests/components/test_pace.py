"""Offers to a player who waits: the opponents' speed, a skip, the end of the case, and a new one."""

from dataclasses import replace

import pytest

from clueapp.games.mystery.cards import Trio
from clueapp.games.mystery.state import MysteryTable
from clueapp.kernel.places import Missing
from clueapp.kernel.registry import games
from clueapp.rooms.lobby.commands import NewGame, SetOptions, Skip
from clueapp.rooms.view import Revealing, TableView
from components import speed
from components.folders import modules
from components.lobby import aftermath
from components.tables.mystery import last_case, pace
from tests.components.clicks import messages_in
from tests.components.mystery_view import seen_by
from tests.games.table import table

ROBOTS = {"mustard": "novice", "white": "guest"}


def at_table(seat: str = "scarlet", *, robots: dict[str, str] | None = None, **options: str) -> TableView:
    return seen_by(table("scarlet", "mustard", "white"), seat, robots=ROBOTS if robots is None else robots, **options)


def out(view: TableView) -> TableView:
    """The same table, whose viewer has accused falsely."""
    assert view.view is not None
    public = replace(view.view.public, out=frozenset({view.view.seat}))
    return replace(view, view=replace(view.view, public=public), games_played=3)


def kinds(markup: str) -> list[str]:
    return [str(message["type"]) for message in messages_in(markup)]


@pytest.mark.req("B-2.11")
def test_a_player_who_waits_is_offered_a_skip() -> None:
    assert pace.draw(at_table()) == ""
    drawn = pace.draw(replace(at_table(), skip="turn"))
    assert "Skip to my turn" in drawn
    assert kinds(drawn) == [Skip.wire_name]


@pytest.mark.req("B-2.11")
def test_nothing_is_offered_while_a_scene_runs() -> None:
    view = replace(at_table(), skip="turn")
    assert pace.draw(replace(view, revealing=Revealing(1, view))) == ""


@pytest.mark.req("B-2.11")
def test_everybody_reads_who_is_skipping() -> None:
    view = at_table(robots={"white": "novice"})
    ann, bob, _ = view.players
    assert "You’re skipping ahead" in pace.draw(replace(view, skipping=ann))
    assert f"{bob.name} is skipping ahead" in pace.draw(replace(view, skipping=bob))


@pytest.mark.req("B-2.12")
def test_the_only_person_who_is_out_sees_how_it_ends_or_begins_a_new_case() -> None:
    drawn = pace.draw(replace(out(at_table()), skip="end"))
    assert "You’re out, but the case isn’t over." in drawn
    assert kinds(drawn) == [Skip.wire_name, NewGame.wire_name]
    assert '"number":3' in drawn
    with_bob = replace(out(at_table(robots={"white": "novice"})), skip="")
    assert pace.draw(with_bob) == "", "others are here to play on"
    bob_is_away = [replace(each, connected=each.seat != "mustard") for each in with_bob.players]
    assert pace.draw(replace(with_bob, players=tuple(bob_is_away))) == "", "Bob may come back to his seat"
    too_few = replace(out(at_table()), skip="", missing=Missing("not_enough_players", "1 more player needed."))
    assert pace.draw(too_few) == "", "a new case would be refused"


@pytest.mark.req("B-2.4")
def test_the_host_changes_the_speed_and_others_only_see_it() -> None:
    host = speed.draw(at_table(pace="brisk"))
    assert host is not None
    assert "Opponents’ speed: Brisk" in host
    assert kinds(host) == [SetOptions.wire_name] * 3
    assert host.count('aria-pressed="true"') == 1
    guest = speed.draw(at_table("mustard", robots={"white": "novice"}, pace="brisk"))
    assert guest is not None
    assert "Ann can change it." in guest
    assert kinds(guest) == []


@pytest.mark.req("B-2.4")
def test_without_system_players_there_is_no_speed() -> None:
    assert speed.draw(at_table(robots={}, pace="brisk")) is None


@pytest.mark.req("P-1.7")
def test_the_lobby_shows_the_last_case_only_once_it_lies_open() -> None:
    sealed = MysteryTable(players=("scarlet", "plum"))
    assert last_case.draw(sealed) == ""
    opened = last_case.draw(replace(sealed, solution=Trio("plum", "rope", "hall")))
    assert "It was Professor Plum in the Hall with the Rope." in opened
    assert all(f"card-{each}" in opened for each in ("plum", "rope", "hall"))


@pytest.mark.parametrize("name", sorted(games()))
def test_every_game_with_a_secret_shows_it_in_the_lobby(name: str) -> None:
    assert name in modules("aftermath")
    lobby = replace(at_table(), game=games()[name], last_table=None)
    assert aftermath.draw(lobby) == ""

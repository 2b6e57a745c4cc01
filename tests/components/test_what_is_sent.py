"""Whatever can be clicked, on every page and in every phase, is read by the one reader, and accepted if it is open."""

import doctest
from dataclasses import replace
from functools import partial
from random import Random
from types import SimpleNamespace

import pytest
from nicegui import ui
from nicegui.testing import User

from clueapp.games.classic.actions import Roll, Step, Walk
from clueapp.games.mystery.actions import Decline
from clueapp.kernel.game import AnyGame
from clueapp.kernel.menu import NO_MENU, Action
from clueapp.kernel.registry import games
from clueapp.protocol.reader import Reader
from clueapp.rooms.lobby.commands import (
    ROOM_COMMANDS,
    AddBot,
    AppointHost,
    Assign,
    Chat,
    DeclineRequest,
    EndGame,
    KeepHost,
    Leave,
    NewGame,
    Pick,
    Randomize,
    Rematch,
    Remove,
    RemovePack,
    Rename,
    SetBot,
    SetOptions,
    Skip,
    Start,
)
from clueapp.rooms.lobby.options import default_options
from clueapp.rooms.view import PlayerView, TableView
from components import host_offer, html, sending
from components.home import hero
from components.home.catalogue import poster_of
from components.home.new_room import draw_new_room
from components.home.posters import draw_posters
from components.home.practise import draw_practise
from components.html import button, el
from components.lobby import cast, new_name, newcomer, settings, start, teams
from components.requests import (
    HOME_REQUESTS,
    ROOM_REQUESTS,
    SEAT_REQUESTS,
    Consider,
    Create,
    EndThisTurn,
    Practise,
    SeatLink,
    SitDown,
)
from components.room_bar import draw_bar
from components.tables import maker_of
from pages import seat
from tests.components.clicks import messages_in
from tests.components.onlooker import LINK, Onlooker, all_accepted
from tests.contract.adapters import adapter_of
from tests.contract.play import Habits, Play, go_on

Kinds = set[type[Action]]
ONLY_BY_WIRE: dict[str, Kinds] = {"classic": {Decline}}
"""Actions without a button of their own: in Classic Clue a player declines to suggest by ending the turn."""
AT_TABLE: Kinds = {Chat, SeatLink, Leave, SetOptions, EndGame, Rematch, AppointHost}
IN_LOBBY: Kinds = {Chat, SeatLink, Leave, SetOptions, SitDown, Start, Pick, Remove, Rename, AppointHost, KeepHost}
WHERE_IT_HAS_THEM: Kinds = {AddBot, SetBot, Assign, Randomize, RemovePack, DeclineRequest}
"""The host's actions in the lobby of a game that has system players, teams or word lists."""
AMONG_BOTS: Kinds = {Skip, NewGame}
"""Offered at a table only to people among system players; `test_pace.py` reads these back."""
MOST_GAMES, LONGEST = 20, 200
SLOW = {"FINISH_SETUP": 0.01, "SCATTER_WEAPONS": 0.05}
"""How rarely a random player does what would end the set-up or upset it."""


@pytest.mark.req("P-3.2")
@pytest.mark.parametrize("is_plain", [False, True], ids=["own", "plain"])
@pytest.mark.parametrize("name", sorted(games()))
async def test_every_click_at_every_table_is_read_and_accepted(user: User, name: str, is_plain: bool) -> None:
    game, offered = games()[name], Kinds()
    adapter = adapter_of(game)
    make = maker_of("plain" if is_plain else name).stage_for
    ui.page("/")(lambda: None)
    await user.open("/")
    wanted = {*game.actions, *AT_TABLE} - (Kinds() if is_plain else ONLY_BY_WIRE.get(name, Kinds()))
    for seed in range(MOST_GAMES):
        rng = Random(seed)
        play = Play(game, *adapter.sit_down(game, rng), seed)
        look = Onlooker(user, play, make, Random(seed))
        look(play)
        slow = Habits({**adapter.lively, **SLOW})
        go_on(play, rng, slow if seed % 2 else Habits(adapter.hasty, absence=0.02, clock=0.05), LONGEST, look)
        offered |= look.offered
        if wanted <= offered and seed:
            break
    assert wanted <= offered, "each action can be clicked somewhere"
    assert offered - wanted <= {Remove, EndThisTurn, Consider}


@pytest.mark.req("P-3.2")
@pytest.mark.parametrize("name", sorted(games()))
def test_every_click_in_the_lobby_is_read_and_accepted(name: str) -> None:
    game = games()[name]
    first, *others = (each.id for each in game.info.places)
    places = teams if game.info.teams else cast
    host = PlayerView(
        "ann", "Ann", first, first, connected=True, is_host=True, is_gone_for_good=False, has_chosen=False
    )
    guests = tuple(
        PlayerView(each, each, each, each, connected=True, is_host=False, is_gone_for_good=False) for each in others[:3]
    )
    strengths = [strength for strength, _ in game.info.robots]
    robots = (replace(guests[0], robot=strengths[0]),) if strengths else ()
    offered = Kinds()
    companies = ((host, (host,)), (host, (host, *guests)), (guests[0], (host, *guests)), (None, (host,)))
    for you, players in (*companies, (host, (host, *robots))):
        table = in_lobby(game, you, players)
        drawn = [part.draw(table) for part in (host_offer, start, newcomer, new_name, places, settings)]
        offered |= all_accepted(table, *drawn, draw_bar(table, LINK))
    played_by_the_house = {AddBot, SetBot} if robots else Kinds()
    by_team = {Assign, Randomize} if game.info.teams else Kinds()
    own_lists = {RemovePack} if game.info.takes_packs else Kinds()
    assert offered == (IN_LOBBY | played_by_the_house | by_team | own_lists) - {Chat}


@pytest.mark.req("P-3.2")
@pytest.mark.parametrize("name", sorted(games()))
def test_every_click_on_the_home_page_is_read(name: str) -> None:
    poster, reader = poster_of(games()[name].info), Reader(HOME_REQUESTS)
    practice = draw_practise(poster, poster.practice) if poster.practice else ""
    drawn = messages_in(f"{draw_posters([poster])}{draw_new_room(poster)}{practice}{hero.join_form()}")
    read = [type(reader.read(message)) for message in drawn]
    assert read.count(Create) == max(1, len(poster.numbers)), "one for each number of players"
    assert set(read) == set(HOME_REQUESTS) - (set() if practice else {Practise})


def test_the_button_of_a_seat_link_is_read() -> None:
    reader, room = Reader(SEAT_REQUESTS), SimpleNamespace(code="ABC234", game=games()["clueless"])
    player = PlayerView("ann", "Ann", "plum", "plum", connected=True, is_host=True, is_gone_for_good=False)
    drawn = messages_in(seat.draw(room, player, has_it=False))
    assert [type(reader.read(each)) for each in drawn] == list(SEAT_REQUESTS)
    assert messages_in(seat.draw(room, player, has_it=True)) == []


def test_nothing_that_pages_ask_for_was_forgotten() -> None:
    assert {*ROOM_COMMANDS, *ROOM_REQUESTS} == AT_TABLE | IN_LOBBY | WHERE_IT_HAS_THEM | AMONG_BOTS | {
        EndThisTurn,
        Consider,
    }


def in_lobby(game: AnyGame, you: PlayerView | None, players: tuple[PlayerView, ...]) -> TableView:
    usual, picks = default_options(game), {each.id: each.place for each in players}
    return TableView(
        code="ABC234",
        game=game,
        you=you,
        players=players,
        status="lobby",
        phase="lobby",
        former_host=next((each.id for each in players if not each.is_host and not each.is_robot), ""),
        options=usual,
        seq=0,
        view=None,
        menu=NO_MENU,
        clock=None,
        open_places=game.open_places(picks, usual),
        missing=game.missing(picks, usual),
        stand_in=None,
        games_played=0,
        awaited=frozenset(),
        packs=(("Holidays", 80),) if game.info.takes_packs else (),
    )


# What would be wrong is seen.
def test_a_stray_attribute_is_never_sent() -> None:
    dice = el("div", sends=Roll(), data={"turn": 3, "faces": "4 6"})
    step = el("button", sends=Step("up"), data={"keys": "w", "turn": 3})
    assert messages_in(f"{dice}{step}") == [{"type": "ROLL"}, {"type": "STEP", "direction": "up"}]


@pytest.mark.parametrize(
    ("act", "sends"), [("WALK", '{"to":"hall","turn":3}'), ("WALK", '{"too":"hall"}'), ("STROLL", '{"to":"hall"}')]
)
def test_a_stray_or_misspelled_field_is_found(act: str, sends: str) -> None:
    table = in_lobby(games()["classic"], None, ())
    by_hand = el("button", "Into the hall", data={"act": act, "sends": sends})
    with pytest.raises(AssertionError, match="cannot be read"):
        all_accepted(table, by_hand)


def test_a_form_with_a_stray_or_missing_field_is_found() -> None:
    table = in_lobby(games()["classic"], None, ())
    send = button("Go", type="submit")
    for fields in (el("input", name="too"), el("input", name="to") + el("input", name="turn"), None):
        with pytest.raises(AssertionError, match="cannot be read"):
            all_accepted(table, el("form", fields, send, sends=Walk))


def test_what_is_open_without_being_on_the_menu_is_found() -> None:
    table = in_lobby(games()["classic"], None, ())
    with pytest.raises(AssertionError, match="would be refused"):
        all_accepted(table, button("Roll", sends=Roll()))
    assert all_accepted(table, button("Roll", sends=Roll(), disabled=True)) == Kinds()


def test_the_examples_are_true() -> None:
    assert [doctest.testmod(module).failed for module in (html, sending)] == [0, 0]


def test_a_misspelled_field_cannot_be_drawn() -> None:
    with pytest.raises(TypeError, match="too"):
        el("button", sends=Walk(too="hall"))  # type: ignore[call-arg]
    with pytest.raises(TypeError, match="too"):
        el("form", sends=partial(Walk, too="hall"))  # type: ignore[call-arg]
    with pytest.raises(TypeError, match="no kind of action"):
        el("button", sends=lambda: Walk("hall"))

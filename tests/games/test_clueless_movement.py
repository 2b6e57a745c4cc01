"""Clue-Less, section 5: movement."""

import pytest

from clueapp.games.clueless import board
from clueapp.games.mystery.cards import ROOMS, SUSPECTS
from tests.games.table import table


@pytest.mark.req("C-5.1", "C-5.2", "C-5.4")
@pytest.mark.parametrize("place", sorted(board.WAYS))
def test_from_every_place_exactly_its_ways_are_open(place: str) -> None:
    t = table().place("scarlet", place).turn_of("scarlet")
    scarlet = t.seat("scarlet")
    ways = set(board.WAYS[place].values())
    assert scarlet.ways == ways
    for elsewhere in sorted(set(board.WAYS) - ways):
        scarlet.is_refused("no_such_way").moves(elsewhere)
    for way in sorted(ways):
        t.place("scarlet", place).turn_of("scarlet").seat("scarlet").moves(way).is_at(way)


@pytest.mark.req("C-5.1", "C-5.2")
def test_every_way_but_a_passage_has_a_compass_direction_and_a_way_back() -> None:
    opposite = {"north": "south", "south": "north", "east": "west", "west": "east", "passage": "passage"}
    for place, ways in board.WAYS.items():
        for direction, to in ways.items():
            if not place.endswith("_home"):
                assert board.WAYS[to][opposite[direction]] == place  # type: ignore[index]


@pytest.mark.req("C-5.2")
@pytest.mark.parametrize(
    "garbage", ["", "nowhere", "north", "HALL", "hall-lounge ", "lounge-hall", "scarlet_home", "rope"]
)
def test_a_place_that_is_not_on_the_board_is_no_way(garbage: str) -> None:
    table().seat("scarlet").is_refused("no_such_way").moves(garbage)


@pytest.mark.req("C-5.3")
def test_a_taken_hallway_is_refused() -> None:
    t = table().place("scarlet", "lounge").place("white", "hall-lounge").turn_of("scarlet")
    scarlet = t.seat("scarlet")
    scarlet.is_refused("hallway_occupied").moves("hall-lounge")
    assert scarlet.ways == {"dining_room-lounge", "conservatory"}


@pytest.mark.req("C-5.3")
def test_a_hallway_out_of_reach_is_no_way_even_when_it_is_taken() -> None:
    t = table().place("scarlet", "lounge").place("white", "hall-study").turn_of("scarlet")
    t.seat("scarlet").is_refused("no_such_way").moves("hall-study")


@pytest.mark.req("C-5.3")
def test_a_hallway_is_free_again_when_its_player_was_moved_away() -> None:
    t = (
        table(hands={"scarlet": ("white", "knife")})
        .place("scarlet", "hall-lounge")
        .place("white", "dining_room-lounge")
    )
    t.turn_of("scarlet").seat("scarlet").moves("lounge").suggests("white", "rope")
    t.is_answered().seat("scarlet").ends_turn().seat("mustard").moves("dining_room-lounge").is_at("dining_room-lounge")


@pytest.mark.req("C-5.3")
def test_a_room_holds_any_number() -> None:
    t = table(*SUSPECTS)
    for suspect in SUSPECTS[1:]:
        t.place(suspect, "lounge")
    t.place("scarlet", "hall-lounge").turn_of("scarlet").seat("scarlet").moves("lounge").is_at("lounge")
    t.place("scarlet", "conservatory").turn_of("scarlet").seat("scarlet").moves("lounge").is_at("lounge")


@pytest.mark.req("C-5.4")
@pytest.mark.parametrize(
    ("here", "there"),
    [("study", "kitchen"), ("kitchen", "study"), ("lounge", "conservatory"), ("conservatory", "lounge")],
)
def test_the_secret_passage_of_a_corner_room(here: str, there: str) -> None:
    t = table().place("scarlet", here).turn_of("scarlet")
    since = len(t.facts)
    t.seat("scarlet").moves(there).is_at(there)
    assert "took the secret passage" in t.feed("mustard", since)[0]
    assert "SUGGEST" in t.seat("scarlet").may


@pytest.mark.req("C-5.4")
def test_only_corner_rooms_have_a_passage() -> None:
    assert {room for room in ROOMS if "passage" in board.WAYS[room]} == {"study", "kitchen", "lounge", "conservatory"}


@pytest.mark.req("C-5.5")
@pytest.mark.parametrize(
    ("viewer", "told"),
    [
        ("scarlet", "You went to the hallway between Hall and Lounge."),
        ("white", "Miss Scarlet went to the hallway between Hall and Lounge."),
        (None, "Miss Scarlet went to the hallway between Hall and Lounge."),
    ],
)
def test_the_new_position_is_shown_and_told_to_all(viewer: str | None, told: str) -> None:
    t = table()
    since = len(t.facts)
    t.seat("scarlet").moves("hall-lounge")
    assert t.wire(viewer)["positions"]["scarlet"] == "hall-lounge"
    assert t.feed(viewer, since) == [told]

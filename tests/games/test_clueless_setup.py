"""Clue-Less, sections 1 and 2: deck, board, start positions, deal."""

from collections import Counter
from itertools import pairwise
from random import Random

import pytest

from clueapp.games.clueless import GAME, board
from clueapp.games.mystery.cards import DECK, ROOMS, SUSPECTS, WEAPONS
from clueapp.games.mystery.state import MysteryTable, MysteryTruth
from clueapp.kernel.truth import evolve
from tests.games.table import table
from tests.laid import laid

MANY = 400


def started(seed: int, *seats: str) -> MysteryTruth:
    truth = laid(GAME, seats or SUSPECTS, {})
    for fact in GAME.setup(truth, Random(seed)):
        truth = evolve(GAME, truth, fact)
    return truth


@pytest.mark.req("C-1.1")
def test_the_deck_is_nine_rooms_six_weapons_six_suspects() -> None:
    assert (len(ROOMS), len(WEAPONS), len(SUSPECTS)) == (9, 6, 6)
    assert len(set(DECK)) == 21


@pytest.mark.req("C-1.4")
@pytest.mark.parametrize(("options", "least"), [({}, 3), ({"allow_two": False}, 3), ({"allow_two": True}, 2)])
def test_three_to_six_play_or_two_where_the_host_allows_it(options: dict[str, bool], least: int) -> None:
    assert GAME.least_players(options) == least
    assert GAME.info.max_players == 6


@pytest.mark.req("C-1.4")
def test_two_may_play() -> None:
    t = table("green", "plum", options={"allow_two": True})
    assert [len(t.seat(seat).hand) for seat in ("green", "plum")] == [9, 9]
    t.seat("green").moves("ballroom-conservatory").ends_turn().seat("plum").moves("library-study").ends_turn()
    assert t.turn == "green"


def test_the_seats_to_pick_from_are_the_six_suspects() -> None:
    assert tuple(seat.id for seat in GAME.info.places) == SUSPECTS
    assert GAME.info.title_of("mustard") == "Colonel Mustard"


def test_the_game_starts_when_the_expected_number_has_joined() -> None:
    assert GAME.info.starts_when_full


@pytest.mark.req("C-2.1")
def test_the_board_has_nine_rooms_twelve_hallways_and_four_passage_doors() -> None:
    assert len(board.HALLWAYS) == 12
    assert {place for place in board.WAYS if place in ROOMS} == set(ROOMS)
    corners = {room: ways["passage"] for room, ways in board.WAYS.items() if "passage" in ways}
    assert corners == {"study": "kitchen", "kitchen": "study", "lounge": "conservatory", "conservatory": "lounge"}


@pytest.mark.req("C-2.1", "C-2.2")
def test_the_grid_is_the_diagram_of_the_assignment() -> None:
    rows = [
        ["study", "hall-study", "hall", "hall-lounge", "lounge"],
        ["library", "billiard_room-library", "billiard_room", "billiard_room-dining_room", "dining_room"],
        ["conservatory", "ballroom-conservatory", "ballroom", "ballroom-kitchen", "kitchen"],
    ]
    columns = [
        ["study", "library-study", "library", "conservatory-library", "conservatory"],
        ["hall", "billiard_room-hall", "billiard_room", "ballroom-billiard_room", "ballroom"],
        ["lounge", "dining_room-lounge", "dining_room", "dining_room-kitchen", "kitchen"],
    ]
    expected: dict[str, dict[str, str]] = {place: {} for line in (*rows, *columns) for place in line}
    for lines, there, back in ((rows, "east", "west"), (columns, "south", "north")):
        for line in lines:
            for one, other in pairwise(line):
                expected[one][there] = other
                expected[other][back] = one
    for one, other in (("study", "kitchen"), ("lounge", "conservatory")):
        expected[one]["passage"] = other
        expected[other]["passage"] = one
    assert {place: ways for place, ways in board.WAYS.items() if not place.endswith("_home")} == expected


@pytest.mark.req("C-2.2")
@pytest.mark.parametrize(
    ("suspect", "first"),
    [
        ("scarlet", "hall-lounge"),
        ("mustard", "dining_room-lounge"),
        ("white", "ballroom-kitchen"),
        ("green", "ballroom-conservatory"),
        ("peacock", "conservatory-library"),
        ("plum", "library-study"),
    ],
)
def test_the_first_move_goes_from_home_into_one_hallway_and_nowhere_else(suspect: str, first: str) -> None:
    t = table(*SUSPECTS).turn_of(suspect)
    seat = t.seat(suspect)
    assert seat.ways == {first}
    assert t.where(suspect) not in (*ROOMS, *board.HALLWAYS)
    for elsewhere in (*ROOMS, *(set(board.HALLWAYS) - {first}), t.where(suspect)):
        seat.is_refused("no_such_way").moves(elsewhere)
    seat.moves(first).is_at(first)


@pytest.mark.req("C-2.2")
def test_nobody_comes_back_to_a_home_space() -> None:
    assert not any(to.endswith("_home") for ways in board.WAYS.values() for to in ways.values())


@pytest.mark.req("C-2.2", "C-3.1")
def test_suspects_that_nobody_plays_stand_at_home_and_block_no_hallway() -> None:
    public = started(1, "white", "green", "plum").public
    assert set(public.positions) == set(SUSPECTS)
    assert not set(public.positions.values()) & set(board.HALLWAYS)
    assert len(set(public.positions.values())) == 6


@pytest.mark.req("C-2.3", "C-3.2")
def test_each_weapon_lies_in_a_room_of_its_own_at_random() -> None:
    places = Counter[str]()
    for seed in range(MANY):
        weapons = started(seed).public.weapons
        assert set(weapons) == set(WEAPONS)
        assert len(set(weapons.values())) == 6
        assert set(weapons.values()) <= set(ROOMS)
        places[weapons["rope"]] += 1
    assert set(places) == set(ROOMS)
    assert max(places.values()) < 2 * MANY / 9


@pytest.mark.req("C-2.4")
def test_the_solution_is_a_random_suspect_weapon_and_room() -> None:
    counts = Counter[str]()
    for seed in range(MANY):
        solution = started(seed).vault.solution
        assert solution is not None
        assert (solution.suspect in SUSPECTS, solution.weapon in WEAPONS, solution.room in ROOMS) == (True,) * 3
        counts.update(solution.cards)
    assert set(counts) == set(DECK)
    assert max(counts[card] for card in (*SUSPECTS, *WEAPONS)) < 2 * MANY / 6


@pytest.mark.req("C-2.5")
@pytest.mark.parametrize(
    ("seats", "sizes"),
    [(2, [9, 9]), (3, [6, 6, 6]), (4, [5, 5, 4, 4]), (5, [4, 4, 4, 3, 3]), (6, [3, 3, 3, 3, 3, 3])],
)
def test_the_other_eighteen_are_dealt_one_by_one_in_turn_order(seats: int, sizes: list[int]) -> None:
    truth = started(5, *SUSPECTS[:seats])
    hands = [truth.own[seat].hand for seat in SUSPECTS[:seats]]
    assert [len(hand) for hand in hands] == sizes
    assert list(truth.public.held.values()) == sizes
    assert truth.vault.solution is not None
    assert sorted([card for hand in hands for card in hand] + list(truth.vault.solution.cards)) == sorted(DECK)


@pytest.mark.req("C-2.5")
def test_the_deal_is_shuffled() -> None:
    holders = Counter[str]()
    for seed in range(MANY):
        holders.update(seat for seat, own in started(seed).own.items() if "rope" in own.hand)
    assert set(holders) == set(SUSPECTS)
    assert max(holders.values()) < 2 * MANY / 6


@pytest.mark.req("C-2.5", "C-3.4")
def test_the_deal_follows_turn_order_whatever_order_people_sat_down_in() -> None:
    public: MysteryTable = started(2, "plum", "peacock", "mustard", "scarlet").public
    assert public.players == ("scarlet", "mustard", "peacock", "plum")
    assert dict(public.held) == {"scarlet": 5, "mustard": 5, "peacock": 4, "plum": 4}


@pytest.mark.req("C-2.6")
@pytest.mark.parametrize("viewer", ["scarlet", "mustard", "white", None])
def test_all_are_told_that_the_game_has_started(viewer: str | None) -> None:
    t = table()
    assert any("The game begins!" in text for text in t.toasts(viewer))

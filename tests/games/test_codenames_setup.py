"""Codenames: who sits where, what is missing before a game, the board and the key, and the rematch."""

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from clueapp.games.codenames import make_game
from clueapp.games.codenames.events import Paused, TurnBegan
from clueapp.games.codenames.game import CodenamesGame
from clueapp.games.codenames.state import TEAMS, CodenamesTruth, Team, other
from clueapp.kernel.game import Deadline
from clueapp.kernel.options import Options
from clueapp.kernel.truth import evolve
from tests.games.codenames_table import GAME, guessing, paused, table
from tests.laid import laid

SHIPPED = make_game(None)
FOUR = {"Ann": "red_spymaster", "Bob": "red_operative", "Cy": "blue_spymaster", "Dee": "blue_operative"}
SIX = {**FOUR, "Eve": "red_operative", "Fay": "blue_operative"}
DEFAULT = GAME.info.default_options()
seeds = st.integers(min_value=0, max_value=2**32)


def dealt(seed: int, game: CodenamesGame = SHIPPED, picks: dict[str, str] = FOUR, **options: object) -> CodenamesTruth:
    seating = {seat: picks[person] for seat, person in game.seats_for(picks).items()}
    truth = laid(game, seating, {**game.info.default_options(), **options})
    return folded(game, truth, seed)


def folded(game: CodenamesGame, truth: CodenamesTruth, seed: int) -> CodenamesTruth:
    for fact in game.setup(truth, Random(seed)):
        truth = evolve(game, truth, fact)
    return truth


# Teams
@pytest.mark.req("W-1.1")
def test_two_teams_are_dealt_to_with_one_spymaster_and_the_rest_operatives() -> None:
    public = dealt(1, picks=SIX).public
    assert {team: len(public.members(team)) for team in ("red", "blue")} == {"red": 3, "blue": 3}
    assert {team: len(public.operatives(team)) for team in ("red", "blue")} == {"red": 2, "blue": 2}
    assert public.spymaster("red") == "seat-1"
    assert public.spymaster("blue") == "seat-4"


@pytest.mark.req("W-1.1", "W-2.10")
def test_four_to_twelve_play_and_a_team_has_room_for_five_operatives() -> None:
    info = GAME.info
    assert (info.min_players, info.max_players) == (4, 12)
    assert {place.id: place.capacity for place in info.places} == {
        "red_spymaster": 1,
        "red_operative": 5,
        "blue_spymaster": 1,
        "blue_operative": 5,
    }
    full = {f"{team}{n}": f"{team}_{'operative' if n else 'spymaster'}" for team in ("red", "blue") for n in range(6)}
    assert GAME.missing(full, DEFAULT) is None
    assert GAME.open_places(full, DEFAULT) == ()


@pytest.mark.req("W-2.10")
@pytest.mark.parametrize("picks", [FOUR, SIX])
def test_nothing_is_missing_where_both_teams_are_equal_and_have_their_roles(picks: dict[str, str]) -> None:
    assert GAME.missing(picks, DEFAULT) is None


@pytest.mark.req("W-2.10", "W-1.1")
@pytest.mark.parametrize(
    ("picks", "code", "sentence"),
    [
        (
            {},
            "not_enough_players",
            "4 more players needed: it takes at least 4. Red needs a spymaster. Blue needs a spymaster.",
        ),
        (
            {"Ann": "red_operative", "Bob": "blue_operative"},
            "not_enough_players",
            "2 more players needed: it takes at least 4. Red needs a spymaster. Blue needs a spymaster.",
        ),
        (
            {"Ann": "red_spymaster", "Bob": "red_operative", "Cy": "blue_spymaster"},
            "not_enough_players",
            "1 more player needed: it takes at least 4.",
        ),
        (
            {**FOUR, "Eve": "red_operative"},
            "uneven_teams",
            "You need an even number of players: red has 3 and blue has 2.",
        ),
        (
            {**FOUR, "Eve": "red_operative", "Fay": "red_operative"},
            "uneven_teams",
            "Make the teams equal: red has 4 and blue has 2.",
        ),
        ({**FOUR, "Cy": "blue_operative"}, "no_spymaster", "Blue needs a spymaster."),
        (
            {**FOUR, "Ann": "red_operative", "Cy": "blue_operative"},
            "no_spymaster",
            "Red needs a spymaster. Blue needs a spymaster.",
        ),
        (
            {"Ann": "red_spymaster", "Bob": "blue_operative", "Cy": "blue_spymaster", "Dee": "blue_operative"},
            "uneven_teams",
            "Make the teams equal: red has 1 and blue has 3. Red needs an operative.",
        ),
    ],
)
def test_the_lobby_says_all_that_is_missing(picks: dict[str, str], code: str, sentence: str) -> None:
    missing = GAME.missing(picks, DEFAULT)
    assert missing is not None
    assert (missing.code, missing.sentence) == (code, sentence)


@pytest.mark.req("W-2.10", "W-1.1")
@given(st.lists(st.sampled_from([place.id for place in GAME.info.places]), max_size=13))
def test_a_game_can_start_exactly_when_two_equal_teams_have_one_spymaster_each(places: list[str]) -> None:
    picks = {f"person {n}": place for n, place in enumerate(places) if places[:n].count(place) < 5}
    picks = {who: place for who, place in picks.items() if place.endswith("operative") or who == first_at(picks, place)}
    held = Counter(picks.values())
    sides = [(held[f"{team}_spymaster"], held[f"{team}_operative"]) for team in ("red", "blue")]
    good = sides[0] == sides[1] and sides[0][0] == 1 and sides[0][1] >= 1
    missing = GAME.missing(picks, DEFAULT)
    assert (missing is None) == good
    assert missing is None or re.fullmatch(r"[A-Z0-9].*\.", missing.sentence)


def first_at(picks: dict[str, str], place: str) -> str:
    return next(who for who, each in picks.items() if each == place)


@pytest.mark.req("W-2.11")
def test_whoever_picks_nothing_is_given_what_makes_a_game_of_it() -> None:
    picks: dict[str, str] = {}
    for number in range(12):
        (place,) = GAME.places_to_give(picks, DEFAULT)
        picks[f"person {number}"] = place
        if number % 2 and number >= 3:
            assert GAME.missing(picks, DEFAULT) is None, picks
    assert GAME.places_to_give(picks, DEFAULT) == ()


@pytest.mark.req("W-2.11")
@given(seed=seeds, number=st.integers(min_value=1, max_value=12))
def test_teams_by_lot_keep_all_people_and_are_equal(seed: int, number: int) -> None:
    people = {f"person {each}": "red_operative" for each in range(number)}
    shuffled = GAME.shuffled(people, Random(seed))
    assert list(shuffled) == list(people)
    held = Counter(shuffled.values())
    red, blue = (held[f"{team}_spymaster"] + held[f"{team}_operative"] for team in ("red", "blue"))
    assert abs(red - blue) == number % 2
    assert max(held["red_spymaster"], held["blue_spymaster"]) <= 1
    assert (GAME.missing(shuffled, DEFAULT) is None) == (number >= 4 and number % 2 == 0)


@pytest.mark.req("W-2.11")
def test_by_lot_anybody_may_become_anything() -> None:
    met = {(who, place) for seed in range(200) for who, place in GAME.shuffled(FOUR, Random(seed)).items()}
    assert met == {(who, place.id) for who in FOUR for place in GAME.info.places}


# The board and the key
@pytest.mark.req("W-1.2")
@given(seed=seeds)
def test_twenty_five_different_words_hide_nine_eight_seven_and_one(seed: int) -> None:
    truth = dealt(seed)
    public, key = truth.public, truth.vault.key
    assert len(public.words) == len(set(public.words)) == len(key) == 25
    first = public.first
    assert first is not None
    second: Team = "blue" if first == "red" else "red"
    assert Counter(key) == {first: 9, second: 8, "neutral": 7, "assassin": 1}
    assert (public.agents_left(first), public.agents_left(second)) == (9, 8)
    assert (public.phase, public.team, public.revealed) == ("clue", first, {})


@pytest.mark.req("W-1.2")
def test_the_team_that_begins_and_where_every_colour_lies_is_drawn() -> None:
    truths = [dealt(seed) for seed in range(300)]
    firsts = Counter(truth.public.first for truth in truths)
    assert min(firsts.values()) > 100
    assert {truth.vault.key.index("assassin") for truth in truths} == set(range(25))
    keys = {truth.vault.key for truth in truths}
    assert len(keys) == len(truths)


@pytest.mark.req("W-4.1")
def test_only_words_of_the_packs_that_are_in_are_on_the_board() -> None:
    wild = next(pack for pack in SHIPPED.library.packs if pack.slug == "the-wild-wood")
    others = {f"pack_{pack.slug.replace('-', '_')}": False for pack in SHIPPED.library.packs if pack is not wild}
    assert set(dealt(3, **others).public.words) <= set(wild.words)
    assert not set(dealt(3).public.words) <= set(wild.words)


@pytest.mark.req("W-4.1")
def test_one_pack_is_enough_and_without_any_nothing_can_be_played() -> None:
    """A host who ticks packs is answered at once, whatever is in the lists of their own: nobody looks into them."""
    none = {f"pack_{pack.slug.replace('-', '_')}": False for pack in SHIPPED.library.packs}
    for name in none:
        assert SHIPPED.objection({**none, name: True}) is None
    assert SHIPPED.objection(none, {"Mine": Unread()}) is None
    assert SHIPPED.objection(none) == ("Choose at least one pack: the board needs 25 words.")


class Unread(tuple[str, ...]):
    """Words at which nobody may look."""

    __slots__ = ()

    def __iter__(self) -> Iterator[str]:
        raise AssertionError("somebody looked")


# The rematch
@pytest.mark.req("W-2.9")
@pytest.mark.parametrize(("first", "then"), [("red", "blue"), ("blue", "red")])
def test_in_a_rematch_the_other_team_begins_with_nine(first: Team, then: Team) -> None:
    before = table(first=first)
    before.spymaster(first).clues("ocean")
    before.turns_over("poison").is_in("over")
    seating = {seat: f"{post.team}_{post.role}" for seat, post in before.public.posts.items()}
    opening = GAME.opening(seating, DEFAULT, 1, before.public)
    for seed in range(20):
        again = folded(GAME, evolve(GAME, GAME.bare_table(tuple(seating)), opening), seed).public
        assert (again.first, again.team) == (then, then)
        assert again.agents_left(then) == 9
        assert (again.revealed, again.votes, again.key, again.winner) == ({}, {}, (), None)


@pytest.mark.req("W-2.9")
def test_places_are_kept_as_the_game_ended_and_who_has_retired_guesses_again() -> None:
    at = paused(2)
    at.seat("blue_operative2").takes("blue_spymaster")
    places = {name: GAME.place_of(at.public, seat) for name, seat in at.names.items()}
    assert places == {
        "red_spymaster": "red_spymaster",
        "red_operative1": "red_operative",
        "red_operative2": "red_operative",
        "blue_spymaster": "blue_operative",
        "blue_operative1": "blue_operative",
        "blue_operative2": "blue_spymaster",
    }


@pytest.mark.req("W-2.9")
def test_no_word_comes_again_while_there_are_others() -> None:
    first = dealt(1)
    lessons = GAME.lessons(first.vault)
    assert len(lessons) == 25
    seen = dict.fromkeys(lessons, 1)
    truth = laid(SHIPPED, {"seat-1": "red_spymaster"}, SHIPPED.info.default_options())
    words = SHIPPED.setup(truth, Random(2), seen)[0].public.words  # type: ignore[union-attr]
    assert not set(words) & set(first.public.words)


@pytest.mark.req("W-3.5", "W-3.1")
@pytest.mark.parametrize("first", ["red", "blue"])
@pytest.mark.parametrize(
    ("gone", "lacks"),
    [
        ({"spymaster"}, ("spymaster",)),
        ({"operative"}, ("operative",)),
        ({"spymaster", "operative"}, ("spymaster", "operative")),
    ],
)
def test_a_game_starts_paused_if_the_first_team_is_missing_somebody(
    first: Team, gone: set[str], lacks: tuple[str, ...]
) -> None:
    at = table()
    away = {seat for seat, post in at.public.posts.items() if post.team == first and post.role in gone}
    (told,) = GAME.presence_changed(at.opening, frozenset(at.public.posts) - away, Random(1))
    truth = evolve(GAME, at.opening, told)
    begins = {}
    for team in TEAMS:
        facts = GAME.setup(replace(truth, public=replace(truth.public, first=team)), Random(2))
        begins[team] = facts[-1].public
    assert begins[first] == Paused(first, lacks)  # type: ignore[arg-type]
    assert isinstance(begins[other(first)], TurnBegan), "nobody is missing from the other team"


# Options
@pytest.mark.req("W-2.3", "W-4.4")
def test_the_clocks_give_two_minutes_and_watchers_see_the_board_unless_the_host_says_otherwise() -> None:
    options = {each.name: each for each in GAME.info.options}
    for name in ("clue_seconds", "guess_seconds"):
        assert [value for value, _ in options[name].values] == [0, 60, 90, 120, 180]
        assert options[name].default == 120
        assert options[name].before == 0, "a room whose log doesn't say has no clock"
    assert options["watchers_see"].default == "board"
    usual: Options = {}
    off: Options = {"clue_seconds": 0, "guess_seconds": 0}
    assert table(options=usual).deadline == Deadline("1:clue", 120)
    assert guessing(options=usual).deadline == Deadline("1:guess", 120)
    assert guessing(options=off).deadline is None

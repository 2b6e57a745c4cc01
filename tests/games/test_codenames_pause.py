"""Codenames: when the game pauses, who may become what meanwhile, and who resumes it."""

import pytest

from clueapp.games.codenames.events import OwnerChanged, Paused, PostTaken, Resumed, TurnBegan
from tests.games.codenames_table import AtTable, guessing, paused, table

LACKS = [
    (("blue_spymaster",), ("spymaster",)),
    (("blue_operative1", "blue_operative2"), ("operative",)),
    (("blue_spymaster", "blue_operative1", "blue_operative2"), ("spymaster", "operative")),
]


def end_turn_by_choice(at: AtTable) -> None:
    at.turns_over("bank").reds()[0].ends_guessing()


def end_turn_by_a_miss(at: AtTable) -> None:
    at.turns_over("bank", "kettle")


def end_turn_by_the_last_guess(at: AtTable) -> None:
    at.turns_over("bank", "castle", "dragon")


def end_turn_by_the_clock(at: AtTable) -> None:
    at.time_runs_out()


def end_turn_by_absence(at: AtTable) -> None:
    for each in at.reds():
        each.is_gone()
    at.grace_is_over()


ENDINGS = [
    end_turn_by_choice,
    end_turn_by_a_miss,
    end_turn_by_the_last_guess,
    end_turn_by_the_clock,
    end_turn_by_absence,
]


# When
@pytest.mark.req("W-3.1")
@pytest.mark.parametrize(("gone", "lacks"), LACKS)
@pytest.mark.parametrize("end_turn", ENDINGS)
def test_the_game_pauses_when_the_team_to_come_lacks_somebody(gone: tuple[str, ...], lacks: object, end_turn) -> None:  # type: ignore[no-untyped-def]
    at = guessing(2, options={"guess_seconds": 60})
    for name in gone:
        at.seat(name).is_gone()
    end_turn(at.is_in("guess"))
    at.is_in("paused").is_turn_of("blue")
    assert at.events[-1] == Paused("blue", lacks)
    assert at.wire["lacks"] == list(lacks)  # type: ignore[call-overload]
    assert at.game.is_paused(at.public)
    assert len(at.public.turns) == 1, "the turn to come has not begun"


@pytest.mark.req("W-3.1")
@pytest.mark.parametrize("end_turn", ENDINGS)
def test_it_does_not_pause_for_anybody_else(end_turn) -> None:  # type: ignore[no-untyped-def]
    """One operative of two is enough, and the team whose turn is over may be gone."""
    at = guessing(2, options={"guess_seconds": 60})
    at.seat("blue_operative2").is_gone()
    at.red_spymaster.is_gone()
    end_turn(at)
    at.is_in("clue").is_turn_of("blue")
    assert not any(isinstance(event, Paused) for event in at.events)


@pytest.mark.req("W-3.1")
def test_it_pauses_when_the_team_to_come_has_left_altogether() -> None:
    at = guessing(4)
    for each in (at.blue_spymaster, *at.blues()):
        each.leaves_for_good()
    at.is_in("guess").passes().is_in("paused")
    assert at.wire["lacks"] == ["spymaster", "operative"]


@pytest.mark.req("W-3.1")
@pytest.mark.parametrize("phase", ["clue", "guess"])
def test_it_never_pauses_in_the_middle_of_a_turn(phase: str) -> None:
    at = table(3) if phase == "clue" else guessing(3)
    turn = len(at.public.turns)
    for each in at.everybody():
        each.is_gone()
        at.is_in(phase).is_turn_of("red")
    for each in reversed(at.everybody()):
        each.returns()
        at.is_in(phase).is_turn_of("red")
    if phase == "guess":
        at.blue_spymaster.is_gone()
        at.turns_over("bank").is_in("guess").turns_over("castle").is_in("guess")
    assert len(at.public.turns) == turn


@pytest.mark.req("W-3.1")
def test_who_comes_back_before_the_turn_is_over_was_never_missed() -> None:
    at = guessing()
    at.blue_spymaster.is_gone().returns()
    at.passes().is_in("clue").is_turn_of("blue")


@pytest.mark.req("W-3.1")
def test_it_pauses_before_every_turn_that_lacks_somebody() -> None:
    at = paused().blue_spymaster.returns().at
    at.red_spymaster.resumes().blue_spymaster.clues("river")
    at.red.is_gone()
    at.turns_over("ball").is_in("paused").is_turn_of("red")
    assert at.wire["lacks"] == ["operative"]
    at.red.returns()
    at.red_spymaster.resumes().at.is_in("clue").is_turn_of("red")


@pytest.mark.req("W-3.1", "W-1.7", "W-1.8")
def test_a_game_that_is_over_does_not_pause() -> None:
    at = guessing()
    at.blue_spymaster.is_gone()
    at.turns_over("poison").is_won_by("blue", "assassin")


# What can be done meanwhile
@pytest.mark.req("W-3.2")
def test_nothing_is_played_in_a_pause() -> None:
    at = paused(2)
    for each in (at.red, at.blue):
        each.expects_refusal("paused").votes("BANK")
        each.expects_refusal("paused").confirms("BANK")
        each.expects_refusal("paused").takes_the_vote_back()
        each.expects_refusal("paused").ends_guessing()
    at.red_spymaster.expects_refusal("paused").clues("ocean")


@pytest.mark.req("W-3.2")
def test_roles_change_in_a_pause_only() -> None:
    at = table(2)
    at.blue_spymaster.is_gone()
    for each in at.everybody():
        assert "PICK" not in each.may
        each.expects_refusal("game_begun").takes("blue_spymaster")
    at.red_spymaster.clues("ocean")
    at.blue.expects_refusal("game_begun").takes("blue_spymaster")
    at.passes().is_in("paused").blue.takes("blue_spymaster")
    at.red_spymaster.resumes()
    at.seat("blue_operative2").expects_refusal("game_begun").takes("red_operative")


@pytest.mark.req("W-3.2")
def test_what_everybody_may_become_while_blue_has_no_spymaster() -> None:
    at = paused(2)
    assert at.red_spymaster.places == {"blue_spymaster"}
    assert at.red.places == {"blue_operative", "blue_spymaster"}
    assert at.blue.places == {"red_operative", "blue_spymaster"}
    assert at.blue_spymaster.places == set(), "it is his as soon as he is back"


@pytest.mark.req("W-3.2")
def test_an_operative_takes_the_office_of_a_spymaster_who_is_gone() -> None:
    at = paused(2)
    one, two = at.blues()
    one.takes("blue_spymaster")
    assert at.events[-1] == PostTaken(one.seat, "blue", "spymaster", at.blue_spymaster.seat)
    assert (one.post, at.blue_spymaster.post) == (("blue", "spymaster"), ("blue", "retired"))
    assert at.wire["lacks"] == []
    at.red_spymaster.resumes()
    one.clues("river").at.is_in("guess")
    assert at.wire["threshold"] == 1
    two.votes("KETTLE").confirms("KETTLE")


@pytest.mark.req("W-3.2")
def test_an_operative_changes_sides_where_the_others_have_none() -> None:
    at = paused(2, gone=["blue_operative1", "blue_operative2"])
    at.seat("red_operative2").takes("blue_operative")
    at.red_spymaster.resumes().blue_spymaster.clues("river")
    assert at.wire["threshold"] == 1, "those who are gone are still of the team"
    at.seat("red_operative2").votes("KETTLE").confirms("KETTLE")
    at.red.expects_refusal("not_your_turn").votes("LADDER")


@pytest.mark.req("W-3.2")
def test_a_spymaster_takes_the_office_across_the_table() -> None:
    at = paused(1)
    at.red_spymaster.takes("blue_spymaster").resumes().clues("river").at.passes()
    at.is_in("paused").is_turn_of("red")
    assert at.wire["lacks"] == ["spymaster"]
    at.red_spymaster.takes("red_spymaster").resumes().at.is_in("clue").is_turn_of("red")


@pytest.mark.req("W-3.2")
def test_the_office_of_a_spymaster_who_is_there_is_taken() -> None:
    at = paused(2, gone=["blue_operative1", "blue_operative2"])
    said = at.red.expects_refusal("seat_taken").takes("blue_spymaster").said
    assert said == "The blue team already has a spymaster."
    at.red.expects_refusal("seat_taken").takes("red_spymaster")
    at.red_spymaster.expects_refusal("seat_taken").takes("blue_spymaster")
    at.blue_spymaster.is_gone()
    at.red.takes("blue_spymaster")


@pytest.mark.req("W-3.2")
def test_the_office_of_one_who_has_left_for_good_is_free() -> None:
    at = paused(2)
    at.blue_spymaster.leaves_for_good()
    at.blue.takes("blue_spymaster")
    assert at.events[-1] == PostTaken(at.blue.seat, "blue", "spymaster", "")


@pytest.mark.req("W-3.2")
@pytest.mark.parametrize(
    ("name", "place", "code"),
    [
        ("blue_operative1", "blue_operative", "no_change"),
        ("red_spymaster", "red_spymaster", "no_change"),
        ("blue_operative1", "green_operative", "no_such_seat"),
        ("blue_operative1", "blue_retired", "no_such_seat"),
        ("blue_operative1", "", "no_such_seat"),
    ],
)
def test_what_is_no_change_or_no_role_is_refused(name: str, place: str, code: str) -> None:
    paused(2).seat(name).expects_refusal(code).takes(place)


# What somebody has seen
@pytest.mark.req("W-2.14")
def test_whoever_has_seen_the_key_does_not_guess_any_more() -> None:
    at = paused(2)
    said = at.red_spymaster.expects_refusal("saw_the_key").takes("red_operative").said
    assert said == "You’ve seen the key, so you can’t guess in this game."
    at.red_spymaster.expects_refusal("saw_the_key").takes("blue_operative")
    at.blue.takes("blue_spymaster").expects_refusal("saw_the_key").takes("blue_operative")
    at.blue.expects_refusal("saw_the_key").takes("red_operative")


@pytest.mark.req("W-2.14", "W-3.2")
def test_who_has_lost_the_office_has_retired_for_the_game() -> None:
    at = paused(2)
    at.blue.takes("blue_spymaster")
    late = at.blue_spymaster.returns()
    assert late.places == set()
    for place in ("blue_operative", "red_operative"):
        late.expects_refusal("saw_the_key").takes(place)
    late.expects_refusal("seat_taken").takes("blue_spymaster")
    at.red_spymaster.resumes()
    late.expects_refusal("not_spymaster").clues("river")
    at.blue.clues("river")
    late.expects_refusal("not_operative").votes("KETTLE")
    late.expects_refusal("not_operative").confirms("KETTLE")
    late.expects_refusal("not_operative").ends_guessing()
    assert at.wire["threshold"] == 1, "no vote is expected of them"
    assert late.may == set()
    assert late.seat in at.game.silenced(at.public)


@pytest.mark.req("W-2.14", "W-3.2")
def test_who_has_retired_may_be_spymaster_again_where_one_is_missing() -> None:
    at = paused(2)
    at.blue.takes("blue_spymaster")
    at.blue_spymaster.returns()
    at.red_spymaster.resumes()
    at.blue.clues("river")
    at.red_spymaster.is_gone()
    at.passes().is_in("paused").is_turn_of("red")
    late = at.blue_spymaster
    assert late.places == {"red_spymaster"}
    late.takes("red_spymaster")
    assert (late.post, at.red_spymaster.post) == (("red", "spymaster"), ("red", "retired"))
    at.red.becomes_owner().resumes()
    late.clues("ocean").at.is_in("guess").is_turn_of("red")


@pytest.mark.req("W-2.14", "W-3.2")
def test_the_last_who_can_guess_does_not_become_spymaster() -> None:
    at = paused(1)
    at.blue.takes("blue_spymaster").is_gone()
    said = at.red.expects_refusal("last_guesser").takes("blue_spymaster").said
    assert said == "Everybody else has seen the key, so you’re needed as an operative."
    assert at.red.places == {"blue_operative"}


@pytest.mark.req("W-3.2")
def test_four_go_on_with_one_who_guesses_for_both() -> None:
    at = paused(1)
    at.blue.takes("blue_spymaster")
    assert at.wire["lacks"] == ["operative"]
    at.red.takes("blue_operative")
    at.red_spymaster.resumes()
    at.blue.clues("river")
    at.red.votes("KETTLE").confirms("KETTLE").ends_guessing().at.is_in("paused").is_turn_of("red")
    at.red.takes("red_operative")
    at.red_spymaster.resumes().clues("ocean").red.votes("BANK").confirms("BANK")


# Going on
@pytest.mark.req("W-3.2", "W-3.3")
def test_the_owner_resumes_once_nothing_is_missing() -> None:
    at = paused(2)
    assert "RESUME" not in at.red_spymaster.may
    said = at.red_spymaster.expects_refusal("paused").resumes().said
    assert said == "Blue is still missing a spymaster."
    at.blue_spymaster.returns()
    at.is_in("paused")
    assert at.red_spymaster.may == {"RESUME"}
    at.red_spymaster.resumes().at.is_in("clue").is_turn_of("blue")
    begun = TurnBegan("blue", at.blue_spymaster.seat)
    assert at.events[-2:] == [Resumed(at.red_spymaster.seat), begun]
    at.red_spymaster.expects_refusal("not_paused").resumes()


@pytest.mark.req("W-3.2")
def test_all_that_is_missing_has_to_be_there() -> None:
    at = paused(1, gone=["blue_spymaster", "blue_operative1"])
    assert at.red_spymaster.expects_refusal("paused").resumes().said.endswith("a spymaster and an operative.")
    at.blue_spymaster.returns()
    at.red_spymaster.expects_refusal("paused").resumes()
    at.blue.returns()
    at.blue_spymaster.is_gone()
    at.red_spymaster.expects_refusal("paused").resumes()
    at.blue_spymaster.returns()
    at.red_spymaster.resumes()


@pytest.mark.req("W-3.2")
@pytest.mark.parametrize("owner", ["red_spymaster", "red_operative1", "blue_operative1"])
def test_nobody_but_the_owner_resumes(owner: str) -> None:
    at = paused(1, owner=owner)
    at.blue_spymaster.returns()
    for each in at.everybody():
        assert ("RESUME" in each.may) == (each.name == owner)
        if each.name != owner:
            each.expects_refusal("not_owner").resumes()
    at.seat(owner).resumes()


@pytest.mark.req("W-3.2", "P-1.5")
def test_the_heir_of_an_owner_who_is_gone_can_resume() -> None:
    at = paused(2, owner="blue_spymaster")
    at.red.expects_refusal("not_owner").resumes()
    at.red.becomes_owner()
    assert at.events[-1] == OwnerChanged(at.red.seat)
    assert at.wire["owner"] == at.red.seat
    at.blue.takes("blue_spymaster")
    at.red.resumes().at.is_in("clue").is_turn_of("blue")
    at.blue_spymaster.returns()
    assert at.public.owner == at.red.seat, "the office does not come back by itself"


@pytest.mark.req("P-1.5")
def test_the_office_passes_once_and_not_after_the_end() -> None:
    at = guessing()
    assert at.game.host_changed(at.truth, at.red_spymaster.seat) == ()
    at.turns_over("poison")
    assert at.game.host_changed(at.truth, at.red.seat) == ()


@pytest.mark.req("W-3.2", "W-3.4")
def test_who_comes_back_during_the_pause_has_the_role_as_before() -> None:
    at = paused(2, gone=["blue_spymaster", "blue_operative1", "blue_operative2"])
    for each in (at.blue_spymaster, *at.blues()):
        before = each.post
        assert each.returns().post == before
    at.red_spymaster.resumes().blue_spymaster.clues("river")
    assert at.wire["threshold"] == 2

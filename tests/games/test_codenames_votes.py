"""Codenames: votes, the threshold by those who are there, and who confirms (W-2.7)."""

import pytest

from clueapp.games.codenames.events import VoteCast, VoteWithdrawn
from tests.games.codenames_table import guessing, index_of, paused


@pytest.mark.req("W-2.7")
@pytest.mark.parametrize(("operatives", "needed"), [(1, 1), (2, 2), (3, 2), (4, 3), (5, 3)])
def test_a_card_needs_the_votes_of_more_than_half_of_the_operatives(operatives: int, needed: int) -> None:
    at = guessing(operatives)
    assert at.wire["threshold"] == needed
    voters, confirmer = at.reds()[:needed], at.reds()[0]
    for number, each in enumerate(voters, 1):
        each.votes("BANK")
        if number < needed:
            for anybody in at.reds():
                anybody.expects_refusal("not_enough_votes").confirms("BANK")
    confirmer.confirms("BANK")
    assert at.public.revealed == {index_of("bank"): "red"}


@pytest.mark.req("W-2.7")
def test_a_single_operative_votes_and_confirms_alone() -> None:
    at = guessing()
    at.red.expects_refusal("not_enough_votes").confirms("BANK")
    at.red.votes("BANK")
    assert at.public.revealed == {}, "a vote alone turns nothing over"
    at.red.confirms("BANK")
    assert at.public.revealed == {index_of("bank"): "red"}


@pytest.mark.req("W-2.7")
@pytest.mark.parametrize("operatives", [2, 3, 5])
def test_the_latest_voter_does_not_confirm_where_there_is_another(operatives: int) -> None:
    at = guessing(operatives)
    voters = at.reds()[: at.public.threshold]
    for each in voters:
        each.votes("BANK")
    said = voters[-1].expects_refusal("confirm_by_teammate").confirms("BANK").said
    assert said == "You voted last, so a teammate has to confirm."
    assert [each.may_confirm("BANK") for each in at.reds()] == [each.seat != voters[-1].seat for each in at.reds()]


@pytest.mark.req("W-2.7")
def test_a_teammate_who_has_not_voted_for_the_card_may_confirm_it() -> None:
    at = guessing(3)
    one, two, three = at.reds()
    one.votes("BANK")
    two.votes("BANK")
    three.votes("CASTLE").confirms("BANK")
    assert at.votes == {}


@pytest.mark.req("W-2.7")
def test_who_votes_once_more_is_the_latest() -> None:
    at = guessing(2)
    one, two = at.reds()
    one.votes("BANK")
    two.votes("BANK")
    one.takes_the_vote_back().votes("BANK").expects_refusal("confirm_by_teammate").confirms("BANK")
    two.votes("CASTLE").votes("BANK").expects_refusal("confirm_by_teammate").confirms("BANK")
    one.confirms("BANK")


@pytest.mark.req("W-2.7")
def test_only_the_operatives_of_the_team_vote_and_confirm() -> None:
    at = guessing(2)
    for each in at.reds():
        each.votes("BANK")
    at.red_spymaster.expects_refusal("not_operative").votes("BANK")
    at.red_spymaster.expects_refusal("not_operative").confirms("BANK")
    at.red_spymaster.expects_refusal("not_operative").takes_the_vote_back()
    for each in (at.blue_spymaster, *at.blues()):
        each.expects_refusal("not_your_turn").votes("BANK")
        each.expects_refusal("not_your_turn").confirms("BANK")


@pytest.mark.req("W-2.7")
def test_each_has_one_vote_that_can_be_moved_and_all_see_it() -> None:
    at = guessing(2)
    one, two = at.reds()
    one.votes("BANK").votes("CASTLE")
    two.votes("BANK")
    assert at.votes == {one.name: "CASTLE", two.name: "BANK"}
    for viewer in (*at.names.values(), None):
        cards = at.wire_of(viewer)["cards"]
        assert {card["word"]: card["votes"] for card in cards if card["votes"]} == {
            "castle": [one.seat],
            "bank": [two.seat],
        }
    cast = [event for event in at.events if isinstance(event, VoteCast)]
    assert [(event.seat, event.word) for event in cast] == [
        (one.seat, "bank"),
        (one.seat, "castle"),
        (two.seat, "bank"),
    ]
    one.expects_refusal("already_voted").votes("CASTLE")


@pytest.mark.req("W-2.7")
def test_a_vote_can_be_taken_back() -> None:
    at = guessing(2)
    one, two = at.reds()
    one.votes("BANK")
    two.votes("BANK").takes_the_vote_back()
    assert isinstance(at.events[-1], VoteWithdrawn)
    assert at.votes == {one.name: "BANK"}
    one.expects_refusal("not_enough_votes").confirms("BANK")
    two.expects_refusal("no_vote").takes_the_vote_back()


@pytest.mark.req("W-2.7")
def test_split_votes_turn_nothing_over_until_somebody_moves() -> None:
    at = guessing(5)
    one, two, three, four, five = at.reds()
    for each, word in ((one, "BANK"), (two, "BANK"), (three, "CASTLE"), (four, "CASTLE"), (five, "DRAGON")):
        each.votes(word)
    for each in at.reds():
        for word in ("BANK", "CASTLE", "DRAGON", "ENGINE"):
            each.expects_refusal("not_enough_votes").confirms(word)
    five.votes("CASTLE")
    assert not any(each.may_confirm("BANK") for each in at.reds())
    one.confirms("CASTLE")
    assert at.votes == {}, "every guess is voted on anew"
    assert at.wire["log"][0]["guesses"][0]["votes"] == [three.seat, four.seat, five.seat]


@pytest.mark.req("W-2.7")
def test_votes_do_not_reach_into_the_next_guess_or_turn() -> None:
    at = guessing(3, count=5)
    one, two, three = at.reds()
    for each in (one, two):
        each.votes("BANK")
    three.votes("CASTLE").confirms("BANK")
    assert at.votes == {}
    two.votes("CASTLE").ends_guessing()
    assert at.votes == {}
    assert at.passes().is_turn_of("red").votes == {}


# Those who come and go
@pytest.mark.req("W-2.7", "W-3.4")
@pytest.mark.parametrize(("operatives", "gone", "needed"), [(2, 1, 1), (3, 1, 2), (3, 2, 1), (5, 1, 3), (5, 3, 2)])
def test_the_threshold_is_that_of_those_who_are_there(operatives: int, gone: int, needed: int) -> None:
    at = guessing(operatives)
    for each in at.reds()[:gone]:
        each.is_gone()
    assert at.wire["threshold"] == needed
    for each in at.reds()[gone : gone + needed]:
        each.votes("BANK")
    at.reds()[gone].confirms("BANK")
    for each in at.reds()[:gone]:
        each.returns()
    assert at.wire["threshold"] == operatives // 2 + 1


@pytest.mark.req("W-2.7")
def test_the_absent_of_the_other_team_and_spymasters_do_not_count() -> None:
    at = guessing(3)
    at.red_spymaster.is_gone()
    at.blues()[0].is_gone()
    at.blues()[1].is_gone()
    assert at.wire["threshold"] == 2


@pytest.mark.req("W-2.7")
def test_votes_that_were_too_few_are_enough_when_somebody_goes() -> None:
    at = guessing(4)
    one, two, three, four = at.reds()
    one.votes("BANK")
    two.votes("BANK")
    three.expects_refusal("not_enough_votes").confirms("BANK")
    four.is_gone()
    assert at.wire["threshold"] == 2
    three.confirms("BANK")


@pytest.mark.req("W-2.7")
def test_votes_that_were_enough_are_too_few_when_somebody_comes_back() -> None:
    at = guessing(2)
    one, two = at.reds()
    two.is_gone()
    one.votes("BANK")
    assert one.may_confirm("BANK")
    two.returns()
    one.expects_refusal("not_enough_votes").confirms("BANK")
    two.votes("BANK").expects_refusal("confirm_by_teammate").confirms("BANK")
    one.confirms("BANK")


@pytest.mark.req("W-2.7")
def test_a_vote_counts_no_more_when_its_voter_has_gone_and_does_not_come_back_by_itself() -> None:
    at = guessing(3)
    one, two, three = at.reds()
    one.votes("BANK")
    two.votes("BANK")
    one.is_gone()
    assert at.votes == {two.name: "BANK"}
    three.expects_refusal("not_enough_votes").confirms("BANK")
    one.returns()
    assert at.votes == {two.name: "BANK"}
    three.expects_refusal("not_enough_votes").confirms("BANK")
    one.votes("BANK")
    three.confirms("BANK")


@pytest.mark.req("W-2.7")
def test_a_vote_counts_no_more_when_its_voter_has_left_for_good() -> None:
    at = guessing(3)
    one, two, three = at.reds()
    one.votes("BANK")
    two.votes("BANK")
    one.leaves_for_good()
    assert at.votes == {two.name: "BANK"}
    assert at.wire["threshold"] == 2
    three.votes("BANK")
    two.confirms("BANK")


@pytest.mark.req("W-2.7")
def test_the_latest_voter_confirms_when_the_others_have_gone() -> None:
    at = guessing(2)
    one, two = at.reds()
    one.votes("BANK")
    two.votes("BANK").expects_refusal("confirm_by_teammate").confirms("BANK")
    one.is_gone()
    two.confirms("BANK")


@pytest.mark.req("W-2.7")
def test_whoever_comes_back_from_a_pause_votes_anew() -> None:
    at = paused(2, gone=["blue_operative1", "blue_operative2"])
    one, two = at.blues()
    one.returns()
    at.red_spymaster.resumes().blue_spymaster.clues("river")
    assert at.wire["threshold"] == 1
    one.votes("KETTLE")
    two.returns()
    assert at.wire["threshold"] == 2
    two.votes("KETTLE")
    one.confirms("KETTLE")

"""Codenames: giving a clue, and which clues are refused at the table."""

import pytest

from clueapp.games.codenames.actions import Clue
from clueapp.kernel.menu import OneOf
from tests.games.codenames_table import AtTable, guessing, paused, table


@pytest.mark.req("W-1.3")
@pytest.mark.parametrize("count", [*range(10), "unlimited"])
def test_a_clue_is_a_word_and_a_number_up_to_nine_or_unlimited(count: int | str) -> None:
    at = table().red_spymaster.clues("Ocean", count).at.is_in("guess").is_turn_of("red")
    assert at.wire["clue"] == {"word": "Ocean", "count": count}
    turn = at.public.turns[-1]
    assert (turn.team, turn.spymaster, turn.word, turn.count) == ("red", "seat-1", "Ocean", count)


@pytest.mark.req("W-1.3")
@pytest.mark.parametrize("count", [-1, 10, 99, 10**30, "Unlimited", "2", "", True, False, 1.0, None])
def test_another_number_is_refused(count: object) -> None:
    table().red_spymaster.expects_refusal("bad_count").clues("ocean", count)  # type: ignore[arg-type]


@pytest.mark.req("W-1.3")
def test_the_menu_offers_exactly_these_numbers() -> None:
    form = table().red_spymaster.at.menu("seat-1").form(Clue)
    assert form is not None
    assert form.fields["count"] == OneOf((*range(10), "unlimited"))


@pytest.mark.req("W-1.3")
def test_only_the_spymaster_whose_turn_it_is_gives_a_clue() -> None:
    at = table(2)
    for each in at.everybody():
        assert each.may == ({"CLUE"} if each.name == "red_spymaster" else set())
    at.blue_spymaster.expects_refusal("not_your_turn").clues("ocean")
    at.blue.expects_refusal("not_your_turn").clues("ocean")
    for each in at.reds():
        each.expects_refusal("not_spymaster").clues("ocean")


@pytest.mark.req("W-1.3")
def test_one_clue_a_turn() -> None:
    at = guessing()
    assert at.red_spymaster.may == set()
    at.red_spymaster.expects_refusal("clue_given").clues("river")
    at.blue_spymaster.expects_refusal("not_your_turn").clues("river")
    at.passes().is_turn_of("blue").blue_spymaster.clues("river")
    at.red_spymaster.expects_refusal("not_your_turn").clues("ocean")


@pytest.mark.req("W-1.3")
def test_there_is_no_clue_in_a_pause_nor_after_the_end() -> None:
    at = paused(gone=["blue_operative1"])
    at.blue_spymaster.expects_refusal("paused").clues("ocean")
    over = guessing().turns_over("poison")
    over.blue_spymaster.expects_refusal("wrong_phase").clues("ocean")


@pytest.mark.req("W-2.1")
def test_nobody_guesses_before_there_is_a_clue() -> None:
    at = table(2)
    for each in at.reds():
        each.expects_refusal("clue_required").votes("BANK")
        each.expects_refusal("clue_required").takes_the_vote_back()
        each.expects_refusal("clue_required").confirms("BANK")
        each.expects_refusal("clue_required").ends_guessing()
    for each in at.blues():
        each.expects_refusal("not_your_turn").votes("BANK")
    at.red_spymaster.clues("ocean")
    assert all(each.may == {"VOTE"} for each in at.reds())


@pytest.mark.req("W-2.1")
def test_the_next_turn_waits_for_its_own_clue() -> None:
    at = guessing().turns_over("bank").red.ends_guessing().at.is_turn_of("blue").is_in("clue")
    at.blue.expects_refusal("clue_required").votes("KETTLE")
    assert at.wire["clue"] is None


@pytest.mark.req("W-1.4", "W-2.4")
@pytest.mark.parametrize("clue", ["bank", "BANK", "Bänk", "b\u0061\u0301nk", "ｂａｎｋ", "ba\u200bnk", " bank "])
def test_a_word_on_the_board_is_no_clue_however_it_is_written(clue: str) -> None:
    assert "BANK is on the board" in refusal(table(), "clue_on_board", clue)


@pytest.mark.req("W-2.4")
@pytest.mark.parametrize("clue", ["deep ocean", "", "   ", "42", "o_cean", "ocean!", "-ocean", "ocean'", "a" * 31])
def test_a_clue_is_one_word_of_letters(clue: str) -> None:
    refusal(table(), "clue_not_a_word", clue)


@pytest.mark.req("W-2.4")
@pytest.mark.parametrize("clue", ["tea-time", "o'clock", "Éclair", "a" * 30])
def test_a_hyphen_or_an_apostrophe_may_be_inside(clue: str) -> None:
    table().red_spymaster.clues(clue).at.is_in("guess")


@pytest.mark.req("W-2.5")
@pytest.mark.parametrize(
    ("clue", "word"),
    [("farm", "FARMER"), ("football", "BALL"), ("ballroom", "BALL"), ("bankrupt", "BANK"), ("son", "POISON")],
)
def test_neither_may_begin_or_end_with_the_other(clue: str, word: str) -> None:
    assert f"{word} is on the board" in refusal(table(), "clue_contains_word", clue)


@pytest.mark.req("W-2.5")
@pytest.mark.parametrize("clue", ["war", "hurc"])
def test_in_the_middle_is_fine(clue: str) -> None:
    """WAR is in DWARF, HURC in CHURCH, and neither is at an end of the other."""
    table().red_spymaster.clues(clue).at.is_in("guess")


@pytest.mark.req("W-2.6")
@pytest.mark.parametrize(("clue", "word"), [("banks", "BANK"), ("churches", "CHURCH"), ("Dwarves", "DWARF")])
def test_a_plural_of_a_word_on_the_board_is_refused(clue: str, word: str) -> None:
    assert f"{word} is on the board" in refusal(table(), "clue_plural", clue)


@pytest.mark.req("W-1.4", "W-2.4", "W-2.5", "W-2.6")
def test_a_word_that_is_turned_over_counts_no_more() -> None:
    at = guessing(count=9)
    at.turns_over("bank", "farmer").red.ends_guessing()
    for clue, code in (("bank", "clue_on_board"), ("banks", "clue_plural"), ("farm", "clue_contains_word")):
        refusal(table(), code, clue)
        assert at.game.menu(at.view(at.blue_spymaster.seat)).allows(Clue(clue, 1))
    at.blue_spymaster.clues("bank").at.is_in("guess")
    assert at.public.turns[-1].word == "bank"


@pytest.mark.req("W-2.4")
def test_all_words_in_play_count_whoever_they_belong_to() -> None:
    for word in ("castle", "kettle", "temple", "poison"):
        refusal(table(), "clue_on_board", word)


@pytest.mark.req("W-4.2")
def test_the_clues_of_both_teams_stay_in_the_log() -> None:
    at = guessing().passes()
    at.blue_spymaster.clues("river", "unlimited").at.passes()
    at.red_spymaster.clues("ocean", 0)
    told = [(turn["team"], turn["word"], turn["count"]) for turn in at.wire["log"]]
    assert told == [("red", "ocean", 2), ("blue", "river", "unlimited"), ("red", "ocean", 0)]


def refusal(at: AtTable, code: str, clue: str) -> str:
    return at.red_spymaster.expects_refusal(code).clues(clue).said

"""Codenames: which clues may be given (W-1.4, W-2.4 to W-2.6)."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from clueapp.games.codenames.clue_check import CLUE_LENGTH, ClueWord, checked_clue
from clueapp.games.codenames.spelling import likeness
from clueapp.kernel.errors import IllegalAction
from clueapp.kernel.menu import FreeText
from tests.games.test_codenames_words import POOL

BOARD = ("farmer", "foot", "ball", "dwarf", "goose", "knife", "ICE CREAM", "apple")


def refusal_of(clue: str, board: tuple[str, ...] = BOARD) -> tuple[str, str]:
    with pytest.raises(IllegalAction) as refusal:
        checked_clue(clue, board)
    assert re.fullmatch(r"[A-Z].*\.", refusal.value.message)
    return refusal.value.code, refusal.value.message


@pytest.mark.req("W-2.4")
@pytest.mark.parametrize(
    "clue", ["tractor", "WAR", "Tea-time", "o’clock", "o'clock", "Éclair", "Straße", "собака", "水", "हिन्दी"]
)
def test_a_clue_that_is_like_nothing_on_the_board_is_given_as_it_was_typed(clue: str) -> None:
    assert checked_clue(clue, BOARD) == clue


@pytest.mark.req("W-2.4")
def test_a_clue_is_shown_composed_and_without_what_cannot_be_seen() -> None:
    assert checked_clue("  E\u0301cl\u200bair\ufe0f\n", BOARD) == "Éclair"


@pytest.mark.req("W-2.4")
@pytest.mark.parametrize(
    ("clue", "said"),
    [
        ("", "Type a clue of one word."),
        (" \u200b\u3164 ", "Type a clue of one word."),
        ("two words", "A clue is one word, without spaces."),
        ("two\u00a0words", "A clue is one word, without spaces."),
        ("a" * (CLUE_LENGTH + 1), "A clue can have at most 30 letters."),
        ("a" * 100_000, "A clue can have at most 30 letters."),
        ("trаctor", "This clue mixes Cyrillic and Latin letters. Please stick to one alphabet."),
        *(
            (clue, "Use only letters, with a hyphen or an apostrophe inside if you need one.")
            for clue in (
                "f00t",
                "42",
                "tea-",
                "-tea",
                "'",
                "tea--time",
                "tea_time",
                "tea.time",
                "🦊",
                "Ⓕⓞⓞⓣ",
                "a,b",
                "\u0301a",
            )
        ),
        ("q\u0331\u0332\u0333ueue", "Use only letters, with a hyphen or an apostrophe inside if you need one."),
        ("ʻ", "Use only letters, with a hyphen or an apostrophe inside if you need one."),
        ("wine-bottle-opener-tool", "A clue can have at most one hyphen."),
        ("jack\u2010in\u2011the-box", "A clue can have at most one hyphen."),
        *(
            (f"coat{dash}rain", "Use only letters, with a hyphen or an apostrophe inside if you need one.")
            for dash in "\u2012–—―−﹘﹣－⁃־"
        ),
        ("wine'bottle’opener", "A clue is one word, or two joined by a hyphen."),
        ("wineʼbottleʼopener", "A clue is one word, or two joined by a hyphen."),
        ("wine-bottle'opener", "A clue is one word, or two joined by a hyphen."),
    ],
)
def test_a_clue_is_one_word_of_letters(clue: str, said: str) -> None:
    assert refusal_of(clue) == ("clue_not_a_word", said)


@pytest.mark.req("W-2.4")
def test_the_longest_clue_is_taken() -> None:
    assert checked_clue("x" * CLUE_LENGTH, BOARD) == "x" * CLUE_LENGTH


@pytest.mark.req("W-1.4", "W-2.4", "W-2.5", "W-2.6")
@pytest.mark.parametrize(
    ("clue", "code", "said"),
    [
        ("FOOT", "clue_on_board", "FOOT is on the board, so it can’t be the clue."),
        ("fo-ot", "clue_on_board", "FOOT is on the board, so it can’t be the clue."),
        ("ｆóot", "clue_on_board", "FOOT is on the board, so it can’t be the clue."),
        ("icecream", "clue_on_board", "ICE CREAM is on the board, so it can’t be the clue."),
        ("cream", "clue_on_board", "ICE CREAM is on the board, and “cream” is part of it."),
        ("goose-egg", "clue_on_board", "GOOSE is on the board, and it’s part of “goose-egg”."),
        ("ᎪᏢᏢᏞᎬ", "clue_on_board", "APPLE is on the board, and “ᎪᏢᏢᏞᎬ” looks just like it."),
        ("feet", "clue_plural", "FOOT is on the board, and “feet” is another form of it."),
        ("balls", "clue_plural", "BALL is on the board, and “balls” is another form of it."),
        ("Geese", "clue_plural", "GOOSE is on the board, and “Geese” is another form of it."),
        ("knives", "clue_plural", "KNIFE is on the board, and “knives” is another form of it."),
        ("Farm", "clue_contains_word", "FARMER is on the board, and it begins with “Farm”."),
        ("arf", "clue_contains_word", "DWARF is on the board, and it ends with “arf”."),
        ("Football", "clue_contains_word", "FOOT is on the board, and “Football” begins with it."),
        ("eyeball", "clue_contains_word", "BALL is on the board, and “eyeball” ends with it."),
    ],
)
def test_a_clue_that_is_too_like_a_word_is_refused_with_that_word_and_the_reason(
    clue: str, code: str, said: str
) -> None:
    assert refusal_of(clue) == (code, said)


@pytest.mark.req("W-2.4", "W-2.5", "W-2.6")
@pytest.mark.parametrize(
    ("clue", "code", "said"),
    [
        ("coat-rain", "clue_contains_word", "RAINBOW is on the board, and it begins with “rain”."),
        ("rain\u2011coat", "clue_contains_word", "RAINBOW is on the board, and it begins with “rain”."),
        ("coat'rain", "clue_contains_word", "RAINBOW is on the board, and it begins with “rain”."),
        ("rainʼcoat", "clue_contains_word", "RAINBOW is on the board, and it begins with “rain”."),
        ("tea-arf", "clue_contains_word", "DWARF is on the board, and it ends with “arf”."),
        ("big-balls", "clue_plural", "BALL is on the board, and “balls” is another form of it."),
        ("cold-feet", "clue_plural", "FOOT is on the board, and “feet” is another form of it."),
        ("whipped-cream", "clue_on_board", "ICE CREAM is on the board, and “cream” is part of it."),
    ],
)
def test_each_part_of_a_clue_is_checked_like_a_word(clue: str, code: str, said: str) -> None:
    assert refusal_of(clue, (*BOARD, "rainbow")) == (code, said)


@pytest.mark.req("W-2.4")
@pytest.mark.parametrize("clue", ["T-shirt", "rock'n'roll", "o’clock"])
def test_a_single_letter_beside_a_hyphen_or_an_apostrophe_is_no_word(clue: str) -> None:
    assert checked_clue(clue, ("tiger", "boat", "nurse", "opera")) == clue


@pytest.mark.req("W-2.4", "W-2.6")
def test_the_plainest_reason_is_given_wherever_its_word_lies() -> None:
    assert refusal_of("farm", ("farmer", "farms", "farm"))[0] == "clue_on_board"
    assert refusal_of("farm", ("farmer", "farms")) == (
        "clue_plural",
        "FARMS is on the board, and “farm” is another form of it.",
    )
    assert refusal_of("farm", ("farmer", "farmyard"))[1].startswith("FARMER is")


@pytest.mark.req("W-1.4")
def test_only_words_that_are_passed_count() -> None:
    assert checked_clue("foot", ["ball"]) == "foot"
    assert checked_clue("foot", []) == "foot"


WRITTEN = st.tuples(
    st.booleans(),
    st.sampled_from(["", "", "\u0301", "\u0308", "\u0336"]),
    st.sampled_from(["", "", "\u200b", "\u00ad", "\u2060", "\ufe0f"]),
)


@pytest.mark.req("W-1.4", "W-2.4")
@given(st.sampled_from(POOL), st.lists(WRITTEN, min_size=9, max_size=9), st.sampled_from(["", " ", "\u200f"]))
def test_no_case_accent_or_invisible_letter_gets_a_word_round_the_check(
    word: str, letters: list[tuple[bool, str, str]], edge: str
) -> None:
    written = zip(word, letters, strict=False)
    clue = "".join((letter.upper() if big else letter) + accent + unseen for letter, (big, accent, unseen) in written)
    assert refusal_of(f"{edge}{clue}{edge}", ("zzyzx", word)) == (
        "clue_on_board",
        f"{word.upper()} is on the board, so it can’t be the clue.",
    )


@pytest.mark.req("W-2.4", "W-2.5", "W-2.6")
@given(st.sampled_from(POOL), st.sampled_from(POOL))
def test_a_clue_is_taken_exactly_when_it_is_unlike_the_board(clue: str, word: str) -> None:
    codes = {"same": "clue_on_board", "inflected": "clue_plural", "contained": "clue_contains_word"}
    kind = likeness(clue, word)
    if kind is None:
        assert checked_clue(clue, [word]) == clue
    else:
        assert refusal_of(clue, (word,))[0] == codes[kind]


@pytest.mark.req("W-2.4")
@given(st.one_of(st.text(max_size=40), st.sampled_from(["Farm", "tractor", "f00t"]), st.integers(), st.none()))
def test_the_form_allows_what_the_check_accepts(value: object) -> None:
    field = ClueWord(CLUE_LENGTH, BOARD)
    assert isinstance(field, FreeText)
    try:
        accepted = isinstance(value, str) and checked_clue(value, BOARD) != ""
    except IllegalAction:
        accepted = False
    assert field.allows(value) == accepted


def test_the_form_takes_a_clue_and_refuses_one() -> None:
    assert ClueWord(CLUE_LENGTH, BOARD).allows("tractor")
    assert not ClueWord(CLUE_LENGTH, BOARD).allows("farm")


@given(st.text(max_size=40))
def test_what_is_shown_is_checked_again_to_the_same(text: str) -> None:
    try:
        clue = checked_clue(text, BOARD)
    except IllegalAction:
        return
    assert checked_clue(clue, BOARD) == clue
    assert 0 < len(clue) <= CLUE_LENGTH

"""Codenames: a list of words that a host has pasted (W-4.1)."""

import re
from time import process_time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from clueapp.games.codenames.lettering import folded
from clueapp.games.codenames.own_list import MOST_BYTES, MOST_WORDS, OwnList, is_listed, read_list
from clueapp.kernel.errors import IllegalAction
from tests.games.test_codenames_words import POOL

GOOD = (
    *("album", "anchor", "badger", "bank", "candle", "circus", "desert", "engine", "falcon", "garage", "hammer"),
    *("island", "jacket", "kettle", "ladder", "marble", "needle", "orange", "pirate", "quilt", "rocket", "saddle"),
    *("tunnel", "umbrella", "velvet"),
)
TEXT = "\n".join(GOOD)
SURE = "This list has 25 different words."


def repr_of_a_part(text: str) -> str:
    return ascii(text[:6])


def refusal_of(text: str) -> tuple[str, str]:
    with pytest.raises(IllegalAction) as refusal:
        read_list(text)
    return refusal.value.code, refusal.value.message


@pytest.mark.req("W-4.1")
@pytest.mark.parametrize(
    "text",
    [
        TEXT,
        ",".join(GOOD),
        "; ".join(GOOD),
        "\t".join(GOOD),
        "\r\n".join(GOOD),
        "、".join(GOOD),
        f"\ufeff# Mine\n\n{TEXT}\n\n",
        "\n".join(f"- “{word}”" for word in GOOD),
        "\n".join(f' * "{word}",  # yes, {word} indeed' for word in GOOD),
        "\n".join(f"{number}. '{word}'." for number, word in enumerate(GOOD, 1)),
        "\n".join(f"•\u00a0\u200b{word}\u200b" for word in GOOD),
    ],
)
def test_a_list_is_read_however_it_is_set_out(text: str) -> None:
    assert read_list(text) == OwnList(GOOD, (SURE,))


@pytest.mark.req("W-4.1")
@pytest.mark.parametrize(
    "word",
    ["Ice Cream", "sea-horse", "o’clock", "Éclair", "СОБАКА", "水車", "हिन्दी", "ox", "a" * 16, "קפה", "rock'n'roll"],
)
def test_a_word_may_have_a_joint_inside_and_be_in_any_script(word: str) -> None:
    assert read_list(f"{TEXT}\n{word}").words == (*GOOD, word)


@pytest.mark.req("W-4.1")
def test_the_report_says_how_many_words_a_card_takes() -> None:
    own = read_list(f"{TEXT}\nIce cream\nrock and roll")
    assert "Ice cream" in own.words
    assert own.report[-1] == "Left out, since a card holds one or two words of 2 to 16 letters in all: rock and roll."


@pytest.mark.req("W-4.1")
@pytest.mark.parametrize(
    "stray", ["x", "a" * 17, "f00t", "ice cream van", "wаr", "tea--time", "a/b", "🦊🦊", "bank!", "tea -time"]
)
def test_what_is_no_word_is_left_out_and_named(stray: str) -> None:
    assert read_list(f"{stray}\n{TEXT}") == OwnList(
        GOOD, (SURE, f"Left out, since a card holds one or two words of 2 to 16 letters in all: {stray}.")
    )


@pytest.mark.req("W-4.1")
def test_words_that_come_again_are_left_out_and_named_whatever_their_case_or_accents() -> None:
    again = read_list(f"{TEXT}\nBANK, bänk, kettle\nkettle")
    assert again == OwnList(GOOD, (SURE, "Listed more than once: kettle, BANK, bänk."))


@pytest.mark.req("W-4.1")
def test_only_some_are_named_and_none_at_length() -> None:
    strays = [f"{'long' * 20}{number}" for number in range(17)]
    said = read_list(f"{TEXT}\n{'; '.join(strays)}").report[1]
    assert said.endswith(" and 12 more.")
    assert said.count("…") == 5
    assert len(said) < 250


@pytest.mark.req("W-4.1")
def test_words_that_clash_are_kept_and_named_once_a_pair() -> None:
    own = read_list(f"{TEXT}\nfarmer\nfarm\nfeet\nfoot")
    assert own.words[-4:] == ("farmer", "farm", "feet", "foot")
    assert own.report == (
        "This list has 29 different words.",
        "Too alike to share a board: farmer and farm, feet and foot.",
    )


@pytest.mark.req("W-4.1")
def test_every_sentence_can_be_shown() -> None:
    report = read_list(f"{TEXT}\nbank\nx\nbanker").report
    assert len(report) == 4
    assert all(re.fullmatch(r"[A-Z].*\.", sentence) for sentence in report)


@pytest.mark.req("W-4.1")
@pytest.mark.parametrize(
    ("text", "code", "said"),
    [
        ("", "too_few_words", "A board needs 25 different words, and this list has none."),
        ("# only\n\n#said", "too_few_words", "A board needs 25 different words, and this list has none."),
        ("\n".join(GOOD[1:]), "too_few_words", "A board needs 25 different words, and this list has 24."),
        (",".join((*GOOD[1:], "BADGER")), "too_few_words", "A board needs 25 different words, and this list has 24."),
        ("é" * (MOST_BYTES // 2) + "x", "too_large", "That list is too long: it can have at most 100 kB."),
        (
            "\n".join("ab" + letter * number for letter in "cdefghijklm" for number in range(1, 9)) + "\nab",
            "no_board",
            "Too many of these words begin or end with each other: no 25 of them can share a board.",
        ),
    ],
)
def test_a_list_that_makes_no_board_is_refused_and_says_why(text: str, code: str, said: str) -> None:
    assert refusal_of(text) == (code, said)


def numbered(count: int) -> str:
    """So many words of the letters A to J, as the digits of a number are."""
    return "\n".join("".join("abcdefghij"[int(digit)] for digit in f"{number:05}") for number in range(count))


@pytest.mark.req("W-4.1")
def test_the_longest_list_is_read_and_one_word_more_is_too_much() -> None:
    assert len(read_list(numbered(MOST_WORDS)).words) == MOST_WORDS
    assert refusal_of(numbered(MOST_WORDS + 1)) == (
        "too_many_words",
        "That’s 5,001 words. A list can have at most 5,000.",
    )


@pytest.mark.req("W-4.1", "P-8.6")
@pytest.mark.parametrize(
    "text",
    [
        *(f"x{mark * 99_000}x" for mark in "'\". "),
        *(f"{mark * 99_000}x" for mark in "'-1"),
        "x" + "\u2019" * 33_000 + "x",
        "1. " * 33_000,
        "#" * 99_000,
        "a" + "\u0301\u0323" * 24_000,
        ("a" + "\u0301\u0323" * 40 + "\n") * 600,
    ],
    ids=repr_of_a_part,
)
def test_no_text_takes_longer_than_its_length(text: str) -> None:
    """What is read thread by thread still holds up everybody while one step of it, such as a search, goes on."""
    began = process_time()
    assert refusal_of(text)[0] == "too_few_words"
    assert process_time() - began < 3, "half a minute, once"


@pytest.mark.req("W-4.1")
@given(st.text(max_size=200), st.lists(st.sampled_from(POOL), max_size=60))
def test_whatever_is_pasted_is_read_or_refused(noise: str, words: list[str]) -> None:
    try:
        own = read_list(f"{noise}\n{TEXT}\n{','.join(words)}")
    except IllegalAction:
        raise AssertionError("there is a board in it") from None
    assert len({folded(word) for word in own.words}) == len(own.words) >= 25
    assert all(is_listed(word) for word in own.words)
    assert {folded(word) for word in (*GOOD, *words)} <= {folded(word) for word in own.words}
    assert read_list("\n".join(own.words)).words == own.words

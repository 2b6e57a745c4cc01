"""Codenames: the words that come along, how two are compared, and packs of the operator's own."""

from itertools import combinations
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from clueapp.games.codenames.clashes import clashes_of
from clueapp.games.codenames.lettering import folded
from clueapp.games.codenames.library import SHIPPED, BrokenPack, Library, Pack, load_library, open_library, read_pack
from clueapp.games.codenames.own_list import is_listed
from clueapp.games.codenames.spelling import are_alike, lemma, likeness

LIBRARY = load_library(SHIPPED)
POOL = LIBRARY.pool(pack.slug for pack in LIBRARY.packs)
TWO_DOZEN = "\n".join(f"{letter}{letter}olm" for letter in "abcdefghijklmnopqrstuvwx")
"""One word less than a board."""

SOME = st.one_of(
    st.sampled_from(
        [*POOL, "feet", "foot", "leaves", "ice cream", "sea-horse", "кот", "ΜΟΟΝ", "moon", "Straße", "fɑrm"]
    ),
    st.text("abes-' ", max_size=7),
    st.text(max_size=4),
)


# The packs that come along
@pytest.mark.req("W-4.1")
def test_the_packs_that_come_along_are_in_order_and_large_enough() -> None:
    assert not LIBRARY.problems
    assert [pack.title for pack in LIBRARY.packs] == [
        "The Drawing Room",
        "The High Street",
        "The Wide World",
        "The Wild Wood",
    ]
    assert min(len(pack.words) for pack in LIBRARY.packs) >= 120
    assert len(POOL) == sum(len(pack.words) for pack in LIBRARY.packs) >= 560, "no word is in two packs"


@pytest.mark.req("W-4.1")
@pytest.mark.parametrize("path", sorted(SHIPPED.glob("*.txt")), ids=lambda path: path.stem)
def test_every_word_that_comes_along_is_plain_and_none_was_left_out(path: Path) -> None:
    title, *lines = path.read_text("utf-8").splitlines()
    assert title.startswith("# ")
    assert [word for word in lines if not (4 <= len(word) <= 9 and word.isascii() and word.isalpha())] == []
    assert [word for word in lines if word != word.lower() or not is_listed(word)] == []
    assert tuple(lines) == read_pack(path).words
    assert lines == sorted(set(lines))


@pytest.mark.req("W-4.1")
def test_few_words_that_come_along_keep_others_off_the_board() -> None:
    others = [len(each) for each in clashes_of(POOL).values()]
    assert 0 < sum(others) < len(POOL) / 5
    assert max(others) <= 4


# How two words are compared
@pytest.mark.req("W-2.4", "W-1.4")
@pytest.mark.parametrize(
    "written",
    [
        *("foot", "FOOT", "Foot", "fóót", "fo\u0301ot", "ｆｏｏｔ", "𝐟𝐨𝐨𝐭", "ᶠᵒᵒᵗ", "ꜰᴏᴏᴛ", "føøt", "fooŧ"),
        *("f\u200boot", "fo\u00adot", "foot\ufe0f", "\u2066foot\u2069", "fo\u3164ot", "f\u0336o\u0336ot", "fo\u093cot"),
        *("fo-ot", "f'oot", "fo\u2011ot", "foʼot", "foˈot", "fo ot", "ƒoot"),
    ],
)
def test_a_word_stays_the_same_however_it_is_written(written: str) -> None:
    assert likeness(written, "foot") == "same"
    assert likeness("MOON", written) is None


@pytest.mark.req("W-2.4")
@pytest.mark.parametrize(
    ("written", "word"),
    [
        ("СОСОА", "cocoa"),
        ("μοον", "moon"),
        ("ΜΟΟΝ", "moon"),
        ("нот", "hot"),
        ("fɑrm", "farm"),
        ("ᎪᏢᏢᏞᎬ", "apple"),
        ("СОСО", "ϹΟϹΟ"),
    ],
)
def test_letters_of_other_alphabets_do_not_get_round_it(written: str, word: str) -> None:
    assert likeness(written, word) == "same"


@pytest.mark.req("W-2.5")
def test_of_a_word_in_look_alike_letters_the_beginning_counts_too() -> None:
    assert likeness("ΒΑΝΚΣ", "bank") == "contained"


@pytest.mark.req("W-2.4")
@pytest.mark.parametrize(
    ("one", "other"), [("кот", "код"), ("κόσο", "κόοσ"), ("かき", "かぎ"), ("कि", "कु"), ("ที", "ที่")]
)
def test_within_another_alphabet_different_letters_stay_different(one: str, other: str) -> None:
    assert folded(one) != folded(other)
    assert likeness(one, other) in (None, "contained")


@pytest.mark.req("W-2.4")
@pytest.mark.parametrize(("one", "other"), [("cream", "ice cream"), ("sea-horse", "horse"), ("jack-in-the-box", "the")])
def test_a_part_of_a_word_that_has_parts_is_the_same(one: str, other: str) -> None:
    assert likeness(one, other) == "same"


@pytest.mark.req("W-2.6")
@pytest.mark.parametrize(
    ("one", "other"),
    [
        *(("farms", "farm"), ("boxes", "box"), ("glass", "glasses"), ("feet", "foot"), ("knives", "knife")),
        *(("geese", "goose"), ("wolves", "wolf"), ("mice", "mouse"), ("leaves", "leaf"), ("berries", "berry")),
        *(("running", "run"), ("ran", "running"), ("ice creams", "cream"), ("FÉET", "foot"), ("farmer’s", "farmer")),
        *(("xyzzys", "xyzzy"), ("xyzzes", "xyzz")),
    ],
)
def test_other_forms_of_a_word_are_known(one: str, other: str) -> None:
    assert likeness(one, other) == likeness(other, one) == "inflected"


@pytest.mark.req("W-2.5")
@pytest.mark.parametrize(
    ("one", "other", "kind"),
    [
        *(("farm", "farmer", "contained"), ("football", "ball", "contained"), ("spring", "ring", "contained")),
        *(("war", "dwarf", None), ("oon", "spoons", None), ("tractor", "farmer", None), ("lemon", "melon", None)),
    ],
)
def test_a_beginning_or_an_end_counts_and_the_middle_does_not(one: str, other: str, kind: str | None) -> None:
    assert likeness(one, other) == likeness(other, one) == kind


@pytest.mark.req("W-2.4", "W-2.5", "W-2.6")
@given(SOME, SOME)
def test_likeness_is_the_same_both_ways_round(one: str, other: str) -> None:
    assert likeness(one, other) == likeness(other, one)
    assert are_alike(one, other) == are_alike(other, one) == (likeness(one, other) is not None)


@given(SOME)
def test_what_is_left_of_a_word_stays_as_it_is(word: str) -> None:
    assert folded(folded(word)) == folded(word)
    assert likeness(word, word) == ("same" if folded(word) else None)


@given(st.lists(SOME, unique=True, max_size=12))
def test_those_that_clash_are_found_without_comparing_all(words: list[str]) -> None:
    found = clashes_of(words)
    for one, other in combinations(words, 2):
        is_clash = likeness(one, other) is not None
        assert (other in found[one]) == (one in found[other]) == is_clash, (one, other)


def test_the_dictionary_is_there() -> None:
    assert lemma("geese") == "goose"


# Packs of the operator's own
@pytest.mark.req("W-4.1")
def test_a_pack_of_ones_own_stands_beside_those_that_come_along(tmp_path: Path) -> None:
    (tmp_path / "my-words.txt").write_text(f"\ufeff# My own\r\n{TWO_DOZEN}\r\nIce Cream, WINDOW # again\r\n", "utf-8")
    (tmp_path / "questions.json").write_text("{}", "utf-8")
    library = open_library(tmp_path)
    assert not library.problems
    mine = library.packs[-1]
    assert (mine.slug, mine.title, mine.words[-2:]) == ("my-words", "My own", ("Ice Cream", "WINDOW"))
    both = library.pool(["my-words", "the-drawing-room"])
    assert len(both) == len(mine.words) + len(library.packs[0].words) - 1, "a window is a window"


@pytest.mark.req("W-4.1")
def test_a_pack_without_a_title_is_called_by_its_file(tmp_path: Path) -> None:
    (tmp_path / "by-the-sea.txt").write_text(f"{TWO_DOZEN}\nboat", "utf-8")
    assert read_pack(tmp_path / "by-the-sea.txt").title == "By The Sea"


@pytest.mark.req("W-4.1")
@pytest.mark.parametrize(
    ("name", "text", "said"),
    [
        ("short.txt", TWO_DOZEN.encode(), "short.txt: A board needs 25 different words, and this list has 24."),
        ("README.txt", b"", "README.txt: Please name the file in lowercase, like my-words.txt."),
        ("latin.txt", "café".encode("latin-1"), "latin.txt: This file isn’t written in UTF-8."),
        (
            "the-high-street.txt",
            f"{TWO_DOZEN}\nboat".encode(),
            "the-high-street.txt: There’s already a pack with this name.",
        ),
    ],
)
def test_a_broken_pack_is_left_out_and_named(tmp_path: Path, name: str, text: bytes, said: str) -> None:
    (tmp_path / name).write_bytes(text)
    library = open_library(tmp_path)
    assert list(map(str, library.problems)) == [said]
    assert library.packs == LIBRARY.packs


@pytest.mark.req("W-4.1")
def test_a_folder_that_is_not_there_and_a_file_that_cannot_be_read_are_named(tmp_path: Path) -> None:
    assert "This folder doesn’t exist." in str(open_library(tmp_path / "nowhere").problems[0])
    (tmp_path / "folder.txt").mkdir()
    with pytest.raises(BrokenPack, match=r"folder\.txt: This file can’t be read: "):
        read_pack(tmp_path / "folder.txt")


@pytest.mark.req("W-4.1")
def test_packs_are_combined_in_the_order_of_the_house() -> None:
    library = Library(
        (Pack("one", "One", ("Crane", "bank")), Pack("two", "Two", ("BANK", "pitch")), Pack("three", "", ()))
    )
    assert library.pool(["two", "one"]) == ("Crane", "bank", "pitch")
    assert library.pool(["two"]) == ("BANK", "pitch")
    assert library.pool([]) == ()

"""Names that could be taken for others: refused with a reason, in rooms and before one is made (P-5.4)."""

from __future__ import annotations

from difflib import get_close_matches

import pytest

from clueapp.games.mystery.cards import TITLES
from clueapp.kernel import letters as lookalikes
from clueapp.kernel.errors import IllegalAction
from clueapp.rooms.lobby import robots
from clueapp.rooms.lobby.commands import AddBot
from clueapp.rooms.people.robot_names import NAMES
from clueapp.rooms.people.writing import clean_name, free_name
from tests.games.trivia_table import GAME
from tests.rooms.parlour import Parlour, Person, log_of

COCO, HORACE = "\u0421\u043e\u0441\u043e", "\u041d\u043e\u0433\u0430\u0441\u0435"
"""In Cyrillic letters throughout."""
FULL_WIDTH = 0xFEE0
"""So far after an ASCII letter comes its twin that is as wide as an ideograph."""


def refusal_of(name: str, *taken: str) -> str:
    with pytest.raises(IllegalAction) as refusal:
        free_name(name, taken)
    assert refusal.value.code == "bad_name"
    return refusal.value.message


@pytest.mark.req("P-5.4", "P-5.1")
@pytest.mark.parametrize(
    ("name", "alphabets"),
    [
        ("\u0410nn", "Cyrillic and Latin"),
        ("B\u03bfb", "Greek and Latin"),
        ("\u0391\u043d\u043d\u0430", "Cyrillic and Greek"),
        ("B\u0585b", "Armenian and Latin"),
        ("\u13aann", "Cherokee and Latin"),
        ("\uab7ann", "Cherokee and Latin"),
        ("\ua4eenn", "Latin and Lisu"),
        ("\u0410nn \u03a9", "Cyrillic, Greek and Latin"),
        ("\uff21\u0430", "Cyrillic and Latin"),
        ("\u0410\U0001d427\U0001d427", "Cyrillic and Latin"),
    ],
)
def test_alphabets_that_are_taken_for_one_another_are_not_mixed(name: str, alphabets: str) -> None:
    said = f"That name mixes {alphabets} letters, which look alike. Please write it in one alphabet."
    with pytest.raises(IllegalAction) as refusal:
        clean_name(name)
    assert (refusal.value.code, refusal.value.message) == ("bad_name", said)


@pytest.mark.req("P-5.4")
@pytest.mark.parametrize(
    "name",
    [
        *(
            "Zoë",
            "Łukasz",
            "Ann-Marie O’Neil",
            "Анна",
            "Ёжик 2",
            "Ελένη",
            "Աննա",
            "ანა",
            "ᏣᎳᎩ",
            "דוד",
            "محمد",
            "अनीता",
            "สมชาย",
        ),
        *(
            "山田太郎",
            "やまだ",
            "ヤマダ",
            "山田タロウ Taro",
            "김민수",
            "金민수 Kim",
            "陳 Chan",
            "דוד David",
            "अनीता Anita",
        ),
        *("Анна 🦊", "Анна (№1)!", "Ελένη ☕", "Анна ™", "Ａｎｎ", "𝐀𝐧𝐧", "🦊", "007", "?!"),
    ],
)
def test_one_alphabet_and_what_people_write_together_stay_allowed(name: str) -> None:
    assert free_name(name, ["Bob", "Clara"]) == name


@pytest.mark.req("P-5.4", "P-5.1")
@pytest.mark.parametrize(
    ("name", "other"),
    [
        (COCO, "Coco"),
        (COCO, "COCO"),
        ("\u0422\u043e\u043c", "Tom"),
        ("\u0391\u039d\u039d", "Ann"),
        ("\u03f9\u039f\u03f9\u039f", "Coco"),
        ("\u13aa\u13bb", "AH"),
        ("\uab7a\uab8b", "AH"),
        ("\uff21\uff4e\uff4e", "Ann"),
        ("\U0001d400\U0001d427\U0001d427", "Ann"),
        ("\u1d00\u0274\u0274", "Ann"),
        ("\u24b6\u24dd\u24dd", "Ann"),
        ("lan", "Ian"),
        ("1an", "Ian"),
        ("|an", "Ian"),
        ("AI", "Al"),
        ("B0b", "Bob"),
        ("b0B", "BOB"),
        ("Bem", "Bern"),
        ("O\u2019Neil", "O'Neil"),
        ("Ann\ufe00", "Ann"),
        ("力ナ", "カナ"),
        ("Coco", COCO),
    ],
)
def test_a_name_that_looks_like_anothers_is_refused_and_says_whose(name: str, other: str) -> None:
    said = f"That name looks like {other}’s, who’s also here. Please choose another."
    assert refusal_of(name, "Zed", other) == said


@pytest.mark.req("P-5.4")
@pytest.mark.parametrize(
    ("name", "other"),
    [("Zoe", "Zoë"), ("Ann", "Anna"), ("Lan", "Ian"), ("Ana", "Áná"), ("Ёва", "Ева"), ("Ann", "Αννα"), ("Bob", "Rob")],
)
def test_an_accent_or_another_letter_makes_another_name(name: str, other: str) -> None:
    assert free_name(name, [other]) == name
    assert free_name(other, [name]) == other


@pytest.mark.req("P-1.3")
def test_the_same_name_gets_a_number_whatever_its_case_and_one_that_looks_like_nobodys() -> None:
    assert free_name("ann", ["Ann"]) == "ann 2"
    assert free_name("ann", ["Ann", "Ann 2"]) == "ann 3"
    assert free_name("AI", ["AI", "Al 2"]) == "AI 3"
    assert free_name(COCO, [COCO]) == f"{COCO} 2"


def test_no_letter_is_in_the_table_twice() -> None:
    letters = "".join(lookalikes._LOOKS_LIKE.values())
    assert len(letters) == len(set(letters))


@pytest.mark.req("P-5.4", "P-1.3")
async def test_who_would_look_like_somebody_does_not_sit_down(parlour: Parlour) -> None:
    ann = await parlour.host("Coco")
    with pytest.raises(IllegalAction, match="looks like Coco’s"):
        await Person(parlour, COCO, ann.code).sits_down()
    assert len(await log_of(ann)) == 2
    assert [each.name for each in ann.table.players] == ["Coco"]
    other = await Person(parlour, "coco", ann.code).sits_down()
    assert [each.name for each in other.table.players] == ["Coco", "coco 2"]


@pytest.mark.req("P-5.4", "P-1.4")
async def test_a_system_player_is_not_imitated_and_imitates_nobody(
    parlour: Parlour, monkeypatch: pytest.MonkeyPatch
) -> None:
    await parlour.closes()
    parlour.games = {"trivia": GAME}
    await parlour.opens()
    drawn_from: list[list[str]] = []
    monkeypatch.setattr(robots, "any_of", lambda free: drawn_from.append(free) or free[-1])
    host = await parlour.host(HORACE, game="trivia")
    await host.does(AddBot())
    assert drawn_from[-1] == [name for name in NAMES if name != "Horace"]
    assert [each.given_name for each in host.table.players] == [HORACE, NAMES[-1]]
    for name in NAMES:
        assert refusal_of("".join(chr(ord(letter) + FULL_WIDTH) for letter in name), name)


@pytest.mark.req("D-1.2")
def test_no_system_player_has_the_name_of_another_or_of_a_suspect() -> None:
    titles = {word for title in TITLES.values() for word in title.replace(".", "").split()}
    assert len({*NAMES}) == len(NAMES) >= 60
    for number, name in enumerate(NAMES):
        assert clean_name(name) == name
        assert not get_close_matches(name, [*NAMES[:number], *titles], cutoff=0.8)

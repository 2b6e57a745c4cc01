"""What people write: no trick of Unicode hides, breaks or turns round what stands beside it."""

from time import process_time

import pytest

from clueapp.kernel.direction import isolated, not_isolated
from clueapp.kernel.errors import IllegalAction
from clueapp.rooms.people.writing import clean_chat, clean_line, clean_name, free_name
from tests.rooms.parlour import Parlour

FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467\u200d\U0001f466"
ASTRONAUT = "\U0001f469\U0001f3fd\u200d\U0001f680"
HEART_ON_FIRE = "\u2764\ufe0f\u200d\U0001f525"
WALES = "\U0001f3f4\U000e0067\U000e0062\U000e0077\U000e006c\U000e0073\U000e007f"
KEYCAP = "1\ufe0f\u20e3"
DAVID = "\u05d3\u05d5\u05d3"


@pytest.mark.req("P-3.4")
@pytest.mark.parametrize("emoji", [FAMILY, ASTRONAUT, HEART_ON_FIRE, WALES, KEYCAP, "\U0001f1eb\U0001f1f7"])
def test_an_emoji_of_several_parts_stays_one(emoji: str) -> None:
    assert clean_name(emoji) == emoji
    assert clean_chat(f"we are {emoji}!") == f"we are {emoji}!"


@pytest.mark.req("P-5.4")
@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("An\u200dn", "Ann"),
        ("\u200dAnn\u200d", "Ann"),
        (f"{FAMILY}\u200d Ann", f"{FAMILY} Ann"),
        ("A\ufe0fnn", "Ann"),
        ("An\u202en\u200b\u2066", "Ann"),
        ("Ann\U000e0041", "Ann"),
        ("A\u3164\u2800nn", "Ann"),
    ],
)
def test_what_cannot_be_seen_goes_elsewhere(typed: str, kept: str) -> None:
    assert clean_name(typed) == kept


@pytest.mark.req("P-5.4", "P-5.1")
@pytest.mark.parametrize(
    "typed",
    [
        *("\u200d", "\u200b\u2060", "\ufe0f\ufe0f", "\ufe00", "\u3164", "\u2800 \u2800", "\uffa0\u115f", "\u17b4"),
        *("\u0301", "\U000e0041", "\U000e0100", "\U0001d159", "\U00013441", "\u202e\u2066"),
    ],
)
def test_a_name_of_which_nothing_can_be_seen_is_refused_with_that_reason(typed: str) -> None:
    with pytest.raises(IllegalAction, match=r"^That name would be invisible\.") as refusal:
        clean_name(typed)
    assert refusal.value.code == "bad_name"


@pytest.mark.req("P-5.1")
@pytest.mark.parametrize("typed", ["", "  ", "\n\t", "\u3000\u00a0"])
def test_no_name_at_all_is_asked_for(typed: str) -> None:
    with pytest.raises(IllegalAction, match=r"^Please enter a name\.$"):
        clean_name(typed)


@pytest.mark.req("P-5.4")
@pytest.mark.parametrize("most", [20, 40])
def test_a_line_that_is_far_too_long_is_cut_before_anything_dear_is_done_to_it(most: int) -> None:
    began = process_time()
    assert len(clean_line("a" + "\u0301\u0323" * 30_000, most)) > most, "and is still too long"
    assert process_time() - began < 1, "ten seconds, once"
    assert clean_line("\u200b" * 1_000 + "Ann", most) == "Ann"


@pytest.mark.req("P-5.4")
def test_a_name_is_the_same_however_its_accents_are_typed() -> None:
    assert clean_name("Zoe\u0308") == "Zo\u00eb"
    assert free_name("Zoe\u0308", ["Zo\u00eb"]) == "Zo\u00eb 2"


def test_a_number_behind_a_name_leaves_no_half_of_an_emoji() -> None:
    name = "A" * 15 + "\U0001f468\u200d\U0001f469"
    assert free_name(name, [name]) == "A" * 15 + "\U0001f468 2"


def test_only_a_name_from_the_right_is_isolated() -> None:
    assert [isolated(name) for name in ("Ann", "Zoë", "Åsa 2", FAMILY)] == ["Ann", "Zoë", "Åsa 2", FAMILY]
    assert isolated(DAVID) == f"\u2068{DAVID}\u2069"
    assert not_isolated(isolated(DAVID)) == DAVID


@pytest.mark.req("P-3.1")
async def test_sentences_keep_their_order_around_a_name_from_the_right(parlour: Parlour) -> None:
    ann, dawid = await parlour.lobby("Ann", DAVID)
    assert ann.feed[-1] == f"\u2068{DAVID}\u2069 joined as Colonel Mustard."
    (other,) = [each for each in ann.table.players if each != ann.table.you]
    assert (other.name, other.given_name) == (f"\u2068{DAVID}\u2069", DAVID)
    assert dawid.table.you is not None

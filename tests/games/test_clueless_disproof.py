"""Clue-Less, section 6, second half: who disproves, and who learns what."""

import json
import re

import pytest

from clueapp.games.mystery.cards import SUSPECTS, WEAPONS
from clueapp.games.mystery.events import AskedToDisprove, CardGiven, CardSeen, CardShown, CouldNotDisprove
from clueapp.protocol.forms import forms_to_wire
from tests.games.table import AtTable, Hands, table


def suggested(hands: Hands, *seats: str, by: str = "scarlet") -> AtTable:
    """Somebody has suggested Plum with the rope in the lounge; the case file is Green, knife, study."""
    t = table(*(seats or SUSPECTS), solution=("green", "knife", "study"), hands=hands)
    t.place(by, "hall-lounge").turn_of(by).seat(by).moves("lounge").suggests("plum", "rope")
    return t


def passed(t: AtTable) -> list[str]:
    return [event.seat for event in t.told() if isinstance(event, CouldNotDisprove)]


@pytest.mark.req("C-6.6", "C-6.7", "C-6.10")
@pytest.mark.parametrize("holder", SUSPECTS[1:])
def test_the_question_goes_round_in_turn_order_to_the_first_holder(holder: str) -> None:
    t = suggested({holder: ("plum", "rope", "lounge")})
    assert t.asked == holder
    assert passed(t) == list(SUSPECTS[1 : SUSPECTS.index(holder)])
    assert t.game.awaits(t.public) == {holder}


@pytest.mark.req("C-6.6")
@pytest.mark.parametrize(
    ("by", "order"),
    [
        ("white", ("green", "peacock", "plum", "scarlet")),
        ("plum", ("scarlet", "mustard", "white", "green")),
    ],
)
def test_the_order_begins_after_the_suggester_and_goes_round_the_table(by: str, order: tuple[str, ...]) -> None:
    last = SUSPECTS[(SUSPECTS.index(by) - 1) % 6]
    t = suggested({last: ("plum", "rope", "lounge")}, by=by)
    assert passed(t) == list(order)
    assert t.asked == last


@pytest.mark.req("C-6.6")
def test_only_the_first_holder_is_asked() -> None:
    t = suggested({"mustard": ("plum",), "white": ("rope",)}, "scarlet", "mustard", "white")
    t.seat("white").is_refused("not_your_turn").shows("rope")
    t.seat("mustard").shows("plum")
    t.seat("white").is_refused("wrong_phase").shows("rope")
    assert [event.seat for event in t.told() if isinstance(event, AskedToDisprove)] == ["mustard"]


@pytest.mark.req("C-6.6", "C-7.3")
def test_the_eliminated_disprove_too() -> None:
    t = table(
        "scarlet", "mustard", "white", solution=("green", "knife", "study"), hands={"scarlet": ("rope", "lounge")}
    )
    t.seat("scarlet").accuses("plum", "rope", "hall")
    t.place("mustard", "dining_room-lounge").turn_of("mustard")
    t.seat("mustard").moves("lounge").suggests("green", "rope")
    t.seat("mustard").expects_show_by("scarlet").seat("scarlet").shows("rope")
    assert t.phase == "end"


@pytest.mark.req("C-6.7", "C-6.8")
def test_the_disprover_is_prompted_with_exactly_the_cards_that_disprove() -> None:
    mustard = suggested({"mustard": ("plum", "lounge")}, "scarlet", "mustard", "white").seat("mustard")
    assert {form["type"]: form["fields"] for form in mustard.wire_menu}["SHOW"] == {"card": ["plum", "lounge"]}
    assert any("choose a card to show" in text for text in mustard.at.toasts("mustard"))


@pytest.mark.req("C-6.8")
def test_the_disprover_must_show_a_card_of_theirs_that_disproves() -> None:
    t = suggested({"mustard": ("plum", "hall"), "white": ("rope", "lounge")}, "scarlet", "mustard", "white")
    mustard = t.seat("mustard")
    mustard.is_refused("not_your_card").shows("rope")
    mustard.is_refused("not_your_card").shows("green")
    mustard.is_refused("not_your_card").shows("a card")
    mustard.is_refused("card_does_not_disprove").shows("hall")
    mustard.is_refused("not_your_turn").declines()
    mustard.is_refused("not_your_turn").ends_turn()
    mustard.shows("plum")
    assert t.phase == "end"


@pytest.mark.req("C-6.8")
@pytest.mark.parametrize("card", ["plum", "rope", "lounge"])
def test_one_who_holds_several_chooses(card: str) -> None:
    t = suggested({"mustard": ("plum", "rope", "lounge")}, "scarlet", "mustard", "white")
    t.seat("mustard").shows(card)
    assert t.wire("scarlet")["seen"] == [{"card": card, "by": "mustard"}]


@pytest.mark.req("C-6.8")
def test_nobody_shows_twice() -> None:
    t = suggested({"mustard": ("plum", "rope", "lounge")}, "scarlet", "mustard", "white")
    t.seat("mustard").shows("plum").is_refused("wrong_phase").shows("rope")


@pytest.mark.req("C-6.9", "C-8.5", "P-5.3")
def test_the_suggester_alone_learns_the_card_and_all_learn_who_showed() -> None:
    t = suggested({"mustard": ("plum", "rope", "lounge")})
    since = len(t.facts)
    t.seat("mustard").shows("rope")
    assert t.facts[-1].as_told_to("scarlet") == CardSeen("mustard", "rope")
    assert t.facts[-1].as_told_to("mustard") == CardGiven("scarlet", "rope")
    assert t.feed("scarlet", since) == ["Colonel Mustard showed you the Rope."]
    assert t.toasts("scarlet", since) == ["Colonel Mustard showed you the Rope."]
    assert t.feed("mustard", since) == ["You showed Miss Scarlet the Rope."]
    assert (t.wire("scarlet")["suggestion"]["card"], t.wire("mustard")["suggestion"]["card"]) == ("rope", "rope")
    for other in (*SUSPECTS[2:], None):
        assert t.facts[-1].as_told_to(other) == CardShown("mustard", "scarlet")
        assert t.feed(other, since) == ["Colonel Mustard showed Miss Scarlet a card."]
        assert t.wire(other)["suggestion"]["shownBy"] == "mustard"
        assert t.wire(other)["suggestion"]["card"] is None
        assert t.wire(other)["seen"] == []


@pytest.mark.req("C-6.9", "C-8.4")
def test_nothing_but_the_two_views_changes_with_the_card_that_is_shown() -> None:
    one = suggested({"mustard": ("plum", "rope", "lounge")})
    other = suggested({"mustard": ("plum", "rope", "lounge")})
    one.seat("mustard").shows("rope")
    other.seat("mustard").shows("lounge")
    for viewer in (*SUSPECTS[2:], None):
        assert json.dumps(one.wire(viewer)) == json.dumps(other.wire(viewer))
        assert one.told(viewer) == other.told(viewer)
    assert one.wire("scarlet") != other.wire("scarlet")


@pytest.mark.req("C-6.10")
def test_one_who_has_none_is_passed_over_at_once_and_all_see_it() -> None:
    t = suggested({"white": ("plum", "rope", "lounge")}, "scarlet", "mustard", "white")
    assert t.asked == "white"
    for viewer in ("scarlet", "white", None):
        assert t.wire(viewer)["suggestion"]["passed"] == ["mustard"]
        assert "Colonel Mustard couldn’t disprove it." in t.feed(viewer)
    assert "You couldn’t disprove it." in t.feed("mustard")


@pytest.mark.req("C-6.10")
@pytest.mark.parametrize("held", [("plum",), ("plum", "rope"), ("plum", "rope", "lounge")])
def test_a_holder_confirms_by_hand_however_many_they_hold(held: tuple[str, ...]) -> None:
    rest = tuple(card for card in ("plum", "rope", "lounge") if card not in held)
    t = suggested({"mustard": held, "scarlet": rest}, "scarlet", "mustard", "white")
    assert t.phase == "disprove"
    assert t.asked == "mustard"
    assert forms_to_wire(t.seat("mustard").menu.forms)[0]["fields"]["card"] == list(held)


@pytest.mark.req("C-6.7", "C-4.7")
def test_the_suggester_waits_for_the_answer() -> None:
    scarlet = suggested({"mustard": ("plum",)}, "scarlet", "mustard", "white").seat("scarlet")
    assert scarlet.may == {"MARK"}
    scarlet.is_refused("wrong_phase").accuses("green", "knife", "study")
    scarlet.is_refused("wrong_phase").ends_turn()
    scarlet.is_refused("wrong_phase").suggests("plum", "rope")
    scarlet.is_refused("wrong_phase").moves("conservatory")
    scarlet.is_refused("not_your_turn").shows("plum")


@pytest.mark.req("C-6.11")
@pytest.mark.parametrize("viewer", ["scarlet", "mustard", None])
def test_when_nobody_disproves_the_suggester_may_accuse_or_end_the_turn(viewer: str | None) -> None:
    t = suggested({"scarlet": ("plum", "rope", "lounge")}, "scarlet", "mustard", "white")
    assert passed(t) == ["mustard", "white"]
    assert t.seat("scarlet").may == {"ACCUSE", "END_TURN", "MARK"}
    assert "Nobody could disprove the suggestion." in t.feed(viewer)
    t.seat("scarlet").ends_turn()
    assert t.turn == "mustard"


@pytest.mark.req("C-6.11", "C-7.2")
def test_one_may_accuse_after_an_answer() -> None:
    t = suggested({"mustard": ("plum",)}, "scarlet", "mustard", "white")
    t.seat("mustard").shows("plum").seat("scarlet").accuses("green", "knife", "study")
    assert t.outcome is not None
    assert t.outcome.winners == ("scarlet",)


@pytest.mark.req("C-8.4")
def test_no_event_told_to_others_names_a_card_of_a_hand() -> None:
    t = suggested({"mustard": ("plum", "rope", "lounge")})
    t.seat("mustard").shows("rope")
    hidden = {card for seat in SUSPECTS if seat != "peacock" for card in t.seat(seat).hand if card in WEAPONS}
    assert "rope" in hidden

    def named_to(viewer: str) -> set[str]:
        told = [event for event in t.told(viewer) if not hasattr(event, "weapons") and not hasattr(event, "trio")]
        return hidden & set(re.findall(r"\w+", repr(told)))

    assert named_to("peacock") == set()
    assert "rope" in named_to("scarlet"), "it would be found"

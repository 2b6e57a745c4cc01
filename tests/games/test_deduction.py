"""What follows from what a seat has seen, in single positions that can be worked out by hand."""

from collections import Counter
from random import Random
from statistics import median

import pytest

from bench.inquiries import STYLES, mystery
from clueapp.games.mystery.cards import DECK, Trio
from clueapp.games.mystery.deduction import CASE_FILE, Knowledge, deduce, knowledge_after, observed
from clueapp.games.mystery.deduction.graph import graph_of
from clueapp.games.mystery.deduction.observations import (
    CardShown,
    CaseFileSeen,
    CouldNotDisprove,
    Disproved,
    FalseAccusation,
    HandSize,
    OwnCard,
)
from clueapp.games.mystery.deduction.settling import settled
from clueapp.games.mystery.deduction.sheet import blank_sheet
from tests.games.table import AtTable, table

HANDS = {
    "scarlet": ("scarlet", "knife", "hall", "lounge", "kitchen", "mustard"),
    "mustard": ("white", "rope", "study"),
    "white": ("green", "wrench", "library"),
}
PLAYERS = ("scarlet", "mustard", "white")


def known(at: AtTable, seat: str = "scarlet") -> Knowledge:
    knowledge = deduce(at.view(seat))
    assert knowledge is not None
    return knowledge


@pytest.fixture
def at() -> AtTable:
    return table(*PLAYERS, solution=("plum", "revolver", "ballroom"), hands=HANDS)


@pytest.mark.req("B-1.1", "B-1.2")
def test_at_first_a_seat_knows_its_own_hand_and_nothing_else(at: AtTable) -> None:
    mine = known(at)
    assert mine.places == (*PLAYERS, CASE_FILE)
    assert mine.deals == 4 * 5 * 6 * 924
    assert {mine.where(card) for card in HANDS["scarlet"]} == {"scarlet"}
    assert mine.mark("plum", "scarlet") == "impossible"
    assert {mine.mark("plum", place) for place in mine.places[1:]} == {"open"}
    assert mine.chance("plum", CASE_FILE) == 1 / 4
    assert mine.chance("rope", "mustard") == pytest.approx(2 / 5)
    assert len(mine.case_files) == 120
    assert mine.proven is None


@pytest.mark.req("B-1.1")
def test_watchers_conclude_nothing_nor_does_anybody_before_the_deal(at: AtTable) -> None:
    assert deduce(at.view(None)) is None
    undealt = AtTable(at.game, PLAYERS, seed=0, options={})
    assert deduce(undealt.view("scarlet")) is None


@pytest.mark.req("B-1.1", "B-1.2")
def test_what_follows_from_several_observations_together(at: AtTable) -> None:
    """Mustard has one of two, one of two others, and one of three: none of his six is left for the Library."""
    mine = known(at)
    for trio in (Trio("green", "rope", "hall"), Trio("plum", "wrench", "hall"), Trio("white", "knife", "study")):
        mine = mine.after(Disproved("mustard", trio))
    for card in ("candlestick", "conservatory", "ballroom"):
        mine = mine.after(CardShown("mustard", card))
    assert mine.mark("library", "mustard") == "impossible"
    assert mine.mark("rope", "mustard") == "open"
    assert mine.chance("rope", "mustard") + mine.chance("green", "mustard") == pytest.approx(1)
    assert sum(mine.case_files.values()) == pytest.approx(1)
    assert mine.deals == sum(1 for _ in set(mine.draw(Random(0), 3000)))


@pytest.mark.req("B-1.1")
def test_the_case_is_proven_when_one_case_file_is_left(at: AtTable) -> None:
    mine = known(at)
    nobody = [CouldNotDisprove(each, Trio("plum", "revolver", "hall")) for each in PLAYERS[1:]]
    mine = mine.after(nobody[0]).after(nobody[1])
    assert (mine.where("plum"), mine.where("revolver"), mine.proven) == (CASE_FILE, CASE_FILE, None)
    for room in ("study", "library", "billiard_room", "dining_room"):
        mine = mine.after(FalseAccusation("white", Trio("plum", "revolver", room)))
    assert len(mine.case_files) == 2
    mine = mine.after(CardShown("white", "conservatory"))
    assert mine.proven == Trio("plum", "revolver", "ballroom")


@pytest.mark.req("B-1.1")
def test_who_sees_the_case_file_knows_it(at: AtTable) -> None:
    at.seat("scarlet").accuses("plum", "revolver", "study")
    assert known(at).proven == at.solution
    assert known(at, "white").proven is None
    assert Trio("plum", "revolver", "study") not in known(at, "white").case_files


@pytest.mark.req("B-1.1")
def test_what_is_no_news_changes_nothing(at: AtTable) -> None:
    mine = known(at)
    assert deduce(at.view("scarlet")) is mine
    assert mine.deals
    for nothing_new in (
        OwnCard("scarlet", "hall"),
        CouldNotDisprove("mustard", Trio("scarlet", "knife", "hall")),
        FalseAccusation("mustard", Trio("mustard", "rope", "study")),
    ):
        assert mine.after(nothing_new) is mine
    shown = mine.after(CardShown("mustard", "rope"))
    assert shown is not mine
    assert shown.after(Disproved("mustard", Trio("plum", "rope", "study"))) is shown


def test_where_no_deal_agrees_nothing_is_possible(at: AtTable) -> None:
    wrong = known(at).after(CaseFileSeen(Trio("scarlet", "knife", "hall")))
    assert (wrong.deals, wrong.proven, dict(wrong.case_files)) == (0, None, {})
    assert {wrong.mark(card, place) for card in DECK for place in wrong.places} == {"impossible"}
    assert wrong.chance("plum", CASE_FILE) == 0
    with pytest.raises(ValueError, match="no deal agrees"):
        wrong.draw(Random(0), 1)
    proven = known(at).after(CaseFileSeen(at.solution))
    assert proven.proven == at.solution
    assert proven.after(FalseAccusation("white", at.solution)).deals == 0


def test_deals_are_counted_only_where_it_is_known_how_many_cards_each_holds() -> None:
    with pytest.raises(ValueError, match="how many cards"):
        knowledge_after(PLAYERS, [HandSize("scarlet", 6), OwnCard("scarlet", "plum")]).mark("plum", "white")


@pytest.mark.req("B-1.2")
def test_deals_that_are_drawn_agree(at: AtTable) -> None:
    mine = known(at)
    for deal in mine.draw(Random(0), 50):
        held = [[DECK[card] for card, place in enumerate(deal) if place == at] for at in range(4)]
        assert [len(hand) for hand in held] == [6, 6, 6, 3]
        assert set(held[0]) == set(HANDS["scarlet"])
        assert Trio(*held[3]) in mine.case_files


@pytest.mark.req("B-1.2")
def test_each_deal_is_drawn_as_often_as_any_other(at: AtTable) -> None:
    mine = known(at)
    for card in ("rope", "study", "green", "white", "wrench", "lead_pipe", "library"):
        mine = mine.after(CardShown("mustard" if card in HANDS["mustard"] else "white", card))
    mine = mine.after(Disproved("mustard", Trio("plum", "candlestick", "ballroom")))
    drawn = Counter(mine.draw(Random(1), 100 * mine.deals))
    assert len(drawn) == mine.deals
    assert 60 < min(drawn.values()) < max(drawn.values()) < 145


@pytest.mark.req("B-1.2")
def test_chances_are_as_the_deals_that_are_drawn_at_first_too() -> None:
    game = mystery(Random(3), 6, "random")
    for _ in game.rounds(3):
        pass
    knowledge = deduce(game.view(game.table.players[2]))
    assert knowledge is not None
    deals = knowledge.draw(Random(4), 4000)
    for card, name in enumerate(DECK):
        for at, place in enumerate(knowledge.places):
            share = sum(deal[card] == at for deal in deals) / len(deals)
            assert share == pytest.approx(knowledge.chance(name, place), abs=0.03)


@pytest.mark.req("B-1.3")
def test_the_graph_of_six_players_stays_small() -> None:
    """How long that takes is measured by `bench deduction`; this is what it depends on."""
    rng, sizes = Random(6), []
    for at in range(60):
        game = mystery(rng, 6, STYLES[at % 3])
        for _ in game.rounds(rng.randint(1, 40)):
            pass
        sheet = blank_sheet(game.table.players)
        for each in observed(game.view(rng.choice(game.table.players))):
            sheet = sheet.after(each)
        layers = graph_of(settled(sheet)).layers
        sizes.append(sum(len(targets) for layer in layers for _, targets in layer.moves))
    assert median(sizes) < 2_000
    assert max(sizes) < 30_000

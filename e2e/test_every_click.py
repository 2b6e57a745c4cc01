"""Whatever can be clicked is clicked, phase by phase: nothing that a page draws is refused for its form."""

import pytest
from playwright.sync_api import expect

from e2e.classic_table import ClassicTable
from e2e.clicker import Clicker
from e2e.table import Table
from e2e.trivia_match import SLOW, Match

SERVER_ENV = SLOW
SEATS = {"Ann": "scarlet", "Bob": "green", "Cid": "plum"}


@pytest.mark.req("P-1.2", "P-3.2")
def test_everything_in_the_lobby_can_be_clicked(server, players):
    table = Table(server, players)
    ann = table.open_room("Ann")
    table.join("Bob", "green")
    clicker = Clicker([ann.page])
    expected = ann.page.get_by_test_id("expected-players")
    expected.click()  # to see the choices: nothing is asked for yet
    ann.page.keyboard.press("Escape")
    clicker.clicks(16, but="select")
    clicker.has_tried("PICK", "SEAT_LINK", "REMOVE")
    clicker.rests()
    ann.sets("expected", "4")
    expect(table.people["Bob"].page.get_by_test_id("expected-players")).to_have_text("4")


@pytest.mark.req("P-3.2", "C-8.2")
def test_everything_at_the_clueless_table_can_be_clicked(server, players):
    table = Table.of(server, players, SEATS)
    clicker = Clicker([person.page for person in table.people.values()])
    clicker.clicks(18)
    clicker.has_tried("rect MOVE light", "button MARK", "SEAT_LINK")
    clicker.rests()
    table.bring("scarlet", "lounge")
    clicker.clicks(14)
    clicker.has_tried("SUGGEST", "label weapon", "END_TURN")
    clicker.rests()
    table.catch_up()


@pytest.mark.req("P-3.2", "D-3.3")
def test_everything_at_the_classic_table_can_be_clicked(server, players):
    table = ClassicTable.of(server, players, SEATS)
    ann = table.in_seat("scarlet")
    clicker = Clicker([ann.page])
    clicker.clicks(14, but="[data-act=FINISH_SETUP]")
    clicker.has_tried("PLACE_WEAPON")
    ann.page.get_by_test_id("action-finish-setup").click()
    dice = ann.page.get_by_test_id("dice")
    table.load_dice((4, 6))
    expect(ann.page.get_by_test_id("action-roll")).to_be_visible()
    dice.click()
    expect(dice).to_have_attribute("data-faces", "4 6")
    clicker.clicks(30)
    clicker.has_tried("div DRAW_CASE_FILE pile", "rect WALK light", "STEP", "MARK")
    clicker.rests()
    table.catch_up()


@pytest.mark.req("P-3.2", "T-4.4")
def test_everything_in_a_duel_can_be_clicked(server, players):
    match = Match.of(server, players)
    clicker = Clicker([each.page for each in match.duelists])
    clicker.clicks(6)
    match.betting(1)
    clicker.clicks(6, but="[data-act=FOLD], [data-act=BUZZ]")
    clicker.has_tried("BET")
    match.clue_runs(24)
    clicker.clicks(4)
    clicker.has_tried("MATCH", "BUZZ", "ANSWER")

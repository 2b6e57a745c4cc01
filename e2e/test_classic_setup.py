"""Classic Clue: the set-up by hand, by mouse and by keyboard, with others watching; then a game without a mouse."""

import re

import pytest
from playwright.sync_api import expect

from e2e.board import DECK, ROOMS, SUSPECTS, WEAPONS
from e2e.classic_table import ClassicTable
from e2e.fit import CUT_OFF_FIELDS, DESKTOPS, PHONE, TABLET, WITHIN_ITS_WIDTH, resize
from e2e.test_keyboard import choose, tab_to

SEATS = {"Ann": "scarlet", "Bob": "green", "Cid": "plum"}


@pytest.mark.req("D-1.1", "D-1.2", "D-1.4", "D-1.5", "D-1.6", "D-1.7", "D-1.8", "D-1.9", "D-1.9b", "D-2.1", "P-2.1")
def test_the_table_is_set_up_by_mouse_and_all_watch(server, players):
    table = ClassicTable(server, players)
    ann = table.open_room("Ann", "scarlet", notebook="hand", expected="3")
    steps = ann.page.get_by_test_id("setup-steps")
    expect(steps.locator("li")).to_have_text(["Players", "Pawns", "Weapons", "Case file", "Deal", "Notebooks"])
    expect(steps.locator("[aria-current=step]")).to_have_text("Pawns")
    expect(ann.page.get_by_test_id("empty-board").locator("img:visible")).to_be_in_viewport()
    expect(ann.page.get_by_test_id("start")).to_have_text("Place Weapons")
    expect(ann.page.get_by_test_id("fillers")).to_have_text("2 system players will take free seats.")
    for size in (PHONE, TABLET, *DESKTOPS[::-1]):
        resize(ann, size)
        assert ann.page.evaluate(WITHIN_ITS_WIDTH), size
        assert ann.page.evaluate(CUT_OFF_FIELDS) == [], size
    table.join("Bob", "green")
    table.join("Cid", "plum")  # the last one: the set-up begins, and no system player joins
    table.has_begun()
    ann, bob, cid = everybody = tuple(table.people.values())
    expect(steps.locator("[aria-current=step]")).to_have_text("Weapons")
    for person in everybody:
        person.waits_for_position(table.truth)  # all six pawns on their squares, no weapon anywhere
        person.sees_prompt("Place Weapons: 6 left" if person is ann else "Ann is setting up the game")
    expect(bob.page.get_by_test_id("action-finish-setup")).to_have_count(0)

    # Weapons: dragged, clicked, chosen by buttons; a room takes one.
    ann.drags("setup-rope", ann.place("study"))
    for person in everybody:
        person.sees_weapon("rope", "study")
    expect(ann.place("study")).to_have_count(0)
    expect(ann.page.get_by_test_id("action-place-study")).to_be_disabled()
    ann.place("hall").click(position={"x": 60, "y": 80})
    ann.is_toasted("Choose a weapon first, then the room for it.")
    ann.page.get_by_test_id("setup-knife").check()
    ann.place("hall").click(position={"x": 60, "y": 80})
    ann.sees_prompt("Place Weapons: 4 left")
    ann.drags("setup-wrench", ann.page.locator(".place.taken[data-sends*=hall]"))
    ann.is_toasted("There’s already a weapon in that room.")
    ann.page.get_by_test_id("setup-revolver").check()
    ann.page.get_by_test_id("action-place-billiard_room").click()
    for person in everybody:
        person.sees_weapon("revolver", "billiard_room")
    table.reload(phase="weapons")
    ann.page.get_by_test_id("action-scatter").click()
    ann.sees_prompt("Sort Cards: 3 to draw")
    assert table.truth.weapons["rope"] == "study"
    assert len(set(table.truth.weapons.values())) == len(WEAPONS)

    # The case file: the server has drawn; no page holds a face.
    bob.sees_prompt("Ann is filling the case file")
    expect(bob.page.locator(".pile.open")).to_have_count(0)
    expect(ann.page.get_by_test_id("pile-suspects")).to_be_hidden()
    ann.begins("sort-cards")
    ann.drags("pile-suspects", ann.case_file())
    for person in everybody:
        expect(person.page.get_by_test_id("pile-suspects")).to_contain_text("One is in the file")
        person.holds_no_face(DECK)
    ann.page.get_by_test_id("pile-weapons").locator(".stack").click()
    ann.sees_prompt("Sort Cards: 1 to draw")
    ann.page.get_by_test_id("action-draw-rooms").click()
    ann.sees_prompt("Shuffle Cards")
    table.reload(phase="deal")
    for person in everybody:
        person.holds_no_face(DECK)
    expect(ann.page.get_by_test_id("action-deal")).to_contain_text("Shuffle Cards")
    ann.page.get_by_test_id("action-deal").click()
    ann.sees_prompt("Assign Notebook")
    truth = table.truth
    for person in everybody:
        expect(person.page.locator("[data-testid=hand] .card")).to_have_count(6)
        assert person.hand() == set(truth.hands[person.seat])
        person.holds_no_face([card for card in DECK if card not in truth.hands[person.seat]])
    card = truth.hands["green"][0]
    bob.marks(card, "green")
    expect(bob.note(card, "green")).to_have_class(re.compile("yes"))
    table.catch_up()
    assert cid.notes() == {}
    table.reload(phase="notebooks")
    mine = truth.hands["scarlet"][0]
    ann.begins("assign-notebook")
    ann.marks(mine, "scarlet")
    expect(ann.page.get_by_test_id("action-begin")).to_contain_text("Play Game")
    ann.presses("p", then="Your turn: roll the dice")  # no mark: the clicked cell doesn't keep the key
    expect(ann.note(mine, "scarlet")).to_have_class(re.compile("yes"))
    for person in everybody:
        person.sees_turn_of("scarlet")
        expect(person.page.get_by_test_id("dice")).to_be_visible()
    bob.sees_prompt("Ann is about to roll the dice")


@pytest.mark.req("D-1.5", "D-1.6", "D-1.7", "D-1.10", "D-3.9", "D-5.1", "D-5.2", "D-5.5", "P-10.2")
def test_a_game_without_a_mouse(server, players):
    table = ClassicTable.of(server, players, SEATS)
    ann, bob, cid = table.people.values()
    page = ann.page
    choose(page, "setup", WEAPONS, "wrench")
    tab_to(page, "action-place-lounge")
    page.keyboard.press("Enter")
    bob.sees_weapon("wrench", "lounge")
    tab_to(page, "action-scatter")
    page.keyboard.press("Enter")
    ann.sees_prompt("Sort Cards: 3 to draw")
    page.keyboard.press("s")
    expect(page.get_by_test_id("action-draw-suspects")).to_be_focused()
    ann.presses("1", "3", "2", then="Shuffle Cards")
    ann.presses("d", then="Assign Notebook")
    page.keyboard.press("n")
    expect(page.get_by_test_id("action-begin")).to_be_focused()
    ann.presses("p", then="Your turn: roll the dice")

    # Dice, steps, back, and a step too many.
    table.load_dice((1, 1), (6, 5), (2, 2))
    ann.presses("r", "s", then="Your turn: 1 step left")
    ann.presses("z", then="Your turn: 2 steps left")
    ann.presses("ArrowDown", "ArrowDown", then="Your turn: no steps left")
    page.keyboard.press("s")
    ann.is_toasted("You have exceeded the number of dice rolled.")
    ann.presses("x", then="Bob is about to roll the dice")
    for person in (bob, cid):
        person.presses("x")
    ann.presses("r", then="Your turn: 11 steps left")
    tab_to(page, "action-walk-dining_room")
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("turn")).to_have_text("Your turn: suggest")
    choose(page, "suggest", SUSPECTS, "white")
    choose(page, "suggest", WEAPONS, "knife")
    tab_to(page, "action-suggest")
    page.keyboard.press("Enter")
    for person in (ann, bob, cid):
        person.stands("white", "dining_room")
    table.answer()
    ann.presses("x", then="Bob is about to roll the dice")

    # Somebody else with the keyboard: out of the room by a named door, in by steps; then the truth.
    table.pass_until("scarlet")
    ann.presses("r")
    tab_to(page, "action-leave-8-17")
    page.keyboard.press("Enter")
    ann.stands("scarlet", "8,17")
    tab_to(page, "note-scarlet-scarlet")
    page.keyboard.press("Enter")
    expect(ann.note("scarlet", "scarlet")).to_have_class(re.compile("note yes"))
    tab_to(page, "action-accuse")
    page.keyboard.press("Enter")
    solution = table.truth.solution
    for group, card in ((SUSPECTS, solution.suspect), (WEAPONS, solution.weapon), (ROOMS, solution.room)):
        choose(page, "accuse", group, card)
    tab_to(page, "accuse-confirm")
    page.keyboard.press("Enter")
    ann.sees_winner("You’ve solved the case!")
    bob.sees_winner("Miss Scarlet (Ann) wins")

    # A rematch: the empty board again, and nothing left of the game before.
    expect(bob.page.get_by_test_id("rematch")).to_have_text("Ask to play again")
    tab_to(page, "rematch")
    page.keyboard.press("Enter")
    for person in (ann, bob, cid):
        person.sees_prompt("Place Weapons: 6 left" if person is ann else "Ann is setting up the game")
        person.waits_for_position(table.truth)
        expect(person.page.locator(".trail, [data-testid=dice], [data-testid=hand] .card, .notes")).to_have_count(0)
    tab_to(page, "action-finish-setup")
    page.keyboard.press("Enter")
    ann.sees_prompt("Your turn: roll the dice")
    for person in (ann, bob, cid):
        expect(person.page.locator("[data-testid=dice].rolled")).to_have_count(0)
        expect(person.page.locator(".notes")).to_be_attached()
        assert set(person.notes().values()) <= {"note seen"}  # no mark by hand


@pytest.mark.req("P-10.2", "P-10.3")
def test_axe_finds_nothing_serious(server, players, inspect):
    table = ClassicTable.of(server, players, {"Ann": "scarlet", "Bob": "green", "Cid": "plum"}, notebook="seen")
    ann = table.in_seat("scarlet")
    inspect(ann.page, "placing weapons")
    ann.page.get_by_test_id("action-scatter").click()
    ann.sees_prompt("Sort Cards: 3 to draw")
    inspect(ann.page, "the case file")
    ann.page.get_by_test_id("action-finish-setup").click()
    ann.sees_prompt("Your turn: roll the dice")
    table.load_dice((6, 4))
    ann.rolls((6, 4))
    ann.clicks("3,16")
    inspect(ann.page, "walking")
    ann.walks_into("lounge")
    inspect(ann.page, "suggesting")
    ann.page.goto("/rules/classic")
    inspect(ann.page, "rules")

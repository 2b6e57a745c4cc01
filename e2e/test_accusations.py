"""Accusations that are false: one, and play goes on; then everybody's."""

import re

import pytest
from playwright.sync_api import expect

from e2e.classic_table import ClassicTable
from e2e.fit import DESKTOPS, PHONE, is_usable, resize
from e2e.table import Table
from e2e.words import TITLES, in_words

SEATS = {"Ann": "scarlet", "Bob": "green", "Cid": "plum"}
CUT_OFF = """() => {
  const sheet = document.querySelector('dialog#accuse'), root = document.documentElement, problems = [];
  const edge = sheet.getBoundingClientRect();
  if (sheet.scrollWidth > sheet.clientWidth) problems.push(`${sheet.scrollWidth} px wide of ${sheet.clientWidth}`);
  if (edge.left < 0 || edge.right > root.clientWidth) problems.push('past the margin');
  for (const name of sheet.querySelectorAll('.pick b')) {
    const box = name.getBoundingClientRect(), card = name.closest('.pick').getBoundingClientRect();
    const isCut = box.left < card.left || box.right > card.right || name.scrollWidth > box.width + 1;
    if (isCut) problems.push(name.textContent);
  }
  if (root.clientWidth > 1100) {
    if (sheet.scrollHeight > sheet.clientHeight) problems.push(`${sheet.scrollHeight} px high`);
    for (const note of document.querySelectorAll('[data-testid^=note-]')) {
      const box = note.getBoundingClientRect();
      const top = document.elementFromPoint(box.left + 4, box.top + 4);
      if (!note.contains(top)) problems.push(`${note.dataset.testid} is covered`);
    }
  }
  return problems;
}"""
"""What of the accusation's sheet is cut off or runs past a margin; and which of the notebook it covers on a desktop."""


@pytest.mark.req("C-3.5", "C-4.1", "C-4.7", "C-6.6", "C-7.1", "C-7.3", "C-7.4", "C-8.4", "P-5.3")
def test_a_false_accusation_and_play_goes_on(server, players):
    table = Table.of(server, players, SEATS)
    ann, bob, cid = table.people.values()
    ann.moves("south")
    ann.page.get_by_test_id("action-accuse").click()
    dialog = ann.page.locator("dialog#accuse")
    expect(dialog).to_contain_text("If you’re wrong, only you see the solution, and you’re out of the hunt")
    ann.page.get_by_test_id("accuse-cancel").click()
    expect(dialog).not_to_be_visible()
    wrong = ann.accuses_wrongly()
    truth = table.truth
    told = in_words(*truth.solution.cards)
    bob.is_toasted(
        re.compile(f"made an accusation: {re.escape(in_words(*wrong.cards))}!")
    )  # all of it to whoever is next
    bob.is_toasted("The accusation was false.")
    bob.is_toasted("It’s your turn, ")

    ann.is_told(f"Your accusation was false. The case file holds {told}.")
    ann.is_toasted(told)
    assert [line for line in ann.private_feed() if told in line]
    for person in (bob, cid):
        person.is_told(f"Ann made an accusation: {in_words(*wrong.cards)}!")
        person.is_told("The accusation was false. Ann is out of the hunt.")
        assert "case file holds" not in person.page.content()
        assert told not in person.page.content()
    for person in (ann, bob, cid):
        expect(person.page.locator("[data-testid=plate-scarlet].out")).to_be_visible()
        expect(person.page.get_by_test_id("winner")).to_have_count(0)
        person.sees_turn_of("green")
        person.token_is_in("scarlet", "hall")  # out of the hallway, into the first of its rooms
    assert ann.offers() == set()
    ann.sees_prompt("You’re out of the hunt, but you still show cards.")

    trio = table.ask("green", answered_by="scarlet")
    assert table.acting() is ann
    assert ann.offers() == {f"show-{card}" for card in trio.cards if card in truth.hands["scarlet"]}
    card = truth.answer(trio, "scarlet")
    ann.shows(card)
    expect(bob.page.get_by_test_id(f"shown-{card}")).to_be_visible()
    expect(cid.page.get_by_test_id(f"shown-{card}")).to_have_count(0)
    bob.ends_turn()
    cid.sees_turn_of("plum")
    table.turn_of("green")  # Scarlet's turn was passed over
    for person in (ann, bob, cid):
        person.sees_turn_of("green")

    # The last one left goes on alone; what nobody disproved is chosen already.
    table.turn_of("plum")
    cid.accuses_wrongly()
    turns = table.truth.turns
    table.go_on(lambda now: now.turns > turns + 1)
    bob.sees_turn_of("green")
    expect(bob.page.get_by_test_id("winner")).to_have_count(0)
    solution = truth.solution
    table.bring("green", solution.room)
    bob.suggests(solution.suspect, solution.weapon)
    bob.is_told("Nobody could disprove the suggestion.")
    bob.page.get_by_test_id("action-accuse").click()
    for card in solution.cards:
        expect(bob.page.get_by_test_id(f"accuse-{card}")).to_be_checked()
    bob.page.get_by_test_id("accuse-confirm").click()
    bob.sees_winner("You’ve solved the case!")


@pytest.mark.req("C-7.1", "C-7.3", "C-8.4", "D-5.1", "D-5.2", "D-5.3", "P-10.1", "P-10.2")
@pytest.mark.parametrize("kind", [Table, ClassicTable])
def test_the_accusation_is_a_sheet_of_cards_and_its_result_a_scene_for_all(server, players, inspect, kind):
    options = {"ceremony": "False"} if kind is ClassicTable else {}
    table = kind.of(server, players, SEATS, notebook="seen", **options)
    ann, bob, cid = table.people.values()
    dan = table.arrive("Dan")
    table.settle()
    truth = table.truth
    wrong = truth.wrong_accusation()

    # By keyboard: the sheet takes the focus, the turn's keys rest, Escape gives the focus back.
    opener, dialog = ann.page.get_by_test_id("action-accuse"), ann.page.locator("dialog#accuse")
    headline = ann.headline()
    opener.focus()
    ann.page.keyboard.press("Enter")
    expect(dialog.locator("input:focus")).to_have_count(1)
    for key in ("x", "r", "s"):
        ann.page.keyboard.press(key)
    ann.page.keyboard.press("Escape")
    expect(dialog).not_to_be_visible()
    expect(opener).to_be_focused()
    assert ann.headline() == headline

    # The sentence builds itself; the notebook beside it is in use, and what it says is written on the card.
    opener.click()
    charge, confirm = ann.page.get_by_test_id("charge"), ann.page.get_by_test_id("accuse-confirm")
    expect(charge).to_contain_text("I accuse whom? of")
    ann.page.get_by_test_id("accuse-" + wrong.suspect).check()
    expect(charge).to_contain_text(f"I accuse {TITLES[wrong.suspect]} of")
    expect(confirm).to_have_text(f"I accuse {TITLES[wrong.suspect]}")
    own = next(iter(truth.hands["scarlet"]))
    expect(ann.page.locator(f"label:has([data-testid=accuse-{own}])")).to_contain_text("yours")
    noted = next(card for card in truth.hands["green"] if card not in wrong.cards)
    cell = ann.note(noted, "green")
    cell.click()
    expect(ann.page.locator(f"label:has([data-testid=accuse-{noted}])")).to_contain_text("noted")
    expect(dialog).to_be_visible()
    expect(ann.page.get_by_test_id("accuse-" + wrong.suspect)).to_be_checked()
    expect(charge).to_contain_text(f"I accuse {TITLES[wrong.suspect]} of")
    ann.chooses("accuse", *wrong.cards)
    said = charge.text_content() or ""
    assert all(TITLES[card] in said for card in wrong.cards), said
    for size in (*DESKTOPS, PHONE):
        resize(ann, size)
        assert ann.page.evaluate(CUT_OFF) == [], size
    inspect(ann.page, "the accusation on a phone")
    ann.page.keyboard.press("Escape")
    opener.click()  # here it is the only thing on the page
    assert ann.page.evaluate("() => document.querySelector('dialog#accuse').matches(':modal')")
    ann.page.keyboard.press("Escape")
    resize(ann, DESKTOPS[0])
    ann.accuses(*wrong.cards)

    # Everybody sees who accused whom of what and what came of it; the accuser alone sees into the envelope.
    for person in (ann, bob, cid, dan):
        scene = person.page.get_by_test_id("accusation")
        expect(scene).to_be_visible()
        expect(scene).to_contain_text("You accuse" if person is ann else "Miss Scarlet (Ann) accuses")
        expect(scene.get_by_test_id("accused")).to_have_text(f"“{said}”")
        expect(scene.get_by_test_id("verdict")).to_have_text("False")
        expect(scene).to_contain_text("You’re next." if person is bob else "Mr. Green (Bob) is next.")
        expect(scene).to_contain_text("You’re out of the hunt" if person is ann else "Ann) is out of the hunt")
        for card in truth.solution.cards:
            expect(person.page.get_by_test_id(f"solution-{card}")).to_have_count(1 if person is ann else 0)
        if person is not bob:
            person.page.reload()
            expect(scene).to_be_visible()
        is_usable(person, "accused")
        if person is ann:
            inspect(person.page, "the accuser after the accusation, phone")
        resize(person, DESKTOPS[0])
    inspect(bob.page, "the next player after the accusation")

    # It goes when its reader hides it, or plays on; and does not come back by itself.
    cid.page.keyboard.press("Escape")
    ann.page.get_by_test_id("hide-accusation").click()
    for person in (ann, cid):
        expect(person.page.get_by_test_id("accusation")).to_be_hidden()
    bob.page.locator("[data-testid=prompt] [data-act]").first.click()
    expect(bob.page.get_by_test_id("accusation")).to_be_hidden()
    table.catch_up()
    for person in (ann, bob, cid):
        expect(person.page.get_by_test_id("accusation")).to_be_hidden()
    expect(dan.page.get_by_test_id("accusation")).to_be_visible()
    bob.accuses_rightly()
    for person in (ann, bob, cid, dan):
        person.sees_solution(truth.solution)


@pytest.mark.req("C-7.3", "C-7.4", "P-3.2")
def test_everybody_is_eliminated_and_nobody_wins(server, players):
    table = Table.of(server, players, SEATS)
    everybody = list(table.people.values())
    for person in everybody:
        assert table.acting() is person
        for other in everybody:
            expect(other.page.get_by_test_id("winner")).to_have_count(0)
        person.accuses_wrongly()
    for person in everybody:
        person.sees_winner("The case stays unsolved")
        person.sees_solution(table.truth.solution)
        person.is_told("Nobody solved the case.")
        assert person.offers() == set()
        expect(person.page.locator("[data-testid^=plate-].out")).to_have_count(3)

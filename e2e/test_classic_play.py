"""Classic Clue in the browser: the scenarios of the source with loaded dice, and a game over reloads and a crash."""

import pytest
from playwright.sync_api import expect

from e2e.classic_table import ClassicTable
from e2e.fit import DESKTOPS, PHONE, fits, is_usable, resize

WORDS = "I suggest the crime was committed in the Billiard Room by {} with the Revolver."


@pytest.mark.req("D-6.1", "D-6.2", "D-6.3", "D-6.4", "D-6.5", "D-6.6", "D-6.7")
@pytest.mark.req("D-3.1", "D-3.2", "D-3.3", "D-3.5", "D-3.6", "D-3.8", "D-3.9", "D-4.1", "D-4.2")
def test_the_scenarios_of_the_source(server, players):
    seats = {"Ann": "scarlet", "Bob": "mustard", "Cid": "green", "Dan": "peacock", "Eve": "plum"}
    table = ClassicTable.of(server, players, seats)
    scarlet, mustard, green, peacock, plum = everybody = tuple(table.people.values())
    scarlet.page.get_by_test_id("setup-revolver").check()
    scarlet.page.get_by_test_id("action-place-billiard_room").click()
    scarlet.sees_prompt("Place Weapons: 5 left")
    scarlet.page.get_by_test_id("action-finish-setup").click()
    table.load_dice((4, 6), (4, 4), (4, 6), (1, 3), (6, 6), (4, 4), (1, 3), (5, 5), (1, 3))

    # UC27: ten steps by keys, six down, three to the sides, and up into a room.
    scarlet.rolls((4, 6))
    for person in everybody:
        expect(person.page.get_by_test_id("dice")).to_have_attribute("data-faces", "4 6")
        expect(person.page.get_by_test_id("steps-left")).to_have_text("10 of 10 left")
    assert {"lounge", "dining_room", "1,16"} <= scarlet.lit()
    scarlet.presses("s", "a", "s", "s", "s", "s", "s", "d", "ArrowRight", "ArrowUp", then="Your turn: suggest")
    for person in everybody:
        person.stands("scarlet", "lounge")
    scarlet.presses("x")

    # One click walks into a room; a suggestion there fetches Plum.
    mustard.rolls((4, 4))
    mustard.clicks("dining_room")
    mustard.suggests("plum", "knife")
    plum.is_toasted("That moved you to the Dining Room.")
    table.answer()
    mustard.ends_turn()
    green.ends_turn()
    peacock.rolls((4, 6))
    peacock.walks_into("billiard_room")
    peacock.ends_turn()

    # UC29: out of the Dining Room, four squares by mouse; a fifth is refused in the agreed words.
    plum.sees_prompt("Your turn: suggest, roll or pass")
    asks_one_thing_at_a_time(plum)
    plum.rolls((1, 3))
    for square in ("8,17", "8,18", "8,19", "8,20"):
        plum.clicks(square)
    assert plum.lit() == set()
    plum.page.locator(".steps [data-sends*='8,21']").click()
    plum.is_toasted("You have exceeded the number of dice rolled.")
    for person in everybody:
        person.stands("plum", "8,20")
    plum.ends_turn()

    scarlet.presses("p", then="Your turn: suggest")
    scarlet.stands("scarlet", "conservatory")
    scarlet.presses("x")
    mustard.rolls((6, 6))
    mustard.walks_into("kitchen")
    mustard.ends_turn()
    for person in (green, peacock, plum):
        person.ends_turn()

    # UC33: Peacock and the revolver are there already; nothing is moved.
    scarlet.rolls((4, 4))
    scarlet.clicks("billiard_room")
    before = table.truth
    scarlet.suggests("peacock", "revolver")
    green.is_told(WORDS.format("Mrs. Peacock"))
    expect(green.page.get_by_test_id("suggestion")).to_contain_text(WORDS.format("Mrs. Peacock"))
    assert (table.truth.positions, table.truth.weapons) == (before.positions, before.weapons)
    table.answer()
    scarlet.ends_turn()

    # UC28: Mustard, in the Kitchen, takes the passage to the Study by a click on its stair.
    mustard.page.locator(".light.stair").click()
    mustard.sees_prompt("Your turn: suggest")
    for person in everybody:
        person.stands("mustard", "study")
    mustard.suggests("peacock", "revolver")
    table.answer()
    mustard.ends_turn()
    green.ends_turn()
    peacock.suggests("green", "rope")  # D-3.8: moved in, so she may suggest at once
    table.answer()
    peacock.ends_turn()
    plum.ends_turn()
    scarlet.rolls((1, 3))
    scarlet.clicks("library")
    scarlet.ends_turn()
    mustard.ends_turn()

    # UC30: Green, in the Study, rolls instead of taking the passage and walks into the Hall as the source says.
    green.is_to_act()
    assert {"roll", "passage", "end-turn"} <= green.offers()
    green.presses("r")
    green.presses("s", "s", "s", "d", "d", "s", "d", "d", "d", "w", then="Your turn: suggest")
    green.stands("green", "hall")
    green.presses("x")

    # UC31: Peacock, in the Study, passes.
    peacock.ends_turn()
    scarlet.is_told("Dan passed.")
    scarlet.stands("peacock", "study")
    plum.ends_turn()

    # UC32: both are moved in.
    scarlet.rolls((1, 3))
    scarlet.clicks("billiard_room")
    scarlet.suggests("mustard", "revolver")
    for person in everybody:
        person.stands("mustard", "billiard_room")
        person.sees_weapon("revolver", "billiard_room")
        person.is_told(WORDS.format("Colonel Mustard"))
    mustard.is_toasted("That moved you to the Billiard Room.")


def asks_one_thing_at_a_time(player):
    """First what to do; then whom and with what; and back again, by keys alone."""
    page, form = player.page, player.page.locator("form.suggest")
    page.keyboard.press("ArrowDown")
    player.is_refused("Roll the dice first.")
    expect(form).to_be_hidden()
    expect(page.locator("[data-testid=prompt] .primary:visible")).to_have_count(1)
    page.keyboard.press("s")
    expect(form).to_be_visible()
    expect(page.get_by_test_id("suggest-scarlet")).to_be_focused()
    expect(page.get_by_text("Who did it in the Dining Room, and with what?")).to_be_visible()
    expect(page.get_by_test_id("action-roll")).to_be_hidden()
    expect(page.locator("[data-testid=prompt] .primary:visible")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(form).to_be_hidden()
    expect(page.get_by_test_id("action-suggest-here")).to_be_focused()


HEED_ORDER = """
window.order = [];
const mark = (what) => { if (window.order.at(-1) !== what) window.order.push(what); };
const text = (place) => document.querySelector(place)?.textContent ?? '';
const isVisible = (node) => node.checkVisibility({ visibilityProperty: true });
const prints = () => [...document.querySelectorAll('.notes .print')].filter(isVisible).length;
window.reset = () => { window.order.length = 0; window.printed = prints(); };
window.reset();
const look = () => {
  for (const { animationName, playState } of document.getAnimations()) {
    if (['tumble-other', 'turn-front'].includes(animationName) && playState === 'running') mark(animationName);
  }
  for (const [words, place] of [['You rolled|showed you', '.prompt-words p > *'], ['left', '[data-testid=steps-left]'],
    ['shows you', '.answer p']]) {
    if (new RegExp(words).test(text(place)) && isVisible(document.querySelector(place))) mark(`seen in ${place}`);
  }
  if (prints() > window.printed) mark('noted');
  if (/You rolled [1-6]|showed you/.test(text('[data-feed] > :last-child > :last-child'))) mark('told');
  if (text('.q-notification').includes('showed you')) mark('toasted');
  requestAnimationFrame(look);
};
look();
"""
"""With motion on: in which order a roll and a shown card are seen and told of."""


@pytest.mark.req("D-3.3", "C-6.9", "P-10.2")
def test_what_is_told_comes_after_what_is_seen(server, players):
    players.context("Ann", reduced_motion="no-preference")
    table = ClassicTable(server, players)
    ann = table.open_room("Ann", ceremony="False", expected="3")
    table.join("Bob", "green"), table.join("Cid", "plum")
    table.has_begun()
    table.load_dice((6, 6))
    ann.page.evaluate(f"() => {{ {HEED_ORDER} }}")
    ann.page.get_by_test_id("action-roll").click()
    ann.is_told("You rolled 6 and 6: 12 steps.")
    ann.sees_prompt("You rolled 6 and 6.")
    order = ann.page.evaluate("() => window.order")
    assert [at for at, what in enumerate(order) if what == "tumble-other"] == [0], order
    ann.walks_into("dining_room")
    ann.page.evaluate("() => window.reset()")
    ann.suggests(*table.truth.question_in("dining_room", answered_by="green", asker="scarlet"))
    table.in_seat("green").shows(table.truth.answer(table.truth.suggested[-1][1], "green"))
    ann.is_told("showed you")
    ann.page.wait_for_function("() => window.order.includes('toasted')")
    order = ann.page.evaluate("() => window.order")
    assert [at for at, what in enumerate(order) if what == "turn-front"] == [0], order
    assert {"told", "toasted", "noted", "seen in .answer p", "seen in .prompt-words p > *"} <= set(order)


@pytest.mark.req("D-1.10", "D-2.2", "D-3.7", "D-3.9", "D-3.10", "D-4.2", "D-5.2", "D-5.3", "D-5.5")
@pytest.mark.req("P-2.5", "P-6.2", "P-10.1")
def test_a_whole_game_over_reloads_a_crash_and_a_phone(server, players):
    table = ClassicTable(server, players)
    ann = table.open_room("Ann", ceremony="False", notebook="seen", expected="3")
    bob, cid = table.join("Bob", "green"), table.join("Cid", "plum")
    table.has_begun()
    everybody = (ann, bob, cid)
    table.load_dice((6, 6), (1, 2), (6, 6))
    look(everybody, "roll")

    # What she holds is printed; a mark that says otherwise is pointed out.
    mine = table.truth.hands["scarlet"][0]
    expect(ann.note(mine, "scarlet").locator(".print.yes")).to_be_visible()
    expect(ann.note(mine, "plum").locator(".print.no")).to_be_visible()
    ann.marks(mine, "plum")
    expect(ann.page.get_by_test_id("contradictions")).to_contain_text("One of your marks says the opposite")
    assert "wrong" in (ann.note(mine, "plum").get_attribute("class") or "")

    # The cell that was clicked keeps no keys: they roll and step, and the mark stays as it is.
    marked = ann.notes()
    ann.presses("r", "s", "ArrowDown", then="Your turn: 10 steps left")
    ann.presses("z", "z", then="Your turn: 12 steps left")
    assert ann.notes() == marked

    # A walk in two parts, the second taken back; a reload in the middle of it.
    ann.clicks("3,16")
    ann.clicks("7,14")
    bob.stands("scarlet", "7,14")
    ann.page.get_by_test_id("action-take-back").click()
    ann.sees_prompt("9 steps left")
    bob.stands("scarlet", "3,16")
    look(everybody, "walk")
    before = table.remember()
    for person in everybody:
        person.page.reload()
    table.is_back(before)
    ann.clicks("dining_room")
    look(everybody, "suggest")
    ann.suggests(*table.truth.question_in("dining_room", answered_by="green", asker="scarlet"))
    table.settle()
    look(everybody, "disprove")
    before = table.remember()
    server.kill()
    server.start()
    table.is_back(before)
    table.answer()
    ann.ends_turn()

    # On a phone: a turn by tapping, and a false accusation where all must pass: he steps aside.
    resize(bob, PHONE)
    bob.rolls((1, 2))
    bob.page.get_by_test_id("action-step-up").click()
    bob.sees_prompt("2 steps left")
    bob.accuses_wrongly()
    resize(bob, DESKTOPS[0])
    bob.is_toasted("Your accusation was false.")
    ann.is_told("Mr. Green stepped aside into the Ballroom.")
    ann.stands("green", "ballroom")
    expect(bob.page.locator("[data-testid=plate-green].out")).to_be_visible()
    cid.ends_turn()

    # Out of the hunt, he still shows cards.
    ann.rolls((6, 6))
    ann.walks_into("lounge")
    ann.suggests(*table.truth.question_in("lounge", answered_by="green", asker="scarlet"))
    bob.sees_prompt("Show a card")
    table.answer()
    cid.sees_prompt("Ann is deciding")
    ann.accuses_rightly()
    for person in everybody:
        person.sees_solution(table.truth.solution)
        person.reads_the_deed(table.truth.solution)
    ann.sees_winner("You’ve solved the case!")
    look(everybody, "over")


def look(everybody, phase):
    for person in everybody[:2]:
        fits(person, phase)
        is_usable(person, phase)
        resize(person, DESKTOPS[0])

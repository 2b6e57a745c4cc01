"""With the keyboard alone: from the home page through turns, a suggestion and the notebook to an accusation."""

import re

import pytest
from playwright.sync_api import expect

from e2e.board import SUSPECTS, WEAPONS
from e2e.player import Player
from e2e.table import HOST_SEAT, Table

MOST_TABS = 160
REASONS = {"ArrowDown": "way south", "d": "way east", "p": "secret passage"}


@pytest.mark.req("P-10.2", "C-5.6", "C-6.1", "C-7.1")
def test_a_game_without_a_mouse(server, players):
    table = Table(server, players)
    page = players("Ann")
    page.goto("/")
    tab_to(page, "game-clueless")
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("player-name")).to_be_focused()
    page.keyboard.type("Ann")
    page.keyboard.press("Enter")
    page.wait_for_url("**/room/*")
    table.code = page.url.rsplit("/", 1)[-1]
    ann = table.people["Ann"] = Player(table, "Ann", page, HOST_SEAT)
    ann.is_seated()
    tab_to(page, "pick-mustard")
    page.keyboard.press("Space")
    ann.seat = "mustard"
    ann.is_seated()
    tab_to(page, "expected-players")
    page.keyboard.type("3")
    expect(page.locator(".progress")).to_contain_text("2 more")
    bob, cid = table.join("Bob", "white"), table.join("Cid", "plum")
    table.has_begun()

    # Turn by turn: into the hallway, into the lounge, through the passage.
    for key in ("ArrowDown", "d", "p"):  # a way that there is not is answered, and nothing is sent
        page.keyboard.press(key)
        ann.is_refused(f"There’s no {REASONS[key]} from your home space.")
    expect(page.get_by_test_id("action-move-west").locator("kbd")).to_have_text("A")
    press(ann, "ArrowLeft", then="Your turn: accuse or end it")
    page.keyboard.press("ArrowLeft")
    ann.is_refused("You’ve already moved this turn.")
    for person in (ann, bob, cid):
        person.token_is_in("mustard", "dining_room-lounge")
    # What happens is spoken, wherever the feed is.
    expect(bob.page.get_by_test_id("spoken")).to_have_role("log")
    expect(bob.page.get_by_test_id("spoken")).to_contain_text("Ann ")
    press(ann, "x", then="is about to move")
    table.turn_of("mustard")
    press(ann, "w", then="Your turn: suggest")
    choose(page, "suggest", SUSPECTS, "green")
    choose(page, "suggest", WEAPONS, "knife")
    tab_to(page, "action-suggest")
    page.keyboard.press("Enter")
    for person in (ann, bob, cid):
        person.token_is_in("green", "lounge")
        person.weapon_is_in("knife", "lounge")
    table.go_on(lambda truth: truth.phase == "end")
    expect(page.get_by_test_id("turn")).to_have_text("Your turn: accuse or end it")

    # The notebook: Enter turns the mark, arrows walk, a letter is a mark as well.
    tab_to(page, "note-scarlet-mustard")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowRight")
    expect(ann.note("mustard", "white")).to_be_focused()
    page.keyboard.press("Enter")
    expect(ann.note("mustard", "white")).to_have_attribute("aria-label", re.compile("^Colonel Mustard, Bob: has it"))
    expect(ann.note("mustard", "white")).to_be_focused()
    page.keyboard.press("b")
    expect(ann.note("mustard", "white")).to_have_text("B")
    tab_to(page, "action-end-turn")
    page.keyboard.press("Space")
    expect(page.get_by_test_id("turn")).to_contain_text("is about to move")
    table.turn_of("mustard")
    press(ann, "p", then="Your turn: suggest")
    for person in (ann, bob, cid):
        person.token_is_in("mustard", "conservatory")
    press(ann, "x", then="Your turn: accuse or end it")

    # The accusation: Escape thinks better of it.
    tab_to(page, "action-accuse")
    page.keyboard.press("Enter")
    dialog = page.locator("dialog#accuse")
    expect(dialog).to_be_visible()
    page.keyboard.press("Escape")
    expect(dialog).not_to_be_visible()
    tab_to(page, "action-accuse")
    page.keyboard.press("Enter")
    solution = table.truth.solution
    choose(page, "accuse", SUSPECTS, solution.suspect)
    choose(page, "accuse", WEAPONS, solution.weapon)
    rooms = page.locator("dialog [data-testid^=accuse-][name=room]").evaluate_all("nodes => nodes.map(n => n.value)")
    choose(page, "accuse", rooms, solution.room)
    tab_to(page, "accuse-confirm")
    page.keyboard.press("Enter")
    ann.sees_winner("You’ve solved the case!")


def press(player, key, then):
    player.page.keyboard.press(key)
    expect(player.page.get_by_test_id("turn")).to_contain_text(then)


def choose(page, form, group, card):
    """Into the group by Tab, along it by arrows."""
    tab_to(page, *(f"{form}-{each}" for each in group))
    page.keyboard.press("Space")
    for _ in group:
        if focused(page) == f"{form}-{card}":
            break
        page.keyboard.press("ArrowRight")
    expect(page.get_by_test_id(f"{form}-{card}")).to_be_checked()


def tab_to(page, *testids):
    """Press Tab until one of these has the focus, as somebody without a mouse would."""
    for _ in range(MOST_TABS):
        if focused(page) in testids:
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {testids}.")


def focused(page):
    return page.evaluate("() => document.activeElement?.dataset?.testid")

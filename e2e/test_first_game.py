"""A first game: who one plays, which token is one's own, what the marks in the notebook mean, and a few hints."""

import re

import pytest
from playwright.sync_api import Page, expect

from e2e.fit import DESKTOPS, PHONE, resize
from e2e.table import FULL_HOUSE, Table

SERVER_ENV = {"CLUEAPP_BOTS_PACE": "60"}
"""System players think for so long that the first turn stays what it is."""
FLAG_IS_AT_ITS_TOKEN = """(seat) => {
  const box = (name) => document.querySelector(`[data-testid=${name}-${seat}]`).getBoundingClientRect();
  const flag = box('flag'), token = box('token');
  const board = document.querySelector('[data-testid=board]').getBoundingClientRect();
  const isInside = flag.left >= board.left && flag.right <= board.right
    && flag.top >= board.top && flag.bottom <= board.bottom;
  const isNear = Math.abs((flag.left + flag.right) / 2 - (token.left + token.right) / 2) < token.width
    && Math.abs((flag.top + flag.bottom) / 2 - (token.top + token.bottom) / 2) < 2 * token.height;
  return isInside && isNear;
}"""
HIDES_NOTHING = """() => {
  const hint = document.querySelector('.hint').getBoundingClientRect();
  const isClear = (node) => {
    const box = node.getBoundingClientRect();
    const isBeside = box.right <= hint.left || box.left >= hint.right;
    return box.width === 0 || isBeside || box.bottom <= hint.top || box.top >= hint.bottom;
  };
  const places = ['board', 'prompt', 'notebook'].map((name) => document.querySelector(`[data-testid=${name}]`));
  return places.every(isClear);
}"""


def practises(players, game: str, character: str = "any", strength: str = "") -> Page:
    players.readers.add("Ann")
    page = players("Ann")
    page.goto("/")
    page.get_by_test_id(f"practise-{game}").click()
    page.locator("label", has=page.get_by_test_id(f"character-{character}")).click()
    if strength:
        page.locator("label", has=page.get_by_test_id(f"strength-{strength}")).click()
    page.get_by_test_id("play").click()
    ends_the_prologue(page)
    return page


def ends_the_prologue(page: Page) -> None:
    prologue = page.get_by_test_id("prologue")
    expect(prologue).to_be_visible()
    expect(prologue).not_to_have_attribute("data-resting", "")
    page.mouse.click(12, 12)
    expect(prologue).to_be_hidden()


@pytest.mark.req("P-1.1b", "P-3.2b")
@pytest.mark.parametrize("game", ["clueless", "classic"])
def test_whoever_practises_plays_the_chosen_character_and_sees_who_that_is(server, players, game):
    page = practises(players, game, "plum", "mastermind")
    expect(page.get_by_test_id("plate-plum").get_by_text("You", exact=True)).to_be_visible()
    expect(page.locator(".plate-you")).to_have_count(1)
    expect(page.get_by_test_id("own-place")).to_contain_text("You’re Professor Plum. Your token is here:")
    expect(page.locator(".plate").get_by_role("img", name="System player: Mastermind")).to_have_count(2)
    for size in (*DESKTOPS, PHONE):
        page.set_viewport_size(size)
        expect(page.get_by_test_id("flag-plum")).to_be_visible()
        expect(page.get_by_test_id("flag-scarlet")).to_be_hidden()
        page.wait_for_function(FLAG_IS_AT_ITS_TOKEN, arg="plum")


@pytest.mark.req("P-1.1b")
def test_a_first_practice_game_is_against_novices_and_a_surprise_is_a_character(server, players):
    page = practises(players, "clueless")
    expect(page.get_by_role("img", name="System player: Novice")).to_have_count(2)
    seat = str(page.locator(".plate.you").get_attribute("data-testid")).removeprefix("plate-")
    expect(page.get_by_test_id(f"flag-{seat}")).to_be_visible()
    page.goto("/")
    page.get_by_test_id("practise-clueless").click()
    expect(page.locator("input[name=strength]:checked")).to_have_count(1)
    expect(page.locator("input[name=character]:checked")).to_have_value("")


@pytest.mark.req("P-3.2b", "P-10.1")
def test_six_who_share_a_room_each_find_their_own_token(server, players):
    table = Table.of(server, players, FULL_HOUSE)
    trio = table.ask("scarlet", answered_by="plum")
    table.in_seat("plum").shows(table.truth.answer(trio, "plum"))
    table.settle()
    for person in table.people.values():
        for size in (DESKTOPS[0], PHONE):
            resize(person, size)
            expect(person.page.locator(".own-flag:visible")).to_have_count(1)
            person.page.wait_for_function(FLAG_IS_AT_ITS_TOKEN, arg=person.seat)


@pytest.mark.req("D-2.2b", "P-10.2")
def test_the_legend_opens_on_hover_focus_and_press(server, players, inspect):
    page = practises(players, "clueless", "scarlet")
    button, legend = page.get_by_test_id("legend-button"), page.get_by_test_id("legend")
    expect(button).to_have_accessible_description(re.compile("Tick: has it.*Red frame: your mark"))

    button.hover()
    expect(legend).to_be_visible()
    legend.hover()
    expect(legend).to_be_visible()  # the pointer may cross over to it
    page.mouse.move(700, 400)
    expect(legend).to_be_hidden()

    button.focus()
    page.keyboard.press("Tab")
    expect(legend).to_be_hidden()
    page.keyboard.press("Shift+Tab")
    expect(button).to_be_focused()
    expect(legend).to_be_visible()
    inspect(page, "the legend")
    page.keyboard.press("Escape")
    expect(legend).to_be_hidden()
    expect(button).to_be_focused()
    page.keyboard.press("Enter")
    expect(legend).to_be_visible()
    expect(button).to_have_attribute("aria-expanded", "true")
    page.keyboard.press("Enter")
    expect(legend).to_be_hidden()

    for size in (DESKTOPS[0], PHONE):
        page.set_viewport_size(size)
        if size == PHONE:
            page.get_by_test_id("show-notebook").click()
        button.click()
        page.mouse.move(5, 300)
        expect(legend).to_be_visible()  # what was pressed stays
        page.locator(".bar").click(position={"x": 200, "y": 4})
        expect(legend).to_be_hidden()


@pytest.mark.req("P-3.2c", "P-10.2")
def test_a_hint_is_shown_until_it_is_put_away_and_never_again(server, players, inspect):
    page = practises(players, "clueless", "scarlet")
    hint = page.get_by_test_id("hint-move-clueless")
    for size in (*DESKTOPS, PHONE):
        page.set_viewport_size(size)
        expect(hint).to_be_visible()
        assert page.evaluate(HIDES_NOTHING), size
    inspect(page, "a hint")
    page.reload()
    expect(hint).to_be_visible()
    page.get_by_test_id("hint-got-it").click()
    expect(hint).to_be_hidden()
    page.reload()
    expect(page.get_by_test_id("turn")).to_have_text("Your turn: move")
    expect(hint).to_be_hidden()


@pytest.mark.req("P-3.2c")
def test_a_second_game_has_no_hints(server, players):
    page = practises(players, "clueless", "scarlet")
    expect(page.get_by_test_id("hint-move-clueless")).to_be_visible()
    page = practises(players, "classic", "scarlet")
    expect(page.get_by_test_id("turn")).to_have_text("Your turn: roll the dice")
    expect(page.get_by_test_id("hint-move-classic")).to_be_attached()
    expect(page.get_by_test_id("hint-move-classic")).to_be_hidden()

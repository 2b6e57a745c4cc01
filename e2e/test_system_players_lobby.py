"""System players, from the lobby and from the home page: seated, changed, sent away, filling up, practised against."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.fit import DESKTOPS, PHONE, WITHIN_ITS_WIDTH, resize
from e2e.player import Player
from e2e.table import Table

IN_ONE_WINDOW = "() => document.documentElement.scrollHeight <= document.documentElement.clientHeight"


def seat_of(page: Page, place: str) -> Locator:
    return page.get_by_test_id(f"seat-{place}")


def name_at(page: Page, place: str) -> str:
    return seat_of(page, place).locator(".player").inner_text()


def adds(host: Player, strength: str, place: str = "") -> None:
    """By the button in the head of the lobby, or by the one on a free character's card."""
    at = f"-at-{place}" if place else ""
    host.page.get_by_test_id(f"add-bot{at}").click()
    host.page.get_by_test_id(f"add-bot-{strength}{at}").click()


@pytest.mark.req("P-1.4", "D-1.2", "P-10.1")
@pytest.mark.parametrize("size", [DESKTOPS[0], PHONE], ids=["desktop", "phone"])
def test_the_host_seats_changes_and_sends_away_and_a_guest_looks_on(server, players, size):
    table = Table(server, players)
    ann, bob = table.open_room("Ann"), table.join("Bob", "plum")
    for person in (ann, bob):
        resize(person, size)
    adds(ann, "novice", "white")
    expect(seat_of(bob.page, "white").get_by_role("img", name="System player")).to_be_visible()
    expect(seat_of(bob.page, "white")).to_contain_text("Novice")
    name = name_at(ann.page, "white")
    bob.is_told(f"{name} joined as Mrs. White.")
    assert ann.page.evaluate(WITHIN_ITS_WIDTH)
    assert size == PHONE or ann.page.evaluate(IN_ONE_WINDOW)

    ann.page.get_by_test_id("bot-strength-white").select_option("detective")
    expect(seat_of(bob.page, "white")).to_contain_text("Detective")
    ann.page.get_by_test_id("bot-seat-white").select_option("green")
    expect(seat_of(bob.page, "green")).to_contain_text(re.compile(f"{name}.*Detective", re.DOTALL))
    expect(bob.page.get_by_test_id("pick-white")).to_be_visible()
    bob.is_told(f"{name} is now Mr. Green (detective).")

    adds(ann, "detective")
    expect(seat_of(bob.page, "mustard")).to_contain_text("Detective")
    for what in ("add-bot", "bot-strength-green", "bot-seat-green", "remove-green", "add-bot-at-white"):
        expect(ann.page.get_by_test_id(what)).to_be_visible()
        expect(bob.page.get_by_test_id(what)).to_have_count(0)

    ann.page.get_by_test_id("remove-green").click()  # nobody asks whether that is meant
    expect(bob.page.get_by_test_id("pick-green")).to_be_visible()
    bob.is_told(f"{name} was removed from the room.")
    table.start()
    expect(bob.page.locator(".plate")).to_have_count(3)


@pytest.mark.req("P-1.4", "P-10.2")
def test_all_of_it_goes_by_the_keyboard(server, players):
    page = Table(server, players).open_room("Ann").page
    page.get_by_test_id("add-bot").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    expect(page.get_by_test_id("add-bot-guest")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("add-bot-guest")).to_be_hidden()
    for key in ("Enter", "Tab", "Enter"):
        page.keyboard.press(key)
    expect(page.get_by_test_id("bot-strength-mustard")).to_have_value("guest")
    expect(page.get_by_test_id("add-bot")).to_be_focused()
    page.get_by_test_id("add-bot-at-plum").focus()
    for key in ("Space", "Tab", "Tab", "Enter"):
        page.keyboard.press(key)
    expect(page.get_by_test_id("bot-strength-plum")).to_have_value("novice")
    page.get_by_test_id("bot-seat-plum").focus()
    page.keyboard.press("ArrowUp")
    expect(page.get_by_test_id("bot-seat-peacock")).to_be_focused()  # it has moved, and the keys with it
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("pick-peacock")).to_be_visible()


@pytest.mark.req("D-1.2", "P-1.4", "C-1.6")
def test_free_seats_are_filled_at_the_start(server, players):
    table = Table(server, players)
    ann = table.open_room("Ann", expected="3")
    expect(ann.page.get_by_test_id("start")).to_be_disabled()
    ann.sets("fill", "5")
    ann.sets("fill_strength", "novice")
    expect(ann.page.get_by_test_id("start")).to_be_enabled()
    expect(ann.page.get_by_test_id("fillers")).to_have_text("4 system players will take free seats.")
    bob = table.join("Bob", "plum")
    expect(bob.page.get_by_test_id("fillers")).to_have_text("3 system players will take free seats.")
    cid = table.arrive("Cid")
    cid.sits_down("green")  # the third of three who were expected
    table.has_begun()
    for person in (ann, bob, cid):
        expect(person.page.locator(".plate")).to_have_count(5)
        expect(person.page.get_by_role("img", name="System player: Novice")).to_have_count(2)


@pytest.mark.req("P-1.1", "D-1.2", "D-1.10", "D-7.1", "P-10.1")
@pytest.mark.parametrize("game", ["clueless", "classic"])
@pytest.mark.parametrize("size", [DESKTOPS[0], PHONE], ids=["desktop", "phone"])
def test_two_clicks_from_the_home_page_to_a_table_against_the_house(server, players, game, size):
    players.readers.add("Ann")
    page = players.context("Ann", viewport=size).new_page()
    page.goto("/")
    page.get_by_test_id(f"practise-{game}").click()
    assert page.evaluate(WITHIN_ITS_WIDTH)
    page.get_by_test_id("play").click()
    prologue = page.get_by_test_id("prologue")
    expect(prologue).to_contain_text("Murder at Tudor Mansion")
    expect(prologue).not_to_have_attribute("data-resting", "")
    page.mouse.click(12, 12)
    expect(prologue).to_be_hidden()
    expect(page.get_by_test_id("board")).to_be_visible()
    expect(page.locator(".plate")).to_have_count(3)
    expect(page.get_by_role("img", name="System player: Novice")).to_have_count(2)
    expect(page.locator(".plate.you")).to_contain_text("Guest")
    code = page.url.rsplit("/", 1)[-1]
    page.goto("/")
    expect(page.get_by_test_id(f"my-game-{code}")).to_contain_text("In progress")


@pytest.mark.req("P-1.1", "D-1.2", "D-1.9c")
def test_who_practises_chooses_strength_and_number_and_is_known_the_next_time(server, players):
    page = players("Ann")
    page.goto("/")
    page.get_by_test_id("game-clueless").click()
    page.get_by_test_id("practise-instead").click()
    expect(page.get_by_test_id("strength-novice")).to_be_checked()
    page.get_by_text("Inspector").click()
    page.get_by_text("5", exact=True).click()
    page.get_by_test_id("practise-name").fill("Ann")
    page.get_by_test_id("practise-name").press("Enter")
    expect(page.locator(".plate")).to_have_count(6)
    expect(page.get_by_role("img", name="System player: Inspector")).to_have_count(5)
    expect(page.locator(".plate.you")).to_contain_text("Ann")
    page.goto("/")
    page.get_by_test_id("practise-classic").click()
    expect(page.get_by_test_id("practise-name")).to_have_value("Ann")
    expect(page.get_by_test_id("start-quick")).to_be_checked()
    expect(page.get_by_test_id("strength-novice")).to_be_checked()  # each game has a first time
    page.get_by_text("By hand").click()
    page.get_by_test_id("play").click()
    expect(page.get_by_test_id("turn")).to_have_text("Place Weapons: 6 left")
    expect(page.locator(".plate")).to_have_count(3)
    page.goto("/")
    page.get_by_test_id("practise-clueless").click()
    expect(page.get_by_test_id("strength-inspector")).to_be_checked()

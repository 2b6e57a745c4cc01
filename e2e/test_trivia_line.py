"""What is typed, said and pressed at a duel, while the line is good and while it is not."""

import re

import pytest
from playwright.sync_api import expect

from e2e.fit import DESKTOPS, PHONE
from e2e.test_trivia_page import FITS
from e2e.trivia_match import SLOW, Match

SERVER_ENV = SLOW
LONG = "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogochab"
OVERLAP = """() => {
  const box = (name) => document.querySelector(name).getBoundingClientRect();
  const one = box("#popup"), other = box("[data-testid=prompt]");
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}"""


@pytest.mark.req("T-3.4", "T-4.4", "P-5.3")
def test_what_was_typed_when_time_ran_out_is_the_answer(server, players):
    match = Match.of(server, players)
    ann, ben = match.duelists
    dan = match.watch("Dan")
    match.betting(1)
    match.both_in(50)
    ann.buzzes()
    ann.types(LONG)
    ben.sees_prompt("Ann is answering")
    for page in (ben.page, dan):
        assert LONG[:8] not in page.content()
    ann.reloads()  # it is there again
    expect(ann.at("answer-text")).to_have_value(LONG)
    expect(ann.at("answer-text")).to_be_focused()
    match.time_runs_out()
    expect(ben.at("action-buzz")).to_be_visible()
    ben.is_told(f"had typed “{LONG}”: wrong.")
    ben.buzzes()
    ben.types(match.answer)
    match.time_runs_out()
    ben.sees_outcome("Correct!")
    ann.sees_outcome("Ben is right")
    # Sixty letters without a space, and nothing is cut off or pushed away.
    for page in (ann.page, ben.page):
        for size in (*DESKTOPS, PHONE):
            page.set_viewport_size(size)
            assert page.evaluate(FITS, size == PHONE) == [], size
        page.set_viewport_size(DESKTOPS[0])
        expect(page.get_by_test_id("answer-P1")).to_contain_text(f"“{LONG}”")
        expect(page.get_by_test_id("answer-P1")).to_contain_text("as time ran out")


@pytest.mark.req("T-3.7", "P-3.4", "T-5.3")
def test_who_has_said_something_buzzes_by_the_space_bar_and_nothing_jumps(server, players):
    match = Match.of(server, players)
    ann, ben = match.duelists
    chat = ben.at("chat-text")
    chat.focus()  # he has nothing to do yet, and stays in the chat from line to line
    ben.page.keyboard.type("Good luck!")
    ben.page.keyboard.press("Enter")
    ann.is_told("Good luck!")
    expect(chat).to_be_focused()
    match.betting(1)
    match.both_in(50)
    expect(chat).not_to_be_focused()  # now the keys are the table's
    ben.page.keyboard.press("t")
    expect(chat).to_be_focused()
    ben.page.keyboard.type("Hm")
    ben.page.keyboard.press("Enter")
    expect(chat).to_have_value("")
    expect(chat).not_to_be_focused()
    place = ben.at("action-buzz").bounding_box()
    players.close("Ann")
    expect(ben.at("away")).to_contain_text("Ann is away and forfeits in")
    assert ben.at("action-buzz").bounding_box() == place
    ben.buzzes()


@pytest.mark.req("P-3.3", "T-5.3")
def test_without_a_connection_nothing_can_be_pressed_and_it_looks_so(server, players):
    match = Match.of(server, players)
    ann, ben = match.duelists
    match.betting(1)
    match.both_in(50)
    buzz = ann.at("action-buzz")
    before = len(match.events)
    server.kill()
    expect(ann.page.locator("html[data-offline]")).to_be_attached()
    expect(buzz).to_have_attribute("aria-disabled", "true")
    expect(buzz).to_have_css("opacity", re.compile(r"0\.\d+"))
    popup = ann.page.locator("#popup")
    expect(popup).to_be_visible()
    for size in (*DESKTOPS, PHONE):
        ann.page.set_viewport_size(size)
        assert not ann.page.evaluate(OVERLAP), size
    ann.page.set_viewport_size(DESKTOPS[0])
    ann.page.keyboard.press("Space")
    expect(ann.page.locator(".q-notification").last).to_contain_text("No connection: your press was not sent.")
    ann.at("chat-text").fill("Are you there?")
    ann.page.keyboard.press("Enter")
    expect(ann.at("chat-text")).to_have_value("Are you there?")  # it can be sent when the line is back
    server.start()
    expect(ann.page.locator("html:not([data-offline])")).to_be_attached()
    expect(ann.page.locator("[data-testid=action-buzz]:not([aria-disabled])")).to_be_visible()
    assert len(match.events) == before, "what was pressed is not sent later"
    expect(popup).to_be_hidden()
    ann.buzzes()
    ben.sees_prompt("Ann is answering")

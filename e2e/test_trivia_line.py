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


ANSWERS_SENT = """() => {
  window.answers = [];
  const emit = window.socket.emit;
  window.socket.emit = (...sent) => {
    const left = document.querySelector(".timer .countdown").due - performance.now();
    if (JSON.stringify(sent).includes("ANSWER")) {
      window.answers.push(left);
      setTimeout(() => {
        document.querySelector(".answer-form [type=submit]").click();
        window.pressedAgain = true;
      });
    }
    return emit(...sent);
  };
}"""
HIDDEN = "() => Object.defineProperty(document, 'hidden', { get: () => true })"


@pytest.mark.req("T-3.4", "T-4.4", "P-5.3")
def test_the_page_sends_a_typed_answer_once_just_before_time_runs_out(server, players):
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
    assert not match.is_now("AnswerRuled", "ClueResumed")
    ann.page.evaluate(ANSWERS_SENT)
    with server.frozen():  # so that the form stays, and Ann presses the button while her answer is on its way
        ann.has_left(700)
        ann.page.wait_for_function("() => window.pressedAgain")
    (left,) = ann.page.evaluate("() => window.answers")
    assert left <= 300 + 350, "about 300 ms before the end, and a round trip"
    ben.is_told(f"says “{LONG}”: wrong.")
    ben.sees_prompt("Only you can buzz now.")
    expect(ann.page.locator(".q-notification.refused")).to_have_count(0)
    ben.buzzes()
    ben.types(match.answer)
    ben.page.evaluate(HIDDEN)  # a hidden page is woken once a second, so it sends that much earlier
    ben.has_left(1250)
    ben.sees_outcome("Correct!")
    ann.sees_outcome("Ben is right")
    assert [each["is_late"] for each in match.events if each["kind"] == "AnswerRuled"] == [False, False]
    for person, offered in ((ann, 2), (ben, 0)):  # nobody disputes a ruling beside their own win
        expect(person.page.get_by_text("Dispute this ruling")).to_have_count(offered)
    # Sixty letters without a space, and nothing is cut off or pushed away.
    for page in (ann.page, ben.page):
        for size in (*DESKTOPS, PHONE):
            page.set_viewport_size(size)
            assert page.evaluate(FITS, size == PHONE) == [], size
        page.set_viewport_size(DESKTOPS[0])
        expect(page.get_by_test_id("answer-P1")).to_contain_text(f"“{LONG}”")


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
    expect(ann.page.locator(".q-notification").last).to_contain_text("No connection, so nothing was sent.")
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

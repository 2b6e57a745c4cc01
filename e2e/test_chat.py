"""The chat: for all, as plain text, and the host's to switch off."""

import pytest
from playwright.sync_api import expect

from e2e.fit import DESKTOPS, PHONE
from e2e.table import Table

HOSTILE = '<img src=x onerror="window.pwned=1"><b>bold</b> {{ 7*7 }} ${7*7} </script><script>window.pwned=1</script>'

CHATTER = """() => {
  const form = document.querySelector("form.chat");
  for (let number = 0; number < 12; number += 1) {
    form.elements.text.value = `and another thing ${number}`;
    form.requestSubmit();
  }
}"""

FLOOD = """(count) => {
  window.flooded ??= 1_000_000;
  const line = (_, at) => `<p class="line private"><span class="sr-only">Only for you: </span>Line ${flooded + at}</p>`;
  const lines = Array.from({ length: count }, line).join("");
  document.querySelector("[data-news]").innerHTML = `<div data-first="${flooded}">${lines}</div>`;
  flooded += count;
}"""
"""Add this many lines at once, as the server does."""
LATE_SCROLL = """(feed) => {
  const room = document.createElement("div");
  room.style.height = "900px";
  feed.lastElementChild.append(room);
  feed.dispatchEvent(new Event("scroll"));
  room.remove();
}"""
"""Safari's late scroll event: the feed's own scrolling is reported after more lines have come."""
READ = """(feed) => {
  const top = feed.getBoundingClientRect().top;
  const line = [...feed.querySelectorAll(".line")].find((each) => each.getBoundingClientRect().top >= top);
  return [line.textContent, Math.round(line.getBoundingClientRect().top - top)];
}"""
"""The first visible line, and its position."""
STANDS_STILL = """(feed) => {
  const before = window.scrolledTo;
  window.scrolledTo = feed.scrollTop;
  return feed.scrollTop === before;
}"""
"""Whether the feed has stopped scrolling since the last look: a wheel scrolls over several frames."""
TOO_HIGH = """() => [document.documentElement, ...document.querySelectorAll(".page, .stage, .table, .feed-page")]
  .filter((each) => each.scrollHeight > each.clientHeight)
  .map((each) => `${each.className}: ${each.scrollHeight} px`)"""


@pytest.mark.req("P-3.4", "P-5.4")
def test_what_is_said_is_shown_to_all_as_it_was_written(server, players):
    table = Table(server, players)
    ann = table.open_room("Ann", expected="3")
    bob = table.join("Bob", "green")
    mallory = table.arrive("<i>Mal</i>")
    mallory.sits_down("plum")  # a name is text as well
    everybody = (ann, bob, mallory)
    table.has_begun()
    bob.says("Good evening")
    mallory.says(HOSTILE)
    for person in everybody:
        person.is_told("Bob: Good evening")
        person.is_told(f"<i>Mal</i>: {HOSTILE}")
        assert person.page.evaluate("() => window.pwned") is None
        assert person.page.locator(".feed b b, .feed .line:not(.turn) img, .plate i").count() == 0
    expect(mallory.page.get_by_test_id("chat-text")).to_have_value("")
    expect(mallory.page.get_by_test_id("chat-text")).to_have_attribute("maxlength", "300")
    ann.page.reload()
    ann.is_told(f"<i>Mal</i>: {HOSTILE}")

    # Whatever becomes of the window, the newest line is in sight.
    for size in (PHONE, DESKTOPS[1], DESKTOPS[0]):
        ann.page.set_viewport_size(size)
        ann.opens_sheet("feed")
        expect(ann.page.locator("[data-testid=feed] .line").last).to_be_in_viewport()

    # Too much at once is refused with a reason.
    bob.page.evaluate(CHATTER)
    bob.is_toasted("Not so fast")


@pytest.mark.req("P-3.1", "P-10.1", "C-8.8")
def test_the_feed_keeps_following_unless_the_reader_scrolls_up(server, players):
    table = Table.of(server, players, {"Ann": "scarlet", "Bob": "green", "Cid": "plum"})
    page = table.host.page
    feed = page.get_by_test_id("feed")
    newest = page.get_by_role("button", name="Newest lines")

    def follows(count):
        page.evaluate(FLOOD, count)
        expect(feed.locator(".line").last).to_have_text(f"Only for you: Line {page.evaluate('flooded') - 1}")
        expect(feed.locator(".line").last).to_be_in_viewport(ratio=1)
        expect(newest).to_be_hidden()

    for count in (150, 1, 150, *[1] * 10):  # 200 are kept
        follows(count)
        feed.evaluate(LATE_SCROLL)
    expect(feed.locator(".line")).to_have_count(200)
    assert page.evaluate(TOO_HIGH) == []  # text for screen readers takes no room

    # A reader who scrolls up stays at their line, and is offered a way back.
    feed.hover()
    page.mouse.wheel(0, -900)
    expect(newest).to_be_visible()
    page.wait_for_function(STANDS_STILL, arg=feed.element_handle(), polling=100)
    read = feed.evaluate(READ)
    for count in (1, 20):
        page.evaluate(FLOOD, count)
        expect(feed.locator(".line").last).not_to_be_in_viewport()
        assert feed.evaluate(READ) == read
    feed.focus()
    page.keyboard.press("Tab")
    expect(newest).to_be_focused()
    page.keyboard.press("Enter")
    expect(feed).to_be_focused()
    follows(1)

    page.set_viewport_size(PHONE)
    table.host.opens_sheet("feed")
    follows(1)
    feed.evaluate("(feed) => feed.scrollBy(0, -2000)")
    newest.click()
    follows(3)
    page.get_by_test_id("show-feed").click()  # while its sheet is closed
    page.evaluate(FLOOD, 30)
    table.host.opens_sheet("feed")
    follows(1)


@pytest.mark.req("P-3.4", "P-1.4")
def test_the_host_switches_the_chat_off(server, players):
    table = Table(server, players)
    ann = table.open_room("Ann", expected="3")
    bob = table.join("Bob", "green")
    expect(bob.page.get_by_test_id("chat-text")).to_be_visible()
    bob.says("Shall we?")
    ann.is_told("Bob: Shall we?")
    ann.sets("chat", "False")
    for person in (ann, bob):
        expect(person.page.get_by_test_id("chat-text")).to_have_count(0)
    table.join("Cid", "plum")
    table.has_begun()
    for person in table.people.values():
        person.opens_sheet("feed")
        expect(person.page.get_by_test_id("chat-text")).to_have_count(0)
        expect(person.page.locator("#sheet-feed")).to_contain_text("The host has turned the chat off.")
    # In a game as well, and somebody may be shown the door.
    bob.page.get_by_test_id("menu").click()
    expect(bob.page.get_by_test_id("switch-chat")).to_have_count(0)
    ann.opens_menu("switch-chat")
    for person in table.people.values():
        expect(person.page.get_by_test_id("chat-text")).to_be_visible()
    ann.page.get_by_test_id("menu").click()
    ann.page.get_by_test_id("remove-somebody").click()
    ann.page.get_by_test_id("remove-green").click()
    ann.page.get_by_test_id("sure-yes").click()
    expect(bob.page.get_by_test_id("seat-lost")).to_be_visible()
    ann.is_told("Bob left the game for good.")
    ann.page.get_by_test_id("menu").click()
    expect(ann.page.get_by_test_id("end-game")).to_be_visible()
    expect(ann.page.get_by_test_id("remove-somebody")).to_have_count(0)  # two are left

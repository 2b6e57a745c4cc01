"""Coming in: by code, two at once on one character, back from the list of one's games, and being removed."""

import re

import pytest
from playwright.sync_api import Route, expect

from e2e.board import SUSPECTS
from e2e.fit import DESKTOPS, resize
from e2e.table import Table

CONNECTED = "() => window.did_handshake"
QUESTIONS = ["Who murdered John Boddy?", "Where did it take place?", "What weapon was used?"]
FULL_NAMES = {
    "scarlet": "Miss JosephineScarlet",
    "mustard": "Colonel MichaelMustard",
    "white": "Mrs. BlancheWhite",
    "green": "Mr. JohnGreen",
    "peacock": "Mrs. PatriciaPeacock",
    "plum": "Professor PeterPlum",
}
"""The names on the cards, in two lines."""
IS_READ = """(seat) => {
  const card = document.querySelector(`[data-testid=seat-${seat}] .seat-card`), box = card.getBoundingClientRect();
  const more = card.querySelector('.seat-more > span'), text = more.getBoundingClientRect();
  const isWhole = more.scrollHeight <= more.clientHeight + 1 && text.height > 60;
  return isWhole && box.top >= 0 && text.bottom <= card.querySelector('.seat-foot').getBoundingClientRect().top + 1;
}"""
"""Tells whether all of a suspect's story can be read on their card."""


@pytest.mark.req("P-1.3", "C-1.5")
def test_two_take_the_same_character_at_the_same_instant(server, players):
    table = Table(server, players)
    ann = table.open_room("Ann")
    rivals = [table.arrive("Bob"), table.arrive("Cid")]
    for seat in ("green", "plum"):  # once in each order of clicks
        for rival in rivals:
            if rival.seat is None:
                rival.page.get_by_test_id("player-name").fill(rival.name)
        with server.frozen():  # so that neither is told of the other before both have clicked
            for rival in rivals:
                rival.page.get_by_test_id(f"pick-{seat}").click()
        taken = ann.page.get_by_test_id(f"seat-{seat}")
        expect(taken).to_contain_text(re.compile("Bob|Cid"))
        winner, loser = sorted(rivals, key=lambda rival: rival.name not in taken.inner_text())
        winner.seat = seat
        winner.is_seated()
        loser.is_toasted(re.compile(f"{winner.name} has just taken"))
        expect(loser.page.get_by_test_id(f"pick-{seat}")).to_have_count(0)
        expect(loser.page.get_by_test_id(f"seat-{seat}")).to_contain_text(winner.name)
        assert loser.page.locator(f"[data-testid=seat-{seat}].yours").count() == 0
        if loser.seat is None:
            expect(loser.page.get_by_test_id("player-name")).to_have_value(loser.name)
        rivals.reverse()
    for person in (ann, *rivals):
        expect(person.page.locator("[data-testid^=seat-] .player")).to_have_count(len(people_in(table)))


def people_in(table):
    return {person.seat for person in table.people.values() if person.seat}


@pytest.mark.req("P-1.1", "P-1.2", "P-2.1", "C-1.4")
def test_by_code_from_home_and_back_from_ones_games(server, players):
    table = Table(server, players)
    ann = table.open_room("Ann", expected="3")
    assert re.fullmatch(r"[A-HJKMNP-Z2-9]{6}", table.code)
    page = players("Bob")
    page.goto("/")
    page.get_by_test_id("join-code").fill("ABC")
    page.get_by_test_id("join").click()
    expect(page.locator("#join-problem")).to_contain_text("6 letters and digits")
    page.get_by_test_id("join-code").fill("QQQQQQ")
    page.get_by_test_id("join").click()
    expect(page.locator("#join-problem")).to_contain_text("no room with that code")
    page.get_by_test_id("join-code").fill(f" {table.code[:3].lower()} {table.code[3:].lower()} ")
    page.get_by_test_id("join").click()
    page.wait_for_url(table.link)
    bob = table.arrive("Bob")
    bob.sits_down("green")
    cid = table.join("Cid", "plum")
    table.has_begun()
    hands = {person: person.hand() for person in (ann, bob, cid)}
    for person in (ann, bob):
        person.page.goto("/")
        person.page.get_by_test_id(f"my-game-{table.code}").click()
        person.page.wait_for_url(table.link)
        person.is_seated()
        assert person.hand() == hands[person]
    page.goto("/room/QQQQQQ")
    expect(page.get_by_role("heading", name="Nobody answers the door")).to_be_visible()


@pytest.mark.req("P-2.1")
def test_a_page_whose_browser_has_become_another_is_loaded_again(server, players):
    """As when a new browser opens two pages at once: each is given an identity, and the browser keeps one."""
    table = Table(server, players)
    table.open_room("Ann")
    bob = table.arrive("Bob")
    expect(bob.page.get_by_test_id("player-name")).to_be_visible()
    home = players.tab("Bob")
    for page, path in ((players("Bob's other page"), table.link), (home, "/")):
        page.goto(path)
        page.wait_for_function(CONNECTED)
    bob.page.context.add_cookies(players("Bob's other page").context.cookies())
    for page in (bob.page, home):
        page.evaluate("() => { window.fromBefore = true; window.socket.disconnect().connect(); }")
        page.wait_for_function(f"() => !window.fromBefore && ({CONNECTED})()")
    bob.sits_down("green")
    bob.page.reload()
    bob.is_seated()
    home.reload()
    expect(home.get_by_test_id(f"my-game-{table.code}")).to_be_visible()


@pytest.mark.req("P-2.1", "P-5.4")
@pytest.mark.parametrize("where", ["/", "/room/{code}"])
def test_a_browser_that_keeps_no_cookie_is_asked_for_it(server, players, where):
    table = Table(server, players)
    table.open_room("Ann")
    page = players("Bob")

    def without_cookie(route: Route) -> None:
        answer = route.fetch()
        page.context.clear_cookies()  # fetching has left it there
        route.fulfill(response=answer, headers={k: v for k, v in answer.headers.items() if k != "set-cookie"})

    page.route("**" + where.format(code=table.code), without_cookie)
    page.goto(where.format(code=table.code))
    sign = page.get_by_role("alert").filter(has_text="Your browser blocks cookies for this site")
    expect(sign).to_be_visible()
    page.unroute_all()
    page.reload()
    page.wait_for_function(CONNECTED)
    expect(sign).to_have_count(0)


def reads_the_case(person):
    """Read the story in the lobby: the case in brief, each suspect's story on their card, all of it in a dialog."""
    page = person.page
    case = page.get_by_role("region", name="The case")
    expect(case.get_by_role("heading")).to_have_text("Murder at Tudor Mansion")
    expect(case.get_by_role("listitem")).to_have_text(QUESTIONS)
    for seat, name in FULL_NAMES.items():
        card = page.get_by_test_id(f"seat-{seat}")
        expect(card.locator(".seat-title")).to_have_text(name)
        card.locator(".seat-card").hover()
        page.wait_for_function(IS_READ, arg=seat)
    page.mouse.move(0, 0)
    for size in DESKTOPS:
        resize(person, size)
        assert page.evaluate("() => document.documentElement.scrollHeight") == size["height"]
    resize(person, DESKTOPS[0])
    page.get_by_test_id("read-premise").click()
    told = page.get_by_test_id("premise")
    expect(told.locator(".premise-person")).to_have_count(6)
    expect(told).to_contain_text("nephew, the anthropologist John Boddy")
    expect(told.locator(".premise-person.plum")).to_contain_text(re.compile("Professor Peter Plum.*plagiarism"))
    page.keyboard.press("Escape")
    expect(told).to_be_hidden()


@pytest.mark.req("P-1.2", "P-1.3", "P-1.4", "P-1.6", "P-3.2", "C-1.3", "D-7.1", "D-7.2", "D-7.3")
def test_what_only_the_host_can_do_and_leaving(server, players):
    table = Table(server, players)
    ann = table.open_room("Ann")
    reads_the_case(ann)
    expect(ann.page.get_by_role("heading", name="Who will you be?")).to_be_visible()
    ann.page.get_by_test_id("keep-seat").click()
    expect(ann.page.get_by_role("heading", name="The guests are arriving")).to_be_visible()
    bob, cid = table.join("Bob", "green"), table.join("Cid", "plum")
    for person in (bob, cid):
        for what in ("start", "remove-green", "remove-scarlet"):
            expect(person.page.get_by_test_id(what)).to_have_count(0)
        assert person.page.locator("select").count() == 0
    ann.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ann.page.get_by_test_id("copy-link").click()
    expect(ann.page.get_by_test_id("copy-link")).to_have_attribute("data-copied", "")
    assert ann.page.evaluate("() => navigator.clipboard.readText()") == table.link
    ann.sets("turn_seconds", "120")
    bob.is_told("Ann set the turn clock to 2 min.")
    expect(bob.page.get_by_test_id("option-turn_seconds")).to_have_text("2 min")
    cid.picks("white")
    expect(ann.page.get_by_test_id("seat-white")).to_contain_text("Cid")
    expect(bob.page.get_by_test_id("pick-plum")).to_be_visible()

    ann.page.get_by_test_id("remove-green").click()
    expect(ann.page.locator(".sure-question")).to_contain_text("Remove Bob from the room?")
    ann.page.get_by_test_id("sure-no").click()
    expect(ann.page.get_by_test_id("seat-green")).to_contain_text("Bob")
    ann.page.get_by_test_id("remove-green").click()
    ann.page.get_by_test_id("sure-yes").click()
    expect(bob.page.get_by_test_id("seat-lost")).to_contain_text("The host has removed you from the room")
    expect(bob.page.get_by_test_id("seat-lost")).not_to_contain_text("moved to another device")
    for person in (ann, cid):
        person.is_told("Bob was removed from the room.")
        expect(person.page.get_by_test_id("pick-green")).to_be_visible()
    bob.page.get_by_test_id("to-room").click()
    bob.sits_down("mustard")
    expect(ann.page.get_by_test_id("seat-mustard")).to_contain_text("Bob")

    # The host leaves for good: the one longest in the room inherits.
    ann.opens_menu("leave-for-good")
    expect(ann.page.get_by_test_id("game-clueless")).to_be_visible()
    cid.is_told("You’re the host now.")
    bob.is_told("Cid is the host now.")
    expect(cid.page.get_by_test_id("start")).to_be_visible()
    expect(bob.page.get_by_test_id("pick-scarlet")).to_be_visible()
    assert {seat for seat in SUSPECTS if cid.page.get_by_test_id(f"remove-{seat}").count()} == {"mustard"}


@pytest.mark.req("P-1.1", "P-1.2")
def test_enter_opens_the_room_and_practice_begins_at_once(server, players):
    page = players("Ann")
    page.goto("/")
    page.get_by_test_id("game-trivia").click()
    page.get_by_test_id("player-name").fill("Ann")
    page.get_by_test_id("player-name").press("Enter")
    page.wait_for_url(re.compile(r"/room/\w{6}$"))
    expect(page.get_by_test_id("start")).to_be_disabled()
    expect(page.locator(".seat .player")).to_have_count(1)
    page.goto("/")
    page.get_by_test_id("game-trivia").click()
    expect(page.get_by_test_id("player-name")).to_have_value("Ann")
    page.get_by_test_id("practise-instead").click()
    expect(page.locator("dialog .pick")).to_have_text(
        ["Surprise me", "The Owl", "The Fox", "Novice", "Regular", "Master"]
    )
    page.get_by_text("Novice").click()
    page.get_by_test_id("play").click()
    page.wait_for_url(re.compile(r"/room/\w{6}$"))
    expect(page.get_by_test_id("question")).to_contain_text("Question 1 of")

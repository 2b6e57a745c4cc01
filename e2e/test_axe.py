"""axe finds nothing serious on any page in any phase, by night and by day."""

import pytest
from playwright.sync_api import expect

from e2e.table import Table


@pytest.mark.req("P-10.2", "P-10.3")
def test_pages_outside_a_game(server, players, inspect):
    table = Table(server, players)
    page = players("Ann")
    page.goto("/")
    expect(page.get_by_test_id("game-clueless")).to_be_visible()
    inspect(page, "home")
    page.get_by_test_id("game-clueless").click()
    expect(page.get_by_test_id("player-name")).to_be_visible()
    inspect(page, "home, dialog")
    page.get_by_test_id("practise-instead").click()
    expect(page.get_by_test_id("play")).to_be_visible()
    inspect(page, "home, to practise")
    ann = table.open_room("Ann")
    ann.page.get_by_test_id("read-premise").click()
    inspect(ann.page, "the case")
    ann.page.keyboard.press("Escape")
    ann.page.get_by_test_id("add-bot-at-plum").click()
    inspect(ann.page, "lobby of the host, who seats a system player")
    ann.page.get_by_test_id("add-bot-novice-at-plum").click()
    expect(ann.page.get_by_test_id("bot-seat-plum")).to_be_visible()
    ann.sets("fill", "5")
    inspect(ann.page, "lobby of the host")
    bob = table.arrive("Bob")
    expect(bob.page.get_by_test_id("player-name")).to_be_visible()
    inspect(bob.page, "join")
    bob.sits_down("green")
    inspect(bob.page, "lobby of a guest")
    ann.opens_menu("seat-link-menu")
    link = ann.page.get_by_test_id("seat-link")
    expect(link).to_be_visible()
    inspect(ann.page, "seat link dialog")
    page = players("Eve")
    for where, address in {
        "seat link": link.input_value(),
        "used seat link": f"/seat/{table.code}/nonsense",
        "no such room": "/room/QQQQQQ",
        "not found": "/nowhere",
        "rules": "/rules",
        "rules of Clue-Less": "/rules/clueless",
        "protocol": "/protocol",
    }.items():
        page.goto(address)
        expect(page.get_by_role("heading", level=1).first).to_be_visible()
        inspect(page, where)
    ann.page.keyboard.press("Escape")
    ann.page.get_by_test_id("remove-green").click()
    expect(ann.page.get_by_test_id("sure-yes")).to_be_visible()
    inspect(ann.page, "asked whether to remove somebody")
    ann.page.get_by_test_id("sure-yes").click()
    expect(bob.page.get_by_test_id("seat-lost")).to_be_visible()
    inspect(bob.page, "seat lost")
    ann.page.goto("/")
    expect(ann.page.get_by_test_id(f"my-game-{table.code}")).to_be_visible()
    inspect(ann.page, "home with a game of one's own")


@pytest.mark.req("P-10.2", "P-10.3")
@pytest.mark.parametrize("game", ["classic", "trivia"])
def test_the_lobbies_of_the_other_games(server, players, inspect, game):
    page = players("Ann")
    page.goto("/")
    page.get_by_test_id(f"game-{game}").click()
    expect(page.get_by_test_id("player-name")).to_be_visible()
    inspect(page, f"{game}, dialog")
    page.get_by_test_id("player-name").fill("Ann")
    page.get_by_test_id("create-room").click()
    expect(page.get_by_test_id("room-link")).to_be_visible()
    inspect(page, f"{game}, lobby of the host")
    guest = players("Bob")
    guest.goto(page.url)
    expect(guest.get_by_test_id("player-name")).to_be_visible()
    inspect(guest, f"{game}, join")


@pytest.mark.req("P-10.2", "P-10.3")
def test_every_phase_of_a_game(server, players, inspect):
    table = Table.of(server, players, {"Ann": "scarlet", "Bob": "green", "Cid": "plum"})
    ann, bob, cid = table.people.values()
    dan = table.arrive("Dan")
    table.settle()
    inspect(ann.page, "to move")
    inspect(bob.page, "others move")
    inspect(dan.page, "watching")
    ann.page.get_by_test_id("action-accuse").click()
    expect(ann.page.locator("dialog#accuse")).to_be_visible()
    inspect(ann.page, "accusing")
    ann.page.get_by_test_id("accuse-cancel").click()
    trio = table.truth.question("scarlet", answered_by="plum")
    table.bring("scarlet", trio.room)
    inspect(ann.page, "to suggest")
    ann.suggests(trio.suspect, trio.weapon)
    table.settle()
    inspect(cid.page, "to show a card")
    inspect(bob.page, "others show")
    cid.shows(table.truth.answer(trio, "plum"))
    table.settle()
    inspect(ann.page, "shown a card")
    ann.marks("rope", "plum")
    bob.says("Interesting")
    ann.opens_sheet("feed")
    ann.is_told("Interesting")
    inspect(ann.page, "at the end of the turn, feed")
    ann.page.get_by_test_id("menu").click()
    expect(ann.page.get_by_test_id("end-game")).to_be_visible()
    inspect(ann.page, "menu")
    ann.page.get_by_test_id("end-game").click()
    expect(ann.page.get_by_test_id("sure-yes")).to_be_visible()
    inspect(ann.page, "asked whether one is sure")
    ann.page.get_by_test_id("sure-no").click()
    ann.accuses_wrongly()
    table.settle()
    inspect(ann.page, "out of the hunt")
    bob.accuses_rightly()
    table.settle()
    for person in (ann, bob):
        assert person.reads_review()
    inspect(ann.page, "over, host")
    inspect(bob.page, "over, winner")

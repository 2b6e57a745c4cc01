"""How it fits: without scroll bars from 1280 x 720 up, usable on a phone, calm on request, and without the internet."""

import pytest
from playwright.sync_api import expect

from e2e.fit import DESKTOPS, PHONE, anchors, fits, goes_on, is_usable, resize, toasts_cover_nothing
from e2e.table import Table

SEATS = {"Ann": "scarlet", "Bob": "green", "Cid": "plum"}


@pytest.mark.req("C-8.8", "P-10.1", "C-8.1", "D-5.5")
def test_a_game_fits_the_window(server, players):
    table = Table.of(server, players, SEATS)
    ann, bob, cid = table.people.values()
    everybody = (ann, bob, cid)
    still = {person: anchors(person) for person in everybody}

    def look(phase):
        table.settle()
        for person in everybody:
            fits(person, phase)
            assert anchors(person) == still[person], (phase, person)  # nothing jumps from phase to phase
            is_usable(person, phase)
            resize(person, DESKTOPS[0])

    look("move")
    expect(ann.page.get_by_test_id("sound-offer")).to_be_visible()  # it covers nothing, and no toast covers it
    toasts_cover_nothing(ann)
    trio = table.truth.question("scarlet", answered_by="plum")
    table.bring("scarlet", trio.room)
    look("suggest")
    ann.suggests(trio.suspect, trio.weapon)
    look("disprove")
    cid.shows(table.truth.answer(trio, "plum"))
    look("end")
    for number in range(4):  # a long feed scrolls in itself
        bob.says(f"{number}: " + "a long story " * 20)
    ann.opens_sheet("feed")
    ann.is_told("3: a long story")
    look("long feed")
    # A last line on the phone: the whole turn can be played there.
    resize(ann, PHONE)
    ann.ends_turn()
    resize(ann, DESKTOPS[0])
    resize(bob, PHONE)
    table.turn_of("green")
    bob.accuses_rightly()
    bob.sees_winner("You’ve solved the case!")
    resize(bob, DESKTOPS[0])
    look("over")
    for person in everybody:
        assert set(person.reads_review()) == set(SEATS.values())
        goes_on(person)
    toasts_cover_nothing(bob)


@pytest.mark.req("P-10.1", "P-10.2", "P-10.3")
def test_motion_on_request_and_nothing_from_elsewhere(server, players):
    requests = []
    for name, motion in {"Ann": "no-preference", "Bob": "reduce", "Cid": "reduce"}.items():
        players.context(name, reduced_motion=motion).on("request", lambda request: requests.append(request.url))
    table = Table.of(server, players, SEATS)
    ann, bob, _ = table.people.values()
    moving = "() => document.getAnimations().filter((each) => each.playState === 'running').length"
    assert ann.page.evaluate(moving) > 0
    ann.moves("south")
    ann.ends_turn()
    expect(bob.page.locator(".prompt-body.yours")).to_be_visible()
    bob.page.wait_for_function(f"() => ({moving})() === 0")

    # Theme: chosen, kept over a reload and on other pages.
    theme = "() => document.documentElement.dataset.theme"
    assert bob.page.evaluate(theme) == "night"
    bob.page.get_by_role("button", name="Light or dark").click()
    assert bob.page.evaluate(theme) == "day"
    bob.page.reload()
    bob.is_seated()
    assert bob.page.evaluate(theme) == "day"
    bob.page.goto("/rules")
    assert bob.page.evaluate(theme) == "day"
    bob.page.get_by_role("button", name="Light or dark").click()
    assert bob.page.evaluate(theme) == "night"
    bob.page.get_by_role("button", name="Sound").click()
    expect(bob.page.get_by_role("button", name="Sound")).to_have_attribute("aria-pressed", "true")
    assert len(requests) > 50
    assert [url for url in requests if not url.startswith((server.url, server.ws_url, "data:", "blob:"))] == []

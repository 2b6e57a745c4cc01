"""The opponents' speed, skipping ahead, how a case ends without you, and what is shown when the host ends a game."""

import re

import pytest
from playwright.sync_api import expect

from e2e.codenames_match import Match as TeamMatch
from e2e.fit import DESKTOPS, PHONE, resize
from e2e.table import Table
from e2e.words import in_words

SERVER_ENV = {"CLUEAPP_BOTS_PACE": "30"}
"""So slow that nobody would wait for them: what happens in these tests happens because of a skip."""
NOVICES = {"fill_strength": "novice"}
PATIENCE = 30_000


def sits_down(server, players, opponents=2, **options):
    table = Table(server, players)
    ann = table.open_room("Ann", "scarlet", **{"fill": str(opponents + 1), **NOVICES, **options})
    table.start()
    return table, ann


@pytest.mark.req("B-2.11")
def test_one_press_and_it_is_your_turn_again(server, players):
    table, ann = sits_down(server, players, opponents=3)
    ann.moves("south")
    ann.ends_turn()
    skip = ann.page.get_by_test_id("skip")
    expect(skip).to_have_text("Skip to my turn")
    for size in (*DESKTOPS, PHONE):
        resize(ann, size)
        expect(skip).to_be_in_viewport(ratio=1)
    resize(ann, DESKTOPS[0])
    skip.focus()
    ann.page.keyboard.press("Enter")
    ann.is_told("You skipped ahead.")
    mine = ann.page.locator(".prompt-body.yours")
    for _ in range(12):  # a card may have to be shown on the way
        expect(mine).to_be_visible(timeout=PATIENCE)
        if table.truth.turn == "scarlet":
            break
        ann.shows(next(iter(each.removeprefix("show-") for each in ann.offers() if each.startswith("show-"))))
        skip.click()
    assert table.truth.turn == "scarlet"
    expect(skip).to_have_count(0)
    for seat in table.truth.after("scarlet"):
        name = ann.page.locator(f"[data-testid=plate-{seat}] .plate-name").inner_text()
        ann.is_told(re.compile(rf"^{re.escape(name)} (went|stayed)"))


@pytest.mark.req("B-2.12")
def test_a_player_who_is_out_sees_how_it_ends(server, players):
    table, ann = sits_down(server, players, opponents=2)
    ann.accuses_wrongly()
    table.pass_reveal()
    row = ann.page.get_by_test_id("pace-row")
    expect(row).to_contain_text("You’re out, but the case isn’t over.")
    row.get_by_role("button", name="See how it ends").click()
    expect(row).to_contain_text("You’re skipping to the end")
    expect(ann.page.get_by_test_id("winner")).to_be_visible(timeout=4 * PATIENCE)
    ann.sees_solution(table.truth.solution)


@pytest.mark.req("B-2.12")
def test_a_player_who_is_out_begins_a_new_case(server, players):
    table, ann = sits_down(server, players, opponents=2)
    names = ann.page.locator(".plate-name").all_inner_texts()
    ann.accuses_wrongly()
    table.pass_reveal()
    ann.page.get_by_test_id("new-case").click()
    expect(ann.page.locator(".prompt-body.yours")).to_be_visible()
    expect(ann.page.locator(".plate.out")).to_have_count(0)
    assert ann.page.locator(".plate-name").all_inner_texts() == names
    ann.is_told("Game 2 starts.")


@pytest.mark.req("B-2.4")
def test_the_host_changes_the_opponents_speed_and_everybody_sees_it(server, players):
    table = Table(server, players)
    ann = table.open_room("Ann", "scarlet", fill="3", **NOVICES)
    bob = table.join("Bob", "mustard")
    table.start()
    for size in (*DESKTOPS, PHONE):
        resize(ann, size)
        expect(ann.page.get_by_test_id("pace")).to_be_in_viewport(ratio=1)
    ann.page.get_by_test_id("pace").focus()
    ann.page.keyboard.press("Enter")
    ann.page.get_by_test_id("pace-brisk").click()
    expect(bob.page.get_by_test_id("pace")).to_have_attribute("aria-label", "Opponents’ speed: Brisk")
    bob.page.get_by_test_id("pace").click()
    expect(bob.page.locator(".speed .menu-list")).to_contain_text("Ann can change it.")
    expect(bob.page.get_by_test_id("pace-brisk")).to_have_count(0)


@pytest.mark.req("P-1.7")
def test_when_the_host_ends_a_case_everybody_sees_the_solution_in_the_lobby(server, players):
    table = Table(server, players)
    ann = table.open_room("Ann", "scarlet", fill="3", **NOVICES)
    bob = table.join("Bob", "mustard")
    table.start()
    told = in_words(*table.truth.solution.cards)
    assert told not in bob.page.content()
    ann.opens_menu("end-game")
    for person in (ann, bob):
        expect(person.page.get_by_test_id("last-case")).to_have_text(f"It was {told}.")
        person.is_told(f"The host opened the case file. It was {told}.")
        for size in (*DESKTOPS, PHONE):
            resize(person, size)
            person.page.get_by_test_id("last-case").scroll_into_view_if_needed()
            expect(person.page.get_by_test_id("last-case")).to_be_in_viewport(ratio=1)
        resize(person, DESKTOPS[0])
    for person in (ann, bob):
        person.marks_page()
    server.kill()
    server.start()
    for person in (ann, bob):
        person.page_is_back()
        expect(person.page.get_by_test_id("last-case")).to_have_text(f"It was {told}.")
    ann.page.get_by_test_id("start").click()
    expect(bob.page.get_by_test_id("last-case")).to_have_count(0)


@pytest.mark.req("P-1.7")
def test_when_the_host_ends_a_game_of_two_teams_everybody_sees_the_key(server, players):
    match = TeamMatch.of(server, players)
    words = [match.words[index] for index in match.cards("red")]
    match.host.page.get_by_test_id("menu").click()
    match.host.page.get_by_test_id("end-game").click()
    match.host.page.get_by_test_id("sure-yes").click()
    for agent in match.agents.values():
        for word in words:
            expect(agent.at("last-red")).to_contain_text(word.upper())

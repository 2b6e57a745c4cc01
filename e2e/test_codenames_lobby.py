"""The lobby of Codenames: two teams by click, drag and lot, the owner's last word, and words of one's own."""

import re

import pytest
from playwright.sync_api import expect

from e2e.codenames_match import FOUR, Match

OWN = [
    *("accordion", "bagpipe", "clarinet", "drumstick", "euphonium", "flute", "gong", "harmonica", "kazoo"),
    *("lute", "mandolin", "oboe", "piccolo", "recorder", "saxophone", "trombone", "ukulele", "viola", "xylophone"),
    *("zither", "tambourine", "castanet", "cello", "maraca", "sitar", "banjo"),
]


@pytest.mark.req("W-2.10", "W-2.11", "W-2.12", "P-1.3", "P-1.4")
def test_teams_by_click_drag_and_lot_and_the_owners_last_word(server, players):
    match = Match(server, players)
    ann = match.open("Ann", "red_spymaster")
    expect(ann.at("start")).to_be_disabled()
    expect(ann.page.locator("#start-reason")).to_contain_text("3 more are needed")
    bob, cid, dot = (match.join(name, place) for name, place in list(FOUR.items())[1:])
    for agent in match.agents.values():
        expect(agent.page.locator(".name-chip")).to_have_count(4)
    expect(ann.at("start")).to_be_enabled()
    assert bob.at("start").count() == bob.at("randomize").count() == 0

    # A player changes sides, and the lobby says what is wrong with that.
    bob.picks("blue_operative")
    expect(ann.at("start")).to_be_disabled()
    for agent in (ann, dot):
        expect(agent.page.locator(".lobby-head")).to_contain_text("red has 1, and blue has 3")

    # The host drags somebody back, by mouse; a chair that is taken is changed for one's own.
    drag(ann.page, ann.chip("Bob"), ann.at("seat-red_operative"))
    for agent in match.agents.values():
        expect(agent.at("seat-red_operative")).to_contain_text("Bob")
    drag(ann.page, ann.chip("Dot"), ann.at("seat-blue_spymaster"))
    expect(cid.at("seat-blue_operative")).to_contain_text("Cid")
    expect(cid.at("seat-blue_spymaster")).to_contain_text("Dot")
    dot.is_told("The host made you Blue spymaster")

    # Without a mouse: the same by a choice.
    choice = ann.chip("Cid").locator("select")
    choice.select_option("blue_spymaster")
    expect(dot.at("seat-blue_spymaster")).to_contain_text("Cid")

    # By lot, as often as one likes: equal teams with a spymaster each, and nothing is missing.
    for _ in range(3):
        ann.at("randomize").click()
    expect(ann.at("start")).to_be_enabled()
    for team in ("red", "blue"):
        for role in ("spymaster", "operative"):
            expect(ann.at(f"seat-{team}_{role}").locator(".name-chip")).to_have_count(1)
    match.start()
    assert bob.at("board").is_visible()


@pytest.mark.req("W-4.1")
def test_own_words_by_paste_and_from_a_file(server, players, tmp_path):
    match = Match(server, players)
    ann = match.open("Ann", "red_spymaster")
    bob = match.join("Bob", "red_operative")
    ann.at("bring-pack").click()
    ann.at("pack-title").fill("Music")
    ann.at("pack-text").fill(", ".join(OWN[:10]))
    ann.at("pack-add").click()
    expect(ann.at("pack-answer")).to_contain_text(re.compile("10 .*25|25 .*10"))
    ann.at("pack-text").fill("\n".join([*OWN, "Flute", "12345"]))
    ann.at("pack-add").click()
    answer = ann.at("pack-answer")
    expect(answer).to_contain_text(f"{len(OWN)} different words")
    expect(answer).to_contain_text("Flute")
    expect(answer).to_contain_text("12345")
    file = tmp_path / "colours.txt"
    file.write_text("\n".join(f"{word}ish" for word in OWN), encoding="utf-8")
    ann.at("pack-title").fill("From a file")
    ann.at("pack-file").set_input_files(file)
    ann.at("pack-add").click()
    expect(answer).to_contain_text("From a file")
    ann.at("pack-close").click()
    for agent in (ann, bob):
        expect(agent.at("own-pack")).to_have_count(2)
    expect(bob.at("bring-pack")).to_have_count(0)
    ann.at("remove-pack").last.click()
    ann.says_yes()
    expect(bob.at("own-pack")).to_have_count(1)

    # Only those: every other pack is left out, and the board is made of them.
    for tick in ann.page.locator("[data-testid^=option-pack_]").all():
        tick.click()
        expect(tick).to_have_attribute("aria-pressed", "false")
    match.join("Cid", "blue_spymaster")
    match.join("Dot", "blue_operative")
    match.start()
    assert set(match.words) <= set(OWN)
    for word in match.words:
        expect(bob.at("board")).to_contain_text(word.upper())


@pytest.mark.req("W-4.4", "P-4.1")
def test_a_watcher_sees_the_key_where_the_host_allows_it(server, players):
    match = Match.of(server, players, FOUR, watchers_see="key")
    watcher = match.watch("Gil")
    watcher.wait_for_function("() => document.querySelectorAll('.word-card.paper.known').length === 25")
    expect(watcher.get_by_test_id("prompt")).to_contain_text("You are watching, and see the key.")
    for agent in match.operatives("red") + match.operatives("blue"):
        agent.sees_no_key()


def drag(page, chip, place):
    """Press, move in steps, and let go over the place."""
    start, end = chip.bounding_box(), place.bounding_box()
    assert start
    assert end
    page.mouse.move(start["x"] + 24, start["y"] + start["height"] / 2)
    page.mouse.down()
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=8)
    page.mouse.up()

"""The key of Codenames: through a whole game, no frame and no page of an operative or a watcher tells of it."""

import json
import re

import pytest
from playwright.sync_api import expect

from e2e.codenames_match import SIX, Match, known_cards, other
from e2e.wiretap import Wiretap

_CARD = re.compile(r'class="word-card paper([^"]*)"')
_TOLD = re.compile(r'class="word-card paper[^>&]*(?:red agent|blue agent|bystander|assassin)', re.IGNORECASE)
"""A card that is not turned over, of which an attribute says what it is: a title, or what a screen reader reads."""
INNOCENT = {"", "votable", "own", "chosen", "back"}
"""How a card may look that is not turned over."""


def leaks(text: str) -> list[str]:
    """Cards in a piece of what was sent that look otherwise than every card does; and lists as long as a key."""
    plain = text.replace('\\"', '"')
    found = [classes for classes in _CARD.findall(plain) if set(classes.split()) - INNOCENT] + _TOLD.findall(plain)
    keys = re.findall(r'(?:"?(?:red|blue|neutral|assassin)"?,\s*){20}', text.replace("\\", ""))
    return found + keys


class Watch:
    """Taps pages, and judges all that has arrived."""

    def __init__(self, players, names):
        self.taps = {name: Wiretap(players(name)) for name in names}
        self.judged = 0

    def look(self, names):
        for name in names:
            frames = self.taps[name].take()
            self.judged += len(frames)
            texts = [*frames, self.taps[name].document()]
            assert any("word-card" in text for text in texts), f"no card was sent to {name}"
            found = [leak for text in texts for leak in leaks(text)]
            assert not found, f"{name} was sent more than the board: {found[:5]}"

    def forget(self, name):
        self.taps[name].take()


@pytest.mark.req("W-2.14", "P-5.2", "P-5.3", "P-4.1")
def test_no_operative_and_no_watcher_is_sent_the_key(server, players):
    watch = Watch(players, ("Bob", "Eve", "Dot", "Fay", "Gil"))
    match = Match.of(server, players, SIX)
    match.watch("Gil")
    innocent = ("Bob", "Eve", "Dot", "Fay", "Gil")
    watch.look(innocent)
    match.clue(2)
    match.guesses(match.cards(match.team)[0])
    watch.look(innocent)
    match.guesses(match.cards("neutral")[0])
    for name in innocent:
        players(name).reload()
        expect(players(name).get_by_test_id("board")).to_be_visible()
    watch.look(innocent)
    tab = players.tab("Bob")
    tab.goto(f"/room/{match.code}")
    expect(tab.get_by_test_id("board")).to_be_visible()
    assert known_cards(tab) == {}

    # A role that changes during a pause shows the key to whoever takes it, and to nobody else.
    team = other(match.team)
    gone = match.spymaster(team)
    gone.goes()
    expect(match.spymaster().at(f"team-{team}").locator(".member.away")).to_be_visible()
    match.passes()
    heir = match.operatives(team)[0]
    heir.steps_in(gone.place)
    gone.place = "retired"
    heir.page.wait_for_function("() => document.querySelectorAll('.word-card.paper.known').length > 15")
    assert leaks(watch.taps[heir.name].document()), "the tap would not have heard a key"
    rest = [name for name in innocent if name != heir.name]
    watch.look(rest)

    # A seat link moves what is the seat's own, and leaves the board behind.
    holder = match.spymaster(team)
    holder.opens_menu("seat-link-menu")
    expect(holder.at("seat-link")).to_be_visible()
    link = holder.at("seat-link").input_value()
    page = players("Hal")
    page.goto(link)
    page.get_by_test_id("continue-here").click()
    expect(page.get_by_test_id("board")).to_be_visible()
    expect(holder.at("seat-lost")).to_be_visible()
    assert known_cards(page) != {}
    assert not leaks(Wiretap(holder.page).document())
    watch.look(rest)
    assert watch.judged > 60
    assert not leaks(server.log())


def test_the_tap_hears_a_leak():
    """The search itself: a card that is drawn by the key is found, one with votes is not."""
    frame = json.dumps(["update", {"7": {"props": {"innerHTML": '<button class="word-card paper{}">'}}}])
    assert not leaks(frame.replace("{}", " votable own chosen"))
    assert leaks(frame.replace("{}", " known red votable"))
    assert leaks(frame.replace("{}", " hidden-red"))
    label = frame.replace('{}\\"', ' votable\\" aria-label=\\"OCEAN, {}\\"')
    assert leaks(label.replace("{}", "red agent"))
    assert not leaks(label.replace("{}", "1 vote: Ann"))
    assert leaks(json.dumps({"key": ["red", "blue", "neutral", "assassin", "red"] * 5}))
    assert leaks(json.dumps(json.dumps({"key": ["red", "blue", "neutral", "assassin", "red"] * 5})))

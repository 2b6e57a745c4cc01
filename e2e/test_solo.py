"""One person alone among system players, from the first move to the end."""

import re

import pytest
from playwright.sync_api import expect

from clueapp.rooms.people.robot_names import NAMES
from e2e.classic_table import ClassicTable
from e2e.fit import DESKTOPS, PHONE, USABLE
from e2e.solo import called, name_of, plays_on
from e2e.table import Table
from e2e.words import the

SERVER_ENV = {"CLUEAPP_BOTS_PACE": "0.02"}
DETECTIVES = {"fill_strength": "detective"}
HEED_PROBLEMS = f"""() => {{
  const look = {USABLE};
  window.problems = [];
  new MutationObserver(() => window.problems.push(...look())).observe(document, {{ childList: true, subtree: true }});
}}"""
"""Whether the board, a scene on it and the prompt stand in each other's way on a phone, whatever happens in a game."""
HEED_ACCUSATIONS = """() => {
  window.accusations = [];
  new MutationObserver(() => {
    const scene = document.querySelector('[data-testid="accusation"]');
    if (scene) window.accusations.push(scene.textContent);
  }).observe(document, { childList: true, subtree: true });
}"""
"""The scene goes when others have moved, perhaps before a busy test machine has looked: the page keeps its words."""
WAS_SEEN = "(words) => window.accusations.some((each) => each.includes(words))"
CUT_SHORT = """(plate, names) => {
  const place = plate.querySelector('.plate-name'), own = place.textContent;
  const isCut = (name) => { place.textContent = name; return place.scrollWidth > place.clientWidth; };
  const cut = names.filter(isCut);
  place.textContent = own;
  return cut;
}"""
"""Which of these names do not fit onto a plate."""


def sits_down(table, opponents, **options):
    """Ann, and so many system players."""
    ann = table.open_room("Ann", "scarlet", **{"fill": str(opponents + 1), **DETECTIVES, **options})
    table.start()
    return ann


@pytest.mark.req("D-1.2", "B-2.1", "B-2.4", "P-10.1")
@pytest.mark.parametrize(
    ("kind", "opponents", "size"),
    [(Table, 2, PHONE), (Table, 5, DESKTOPS[0]), (ClassicTable, 2, DESKTOPS[1]), (ClassicTable, 5, PHONE)],
    ids=["clueless-two", "clueless-five", "classic-two", "classic-five"],
)
def test_a_whole_game_against_system_players(server, players, kind, opponents, size):
    players.context("Ann", viewport=size)
    table = kind(server, players)
    ann = sits_down(table, opponents, **({"ceremony": "False"} if kind is ClassicTable else {}))
    others = table.truth.after("scarlet")
    assert len(others) == opponents
    for seat in others:
        sign = ann.page.get_by_test_id(f"plate-{seat}").get_by_role("img", name="System player: Detective")
        expect(sign).to_be_visible()
    names = {seat: name_of(ann, seat) for seat in others}
    assert ann.page.get_by_test_id(f"plate-{others[0]}").evaluate(CUT_SHORT, NAMES) == []
    ann.page.evaluate(HEED_PROBLEMS)
    plays_on(ann)
    if size == PHONE:
        assert ann.page.evaluate("() => window.problems") == []

    ann.opens_sheet("feed")  # nobody has touched it, so it has followed
    expect(ann.page.locator("[data-testid=feed] .line").last).to_be_in_viewport(ratio=1)
    expect(ann.page.get_by_test_id("newest")).to_be_hidden()
    truth = table.truth
    ann.sees_solution(truth.solution)
    ann.sees_winner("You’ve solved the case!" if truth.winner == "scarlet" else f"{called(ann, truth.winner)} wins")
    assert ann.offers() == set()
    for name in names.values():
        ann.is_told(re.compile(rf"^{re.escape(name)} (went|stayed|rolled|took)"))


@pytest.mark.req("D-1.2", "B-2.4", "C-6.9")
def test_two_people_and_a_system_player(server, players):
    table = Table(server, players)
    ann = table.open_room("Ann", "scarlet", fill="3", **DETECTIVES)
    bob = table.join("Bob", "mustard")
    table.start()
    robot = name_of(ann, "white")

    plays_on(ann, bob, until=lambda: all(secrets_of(person, robot) for person in (ann, bob)))
    table.catch_up()
    for person, other in ((ann, bob), (bob, ann)):
        shown = f"{robot} showed {name_of(other, person.seat)} a card."
        assert len(secrets_of(person, robot)) == other.feed().count(shown), "who asked sees it, the other that it was"


def secrets_of(person, robot):
    """What a system player has shown to this person alone."""
    return [line for line in person.private_feed() if f"{robot} showed you" in line]


@pytest.mark.req("B-2.4", "C-7.2", "C-7.3")
def test_one_who_accused_falsely_sees_the_others_play_on_to_the_end(server, players):
    table = Table(server, players)
    ann = sits_down(table, opponents=2)
    others = {seat: called(ann, seat) for seat in table.truth.after("scarlet")}
    ann.page.evaluate(HEED_ACCUSATIONS)
    ann.accuses_wrongly()
    ann.page.wait_for_function(WAS_SEEN, arg="You’re out of the hunt, but you still show cards.")
    plays_on(ann)

    truth = table.truth
    assert truth.out == {"scarlet"}
    assert "scarlet" not in dict(truth.suggested)
    ann.sees_winner(f"{others[truth.winner]} wins")
    ann.sees_solution(truth.solution)
    for card in truth.shown.get("scarlet", ()):
        ann.is_told(re.compile(rf"You showed \w.* {the(card)}\."))

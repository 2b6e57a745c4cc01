"""A page at which nothing happens costs next to nothing: only what is lit for the one who is to act goes on moving."""

from playwright.sync_api import Page, expect

from e2e.classic_table import ClassicTable
from e2e.table import Table
from e2e.trivia_match import SLOW, Match

SERVER_ENV = SLOW
SEATS = {"Ann": "scarlet", "Bob": "green", "Cid": "plum"}
LIT = ".light, svg:has(.light), .ring, .dice.ready, .buzzer"
CHEAP = {"opacity", "transform"}
ENDLESS = """(lit) => document.getAnimations()
  .filter((each) => each.playState === 'running' && each.effect.getTiming().iterations === Infinity)
  .map(({ effect }) => ({
    what: effect.target.outerHTML.slice(0, 120),
    isLit: effect.target.matches(lit) && effect.target.checkVisibility({ visibilityProperty: true }),
    moves: Object.keys(effect.getKeyframes()[1] ?? {}).filter((key) => !/offset|easing|composite/i.test(key)),
  }))"""


def test_a_table_of_clueless(server, players):
    moves_for(players, *SEATS)
    table = Table.of(server, players, SEATS)
    ann, bob, cid = table.people.values()
    lights(ann.page)
    for person in (bob, cid):
        rests(person.page)
    ann.moves("south")
    ann.ends_turn()
    rests(ann.page)
    lights(bob.page)
    players.context("Dan", reduced_motion="no-preference")
    dan = table.arrive("Dan")
    expect(dan.page.get_by_test_id("hand")).to_contain_text("You’re watching")
    rests(dan.page)


def test_a_table_of_classic(server, players):
    moves_for(players, *SEATS)
    table = ClassicTable.of(server, players, SEATS)
    ann, bob, _ = table.people.values()
    rests(bob.page)
    ann.page.get_by_test_id("action-finish-setup").click()
    ann.sees_prompt("Your turn")
    lights(ann.page)
    table.load_dice((4, 6))
    ann.rolls((4, 6))
    assert ann.lit()
    lights(ann.page)
    rests(bob.page)


def test_a_table_of_trivia(server, players):
    moves_for(players, "Ann", "Ben")
    match = Match.of(server, players)
    ann, ben = match.duelists
    for person in (ann, ben):
        rests(person.page)
    match.betting(1)
    for person in (ann, ben):
        rests(person.page)
    match.both_in()
    for person in (ann, ben):
        lights(person.page)
    ben.buzzes()
    for person in (ann, ben):
        rests(person.page)


def moves_for(players, *names: str) -> None:
    for name in names:
        players.context(name, reduced_motion="no-preference")


def rests(page: Page) -> None:
    """Nothing on the page goes on moving; what was pressed last shows that for a moment."""
    page.wait_for_function(f"() => ({ENDLESS})('*').length === 0")


def lights(page: Page) -> None:
    """Something goes on moving: once a scene is over, all that does is lit, and moves in a way that costs little."""
    all_lit = (
        f"(lit) => {{ const found = ({ENDLESS})(lit); return found.length && found.every((each) => each.isLit); }}"
    )
    page.wait_for_function(all_lit, arg=LIT)
    for each in page.evaluate(ENDLESS, LIT):
        assert set(each["moves"]) <= CHEAP, each

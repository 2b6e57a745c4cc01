"""The prologue of the mysteries: shown once to everybody, skipped by any key, and in nobody's way."""

import pytest
from playwright.sync_api import expect

from e2e.fit import DESKTOPS, PHONE, resize
from e2e.table import Table

IN_SHORT = """
new MutationObserver(() => {
  const scene = document.querySelector('dialog.prologue');
  if (scene) scene.dataset.lasts = '1200';
  if (!scene?.open || window.delays) return;
  const isEntrance = (move) => move.animationName === 'enter';
  window.delays = [...scene.querySelectorAll('.prologue-line, .front-page li')]
    .map((line) => line.getAnimations().find(isEntrance)?.effect.getTiming().delay);
}).observe(document, { childList: true, attributes: true, attributeFilter: ['open'], subtree: true });
"""
"""Shortens the prologue for one player; the page notes when each line would have come."""
FITS = """() => {
  const scene = document.querySelector('.prologue'), problems = [];
  if (scene.scrollHeight > scene.clientHeight || scene.scrollWidth > scene.clientWidth) problems.push('it scrolls');
  for (const part of scene.querySelectorAll('.front-page, .prologue-foot button')) {
    const { left, top, right, bottom } = part.getBoundingClientRect();
    if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) problems.push(part.className);
  }
  return problems;
}"""
COMES_INTO_SIGHT = """() => {
  localStorage.removeItem('prologues');
  document.dispatchEvent(new Event('visibilitychange'));
}"""
MOVES = "() => document.getAnimations().filter((each) => each.playState === 'running').length"
QUESTIONS = ["Who murdered John Boddy?", "Where did it take place?", "What weapon was used?"]


@pytest.mark.req("D-7.1", "D-7.3", "P-10.2", "P-10.3")
def test_the_prologue_opens_once_holds_nobody_up_and_ends_at_any_key(server, players, inspect):
    players.readers |= {"Ann", "Bob", "Dan"}
    players.context("Bob", reduced_motion="no-preference").add_init_script(IN_SHORT)
    table = Table.of(server, players, {"Cid": "scarlet", "Bob": "green", "Ann": "plum"})
    cid, bob, ann = table.people.values()
    scene = {person: person.page.get_by_test_id("prologue") for person in table.people.values()}

    # In Bob's browser it moves, line by line, until it ends by itself. After a reload it doesn't begin again.
    delays = bob.page.wait_for_function("() => window.delays").json_value()
    expect(scene[bob]).to_be_hidden()
    assert len(delays) == 7
    assert delays == sorted(set(delays)), "one line at a time"
    assert 8_000 < delays[-1] < 12_000
    bob.page.reload()
    bob.is_seated()
    expect(scene[bob]).to_be_attached()
    expect(scene[bob]).to_be_hidden()

    # In Ann's it doesn't move: a still picture with all of the text, for as long as she likes.
    expect(scene[ann]).to_be_visible()
    expect(scene[ann].get_by_role("heading")).to_have_text("Murder at Tudor Mansion")
    expect(scene[ann].locator(".prologue-line")).to_have_count(4)
    expect(scene[ann].locator("li")).to_have_text(QUESTIONS)
    ann.page.wait_for_function(f"() => ({MOVES})() === 0")
    inspect(ann.page, "the prologue")
    for size in (*DESKTOPS, PHONE):
        resize(ann, size)
        assert ann.page.evaluate(FITS) == [], size
    resize(ann, DESKTOPS[0])

    # Meanwhile the others play; when her turn comes, it says so.
    told = scene[ann].get_by_text("It’s your turn.")
    expect(told).to_be_hidden()
    table.turn_of("plum")
    expect(told).to_be_visible()
    before = table.truth.positions["plum"]
    ann.page.keyboard.press("Shift")
    expect(scene[ann]).to_be_visible()
    ann.page.keyboard.press("w")  # which would be a step
    expect(scene[ann]).to_be_hidden()
    ann.sees_prompt("Your turn")

    # A page that was hidden until now doesn't open it any more.
    cid.page.evaluate(COMES_INTO_SIGHT)
    assert cid.page.evaluate("() => localStorage.getItem('prologues')") is None
    assert table.truth.positions["plum"] == before

    # A late visitor arrives in the middle of a game.
    for page in (players("Dan"), ann.page):
        page.goto(table.link)
        expect(page.get_by_test_id("board")).to_be_visible()
        expect(page.get_by_test_id("prologue")).to_have_count(0)
    assert cid.page.get_by_test_id("prologue").is_hidden()

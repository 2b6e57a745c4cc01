"""The duel's page: real clocks that run by themselves, the keyboard, every size, and what axe says."""

import pytest
from playwright.sync_api import expect

from e2e.fit import DESKTOPS, PHONE
from e2e.inspection import SET_THEME
from e2e.trivia_match import SLOW, Match

SERVER_ENV = SLOW
FITS = """(isPhone) => {
  const root = document.documentElement, problems = [];
  if (root.scrollWidth > root.clientWidth) problems.push(`${root.scrollWidth} px wide of ${root.clientWidth}`);
  if (!isPhone && root.scrollHeight > root.clientHeight) problems.push(`${root.scrollHeight} px high`);
  const parts = '.podium, .pot-sign, .question > *, .act, .tick, [data-testid^=action-]';
  for (const node of document.querySelectorAll(parts)) {
    const box = node.getBoundingClientRect();
    if (!box.width || getComputedStyle(node).clipPath !== 'none') continue;
    const name = node.dataset.testid || node.className;
    if (box.left < 0 || box.right > root.clientWidth + 0.5) problems.push(`${name} is cut off at the side`);
    if (!isPhone && (box.top < 0 || box.bottom > root.clientHeight + 0.5)) problems.push(`${name} is cut off`);
    if (!isPhone && node.dataset.testid?.startsWith('action-')) {
      const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      if (!node.contains(top)) problems.push(`${name} is covered`);
    }
  }
  for (const node of document.querySelectorAll('.options, .clue-text, .resolution, .match-end')) {
    if (!isPhone && node.scrollHeight > node.clientHeight + 1) problems.push(`${node.className} has to be scrolled`);
  }
  return problems;
}"""


class Look:
    """Looks at a page at every size, and lets axe look at it."""

    def __init__(self, inspect):
        self._inspect = inspect
        self.problems = []

    def __call__(self, page, phase):
        for size in (*DESKTOPS, PHONE):
            page.set_viewport_size(size)
            page.evaluate(SET_THEME, "night")
            self.problems += [
                f"{phase}, {size['width']}: {each}" for each in page.evaluate(FITS, size["width"] == PHONE["width"])
            ]
        page.set_viewport_size(DESKTOPS[0])
        self._inspect(page, phase)


@pytest.fixture
def look(inspect):
    look = Look(inspect)
    yield look
    assert not look.problems, "\n".join(look.problems)


@pytest.mark.req("T-4.4", "T-7.3", "P-10.1", "P-10.2", "P-10.3")
def test_every_screen_fits_every_size_and_axe_finds_nothing(server, players, look):
    match = Match(server, players)
    ann = match.open("Ann")
    expect(ann.page.locator(".tick").first).to_be_visible()
    expect(ann.page.get_by_role("heading", name="Waiting for opponent")).to_be_visible()
    expect(ann.at("code-to-share")).to_have_text(match.code)
    expect(ann.page.locator(".progress")).to_contain_text("1/2 players")
    look(ann.page, "lobby")
    ben = match.join("Ben")
    for person in (ann, ben):
        person.sees_question(1)
    look(ann.page, "category")
    match.betting(1)
    expect(ann.at("action-fold")).to_be_visible()
    look(ann.page, "my bet")
    ann.bets(100)
    expect(ben.at("action-raise")).to_be_visible()
    look(ben.page, "answer to a bet")
    ben.raises_to(387)
    ann.matches()
    match.clue_runs()
    look(ann.page, "clue")
    ann.buzzes()
    ben.sees_prompt("Ann is answering")
    look(ann.page, "my answer")
    ann.answers("a wrong answer that is as long as a hundred letters allow, so that it is seen what becomes of it")
    ben.buzzes()
    look(ben.page, "the other's turn to answer")
    ben.answers(match.answer)
    ann.sees_outcome("Ben is right")
    look(ann.page, "result lost")
    ann.at("action-dispute-P1").click()
    ben.sees_prompt("Ann disputes")
    look(ben.page, "result")
    match.is_folded_to_the_end()
    ben.sees_winner("You win!")
    look(ben.page, "end")
    look(ann.page, "end for the host")


@pytest.mark.req("T-3.7")
def test_a_key_that_is_held_buzzes_once_and_types_nothing(server, players):
    match = Match.of(server, players)
    ann, ben = match.duelists
    match.betting(1)
    match.both_in(5)
    ben.page.get_by_test_id("chat-text").focus()
    ben.page.keyboard.type("hm m f 1")  # what is typed into the chat presses no button
    expect(ben.at("action-buzz")).to_be_visible()
    ann.page.get_by_role("button", name="Light or dark").focus()  # nor does the space bar press what has the focus
    for _ in range(4):
        ann.page.keyboard.down("Space")
    expect(ann.at("answer-text")).to_be_focused()
    ann.page.keyboard.down("Space")
    ann.page.keyboard.up("Space")
    expect(ann.at("answer-text")).to_have_value("")
    ann.page.keyboard.type("two words")
    expect(ann.at("answer-text")).to_have_value("two words")

"""The feed tells a story: a heading with a face for each turn, refusals in one line, private lines for one alone."""

import pytest
from playwright.sync_api import expect

from e2e.board import SUSPECTS
from e2e.fit import PHONE
from e2e.table import Table
from e2e.words import TITLES, in_words

SEATS = {"Ann": "scarlet", "Bob": "green", "Cid": "plum"}


def headings(person):
    """The titles of the turns, with whether the face of the one whose turn it is stands beside them."""
    return person.page.locator("[data-testid=feed] .turn").evaluate_all(
        """turns => turns.map(turn => [turn.querySelector(".turn-title").textContent,
          turn.querySelector(".face")?.complete && turn.querySelector(".face").naturalWidth > 0])"""
    )


@pytest.mark.req("P-3.1", "P-5.3", "C-8.2")
def test_two_turns_are_told_as_a_story(server, players):
    table = Table.of(server, players, SEATS)
    ann, bob, cid = table.people.values()
    for person in table.people.values():
        person.opens_sheet("feed")
    trio = table.ask("scarlet", answered_by="plum")
    card = table.truth.answer(trio, "plum")
    named = f"{'' if card in SUSPECTS else 'the '}{TITLES[card]}"
    cid.shows(card)
    ann.is_told(f"Cid showed you {named}.")
    ann.says("Thank you!")
    for person in (bob, cid):
        person.is_told("Thank you!")
    ann.ends_turn()
    table.turn_of("green")
    bob.is_told("Your turn")
    table.settle()

    last = {person: person.feed() for person in table.people.values()}
    assert [line for line in last[bob] if in_words(*trio.cards) in line] == [f"Ann suggested {in_words(*trio.cards)}."]
    for person, told in ((ann, "Bob couldn’t disprove it."), (bob, "You couldn’t disprove it.")):
        assert told in last[person]
    assert "Cid showed Ann a card." in last[bob]
    assert not any("can disprove it" in line for line in last[bob]), "that was only so for a moment"
    assert ann.private_feed()[-1].endswith(f"Cid showed you {named}.")
    assert cid.private_feed()[-1].endswith(f"You showed Ann {named}.")
    assert not any("showed" in line for line in bob.private_feed())
    for person, turns in ((ann, ["Your turn", "Bob’s turn"]), (bob, ["Ann’s turn", "Your turn"])):
        titles = [title for title, _ in headings(person)]
        assert titles[-1] == turns[-1]
        assert turns[0] in titles
        assert all(has_face for _, has_face in headings(person))

    # The same after a reload, and no sentence twice.
    for person in table.people.values():
        person.page.reload()
        person.is_seated()
        assert person.feed() == last[person]
    ann.page.set_viewport_size(PHONE)
    ann.opens_sheet("feed")
    expect(ann.page.locator("[data-testid=feed] .turn").last).to_be_in_viewport(ratio=1)
    assert ann.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


GROW = """([first, words]) => {
  const line = `<p class="line told routine">${words}</p>`;
  document.querySelector("[data-news]").innerHTML = `<div data-first="${first}">${line}</div>`;
}"""
"""Send one line, as the server does, with its number."""


@pytest.mark.req("P-3.1", "P-10.1")
def test_a_line_that_grows_takes_its_own_place_and_is_spoken(server, players):
    table = Table.of(server, players, SEATS)
    page = table.host.page
    feed, spoken = page.get_by_test_id("feed"), page.get_by_test_id("spoken")
    page.evaluate(GROW, [1_000_000, "Bea couldn’t disprove it."])
    expect(feed.locator(".line").last).to_have_text("Bea couldn’t disprove it.")
    count = feed.locator(".line").count()
    page.evaluate(GROW, [1_000_000, "Bea and Cem couldn’t disprove it."])
    expect(feed.locator(".line").last).to_have_text("Bea and Cem couldn’t disprove it.")
    expect(spoken.locator("p").last).to_have_text("Bea and Cem couldn’t disprove it.")
    page.evaluate(GROW, [1_000_000, "Bea and Cem couldn’t disprove it."])  # nothing is taken twice
    page.evaluate(GROW, [1_000_001, "Dan showed Ann a card."])
    expect(feed.locator(".line").last).to_have_text("Dan showed Ann a card.")
    assert feed.locator(".line").count() == count + 1
    assert spoken.locator("p").filter(has_text="Bea and Cem").count() == 1

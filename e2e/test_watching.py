"""A watcher sees what is public, live, and nothing else."""

import pytest
from playwright.sync_api import expect

from e2e.board import DECK
from e2e.table import Table
from e2e.words import in_words


@pytest.mark.req("P-1.2", "P-4.1", "C-8.4")
def test_a_watcher_sees_board_and_feed_and_no_cards(server, players):
    table = Table.of(server, players, {"Ann": "scarlet", "Bob": "green", "Cid": "plum"})
    ann, bob, cid = table.people.values()
    dan = table.arrive("Dan")
    table.settle()
    expect(dan.page.get_by_test_id("hand")).to_contain_text("You’re watching")
    dan.sees_prompt("Ann")
    has_a_place_of_their_own(dan)
    sees_nothing_secret(dan)

    trio = table.ask("scarlet", answered_by="plum")
    dan.is_told(f"Ann suggested {in_words(*trio.cards)}.")
    expect(dan.page.get_by_test_id("suggestion")).to_be_visible()
    sees_nothing_secret(dan)
    card = table.truth.answer(trio, "plum")
    cid.shows(card)
    dan.is_told("Cid showed Ann a card.")
    sees_nothing_secret(dan)
    ann.accuses_wrongly()
    dan.is_told("The accusation was false. Ann is out of the hunt.")
    dan.is_not_told("The case file holds")
    sees_nothing_secret(dan)
    dan.page.reload()
    table.settle()
    sees_nothing_secret(dan)
    bob.accuses_rightly()
    dan.sees_winner("Mr. Green (Bob) wins")
    dan.sees_solution(table.truth.solution)
    expect(dan.page.get_by_test_id("rematch")).to_have_count(0)


def has_a_place_of_their_own(watcher):
    """Where players have their notebook, a watcher reads an explanation, with space around the text."""
    place = watcher.page.get_by_test_id("notebook")
    title = place.get_by_role("heading", name="You’re watching")
    expect(title).to_be_visible()
    outside, inside = place.bounding_box(), title.bounding_box()
    assert inside["x"] - outside["x"] >= 8
    assert inside["y"] - outside["y"] >= 8


def sees_nothing_secret(watcher):
    assert watcher.hand() == set()
    assert watcher.offers() == set()
    assert watcher.lit() == set()
    assert watcher.private_feed() == []
    assert watcher.page.locator("[data-testid^=note-], [data-testid=chat-text], dialog#accuse").count() == 0
    content = watcher.page.content()
    for card in DECK:
        assert f'data-testid="card-{card}"' not in content
        assert f'data-testid="shown-{card}"' not in content
        assert f'data-testid="solution-{card}"' not in content

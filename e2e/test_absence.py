"""A player who is gone holds nobody up; the others see it, and the seat waits."""

import pytest
from playwright.sync_api import expect

from e2e.player import Player
from e2e.table import Table

GRACE = 30


@pytest.mark.req("P-1.4", "P-2.1", "P-2.4", "P-2.5", "C-6.8", "C-8.10")
def test_a_browser_closed_in_the_middle_of_a_disproof(server, players):
    table = Table.of(server, players, {"Ann": "scarlet", "Bob": "green", "Cid": "plum"})
    ann, bob, cid = table.people.values()
    trio = table.ask("scarlet", answered_by="green")
    assert table.acting() is bob
    hand = bob.hand()
    leave(players, bob)
    for person in (ann, cid):
        gone = person.page.get_by_test_id("plate-green").get_by_role("img", name="Not connected")
        expect(gone).to_be_visible()
        person.sees_prompt("Mr. Green (Bob) is away. The game goes on in")
    server.skip(GRACE)
    expect(ann.page.get_by_test_id("turn")).to_have_text("Your turn: accuse, or end it")
    ann.is_told("Mr. Green (Bob) is away; you were shown")
    cid.is_told("Mr. Green (Bob) is away; a card was shown for them to Miss Scarlet (Ann).")
    shown = table.truth.shown["green"]
    assert len(shown) == 1
    assert shown <= set(trio.cards) & hand
    ann.ends_turn()
    # Bob's own turn: he has been away for the grace time already.
    for person in (ann, cid):
        person.is_told("Mr. Green (Bob) is away: the turn was ended for them.")
        person.sees_turn_of("plum")

    come_back(players, bob)
    bob.is_told("You were away: the turn was ended for you.")
    bob.is_told("was shown for you to Miss Scarlet (Ann).")
    assert bob.hand() == hand
    for person in (ann, cid):
        expect(person.page.locator("[data-testid=plate-green].away")).to_have_count(0)
    table.turn_of("green")
    bob.moves(next(offer for offer in bob.offers() if offer.startswith("move-")).removeprefix("move-"))


@pytest.mark.req("P-2.4", "C-2.2", "C-4.7", "C-5.3")
def test_one_whose_way_from_home_is_taken_is_told_so(server, players):
    table = Table.of(server, players, {"Ann": "scarlet", "Bob": "peacock", "Cid": "plum"})
    ann, bob, cid = table.people.values()
    leave(players, cid)
    expect(ann.page.locator("[data-testid=plate-plum].away")).to_be_visible()
    for place in ("conservatory-library", "library"):
        table.go_on(lambda truth, place=place: truth.positions["peacock"] == place, {"peacock": place})
        table.go_on(lambda truth: truth.turn != "peacock")
        server.skip(GRACE)
        expect(ann.page.locator("[data-testid=plate-scarlet].turn")).to_be_visible()
    come_back(players, cid)
    table.go_on(lambda truth: truth.positions["peacock"] == "library-study", {"peacock": "library-study"})
    bob.ends_turn()
    cid.is_told("You must move but cannot: every way is taken.")
    assert cid.offers() == {"accuse", "end-turn"}
    assert cid.lit() == set()
    bob.is_told("Professor Plum (Cid) must move but cannot: every way is taken.")


def leave(players, person: Player) -> None:
    """Close the browser; it keeps its cookie, as browsers do."""
    person.kept = players.context(person.name).storage_state()
    players.close(person.name)
    person.is_away = True


def come_back(players, person: Player) -> None:
    players.context(person.name, storage_state=person.kept)
    person.page = players(person.name)
    person.page.goto(f"/room/{person.table.code}")
    person.is_away = False
    person.is_seated()

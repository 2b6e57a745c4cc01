"""The turn clock, and a table of two."""

import time

import pytest
from playwright.sync_api import expect

from e2e.table import Table

SECONDS = 60
LOADING = 4
WRONG_CLOCK = """() => {
  const right = Date.now.bind(Date);
  Date.now = () => right() + 3_600_000;
}"""


@pytest.mark.req("P-1.4", "P-7.1", "C-1.4")
def test_pages_count_down_from_the_servers_clock(server, players):
    players.context("Bob").add_init_script(f"({WRONG_CLOCK})()")
    table = Table.of(server, players, {"Ann": "scarlet", "Bob": "green"}, allow_two="True", turn_seconds=str(SECONDS))
    ann, bob = table.people.values()
    assert [len(person.hand()) for person in (ann, bob)] == [9, 9]
    times = [left(person) for person in (ann, bob)]
    assert all(0 < seconds <= SECONDS for seconds in times)
    assert abs(times[0] - times[1]) <= 3
    for person in (ann, bob):  # it runs by itself
        before = person.page.locator(".countdown").inner_text()
        expect(person.page.locator(".countdown")).not_to_have_text(before)
    before = left(bob)
    bob.page.route("**/parlour.js", lambda route: (time.sleep(LOADING), route.continue_()))
    bob.page.reload()
    bob.is_seated()
    assert left(bob) <= before - LOADING  # what the page took to load has passed as well
    ann.moves("south")
    ann.ends_turn()
    expect(bob.page.locator(".prompt-body.yours")).to_be_visible()
    assert left(bob) > SECONDS - 15  # a new turn, a new clock


def left(person):
    return int(person.page.locator(".countdown").inner_text().replace("1:00", "60").removesuffix(" s"))

"""Three browsers on three processes behind one address: they play on while processes are killed and restarted."""

from __future__ import annotations

import json
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest
from playwright.sync_api import BrowserContext, expect

from clueapp.cluster.caddy import COOKIE
from clueapp.cluster.cluster import Cluster
from clueapp.cluster.packages import PackageMissing
from clueapp.cluster.process import Process
from e2e.conftest import BUSY
from e2e.player import Player
from e2e.secrets import Truth, truth_of
from e2e.table import Table
from tests.cluster.stalls import anything_waited

SEATS = {"Ann": "scarlet", "Bob": "green", "Cid": "plum"}
BACK_WITHIN = 10
"""Seconds in which a page is back without anybody doing anything."""


class House:
    """What a table asks of a server, for a whole cluster."""

    can_skip = False

    def __init__(self, cluster: Cluster) -> None:
        self.cluster = cluster
        self.url = cluster.url
        self.chance = cluster.folder / "chance"

    def process_of(self, context: BrowserContext) -> Process:
        """To which process Caddy sends a browser back."""
        cookie = next(each["value"] for each in context.cookies() if each["name"] == COOKIE)
        return next(each for each in self.cluster.processes if cookie == self.cookie_of(each))

    def cookie_of(self, process: Process) -> str:
        return self.cluster.caddy.cookie_for(process.port)[COOKIE]

    def read_log(self, code: str) -> list[dict[str, object]]:
        with psycopg.connect(self.cluster.postgres.url) as connection:
            rows = connection.execute("SELECT body FROM entry WHERE room = %s ORDER BY seq", [code])
            return [json.loads(body) for (body,) in rows]


class WideTable(Table):
    """A table of which the truth is in PostgreSQL."""

    server: House

    @property
    def truth(self) -> Truth:
        truth = truth_of(self.server.read_log(self.code))
        assert truth is not None
        return truth


@pytest.fixture(scope="module")
def server() -> Iterator[House]:
    # Not tmp_path, which is closed to others: run by root, PostgreSQL is somebody else.
    with tempfile.TemporaryDirectory(prefix="clueapp-journey-", ignore_cleanup_errors=True) as folder:
        try:
            cluster = Cluster(Path(folder), 3, env=BUSY)
        except PackageMissing as missing:
            pytest.skip(str(missing))
        with cluster:
            yield House(cluster)


@pytest.mark.req("P-6.4", "P-2.2", "P-2.5", "P-6.7", "P-9.3")
def test_a_game_on_three_processes_which_are_killed_and_restarted(server, players):
    table = WideTable.of(server, players, SEATS)
    ann, bob, cid = table.people.values()
    homes = {person: server.process_of(person.page.context) for person in (ann, bob, cid)}
    assert len(set(homes.values())) == 3

    # Processes are killed: of the one who is waited for, of the one who waits for that, and of one who looks on.
    trio = table.ask("scarlet", answered_by="plum")
    for person, home in ((cid, homes[cid]), (ann, homes[ann]), (bob, homes[bob])):
        there = [each for each in table.people.values() if server.process_of(each.page.context) is home]
        assert person in there
        is_back_from(table, there, home.kill)
        home.start()
        for other in table.people.values():
            assert was_loaded_again(other) == (other in there)
            expect(other.page.locator(".plate.away")).to_have_count(0)
    cid.shows(table.truth.answer(trio, "plum"))
    ann.is_told("showed you")
    ann.ends_turn()

    # Ann goes on on another device, which comes to another process.
    ann = table.people["Ann"] = moved_to_another_device(server, players, table, ann)

    # All processes are restarted, one after the other.
    for process in server.cluster.processes:
        there = [each for each in table.people.values() if server.process_of(each.page.context) is process]
        is_back_from(table, there, process.stop)
        process.start()

    table.turn_of("scarlet")
    ann.accuses_rightly()
    for person in table.people.values():
        person.sees_solution(table.truth.solution)


def is_back_from(table: WideTable, there: list[Player], what) -> None:
    """Something happens to a process, and the pages of those who were there come back by themselves."""
    sights = {person: sight for person, sight in table.remember().items() if person in there}
    began, before = time.monotonic(), anything_waited()
    what()
    table.is_back(sights)
    assert time.monotonic() - began < BACK_WITHIN + anything_waited() - before  # other journeys run beside


def was_loaded_again(person: Player) -> bool:
    return not person.page.evaluate("() => window.fromBefore === true")


def moved_to_another_device(server: House, players, table: WideTable, ann: Player) -> Player:
    """By a seat link, which is made on one process and works once, on another."""
    ann.opens_menu("seat-link-menu")
    link = ann.page.get_by_test_id("seat-link").input_value()
    ann.page.keyboard.press("Escape")
    here = server.process_of(ann.page.context)
    there, third = (each for each in server.cluster.processes if each is not here)
    phone, stranger = (arrives_at(server, players, name, each) for name, each in (("Phone", there), ("Eve", third)))
    phone.goto(link)
    expect(phone.get_by_role("heading", name="Ann as Miss Scarlet")).to_be_visible()
    phone.get_by_test_id("continue-here").click()
    phone.wait_for_url(table.link)
    assert server.process_of(phone.context) is there
    moved = Player(table, "Ann", phone, "scarlet")
    moved.is_seated()
    expect(ann.page.get_by_test_id("seat-lost")).to_contain_text("moved to another device")
    stranger.goto(link)
    expect(stranger.get_by_role("heading", name="This seat link doesn’t work")).to_be_visible()
    assert server.process_of(stranger.context) is third
    stranger.close()
    ann.page.close()
    return moved


def arrives_at(server: House, players, name: str, process: Process):
    """A browser that Caddy will send to this process."""
    players.context(name).add_cookies([{"name": COOKIE, "value": server.cookie_of(process), "url": server.url}])
    return players(name)

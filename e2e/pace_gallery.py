"""Pictures of what those who wait for system players can do, and of the lobby after a game that the host has ended."""

from typing import Protocol

from playwright.sync_api import Page, expect

from e2e.codenames_match import Match as TeamMatch
from e2e.server import Server
from e2e.table import PlayersLike, Table


class Take(Protocol):
    """Takes a scene."""

    def __call__(self, page: Page, scene: str) -> None: ...


class Pages(PlayersLike, Protocol):
    """Everybody's browser."""

    def leave(self) -> None: ...


def scenes(take: Take, pages: Pages, server: Server) -> None:
    """The table with slow system players, and the lobby afterwards."""
    table = Table(server, pages)
    ann = table.open_room("Ann", "scarlet", fill="4", fill_strength="novice")
    table.start()
    ann.page.get_by_test_id("pace").click()
    ann.page.get_by_test_id("pace-patient").click()
    expect(ann.page.get_by_test_id("pace")).to_have_attribute("aria-label", "Opponents’ speed: Patient")
    ann.page.get_by_test_id("pace").click()
    take(ann.page, "pace-speed")
    ann.page.get_by_test_id("pace").click()
    ann.moves("south")
    ann.ends_turn()
    expect(ann.page.get_by_test_id("skip")).to_be_visible()
    take(ann.page, "pace-skip")
    ann.opens_menu("end-game")
    expect(ann.page.get_by_test_id("last-case")).to_be_visible()
    take(ann.page, "pace-last-case")
    table.start()
    ann.accuses_wrongly()
    table.pass_reveal()
    expect(ann.page.get_by_test_id("new-case")).to_be_visible()
    take(ann.page, "pace-out")
    pages.leave()
    match = TeamMatch.of(server, pages)
    host = match.host.page
    host.get_by_test_id("menu").click()
    host.get_by_test_id("end-game").click()
    host.get_by_test_id("sure-yes").click()
    expect(match.host.at("last-red")).to_be_visible()
    take(host, "pace-last-key")
    pages.leave()

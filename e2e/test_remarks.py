"""System players have their say in the feed: by name, in italics, politely, and only where the host wants it."""

import re

import pytest
from playwright.sync_api import expect

from clueapp.rooms.people.robot_names import NAMES
from e2e.table import Table

SERVER_ENV = {"CLUEAPP_BOTS_PACE": "0.02"}
SAID_BY_ONE = re.compile(rf"^(?:{'|'.join(map(re.escape, NAMES))}): \S.*[.!?]$")


def sits_down(table, **options):
    """Ann and five system players; each of the five nearly always has something to say when she has won."""
    ann = table.open_room("Ann", "scarlet", fill="6", fill_strength="novice", **options)
    table.start()
    return ann


@pytest.mark.req("B-2.10", "P-10.3")
def test_a_system_player_remarks_on_the_end_once_it_is_revealed(server, players):
    table = Table(server, players)
    ann = sits_down(table)
    expect(ann.page.get_by_test_id("action-accuse")).to_be_visible()
    remarks = ann.page.locator("[data-testid=feed] .remark")
    before = remarks.count()
    ann.speaks_out(*table.truth.solution.cards)
    expect(ann.page.locator(".revealing")).to_be_visible()
    assert remarks.count() == before, "the scene has the table to itself"
    table.pass_reveal()
    ann.sees_winner("You’ve solved the case!")
    expect(remarks).to_have_count(before + 1)
    expect(remarks.last).to_have_text(SAID_BY_ONE)
    expect(remarks.last.locator("bdi")).to_have_css("font-style", "italic")
    expect(remarks.last.get_by_title("System player")).to_be_visible()
    said = remarks.last.inner_text()
    expect(ann.page.get_by_test_id("spoken")).to_contain_text(said)
    assert said not in ann.page.evaluate("() => window.toasts")


@pytest.mark.req("B-2.10")
def test_where_the_host_wants_no_remarks_there_are_none(server, players):
    table = Table(server, players)
    ann = sits_down(table, remarks="False")
    ann.accuses_rightly()
    ann.sees_winner("You’ve solved the case!")
    ann.is_told(re.compile("solved the case"))
    expect(ann.page.locator("[data-testid=feed] .remark")).to_have_count(0)
    ann.opens_menu("switch-remarks")
    ann.is_told("You turned the system players’ remarks on.")

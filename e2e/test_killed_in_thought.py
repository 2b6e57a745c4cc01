"""The server is killed while a system player thinks: the game goes on where it was, by itself."""

import os
import signal
import subprocess
import time
from contextlib import contextmanager

import pytest
from playwright.sync_api import expect

from e2e.player import Player
from e2e.server import Server
from e2e.solo import next_awaited, presses
from e2e.steady import PATIENCE
from e2e.table import Table

OWN_SERVER = True
SERVER_ENV = {"CLUEAPP_BOTS_PACE": "30"}  # what they do comes when the test says so, by skipping time
LONGER_THAN_ANY_THOUGHT = 120


@pytest.mark.req("P-6.2", "B-2.4", "D-1.2")
def test_the_server_is_killed_while_a_system_player_thinks(server, players):
    table = Table(server, players)
    ann = table.open_room("Ann", "scarlet", fill="3")
    table.start()
    has_nothing_left_to_do(ann)
    ann.ends_turn()
    expect(ann.page.get_by_test_id("turn")).to_contain_text("is about to move")
    before, acting = table.remember(), table.truth.acting
    workers = thinkers(server)
    server.kill()
    assert come_to_end(workers)
    server.start()
    table.is_back(before)
    assert table.truth.acting == acting
    goes_on(table, ann)

    # Now the thought itself is cut off: whoever thinks it does not answer, and nobody waits for that.
    has_nothing_left_to_do(ann)
    with standing_still(thinkers(server)) as workers:
        ann.ends_turn()
        expect(ann.page.get_by_test_id("turn")).to_contain_text("is about to move")
        ann.says("Take your time.")
        ann.is_told("Take your time.")
        before, acting = table.remember(), table.truth.acting
        server.kill()
    assert come_to_end(workers)
    server.start()
    table.is_back(before)
    assert table.truth.acting == acting
    goes_on(table, ann)


def has_nothing_left_to_do(ann: Player) -> None:
    """She moves, and asks nobody."""
    while next_awaited([ann]) and "end-turn" not in (offers := ann.offers()):
        presses(ann, "decline" if "decline" in offers else min(offers - {"accuse"}))


def goes_on(table: Table, ann: Player) -> None:
    """The system players act one after the other until it is Ann's turn."""
    while not ann.page.locator(".prompt-body.yours").count():
        before = ann.headline()
        table.server.skip(LONGER_THAN_ANY_THOUGHT)
        expect(ann.page.get_by_test_id("turn")).not_to_have_text(before)


def thinkers(server: Server) -> list[int]:
    """The processes that the server has begun, once there are any."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        begun = [process for process, parent, _ in running() if parent == server.pid]
        if begun:
            return begun
        time.sleep(0.05)
    raise AssertionError("The server has begun no process.")


def come_to_end(processes: list[int]) -> bool:
    """Whether they all end by themselves, before long."""
    deadline = time.monotonic() + PATIENCE
    while (left := {each for each, _, state in running() if not state.startswith("Z")} & set(processes)) and (
        time.monotonic() < deadline
    ):
        time.sleep(0.05)
    return not left


def running() -> list[tuple[int, int, str]]:
    """Every process of the machine: its id, its parent's, its state."""
    told = subprocess.run(["ps", "-Ao", "pid=,ppid=,stat="], capture_output=True, text=True, check=True).stdout
    return [(int(process), int(parent), state) for process, parent, state in map(str.split, told.splitlines())]


@contextmanager
def standing_still(processes: list[int]):
    """They think, and come to no end."""
    for each in processes:
        os.kill(each, signal.SIGSTOP)
    try:
        yield processes
    finally:
        for each in processes:
            try:
                os.kill(each, signal.SIGCONT)
            except ProcessLookupError:
                continue

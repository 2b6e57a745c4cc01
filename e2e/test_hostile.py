"""Hostile browsers: malformed messages, other people's pages, the same click twice, and what is out of date."""

import re

import pytest
from playwright.sync_api import expect

from e2e.table import Table

OWN_SERVER = True  # nobody else meets what is done to it

SEATS = {"Ann": "scarlet", "Bob": "green", "Cid": "plum"}
MALFORMED = """() => {
  const id = window.clientId;
  const odd = [undefined, null, 0, -1, 1.5, true, '', 'x', [], {}, [[]], {client_id: id}, {client_id: 7},
    {client_id: id, id: 'x', listener_id: 'x', args: []}, {client_id: id, id: 1e99, listener_id: 'x', args: ['1']},
    {client_id: id, id: 4, listener_id: null, args: ['{}']}, {client_id: id, id: 4, listener_id: 'x', args: 'x'},
    {client_id: id, id: 4, listener_id: 'x', args: ['{']}, {client_id: id, id: 4, listener_id: 'x', args: [{}]},
    {client_id: id, id: -1, listener_id: 'x', args: ['null']}, {client_id: id, id: 999999, listener_id: 'x', args: []},
    {client_id: id, next_message_id: 'x'}, {client_id: id, next_message_id: -5}, {client_id: id, next_message_id: 1e15},
    {client_id: 'nobody', id: 4, listener_id: 'x', args: []}, {request_id: 'x', client_id: id, result: 1},
    {level: 'error', message: 'Traceback (most recent call last)', client_id: id}, new Array(500).fill('x'),
    {client_id: id, id: 4, listener_id: 'x', args: ['['.repeat(8000)]}];
  for (const name of ['event', 'ack', 'javascript_response', 'log', 'handshake', 'message', 'nonsense']) {
    for (const each of odd) window.socket.emit(name, each);
    window.socket.emit(name);
    window.socket.emit(name, 1, 2, 3);
  }
}"""
OWN_LISTENER = re.compile(r'"listener_id":"([0-9a-f-]{36})","type":"click"')


@pytest.mark.req("P-5.1", "P-5.4", "P-8.6", "C-8.10")
def test_malformed_messages_harm_nobody(server, players):
    table = Table.of(server, players, SEATS)
    ann, bob, cid = table.people.values()
    bob.page.evaluate(MALFORMED)
    ann.moves("south")
    table.settle()
    cid.page.evaluate("() => window.socket.emit('event', {client_id: window.clientId, args: ['x'.repeat(200000)]})")
    ann.ends_turn()
    cid.sees_turn_of("green")  # cut off, and back by itself
    cid.is_seated()
    table.settle()
    bob.moves("north")
    bob.ends_turn()
    cid.moves("east")
    table.settle()
    assert not server.complaints()


@pytest.mark.req("P-5.1", "P-5.4", "C-8.3")
def test_nobody_acts_through_another_page(server, players):
    table = Table.of(server, players, SEATS, notebook="hand")
    ann, bob, _ = table.people.values()
    source = ann.page.reload().text()
    table.settle()
    listener = OWN_LISTENER.search(source)[1]
    element = int(re.search(rf'"(\d+)":\{{"tag":"div","class":\["page".{{0,400}}{listener}', source)[1])
    event = {"id": element, "listener_id": listener, "client_id": ann.page.evaluate("() => window.clientId")}
    act = """([event, action]) => window.socket.emit('event', {...event, args: [JSON.stringify(action)]})"""
    move = {"type": "MOVE", "to": "hall-lounge"}
    before = table.truth
    bob.page.evaluate(act, [event, move])  # Ann's page, Bob's socket
    bob.page.evaluate(act, [{**event, "client_id": bob.page.evaluate("() => window.clientId")}, move])
    marks = {"type": "MARK", "card": "rope", "player": "plum", "mark": "yes"}
    bob.page.evaluate(act, [event, marks])
    bob.says("I have tried")  # so that the server has heard all that before
    ann.is_told("I have tried")
    for odd in (
        None,
        1,
        "MOVE",
        [move],
        {"type": None},
        {"type": "MOVE"},
        {**move, "extra": 1},
        {"type": "MOVE", "to": 3},
    ):
        ann.page.evaluate(act, [event, odd])  # her own page, but nonsense
    for odd in (
        {"type": "SIT_DOWN", "name": "x" * 9000, "seat": "plum"},
        {"type": "SET_OPTIONS", "options": {"x": "y"}},
    ):
        ann.page.evaluate(act, [event, odd])
    ann.is_toasted("This room has no option 'x'.")
    assert table.truth == before
    assert ann.notes() == {}
    ann.page.evaluate(act, [event, move])  # the very same message from her own page is good
    ann.token_is_in("scarlet", "hall-lounge")
    ann.ends_turn()
    bob.sees_turn_of("green")
    assert not server.complaints()


@pytest.mark.req("P-5.1", "P-3.2", "P-3.3")
def test_a_click_twice_at_once_acts_once_and_a_stale_one_not_at_all(server, players):
    table = Table.of(server, players, SEATS)
    ann, bob, cid = table.people.values()
    twice(ann, "action-move-south")
    expect(ann.page.get_by_test_id("turn")).to_have_text("Your turn: accuse or end it")
    table.settle()
    assert table.truth.positions["scarlet"] == "hall-lounge"
    turns = table.truth.turns
    twice(ann, "action-end-turn")
    bob.sees_turn_of("green")
    table.settle()
    assert table.truth.turns == turns + 1
    assert table.truth.turn == "green"

    # Two tabs: what one has done, the other's button cannot do again.
    second = players.tab("Bob")
    second.goto(table.link)
    button = second.get_by_test_id("action-move-north")
    expect(button).to_be_visible()
    stale = button.evaluate("node => node.outerHTML")
    bob.moves("north")
    expect(button).to_have_count(0)
    second.evaluate("(html) => document.querySelector('.page').insertAdjacentHTML('beforeend', html)", stale)
    second.get_by_test_id("action-move-north").evaluate("node => node.click()")
    refused = second.locator(".q-notification.refused")
    expect(refused.first).to_be_visible()
    assert table.truth.positions["green"] == "ballroom-conservatory"
    bob.ends_turn()

    trio = table.ask("plum", answered_by="scarlet")
    twice(ann, f"action-show-{table.truth.answer(trio, 'scarlet')}")
    expect(cid.page.get_by_test_id("turn")).to_have_text("Your turn: accuse or end it")
    table.settle()
    assert len(ann.private_feed()) == 2  # the deal, and the card
    assert not server.complaints()


def twice(player, testid):
    """Two clicks before anything can come back."""
    button = player.page.get_by_test_id(testid)
    expect(button).to_be_visible()
    button.evaluate("node => { node.click(); node.click(); }")

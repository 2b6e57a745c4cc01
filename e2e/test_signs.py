"""Signs that it is one's turn: the tab's title, a toast, the prompt, the ring."""

import re

import pytest
from playwright.sync_api import expect

from e2e.table import Table

YOURS = re.compile("Your turn")
LISTEN = """() => {
  window.tones = 0;
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (...given) { window.tones += 1; return start.apply(this, given); };
}"""


@pytest.mark.req("P-3.1", "P-3.2", "P-3.3", "C-3.6", "C-4.2", "C-8.2")
def test_the_title_and_a_toast_say_that_it_is_ones_turn(server, players):
    table = Table.of(server, players, {"Ann": "scarlet", "Bob": "green", "Cid": "plum"})
    ann, bob, cid = table.people.values()
    for person in (ann, bob, cid):
        person.is_toasted("The game begins!")
    ann.is_toasted("It’s your turn, and you have to move.")
    says_whose_turn(table, ann)
    answers_sound_offer(bob, "yes", is_on=True)
    answers_sound_offer(cid, "no", is_on=False)
    for person in (bob, cid):
        person.page.evaluate(LISTEN)
    ann.moves("south")
    ann.ends_turn()
    says_whose_turn(table, bob)
    assert bob.page.evaluate("window.tones") == 2  # a sound calls whoever has switched it on
    bob.is_toasted("It’s your turn, and you have to move.")
    ann.is_told("Bob’s turn")
    trio = table.ask("scarlet", answered_by="plum")
    says_whose_turn(table, cid)
    assert cid.page.evaluate("window.tones") == 0
    cid.is_toasted("choose a card to show")
    card = table.truth.answer(trio, "plum")
    cid.shows(card)
    ann.is_toasted(re.compile("Cid.*showed you"))
    says_whose_turn(table, ann)
    assert bob.page.locator(".q-notification").filter(has_text="showed you").count() == 0
    # In another tab of the browser one sees it as well: the title is the page's own after a reload too.
    ann.page.reload()
    expect(ann.page).to_have_title(YOURS)
    # Sound is offered only at the first table, answered or not.
    expect(ann.page.get_by_test_id("sound-offer")).to_be_visible()
    ann.page.evaluate("() => localStorage.setItem('sound-offered', '/room/ANOTHER')")
    ann.page.reload()
    ann.is_seated()
    for person in (ann, bob, cid):
        expect(person.page.get_by_test_id("sound-offer")).to_be_hidden()
    ann.accuses_rightly()
    for person in (ann, bob, cid):
        expect(person.page).not_to_have_title(YOURS)
        person.is_toasted("solved the case")


@pytest.mark.req("P-3.2", "P-5.1")
def test_what_is_refused_gets_a_reason_in_words(server, players):
    table = Table.of(server, players, {"Ann": "scarlet", "Bob": "green", "Cid": "plum"})
    ann, bob, _ = table.people.values()
    before = table.truth
    for player, action, reason in (
        (bob, {"act": "MOVE", "to": "ballroom-conservatory"}, "It’s not your turn."),
        (ann, {"act": "MOVE", "to": "kitchen"}, "You can’t get there from here."),
        (ann, {"act": "END_TURN"}, "You have to move first."),
        (ann, {"act": "SUGGEST", "suspect": "plum", "weapon": "rope"}, "You have to move first."),
        (ann, {"act": "SHOW", "card": "rope"}, "There’s no suggestion to disprove right now."),
        (bob, {"act": "END_GAME"}, "Only the host can do that."),
    ):
        sends(player, action)
        player.is_toasted(reason)
    assert table.truth == before


def answers_sound_offer(person, answer, *, is_on):
    """Answer the offer; the switch then shows a speaker, crossed out while sound is off."""
    offer, switch = person.page.get_by_test_id("sound-offer"), person.page.get_by_role("button", name="Sound")
    speaker, crossed_out = switch.locator("svg").all()
    expect(crossed_out).to_be_visible()
    expect(speaker).to_be_hidden()
    offer.get_by_test_id(f"sound-{answer}").click()
    expect(offer).to_be_hidden()
    expect(switch).to_have_attribute("aria-pressed", "true" if is_on else "false")
    expect(switch).to_have_attribute("title", "Sound is on" if is_on else "Sound is off")
    expect(speaker if is_on else crossed_out).to_be_visible()
    expect(crossed_out if is_on else speaker).to_be_hidden()


def says_whose_turn(table, whose):
    for person in table.people.values():
        if person is whose:
            expect(person.page).to_have_title(re.compile(f"Your turn.*{table.code}"))
            expect(person.page.locator(".prompt-body.yours")).to_be_visible()
        else:
            expect(person.page).not_to_have_title(YOURS)
            expect(person.page.locator(".prompt-body.yours")).to_have_count(0)
            assert person.offers() == set()


def sends(player, action):
    """Press a button that the page never had."""
    player.page.evaluate(
        """({ act, ...fields }) => {
          const button = document.createElement('button');
          Object.assign(button.dataset, { act, sends: JSON.stringify(fields) });
          document.querySelector('.page').append(button);
          button.click();
          button.remove();
        }""",
        action,
    )

"""From the link to a win: three players, then six."""

import re
from itertools import product
from math import prod

import pytest
from playwright.sync_api import expect

from clueapp.kernel.story import listed
from e2e.board import DECK, ROOMS, SUSPECTS, WEAPONS
from e2e.fit import DESKTOPS, fits, resize
from e2e.steady import comes_to_show
from e2e.table import Table
from e2e.words import TITLES, in_words

HEED_THE_END = """() => {
  window.end = [];
  const text = (name) => document.querySelector(`[data-testid=${name}]`)?.textContent ?? '';
  const signs = {
    'the sentence': () => text('accused'),
    'the envelope': () => document.querySelector('.envelope-row [src*=envelope-open]'),
    'the verdict': () => text('verdict'),
    'the rest': () => text('turn').includes('closed') || text('winner') || text('feed').includes('solved the case')
      || [...document.querySelectorAll('.q-notification')].some((each) => each.textContent.includes('solved the case')),
  };
  new MutationObserver(() => {
    const shown = Object.keys(signs).filter((name) => !window.end.includes(name) && signs[name]());
    window.end.push(...shown);
  }).observe(document, { childList: true, subtree: true, characterData: true });
}"""
"""The order in which a page shows a true accusation; the rest means feed, toasts, prompt and winner."""

HEED_ENTRANCES = """() => {
  window.entered = [];
  document.addEventListener('animationstart', ({ animationName, target }) => {
    const what = ['scene-place', 'scene', 'answer'].find((each) => target.classList.contains(each));
    if (animationName === 'enter' && what) window.entered.push(what);
  });
}"""
"""What comes in over the board: a scene that is drawn anew does not come in again."""
CAN_BE_SEEN = "(button) => button.checkVisibility({ opacityProperty: true })"
"""Tells whether it is visible now; it isn't before its container has appeared."""


@pytest.mark.req("P-1.1", "P-1.2", "P-1.3", "P-1.4", "P-1.5", "P-10.4")
@pytest.mark.req("C-1.1", "C-1.2", "C-1.3", "C-1.4", "C-1.5", "C-1.6", "C-2.1", "C-2.2", "C-2.3", "C-2.6")
@pytest.mark.req("C-3.1", "C-3.2", "C-3.3", "C-4.2", "C-6.5", "C-6.9", "C-7.2", "C-8.2", "D-5.5", "D-7.1")
def test_three_players_from_the_link_to_a_win_and_a_rematch(server, players):
    for name in ("Ann", "Cid"):  # one who watches it and one who does it; Bob's page is spared
        players.context(name, reduced_motion="no-preference")
    table = Table(server, players)
    ann = table.open_room("Ann")
    link = ann.page.get_by_test_id("room-link")
    expect(link).to_have_attribute("href", table.link)
    expect(link).to_have_text(table.link)
    expect(ann.page.get_by_test_id("start")).to_be_disabled()
    ann.sets("expected", "3")

    bob = table.arrive("Bob")
    assert free_characters(bob) == set(SUSPECTS) - {"scarlet"}
    expect(bob.page.get_by_test_id("seat-scarlet")).to_contain_text("Ann")
    expect(bob.page.get_by_test_id("expected-players")).to_have_text("3")
    bob.sits_down("green")
    expect(ann.page.get_by_test_id("seat-green")).to_contain_text("Bob")
    ann.is_told("Bob joined as Mr. Green.")

    cid = table.arrive("Cid")
    assert free_characters(cid) == {"mustard", "white", "peacock", "plum"}
    cid.sits_down("plum")
    table.has_begun()
    everybody = (ann, bob, cid)
    for person in everybody:
        person.is_told("The game begins!")
        expect(
            person.page.locator("[data-testid^=room-]:visible").filter(has=person.page.locator("rect"))
        ).to_have_count(9)
        expect(person.page.locator("[data-testid^=hallway-]")).to_have_count(12)
    everyone_holds_what_was_dealt(table)
    truth = table.truth
    assert sorted(truth.weapons.values()) == sorted(set(truth.weapons.values()))

    # A whole game: Scarlet asks in the hall, somebody shows, and at last she knows.
    table.bring("scarlet", "hall")
    truth = table.truth
    disprover = table.in_seat(truth.after("scarlet")[0])
    card = next(card for card in truth.hands[disprover.seat] if card not in ROOMS)
    suspect, weapon = (card, "rope") if card in SUSPECTS else ("white", card)
    ann.page.evaluate(HEED_ENTRANCES)
    ann.suggests(suspect, weapon)
    for person in everybody:
        expect(person.page.get_by_test_id("suggestion")).to_be_visible()
        person.is_told(in_words(suspect, weapon, "hall"))
        person.token_is_in(suspect, "hall")
        person.weapon_is_in(weapon, "hall")
    assert table.acting() is disprover
    disprover.shows(card)
    expect(ann.page.get_by_test_id(f"shown-{card}")).to_be_visible()
    ann.is_told(f"showed you {'' if card in SUSPECTS else 'the '}{TITLES[card]}")
    ann.page.wait_for_function("() => window.entered.length > 1")
    assert ann.page.evaluate("() => window.entered") == ["scene-place", "answer"]
    other = next(person for person in everybody if person not in (ann, disprover))
    other.is_told(f"{disprover.name} showed Ann a card.")
    ann.ends_turn()
    table.turn_of("plum")
    for person in (ann, cid):
        person.page.evaluate(HEED_THE_END)
    solution = table.truth.solution
    cid.speaks_out(*solution.cards)

    for person in (ann, cid):
        person.page.wait_for_function("() => window.end.length === 4")
        order = ["the sentence", "the envelope", "the verdict", "the rest"]
        assert person.page.evaluate("() => window.end") == order, person
    cid.sees_winner("You’ve solved the case!")
    for person in (ann, bob):
        person.sees_winner("Professor Plum (Cid) wins")
        person.is_toasted("Cid solved the case")
    for person in everybody:
        person.sees_solution(solution)
        person.reads_the_deed(solution)
        assert person.offers() == set()
        reads_who_could_have_known(person, table, winner=cid)

    # Once more with the same seats, then back to the lobby.
    asks_to_play_again(bob, of=(ann, cid))  # a guest asks for it, the host starts it
    old_deal = table.truth.hands
    ann.page.get_by_test_id("rematch").click()
    for person in everybody:
        expect(person.page.get_by_test_id("winner")).to_have_count(0)
    table.settle()
    assert table.truth.number == 2
    assert table.truth.hands != old_deal
    everyone_holds_what_was_dealt(table)
    ann.opens_menu("end-game")
    for person in everybody:
        expect(person.page.get_by_test_id("board")).to_have_count(0)
        person.is_seated()
        person.is_told("everyone’s back in the lobby.")
        expect(person.page).to_have_url(table.link)


@pytest.mark.req(
    "C-1.4", "C-2.5", "C-3.3", "C-3.4", "C-4.2", "C-6.6", "C-6.7", "C-6.8", "C-6.9", "C-7.2", "P-1.4", "P-10.1"
)
def test_six_players(server, players):
    seats = {"Fay": "plum", "Ann": "scarlet", "Eve": "peacock", "Bob": "mustard", "Dan": "green", "Cid": "white"}
    table = Table.of(server, players, seats)
    everybody = list(table.people.values())
    everyone_holds_what_was_dealt(table)
    assert all(len(person.hand()) == 3 for person in everybody)
    turns = []
    for _ in SUSPECTS:
        player = table.acting()
        turns.append(player.seat)
        for person in everybody:
            person.sees_turn_of(player.seat)
        player.moves(next(iter(player.offers() - {"accuse"})).removeprefix("move-"))
        player.ends_turn()
    assert turns == list(SUSPECTS)

    truth = table.bring("scarlet", "lounge")
    scarlet = table.in_seat("scarlet")
    fits(scarlet, "suggest")
    resize(scarlet, DESKTOPS[0])
    scarlet.suggests(*goes_furthest_round(truth, "scarlet", "lounge"))
    shown = table.truth
    disprover = table.in_seat(shown.asked)
    table.settle()
    fits(disprover, "disprove")
    passed = shown.after("scarlet")[: shown.after("scarlet").index(disprover.seat)]
    for person in everybody:
        others = [table.in_seat(seat).name for seat in passed if seat != person.seat]
        person.is_told(f"{listed([*(['You'] if person.seat in passed else []), *others])} couldn’t disprove it.")
    choice = next(iter(disprover.offers())).removeprefix("show-")
    disprover.shows(choice)
    table.catch_up()
    for person in everybody:
        told = [line for line in person.private_feed() if TITLES[choice] in line and "show" in line]
        assert bool(told) == (person in (scarlet, disprover)), (person, told)
    solution = scarlet.accuses_rightly()
    for person in everybody:
        person.sees_solution(solution)
        person.reads_the_deed(solution)
        person.sees_winner("You’ve solved" if person is scarlet else "Miss Scarlet (Ann) wins")
    for person in everybody[:2]:
        reads_who_could_have_known(person, table, winner=scarlet)


def asks_to_play_again(guest, of):
    """Everybody is told, and nobody's buttons disappear even for a moment."""
    for person in of:
        button = person.page.get_by_test_id("rematch")
        comes_to_show(person.page, lambda button=button: button.evaluate(CAN_BE_SEEN), expected=True)
    guest.page.get_by_test_id("rematch").click()
    for person in of:
        expect(person.page.get_by_test_id("waiting")).to_contain_text(f"{guest.name} would like to play again.")
        for testid in ("rematch", "waiting"):
            assert person.page.get_by_test_id(testid).evaluate(CAN_BE_SEEN), (person, testid)


def reads_who_could_have_known(person, table, winner):
    """What each could have known: the winner guessed, and after so few questions nobody else was sure."""
    truth, said = table.truth, person.reads_review()
    assert set(said) == set(truth.players)
    for seat, sentence in said.items():
        name = table.in_seat(seat).name
        if seat == winner.seat:
            bet = "You {} were right" if person is winner else f"{name} {{}} was right"
            assert sentence.startswith(f"{bet.format(f'accused in turn {truth.turns} and')}, with "), sentence
        else:
            who = "You" if seat == person.seat else re.escape(name)
            assert re.match(rf"{who} still had \d+ possible solutions: ", sentence), sentence
    picture = person.page.get_by_test_id("plot").get_attribute("aria-label")
    for seat, hand in truth.hands.items():
        unseen = prod(sum(card not in hand for card in kind) for kind in (SUSPECTS, WEAPONS, ROOMS))
        assert f"{TITLES[seat]} ({table.in_seat(seat).name}): {unseen} after the deal, " in picture


def free_characters(person):
    expect(person.page.get_by_test_id("player-name")).to_be_visible()
    found = person.page.locator("[data-testid^=pick-]").evaluate_all("nodes => nodes.map(node => node.dataset.testid)")
    return {name.removeprefix("pick-") for name in found}


def everyone_holds_what_was_dealt(table):
    truth = table.truth
    for person in table.people.values():
        for card in truth.hands[person.seat]:
            expect(person.page.get_by_test_id("hand").get_by_test_id(f"card-{card}")).to_be_visible()
        assert person.hand() == set(truth.hands[person.seat])
    dealt = [card for person in table.people.values() for card in person.hand()]
    assert sorted([*dealt, *truth.solution.cards]) == sorted(DECK)


def goes_furthest_round(truth, asker, room):
    """A suspect and a weapon that somebody can disprove, asked as late in the round as can be."""
    others = truth.after(asker)

    def asked(pair):
        holders = {truth.holder(card) for card in (*pair, room)}
        return next((at for at, seat in enumerate(others) if seat in holders), -1)

    return max(product(SUSPECTS, WEAPONS), key=asked)

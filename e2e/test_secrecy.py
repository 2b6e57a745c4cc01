"""Nobody is sent what they may not know: every frame, every page's source, through a whole game."""

import html
import re
from types import MappingProxyType

import pytest
from playwright.sync_api import expect

from clueapp.games.mystery.certainty import NO_CONCLUSIONS, Conclusions
from components.tables.mystery.notes import draw_row
from components.tables.mystery.sheet import Sheet
from e2e.board import DECK, ROOMS, SUSPECTS, WEAPONS, way_to
from e2e.secrets import Trio, Truth, change_deal
from e2e.table import Table
from e2e.wiretap import (
    Judge,
    Wiretap,
    cards_in,
    mentions_in_document,
    mentions_in_frame,
    notebook_leaks,
    notebook_rows,
)
from e2e.words import in_words

OWN_SERVER = True  # it is killed, and its log is written anew
SERVER_ENV = {"PYTHONHASHSEED": "0"}  # so that the order of a set is the same after a restart
SEATS = {"Ann": "scarlet", "Bob": "green", "Cid": "plum"}


class Watch:
    """Taps every page of a table and judges all that arrives by what its viewer may know at that moment."""

    def __init__(self, table, players, names):
        self.table = table
        self.taps = {name: Wiretap(players(name)) for name in names}
        self.marked = {"scarlet": {"rope-plum"}}
        self.judged = 0
        self.rows = 0
        self.plans = set()

    def look(self, *, with_source=False):
        self.table.settle()
        truth = self.table.truth
        names = {person.seat: person.name for person in self.table.people.values() if person.seat}
        for name, tap in self.taps.items():
            person = self.table.people[name]
            judge = Judge(truth, person.seat, names, self.marked.get(person.seat, ()))
            hand = set(truth.hands[person.seat]) if person.seat else set()
            frames = tap.take()
            leaks = [leak for frame in frames for leak in judge.leaks(mentions_in_frame(frame))]
            texts = [frame.replace('\\"', '"') for frame in frames if "note-" in frame]
            if with_source:
                document = tap.document()
                self.plans.add(person.page.locator(".plan").inner_html())
                leaks += judge.leaks(mentions_in_document(document))
                texts += [person.page.content(), html.unescape(document).replace('\\"', '"')]
                leaks += in_the_page(person, truth, judge)
            for text in texts:
                self.rows += len(notebook_rows(text))
                leaks += notebook_leaks(text, hand, self.marked.get(person.seat, set()))
            assert not leaks, f"{name} was sent what {name} may not know:\n" + "\n".join(leaks)
            self.judged += len(frames)


def in_the_page(person, truth, judge):
    """What stands on the page in the places that tell whose a card is."""
    found = []
    own = set(truth.hands[person.seat]) if person.seat else set()
    knows_case = truth.phase == "over" or person.seat in truth.knows_solution  # a false accuser has looked
    content = person.page.content()
    for kind, allowed in {
        "card": own,
        "shown": truth.seen.get(person.seat, set()),
        "action-show": own,
        "solution": set(truth.solution.cards) if knows_case else set(),
    }.items():
        named = set(re.findall(rf'data-testid="{kind}-([a-z_]+)"', content))
        found += [f"{kind}-{card}" for card in named - allowed]
    found += [line for line in person.feed() if not judge.may_read(line.removeprefix("Only for you: "))]
    return found


@pytest.mark.req("P-5.2", "P-5.3", "P-4.1", "P-9.1", "C-3.3", "C-6.9", "C-7.3", "C-8.4", "C-8.5")
def test_no_page_is_sent_a_card_that_its_viewer_may_not_know(server, players):
    table = Table(server, players)
    watch = Watch(table, players, (*SEATS, "Dan"))
    ann = table.open_room("Ann", expected="3", notebook="hand")
    bob, cid = table.join("Bob", "green"), table.join("Cid", "plum")
    dan = table.arrive("Dan")
    table.has_begun()
    watch.look(with_source=True)
    ann.marks("rope", "plum")
    for asker, disprover in (("scarlet", "green"), ("green", "plum"), ("plum", "scarlet"), ("scarlet", None)):
        trio = table.truth.question(asker, disprover)
        table.go_on(ready_to_ask(asker, trio.room), {asker: trio.room}, after=watch.look)
        table.in_seat(asker).suggests(trio.suspect, trio.weapon)
        watch.look(with_source=True)
        if disprover:
            card = table.truth.answer(trio, disprover)
            before = {person: len(person.private_feed()) for person in table.people.values()}
            table.in_seat(disprover).shows(card)
            watch.look(with_source=True)
            for person, count in before.items():
                news = person.private_feed()[count:]
                assert len(news) == (person.seat in (asker, disprover)), (person, news)
                assert all(card in cards_in(line) for line in news)
    ann.accuses_wrongly()
    solution = in_words(*table.truth.solution.cards)
    watch.look(with_source=True)
    assert any(f"The case file holds {solution}" in line for line in ann.private_feed())
    for person in (bob, cid, dan):
        assert f"The case file holds {solution}" not in person.page.content()  # it may have been suggested
        person.page.reload()
    watch.look(with_source=True)
    table.turn_of("plum")
    watch.look()
    cid.accuses_rightly()
    watch.look(with_source=True)
    assert watch.judged > 100
    assert watch.rows > 100, "rows of notebooks were read, in frames and in pages"
    assert len(watch.plans) == 1  # the board's drawing is the same for everybody, always
    # What is logged names no card at all.
    assert not [line for line in server.log().splitlines() if cards_in(line)]


def ready_to_ask(seat, room):
    return lambda truth: truth.turn == seat and truth.phase == "suggest" and truth.positions[seat] == room


@pytest.mark.req("P-5.2", "P-6.2", "C-8.4")
def test_another_deal_that_a_player_cannot_tell_apart_gives_the_same_pages(server, players):
    """Swap two cards that Ann knows nothing of behind her back: her pages stay the same, letter by letter.

    So does all that her notebook works out.
    """
    table = Table.of(server, players, SEATS, notebook="logic", chances="True")
    ann, bob, _ = table.people.values()
    trio = table.ask("scarlet", answered_by="green")
    bob.shows(table.truth.answer(trio, "green"))
    ann.ends_turn()
    table.turn_of("green")
    truth = table.truth
    one, other = hidden_pair(truth, truth.known_to("scarlet") | set(trio.cards))
    # What comes next is about cards that stay where they are.
    room = min(set(ROOMS) - {one, other}, key=lambda room: (len(way_to(truth.positions["green"], room)), room))
    table.remember()
    server.kill()
    kept = {file.name: file.read_bytes() for file in server.folder.glob("clueapp.db*")}
    pages = []
    for is_swapped in (False, True):
        for file in server.folder.glob("clueapp.db*"):
            file.unlink()
        for name, content in kept.items():
            (server.folder / name).write_bytes(content)
        if is_swapped:
            change_deal(server.database, table.code, one, other)
            assert table.truth.hands != truth.hands
            assert table.truth.solution != truth.solution
        server.start()
        pages.append(play_on(table, room, {one, other}))
        server.kill()
    server.start()
    before, after = pages
    assert len(before) == len(after) > 3
    for was, now in zip(before, after, strict=True):
        assert was == now


def play_on(table, room, changed):
    """What Ann is shown from here on, while the others play the same in both worlds."""
    for person in table.people.values():
        person.page_is_back()
        person.is_seated()
    seen = []

    def look():
        table.settle()
        ann = table.people["Ann"]
        expect(ann.page.locator(".plate.away, .clock")).to_have_count(0)  # who is back is another matter
        seen.append(normal(ann.page.locator(".room-page").evaluate("node => node.outerHTML")))
        seen.append(normal(ann.page.request.get(table.link).text()))

    look()
    table.bring("green", room)
    look()
    truth = table.truth
    # Neither of the changed cards is asked for, and everybody who is asked answers alike.
    suspect = next(card for card in SUSPECTS if card not in changed and card not in truth.known_to("scarlet"))
    weapon = next(card for card in WEAPONS if card not in changed and card not in truth.known_to("scarlet"))
    table.in_seat("green").suggests(suspect, weapon)
    look()
    if table.truth.asked:
        trio = Trio(suspect, weapon, room)
        table.in_seat(table.truth.asked).shows(table.truth.answer(trio, table.truth.asked))
        look()
    table.in_seat("green").ends_turn()
    look()
    table.remember()
    return seen


def hidden_pair(truth, known):
    """Two cards of a kind in different places that a player knows nothing of, a card of the solution among them."""
    for kind in (ROOMS, WEAPONS, SUSPECTS):
        hidden = [card for card in kind if card not in known]
        sealed = [card for card in hidden if truth.holder(card) is None]
        others = [card for card in hidden if truth.holder(card) is not None]
        if sealed and others:
            return sealed[0], others[0]
    raise AssertionError("Ann knows everything.")


def normal(text):
    """A page's source without what is another on every visit."""
    text = re.sub(r"[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}", "UUID", text)
    text = re.sub(r'(?<="sid":")[\w-]+', "SID", text)
    return re.sub(r"\b\d{10,13}(?:\.\d+)?\b", "TIME", text)


def test_the_tap_hears_a_leak():
    """The search itself: a card in a wrong place is found."""
    hands = {"scarlet": ("rope", "hall"), "green": ("knife", "study"), "plum": ("plum", "lounge")}
    seen = {"scarlet": {"peacock", "revolver"}}
    truth = Truth(1, tuple(hands), solution=Trio("white", "wrench", "kitchen"), hands=hands, phase="move", seen=seen)
    judge = Judge(truth, "scarlet", {seat: name for name, seat in SEATS.items()})

    def leaks(inner):
        frame = '42["update",{"7":{"tag":"nicegui-html","class":["panel"],"props":{"innerHTML":"%s"}}}]'
        return judge.leaks(mentions_in_frame(frame % inner.replace('"', '\\"')))

    assert not leaks('<figure data-testid="card-rope"><img src="/art/1/night/card-rope.svg"></figure>')
    assert leaks('<figure data-testid="card-knife"><img src="/art/1/night/card-knife.svg"></figure>')
    assert leaks('<figure data-testid="shown-knife"></figure>')
    assert leaks('<figure data-testid="solution-wrench"></figure>')
    assert leaks('<button data-testid="action-show-knife"></button>')
    assert leaks("<p class='line'>Bob showed you the Knife.</p>")
    assert leaks("<p class='line'>Bob showed you Mr. Green.</p>")
    assert not leaks("<p class='line'>Bob showed you Mrs. Peacock.</p>")
    assert not leaks("<p class='line'>Cid was away, so you were shown the Revolver.</p>")
    assert not leaks("<p class='line'>You were away, so Bob was shown the Rope for you.</p>")
    assert leaks("<p class='line'>You showed Bob the Study.</p>")
    assert not leaks("<p class='line'>Bob went to the Study.</p>")
    assert leaks("<p>knife</p>")
    assert leaks('<div data-card="knife"></div>')
    assert judge.leaks(mentions_in_frame('42["notify",{"message":"The case file holds Mrs. White"}]'))
    assert judge.leaks(mentions_in_frame('42["run_javascript",{"code":"wrench"}]'))
    assert all(cards_in(f"a {card} b") == {card} for card in DECK)


def test_a_notebook_that_tells_too_much_is_noticed():
    """As it is really drawn: what was written by hand here once matched nothing that a page sends."""
    assert notebook_rows(row("knife", hand=("knife",))) == [("knife", "yours")]
    assert not notebook_leaks(row("knife", hand=("knife",)), {"knife"}, set())
    assert notebook_leaks(row("knife", hand=("knife",)), {"rope"}, set())
    assert notebook_leaks(row("knife", hand=("knife",)), set(), {"knife-plum"}), "a mark does not make it one's own"
    assert notebook_leaks(row("knife", notes={"knife:green": "yes"}), {"rope"}, set())
    assert not notebook_leaks(row("knife", notes={"knife:green": "yes"}), {"rope"}, {"knife-green"})
    assert notebook_leaks(row("knife", printed={"knife:green": "no", "knife:plum": "no"}), {"rope"}, set())
    # Where it says all that follows its rows are read as well: a mark, and what it says of the case file.
    by_logic = row("knife", printed={"knife:plum": "yes"}, drawn=Conclusions({"knife:plum": "yes"}))
    assert notebook_leaks(by_logic, {"rope"}, set()) == [
        "the notebook says of knife: somebody has it",
        "the notebook has a mark at knife-plum",
    ]
    for mark, state in {"yes": "in the case file", "no": "somebody has it"}.items():
        in_file = row("knife", drawn=Conclusions(case_file={"knife": mark}))
        assert notebook_rows(in_file) == [("knife", state)]
        assert notebook_leaks(in_file, {"rope"}, set()) == [f"the notebook says of knife: {state}"]


def row(card, hand=(), notes=MappingProxyType({}), printed=MappingProxyType({}), drawn=NO_CONCLUSIONS):
    logic = {"drawn": drawn, "says_why": drawn is not NO_CONCLUSIONS}
    return str(draw_row(card, Sheet({"green": "Bob", "plum": "Cid"}, hand, notes, printed, (), True, **logic)))

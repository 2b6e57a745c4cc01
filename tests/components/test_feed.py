"""The feed as a story: headings, what several did in one line, private lines, and nothing that was only passing."""

import re
from html import unescape

import pytest
from nicegui import ui
from nicegui.testing import User

from clueapp.games.clueless import GAME
from clueapp.games.mystery import events as e
from clueapp.games.mystery.cards import Trio
from clueapp.kernel.story import Heading
from clueapp.kernel.truth import Event
from clueapp.rooms.feed_line import FeedLine
from clueapp.rooms.log.events import Chatted
from components.feed import Feed
from components.feed_lines import as_story, draw_line
from components.panel import Piece

CAST = {"scarlet": "Ann", "mustard": "Bea", "white": "Cem", "green": "Dan"}
TRIO = Trio("plum", "rope", "hall")
SUGGESTED = e.Suggested("scarlet", TRIO, suspect_moved=True, weapon_moved=True)
HOSTILE = "<img src=x onerror=alert(1)>"


@pytest.fixture
async def page(user: User) -> User:
    ui.page("/")(lambda: None)
    await user.open("/")
    return user


def line(event: Event, viewer: str | None = None, cast: dict[str, str] = CAST, *, private: bool = False) -> FeedLine:
    """A line of a mystery's feed, as a room makes it."""
    telling = GAME.tell(event, viewer, cast)
    assert telling is not None
    return FeedLine(
        seq=1,
        at=0,
        event=event,
        text=telling.text,
        of_game=True,
        private=private,
        matters=telling.matters,
        routine=telling.routine,
        passing=telling.passing,
        heading=telling.heading,
        joint=telling.joint,
    )


def said(text: str, speaker: str) -> FeedLine:
    return FeedLine(seq=1, at=0, event=Chatted("p", text), text=text, of_game=False, speaker=speaker)


def refusals(*seats: str, viewer: str | None = None) -> list[FeedLine]:
    return [line(e.CouldNotDisprove(seat), viewer) for seat in seats]


def read(piece: Piece) -> list[str]:
    """The lines in a piece, as they are read."""
    lines = re.findall(r'<(?:p|h3) class="line.*?</(?:p|h3)>', piece.content)
    return [unescape(re.sub(r"<[^>]+>", "", each)) for each in lines]


def send(feed: Feed) -> None:
    """Have what is new sent to the browser."""
    feed._new.client.outbox.updates.clear()


@pytest.mark.req("P-3.1")
def test_a_turn_has_a_heading_with_face_name_and_colour() -> None:
    drawn = draw_line(line(e.TurnBegan("scarlet", True)))
    assert '<h3 class="line turn scarlet"' in drawn
    assert "face-scarlet" in drawn
    assert "emblem-scarlet" in drawn
    assert ">Ann’s turn<" in drawn
    assert ">Miss Scarlet<" in drawn
    assert 'data-says="It’s Ann’s turn."' in drawn
    own = draw_line(line(e.TurnBegan("scarlet", True), "scarlet"))
    assert ">Your turn<" in own
    assert 'class="line turn scarlet matters"' in own
    assert 'data-says="It’s your turn, and you have to move."' in own


@pytest.mark.parametrize(("whose", "sign"), [("red", "<svg"), ("", None), ("nobody-knows", None)])
def test_a_heading_has_the_sign_of_a_team_or_none(whose: str, sign: str | None) -> None:
    drawn = draw_line(FeedLine(1, 0, Chatted("p", "x"), "Text.", of_game=True, heading=Heading("Title", whose)))
    assert (sign in drawn) if sign else "turn-face" not in drawn


@pytest.mark.req("P-3.1")
def test_the_refusals_of_a_suggestion_are_one_line() -> None:
    first = [line(SUGGESTED), *refusals("mustard", "white", "green"), line(e.NobodyDisproved("scarlet"))]
    assert [each.text for each in as_story(first)] == [
        "Ann suggested Professor Plum in the Hall with the Rope.",
        "Bea, Cem and Dan couldn’t disprove it.",
        "Nobody could disprove the suggestion.",
    ]
    own = as_story(refusals("mustard", "white", "green", viewer="white"))
    assert [each.text for each in own] == ["You, Bea and Dan couldn’t disprove it."]


def test_refusals_of_two_suggestions_are_two_lines() -> None:
    story = as_story([*refusals("mustard"), line(SUGGESTED), *refusals("white")])
    assert [each.text for each in story][::2] == ["Bea couldn’t disprove it.", "Cem couldn’t disprove it."]


def test_chat_stands_in_a_turn_as_speech() -> None:
    story = as_story([line(e.TurnBegan("scarlet", True)), said("Hm.", "Bea"), line(SUGGESTED)])
    assert [draw_line(each).split('"')[1] for each in story] == ["line turn scarlet", "line said", "line told"]


@pytest.mark.req("P-3.1", "P-5.3")
def test_a_private_line_has_a_lock_and_says_so() -> None:
    seen = draw_line(line(e.CardSeen("green", "rope"), "scarlet", private=True))
    assert 'class="line private matters"' in seen
    assert "Only for you: " in seen
    assert "<svg" in seen
    assert "Only for you" not in draw_line(line(e.CardShown("green", "scarlet"), "white"))


def test_what_is_true_for_a_moment_alone_is_left_out_for_those_it_does_not_ask() -> None:
    asked = e.AskedToDisprove("green")
    assert as_story([line(asked, "white")]) == []
    assert len(as_story([line(asked, "green")])) == 1


@pytest.mark.req("P-3.4", "P-5.4")
def test_names_and_words_are_text() -> None:
    cast = {**CAST, "scarlet": HOSTILE, "mustard": HOSTILE}
    lines = [line(e.TurnBegan("scarlet", True), cast=cast), line(e.CouldNotDisprove("mustard"), cast=cast)]
    lines += [line(e.CouldNotDisprove("white"), cast=cast), said(HOSTILE, HOSTILE)]
    for each in as_story(lines):
        assert "<img src=x" not in draw_line(each)
        assert "&lt;img src=x" in draw_line(each)


@pytest.mark.req("P-3.1")
async def test_refusals_are_joined_when_a_page_opens_and_when_they_come_later(page: User) -> None:
    with page:
        opened, live = Feed("one"), Feed("other")
        lines = [line(SUGGESTED), *refusals("mustard", "white")]
        opened.add(lines)
        live.add([])
        live.add(lines)
    assert read(opened._past) == read(live._new)
    assert read(live._new)[-1] == "Bea and Cem couldn’t disprove it."
    assert 'data-first="0"' in live._new.content


async def test_refusals_that_wait_to_be_sent_are_joined(page: User) -> None:
    with page:
        feed = Feed("feed")
        feed.add([])
        feed.add([line(SUGGESTED), *refusals("mustard")])
        feed.add(refusals("white"))
    assert read(feed._new)[1:] == ["Bea and Cem couldn’t disprove it."]


@pytest.mark.parametrize("was_there", [True, False])
async def test_a_line_that_was_sent_is_sent_again_when_it_grows(page: User, *, was_there: bool) -> None:
    """With its own number, so that the page's script puts it in the place of the old one."""
    with page:
        feed = Feed("feed")
        feed.add(refusals("mustard") if was_there else [])
        if not was_there:
            feed.add([line(SUGGESTED), *refusals("mustard")])
        send(feed)
        feed.add(refusals("white"))
        assert read(feed._new) == ["Bea and Cem couldn’t disprove it."]
        assert f'data-first="{-1 if was_there else 1}"' in feed._new.content
        send(feed)
        feed.add([line(e.CardShown("green", "scarlet"))])
    assert read(feed._new) == ["Dan showed Ann a card."]
    assert f'data-first="{0 if was_there else 2}"' in feed._new.content

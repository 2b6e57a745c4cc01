"""Pages for when something is not there or went wrong: each says what happened, and what to do next."""

from __future__ import annotations

from markupsafe import Markup
from nicegui import ui

from clueapp.rooms.handle import SeatLoss
from components.html import Child, el, heading, join
from components.panel import Panel
from components.pictures import icon, image, scenery
from components.shell import Page, bar


def no_such_room(message: str) -> None:
    """The page of a room that there is not."""
    advice = (
        "The code may be mistyped, or the room was closed because nobody came back for a long time. "
        "Ask for the link again, or open a room of your own."
    )
    content = notice("Nobody answers the door", message, advice, _home(), picture="envelope-closed")
    _page("No such room", content)


_LOST: dict[SeatLoss, tuple[str, str, str, str]] = {
    "moved": (
        "This seat isn’t yours any more",
        "It was moved to another device with a seat link.",
        "If you moved it yourself, keep playing there. If not, see whether another seat is free.",
        "Take another seat",
    ),
    "removed": (
        "You’re off the guest list",
        "The host has removed you from the room.",
        "If that was a mistake, have a word with the host. You can still watch, or see whether a seat is free.",
        "Back to the room",
    ),
    "left": (
        "You’ve left the table",
        "You gave up your seat in this room.",
        "If you’ve changed your mind, see whether a seat is free, or watch.",
        "Back to the room",
    ),
}


def seat_lost(code: str, loss: SeatLoss) -> None:
    """What a page shows once its seat has gone, and how it went; it stands below a room's bar."""
    title, text, advice, go = _LOST[loss]
    content = notice(
        title,
        text,
        advice,
        el("a", icon("replay"), go, href=f"/room/{code}", cls="button primary", testid="to-room"),
        _home(kind="plain"),
        picture="card-back",
        level=2,
    )
    Panel("notice-place", data_testid="seat-lost", role="alert").show("lost", lambda: content)


def bad_seat_link(message: str, code: str | None = None) -> None:
    """The page of a seat link that opens nothing."""
    _page("Seat link", used_link(message, code))


def used_link(message: str, code: str | None) -> Markup:
    """Why a seat link opens nothing, and how to get another."""
    advice = (
        "A seat link works once. To make a new one, open the menu of the room on the device that has the seat, "
        "and choose “Play on another device”."
    )
    to_room = el("a", "Go to the room", href=f"/room/{code}", cls="button primary", testid="to-room") if code else None
    ends = (to_room, _home(kind="plain" if code else "primary"))
    return notice("This seat link doesn’t work", message, advice, *ends, picture="envelope-open")


def not_found() -> None:
    """The page for an address that leads nowhere."""
    text = "There is no page at this address."
    advice = "Perhaps a letter is missing. You’ll find all the games on the home page."
    _page("Not found", notice("A wall where a door should be", text, advice, _home(), picture="card-back"))


def one_moment(message: str) -> None:
    """The page while the store does not answer; it looks again by itself, since whoever reloads stays here else."""
    ui.context.client.status_code = 503
    ui.add_head_html('<meta http-equiv="refresh" content="2">')
    advice = "Your games are safe: every move is saved. This page will try again by itself."
    _page("One moment", notice("One moment, please", message, advice, picture="card-back"))


def out_of_order() -> None:
    """The page for a failure of ours, without a word of what only a programmer understands."""
    text = "Something went wrong on our side while this page was opening. We’ve made a note of it."
    advice = "Your games are safe: every move is saved. Please try again in a moment."
    again = el("a", icon("replay"), "Try again", href="", cls="button primary")
    content = notice("The lights went out", text, advice, again, _home(kind="plain"), picture="card-back")
    _page("Out of order", content)


def notice(title: str, text: str, advice: str, *ends: Child, picture: str, level: int = 1) -> Markup:
    """A notice in front of the house."""
    card = el(
        "section",
        image(picture, cls="notice-picture"),
        heading(level, title),
        el("p", text, cls="lead"),
        el("p", advice, cls="quiet"),
        el("p", *ends, cls="ends"),
        cls="notice",
    )
    return join(notice_scene(), card)


def notice_scene() -> Markup:
    """The house behind a notice."""
    return el("div", scenery("house", cls="notice-house"), cls="notice-scene", aria_hidden="true")


def _home(kind: str = "primary") -> Markup:
    return el("a", icon("door"), "See all games", href="/", cls=f"button {kind}", testid="to-home")


def _page(title: str, content: Markup) -> None:
    ui.page_title(f"{title} · Clueapp")
    with Page("notice-page").root:
        Panel("bar", tag="header").show("bar", bar)
        Panel("notice-place").show("notice", lambda: content)

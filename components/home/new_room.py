"""The dialog that opens a room: it asks for a name and, in some games, for the number of players."""

from __future__ import annotations

from functools import partial

from markupsafe import Markup

from components.home.catalogue import Poster
from components.home.hero import problem
from components.home.picks import pick_row
from components.html import button, el, heading, join
from components.pictures import icon, scenery
from components.requests import Choose, Create
from components.steps import draw_steps

DIALOG = "new-room"
PROMISE = "You’ll get a link to share. Start when your guests are here."
FILLED_UP = "You’ll get a link to share. System players take any empty seats."


def _with_guests(poster: Poster) -> Markup:
    """The first button of the form, so that Enter in the name presses it."""
    words = "Select Players" if poster.numbers else f"Invite {poster.guests}"
    go = button(join(icon("link"), words), type="submit", kind="primary wide", testid="create-room")
    return el("div", go, el("p", FILLED_UP if poster.numbers else PROMISE, cls="quiet"), cls="way")


def _number(poster: Poster, chosen: int | None) -> Markup | None:
    """The choice of the number of players, if the game asks for it (D-1.2); the highest is preselected."""
    if not poster.numbers:
        return None
    usual = poster.numbers[-1]
    choices = ((each, str(each)) for each in poster.numbers)
    return pick_row("players", "How many players?", choices, chosen if chosen in poster.numbers else usual)


def _alone(poster: Poster) -> Markup | None:
    """The way to practise, for a player who would rather not wait for guests."""
    if poster.practice is None:
        return None
    label = join(icon("clockwork"), "Or practise alone")
    return button(label, sends=Choose(poster.name, practise=True), kind="small", testid="practise-instead")


def draw_new_room(poster: Poster, wish: Create | None = None, wrong: str = "") -> Markup:
    """The dialog for one game; after a refusal, with the refused wish filled in and the reason."""
    field = el(
        "input",
        id="host-name",
        name="name",
        value=wish.name if wish else "",
        autocomplete="nickname",
        required=True,
        autofocus=True,
        data={"remember": "name", "missing": "Please enter a name."},
        aria_describedby="new-room-problem",
        testid="player-name",
    )
    form = el(
        "form",
        heading(2, poster.title, name="new-room-title"),
        el("p", f"{poster.players}, {poster.minutes}.", cls="quiet"),
        draw_steps(poster.steps, 0) if poster.steps else None,
        _number(poster, wish.players if wish else None),
        el("label", "Your name", for_="host-name"),
        field,
        el("div", problem(wrong), id="new-room-problem", role="alert"),
        _with_guests(poster),
        el("div", _alone(poster), button("Not now", data={"local": "close"}, kind="small"), cls="ends"),
        sends=partial(Create, game=poster.name),
    )
    return el("dialog", _picture(poster), form, id=DIALOG, cls="dialog new-room", aria_labelledby="new-room-title")


def _picture(poster: Poster) -> Markup:
    """The poster or, if opening the room is the first step of a set-up, the empty board (D-1.1)."""
    if poster.steps:
        return el("div", scenery(f"board-{poster.name}"), cls="dialog-board", aria_hidden="true", testid="empty-board")
    return el("div", scenery(poster.picture, cls="poster-art"), cls="dialog-picture", aria_hidden="true")

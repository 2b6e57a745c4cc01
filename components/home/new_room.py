"""The dialog that opens a room for guests: a name is all it asks for."""

from __future__ import annotations

from functools import partial

from markupsafe import Markup

from clueapp.rooms.people.writing import NAME_LENGTH
from components.home.catalogue import Poster
from components.home.hero import problem
from components.html import button, el, heading, join
from components.pictures import icon, scenery
from components.requests import Choose, Create

DIALOG = "new-room"
PROMISE = "You get a link to share, and start when your guests are in."


def _with_guests(poster: Poster) -> Markup:
    """The first button of the form, so that Enter in the name presses it."""
    go = button(join(icon("link"), f"Invite {poster.guests}"), type="submit", kind="primary wide", testid="create-room")
    return el("div", go, el("p", PROMISE, cls="quiet"), cls="way")


def _alone(poster: Poster) -> Markup | None:
    """To whom who would rather not wait for anybody."""
    if poster.practice is None:
        return None
    label = join(icon("clockwork"), "Or practise alone")
    return button(label, sends=Choose(poster.name, practise=True), kind="small", testid="practise-instead")


def draw_new_room(poster: Poster, name: str = "", wrong: str = "") -> Markup:
    """The dialog for one game, with the name that was typed and what was wrong with it."""
    field = el(
        "input",
        id="host-name",
        name="name",
        value=name,
        maxlength=NAME_LENGTH,
        autocomplete="nickname",
        required=True,
        autofocus=True,
        data={"remember": "name"},
        aria_describedby="new-room-problem",
        testid="player-name",
    )
    form = el(
        "form",
        heading(2, poster.title, name="new-room-title"),
        el("p", f"{poster.players}, {poster.minutes}.", cls="quiet"),
        el("label", "Your name", for_="host-name"),
        field,
        el("div", problem(wrong), id="new-room-problem", role="alert"),
        _with_guests(poster),
        el("div", _alone(poster), button("Not now", data={"local": "close"}, kind="small"), cls="ends"),
        sends=partial(Create, game=poster.name),
    )
    picture = el("div", scenery(poster.picture, cls="poster-art"), cls="dialog-picture", aria_hidden="true")
    return el("dialog", picture, form, id=DIALOG, cls="dialog new-room", aria_labelledby="new-room-title")

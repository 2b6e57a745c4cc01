"""The dialog that opens a room: a name is all it asks for."""

from __future__ import annotations

from markupsafe import Markup

from clueapp.rooms.words import NAME_LENGTH
from components.home.catalogue import Poster
from components.home.hero import problem
from components.html import button, el, heading
from components.pictures import scenery

DIALOG = "new-room"
PROMISE = "You get a link to share, and start when your guests are in."


def _alone(poster: Poster) -> Markup | None:
    """Practise against a system player, without waiting for anybody."""
    if not poster.robots:
        return None
    levels = (el("option", label, value=name) for name, label in poster.robots)
    choice = el("select", *levels, name="strength", aria_label="How well it plays", testid="strength")
    go = button("Practise alone", type="submit", name="alone", value="yes", testid="practise")
    return el("span", go, choice, cls="alone")


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
    ends = el(
        "div",
        button("Not now", data={"local": "close"}),
        _alone(poster),
        button("Open the room", type="submit", kind="primary", testid="create-room"),
        cls="ends",
    )
    form = el(
        "form",
        heading(2, f"Host a game of {poster.title}", name="new-room-title"),
        el("p", f"{poster.players}, {poster.minutes}. {PROMISE}", cls="quiet"),
        el("label", "Your name", for_="host-name"),
        field,
        el("div", problem(wrong), id="new-room-problem", role="alert"),
        ends,
        act="CREATE",
        sends={"game": poster.name},
    )
    picture = el("div", scenery(poster.picture, cls="poster-art"), cls="dialog-picture", aria_hidden="true")
    return el("dialog", picture, form, id=DIALOG, cls="dialog new-room", aria_labelledby="new-room-title")

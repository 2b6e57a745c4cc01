"""Changing one's name in the lobby: a player's own name is a button that opens a dialog."""

from __future__ import annotations

from markupsafe import Markup

from clueapp.rooms.lobby.commands import Rename
from clueapp.rooms.view import PlayerView, TableView
from components.html import button, el, heading
from components.pictures import icon

DIALOG = "new-name"


def own_name(you: PlayerView) -> Markup:
    """The viewer's name, which opens the dialog."""
    return el(
        "button",
        el("b", you.name),
        icon("pencil"),
        type="button",
        cls="player own-name",
        data={"local": "open", "dialog": DIALOG},
        testid="change-name",
        title="Change your name",
        aria_label=f"{you.given_name}: change your name",
    )


def part(table: TableView) -> object:
    return table.you and table.you.name


def draw(table: TableView) -> Markup:
    """The dialog that asks for the new name; nothing for watchers."""
    if table.you is None:
        return Markup("")
    field = el(
        "input",
        id="new-name-field",
        name="name",
        value=table.you.given_name,
        autocomplete="nickname",
        required=True,
        autofocus=True,
        data={"remember": "name", "missing": "Please enter a name."},
        testid="new-name",
    )
    ends = el(
        "div",
        button("Cancel", data={"local": "close"}),
        button("Change my name", type="submit", kind="primary", testid="new-name-send"),
        cls="ends",
    )
    label = el("label", "What should the others call you?", for_="new-name-field")
    form = el("form", label, field, el("div", role="alert"), ends, sends=Rename, cls="new-name")
    title = heading(2, "Your name", name="new-name-title")
    return el("dialog", title, form, id=DIALOG, cls="dialog", aria_labelledby="new-name-title")

"""What somebody without a seat is asked: a name, and then what they will be; or nothing, where no seat is free."""

from __future__ import annotations

from markupsafe import Markup

from clueapp.rooms.view import TableView
from components.html import el
from components.pictures import icon
from components.requests import SitDown

SIT_DOWN_FORM = "sit-down"
"""The form of those who have no seat yet; what they choose sends it."""


def part(table: TableView) -> object:
    """Who else sits down is no part of it, so that a name being typed stays."""
    return "seated" if table.you is not None else "asked" if table.open_places else "full"


def draw(table: TableView) -> Markup:
    if table.you is not None:
        return Markup("")
    if not table.open_places:
        text = "Every seat is taken, but you’re welcome to watch: the table appears here as soon as the game begins."
        return el("p", icon("eye"), text, cls="watching", testid="watching")
    field = el(
        "input",
        id="newcomer-name",
        name="name",
        placeholder="How the others will know you",
        autocomplete="nickname",
        required=True,
        data={"remember": "name", "missing": "Please enter a name."},
        testid="player-name",
    )
    # Enter in the field sends nothing: what one will be is chosen by its own button.
    no_default = el("button", type="submit", disabled=True, hidden=True)
    label = el("label", el("span", "1", cls="step"), "Your name", for_="newcomer-name")
    then = el("p", el("span", "2", cls="step"), _wanted(table), icon("arrow_s"), cls="then")
    return el("form", no_default, label, field, then, id=SIT_DOWN_FORM, sends=SitDown, cls="newcomer")


def _wanted(table: TableView) -> str:
    return "Choose a team and a role" if table.game.info.teams else "Choose a character"

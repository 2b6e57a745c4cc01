"""The house, what this is, and the way into a room that somebody else has opened."""

from __future__ import annotations

from markupsafe import Markup

from clueapp.rooms.people.keys import CODE_LENGTH
from components.html import button, el, heading
from components.pictures import icon, scenery
from components.requests import Join

CODE_HINT = (
    f"A code has {CODE_LENGTH} letters and digits, such as ABC234; it never contains I, L, O, 0 or 1. "
    "Please check it, or open the link you were sent."
)
_LEAD = "Choose a game, share one link, and everybody sits down at the same table. No accounts, nothing to install."


def backdrop() -> Markup:
    """The country house across the whole width, with a veil on which words can be read."""
    house = scenery("house", cls="hero-house")
    return el("div", house, el("div", cls="hero-veil"), cls="hero-picture", aria_hidden="true")


def words() -> Markup:
    return el(
        "div",
        el("p", "A house of games for stormy nights", cls="overline"),
        heading(1, "The parlour is open"),
        el("p", _LEAD, cls="lead"),
        cls="hero-words",
    )


def join_form() -> Markup:
    """Asks for a room's code; a pasted link does as well."""
    field = el(
        "input",
        id="join-code",
        name="code",
        maxlength=200,
        placeholder="ABC234",
        autocomplete="off",
        autocapitalize="characters",
        spellcheck="false",
        required=True,
        data={"missing": "Please type a room code first."},
        aria_describedby="join-problem",
        cls="code-field",
        testid="join-code",
    )
    label = el("label", "Got a room code?", for_="join-code")
    go = button("Join", type="submit", kind="primary", testid="join")
    return el("form", label, el("div", field, go, cls="join-row"), sends=Join, cls="join-form")


def problem(message: str) -> Markup:
    """What was wrong with something typed; nothing while nothing is."""
    return el("p", icon("cross"), message, cls="problem") if message else Markup("")

"""The form for a clue: a word, a number, and a check while the spymaster is typing (W-2.4)."""

from __future__ import annotations

from functools import cache

from markupsafe import Markup

from clueapp.games.codenames.actions import Clue
from clueapp.games.codenames.clue_check import CLUE_LENGTH, checked_clue
from clueapp.games.codenames.state import CodenamesTable
from clueapp.kernel.errors import IllegalAction
from components.html import button, el
from components.pictures import icon
from components.requests import Consider

UNLIMITED = "unlimited"
VERDICT = "clue-verdict"


@cache
def draw(counts: tuple[str, ...]) -> Markup:
    """The form; nothing else draws it again, so whatever has been typed stays."""
    field = el(
        "input",
        name="word",
        maxlength=CLUE_LENGTH,
        required=True,
        pattern=r".*\S.*",
        autocomplete="off",
        autocapitalize="characters",
        spellcheck="false",
        aria_label="Your clue",
        aria_describedby=VERDICT,
        placeholder="One word",
        data={"focus": "", "draft": Consider.wire_name, "draft_as": "text", "missing": "Type your clue first."},
        cls="clue-word",
        testid="clue-word",
    )
    numbers = el("div", *map(_count, counts), cls="clue-counts", role="radiogroup", aria_label="For how many cards")
    send = button("Give the clue", type="submit", kind="primary", testid="action-clue")
    return el("form", field, numbers, send, sends=Clue, cls="clue-form")


def _count(count: str) -> Markup:
    missing = {"missing": "Choose a number first."}
    testid = f"clue-count-{count}"
    radio = el("input", type="radio", name="count", value=count, required=True, data=missing, testid=testid)
    shown = el("span", "∞", title="Unlimited guesses", aria_hidden="true") if count == UNLIMITED else el("span", count)
    unseen = el("span", "unlimited", cls="sr-only") if count == UNLIMITED else None
    return el("label", radio, shown, unseen, cls="clue-count")


def verdict(text: str, game: CodenamesTable) -> Markup:
    """Say whether a clue would be refused, and why; nothing while the field is empty."""
    if not text.strip():
        return Markup("")
    try:
        clue = checked_clue(text, game.words_in_play)
    except IllegalAction as refusal:
        return el("p", icon("cross"), el("span", refusal.message), cls="no")
    return el("p", icon("check"), el("span", f"You can give “{clue}”."), cls="yes")

"""Lists of one's own, where a game takes some: which there are, and how the host brings one more (W-4.1)."""

from __future__ import annotations

from markupsafe import Markup

from clueapp.kernel.direction import isolated
from clueapp.rooms.lobby.commands import RemovePack
from clueapp.rooms.lobby.packs import MOST_PACKS, TITLE_LENGTH
from clueapp.rooms.view import TableView
from components.html import button, el, heading, join
from components.pictures import icon

DIALOG = "bring-pack"


def draw(table: TableView) -> Markup | None:
    """Nothing where there is none, and nobody looks who could bring one."""
    things = table.game.info.packs_of
    if not things or not (table.packs or table.is_host):
        return None
    title = f"Your own {things}" if table.is_host else f"The host’s own {things}"
    lists = el("ul", *(_pack(table, *each) for each in table.packs), cls="own-packs") if table.packs else None
    bring = _bring() if table.is_host and len(table.packs) < MOST_PACKS else None
    head = el("div", el("h3", title, id="own-packs-title"), bring, cls="own-packs-head")
    return el("div", head, lists, role="group", aria_labelledby="own-packs-title")


def _bring() -> Markup:
    label = join(icon("scroll"), "Add a list…")
    return button(label, kind="small", data={"local": "open", "dialog": DIALOG}, testid="bring-pack")


def _pack(table: TableView, title: str, number: int) -> Markup:
    amount = el("span", f"{number:,} {table.game.info.packs_of}", cls="pack-size")
    return el(
        "li",
        icon("check"),
        el("b", el("bdi", title), cls="pack-title", title=title),
        amount,
        _remove(title) if table.is_host else None,
        cls="own-pack",
        testid="own-pack",
    )


def _remove(title: str) -> Markup:
    return button(
        icon("cross"),
        kind="icon remove",
        sends=RemovePack(title),
        data={"confirm": f"Remove “{isolated(title)}” from this room?"},
        testid="remove-pack",
        aria_label=f"Remove the list {title}",
        title=f"Remove {title}",
    )


def dialog_part(table: TableView) -> object:
    """Whether one more was taken is no part of it, so that what the server said stays."""
    return table.is_host and table.game.info.takes_packs


def draw_dialog(table: TableView) -> Markup:
    """Where the host pastes a list; it goes to the server by a request of its own."""
    if not dialog_part(table):
        return Markup("")
    things = table.game.info.packs_of
    form = el(
        "form",
        el("label", "Title", for_="pack-title"),
        el(
            "input",
            id="pack-title",
            name="title",
            maxlength=TITLE_LENGTH,
            required=True,
            data={"missing": "Please give the list a title."},
            testid="pack-title",
        ),
        el("label", f"Your {things}, one per line or separated by commas", for_="pack-text"),
        el(
            "textarea",
            id="pack-text",
            name="text",
            rows=6,
            required=True,
            spellcheck="false",
            data={"missing": f"Please paste some {things} first."},
            testid="pack-text",
        ),
        el("label", "Or choose a file (.txt, .csv)", for_="pack-file"),
        el("input", id="pack-file", type="file", accept=".txt,.csv,text/plain,text/csv", testid="pack-file"),
        el("div", cls="pack-answer", role="status", testid="pack-answer"),
        el(
            "div",
            button("Close", data={"local": "close"}, testid="pack-close"),
            button("Add the list", type="submit", kind="primary", testid="pack-add"),
            cls="ends",
        ),
        data={"posts": f"/room/{table.code}/packs"},
        cls="bringing",
    )
    title = heading(2, f"Your own {things}", name="bring-pack-title")
    about = el("p", f"These {things} are used along with the packs you’ve ticked. Nobody sees them before the game.")
    return el("dialog", title, about, form, id=DIALOG, cls="dialog", aria_labelledby="bring-pack-title")

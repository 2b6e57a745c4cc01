"""The scene of an accusation that was false: who accused whom of what, what it means, and who plays on.

The envelope stays sealed for all but its accuser, who alone sees inside. A true one is the game's end, staged there.
"""

from __future__ import annotations

from functools import cache

from markupsafe import Markup

from clueapp.games.mystery.cards import Trio, title
from clueapp.games.mystery.state import Accusation
from components.html import button, el, heading, join
from components.pictures import icon, image
from components.tables.mystery import MysteryTableView
from components.tables.mystery.hand import card as face_up
from components.tables.mystery.people import Speech, called, cast

_SEALED, _OPENED = 1_500, 2_900
"""When the verdict falls, in milliseconds: after the cards, and for its accuser after what is in the envelope."""


def part(table: MysteryTableView) -> object:
    made = _made(table)
    if made is None or table.view is None:
        return "nothing"
    public = table.view.public
    return "accusation", made, public.sleuths, table.view.seat, _inside(table, made), cast(table)


def draw(table: MysteryTableView, speech: Speech) -> Markup:
    made = _made(table)
    if made is None or table.view is None:
        return Markup("")
    inside = _inside(table, made)
    if inside is not None or table.view.seat == made.followed_by:
        return _draw(table, made, speech, inside)
    return table.once("accusation", lambda: _draw(table, made, speech, None))


def accuser(table: MysteryTableView, made: Accusation, speech: Speech) -> Markup:
    """Who accuses, and in which words."""
    is_you = table.view is not None and table.view.seat == made.seat
    who = "You accuse" if is_you else f"{called(table, made.seat)} accuses"
    face = el("span", image(f"portrait-{made.seat}", cls="face"), cls=f"portrait {made.seat}")
    return el("div", face, el("div", heading(2, who), _quote(speech, made.trio)), cls="accuser")


def _quote(speech: Speech, trio: Trio) -> Markup:
    return el("p", f"“{speech.accusation(trio)}”", cls="quote", testid="accused")


def _made(table: MysteryTableView) -> Accusation | None:
    """The last accusation until the next player's turn is over, so that the board is in sight again."""
    public = table.view.public if table.view else None
    if public is None or public.accusation is None or public.phase == "over":
        return None
    return public.accusation if public.turn_number <= public.accusation.turn + 1 else None


def _inside(table: MysteryTableView, made: Accusation) -> Trio | None:
    """What lies in the envelope, for the one who has just looked into it and for nobody else."""
    own = table.view.own if table.view else None
    return own.solution if own and table.view and table.view.seat == made.seat else None


def _draw(table: MysteryTableView, made: Accusation, speech: Speech, inside: Trio | None) -> Markup:
    verdict = _OPENED if inside else _SEALED
    return el(
        "section",
        _close(),
        accuser(table, made, speech),
        _accused(made.trio),
        _opened(inside) if inside else _sealed(),
        _meaning(table, made, is_own=inside is not None),
        cls=f"scene accusation {'opened' if inside else 'sealed'}",
        testid="accusation",
        style=f"--verdict:{verdict}ms",
        data={"hideable": f"accusation-{table.games_played}-{made.seat}", "after": verdict},
    )


@cache
def _close() -> Markup:
    return button(
        icon("cross"),
        kind="icon close",
        data={"local": "hide"},
        testid="hide-accusation",
        aria_label="Hide the accusation",
    )


@cache
def _accused(trio: Trio) -> Markup:
    return el("div", *(face_up(each, testid=f"accused-{each}") for each in trio.cards), cls="scene-cards")


@cache
def _sealed() -> Markup:
    return el("div", image("envelope-closed", cls="envelope"), _stamp(), cls="envelope-row")


@cache
def _stamp() -> Markup:
    return el("b", "False", cls="stamp", testid="verdict")


@cache
def _opened(inside: Trio) -> Markup:
    cards = (
        el(
            "div",
            el("div", image("card-back"), cls="back"),
            el("div", face_up(each, testid=f"solution-{each}"), cls="front"),
            cls="turning",
        )
        for each in inside.cards
    )
    alone = el(
        "p", icon("lock"), el("span", "In the envelope.", cls="roomy-only"), "Only you see this.", cls="only-you"
    )
    envelope = el("div", image("envelope-open", cls="envelope"), _stamp(), cls="envelope-row")
    return el(
        "div", envelope, el("div", alone, el("div", *cards, cls="inside"), cls="inside-place"), cls="envelope-view"
    )


def _meaning(table: MysteryTableView, made: Accusation, *, is_own: bool) -> Markup:
    """What it means for the one who failed, and who plays on."""
    if is_own:
        fate = "You are out of the hunt, but you still show cards."
    else:
        fate = f"{called(table, made.seat)} is out of the hunt, and still shows cards."
    return el(
        "div", el("p", fate, cls="fate"), _hunters(table), el("p", _next(table, made), cls="next-turn"), cls="meaning"
    )


def _hunters(table: MysteryTableView) -> Markup | None:
    public = table.view.public if table.view else None
    if public is None:
        return None
    names = {player.seat: player.name for player in table.players}
    left = (el("li", image(f"token-{seat}"), el("b", names.get(seat) or title(seat))) for seat in public.sleuths)
    return el("div", el("span", "Still in the hunt:"), el("ul", *left), cls="hunters")


def _next(table: MysteryTableView, made: Accusation) -> str | Markup:
    if made.followed_by is None or table.view is None:
        return ""
    if table.view.seat == made.followed_by:
        return join(el("b", "You"), " play next.")
    return join(el("b", called(table, made.followed_by)), " plays next.")

"""The scene of an accusation: who accuses whom of what, the envelope, the verdict, and who plays on.

It is revealed in steps, at the same time for everybody (`REVEAL` in `clueapp/games/mystery/clocks.py`). If the
accusation is false, only the accuser sees the cards from the envelope; if it is true, everybody does, and the ending
follows.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache

from markupsafe import Markup
from nicegui import ui

from clueapp.games.mystery.cards import Trio, title
from clueapp.games.mystery.state import Accusation
from components.html import button, el, heading, join
from components.panel import Panel
from components.pictures import icon, image
from components.tables.mystery import MysteryTableView
from components.tables.mystery.hand import card as face_up
from components.tables.mystery.people import Speech, called, cast
from components.tables.mystery.prompt import name_of

Part = tuple[object, Callable[[], Markup]]
"""The slice of one panel, and how it is drawn."""
_SAID, _OPENED, _JUDGED, _PAST = range(4)
"""The steps of the reveal; `_PAST` is the scene as it stays on the table afterwards."""


class AccusationScene:
    """One client's scene. Each part has its own panel, so that a later step doesn't replay an earlier one."""

    def __init__(self) -> None:
        self.place = ui.element("div").classes("panel scene-place")
        self.place.props["aria-live"] = "polite"
        self._panels: dict[str, Panel] = {}
        self._name: str | None = None

    def show(self, table: MysteryTableView, speech: Speech) -> None:
        """Bring it up to date."""
        sight = sight_of(table)
        self._lay_out(f"accusation-{table.games_played}-{sight.made.seat}" if sight else None)
        if sight:
            for name, (part, draw) in parts(table, sight, speech).items():
                self._panels[name].show(part, draw)
        is_revealing = sight is not None and sight.step < _PAST
        self.place.classes(add="revealing" if is_revealing else "", remove="" if is_revealing else "revealing")

    def _lay_out(self, name: str | None) -> None:
        if name == self._name:
            return
        self._name = name
        self.place.clear()
        if name is None:
            return
        with self.place, ui.element("section").classes("scene accusation") as section:
            self._panels = {"charge": Panel("scene-part")}
            with ui.element("div").classes("envelope-view"):
                with ui.element("div").classes("envelope-row"):
                    self._panels |= {part: Panel("scene-part") for part in ("envelope", "stamp")}
                with ui.element("div").classes("inside-place"):
                    self._panels |= {part: Panel("scene-part") for part in ("whose", "inside")}
            self._panels["meaning"] = Panel("scene-part")
        section.props.update({"data-testid": "accusation", "data-hideable": name})


@dataclass(frozen=True, slots=True)
class Sight:
    """One viewer's sight of an accusation: the step of its reveal, and the cards they see."""

    made: Accusation
    is_own: bool
    step: int
    is_true: bool
    inside: Trio | None
    """The cards from the envelope, once this viewer sees them."""


def sight_of(table: MysteryTableView) -> Sight | None:
    """Find the accusation that is being revealed, or the last one until the next player's turn is over."""
    if table.view is None or (made := table.view.public.accusation) is None:
        return None
    public, is_own = table.view.public, table.view.seat == made.seat
    if table.revealing is not None:
        step, outcome = table.revealing.step, table.revealing.outcome.view
    elif public.phase != "over" and public.turn_number <= made.turn + 1:
        step, outcome = _PAST, table.view
    else:
        return None
    if outcome is None:
        return None
    is_true = outcome.public.winner == made.seat
    seen_by_all = outcome.public.solution if is_true and step >= _JUDGED else None
    seen_alone = outcome.public.solution if is_true else outcome.own.solution if outcome.own else None
    inside = seen_alone if is_own and step >= _OPENED else seen_by_all
    return Sight(made, is_own, step, is_true, inside)


def parts(table: MysteryTableView, sight: Sight, speech: Speech) -> Mapping[str, Part]:
    """The panels of the scene, from top to bottom."""
    made, names = sight.made, cast(table)
    stamp = ("True" if sight.is_true else "False") if sight.step >= _JUDGED else None
    is_open = sight.step >= _OPENED
    whose = _whose(table, sight)
    after = (table.view.seat, table.view.public.sleuths, made) if table.view and sight.step == _PAST else "not yet"
    return {
        "charge": ((made.trio, sight.is_own, names), lambda: join(accuser(table, made, speech), _accused(made.trio))),
        "envelope": (is_open, lambda: _envelope(is_open=is_open)),
        "stamp": (stamp or "none", lambda: _stamp(stamp) if stamp else Markup("")),
        "whose": (whose, lambda: whose),
        "inside": ((is_open, sight.inside), lambda: _inside(sight.inside, is_open=is_open)),
        "meaning": ((after, names), lambda: Markup("") if after == "not yet" else _meaning(table, sight)),
    }


def accuser(table: MysteryTableView, made: Accusation, speech: Speech) -> Markup:
    """The accuser, and their sentence."""
    is_you = table.view is not None and table.view.seat == made.seat
    who = "You accuse" if is_you else f"{called(table, made.seat)} accuses"
    face = el("span", image(f"portrait-{made.seat}", cls="face"), cls=f"portrait {made.seat}")
    return el("div", face, el("div", heading(2, who), _quote(speech, made.trio)), cls="accuser")


def _quote(speech: Speech, trio: Trio) -> Markup:
    return el("p", f"“{speech.accusation(trio)}”", cls="quote", testid="accused")


@cache
def _accused(trio: Trio) -> Markup:
    return el("div", *(face_up(each, testid=f"accused-{each}") for each in trio.cards), cls="scene-cards")


@cache
def _envelope(*, is_open: bool) -> Markup:
    return image("envelope-open" if is_open else "envelope-closed", cls="envelope")


@cache
def _stamp(word: str) -> Markup:
    return el("b", word, cls=f"stamp {word.lower()}", testid="verdict")


def _whose(table: MysteryTableView, sight: Sight) -> Markup:
    """The line that says who sees the cards from the envelope."""
    if sight.step < _OPENED:
        return el("p", "The envelope is still sealed.", cls="whose")
    if sight.is_true and sight.step >= _JUDGED:
        return el("p", "Now everybody can see them.", cls="whose")
    if sight.is_own:
        return el("p", icon("lock"), "Only you can see this.", cls="whose only-you")
    name = name_of(table, sight.made.seat)
    return el("p", f"{name} looks inside …" if sight.step < _JUDGED else f"Only {name} has seen these.", cls="whose")


@cache
def _inside(inside: Trio | None, *, is_open: bool) -> Markup:
    """The cards from the envelope: still inside, face down, or face up."""
    back = el("div", image("card-back"), cls="back")
    if inside is None:
        return el("div", *[el("div", back, cls="unturned")] * 3, cls=f"inside{'' if is_open else ' sealed'}")
    fronts = (el("div", face_up(each, testid=f"solution-{each}"), cls="front") for each in inside.cards)
    return el("div", *(el("div", back, front, cls="turning") for front in fronts), cls="inside")


def _meaning(table: MysteryTableView, sight: Sight) -> Markup:
    """The consequences for the accuser, the players left in the hunt, and a button that hides the scene."""
    if sight.is_own:
        fate = "You’re out of the hunt, but you still show cards."
    else:
        fate = f"{called(table, sight.made.seat)} is out of the hunt, but still shows cards."
    following = el("p", _next(table, sight.made), cls="next-turn")
    return join(_close(), el("div", el("p", fate, cls="fate"), _hunters(table), following, cls="meaning"))


@cache
def _close() -> Markup:
    return button(
        icon("cross"),
        kind="icon close",
        data={"local": "hide"},
        testid="hide-accusation",
        aria_label="Hide the accusation",
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
        return join(el("b", "You"), "’re next.")
    return join(el("b", called(table, made.followed_by)), " is next.")

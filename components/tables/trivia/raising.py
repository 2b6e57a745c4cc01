"""The controls for a raise: three quick totals to press, and a slider with a field for any other."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from markupsafe import Markup

from clueapp.games.trivia.actions import Raise
from components.html import button, el

RAISE_FIELD = "raise-to"


@dataclass(frozen=True, slots=True)
class QuickRaise:
    """A total that one press raises to."""

    name: str
    amount: int
    meaning: str
    """The meaning of the total, for a tooltip and a screen reader."""

    @property
    def key(self) -> str:
        return self.name[0].lower()


def quick_raises(least: int, most: int) -> tuple[QuickRaise, ...]:
    """Double the bet, half of the most that both can bet, or all of that; each total is legal and offered once.

    >>> [(each.name, each.amount) for each in quick_raises(51, 500)]
    [('Double', 100), ('Half', 250), ('All in', 500)]
    >>> [(each.name, each.amount) for each in quick_raises(51, 80)]
    [('All in', 80)]
    """
    bet = least - 1
    found = (
        QuickRaise("Double", 2 * bet, "twice the bet"),
        QuickRaise("Half", most // 2, "half of all you can both bet"),
        QuickRaise("All in", most, "all you can both bet"),
    )
    totals = {each.amount: each for each in sorted(found, key=_plainness) if least <= each.amount <= most}
    return tuple(each for each in found if totals.get(each.amount) == each)


def _plainness(raised: QuickRaise) -> int:
    """Of two names for one total, the plainer one is kept: the later in this order."""
    return ("Half", "Double", "All in").index(raised.name)


@lru_cache(maxsize=512)
def draw(least: int, most: int) -> Markup:
    """All the ways to raise, in one frame."""
    quick = quick_raises(least, most)
    buttons = el("div", *map(_quick, quick), cls="quick-raises", data={"settles": f"raise {least} {most}"})
    return el(
        "div",
        el("span", "Raise to", cls="raise-word", id="raise-word"),
        buttons,
        _form(least, most),
        cls="raise",
        role="group",
        aria_labelledby="raise-word",
    )


def _quick(raised: QuickRaise) -> Markup:
    words = f"{raised.name} {raised.amount}: raise to {raised.meaning}"
    return el(
        "button",
        el("span", f"{raised.name} ", cls="quick-name"),
        el("b", str(raised.amount), el("kbd", raised.key.upper(), aria_hidden="true")),
        type="button",
        sends=Raise(raised.amount),
        data={"keys": raised.key},
        cls="button plain quick-raise",
        testid=f"action-raise-{raised.name.split()[0].lower()}",
        title=words,
        aria_label=words,
    )


def _form(least: int, most: int) -> Markup:
    """Any total within the limits, by a slider or by its figure."""
    begin = min(max(2 * (least - 1), least), most)
    slider = el(
        "input",
        type="range",
        min=least,
        max=most,
        value=begin,
        data={"mirror": RAISE_FIELD},
        aria_label="Raise to",
        id="raise-slider",
        disabled=least == most,
    )
    figure = el(
        "input",
        type="number",
        name="amount",
        id=RAISE_FIELD,
        min=least,
        max=most,
        value=begin,
        data={"mirror": "raise-slider", "missing": f"Please choose a total from {least} to {most}."},
        aria_label=f"Raise to, from {least} to {most}",
        required=True,
        testid="raise-amount",
    )
    send = button("Raise", type="submit", kind="plain raise-send", testid="action-raise")
    limits = el("span", el("span", str(least)), slider, el("span", str(most)), cls="raise-slide")
    return el("form", limits, figure, send, sends=Raise, cls="raise-form")

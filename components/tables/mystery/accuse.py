"""The accusation: every suspect, weapon and room as a card, and the sentence that builds itself as one chooses.

The sheet lies over the board and leaves the notebook beside it in use. What one knows of a card is written on it, and
the suggestion that nobody could disprove is chosen already, or what the notebook has proven.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Literal

from markupsafe import Markup

from clueapp.games.mystery.actions import Accuse
from clueapp.games.mystery.cards import ROOMS, SUSPECTS, WEAPONS, Trio, the, title
from clueapp.games.mystery.certainty import conclusions
from clueapp.games.mystery.state import MysteryTable, MysteryView
from components.html import button, el, heading
from components.pictures import image
from components.tables.mystery import MysteryTableView
from components.tables.mystery.hand import hyphenated
from components.tables.mystery.known import Known, badge, known
from components.tables.mystery.people import Speech

_GROUPS = {
    "suspect": (SUSPECTS, "Who was it?", "whom?"),
    "weapon": (WEAPONS, "With what?", "what?"),
    "room": (ROOMS, "Where?", "which room?"),
}
"""Of each group its cards, the question, and what stands in the sentence until one has answered it."""
_ANYBODY = Trio("plum", "rope", "hall")


@dataclass(frozen=True, slots=True)
class Charge:
    """What one knows of the cards, and whom one would accuse."""

    facts: Mapping[str, Known]
    chosen: Trio | None


def part(table: MysteryTableView) -> Charge | Literal["nothing"]:
    if table.view is None or table.menu.form(Accuse) is None:
        return "nothing"
    facts = known(table.view)
    return Charge(facts, suspicion(table.view, facts))


def draw(charge: Charge | Literal["nothing"], speech: Speech) -> Markup:
    if charge == "nothing":
        return Markup("")
    groups = (
        _group(name, tuple(charge.facts.get(card) for card in cards), charge.chosen)
        for name, (cards, _, _) in _GROUPS.items()
    )
    form = el("form", _top(), *groups, _say(speech.accusation, charge.chosen), sends=Accuse)
    return el("dialog", form, id="accuse", cls="dialog accuse", data={"beside": ""}, aria_labelledby="accuse-title")


def suspicion(view: MysteryView[MysteryTable], facts: Mapping[str, Known]) -> Trio | None:
    """What the notebook has proven; else the last suggestion that nobody disproved and that speaks against nothing one
    knows: one's own before others'.
    """
    table, proven = view.public, conclusions(view).proven
    if proven is not None:
        return proven
    refuted = {each.trio for each in table.failed}
    open_ones = [
        each
        for each in table.inquiries
        if len(each.passed) == len(table.players) - 1
        and each.trio not in refuted
        and not any(card in facts for card in each.trio.cards)
    ]
    own = [each for each in open_ones if each.seat == view.seat]
    return next((each.trio for each in (*reversed(own), *reversed(open_ones))), None)


@cache
def _top() -> Markup:
    """What this is, and what it means if it is false."""
    picture = image("envelope-closed", cls="accuse-envelope")
    head = el("div", picture, heading(2, "Make your accusation", name="accuse-title"), cls="accuse-head")
    words = (
        "If you’re right, you win at once. If you’re wrong, only you see the solution, and you’re out of the hunt: you "
        "still show cards to the others, but you no longer move, suggest or accuse."
    )
    return el("div", head, el("p", words, cls="warning", id="accuse-warning"), cls="accuse-top")


@lru_cache(maxsize=1_024)
def _group(name: str, facts: tuple[Known | None, ...], chosen: Trio | None) -> Markup:
    cards, question, _ = _GROUPS[name]
    picks = (
        _pick(name, card, fact, is_chosen=chosen is not None and card in chosen)
        for card, fact in zip(cards, facts, strict=True)
    )
    return el("fieldset", el("legend", question), *picks, cls=f"picks {name}", role="radiogroup")


@lru_cache(maxsize=1_024)
def _pick(group: str, card: str, fact: Known | None, *, is_chosen: bool) -> Markup:
    radio = el(
        "input",
        type="radio",
        name=group,
        value=card,
        required=True,
        checked=is_chosen,
        data={"words": the(card), "missing": f"Choose a {group} first."},
        testid=f"accuse-{card}",
    )
    face = el("span", image(f"card-{card}", cls="card-face"), cls="pick-face")
    return el(
        "label", radio, face, badge(fact), el("b", hyphenated(title(card))), cls=f"pick{' known' if fact else ''}"
    )


@lru_cache(maxsize=1_024)
def _say(speak: Callable[[Trio], str], chosen: Trio | None) -> Markup:
    """What one is about to say, and the button that says it."""
    sentence = el("p", *_gaps(speak, chosen), cls="charge", id="accuse-charge", testid="charge", aria_live="polite")
    ends = el(
        "div",
        button("Not yet", data={"local": "close"}, testid="accuse-cancel"),
        button(
            el("span", "I accuse ", _gap("suspect", chosen, "…")),
            type="submit",
            kind="confirm",
            testid="accuse-confirm",
            aria_labelledby="accuse-charge",
            aria_describedby="accuse-warning",
        ),
        cls="ends",
    )
    return el("div", sentence, el("div", role="alert", cls="accuse-missing"), ends, cls="accuse-say")


def _gaps(speak: Callable[[Trio], str], chosen: Trio | None) -> list[str | Markup]:
    """The sentence with a gap for each card; the page's script fills them as cards are chosen."""
    parts: list[str | Markup] = [speak(_ANYBODY)]
    for name in _GROUPS:
        said = the(getattr(_ANYBODY, name))
        at, words = next((at, part) for at, part in enumerate(parts) if not isinstance(part, Markup) and said in part)
        before, after = words.split(said)
        parts[at : at + 1] = [before, _gap(name, chosen, _GROUPS[name][2]), after]
    return parts


def _gap(name: str, chosen: Trio | None, blank: str) -> Markup:
    words = the(getattr(chosen, name)) if chosen else blank
    return el("span", words, cls="gap", data={"says": name, "blank": blank, "filled": chosen is not None})

"""One card of the board: the word on paper, or what it was when it is turned over."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from markupsafe import Markup

from clueapp.games.codenames.actions import Unvote, Vote
from clueapp.games.codenames.state import Colour
from components.html import el, join
from components.pictures import icon, image
from components.tables.codenames.colours import ROLES, sign
from components.tables.codenames.fitting import broken, broken_lines_of, broken_width_of, lines_of, width_of

VARIANTS = 2
"""How many portraits there are of each kind of agent and bystander."""


@dataclass(frozen=True, slots=True)
class Card:
    """All that one viewer sees of a card."""

    index: int
    word: str
    colour: Colour | None = None
    """Of a card that has been turned over; for other cards, only known to viewers with the key."""
    is_open: bool = False
    is_over: bool = False
    """Whether the game is over, so everybody sees what was never turned over."""
    finders: tuple[str, ...] = ()
    """Who turned it over, then who else had voted for it."""
    voters: tuple[str, ...] = ()
    call: str = ""
    """Say why its votes are still waiting."""
    is_chosen: bool = False
    is_own: bool = False
    """Whether the viewer votes for it."""
    can_vote: bool = False
    is_dimmed: bool = False


@lru_cache(maxsize=4_096)
def draw(card: Card, *, turns: bool = False) -> Markup:
    """The card; if it turns over just now, with the side on which it lay."""
    if not card.is_open:
        return _paper(card)
    front = _turned(card)
    if not turns:
        return front
    word = el("span", cls="word", data={"word": broken(card.word.upper())})
    back = el("div", word, cls="word-card paper back", style=_size(card.word), aria_hidden="true")
    return el("div", front, back, cls="flip")


def _paper(card: Card) -> Markup:
    content = join(
        el("span", sign(card.colour), cls="key-sign", title=ROLES[card.colour]) if card.colour else None,
        _tags(card.voters),
        _word(card.word),
        el("span", card.call, cls="awaits") if card.call else None,
        el("span", f"{ROLES[card.colour]}, never found", cls="card-role") if card.colour and card.is_over else None,
    )
    known = f" known {card.colour}" if card.colour else ""
    states = f"{' chosen' if card.is_chosen else ''}{' own' if card.is_own else ''}{' never' if card.is_over else ''}"
    classes, style, label = f"word-card paper{known}{states}", _size(card.word), _label(card)
    if not (card.can_vote or card.is_own):
        return el("div", content, cls=classes, style=style, role="img", aria_label=label)
    return el(
        "button",
        content,
        type="button",
        cls=f"{classes} votable",
        style=style,
        sends=Unvote() if card.is_own else Vote(card.index),
        data={"card": card.index},
        testid=f"vote-{card.index}",
        aria_pressed="true" if card.is_own else "false",
        aria_label=label,
    )


def _turned(card: Card) -> Markup:
    colour = card.colour or "neutral"
    band = el(
        "span",
        _word(card.word),
        el("span", sign(colour), el("span", _role(card, colour)), cls="card-role"),
        cls="band",
    )
    return el(
        "div",
        image(portrait_of(colour, card.index), cls="spy"),
        band,
        cls=f"word-card open {colour}{' dimmed' if card.is_dimmed else ''}",
        style=_size(card.word),
        role="img",
        aria_label=_label(card),
    )


def portrait_of(colour: Colour, index: int) -> str:
    """The name of the picture under a card.

    >>> portrait_of("red", 3), portrait_of("assassin", 3)
    ('spy-red-2', 'spy-assassin')
    """
    return "spy-assassin" if colour == "assassin" else f"spy-{colour}-{index % VARIANTS + 1}"


def _role(card: Card, colour: Colour) -> str:
    """What it was; at the end also by whom it was found."""
    return f"{ROLES[colour]} · {', '.join(card.finders)}" if card.is_over and card.finders else ROLES[colour]


def _word(word: str) -> Markup:
    return el("span", broken(word.upper()), cls="word")


def _size(word: str) -> str:
    whole = f"--w:{width_of(word)};--lines:{lines_of(word)}"
    return f"{whole};--broken:{broken_width_of(word)};--broken-lines:{broken_lines_of(word)}"


def _tags(names: tuple[str, ...]) -> Markup | None:
    """Who votes for it, by name; where there is little room, as many as fit and the number of the others."""
    if not names:
        return None
    tags = (el("span", icon("check"), el("bdi", name), cls="tag") for name in names)
    return el("span", *tags, cls="tags", data={"more": len(names) - 1 or None})


def _label(card: Card) -> str:
    """What a screen reader says of it.

    >>> _label(Card(0, "ocean", voters=("Ann", "Ben"))), _label(Card(0, "ocean", "red", is_open=True, finders=("Ann",)))
    ('OCEAN, 2 votes: Ann, Ben', 'OCEAN, red agent, found by Ann')
    """
    parts = [card.word.upper()]
    if card.colour:
        never = ", never turned over" if card.is_over and not card.is_open else ""
        parts.append(ROLES[card.colour].lower() + never)
    if card.finders:
        parts.append(f"found by {', '.join(card.finders)}")
    if card.voters:
        parts.append(f"{len(card.voters)} vote{'' if len(card.voters) == 1 else 's'}: {', '.join(card.voters)}")
    return ", ".join([*parts, *filter(None, [card.call])])

"""The set-up by hand: a tray of weapons, three groups of cards, and buttons; its leader acts, the others watch."""

from __future__ import annotations

from functools import cache

from markupsafe import Markup

from clueapp.games.classic.actions import Begin, Deal, DrawCaseFile, FinishSetup, PlaceWeapon, ScatterWeapons
from clueapp.games.classic.info import SETUP_STEPS
from clueapp.games.classic.state import GROUPS, ClassicTable
from clueapp.games.mystery.cards import ROOMS, WEAPONS, the, title
from components.html import button, cap, el, join
from components.pictures import icon, image
from components.steps import draw_steps
from components.tables.mystery.prompt import Words

_GROUP_NAMES = {"suspects": "Suspects", "weapons": "Weapons", "rooms": "Rooms"}
STEPS = ("weapons", "case_file", "deal", "notebooks")
_HOW_TO_DRAW = el("p", "Drag the top card of each group onto the envelope, or choose the group.", cls="quiet")


def words_for_leader(public: ClassicTable) -> Words:
    match public.phase:
        case "weapons":
            left = len(WEAPONS) - len(public.weapons)
            return f"Place Weapons: {left} left", "Drag a weapon into a room, or choose a weapon and then its room."
        case "case_file":
            left = len(GROUPS) - len(public.drawn)
            return (
                f"Sort Cards: {left} to draw",
                "Put one card of each group into the case file. Nobody sees which.",
            )
        case "deal":
            return "Shuffle Cards", "The case file is sealed. Now shuffle the other cards and deal them out."
    own = (
        "Check off your own cards in yours, then start the game."
        if public.notebook == "hand"
        else "Your own cards are already marked in yours."
    )
    return "Assign Notebook", f"Everybody gets a notebook. {own}"


def words_for_watchers(public: ClassicTable, leader: str) -> Words:
    match public.phase:
        case "weapons":
            return f"{leader} is setting up the game", "Place Weapons: each weapon goes into a room of its own."
        case "case_file":
            return (
                f"{leader} is filling the case file",
                "Sort Cards: one of each group, and nobody sees which.",
            )
        case "deal":
            return f"{leader} is dealing the cards", "Shuffle Cards: all the other cards are dealt out."
    is_by_hand = public.notebook == "hand"
    own = "check off your own cards in it." if is_by_hand else "your own cards are already marked in it."
    return f"{leader} is about to begin the game", f"Assign Notebook: you have yours now; {own}"


def progress(public: ClassicTable) -> Markup:
    """The progress of the set-up, for everybody: the lobby's steps, then one for each phase."""
    first = len(SETUP_STEPS) - len(STEPS)
    return draw_steps(SETUP_STEPS, first + STEPS.index(public.phase))


def watched(public: ClassicTable) -> Markup:
    """What lies on the table, for those who watch."""
    piles = _piles(public.drawn, is_open=False) if public.phase in ("case_file", "deal") else None
    return join(progress(public), piles)


def choices(public: ClassicTable) -> Markup:
    """What the leader does now."""
    return join(progress(public), _step(public))


def _step(public: ClassicTable) -> Markup:
    match public.phase:
        case "weapons":
            return join(_tray(public), _ends(_at_random()))
        case "case_file":
            piles = _piles(public.drawn, is_open=True)
            return join(piles if public.drawn else _begun_by("Sort Cards", "S", join(_HOW_TO_DRAW, piles)), _ends())
        case "deal":
            return join(_piles(public.drawn, is_open=False), _ends(_shuffle_cards()))
    return join(_begun_by("Assign Notebook", "N", _play_game()), _ends())


def _begun_by(words: str, key: str, then: Markup) -> Markup:
    """A step that its leader begins with a button. It opens on their page only: nothing is sent to the game."""
    name = words.lower().replace(" ", "-")
    press = button(
        join(words, cap(key)),
        kind="primary wide",
        testid=f"action-{name}",
        keys=key.lower(),
        data={"local": "unfold", "fold": name},
        aria_expanded="false",
    )
    return join(el("div", press, cls="fold-first"), el("div", then, hidden=True, data={"folded": name}))


@cache
def _shuffle_cards() -> Markup:
    words = join(icon("cards"), "Shuffle Cards", cap("D"))
    return button(words, sends=Deal(), kind="primary", testid="action-deal", keys="d")


@cache
def _play_game() -> Markup:
    words = join(icon("play"), "Play Game", cap("P"))
    return button(words, sends=Begin(), kind="primary wide", testid="action-begin", keys="p")


def _ends(main: Markup | None = None) -> Markup:
    return el("div", _do_the_rest(), main, cls="ends")


@cache
def _do_the_rest() -> Markup:
    return button("Do the rest for me", sends=FinishSetup(), testid="action-finish-setup")


@cache
def _at_random() -> Markup:
    return button("Place at random", sends=ScatterWeapons(), testid="action-scatter")


def _tray(public: ClassicTable) -> Markup:
    """A form: which weapon, and as many buttons as there are free rooms. A weapon can also be dragged to the board."""
    weapons = (_weapon(weapon, public.weapons.get(weapon)) for weapon in WEAPONS)
    rooms = (_room(room, is_free=room in public.free_rooms) for room in ROOMS)
    return el(
        "form",
        el("fieldset", el("legend", "Which weapon?"), *weapons, cls="chooser weapon tray", role="radiogroup"),
        el("fieldset", el("legend", "Which room?"), *rooms, cls="chooser rooms"),
        sends=PlaceWeapon,
        cls="set-up",
    )


@cache
def _weapon(weapon: str, room: str | None) -> Markup:
    missing = {"missing": "Choose a weapon first."}
    testid = f"setup-{weapon}"
    radio = el("input", type="radio", name="weapon", value=weapon, required=True, data=missing, testid=testid)
    where = el("small", title(room)) if room else None
    return el(
        "label",
        radio,
        image(f"weapon-{weapon}"),
        el("span", title(weapon), where),
        cls=f"choice{' placed' if room else ''}",
        draggable="true",
        data={"carry": "weapon"},
        title=f"{title(weapon)}: in {the(room)}" if room else f"{title(weapon)}: drag it into a room",
    )


@cache
def _room(room: str, *, is_free: bool) -> Markup:
    return el(
        "button",
        title(room),
        type="submit",
        name="room",
        value=room,
        disabled=not is_free,
        testid=f"action-place-{room}",
        cls="button room-choice",
    )


def _piles(drawn: tuple[str, ...], *, is_open: bool) -> Markup:
    piles = (_pile(group, len(cards), is_drawn=group in drawn, is_open=is_open) for group, cards in GROUPS.items())
    return el("div", *piles, cls="piles", testid="piles")


@cache
def _pile(group: str, size: int, *, is_drawn: bool, is_open: bool) -> Markup:
    """A group of cards, face down; its top card can be dragged to the case file, or sent there by a click."""
    number = tuple(GROUPS).index(group) + 1
    name = _GROUP_NAMES[group]
    can_draw = is_open and not is_drawn
    cards = join(*(image("card-back", cls="card-face") for _ in range(3)))
    left = f"{size - is_drawn} cards"
    label = join(el("b", name), el("small", "One is in the file" if is_drawn else left))
    send = button(
        join(label, cap(str(number))),
        sends=DrawCaseFile(group),
        keys=str(number),
        kind="pile-name",
        testid=f"action-draw-{group}",
        aria_label=f"{name}: put the top card into the case file",
    )
    return el(
        "div",
        el("span", cards, cls="stack"),
        send if can_draw else el("span", label, cls="pile-name"),
        cls=f"pile{' open' if can_draw else ''}{' drawn' if is_drawn else ''}",
        testid=f"pile-{group}",
        sends=DrawCaseFile(group) if can_draw else None,
        data={"carry": "group"} if can_draw else None,
        draggable="true" if can_draw else None,
    )

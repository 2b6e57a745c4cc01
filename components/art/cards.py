"""The playing cards, 180 x 252, each with its name at the foot, and the case file of the solution."""

from clueapp.games.clueless.board import PLAN
from clueapp.games.mystery.cards import ROOMS, SUSPECTS, WEAPONS, title
from components.art import classic_geometry
from components.art.emblems import emblem_mark
from components.art.lettering import lettered
from components.art.palette import NIGHT, SUSPECT_COLOURS, SUSPECT_INKS
from components.art.portraits import portrait_mark
from components.art.rooms import draw_room
from components.art.rooms.floors import DECOR
from components.art.svg import circle, document, group, path, rect, stroke
from components.art.weapons import weapon_mark

CARD_WIDTH, CARD_HEIGHT = 180, 252

_PAPER = NIGHT.paper
_INK = NIGHT.ink
_BRASS = NIGHT.brass
_DEEP = NIGHT.brass_deep


def card_face(name: str) -> str:
    """The face of a suspect, weapon or room card."""
    if name in SUSPECTS:
        picture, accent = _suspect(name), SUSPECT_COLOURS[name]
    elif name in WEAPONS:
        picture, accent = _weapon(name), "#6c7682"
    else:
        picture, accent = _room(name) + _nine_rooms(name), DECOR[name].floor
    return _card(name, picture, accent)


def mansion_card(room: str) -> str:
    """The face of a room card of Classic Clue: its plan is the mansion's."""
    return _card(room, _room(room) + _mansion(room), DECOR[room].floor)


def _card(name: str, picture: str, accent: str) -> str:
    label = lettered(title(name), 90, 227, 148, _INK, height=15)
    return document(CARD_WIDTH, CARD_HEIGHT, _frame(accent) + picture + _edges() + label)


def _frame(accent: str) -> str:
    return (
        rect(0.5, 0.5, 179, 251, _PAPER, f'rx="9" stroke="{_INK}" stroke-width="1"')
        + rect(4.5, 4.5, 171, 243, "none", f'rx="6" stroke="{_DEEP}" stroke-width="1.2"')
        + rect(12, 206, 156, 5, accent)
        + stroke("M18 243.5H162M28 247H152", _DEEP, 0.9)
        + path("M8 212H12V240H8ZM168 212H172V240H168Z", accent)
    )


def _edges() -> str:
    """The stepped brass border drawn over the picture."""
    steps = "M12 30V12H30M150 12H168V30M12 188V206H168V188"
    inner = "M16 36V22H22V16H36M144 16H158V22H164V36"
    return (
        rect(12, 12, 156, 194, "none", f'stroke="{_INK}" stroke-width="1.6"')
        + stroke(steps, _BRASS, 2.4)
        + stroke(inner, NIGHT.brass_bright, 1.2)
    )


def _window(content: str, box: str) -> str:
    place = 'x="12" y="12" width="156" height="194"'
    return f'<svg {place} viewBox="{box}" preserveAspectRatio="xMidYMid slice">{content}</svg>'


def _suspect(name: str) -> str:
    colour = SUSPECT_COLOURS[name]
    medal = circle(150, 188, 15, _INK) + circle(150, 188, 13, colour, f'stroke="{_BRASS}" stroke-width="2"')
    return (
        _window(portrait_mark(name), "0 0 240 300")
        + medal
        + group(emblem_mark(name, SUSPECT_INKS[name], colour), 140.4, 178.4, 0.8)
    )


def _weapon(name: str) -> str:
    rays = "".join(f'<path d="M0 0-16-170H16Z" transform="rotate({turn})"/>' for turn in range(0, 360, 24))
    ground = (
        rect(0, 0, 156, 194, "#1d2230")
        + f'<g transform="translate(78 92)" fill="#2b3246">{rays}</g>'
        + circle(78, 92, 67, _BRASS)
        + circle(78, 92, 64, "#235364")
        + circle(78, 92, 54, "#33788a")
        + circle(78, 92, 42, "#56a0ab")
        + path("M0 150 78 138 156 150V194H0Z", "#8c1f2d")
        + path("M0 150 78 138V194H0Z", "#b3303f")
    )
    shadow = '<ellipse cx="80" cy="162" rx="52" ry="8" fill="#0b0d12" opacity=".45"/>'
    return _window(ground + shadow + group(weapon_mark(name), 14, 28, 2), "0 0 156 194")


def _room(name: str) -> str:
    """The room above; below it is space for the plan of the house with this room lit."""
    scene = (
        f'<svg x="12" y="12" width="156" height="96" viewBox="8 32 220 135.4">{draw_room(name, 236, 236, NIGHT)}</svg>'
    )
    plan = rect(12, 108, 156, 98, "#1d2230") + rect(12, 108, 156, 2, _BRASS)
    rays = "".join(f'<path d="M0 0-9-110H9Z" transform="rotate({turn})"/>' for turn in range(0, 360, 24))
    fan = f'<svg x="12" y="110" width="156" height="96"><g transform="translate(78 48)" fill="#252c3e">{rays}</g></svg>'
    return scene + plan + fan


def _nine_rooms(name: str) -> str:
    """The plan of Clue-Less."""
    ways = stroke("M54 128H126M54 158H126M54 188H126M54 128V188M90 128V188M126 128V188", _BRASS, 3)
    cells = ""
    for row, names in enumerate(PLAN):
        for column, other in enumerate(names):
            x, y = 41 + column * 36, 116.5 + row * 30
            cells += rect(x, y, 26, 23, *_lit_or_not(is_lit=other == name))
    return ways + cells


def _mansion(name: str) -> str:
    """The plan of Classic Clue: the rooms in their own shapes around the stairs."""
    cells = classic_geometry.ROOM_CELLS
    floors = "".join(
        path(classic_geometry.outline(cells[room]), fill, edge.replace('width="', 'width="1'))
        for room in ROOMS
        for fill, edge in [_lit_or_not(is_lit=room == name)]
    )
    stairs = path(classic_geometry.outline(classic_geometry.STAIR_CELLS), _DEEP)
    return group(floors + stairs, 47.5, 115, 0.085)


def _lit_or_not(*, is_lit: bool) -> tuple[str, str]:
    """How a room of a plan is filled and edged."""
    fill, edge, width = (NIGHT.light, NIGHT.paper, 2) if is_lit else ("#3b4358", _DEEP, 1)
    return fill, f'stroke="{edge}" stroke-width="{width}"'


def _monogram(colour: str) -> str:
    """A keyhole in a lozenge, the mark of the parlour."""
    return (
        stroke("M0-34 26 0 0 34-26 0ZM0-26 20 0 0 26-20 0Z", colour, 2)
        + circle(0, -5, 6.5, colour)
        + path("M-3-2H3L6 14H-6Z", colour)
    )


def card_back() -> str:
    """The back of every card: fans of brass on ink around a keyhole."""
    fan = "".join(
        f'<circle cx="15" cy="15" r="{r}"/><circle cx="0" cy="7.5" r="{r}"/><circle cx="30" cy="7.5" r="{r}"/>'
        for r in (14, 9, 4)
    )
    scales = (
        '<pattern id="scales" width="30" height="15" patternUnits="userSpaceOnUse"><g fill="none" '
        f'stroke="{_DEEP}">{fan}</g></pattern>'
    )
    return document(
        CARD_WIDTH,
        CARD_HEIGHT,
        f"<defs>{scales}</defs>"
        + rect(0.5, 0.5, 179, 251, _PAPER, f'rx="9" stroke="{_INK}"')
        + rect(8, 8, 164, 236, "#1d2230", 'rx="4"')
        + rect(8, 8, 164, 236, "url(#scales)", 'rx="4"')
        + rect(8, 8, 164, 236, "none", f'rx="4" stroke="{_BRASS}" stroke-width="2"')
        + path("M90 50 152 126 90 202 28 126Z", "#14171f", f'stroke="{_BRASS}" stroke-width="2"')
        + stroke("M90 60 144 126 90 192 36 126Z", _DEEP, 1)
        + stroke("M8 40H24V24H40V8M140 8V24H156V40H172M8 212H24V228H40V244M140 244V228H156V212H172", _BRASS, 2)
        + group(_monogram(NIGHT.brass_bright), 90, 126, 1.25),
    )


def envelope(is_open: bool) -> str:
    """The case file with its wax seal: closed, or open with three cards showing; 240 x 170."""
    blank = rect(0, 0, 46, 66, _PAPER, f'rx="3" stroke="{_INK}"')
    mark = group(_monogram(_BRASS), 23, 33, 0.55)
    cards = "".join(
        f'<g transform="translate({x} {y}) rotate({turn})">{blank}{rect(4, 4, 38, 58, fill)}{mark}</g>'
        for x, y, turn, fill in ((46, 26, -14, "#8c1f2d"), (98, 8, 0, "#1d2230"), (150, 16, 14, "#1f5c45"))
    )
    body = rect(14, 58, 212, 104, "#c9a96b", f'rx="3" stroke="{_INK}" stroke-width="1.5"')
    folds = path("M14 160 104 104 120 112 136 104 226 160Z", "#b8965a") + path(
        "M14 60 106 114 14 160ZM226 60 134 114 226 160Z", "#d8bb80"
    )
    if is_open:
        back = path("M14 60 110 6Q120 0 130 6L226 60Z", "#8f7340", f'stroke="{_INK}" stroke-width="1.5"')
        front = path(
            "M14 74 120 134 226 74V159Q226 162 223 162H17Q14 162 14 159Z",
            "#c9a96b",
            f'stroke="{_INK}" stroke-width="1.5"',
        )
        seam = stroke("M17 160 104 124M223 160 136 124", "#84662e", 1.4)
        return document(240, 170, back + rect(14, 58, 212, 82, "#6b5530") + cards + front + seam)
    flap = path(
        "M14 60Q14 57 17 57H223Q226 57 226 60L126 120Q120 124 114 120Z",
        "#dcc089",
        f'stroke="{_INK}" stroke-width="1.5"',
    )
    wax = (
        "M120 92C130 88 140 96 141 106 146 114 140 126 130 128 124 135 112 133 108 126 99 122 96 111 "
        "102 104 103 95 112 89 120 92Z"
    )
    seal = path(wax, "#8c1629") + circle(120, 111, 14, "#b3273a") + group(_monogram("#f0a0a0"), 120, 111, 0.36)
    tape = stroke("M120 57V98M120 130V162", "#8c1f2d", 4)
    return document(240, 170, body + folds + flap + tape + seal)

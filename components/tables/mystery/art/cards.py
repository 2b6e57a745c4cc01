"""The playing cards, 180 x 252, each with its name at the foot."""

from clueapp.games.mystery.cards import SUSPECTS, title
from components.art.card_back import CARD_HEIGHT, CARD_WIDTH
from components.art.lettering import lettered
from components.art.palette import NIGHT, SUSPECT_COLOURS, SUSPECT_INKS
from components.art.svg import circle, document, group, path, rect, stroke
from components.tables.mystery.art.emblems import emblem_mark
from components.tables.mystery.art.portraits import portrait_mark
from components.tables.mystery.art.rooms import draw_room
from components.tables.mystery.art.rooms.floors import DECOR
from components.tables.mystery.art.weapons import weapon_mark

_PAPER = NIGHT.paper
_INK = NIGHT.ink
_BRASS = NIGHT.brass
_DEEP = NIGHT.brass_deep


def card_face(name: str) -> str:
    """The face of a suspect's or a weapon's card."""
    if name in SUSPECTS:
        return _card(name, _suspect(name), SUSPECT_COLOURS[name])
    return _card(name, _weapon(name), "#6c7682")


def room_card(name: str, plan: str) -> str:
    """The face of a room's card, with the plan of the game's house on it."""
    return _card(name, _room(name) + plan, DECOR[name].floor)


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


def lit_or_not(*, is_lit: bool) -> tuple[str, str]:
    """How a room of a plan is filled and edged."""
    fill, edge, width = (NIGHT.light, NIGHT.paper, 2) if is_lit else ("#3b4358", _DEEP, 1)
    return fill, f'stroke="{edge}" stroke-width="{width}"'

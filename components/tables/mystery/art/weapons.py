"""The six weapons in two or three flat tones with a dark edge, view box 64 x 64."""

from collections.abc import Mapping
from types import MappingProxyType

from components.art.svg import document, squeeze

WEAPON_BOX = 64

_EDGE = "#14171f"
_PAPER = "#f3ead7"
_STEEL = "#aeb6bf"
_SLATE = "#6c7682"
_BRASS = "#c9a45c"
_BRASS_LIGHT = "#ecd08f"
_BRASS_DEEP = "#84662e"
_WOOD = "#7a4527"

_NOOSE = "M21 58C15 50 16 41 25 37 38 31 53 30 53 19 53 10 44 6 35 7 22 8 11 15 12 24 13 32 23 34 32 30"
_TAIL = "M32 30C44 25 56 34 55 45 54 54 45 58 37 55 30 52 31 44 37 43"

_ROPE = f"""
<g fill="none" stroke-linecap="round" stroke-linejoin="round">
<path d="{_TAIL}" stroke="{_EDGE}" stroke-width="11"/><path d="{_TAIL}" stroke="{_BRASS}" stroke-width="7"/>
<path d="{_TAIL}" stroke="{_BRASS_DEEP}" stroke-width="6" stroke-dasharray="1.8 5.2" stroke-linecap="butt"/>
<path d="{_NOOSE}" stroke="{_EDGE}" stroke-width="11.5"/><path d="{_NOOSE}" stroke="{_BRASS_LIGHT}"
stroke-width="7.5"/>
<path d="{_NOOSE}" stroke="{_BRASS_DEEP}" stroke-width="6" stroke-dasharray="1.8 5.2" stroke-linecap="butt"/>
</g>
<path d="M18 52 26 50 29 61 15 62Z" fill="{_BRASS_DEEP}" stroke="{_EDGE}" stroke-width="2"/>
"""

_LEAD_PIPE = f"""
<g stroke="{_EDGE}" stroke-width="2.4" stroke-linejoin="round">
<path d="M7 45 40 12Q50 3 58 12L61 15 51 25 48 22Q46 21 45 22L17 50Z" fill="{_STEEL}"/>
<path d="M3 45 10 38 24 52 17 59Z" fill="{_SLATE}"/>
<path d="M47 23 60 10 63.5 16 53 27Z" fill="{_SLATE}"/>
<path d="M31 17 37 11 47 21 41 27Z" fill="{_SLATE}"/>
</g>
<path d="M12 44 33 23 35 25 14 46Z" fill="{_PAPER}"/><path d="M43 13Q49 8 53 11L51 13Q48 11 44 16Z"
fill="{_PAPER}"/>
<path d="M20 49 41 28 43 24 17 47Z" fill="{_SLATE}" opacity=".7"/>
"""

_KNIFE = f"""
<g stroke="{_EDGE}" stroke-width="2.4" stroke-linejoin="round">
<path d="M60 3Q57 22 36 41L25 32Q44 11 60 3Z" fill="{_PAPER}"/>
<path d="M19 41 26 34 33 41 13 61Q10 63 6 59 2 55 4 52Z" fill="{_WOOD}"/>
<path d="M16 32Q20 28 24 31L37 43Q40 47 36 51 33 53 30 49L18 38Q14 35 16 32Z" fill="{_BRASS}"/>
</g>
<path d="M58 6Q55 21 36 38.5L30.5 36.5Z" fill="{_STEEL}"/>
<path d="M14 49 19 54M9 54 14 59" stroke="{_BRASS_LIGHT}" stroke-width="2"/>
<path d="M19 34 33 46" stroke="{_BRASS_LIGHT}" stroke-width="2" stroke-linecap="round"/>
"""

_WRENCH = f"""
<g stroke="{_EDGE}" stroke-width="2.4" stroke-linejoin="round">
<path d="M35 19 45 29 17 58Q12 63 6 58 1 52 6 47Z" fill="{_SLATE}"/>
<path d="M45 2Q33 3 31 13 30 20 34 25L39 30Q45 34 52 32 61 30 62 19L53 24 43 21 40 11Z" fill="{_STEEL}"/>
</g>
<path d="M36 23 9 50" stroke="{_STEEL}" stroke-width="4"/>
<path d="M42 4.5Q34 7 33.5 14 33 19 36 22" stroke="{_PAPER}" stroke-width="3" fill="none"/>
<circle cx="11.5" cy="52.5" r="3.4" fill="{_EDGE}"/>
"""

_CANDLESTICK = f"""
<g stroke="{_EDGE}" stroke-width="2.4" stroke-linejoin="round">
<path d="M32 1Q41 9 37 15 35 18 32 18 29 18 27 15 24 9 32 1Z" fill="#f7b733"/>
<path d="M27 18H37V33H27Z" fill="{_PAPER}"/>
<path d="M19 31H45Q44 39 36 40L35 47Q36 52 47 55 50 56 50 61H14Q14 56 17 55 28 52 29 47L28 40Q20 39 19 31Z"
fill="{_BRASS}"/>
</g>
<path d="M32 7Q35 11 32 15.5 29 11 32 7Z" fill="#fff3cf"/>
<path d="M22 33H30Q30 38 31 41V48Q30 54 19 57L17 59Q17 57 19 56.5 29 53 30.5 47L30 39Q23 38 22 33Z"
fill="{_BRASS_LIGHT}"/>
<path d="M42 33Q41 37 35 38.500L34 47Q36 54 48 58V60H40Q33 54 33 48L34 33Z" fill="{_BRASS_DEEP}" opacity=".75"/>
<path d="M34 20H36V30H34Z" fill="{_BRASS}"/>
"""

_REVOLVER = f"""
<g stroke="{_EDGE}" stroke-width="2.4" stroke-linejoin="round">
<path d="M6 16 11 12 14 16H60V25H40L38 33H24Q22 40 21 49 20 57 15 58L5 57Q2 55 4 50 9 40 9 32 9 26 5 21Z"
fill="{_SLATE}"/>
<path d="M22 33H36Q37 44 30 44 23 44 22 33Z" fill="none" stroke-width="5.5"/>
<path d="M12 30Q17 32 22 31 20 40 19 49 18 56 14 57L6 56Q4 54 5 51 11 40 12 30Z" fill="{_WOOD}"/>
<path d="M20 15H38V28H20Z" fill="{_STEEL}"/>
</g>
<path d="M22 33H36Q37 44 30 44 23 44 22 33" fill="none" stroke="{_STEEL}" stroke-width="2"/>
<path d="M40 18H58" stroke="{_PAPER}" stroke-width="2.5"/><path d="M21.5 17H36.5" stroke="{_PAPER}"
stroke-width="2.5"/>
<path d="M21.5 21.500H36.500M21.5 25H36.5" stroke="{_SLATE}" stroke-width="1.6"/>
<path d="M54 11H58V15H54Z" fill="{_STEEL}" stroke="{_EDGE}" stroke-width="1.5"/>
<path d="M14 37 18 38M12 42 17 43M10 47 16 48M8 52 14 53" stroke="{_BRASS}" stroke-width="1.5"/>
"""

_DRAWINGS: Mapping[str, str] = MappingProxyType(
    {
        "rope": squeeze(_ROPE),
        "lead_pipe": squeeze(_LEAD_PIPE),
        "knife": squeeze(_KNIFE),
        "wrench": squeeze(_WRENCH),
        "candlestick": squeeze(_CANDLESTICK),
        "revolver": squeeze(_REVOLVER),
    }
)


def weapon_mark(name: str) -> str:
    """The weapon as group content in its 64 x 64 box."""
    return _DRAWINGS[name]


def weapon(name: str) -> str:
    """The weapon as a picture of its own."""
    return document(WEAPON_BOX, WEAPON_BOX, _DRAWINGS[name])

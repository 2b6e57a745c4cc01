"""A wing chair, 160 x 170, as it waits for somebody, and with somebody in it whose face is in the shade of a hat."""

from components.art.palette import NIGHT
from components.art.svg import circle, document, path, stroke

_INK, _PANEL, _RAISED = NIGHT.assassin, NIGHT.panel, NIGHT.panel_raised
_BRASS, _BRIGHT = NIGHT.brass, NIGHT.brass_bright

_BUTTONS = ((66, 44), (94, 44), (80, 58), (66, 74), (94, 74), (80, 90))


def chair(*, is_taken: bool) -> str:
    """The chair, as seen from across the room."""
    back = "M44 112V46Q44 14 80 14T116 46V112Z"
    wings = "M44 60Q28 56 30 84L34 118H48V66ZM116 60Q132 56 130 84L126 118H112V66Z"
    seat = "M36 112H124Q130 112 130 120V136H30V120Q30 112 36 112Z"
    arms = "M26 98Q16 98 16 110V146H34V110Q34 98 26 98ZM134 98Q144 98 144 110V146H126V110Q126 98 134 98Z"
    feet = "M24 146 20 162H28L33 146ZM136 146 140 162H132L127 146Z"
    edge = f'stroke="{_BRASS}" stroke-width="2" stroke-linejoin="round"'
    buttons = "".join(circle(x, y, 2.4, _BRASS) for x, y in _BUTTONS)
    return document(
        160,
        170,
        path(feet, _BRASS)
        + path(wings, _PANEL, edge)
        + path(back, _RAISED, edge)
        + (_sitter() if is_taken else buttons)
        + path(seat, _PANEL, edge)
        + path(arms, _RAISED, edge)
        + (_hands() if is_taken else ""),
    )


def _sitter() -> str:
    """Hat, collar and coat; no more can be told."""
    coat = "M40 136Q38 92 64 84L80 94 96 84Q122 92 120 136Z"
    face = "M66 50H94V66Q94 82 80 82T66 66Z"
    brim = "M50 50Q80 40 110 50Q112 54 108 56Q80 48 52 56Q48 54 50 50Z"
    crown = "M62 47Q60 24 70 24Q80 29 90 24Q100 24 98 47Q80 42 62 47Z"
    edge = f'stroke="{_BRASS}" stroke-width="1.5" stroke-linejoin="round"'
    return (
        path(coat, _INK, edge)
        + path("M64 84 80 94 96 84 88 116 80 104 72 116Z", NIGHT.paper)
        + path("M77 98H83L86 124 80 132 74 124Z", _BRASS)
        + path(face, NIGHT.neutral)
        + path("M66 50H94V60Q80 66 66 60Z", _INK)
        + path(crown, _INK, edge)
        + stroke("M62 44Q80 39 98 44", _BRIGHT, 3)
        + path(brim, _INK, edge)
    )


def _hands() -> str:
    return circle(26, 106, 6, NIGHT.neutral) + circle(134, 106, 6, NIGHT.neutral)

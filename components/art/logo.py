"""The mark of the parlour: a keyhole seen through a magnifying glass."""

from components.art.palette import NIGHT
from components.art.svg import circle, document, path, rect, stroke


def logo_mark() -> str:
    """The mark as group content in its 64 x 64 box."""
    brass, bright, deep = NIGHT.brass, NIGHT.brass_bright, NIGHT.brass_deep
    return (
        path("M40 45 45 40 61 55Q63 59 60 61 57 63 54 61Z", "#8c1f2d", f'stroke="{NIGHT.ink}" stroke-width="1.5"')
        + path("M40 45 45 40 49 44 44 49Z", bright, f'stroke="{NIGHT.ink}" stroke-width="1.5"')
        + circle(27, 27, 25, NIGHT.ink)
        + circle(27, 27, 23.5, brass)
        + path("M27 3.5A23.5 23.5 0 0 0 10.4 43.6L43.6 10.4A23.5 23.5 0 0 0 27 3.5Z", bright)
        + circle(27, 27, 19, NIGHT.ink)
        + circle(27, 27, 17.5, "#1f2a44")
        + path("M27 9.5A17.5 17.5 0 0 0 27 44.5Z", "#2c3a5c")
        + circle(27, 22, 7, "#ffd98a")
        + path("M23.5 25H30.500L34 39H20Z", "#ffd98a")
        + path("M27 15A7 7 0 0 1 29 28.600L34 39H27Z", "#f0b64c")
        + stroke("M13 21A15 15 0 0 1 20 13.7", "#fff", 2.2, 'stroke-linecap="round" opacity=".8"')
        + stroke("M27 3.500V8M27 46V50.500M3.5 27H8M46 27H50.5", deep, 1.6)
    )


def logo() -> str:
    """The mark on no ground, 64 x 64."""
    return document(64, 64, logo_mark())


def favicon() -> str:
    """The mark on a rounded square of ink, 64 x 64."""
    ground = rect(0, 0, 64, 64, NIGHT.panel, f'rx="13" stroke="{NIGHT.brass}" stroke-width="2"')
    return document(64, 64, f'{ground}<g transform="translate(5 5) scale(.84)">{logo_mark()}</g>')

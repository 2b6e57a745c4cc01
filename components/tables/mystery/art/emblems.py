"""One emblem per suspect, so that colour is never the only sign: view box 24 x 24."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from components.art.palette import SUSPECT_COLOURS, SUSPECT_INKS, Palette
from components.art.svg import circle, document, group, path, stroke

EMBLEM_SIZE = 24


def _rose(colour: str, cut: str) -> str:
    return (
        stroke("M12 13.5C12.6 17 12.4 20 11.2 22.6", colour, 2.2, 'stroke-linecap="round"')
        + path(
            "M12.2 20C13.8 16.6 17.4 15.8 20 16.4 19 19.8 15.6 21.4 12.2 20ZM11.8 18.2C9.8 15.6 6.6 15.4 "
            "4.6 16.4 6 19.4 9 20.2 11.8 18.2Z",
            colour,
        )
        + path(
            "M12 1.2C14 1.2 15.4 2 16.2 3.2 18.6 3.6 19.8 6 18.8 8.4 19 11.6 15.8 14.6 12 14.6 8.2 14.6 5 "
            "11.6 5.2 8.4 4.2 6 5.4 3.6 7.8 3.2 8.6 2 10 1.2 12 1.2Z",
            colour,
        )
        + stroke(
            "M12.4 7.2C11 6.4 9.8 7.6 10.4 8.8 11.2 10.4 14 10.2 14.6 8 15.2 5.4 12.6 4 10.6 4.6 7.8 5.4 7 "
            "8.4 8.4 10.6 9.8 12.6 13 13 15.2 11.8",
            cut,
            1.3,
            'stroke-linecap="round"',
        )
    )


def _medal(colour: str, cut: str) -> str:
    return (
        path("M6.6 1H10.6L12 4.6 13.4 1H17.4L14.2 8.8H9.8Z", colour)
        + stroke("M8.9 1.2 11.2 7.2M15.1 1.2 12.8 7.2", cut, 0.9)
        + path(
            "M12 7.6 14.1 12.1 19 12.7 15.4 16.1 16.3 21 12 18.6 7.7 21 8.6 16.1 5 12.7 9.9 12.1Z",
            colour,
            f'stroke="{colour}" stroke-width="2.6" stroke-linejoin="round"',
        )
        + circle(12, 14.8, 2.4, "none", f'stroke="{cut}" stroke-width="1.3"')
    )


def _toque(colour: str, cut: str) -> str:
    return (
        path(
            "M6 15.4C2.6 14.8 1 12.2 1.6 9.6 2.2 7 4.6 5.6 6.8 6.2 7.6 3.4 9.6 2 12 2 14.4 2 16.4 3.4 17.2 "
            "6.2 19.4 5.6 21.8 7 22.4 9.6 23 12.2 21.4 14.8 18 15.4V16.6H6Z",
            colour,
        )
        + path("M6 18H18V20.4C18 21.6 15.4 22.4 12 22.4 8.6 22.4 6 21.6 6 20.4Z", colour)
        + stroke("M9.2 15V10.4M12 15V9.4M14.8 15V10.4", cut, 1.3, 'stroke-linecap="round"')
    )


def _bowler(colour: str, cut: str) -> str:
    return (
        path("M5.2 15.6V11.6C5.2 7 8.2 4 12 4 15.8 4 18.8 7 18.8 11.6V15.6Z", colour)
        + path(
            "M1 14.2C.6 12.6 2.6 12 3.6 13.2 5 15 8.4 15.8 12 15.8 15.6 15.8 19 15 20.4 13.2 21.4 12 23.4 "
            "12.6 23 14.2 22.2 17.8 17.4 19.8 12 19.8 6.6 19.8 1.8 17.8 1 14.2Z",
            colour,
        )
        + stroke("M5.4 11.6C7 12.8 9.4 13.4 12 13.4 14.6 13.4 17 12.8 18.6 11.6", cut, 1.7)
    )


def _feather(colour: str, cut: str) -> str:
    return (
        path(
            "M13.6 1C18.6 3 21 8 18.4 13 17 15.8 13.8 17.2 10.4 17.4L5.6 23.2 4 21.8 8 16.4C6.6 13 6.6 9.4 "
            "8.2 6.4 9.4 4 11.2 2 13.6 1Z",
            colour,
        )
        + path("M14.6 5.2C17 6.6 17.6 9.6 15.8 11.8 14.2 13.6 11.6 13.2 10.8 11.2 10 8.8 12 6.2 14.6 5.2Z", cut)
        + circle(13.5, 10, 1.9, colour)
        + stroke("M11.2 14.2 8 18.2M17.4 14.6 14.6 13.4M7.4 12.4 9.4 12.6", cut, 1, 'stroke-linecap="round"')
    )


def _spectacles(colour: str, cut: str) -> str:
    book = (
        "M12 13.6C9.6 11.8 6 11.4 1.6 12V21.2C6 20.6 9.6 21 12 22.8 14.4 21 18 20.6 22.4 21.2V12C18 "
        "11.4 14.4 11.8 12 13.6Z"
    )
    return (
        path(book, colour)
        + stroke(
            "M12 14V22M4.4 15C6.4 14.8 8.2 15 9.6 15.8M4.4 18C6.4 17.8 8.2 18 9.6 18.8M19.6 15C17.6 14.8 "
            "15.8 15 14.4 15.8M19.6 18C17.6 17.8 15.8 18 14.4 18.8",
            cut,
            1.1,
        )
        + "".join(circle(x, 5.6, 3.5, "none", f'stroke="{colour}" stroke-width="2"') for x in (6.8, 17.2))
        + stroke("M10 4.8C11 3.6 13 3.6 14 4.8", colour, 1.8)
    )


_EMBLEMS: Mapping[str, Callable[[str, str], str]] = MappingProxyType(
    {
        "scarlet": _rose,
        "mustard": _medal,
        "white": _toque,
        "green": _bowler,
        "peacock": _feather,
        "plum": _spectacles,
    }
)


def emblem_mark(suspect: str, colour: str, cut: str) -> str:
    """The suspect's emblem in one colour, its inner lines in another, as group content."""
    return _EMBLEMS[suspect](colour, cut)


def emblem(suspect: str, palette: Palette) -> str:
    """The emblem in the suspect's colour, shifted so that it stands out on the panels of this theme."""
    colour: str = getattr(palette, f"{suspect}_text")
    return document(EMBLEM_SIZE, EMBLEM_SIZE, emblem_mark(suspect, colour, palette.panel))


def token(suspect: str) -> str:
    """The playing piece: a bevelled medallion with a brass ring and the emblem, 40 x 40."""
    colour, ink = SUSPECT_COLOURS[suspect], SUSPECT_INKS[suspect]
    rim = "#c9a45c"
    return document(
        40,
        40,
        circle(20, 20.8, 19, "#05070a", 'opacity=".55"')
        + circle(20, 19.6, 18.6, "#14171f")
        + circle(20, 19.6, 17.6, rim)
        + path(
            "M20 2A17.6 17.6 0 0 1 37.6 19.6 17.6 17.6 0 0 1 32.4 32L7.6 7.2A17.6 17.6 0 0 1 20 2Z",
            "#f4dfae",
            'opacity=".55"',
        )
        + circle(20, 19.6, 15, "#14171f")
        + circle(20, 19.6, 14.2, colour)
        + path("M5.8 19.6A14.2 14.2 0 0 0 34.2 19.6 15.6 11.6 0 0 1 5.8 19.6Z", "#05070a", 'opacity=".22"')
        + path("M7.6 14A14.2 14.2 0 0 1 32.4 14 15 9.6 0 0 0 7.6 14Z", "#ffffff", 'opacity=".28"')
        + group(emblem_mark(suspect, ink, colour), 9.6, 9.2, 0.87),
    )

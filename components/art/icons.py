"""The icons of the pages in one stroke style, 24 x 24, in the colour of the text around them."""

from collections.abc import Mapping
from types import MappingProxyType

ICONS: Mapping[str, str] = MappingProxyType(
    {
        "copy": "M9 9V5a1.5 1.5 0 0 1 1.5-1.500H19A1.5 1.5 0 0 1 20.5 5v8.500A1.5 1.5 0 0 1 19 15h-4M5 "
        "9h8.500A1.5 1.5 0 0 1 15 10.500V19a1.5 1.5 0 0 1-1.5 1.500H5A1.5 1.5 0 0 1 3.5 19v-8.500A1.5 "
        "1.5 0 0 1 5 9Z",
        "qr": "M4 4h6v6H4ZM14 4h6v6h-6ZM4 14h6v6H4ZM7 7h.01M17 7h.01M7 17h.01M14 14h2v2M20 14v.01M14 "
        "20v-1M18 17h2v3h-2.5",
        "crown": "M4 18.500h16M4.5 15.5 3 7l5 3.500L12 4l4 6.500L21 7l-1.5 8.500Z",
        "eye": "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z",
        "link": "M10 14a4.5 4.5 0 0 0 6.4 0l3.2-3.200a4.5 4.5 0 0 0-6.4-6.400L11.8 5.800M14 10a4.5 4.5 0 0 "
        "0-6.4 0l-3.2 3.200a4.5 4.5 0 0 0 6.4 6.400l1.4-1.4",
        "sound_on": "M4 9.500v5h3.500L12 18.500v-13L7.5 9.500ZM15.5 9a4.2 4.2 0 0 1 0 6M18 6.500a8 8 0 0 1 0 11",
        "sound_off": "M4 9.500v5h3.500L12 18.500v-13L7.5 9.500ZM16 9.500l5 5M21 9.500l-5 5",
        "sun": "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 2.500V5M12 19v2.500M2.5 12H5M19 12h2.500M5.3 5.3 7 7M17 "
        "17l1.7 1.700M18.7 5.3 17 7M7 17l-1.7 1.7",
        "moon": "M20 14.500A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.500Z",
        "menu": "M4 7h16M4 12h16M4 17h16",
        "door": "M13 3.500H6v17h7M10 12h11M17.5 8.5 21 12l-3.5 3.5",
        "play": "M7.5 4.500v15L19.5 12Z",
        "chat": "M4 5h16v11.500h-8L7.5 20.500v-4H4ZM8 9.200h8M8 12.500h5",
        "check": "M4.5 12.5 10 18 19.5 6.5",
        "cross": "M6 6l12 12M18 6 6 18",
        "question": "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM9.3 9.500a2.7 2.7 0 1 1 4.2 2.200c-1 .7-1.5 1.3-1.5 "
        "2.300M12 17h.01",
        "arrow_n": "M12 20V4.500M5.5 11 12 4.5 18.5 11",
        "arrow_s": "M12 4v15.500M5.5 13l6.5 6.500L18.5 13",
        "arrow_e": "M4 12h15.500M13 5.5 19.5 12 13 18.5",
        "arrow_w": "M20 12H4.500M11 5.5 4.5 12 11 18.5",
        "stairs": "M3.5 20.500h4v-4h4.200v-4.200H16V8h4.500M4 9.5 10.5 3M10.5 7V3h-4",
        "hourglass": "M6 3h12M6 21h12M7.5 3c0 5 4.5 6 4.5 9s-4.5 4-4.5 9M16.5 3c0 5-4.5 6-4.5 9s4.5 4 4.5 9M10 "
        "18.500h4",
        "envelope": "M3.5 5.500h17v13h-17ZM3.5 6.500l8.500 7 8.500-7",
        "plug": "M9 3v4.500M15 3v4.500M6.5 7.500h11v3a5.5 5.5 0 0 1-9.3 4M12 16v5M3.5 3.500l17 17",
        "lock": "M5.5 10.500h13v10h-13ZM8.5 10.500V7a3.5 3.5 0 0 1 7 0v3.500M12 14.500v2.5",
        "notebook": "M6.5 3.500h12v17h-12ZM4 7.500h4M4 12h4M4 16.500h4M11 8h4.500M11 12l1.5 1.500L15.5 10.5",
        "scroll": "M7 17.500V5.500a2 2 0 0 0-4 0V8h4M5 3.500h11a2 2 0 0 1 2 2v12M7 17.500h14v1a2 2 0 0 1-2 2H9a2 "
        "2 0 0 1-2-2ZM10.5 8h4M10.5 12h4",
        "cards": "M9.5 4.500h10v14h-10ZM9.5 7 4.3 8.6 8 20.500l5-1.500M14.5 8.500l2 3-2 3-2-3Z",
        "undo": "M9 6 4 11l5 5M4.5 11H14a5 5 0 0 1 0 10h-3.5",
        "replay": "M4.5 4.500v5h5M4.8 9.500A8 8 0 1 1 4 13.500M10.5 9.500v5.500l4.5-2.700Z",
        "dice": "M4 4h16v16H4ZM8.5 8.500h.01M15.5 8.500h.01M12 12h.01M8.5 15.500h.01M15.5 15.500h.01",
        "shuffle": "M3 7h3.500c5 0 6.5 10 11.5 10h3M18 14l3 3-3 3M3 17h3.500c1.6 0 2.9-1 4-2.400M13.5 9.400C14.6 8 "
        "15.9 7 17.500 7H21M18 4l3 3-3 3",
        "move": "M4 8.500h15M15.5 5 19 8.500 15.5 12M20 16H5M8.5 12.5 5 16l3.500 3.5",
        "clockwork": "M7 8.500h10a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2ZM12 8.500V5M12 "
        "3.500h.01M9.3 12.800h.01M14.7 12.800h.01M9.5 16.300h5M2.5 12.500v3M21.5 12.500v3",
        "clockwork_plus": "M5.5 9.500h8.500a2 2 0 0 1 2 2v6.500a2 2 0 0 1-2 2H5.500a2 2 0 0 1-2-2v-6.500a2 2 0 0 1 "
        "2-2ZM9.8 9.500V6.500M9.8 5h.01M7.5 13.500h.01M12 13.500h.01M7.7 17h4.200M19 3.500v6M16 6.500h6",
        "grip": "M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01",
        "trophy": "M7.5 4h9v6a4.5 4.5 0 0 1-9 0ZM7.5 6H4c0 3.5 1.5 5 3.7 5M16.5 6H20c0 3.5-1.5 5-3.7 5M12 "
        "14.500V18M8 20.500h8M9.5 20.500C9.5 19 10.5 18 12 18s2.5 1 2.5 2.5",
        "skull": "M8 16.500C5.5 15.5 4 13.2 4 10.500a8 7.5 0 0 1 16 0c0 2.7-1.5 5-4 6v3.500H8ZM9 11.500h.01M15 "
        "11.500h.01M12 14v1.500M10.5 20v-1.500M13.5 20v-1.5",
    }
)

_BOLD_DOTS = frozenset({"clockwork", "clockwork_plus", "dice", "grip", "skull"})


def draw(name: str, lines: str) -> str:
    """An icon as an inline SVG element that takes the colour and size of its text."""
    width = "2.4" if name in _BOLD_DOTS else "1.9"
    style = f'fill="none" stroke="currentColor" stroke-width="{width}" stroke-linecap="round" stroke-linejoin="round"'
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="1em" height="1em" {style} '
        'aria-hidden="true">'
    )
    return f'{head}<path d="{lines}"/></svg>'

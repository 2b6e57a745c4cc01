"""Capitals in single strokes, as on a poster of the time: pictures cannot rely on any font being there."""

from components.art.svg import group, num

_HEIGHT = 14
_SPACE = 5
_BETWEEN = 3
_LETTERS = {
    "A": (10, "M0 14 5 0 10 14M2 9H8"),
    "B": (8, "M0 0V14H4.5A3.8 3.8 0 0 0 4.5 6.4H0M0 0H4A3.2 3.2 0 0 1 4 6.4"),
    "C": (9, "M9 3A5.6 6.8 0 1 0 9 11"),
    "D": (9, "M0 0V14H2.5A6.5 7 0 0 0 2.5 0Z"),
    "E": (7, "M7 0H0V14H7M0 7H5.5"),
    "F": (7, "M7 0H0V14M0 7H5.5"),
    "G": (10, "M9 3A5.6 6.8 0 1 0 10 8.5H6"),
    "H": (9, "M0 0V14M9 0V14M0 7H9"),
    "I": (1, "M.5 0V14"),
    "K": (8, "M0 0V14M8 0 0 8M2.6 5.6 8 14"),
    "L": (7, "M0 0V14H7"),
    "M": (11, "M0 14 1 0 5.5 10 10 0 11 14"),
    "N": (9, "M0 14V0L9 14V0"),
    "O": (11, "M5.5 0A5.5 7 0 1 1 5.5 14 5.5 7 0 1 1 5.5 0Z"),
    "P": (8, "M0 14V0H4A3.7 3.7 0 0 1 4 7.6H0"),
    "R": (8, "M0 14V0H4A3.7 3.7 0 0 1 4 7.6H0M4 7.6 8 14"),
    "S": (8, "M7.5 2.2A3.8 3.2 0 1 0 4 7 3.9 3.5 0 1 1 .3 11.4"),
    "T": (9, "M0 0H9M4.5 0V14"),
    "U": (9, "M0 0V9A4.5 5 0 0 0 9 9V0"),
    "V": (10, "M0 0 5 14 10 0"),
    "W": (13, "M0 0 3.2 14 6.5 4 9.8 14 13 0"),
    "Y": (9, "M0 0 4.5 7 9 0M4.5 7V14"),
    ".": (1, "M.5 13.2V14"),
}


def lettered(words: str, x: float, y: float, width: float, colour: str, *, height: float = _HEIGHT) -> str:
    """Words in capitals, centred at x with their middle at y, smaller if they would be wider than that."""
    drawn, at = "", 0.0
    for letter in words.upper():
        if letter == " ":
            at += _SPACE
            continue
        across, line = _LETTERS[letter]
        drawn += f'<path d="{line}" transform="translate({num(at)})"/>'
        at += across + _BETWEEN
    length = at - _BETWEEN
    scale = min(height / _HEIGHT, width / length)
    line_width = num(1.7 if scale > 0.8 else 2)
    pen = f'fill="none" stroke="{colour}" stroke-width="{line_width}" stroke-linecap="round" stroke-linejoin="round"'
    return group(drawn, x - length * scale / 2, y - _HEIGHT * scale / 2, scale, pen)

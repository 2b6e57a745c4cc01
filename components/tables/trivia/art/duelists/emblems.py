"""The signs of the two seats, 24 x 24: the Owl's quill and the Fox's tail."""

from components.art.svg import path, stroke

SIZE = 24


def mark(seat: str, colour: str, cut: str) -> str:
    """The sign in one colour, its inner lines in another, as group content."""
    return _quill(colour, cut) if seat == "P1" else _brush(colour, cut)


def _quill(colour: str, cut: str) -> str:
    feather = (
        "M21.4 1.6C14 1.4 7.4 5.4 5.6 12.6L4.8 16.6 2.2 22.4 4 22.8 6.8 18.2C14.6 18.6 19 14.6 20.4 8.8 20.9 6.6 21.3 "
        "4 21.4 1.6Z"
    )
    return path(feather, colour) + stroke(
        "M17.6 5.4C12 8.4 8.4 12.4 6.2 17.4M12.4 9.4 11.6 5.6M9.4 12.8 8.4 9.2M13 9.2 17.4 9.6M9.8 12.8 14.4 13.4",
        cut,
        1.2,
        'stroke-linecap="round"',
    )


def _brush(colour: str, cut: str) -> str:
    tail = (
        "M3 22.4C1.2 14 4.4 10 9.6 8.4 14.2 7 15.4 4.8 14.6 1.4 20.4 3 23.6 8.4 22 13.4 20 19.6 11.4 18.2 8.2 19.4 5.8 "
        "20.2 4.4 21.2 3 22.4Z"
    )
    return path(tail, colour) + stroke("M10.8 7.6 13.4 9.6 15.4 7.6 17.6 9.8 19.6 7.8 22.4 9.4", cut, 1.4)

"""How portraits are framed: drawn in a box of 240 x 300."""

from components.art.svg import document


def whole(drawing: str) -> str:
    """The portrait as a picture of its own."""
    return document(240, 300, drawing)


def head(drawing: str, box: str) -> str:
    """The head alone in a square, for a player's plate; `box` is where it is in the drawing."""
    return document(100, 100, f'<svg width="100" height="100" viewBox="{box}">{drawing}</svg>')

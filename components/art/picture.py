"""What a picture is: drawn for a theme, as a complete SVG document."""

from collections.abc import Callable

from components.art.palette import Palette

Picture = Callable[[Palette], str]


def same_in_both(draw: Callable[[], str]) -> Picture:
    """A picture that does not change with the theme."""

    def drawn(_: Palette) -> str:
        return draw()

    return drawn

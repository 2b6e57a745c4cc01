"""Points and rectangles of a board."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Point:
    """A place on the board."""

    x: float
    y: float


@dataclass(frozen=True, slots=True)
class Rect:
    """An upright rectangle on the board."""

    x: float
    y: float
    w: float
    h: float

    @property
    def centre(self) -> Point:
        """The middle of the rectangle."""
        return Point(self.x + self.w / 2, self.y + self.h / 2)

    def contains(self, inner: "Rect") -> bool:
        """Whether the other rectangle lies wholly inside this one."""
        return (
            self.x <= inner.x
            and self.y <= inner.y
            and inner.x + inner.w <= self.x + self.w
            and inner.y + inner.h <= self.y + self.h
        )

    def overlaps(self, other: "Rect") -> bool:
        """Whether the two rectangles share any area."""
        return (
            self.x < other.x + other.w
            and other.x < self.x + self.w
            and self.y < other.y + other.h
            and other.y < self.y + self.h
        )

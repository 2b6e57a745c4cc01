"""What a seat may do now, as forms that a page, a bot or a stranger's client can fill in."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import Field, dataclass, field, fields
from types import MappingProxyType
from typing import Any, ClassVar

NO_FIELDS: Mapping[str, Any] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Action:
    """Something a seat asks for; imperative. Its name on the wire is the class's, in capitals.

    >>> class ShowCard(Action): ...
    >>> ShowCard.wire_name
    'SHOW_CARD'
    """

    wire_name: ClassVar[str]
    is_quiet: ClassVar[bool] = False
    """Whether a page sends it by itself: nobody is told if it is refused."""

    def __init_subclass__(cls) -> None:
        cls.wire_name = re.sub(r"(?<!^)(?=[A-Z])", "_", cls.__name__).upper()


@dataclass(frozen=True, slots=True)
class OneOf:
    """A field that takes one of these values.

    >>> OneOf((1, 2)).allows(1), OneOf((1, 2)).allows("1"), OneOf((1, 2)).allows(True)
    (True, False, False)
    """

    values: tuple[str | int, ...]

    def allows(self, value: object) -> bool:
        return any(value == each and type(value) is type(each) for each in self.values)


@dataclass(frozen=True, slots=True)
class Between:
    """A field that takes a whole number within limits."""

    least: int
    most: int

    def allows(self, value: object) -> bool:
        return isinstance(value, int) and not isinstance(value, bool) and self.least <= value <= self.most


@dataclass(frozen=True, slots=True)
class FreeText:
    """A field that takes any text up to a length, even an empty one."""

    max_length: int

    def allows(self, value: object) -> bool:
        return isinstance(value, str) and len(value) <= self.max_length

    @property
    def limits(self) -> Mapping[str, int | tuple[str, ...]]:
        """What a stranger's client has to know to write something that fits."""
        return {"max_length": self.max_length}


FormField = OneOf | Between | FreeText


@dataclass(frozen=True, slots=True)
class Form:
    """One kind of action that is open now, with what each of its fields may hold.

    A field that the form leaves out keeps its default.
    """

    action: type[Action]
    fields: Mapping[str, FormField] = field(default_factory=lambda: NO_FIELDS)

    def allows(self, action: Action) -> bool:
        return type(action) is self.action and all(
            self._allows_in(each, getattr(action, each.name)) for each in fields(action)
        )

    def _allows_in(self, part: Field[Any], value: object) -> bool:
        here = self.fields.get(part.name)
        return value == part.default if here is None else here.allows(value)


@dataclass(frozen=True, slots=True)
class Menu:
    """All that a seat may do now.

    >>> @dataclass(frozen=True, slots=True)
    ... class Bet(Action):
    ...     chips: int
    >>> @dataclass(frozen=True, slots=True)
    ... class Fold(Action):
    ...     pass
    >>> menu = Menu((Form(Bet, {"chips": Between(1, 5)}),))
    >>> menu.allows(Bet(5)), menu.allows(Bet(6)), menu.allows(Fold())
    (True, False, False)
    """

    forms: tuple[Form, ...] = ()

    def allows(self, action: Action) -> bool:
        return any(form.allows(action) for form in self.forms)

    def form(self, action: type[Action]) -> Form | None:
        return next((form for form in self.forms if form.action is action), None)

    def choices(self, action: type[Action], name: str) -> tuple[str, ...]:
        """The values that a field of this kind of action may take now; none if it is not open.

        >>> class Move(Action): ...
        >>> Menu((Form(Move, {"to": OneOf(("hall", "study"))}),)).choices(Move, "to"), NO_MENU.choices(Move, "to")
        (('hall', 'study'), ())
        """
        form = self.form(action)
        chosen = form.fields.get(name) if form else None
        return tuple(map(str, chosen.values)) if isinstance(chosen, OneOf) else ()


NO_MENU = Menu()

"""What the host of a room can set."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

OptionValue = bool | int | str
Options = Mapping[str, OptionValue]


@dataclass(frozen=True, slots=True)
class Option:
    """Something the host can set for a room: a closed list of values, one of which is usual.

    >>> clock = Option("clock", "Turn clock", ((0, "Off"), (60, "60 s")), default=0)
    >>> clock.allows(60), clock.allows(61), clock.allows("60"), clock.allows(False)
    (True, False, False, False)
    """

    name: str
    label: str
    values: tuple[tuple[OptionValue, str], ...]
    default: OptionValue
    help: str = ""
    group: str = ""
    """Options of one group stand together in the lobby, as a row of things to tick."""
    named: str = ""
    """What it is called inside a sentence, where that is not its label."""
    before: OptionValue | None = None
    """What it is in a room from before there was this option; None: as usual."""
    needs: tuple[str, OptionValue] | None = None
    """Another option and the value that it must have for this one to mean anything; else nobody is asked for it."""

    def allows(self, value: object) -> bool:
        return any(value == each and type(value) is type(each) for each, _ in self.values)

    def fits(self, options: Options) -> bool:
        """Whether it means anything with the options as they are.

        >>> bar = Option("bar", "Bar", ((True, "On"), (False, "Off")), default=True, needs=("mode", "logic"))
        >>> bar.fits({"mode": "logic"}), bar.fits({"mode": "hand"})
        (True, False)
        """
        return self.needs is None or options[self.needs[0]] == self.needs[1]

    def set_to(self, value: OptionValue) -> str:
        """What somebody did who has set it to this value.

        >>> Option("clock", "Turn clock", ((0, "Off"), (60, "60 s")), default=0).set_to(60)
        'set the turn clock to 60 s'
        >>> Option("chat", "Chat", ((True, "On"), (False, "Off")), default=True).set_to(False)
        'turned the chat off'
        """
        label = next((label for each, label in self.values if each == value), str(value))
        it = self.named or (self.label if self.group else f"the {self.label[0].lower()}{self.label[1:]}")
        if label in ("On", "Off"):
            return f"turned {it} {label.lower()}"
        if label in ("In", "Out"):
            return f"{'put' if value else 'took'} {it} {label.lower()}"
        return f"set {it} to {label}" if label[0].isdecimal() else f"set {it} to “{label}”"

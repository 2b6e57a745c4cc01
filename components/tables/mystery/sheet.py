"""The sheet of a detective's notebook: what stands in it by hand, in print, and by logic."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass

from clueapp.games.mystery.actions import Mark
from clueapp.games.mystery.cards import DECK, title
from clueapp.games.mystery.certainty import NO_CONCLUSIONS, Conclusions, conclusions, contradictions, printed_marks
from components.tables.mystery import MysteryTableView
from components.tables.mystery.people import cast

_IN_FILE = {"yes": "file", "no": "held"}


@dataclass(frozen=True, slots=True)
class Sheet:
    """What stands in one notebook: by hand, in print, and where the two disagree."""

    players: Mapping[str, str]
    """Who plays, in turn order, and what they are called."""
    hand: Collection[str]
    notes: Mapping[str, str]
    printed: Mapping[str, str]
    wrong: Collection[str]
    is_open: bool
    drawn: Conclusions = NO_CONCLUSIONS
    """What of the print was not seen, but follows."""
    prints: bool = False
    """Whether it prints what its owner has seen."""
    says_why: bool = False
    """Whether what is printed explains itself."""
    has_chances: bool = False
    """Whether it says how likely each card is in the case file."""

    def mark(self, card: str, seat: str) -> str:
        """What stands at a place, print before hand."""
        place = f"{card}:{seat}"
        return self.printed.get(place) or self.notes.get(place, "")

    def found(self, card: str) -> str:
        """Where a card is, as far as this sheet tells: "held" by a player, in the "file", or nothing yet."""
        if card in self.drawn.case_file:
            return _IN_FILE[self.drawn.case_file[card]]
        marks = {self.mark(card, seat) for seat in self.players}
        return "held" if "yes" in marks else "file" if marks == {"no"} else ""

    def changed_since(self, before: Sheet | None) -> Iterable[str]:
        """The cards in whose rows something else stands now."""
        if before is None or self.frame != before.frame:
            return DECK
        marks = (self.notes.items() ^ before.notes.items()) | (self.printed.items() ^ before.printed.items())
        places = {place for place, _ in marks} | set(self.wrong) ^ set(before.wrong)
        places |= self.drawn.marks.keys() ^ before.drawn.marks.keys()
        places |= self.drawn.case_file.keys() ^ before.drawn.case_file.keys()
        return {place.partition(":")[0] for place in places}

    @property
    def frame(self) -> object:
        """What stands in every row."""
        return self.players, self.hand, self.is_open, self.prints, self.says_why, self.has_chances


def part(table: MysteryTableView) -> object:
    own = table.view.own if table.view else None
    if table.view is None or own is None:
        return "nothing"
    public = table.view.public
    seen = (public.inquiries, own.seen, own.solution, public.solution) if public.notebook != "hand" else None
    worked_out = (public.failed, has_chances(table)) if public.notebook == "logic" else None
    return own.notes, own.hand, cast(table), table.menu.form(Mark) is not None, seen, worked_out


def has_chances(table: MysteryTableView) -> bool:
    """Whether the room allows it, and keeps notebooks of which it follows."""
    is_logic = table.view is not None and table.view.public.notebook == "logic"
    return is_logic and bool(table.options.get("chances"))


def sheet_of(table: MysteryTableView) -> Sheet | None:
    """What stands in the viewer's notebook, once it was handed out."""
    view = table.view
    if view is None or view.own is None or not view.own.hand:
        return None
    names = dict(cast(table))
    players = {seat: names.get(seat) or title(seat) for seat in view.public.players}
    return Sheet(
        players,
        view.own.hand,
        view.own.notes,
        printed_marks(view),
        contradictions(view),
        table.menu.form(Mark) is not None,
        conclusions(view),
        prints=view.public.notebook != "hand",
        says_why=view.public.notebook == "logic",
        has_chances=has_chances(table),
    )

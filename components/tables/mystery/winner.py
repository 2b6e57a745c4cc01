"""The winner of a mystery, as the ending shows them: the portrait in its frame, their best suggestion, the applause."""

from __future__ import annotations

from markupsafe import Markup

from clueapp.games.mystery.best_suggestion import BestSuggestion, best_suggestion
from clueapp.games.mystery.review import Review
from clueapp.games.mystery.state import MysteryTable
from clueapp.games.mystery.telling import in_words
from components.celebration import applause, name_of
from components.html import el, heading, join
from components.pictures import icon, image
from components.tables.mystery import MysteryTableView
from components.tables.mystery.people import called, cast


def framed(table: MysteryTableView, winner: str) -> Markup:
    """The portrait in a brass frame, and who has won."""
    is_you = table.view is not None and table.view.seat == winner
    words = "You’ve solved the case!" if is_you else f"{called(table, winner)} wins"
    face = image(f"portrait-{winner}", cls="face")
    portrait = el("span", face, cls=f"brass-frame {winner}", testid="winner-portrait")
    return join(portrait, heading(2, words, testid="winner", cls="winner"))


def applauding(table: MysteryTableView, public: MysteryTable, winner: str) -> Markup | None:
    """The other players who are still here; None if nobody is."""
    names = {player.seat: player.name for player in table.players}
    others = (seat for seat in public.players if seat != winner and seat not in public.deserted)
    faces = [image(f"portrait-{seat}", alt=names.get(seat, "")) for seat in others]
    return applause(name_of(table), faces) if faces else None


def consolation(table: MysteryTableView, public: MysteryTable) -> Markup | None:
    """A kind word for a player who hasn't won."""
    seat = table.view.seat if table.view else None
    if public.winner is None:
        text = "Nobody put the three together this time. The next case is waiting."
    elif seat is None or seat == public.winner:
        return None
    elif seat in public.out:
        text = "You dared to accuse. Next time, the envelope may agree with you."
    else:
        text = "You were on the trail as well. Better luck with the next case!"
    return el("p", text, cls="consolation")


def praise_part(table: MysteryTableView) -> object:
    """The slice for the line about the best suggestion."""
    return table.review, table.view and table.view.seat, cast(table)


def praise(table: MysteryTableView, winner: str) -> Markup:
    """The winner's best suggestion in a sentence; room for it while the review is being worked out."""
    if not isinstance(table.review, Review):
        return el("p", cls="praise awaited")
    best = best_suggestion(table.review, winner)
    if best is None:
        return Markup("")
    return el("p", icon("bolt"), el("span", _sentence(table, winner, best)), cls="praise", testid="best-suggestion")


def _sentence(table: MysteryTableView, winner: str, best: BestSuggestion) -> str:
    whose = "Your" if table.view and table.view.seat == winner else f"{called(table, winner)}’s"
    said = f"{whose} best suggestion, in turn {best.turn}: {in_words(best.trio)}."
    if best.after == best.before:
        return said
    and_then = "Nobody could disprove it, which" if best.is_unanswered else "It"
    return f"{said} {and_then} cut the possible solutions from {best.before} to {best.after}."

"""The end as a scene: the envelope opens card by card, then the winner is celebrated, and what comes next."""

from __future__ import annotations

from functools import cache

from markupsafe import Markup
from nicegui import ui

from clueapp.games.mystery.cards import Trio, the
from clueapp.games.mystery.state import MysteryTable
from clueapp.games.mystery.story import CAST, VICTIM
from clueapp.rooms.lobby.commands import EndGame
from components import rematch
from components.celebration import confetti, name_of
from components.html import button, el, heading, join
from components.panel import Panel, Piece
from components.pictures import image
from components.tables.mystery import MysteryTableView, review, winner
from components.tables.mystery.accusation import accuser
from components.tables.mystery.hand import card
from components.tables.mystery.people import Speech, cast

VERDICT = 3_900
"""Milliseconds until the ending says that nobody has solved the case: first the envelope opens, card by card.

After a true accusation everybody has seen that already, so the winner is named at once.
"""


class Ending:
    """One client's end of a game. What comes later, such as a wish for another game, does not begin the scene again."""

    def __init__(self) -> None:
        self.place = ui.element("div").classes("panel ending-place")
        self.place.props["aria-live"] = "polite"
        self.panels: dict[str, Panel] = {}

    def show(self, table: MysteryTableView, speech: Speech) -> None:
        """Bring it up to date."""
        if not is_over(table):
            self._clear()
            return
        if not self.panels:
            self._build(table)
        self.panels["case"].show(part(table), lambda: draw(table, speech))
        if "praise" in self.panels and table.view and table.view.public.winner:
            best = table.view.public.winner
            self.panels["praise"].show(winner.praise_part(table), lambda: winner.praise(table, best))
        self.panels["next"].show(rematch.part(table), lambda: draw_next(table))
        if "review" in self.panels:
            self.panels["review"].show(review.part(table), lambda: review.draw(table))

    def _clear(self) -> None:
        if self.panels:
            self.place.clear()
            self.panels.clear()

    def _build(self, table: MysteryTableView) -> None:
        public = table.view.public if table.view else None
        cards_held, has_winner = (public.held, public.winner is not None) if public else ({}, False)
        with self.place, ui.element("section").classes("ending") as section:
            with ui.element("div").classes("denouement"):
                self.panels = {"case": Panel("ending-part")}
                if has_winner:
                    self.panels["praise"] = Panel("ending-part")
                self.panels["next"] = Panel("ending-part what-next")
            if cards_held:  # of a game that ended before the deal there is nothing to tell
                self.panels["review"] = review.panel(len(cards_held))
        section.props["data-testid"] = "ending"
        if public and public.winner:
            section.classes("revealed celebrates")
            with section:
                self._celebrate(table, public.winner)
        else:
            section.classes("unsolved celebrates")
            section.props.update({"data-after": str(VERDICT), "style": f"--verdict:{VERDICT}ms"})

    def _celebrate(self, table: MysteryTableView, seat: str) -> None:
        """Confetti; a system player who wins has a quieter one."""
        player = table.in_seat(seat)
        Piece(confetti(name_of(table), is_quiet=player is not None and player.is_robot), classes="confetti-place")


def is_over(table: MysteryTableView) -> bool:
    return table.status == "over" and table.view is not None and table.view.public.solution is not None


def part(table: MysteryTableView) -> object:
    public = table.view.public if table.view else None
    return public and (public.winner, public.solution, public.accusation), cast(table)


def draw(table: MysteryTableView, speech: Speech) -> Markup:
    """The envelope, and what came of it; the last accusation too, if nobody has solved the case."""
    public = table.view.public if table.view else None
    if public is None or public.solution is None:
        return Markup("")
    return join(
        _last_words(table, public, speech),
        _case_file(public.solution),
        winner.framed(table, public.winner) if public.winner else None,
        _verdict(public, public.solution),
        _after(table, public),
    )


def _last_words(table: MysteryTableView, public: MysteryTable, speech: Speech) -> Markup | None:
    """The accusation with which the game ended; none if it was true, for the winner is shown instead."""
    made = None if public.winner else public.accusation
    return accuser(table, made, speech) if made and made.followed_by is None else None


@cache
def _case_file(solution: Trio) -> Markup:
    """The envelope opens, and its cards turn over one after the other."""
    envelope = el("div", image("envelope-closed", cls="closed"), image("envelope-open", cls="open"), cls="envelope")
    cards = (
        el(
            "div",
            el("div", image("card-back"), cls="back"),
            el("div", card(each, testid=f"solution-{each}"), cls="front"),
            cls="turning",
        )
        for each in solution.cards
    )
    return el("div", envelope, el("div", *cards, cls="solution-cards"), cls="envelope-place")


def _verdict(public: MysteryTable, solution: Trio) -> Markup:
    culprit = CAST[solution.suspect]
    deed = f"{VICTIM} was murdered by {culprit.name} in {the(solution.room)} with {the(solution.weapon)}."
    return el(
        "div",
        None if public.winner else heading(2, "The case stays unsolved", testid="winner"),
        el("p", deed, cls="deed", testid="deed"),
        el("p", culprit.motive, cls="motive", testid="motive"),
        cls="verdict",
    )


def _after(table: MysteryTableView, public: MysteryTable) -> Markup:
    """The applause beside the facts of the game, and a kind word below them."""
    hands = winner.applauding(table, public, public.winner) if public.winner else None
    return join(el("div", hands, _facts(public), cls="curtain"), winner.consolation(table, public))


def _facts(public: MysteryTable) -> Markup:
    turns = "1 turn" if public.turn_number == 1 else f"{public.turn_number} turns"
    facts = (turns, f"{len(public.players)} detectives")
    return el("ul", *(el("li", fact) for fact in facts), cls="facts")


def draw_next(table: MysteryTableView) -> Markup:
    """What can be done now."""
    if table.is_host and table.can_start:
        lobby = button("Back to the lobby", sends=EndGame(), testid="to-lobby")
        return join(rematch.words(table), el("div", rematch.again(table, "Rematch"), lobby, cls="ends"))
    if table.is_host:
        lobby = button("Back to the lobby", sends=EndGame(), kind="primary", testid="to-lobby")
        few = el("p", "Too few players are left for a rematch. Back in the lobby, others can join you.", cls="quiet")
        return join(few, el("div", lobby, cls="ends"))
    again = rematch.again(table, "Rematch")
    return join(rematch.words(table) or _waiting(table), el("div", again, cls="ends") if again else None)


def _waiting(table: MysteryTableView) -> Markup:
    host = table.host
    waiting = f"Waiting for {host.name} to start a rematch." if host else "The host can start a rematch."
    return el("p", waiting, cls="quiet")

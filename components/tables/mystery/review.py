"""Who could have known it: the review of a game that is over, as a small plot and a sentence for each seat (D-5.5)."""

from __future__ import annotations

from markupsafe import Markup

from clueapp.games.mystery.retelling import Retelling
from clueapp.games.mystery.review import Review
from clueapp.games.mystery.state import MysteryTable
from components.html import el, heading, join
from components.panel import Panel
from components.pictures import icon, image
from components.tables.mystery import MysteryTableView, plot
from components.tables.mystery.people import called, cast
from components.tables.mystery.plot_marks import sign

WIDE, NARROW = (600, 156), (340, 200)
"""The sizes of the plot, for a table and for a phone."""


def panel(seats: int) -> Panel:
    """Where it will stand: what comes later changes what is in it, and moves nothing."""
    made = Panel(
        "review", tag="section", data_testid="review", tabindex="0", aria_labelledby="review-title", aria_live="off"
    )
    made.element.props["style"] = f"--seats:{seats}"
    return made


def part(table: MysteryTableView) -> object:
    return table.review, table.view and table.view.seat, cast(table)


def draw(table: MysteryTableView) -> Markup:
    """The review; until it is made a line that says so, on the paper where it will stand."""
    public = table.view.public if table.view else None
    if public is None:
        return Markup("")
    review = table.review
    head = el("div", heading(3, "With hindsight", name="review-title"), _key(), cls="review-head")
    return join(head, _told(table, public, review) if isinstance(review, Review) else _awaited(public))


def _awaited(public: MysteryTable) -> Markup:
    paper = (plot.empty(public.turn_number, *size) for size in (WIDE, NARROW))
    waiting = el("p", icon("hourglass"), "Working out when everybody could have solved it …", cls="quiet awaited")
    return join(el("div", *paper, waiting, cls="plot"), el("ul", cls="hindsights"))


def _told(table: MysteryTableView, public: MysteryTable, review: Review) -> Markup:
    drawn = table.once("plot", lambda: join(*(plot.draw(review, *size) for size in (WIDE, NARROW))))
    picture = el("div", drawn, cls="plot", role="img", aria_label=_in_words(table, review), testid="plot")
    tell = Retelling(table.view.seat if table.view else None, dict(cast(table)))
    sentences = (
        el(
            "li",
            image(f"token-{each.seat}"),
            el("span", tell.seat(each, has_left=each.seat in public.deserted)),
            testid=f"hindsight-{each.seat}",
        )
        for each in review.seats
    )
    most = tell.most_telling(review)
    return join(picture, el("ul", *sentences, cls="hindsights"), el("p", most, cls="quiet") if most else None)


def _key() -> Markup:
    """What the signs of the plot stand for."""
    signs = {"proof": "could be proven", "false": "accused falsely", "won": "solved it"}
    items = (el("li", sign(kind), words) for kind, words in signs.items())
    return el("ul", *items, cls="plot-key")


def _in_words(table: MysteryTableView, review: Review) -> str:
    """What the plot shows, for those who hear it."""
    lines = (
        f"{called(table, each.seat)}: {each.steps[0].possible} after the deal, "
        f"{each.steps[each.last].possible} at the end"
        for each in review.seats
    )
    return f"How many solutions were still possible, over {review.turns} turns. {'; '.join(lines)}."

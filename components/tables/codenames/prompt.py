"""The prompt: what is happening now, and buttons for exactly what the viewer can do."""

from __future__ import annotations

from markupsafe import Markup

from clueapp.games.codenames.actions import Clue, Confirm, EndGuessing, Resume, Unvote
from clueapp.games.codenames.passing import lacks
from clueapp.games.codenames.state import CodenamesTable
from clueapp.kernel.places import Pick
from components.html import button, cap, el, heading, join
from components.pictures import icon
from components.tables.codenames import CodenamesTableView, clue_form, ending, stepping_in
from components.tables.codenames.people import game_of, seat_of, title_of
from components.tables.codenames.words import words

LEAVE_IT = "End your team’s turn? The other team goes next."
BECOME_SPYMASTER = "You’ll see the key, so you can’t guess any more in this game. Become the spymaster?"


def part(table: CodenamesTableView) -> object:
    """Leave everything else out while the viewer types a clue, so that nothing draws the form again."""
    game, menu = game_of(table), table.menu
    if game is None or game.is_over:
        return ending.part(table, game) if game else "nothing"
    if menu.form(Clue):
        return "clue", table.games_played, len(game.turns)
    sure = table.menu.choices(Confirm, "index")
    offers = tuple(bool(menu.form(each)) for each in (Unvote, EndGuessing, Resume))
    asks = stepping_in.part(table)
    return game.phase, words(table, game), sure, offers, _places(table, game), asks, game.team, table.is_your_turn


def draw(table: CodenamesTableView) -> Markup:
    game = game_of(table)
    if game is None:
        return Markup("")
    if game.is_over:
        return ending.draw(table, game)
    headline, sentence = words(table, game)
    head = el("div", heading(2, headline, testid="turn"), el("p", sentence), cls="order-words")
    acts = _choices(table, game)
    yours = " yours" if table.is_your_turn or acts else ""
    return el(
        "div",
        head,
        el("div", acts, cls="order-choices") if acts else None,
        cls=f"order in-{game.phase} {game.team}{yours}",
    )


def _choices(table: CodenamesTableView, game: CodenamesTable) -> Markup | None:
    menu = table.menu
    if menu.form(Clue):
        return clue_form.draw(menu.choices(Clue, "count"))
    offers = (
        *(_confirm(int(index), game.words[int(index)]) for index in menu.choices(Confirm, "index")),
        stepping_in.draw(table),
        _resume() if menu.form(Resume) else None,
        *(_place(*each) for each in _places(table, game)),
        _unvote() if menu.form(Unvote) else None,
        _end() if menu.form(EndGuessing) else None,
    )
    return join(*offers) if any(offers) else None


def _confirm(index: int, word: str) -> Markup:
    """A target of its own, away from the card, that takes no press which was meant for a vote (W-2.7)."""
    label = join(el("span", "Turn over ", el("b", word.upper())), cap("C"))
    return button(
        label,
        sends=Confirm(index),
        kind="primary reveal",
        keys="c",
        testid=f"action-confirm-{index}",
        data={"rests": f"card {index}"},
    )


def _unvote() -> Markup:
    return button("Take back your vote", sends=Unvote(), testid="action-unvote")


def _end() -> Markup:
    return button("End guessing", sends=EndGuessing(), testid="action-end-guessing", data={"confirm": LEAVE_IT})


def _resume() -> Markup:
    return button(join(icon("play"), "Resume Game"), sends=Resume(), kind="primary", testid="action-resume")


def _places(table: CodenamesTableView, game: CodenamesTable) -> tuple[tuple[str, bool, bool], ...]:
    """The places the viewer could take: each with whether it is missing, and whether it shows them the key."""
    missing = {f"{game.team}_{lack}" for lack in lacks(game, game.team)} if game.phase == "paused" else set()
    is_new = seat_of(table) not in game.informed
    places = table.menu.choices(Pick, "seat")
    return tuple((place, place in missing, is_new and place.endswith("spymaster")) for place in places)


def _place(place: str, is_missing: bool, shows_key: bool) -> Markup:
    return button(
        f"Become {title_of(place)}",
        sends=Pick(place),
        kind="primary" if is_missing else "plain",
        testid=f"action-pick-{place}",
        data={"confirm": BECOME_SPYMASTER if shows_key else None},
    )

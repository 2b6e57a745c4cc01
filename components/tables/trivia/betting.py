"""The choices in the betting: chips, a match, a raise, a fold."""

from __future__ import annotations

from functools import lru_cache

from markupsafe import Markup

from clueapp.games.trivia.actions import Bet, Fold, Match, Raise
from clueapp.games.trivia.betting import to_match
from clueapp.games.trivia.state import BET_TIERS, Duel
from clueapp.kernel.menu import Between
from components.html import button, el, join
from components.pictures import icon, image
from components.tables.trivia import TriviaTableView, raising
from components.tables.trivia.people import seat_of


def choices(table: TriviaTableView, duel: Duel) -> Markup:
    """The buttons for what the viewer may do now."""
    menu, seat = table.menu, seat_of(table)
    raised = menu.form(Raise)
    limits = raised.fields["amount"] if raised else None
    return join(
        _chips(menu.choices(Bet, "amount")) if menu.form(Bet) else None,
        _match(to_match(duel)) if menu.form(Match) else None,
        raising.draw(limits.least, limits.most) if isinstance(limits, Between) else None,
        _fold(duel.folds[seat] if seat else 0, can_fold=menu.form(Fold) is not None),
    )


def _chips(amounts: tuple[object, ...]) -> Markup:
    chips = (_chip(int(str(amount)), key) for key, amount in enumerate(amounts, start=1))
    return el("div", *chips, cls="chips", role="group", aria_label="Choose your bet")


@lru_cache(maxsize=64)
def _chip(amount: int, key: int) -> Markup:
    """A chip that places its bet, with its key below."""
    return el(
        "button",
        el("span", chip_of(amount), cls="chip"),
        el("kbd", str(key), aria_hidden="true"),
        type="button",
        sends=Bet(amount),
        data={"keys": str(key)},
        cls="chip-button",
        testid=f"action-bet-{amount}",
        aria_label=f"Bet {amount}",
    )


def chip_of(amount: int) -> Markup:
    """A chip with its figure; other amounts than the tiers get a plain chip."""
    return join(image(f"chip-{amount if amount in BET_TIERS else 1}"), el("b", str(amount)))


@lru_cache(maxsize=512)
def _match(amount: int) -> Markup:
    label = join(f"Match {amount}", el("kbd", "M", aria_hidden="true"))
    return button(label, sends=Match(), kind="primary match", keys="m", testid="action-match")


@lru_cache(maxsize=16)
def _fold(left: int, *, can_fold: bool) -> Markup:
    if not can_fold:
        return button("No folds left", kind="plain fold", disabled=True, testid="no-folds")
    words = join(icon("cards"), f"Fold ({left} left)", el("kbd", "F", aria_hidden="true"))
    return button(words, sends=Fold(), kind="danger fold", keys="f", testid="action-fold")

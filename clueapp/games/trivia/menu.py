"""The actions open to a duelist, as forms."""

from __future__ import annotations

from collections.abc import Iterator

from clueapp.games.trivia import betting
from clueapp.games.trivia.actions import Answer, Bet, Buzz, Fold, Match, Overturn, Raise, Ready, Uphold
from clueapp.games.trivia.clue import ANSWER_LENGTH
from clueapp.games.trivia.resolving import may_be_ready, may_overturn, may_uphold
from clueapp.games.trivia.state import Duel
from clueapp.kernel.menu import NO_MENU, Between, Form, FreeText, Menu, OneOf


def menu(duel: Duel, seat: str) -> Menu:
    """The forms of everything that this seat may do."""
    match duel.phase:
        case "betting" if duel.bout.awaiting == seat:
            return Menu(tuple(_betting_form(duel, name) for name in betting.available_actions(duel)))
        case "clue" if duel.bout.buzzers[seat] == "AVAILABLE":
            return Menu((Form(Buzz),))
        case "answer" if duel.bout.answering == seat:
            return Menu((Form(Answer, {"text": FreeText(ANSWER_LENGTH)}),))
        case "resolution":
            return Menu(tuple(_resolution_forms(duel, seat)))
    return NO_MENU


def _resolution_forms(duel: Duel, seat: str) -> Iterator[Form]:
    if players := may_overturn(duel, seat):
        yield Form(Overturn, {"player": OneOf(players)})
    if may_uphold(duel, seat):
        yield Form(Uphold)
    if may_be_ready(duel, seat):
        yield Form(Ready)


def _betting_form(duel: Duel, name: str) -> Form:
    limits = betting.raise_limits(duel)
    if name == Bet.wire_name:
        return Form(Bet, {"amount": OneOf(betting.bet_options(duel))})
    if name == Raise.wire_name and limits:
        return Form(Raise, {"amount": Between(*limits)})
    return Form(Match) if name == Match.wire_name else Form(Fold)

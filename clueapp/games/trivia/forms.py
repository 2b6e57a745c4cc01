"""What a duelist may do now, as forms."""

from __future__ import annotations

from clueapp.games.trivia import betting
from clueapp.games.trivia.actions import Answer, Bet, Buzz, Fold, Match, Overturn, Raise
from clueapp.games.trivia.clue import ANSWER_LENGTH
from clueapp.games.trivia.duel import Duel
from clueapp.games.trivia.resolving import may_overturn
from clueapp.kernel.menu import NO_MENU, Between, Form, FreeText, Menu, OneOf


def menu(duel: Duel, seat: str) -> Menu:
    """All that this seat may do."""
    match duel.phase:
        case "betting" if duel.bout.awaiting == seat:
            return Menu(tuple(_betting_form(duel, name) for name in betting.available_actions(duel)))
        case "clue" if duel.bout.buzzers[seat] == "AVAILABLE":
            return Menu((Form(Buzz),))
        case "answer" if duel.bout.answering == seat:
            return Menu((Form(Answer, {"text": FreeText(ANSWER_LENGTH)}),))
        case "resolution":
            players = may_overturn(duel, seat)
            return Menu((Form(Overturn, {"player": OneOf(players)}),)) if players else NO_MENU
    return NO_MENU


def _betting_form(duel: Duel, name: str) -> Form:
    limits = betting.raise_limits(duel)
    if name == Bet.wire_name:
        return Form(Bet, {"amount": OneOf(betting.bet_options(duel))})
    if name == Raise.wire_name and limits:
        return Form(Raise, {"amount": Between(*limits)})
    return Form(Match) if name == Match.wire_name else Form(Fold)

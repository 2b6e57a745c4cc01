"""The board: twenty-five cards, an element for each, so that only those are sent on which something has changed."""

from __future__ import annotations

from markupsafe import Markup
from nicegui import ui

from clueapp.games.codenames.actions import Confirm, Vote
from clueapp.games.codenames.state import CARDS, CodenamesTable, Guess
from components.panel import Piece
from components.tables.codenames import CodenamesTableView
from components.tables.codenames.card import Card, draw
from components.tables.codenames.people import called, game_of, key_of, seat_of


class Board:
    """One client's board. A card turns over when it is revealed, and lies open when the page comes later."""

    def __init__(self) -> None:
        with ui.element("ol").classes("panel words-board") as board:
            board.props["data-testid"] = "board"
            board.props["aria-label"] = "Board"
            self._pieces = [
                Piece(Markup(""), tag="li", classes="word-place", attributes={"data-testid": f"card-{index}"})
                for index in range(CARDS)
            ]
        self._cards: list[Card | None] = [None] * CARDS

    def show(self, table: CodenamesTableView) -> None:
        """Bring those up to date on which something has changed."""
        for card in cards(table):
            before = self._cards[card.index]
            if card != before:
                self._cards[card.index] = card
                turns = before is not None and before.word == card.word and card.is_open and not before.is_open
                self._pieces[card.index].draw(draw(card, turns=turns))


def cards(table: CodenamesTableView) -> tuple[Card, ...]:
    """What the viewer sees of each."""
    game = game_of(table)
    if game is None:
        return ()
    votable = frozenset(table.menu.choices(Vote, "index"))
    return tuple(_card(table, game, index, str(index) in votable) for index in range(len(game.words)))


def _card(table: CodenamesTableView, game: CodenamesTable, index: int, can_vote: bool) -> Card:
    key, seat, word = key_of(table), seat_of(table), game.words[index]
    if index in game.revealed:
        finders = table.once(("finders", index), lambda: _finders(table, game, index))
        is_dimmed = bool(key) and not game.is_over
        return Card(
            index,
            word,
            game.revealed[index],
            True,
            game.is_over,
            finders if game.is_over else finders[:1],
            is_dimmed=is_dimmed,
        )
    voters = game.voters(index)
    return Card(
        index,
        word,
        key[index] if key else None,
        is_over=game.is_over,
        voters=tuple(called(table, each) for each in voters),
        call=_call(table, game, index) if voters and game.phase == "guess" else "",
        is_chosen=bool(voters) and game.phase == "guess" and index in game.chosen(),
        is_own=seat is not None and seat in voters,
        can_vote=can_vote,
    )


def _finders(table: CodenamesTableView, game: CodenamesTable, index: int) -> tuple[str, ...]:
    """Who turned a card over, then the others who had voted for it."""
    found: Guess | None = next((each for turn in game.turns for each in turn.guesses if each.index == index), None)
    if found is None:
        return ()
    others = (seat for seat in found.voters if seat != found.seat)
    return tuple(called(table, seat) for seat in (found.seat, *others))


def _call(table: CodenamesTableView, game: CodenamesTable, index: int) -> str:
    """How many votes it has of those it needs, and what it waits for when it has them."""
    if str(index) in table.menu.choices(Confirm, "index"):
        return "confirm below"
    if index in game.chosen():
        return "a teammate confirms"
    number, needed = len(game.voters(index)), game.threshold
    return f"{number} of {needed} votes" if needed > 1 else "1 vote"

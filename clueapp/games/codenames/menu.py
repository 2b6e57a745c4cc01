"""What somebody may do now, as forms."""

from __future__ import annotations

from collections.abc import Iterator

from clueapp.games.codenames.actions import Clue, Confirm, EndGuessing, Resume, Unvote, Vote
from clueapp.games.codenames.clue_check import CLUE_LENGTH, ClueWord
from clueapp.games.codenames.clues import COUNTS
from clueapp.games.codenames.guessing import may_confirm
from clueapp.games.codenames.passing import may_resume
from clueapp.games.codenames.posts import open_places
from clueapp.games.codenames.state import CodenamesTable
from clueapp.kernel.menu import NO_MENU, Form, Menu, OneOf
from clueapp.kernel.places import Pick
from clueapp.kernel.truth import Seat


def menu(table: CodenamesTable, seat: Seat | None) -> Menu:
    """All that this seat may do."""
    if seat is None or seat not in table.posts or seat in table.left:
        return NO_MENU
    post = table.posts[seat]
    match table.phase:
        case "paused":
            return Menu(tuple(_forms_in_a_pause(table, seat)))
        case "clue" if (post.team, post.role) == (table.team, "spymaster"):
            word = ClueWord(CLUE_LENGTH, table.words_in_play)
            return Menu((Form(Clue, {"word": word, "count": OneOf(COUNTS)}),))
        case "guess" if (post.team, post.role) == (table.team, "operative"):
            return Menu(tuple(_forms_of_guessing(table, seat)))
    return NO_MENU


def _forms_in_a_pause(table: CodenamesTable, seat: Seat) -> Iterator[Form]:
    if may_resume(table, seat):
        yield Form(Resume)
    if places := open_places(table, seat):
        yield Form(Pick, {"seat": OneOf(places)})


def _forms_of_guessing(table: CodenamesTable, seat: Seat) -> Iterator[Form]:
    if cards := tuple(index for index in table.hidden if index != table.votes.get(seat)):
        yield Form(Vote, {"index": OneOf(cards)})
    if seat in table.votes:
        yield Form(Unvote)
    if chosen := tuple(index for index in table.chosen() if may_confirm(table, seat, index)):
        yield Form(Confirm, {"index": OneOf(chosen)})
    if table.turns[-1].guesses:
        yield Form(EndGuessing)

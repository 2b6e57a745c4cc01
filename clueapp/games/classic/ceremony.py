"""The ceremony of setting up (UC01 to UC08): weapons, case file, deal, notebooks.

The host leads through it, and all others watch. The server has stacked the face-down cards before
the first step and keeps them in the vault: drawing and dealing turn nothing up that was not decided already.
"""

from __future__ import annotations

from random import Random

from clueapp.games.classic import events as c
from clueapp.games.classic.actions import (
    SET_UP_ACTIONS,
    Begin,
    Deal,
    DrawCaseFile,
    FinishSetup,
    PlaceWeapon,
    ScatterWeapons,
)
from clueapp.games.classic.state import GROUPS, ClassicDraft, ClassicTable, SetUpPhase
from clueapp.games.mystery import deal
from clueapp.games.mystery import events as e
from clueapp.games.mystery.cards import ROOMS, WEAPONS, title
from clueapp.kernel.errors import IllegalAction
from clueapp.kernel.menu import Action
from clueapp.kernel.truth import Fact


def begin(table: ClassicTable, rng: Random) -> Fact:
    """An empty board for all, and for the vault the order in which the cards lie."""
    solution = deal.draw_solution(rng)
    hands = deal.deal_out(table.players, solution, rng)
    return Fact(public=c.SetUpBegan(table.leader), vault=c.DeckStacked(solution, hands))


def act(draft: ClassicDraft, seat: str, action: Action) -> None:
    """A step of the set-up, or the reason why it is refused. That the game begins is left to the game."""
    table = draft.public
    if not isinstance(action, SET_UP_ACTIONS):
        raise IllegalAction("wrong_phase", "The game is still being set up. Please wait a moment.")
    if seat != table.leader:
        raise IllegalAction("not_your_turn", f"{title(table.leader)} is setting up the game.")
    match action:
        case PlaceWeapon(weapon, room):
            _check_phase(table, "weapons", "The weapons are already in their rooms.")
            _place(draft, seat, weapon, room)
        case ScatterWeapons():
            _check_phase(table, "weapons", "The weapons are already in their rooms.")
            _scatter(draft)
        case DrawCaseFile(group):
            _check_phase(table, "case_file", "You can’t draw a card for the case file right now.")
            _draw(draft, seat, group)
        case Deal():
            _check_phase(table, "deal", "You can’t deal the cards right now.")
            _deal(draft)
        case Begin():
            _check_phase(table, "notebooks", "The set-up isn’t finished yet.")
        case FinishSetup():
            finish(draft, seat)


def finish(draft: ClassicDraft, seat: str, why: e.StoodIn | None = None) -> None:
    """All that is left up to the notebooks, whatever was done by hand before (D-1.10)."""
    if draft.public.phase != "notebooks" or why is not None:
        draft.announce(c.RestLeftToTheHouse(seat, why))
    if draft.public.phase == "weapons":
        _scatter(draft)
    for group in GROUPS:
        if group not in draft.public.drawn:
            draft.announce(c.CaseCardDrawn(seat, group))
    if draft.public.phase == "deal":
        _deal(draft)


def _check_phase(table: ClassicTable, phase: SetUpPhase, sentence: str) -> None:
    if table.phase != phase:
        raise IllegalAction("wrong_phase", sentence)


def _place(draft: ClassicDraft, seat: str, weapon: str, room: str) -> None:
    if weapon not in WEAPONS or room not in ROOMS:
        raise IllegalAction("bad_card", "There’s no such weapon or room.")
    if room not in draft.public.free_rooms:
        raise IllegalAction("room_has_weapon", "There’s already a weapon in that room.")
    draft.announce(c.WeaponPlaced(seat, weapon, room))
    if len(draft.public.weapons) == len(WEAPONS):
        draft.announce(c.CardsSorted())


def _scatter(draft: ClassicDraft) -> None:
    table = draft.public
    left = [weapon for weapon in WEAPONS if weapon not in table.weapons]
    rooms = draft.rng.sample(table.free_rooms, len(left))
    draft.announce(e.WeaponsPlaced({**table.weapons, **dict(zip(left, rooms, strict=True))}))
    draft.announce(c.CardsSorted())


def _draw(draft: ClassicDraft, seat: str, group: str) -> None:
    if group not in GROUPS:
        raise IllegalAction("no_such_group", "The cards are sorted into suspects, weapons and rooms.")
    if group in draft.public.drawn:
        raise IllegalAction("already_drawn", "That group already has a card in the case file.")
    draft.announce(c.CaseCardDrawn(seat, group))


def _deal(draft: ClassicDraft) -> None:
    vault = draft.truth.vault
    if vault.solution is None:
        raise ValueError("no cards were stacked")
    draft.add(deal.dealt(vault.solution, vault.undealt))

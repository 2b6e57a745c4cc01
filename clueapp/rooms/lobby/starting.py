"""Starting a game: what is missing, who sits where, and the deal."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from clueapp.kernel.errors import IllegalAction
from clueapp.kernel.game import NOTHING_SEEN
from clueapp.kernel.places import Picks
from clueapp.kernel.rng import Draw, draw, new_seed
from clueapp.rooms.lobby import robots
from clueapp.rooms.lobby.options import EXPECTED
from clueapp.rooms.log import events as e
from clueapp.rooms.log.decision import Decision, Drawn
from clueapp.rooms.log.state import RoomState


def begin(
    decision: Decision,
    state: RoomState,
    seen: Mapping[str, int] = NOTHING_SEEN,
    absent: Collection[str] = (),
    *,
    rematches: int = 0,
    teams: str = "",
) -> None:
    """Fill empty seats as the host wants, lay the table for all who stay, and deal.

    `absent`: the missing players; `teams`: the kind of rematch, if the host has chosen one.
    """
    _check_can_begin(state, teams)
    robots.fill_up(decision, state)
    now, seed = decision.end_state(state), new_seed()
    game, chance = now.game, draw(seed, 1)
    if (objection := game.objection(state.options, state.packs)) is not None:
        raise IllegalAction("bad_option", objection)
    picks = game.picks_for_rematch(now.picks, teams, chance) if teams else now.picks
    seats = dict(sorted(game.seats_for(picks).items(), key=lambda taken: taken[1] != state.host))
    before = state.truth.public if state.truth is not None and rematches else None
    opening = game.opening({seat: picks[player] for seat, player in seats.items()}, state.options, rematches, before)
    decision.add(e.GameBegan(state.games_played + 1, seats, rematches), e.SeedDrawn(seed), opening)
    _tell_new_places(decision, now.picks, picks, chance)
    _tell_who_is_here(decision, decision.end_state(state), absent)
    laid = decision.end_state(state)
    if laid.truth is None:
        raise ValueError("no game has begun")
    dealing = laid.next_draw
    decision.add_game(game.setup(laid.truth, dealing, _most(seen, laid.seen), laid.packs), dealing)
    dealt = decision.end_state(state).truth
    if dealt is not None and (drawn := game.lessons(dealt.vault)):
        decision.drawn.append(Drawn(now.company, tuple(sorted(drawn))))


def _tell_new_places(decision: Decision, before: Picks, picks: Picks, chance: Draw) -> None:
    """Tell who has another place in the rematch; after a draw, tell everybody's place."""
    moved = {player: place for player, place in picks.items() if chance.is_used or place != before[player]}
    if moved:
        decision.add(e.PlacesAssigned(moved, by_lot=chance.is_used), draw=chance)


def _tell_who_is_here(decision: Decision, laid: RoomState, absent: Collection[str]) -> None:
    """Tell a game whose rules depend on it who is missing, before it deals (W-3.5)."""
    known = None if laid.truth is None else laid.game.present(laid.truth.public)
    if laid.truth is None or known is None:
        return
    here = frozenset(seat for seat in known if laid.seats[seat] not in absent)
    if here != known:
        chance = laid.next_draw
        decision.add_game(laid.game.presence_changed(laid.truth, here, chance), chance)


def _most(seen: Mapping[str, int], here: Mapping[str, int]) -> Mapping[str, int]:
    """What these players have met, wherever it was, and what was drawn in this room, whoever played."""
    return {**seen, **{each: max(number, seen.get(each, 0)) for each, number in here.items()}}


def begin_if_complete(decision: Decision, state: RoomState, seen: Mapping[str, int]) -> None:
    """Start the game by itself once the expected number has joined (P-1.4)."""
    now = decision.end_state(state)
    if now.status == "lobby" and now.game.info.starts_when_full and is_complete(now):
        begin_from(decision, now, seen)


def begin_if_all_want_it(
    decision: Decision, state: RoomState, seen: Mapping[str, int], absent: Collection[str]
) -> None:
    """Begin the next game once everybody who stays has asked for it; system players always want to (T-7.3)."""
    now = decision.end_state(state)
    staying = (each for each in now.people.values() if not each.is_gone_for_good)
    if all(each.robot or each.id in now.wishes for each in staying):
        begin_from(decision, now, seen, absent, rematches=now.rematches + 1)


def begin_from(
    decision: Decision,
    now: RoomState,
    seen: Mapping[str, int],
    absent: Collection[str] = (),
    *,
    rematches: int = 0,
) -> None:
    """Begin a game in the state that the decision leads to, as part of the same decision."""
    rest = Decision()
    begin(rest, now, seen, absent, rematches=rematches)
    decision.entries.extend(rest.entries)
    decision.drawn.extend(rest.drawn)


def is_complete(state: RoomState) -> bool:
    """Whether as many are in as are expected, and nothing is missing."""
    is_enough = len(state.people) >= int(state.options[EXPECTED])
    return is_enough and robots.missing_at_start(state) is None


def _check_can_begin(state: RoomState, teams: str) -> None:
    """Refuse a start while something is missing, and a kind of rematch that the game doesn't have."""
    if not teams:
        check_nothing_missing(state)
    elif teams not in dict(state.game.info.rematches):
        raise IllegalAction("no_such_choice", "This game doesn’t have that kind of rematch.")
    elif teams not in state.game.rematch_choices(robots.picks_at_start(state), state.options):
        check_nothing_missing(state)
        raise IllegalAction("no_such_choice", "That kind of rematch isn’t possible right now.")


def check_nothing_missing(state: RoomState) -> None:
    if (missing := robots.missing_at_start(state)) is not None:
        raise IllegalAction(missing.code, missing.sentence)

"""Starting a game: what is missing, who sits where, and the deal."""

from __future__ import annotations

from collections.abc import Mapping

from clueapp.kernel.errors import IllegalAction
from clueapp.kernel.game import NOTHING_SEEN
from clueapp.kernel.rng import new_seed
from clueapp.rooms.lobby import robots
from clueapp.rooms.lobby.options import EXPECTED
from clueapp.rooms.log import events as e
from clueapp.rooms.log.decision import Decision, Drawn
from clueapp.rooms.log.state import RoomState


def begin(decision: Decision, state: RoomState, seen: Mapping[str, int] = NOTHING_SEEN, *, rematches: int = 0) -> None:
    """Fill the table up as the host wants it, lay it for all who stay, and deal."""
    check_nothing_missing(state)
    robots.fill_up(decision, state)
    now = decision.end_state(state)
    game, picks = now.game, now.picks
    if (objection := game.objection(state.options, state.packs)) is not None:
        raise IllegalAction("bad_option", objection)
    seats = dict(sorted(game.seats_for(picks).items(), key=lambda taken: taken[1] != state.host))
    before = state.truth.public if state.truth is not None and rematches else None
    opening = game.opening({seat: picks[player] for seat, player in seats.items()}, state.options, rematches, before)
    decision.add(e.GameBegan(state.games_played + 1, seats, rematches), e.SeedDrawn(new_seed()), opening)
    laid = decision.end_state(state)
    if laid.truth is None:
        raise ValueError("no game has begun")
    draw = laid.next_draw
    decision.add_game(game.setup(laid.truth, draw, _most(seen, laid.seen), laid.packs), draw)
    dealt = decision.end_state(state).truth
    if dealt is not None and (drawn := game.lessons(dealt.vault)):
        decision.drawn.append(Drawn(now.company, tuple(sorted(drawn))))


def _most(seen: Mapping[str, int], here: Mapping[str, int]) -> Mapping[str, int]:
    """What these players have met, wherever it was, and what was drawn in this room, whoever played."""
    return {**seen, **{each: max(number, seen.get(each, 0)) for each, number in here.items()}}


def begin_if_complete(decision: Decision, state: RoomState, seen: Mapping[str, int]) -> None:
    """Start the game by itself once the expected number has joined (P-1.4)."""
    now = decision.end_state(state)
    if now.status == "lobby" and now.game.info.starts_when_full and is_complete(now):
        rest = Decision()
        begin(rest, now, seen)
        decision.entries.extend(rest.entries)
        decision.drawn.extend(rest.drawn)


def is_complete(state: RoomState) -> bool:
    """Whether as many are in as are expected, and nothing is missing."""
    is_enough = len(state.people) >= int(state.options[EXPECTED])
    return is_enough and robots.missing_at_start(state) is None


def check_nothing_missing(state: RoomState) -> None:
    if (missing := robots.missing_at_start(state)) is not None:
        raise IllegalAction(missing.code, missing.sentence)

"""How a room's state changes with each entry of its log; runs no rules and draws nothing."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import replace

from clueapp.kernel.remarks import Remark
from clueapp.kernel.truth import Event, evolve
from clueapp.rooms.clocks.clock import DueClock
from clueapp.rooms.lobby.options import options_before
from clueapp.rooms.log import events as e
from clueapp.rooms.log.entries import Entry
from clueapp.rooms.log.state import Person, Request, RoomState, StandIn


def after(state: RoomState, entry: Entry, at: int) -> RoomState:
    """The room after an entry of its log."""
    if entry.of_game:
        return _after_move(state, entry, at)
    for event in (entry.fact.public, entry.fact.vault):
        if event is not None:
            state = _after(state, event, at)
    if entry.opening is not None and state.truth is not None:
        state = replace(state, truth=evolve(state.game, state.truth, entry.opening))
    return state if entry.draw is None else replace(state, draws=entry.draw)


def _after_move(state: RoomState, entry: Entry, at: int) -> RoomState:
    """The room after an event of its game; a new deadline starts to run once pages have revealed the event."""
    if state.truth is None:
        raise ValueError("no game is on the table")
    truth = evolve(state.game, state.truth, entry.fact)
    if state.paused_at is not None:  # somebody acts in the moment of coming back
        state = _resumed(state, at)
    revealed_at = _revealed_at(state, entry, at)
    seen_at = max(at, revealed_at)
    deadline = state.game.deadline(truth.public)
    clock = state.clock
    if deadline is None:
        clock = None
    elif clock is None or clock.deadline != deadline:
        clock = DueClock(deadline, seen_at + int(deadline.seconds * 1000), held_back=seen_at - at)
    return replace(
        state,
        truth=truth,
        clock=clock,
        requests=state.requests if state.requests and state.game.is_paused(truth.public) else {},
        last_move_at=state.last_move_at if entry.fact.public is None else seen_at,
        revealed_at=revealed_at,
        draws=state.draws if entry.draw is None else entry.draw,
    )


def _revealed_at(state: RoomState, entry: Entry, at: int) -> int:
    """When pages will have revealed everything up to this entry; each reveal waits for the one before."""
    steps = state.game.reveal_steps(entry.fact.public) if entry.fact.public is not None else ()
    return max(at, state.revealed_at) + round(steps[-1] * 1000) if steps else state.revealed_at


def _after(state: RoomState, event: Event, at: int) -> RoomState:
    match event:
        case e.RoomOpened(code, _game, options):
            before = options_before(state.game)
            unsaid = frozenset(before.keys() - options.keys())
            return replace(state, code=code, options={**before, **options}, unsaid=unsaid)
        case e.OptionsSet(options):
            return replace(state, options={**state.options, **options}, unsaid=state.unsaid - options.keys())
        case e.GamePaused():
            return replace(state, paused_at=at)
        case e.GameResumed():
            return _resumed(state, at)
        case e.PackBrought():
            return replace(state, packs_brought=state.packs_brought + 1)
        case e.Chatted():
            return state
        case e.Remarked(player, text):
            return replace(state, remarks=(*state.remarks, _remark(state, player, text)))
    return _after_people(state, event, at) or _after_change_of_game(state, event, at) or _after_keeping(state, event)


def _remark(state: RoomState, player: str, text: str) -> Remark:
    turn = 0 if state.truth is None else state.game.turn_number(state.truth.public)
    return Remark(state.seat_in_game(player) or "", text, turn)


def _after_people(state: RoomState, event: Event, at: int) -> RoomState | None:
    """The room with others in it, or with somebody who is now something else."""
    match event:
        case e.PlayerJoined(player, name, place, robot, is_given):
            people = {**state.people, player: Person(player, name, place, at, robot=robot, is_given=is_given)}
            return replace(state, people=people, host=state.host or ("" if robot else player))
        case e.SeatPicked(player, place):
            return _at_places(state, {player: place})
        case e.PlacesAssigned(places):
            return _at_places(state, places)
        case e.RobotChanged(player, strength, place):
            changed = replace(state.people[player], robot=strength, place=place)
            return replace(state, people={**state.people, player: changed})
        case e.PlayerLeft(player):
            return _without(state, player)
        case e.Renamed(player, _before, name):
            return replace(state, people={**state.people, player: replace(state.people[player], name=name)})
    return _after_change_of_host(state, event) or _after_request(state, event, at)


def _after_change_of_host(state: RoomState, event: Event) -> RoomState | None:
    """The room with another host; a host who was only away may become the host again (P-1.5)."""
    match event:
        case e.HostPassed(player):
            former = state.former_host or state.host
            return replace(state, host=player, former_host="" if former == player else former)
        case e.HostAppointed(player):
            return replace(state, host=player, former_host="")
        case e.HostKept():
            return replace(state, former_host="")
    return None


def _after_request(state: RoomState, event: Event, at: int) -> RoomState | None:
    """The room after a watcher's request, or the host's answer to it."""
    match event:
        case e.SeatRequested(player, place):
            return replace(state, requests={**state.requests, player: Request(player, place)})
        case e.RequestKept(player, name, keys):
            known = replace(state.requests[player], name=name, keys=keys)
            return replace(state, requests={**state.requests, player: known})
        case e.RequestDeclined(player):
            declined = replace(state.requests[player], is_declined=True)
            return replace(state, requests={**state.requests, player: declined})
        case e.SteppedIn(player, name, place, seat) if state.truth is not None:
            own = {**state.truth.own, seat: state.game.bare_table((seat,)).own[seat]}
            return replace(
                state,
                people={**state.people, player: Person(player, name, place, at)},
                seats={**state.seats, seat: player},
                truth=replace(state.truth, own=own),
                requests={each: request for each, request in state.requests.items() if each != player},
            )
    return None


def _at_places(state: RoomState, places: Mapping[str, str]) -> RoomState:
    """The room with some at other places, which are no longer those that they were just given."""
    moved = {each: replace(state.people[each], place=place, is_given=False) for each, place in places.items()}
    return replace(state, people={**state.people, **moved})


def _after_change_of_game(state: RoomState, event: Event, at: int) -> RoomState | None:
    """The room with another game on its table, or none; with others who play in it, or the wish for the next."""
    match event:
        case e.GameBegan(number, seats, rematches):
            return replace(
                _cleared(state),
                truth=state.game.bare_table(tuple(seats)),
                seats=seats,
                stand_ins={},
                remarks=(),
                games_played=number,
                rematches=rematches,
                wishes=frozenset(),
                clock=None,
                paused_at=None,
                skipping="",
                last_table=None,
                last_move_at=at,
                revealed_at=0,
                draws=0,
            )
        case e.GameCalledOff(is_deserted):
            last_table = state.truth.public if state.truth is not None and not is_deserted else None
            return replace(_called_off(state), last_table=last_table)
        case e.GameStartedOver():
            return _called_off(state)
        case e.RematchWished(player):
            return replace(state, wishes=state.wishes | {player})
        case e.StandInBegan(player, strength):
            since = StandIn(strength, state.truth.public if state.truth else None)
            return replace(state, stand_ins={**state.stand_ins, player: since}, last_move_at=max(at, state.revealed_at))
        case e.SkipBegan(player):
            return replace(state, skipping=player)
        case e.SkipEnded():
            return replace(state, skipping="")
        case e.StandInEnded(player):
            return replace(state, stand_ins={each: by for each, by in state.stand_ins.items() if each != player})
    return None


def _called_off(state: RoomState) -> RoomState:
    """The room as a lobby."""
    left = replace(_cleared(state), truth=None, seats={}, stand_ins={}, remarks=())
    return replace(left, clock=None, paused_at=None, skipping="", wishes=frozenset())


def _resumed(state: RoomState, at: int) -> RoomState:
    """The clock as if the time in which nobody was there had not been."""
    lost = at - (state.paused_at or at)
    clock = state.clock and replace(state.clock, due=state.clock.due + lost)
    return replace(state, clock=clock, paused_at=None, last_move_at=state.last_move_at + lost)


def _after_keeping(state: RoomState, event: Event) -> RoomState:
    """The room with something kept or taken away: keys, links, packs."""
    match event:
        case e.PackRemoved(title):
            return replace(state, packs={name: items for name, items in state.packs.items() if name != title})
        case e.SeedDrawn(seed):
            return replace(state, seed=seed)
        case e.KeysGranted(player, keys):
            return replace(state, keys={**state.keys, **dict.fromkeys(keys, player)})
        case e.PackKept(title, items):
            return replace(state, packs={**state.packs, title: items})
        case e.SeatLinkMade(player, link):
            others = {key: holder for key, holder in state.links.items() if holder != player}
            return replace(state, links={**others, link: player})
        case e.SeatMoved(player, key):
            kept = {each: holder for each, holder in state.keys.items() if holder != player}
            links = {each: holder for each, holder in state.links.items() if holder != player}
            former = _former_keys(state, {player, state.keys.get(key, player)})
            return replace(state, keys={**kept, key: player}, links=links, former_keys=former)
    raise TypeError(f"{type(event).__name__} does not happen to rooms")


def _without(state: RoomState, player: str) -> RoomState:
    """In the lobby the seat is free again; in a game its player is gone for good, and named until it ends."""
    links = {link: holder for link, holder in state.links.items() if holder != player}
    keys = {key: holder for key, holder in state.keys.items() if holder != player}
    if state.truth is None:
        people = {each: person for each, person in state.people.items() if each != player}
    else:
        people = {**state.people, player: replace(state.people[player], is_gone_for_good=True)}
    host, former = ("" if each == player else each for each in (state.host, state.former_host))
    wishes, once = state.wishes - {player}, _former_keys(state, {player})
    return replace(
        state,
        people=people,
        keys=keys,
        former_keys=once,
        links=links,
        host=host,
        former_host=former,
        wishes=wishes,
    )


def _former_keys(state: RoomState, players: Collection[str]) -> Mapping[str, frozenset[str]]:
    """The former keys of the game on the table, once these players' keys no longer open their seats."""
    if state.truth is None:
        return {}
    before = state.former_keys
    lost = {key: before.get(key, frozenset()) | {holder} for key, holder in state.keys.items() if holder in players}
    return {**before, **lost}


def _cleared(state: RoomState) -> RoomState:
    """With the end of a game: without those who left it for good, the others at the places that they had come to."""
    staying = (person for person in state.people.values() if not person.is_gone_for_good)
    people = {person.id: replace(person, place=state.place_of(person)) for person in staying}
    return replace(state, people=people, seen=state.seen_so_far, requests={}, former_keys={})

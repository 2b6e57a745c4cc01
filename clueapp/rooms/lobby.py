"""What the room itself decides: sitting down and standing up, options, host, starting and ending games, chat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from clueapp.kernel.errors import IllegalAction
from clueapp.kernel.game import NOTHING_SEEN
from clueapp.kernel.rng import any_of, chance, new_seed
from clueapp.kernel.truth import Event, Fact, evolve
from clueapp.rooms import commands as c
from clueapp.rooms import events as e
from clueapp.rooms import options, robots, words
from clueapp.rooms.keys import new_player_id
from clueapp.rooms.log import Entry, after
from clueapp.rooms.state import Person, RoomState
from clueapp.store.values import KeyChange, Lessons


@dataclass(frozen=True, slots=True)
class Decision:
    """Entries for the log, and keys that change hands with them."""

    entries: list[Entry] = field(default_factory=list)
    keys: list[KeyChange] = field(default_factory=list)
    lessons: list[Lessons] = field(default_factory=list)
    """What was drawn for these players, so that they do not soon meet it again."""

    def add(self, public: Event | None, vault: Event | None = None) -> None:
        self.entries.append(Entry(Fact(public=public, vault=vault), of_game=False))

    def add_game(self, facts: Sequence[Fact]) -> None:
        self.entries.extend(Entry(fact, of_game=True) for fact in facts)

    def states_after(self, state: RoomState, at: int) -> list[RoomState]:
        """The room after each of the entries."""
        states: list[RoomState] = []
        for entry in self.entries:
            state = after(state, entry, at)
            states.append(state)
        return states


def decide(
    state: RoomState, player: str, command: object, seq: int, seen: Mapping[str, int] = NOTHING_SEEN
) -> Decision:
    """What follows from a command of somebody seated, or IllegalAction; `seen`: what the players have met before."""
    decision = Decision()
    match command:
        case c.Pick(seat):
            _pick(decision, state, player, seat)
        case c.Leave():
            _stand_up(decision, state, player, seq)
        case c.Chat(text):
            if not state.options["chat"]:
                raise IllegalAction("chat_off", "The host has switched the chat off.")
            decision.add(e.Chatted(player, words.clean_chat(text)))
        case c.Rematch() if state.host != player:
            _wish_for_rematch(decision, state, player)
        case _:
            if state.host != player:
                raise IllegalAction("not_host", "Only the host can do that.")
            _decide_as_host(decision, state, command, seq, seen)
    return decision


def _decide_as_host(decision: Decision, state: RoomState, command: object, seq: int, seen: Mapping[str, int]) -> None:
    match command:
        case c.SetOptions(changes):
            _set_options(decision, state, changes, seq, seen)
        case c.AddBot(strength):
            _seat_robot(decision, state, strength)
            _begin_if_complete(decision, state, seq, seen)
        case c.Remove(other):
            if other not in state.people or other == state.host or state.people[other].is_gone_for_good:
                raise IllegalAction("no_such_player", "There is no such player to remove.")
            _stand_up(decision, state, other, seq, removed=True)
            if state.status == "playing" and decision.states_after(state, 0)[-1].status == "over":
                raise IllegalAction(
                    "game_begun", "Without them the game is over. You may end it for everybody instead."
                )
        case c.Start():
            _check_lobby(state)
            begin(decision, state, seq, seen)
        case c.EndGame():
            if state.status == "lobby":
                raise IllegalAction("no_game", "There is no game to end.")
            decision.add(e.GameCalledOff())
        case c.Rematch():
            _check_over(state)
            begin(decision, state, seq, seen, rematches=state.rematches + 1)
        case _:
            raise IllegalAction("unknown_type", "There is no such message.")


def join(
    state: RoomState,
    name: str,
    seat: str | None,
    keys: Sequence[str],
    seq: int,
    seen: Mapping[str, int] = NOTHING_SEEN,
) -> tuple[Decision, str]:
    """Sit down, and start the game if that makes the number complete."""
    if state.status == "over":
        raise IllegalAction("game_over", "The game is over. You may join when the host goes back to the lobby.")
    if state.status != "lobby":
        raise IllegalAction("game_begun", "The game has begun. You may watch it.")
    free = state.free_seats
    if not free:
        raise IllegalAction("room_full", "Every seat is taken. You may watch.")
    chosen = _next_seat(state, free) if seat is None else seat
    _check_free(state, chosen)
    decision, player = Decision(), new_player_id()
    free_name = words.free_name(name, (each.name for each in state.people.values()))
    joined = e.PlayerJoined(player, free_name, chosen, is_given=seat is None)
    decision.add(joined, e.KeysGranted(player, tuple(keys)))
    decision.keys.extend(KeyChange(key, player, held=True) for key in keys)
    _begin_if_complete(decision, state, seq, seen)
    return decision, player


def _next_seat(state: RoomState, free: Sequence[str]) -> str:
    return any_of(free) if state.game.info.places_at_random else free[0]


def _seat_robot(decision: Decision, state: RoomState, strength: str) -> None:
    _check_lobby(state)
    info = state.game.info
    strengths = [name for name, _ in info.robots]
    if not strengths:
        raise IllegalAction("no_bots", f"{info.title} has no system players yet.")
    if strength and strength not in strengths:
        raise IllegalAction("no_such_strength", "There is no system player of that strength.")
    if not state.free_seats:
        raise IllegalAction("room_full", "Every seat is taken.")
    taken = {person.name for person in state.people.values()}
    name = next((each for each in robots.NAMES if words.is_free(each, taken)), robots.NAMES[0])
    name = words.numbered_name(name, taken)
    decision.add(
        e.PlayerJoined(new_player_id(), name, _next_seat(state, state.free_seats), strength or info.usual_robot)
    )


def grant(state: RoomState, player: str, keys: Sequence[str]) -> Decision:
    """More keys to a seat, for one who holds one of them already."""
    new = tuple(key for key in keys if key not in state.keys)
    decision = Decision()
    if new:
        decision.add(None, e.KeysGranted(player, new))
        decision.keys.extend(KeyChange(key, player, held=True) for key in new)
    return decision


def begin(
    decision: Decision, state: RoomState, seq: int, seen: Mapping[str, int] = NOTHING_SEEN, *, rematches: int = 0
) -> None:
    """Deal a new game to all who are seated."""
    present = {person.seat: person.id for person in state.people.values() if not person.is_gone_for_good}
    _check_enough(state, len(present))
    if (objection := state.game.objection(state.options)) is not None:
        raise IllegalAction("bad_option", objection)
    seats = {seat.id: present[seat.id] for seat in state.game.info.seats if seat.id in present}
    seats = dict(sorted(seats.items(), key=lambda taken: taken[1] != state.host))
    seed = new_seed()
    decision.add(e.GameBegan(state.games_played + 1, seats, rematches), e.SeedDrawn(seed))
    truth = state.game.rematch(state.game.opening(tuple(seats), state.options), rematches)
    facts = state.game.setup(truth, chance(seed, seq), seen)
    decision.add_game(facts)
    for fact in facts:
        truth = evolve(state.game, truth, fact)
    if drawn := state.game.lessons(truth.vault):
        decision.lessons.append(Lessons(state.company, state.game.info.name, tuple(sorted(drawn))))


def pass_host(state: RoomState, present: Sequence[str]) -> Decision | None:
    """The host's office to the player longest in the room of those present (P-1.5)."""
    heirs = sorted((state.people[each] for each in present if each != state.host), key=lambda person: person.joined_at)
    if not heirs:
        return None
    decision, heir = Decision(), heirs[0].id
    decision.add(e.HostPassed(heir))
    seat = state.seat_in_game(heir)
    if state.truth is not None and seat is not None and state.status == "playing":
        decision.add_game(state.game.host_changed(state.truth, seat))
    return decision


def close_up(state: RoomState) -> Decision:
    """With the last person the system players leave, and the table is free for whoever opens the link next."""
    decision = Decision()
    staying = [each for each in state.people.values() if not each.is_gone_for_good]
    if all(each.robot for each in staying):
        for each in staying:
            decision.add(e.PlayerLeft(each.id))
        if state.status != "lobby":
            decision.add(e.GameCalledOff(is_deserted=True))
    return decision


def make_link(player: str, link: str) -> Decision:
    """A seat link: whoever opens it first has the seat (P-2.2)."""
    decision = Decision()
    decision.add(None, e.SeatLinkMade(player, link))
    return decision


def move_seat(state: RoomState, link: str, key: str) -> Decision:
    """The seat to the browser that opened its link; the old one loses it."""
    player = state.links.get(link)
    if player is None:
        raise IllegalAction("link_used", "This seat link was used already, or a newer one was made.")
    if state.keys.get(key) not in (None, player):
        raise IllegalAction("already_seated", "This browser has another seat in the room.")
    decision = Decision()
    decision.add(None, e.SeatMoved(player, key))
    decision.keys.extend(
        KeyChange(old, player, held=False) for old, holder in state.keys.items() if holder == player and old != key
    )
    decision.keys.append(KeyChange(key, player, held=True))
    return decision


def _set_options(
    decision: Decision, state: RoomState, changes: Mapping[str, object], seq: int, seen: Mapping[str, int]
) -> None:
    good = options.checked(state.game, changes, state.options)
    new = {name: value for name, value in good.items() if value != state.options[name]}
    if any(name not in options.ALWAYS_OPEN for name in new):
        _check_lobby(state)
    if (objection := state.game.objection({**state.options, **new})) is not None:
        raise IllegalAction("bad_option", objection)
    if new:
        decision.add(e.OptionsSet(new))
    if "expected" in new or not _is_complete(state):
        _begin_if_complete(decision, state, seq, seen)


def _begin_if_complete(decision: Decision, state: RoomState, seq: int, seen: Mapping[str, int]) -> None:
    """Start the game by itself once the expected number has joined (P-1.4)."""
    now = [state, *decision.states_after(state, 0)][-1]
    if now.status == "lobby" and state.game.info.starts_when_full and _is_complete(now):
        begin(decision, now, seq, seen)


def _is_complete(state: RoomState) -> bool:
    return len(state.people) >= max(int(state.options["expected"]), state.game.least_players(state.options))


def _pick(decision: Decision, state: RoomState, player: str, seat: str) -> None:
    _check_lobby(state)
    person = state.people[player]
    if person.seat != seat:
        _check_free(state, seat)
    if person.seat != seat or person.is_given:
        decision.add(e.SeatPicked(player, seat))


def _stand_up(decision: Decision, state: RoomState, player: str, seq: int, *, removed: bool = False) -> None:
    decision.add(e.PlayerLeft(player, removed))
    decision.keys.extend(KeyChange(key, player, held=False) for key, holder in state.keys.items() if holder == player)
    if state.host == player:
        others = (each for each in state.people.values() if each.id != player and not each.robot)
        heirs = [each.id for each in others if not each.is_gone_for_good]
        passed = pass_host(state, heirs)
        decision.entries.extend(passed.entries if passed else ())
    seat, now = state.seat_in_game(player), decision.states_after(state, 0)[-1]
    if now.truth is not None and seat is not None and now.status == "playing":
        decision.add_game(now.game.desert(now.truth, seat, chance(now.seed, seq)))


def _wish_for_rematch(decision: Decision, state: RoomState, player: str) -> None:
    """Tell all that a guest would like to play again; the host starts it (P-1.5)."""
    _check_over(state)
    if player in state.wishes:
        raise IllegalAction("already_asked", "You have asked for that. The host starts it.")
    _check_enough(state, sum(not person.is_gone_for_good for person in state.people.values()))
    decision.add(e.RematchWished(player))


def _check_enough(state: RoomState, number: int) -> None:
    least = state.game.least_players(state.options)
    if number < least:
        raise IllegalAction("not_enough_players", f"At least {least} players are needed.")


def _check_over(state: RoomState) -> None:
    if state.status != "over":
        raise IllegalAction("not_over", "The game is not over yet.")


def _check_lobby(state: RoomState) -> None:
    if state.status == "playing":
        raise IllegalAction("game_begun", "The game has begun.")
    if state.status == "over":
        raise IllegalAction("game_over", "The game is over: start a rematch, or go back to the lobby.")


def _check_free(state: RoomState, seat: str) -> None:
    if seat not in {each.id for each in state.game.info.seats}:
        raise IllegalAction("no_such_seat", "There is no such seat.")
    holder: Person | None = state.in_seat(seat)
    if holder is not None:
        raise IllegalAction(
            "seat_taken", f"{words.isolated(holder.name)} has just taken {state.game.info.title_of(seat)}."
        )

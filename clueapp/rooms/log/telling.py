"""What happens to a room, in sentences."""

from __future__ import annotations

from collections.abc import Mapping

from clueapp.kernel.direction import isolated
from clueapp.kernel.game import AnyGame, Telling
from clueapp.kernel.truth import Event
from clueapp.rooms.lobby.options import room_options
from clueapp.rooms.log import events as e


def tell(game: AnyGame, event: Event, player: str | None, names: Mapping[str, str], host: str) -> Telling | None:
    """The event in a sentence, as this player reads it; None if there is nothing to say."""

    def who(each: str, you: str, they: str) -> str:
        return f"You {you}" if each == player else f"{names.get(each, 'Somebody')} {they}"

    match event:
        case e.PlayerJoined(each, _, place):
            return Telling(f"{who(each, 'joined', 'joined')} as {game.info.title_of(place)}.")
        case e.SeatPicked(each, place):
            who_is = "You’re" if each == player else f"{names.get(each, 'Somebody')} is"
            return Telling(f"{who_is} now {game.info.title_of(place)}.")
        case e.PlacesAssigned(places, by_lot):
            return _tell_of_places(game, places, by_lot, player, names)
        case e.PlayerLeft(each, removed):
            verb = ("were removed from", "was removed from") if removed else ("left", "left")
            return Telling(f"{who(each, *verb)} the room.", matters=True)
        case e.OptionsSet(options):
            known = (each for each in room_options(game) if each.name in options)
            changes = " and ".join(each.set_to(options[each.name]) for each in known)
            return Telling(f"{who(host, changes, changes)}." if changes else "The host changed the options.")
        case e.GameBegan(number):
            return Telling("The game starts." if number == 1 else f"Game {number} starts.")
        case e.GameCalledOff(is_deserted):
            by_host = "The host ended the game, so everyone’s back in the lobby."
            return Telling("Everyone has left, so the table is free." if is_deserted else by_host, matters=True)
        case e.Renamed(each, before, name):
            who_is = "You’re" if each == player else f"{isolated(before)} is"
            return Telling(f"{who_is} now called {isolated(name)}.")
        case e.RematchWished(each):
            return Telling(f"{who(each, 'would', 'would')} like a rematch.", matters=True)
        case e.Chatted(_, text) | e.Remarked(_, text):
            return Telling(text)
    return (
        _tell_of_host(event, player, names, host)
        or _tell_of_request(game, event, player, host)
        or _tell_of_stand_in(event, player, names)
        or _tell_of_table(game, event, player, names)
    )


def _tell_of_host(event: Event, player: str | None, names: Mapping[str, str], host: str) -> Telling | None:
    """Tell who becomes, or stays, the host; `host` is the host before the event."""

    def named(each: str) -> str:
        return "you" if each == player else names.get(each, "somebody")

    match event:
        case e.HostPassed(each):
            return Telling(
                "You’re the host now." if each == player else f"{named(each)} is the host now.", matters=True
            )
        case e.HostAppointed(each):
            by = "You" if host == player else named(host)
            return Telling(f"{by} made {named(each)} the host.", matters=True)
        case e.HostKept(each):
            who_is = "You’re" if each == player else f"{named(each)} is"
            return Telling(f"{who_is} still the host.", matters=True)
    return None


def _tell_of_request(game: AnyGame, event: Event, player: str | None, host: str) -> Telling | None:
    """Tell of a watcher's request, but not their name: it could give the players a hint, so only the host sees it."""
    match event:
        case e.SeatRequested(_, place):
            return Telling(f"A watcher would like to step in as {game.info.title_of(place)}.", matters=player == host)
        case e.RequestDeclined():
            return Telling("The host declined a watcher’s request to step in.")
    return None


def _tell_of_stand_in(event: Event, player: str | None, names: Mapping[str, str]) -> Telling | None:
    """Somebody is played for, or has their seat back: to them, with what was done in it meanwhile."""
    match event:
        case e.StandInBegan(each):
            return Telling(f"A system player is playing for {'you' if each == player else names[each]}.", matters=True)
        case e.StandInEnded(each, deeds) if each == player:
            done = f"While you were away, your stand-in {deeds}." if deeds else "Your stand-in had nothing to do."
            return Telling(f"Welcome back! {done}", matters=True)
        case e.StandInEnded(each):
            return Telling(f"{names[each]} is back.", matters=True)
    return None


def _tell_of_places(
    game: AnyGame, places: Mapping[str, str], by_lot: bool, player: str | None, names: Mapping[str, str]
) -> Telling:
    if by_lot:
        return Telling("The host shuffled the teams.", matters=True)
    who = ("you" if each == player else names.get(each, "somebody") for each in places)
    moved = " and ".join(
        f"{each} {game.info.title_of(place)}" for each, place in zip(who, places.values(), strict=True)
    )
    return Telling(f"The host made {moved}.", matters=player in places)


def _tell_of_table(game: AnyGame, event: Event, player: str | None, names: Mapping[str, str]) -> Telling | None:
    match event:
        case e.RobotChanged(each, strength, place):
            level, title = game.info.strength_title(strength), game.info.title_of(place)
            return Telling(f"{names.get(each, 'Somebody')} is now {title} ({level.lower()}).")
        case e.PackBrought(title, number):
            return Telling(f"The host added a list, “{isolated(title)}”, with {number} {game.info.packs_of}.")
        case e.PackRemoved(title):
            return Telling(f"The host removed the list “{isolated(title)}”.")
        case e.GamePaused():
            return Telling("Everyone is away, so the game is paused.")
        case e.GameResumed():
            return Telling("The game continues.")
        case e.GameStartedOver():
            return Telling("The host ended the game and is dealing a new one.", matters=True)
        case e.SkipBegan(each):
            return Telling(f"{'You' if each == player else names[each]} skipped ahead.")
    return None

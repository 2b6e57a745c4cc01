"""Somebody in the lobby: their name, what can be said of them in signs, and what the host can do about them."""

from __future__ import annotations

from collections.abc import Iterator

from markupsafe import Markup

from clueapp.kernel.places import Place
from clueapp.rooms.lobby.commands import Pick, Remove
from clueapp.rooms.view import PlayerView
from components.html import button, el
from components.pictures import icon


def name(player: PlayerView) -> Markup:
    return el("b", player.name, cls="player", title=player.name)


def marks(player: PlayerView, *, is_you: bool) -> Iterator[Markup]:
    """Whether it is oneself, a system player, the host, and somebody who is not connected."""
    if is_you:
        yield el("span", "you", cls="you-mark")
    if player.is_robot:
        yield el("span", "system player", cls="you-mark")
    if player.is_host:
        yield _sign("crown", "Host")
    if not player.connected:
        yield _sign("plug", "Not connected")


def keep(place: Place) -> Markup:
    """Takes the place that was given for the one that was picked."""
    label = f"Keep {place.title}"
    return button("Keep", sends=Pick(place.id), kind="small primary keep", testid="keep-seat", aria_label=label)


def remove(player: PlayerView, testid: str) -> Markup:
    """For the host, who is asked whether that is meant; a system player is sent away without more ado."""
    question = f"Remove {player.name} from the room? Their seat will be free for someone else."
    return button(
        icon("cross"),
        kind="icon remove",
        sends=Remove(player.id),
        data={"confirm": None if player.is_robot else question},
        testid=testid,
        aria_label=f"Send {player.name} away" if player.is_robot else f"Remove {player.name} from the room",
        title=f"Send {player.name} away" if player.is_robot else f"Remove {player.name}",
    )


def _sign(picture: str, meaning: str) -> Markup:
    return el("span", icon(picture), cls=f"sign {picture}", title=meaning, role="img", aria_label=meaning)

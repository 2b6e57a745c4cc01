"""System players in the lobby: their sign and strength for all to see, and what the host can do with them."""

from __future__ import annotations

from markupsafe import Markup

from clueapp.kernel.info import GameInfo
from clueapp.kernel.places import Place
from clueapp.rooms.lobby.commands import AddBot, SetBot
from clueapp.rooms.view import PlayerView, TableView
from components.html import button, el, join
from components.pictures import icon
from components.robot_signs import pips


def _pips(info: GameInfo, strength: str) -> Markup:
    return pips([name for name, _ in info.robots], strength)


def level(info: GameInfo, player: PlayerView) -> Markup:
    """How well it plays, for those who cannot change that."""
    return el("span", _pips(info, player.robot), info.strength_title(player.robot), cls="robot-level")


def can_be_added(table: TableView) -> bool:
    return table.is_host and bool(table.game.info.robots) and bool(table.open_places)


def add(table: TableView) -> Markup:
    """For the host: a system player of this strength sits down, wherever there is room."""
    label = el("summary", icon("clockwork_plus"), "Add a system player", cls="button", testid="add-bot")
    return el("details", label, _strengths(table.game.info, "How well should it play?"), cls="menu add-robot")


def add_here(table: TableView, place: Place) -> Markup:
    """For the host: the same, at a place that is free."""
    title = f"Seat a system player as {place.title}"
    summary = el(
        "summary",
        icon("clockwork_plus"),
        cls="button icon",
        testid=f"add-bot-at-{place.id}",
        aria_label=title,
        title=title,
    )
    strengths = _strengths(table.game.info, "Seat a system player here", place.id)
    return el("details", summary, strengths, cls="menu add-robot here")


def _strengths(info: GameInfo, title: str, place: str = "") -> Markup:
    """All that can be chosen from; one click, and it sits down."""
    suffix = f"-at-{place}" if place else ""
    choices = (
        button(
            join(_pips(info, name), label),
            sends=AddBot(name, place),
            testid=f"add-bot-{name}{suffix}",
            title=info.manner_of(name) or None,
        )
        for name, label in info.robots
    )
    return el("div", el("p", title, cls="menu-title"), *choices, cls="menu-list")


def controls(table: TableView, player: PlayerView) -> Markup:
    """For the host: another strength, another character."""
    caption = el("span", icon("clockwork"), "System player", cls="robot-caption")
    return el("div", caption, _strength(table, player), _character(table, player), cls="robot-controls")


def _strength(table: TableView, player: PlayerView) -> Markup:
    options = (
        el("option", label, value=name, selected=name == player.robot, sends=SetBot(player.id, strength=name))
        for name, label in table.game.info.robots
    )
    return _select(player, "strength", f"How well {player.name} plays", *options)


def _character(table: TableView, player: PlayerView) -> Markup:
    """Those that are free, and the one that it has."""
    choices = (each for each in table.game.info.places if each.id in (player.place, *table.open_places))
    options = (
        el("option", each.title, value=each.id, selected=each.id == player.place, sends=SetBot(player.id, seat=each.id))
        for each in choices
    )
    return _select(player, "seat", f"{player.name}’s character", *options)


def _select(player: PlayerView, what: str, label: str, *options: Markup) -> Markup:
    """Found again by the keyboard when the player has moved: its id is the player's."""
    name, testid = f"bot-{what}-of-{player.id}", f"bot-{what}-{player.place}"
    return el("select", *options, id=name, sends=SetBot, testid=testid, aria_label=label, title=label)

"""A name chip: somebody in a team, who can be dragged or moved to another place."""

from __future__ import annotations

from markupsafe import Markup

from clueapp.kernel.places import Place
from clueapp.rooms.lobby.commands import Assign
from clueapp.rooms.view import PlayerView, TableView
from components.html import el
from components.lobby import new_name, person
from components.lobby.start import is_asked
from components.pictures import icon


def draw(table: TableView, place: Place, player: PlayerView) -> Markup:
    is_you = player == table.you
    can_move = table.is_host or is_you
    asked = is_you and is_asked(table)
    return el(
        "li",
        el("span", icon("grip"), cls="grip", aria_hidden="true") if can_move else None,
        new_name.own_name(player) if is_you else person.name(player),
        *person.marks(player, is_you=is_you and not asked),
        person.keep(place) if asked else None,
        _move(table, player) if table.is_host and not asked else None,  # who is asked has all places to press
        person.remove(player, f"remove-{player.id}") if table.is_host and not is_you else None,
        cls=f"name-chip{' own' if is_you else ''}{'' if player.connected else ' away'}",
        testid=f"chip-{player.id}",
        data={"player": player.id, "drag": can_move, "own": is_you},
    )


def _move(table: TableView, player: PlayerView) -> Markup:
    """All other places, without a pointer that drags: whoever is there gives way, or changes places (W-2.11)."""
    label = f"Move {player.name} to another place"
    first = el("option", "Move to…", value="", disabled=True, selected=True)
    others = (each for each in table.game.info.places if each.id != player.place)
    choices = (el("option", _way(table, place), value=place.id, sends=Assign(player.id, place.id)) for place in others)
    select = el("select", first, *choices, sends=Assign, testid=f"move-{player.id}", aria_label=label, title=label)
    return el("span", icon("move"), select, cls="move-to")


def _way(table: TableView, place: Place) -> str:
    if place.id in table.open_places:
        return place.title
    return f"{place.title}, changing places with {table.at_place(place.id)[-1].name}"

"""The two podiums: each player, their balance, their folds, and whether they have to act."""

from __future__ import annotations

from functools import lru_cache

from markupsafe import Markup

from clueapp.games.trivia.info import TITLES
from clueapp.games.trivia.state import FOLDS, SEATS, Duel
from clueapp.rooms.view import PlayerView
from components.html import el, join
from components.pictures import icon, image
from components.tables.trivia import TriviaTableView
from components.tables.trivia.people import duel_of, seat_of, sides, signed


def part(table: TriviaTableView) -> object:
    return table.once("podiums", lambda: _seen_by_all(table)), sides(table), seat_of(table)


def draw(table: TriviaTableView) -> Markup:
    own = seat_of(table)
    seen = table.once("podiums", lambda: _seen_by_all(table))
    return join(*(_podium(*seen[seat], is_you=seat == own) for seat in sides(table) if seat in seen))


def _seen_by_all(table: TriviaTableView) -> dict[str, tuple[PlayerView, int, int, str, bool, int | None]]:
    """For each seat: player, balance, folds left, what they are doing, whether they have to act, the change."""
    duel = duel_of(table)
    if duel is None:
        return {}
    seated = {player.seat: player for player in table.players}
    changes = duel.resolution.changes if duel.resolution else {}
    return {
        seat: (
            seated[seat],
            duel.balances[seat],
            duel.folds[seat],
            _state(duel, seat),
            seat in table.awaited,
            changes.get(seat),
        )
        for seat in SEATS
        if seat in seated
    }


def _state(duel: Duel, seat: str) -> str:
    """Say in a word or two what a player is doing."""
    bout = duel.bout
    if duel.phase == "betting":
        return "" if bout.awaiting != seat else "deciding" if bout.bets else "betting"
    if duel.phase in ("clue", "answer"):
        free = "can buzz" if duel.phase == "clue" else ""
        return {"AVAILABLE": free, "BUZZED": "answering", "FAILED": "had a go"}[bout.buzzers[seat]]
    if duel.phase == "resolution":
        return "ready" if seat in bout.ready else ""
    if duel.phase == "complete" and duel.winner == seat:
        return "winner"
    return ""


@lru_cache(maxsize=1_024)
def _podium(
    player: PlayerView, balance: int, folds: int, state: str, is_awaited: bool, change: int | None, *, is_you: bool
) -> Markup:
    seat = player.seat
    classes = ["podium", seat, "acting" if is_awaited else "", "you" if is_you else ""]
    classes += ["away" if not player.connected else "", "winner" if state == "winner" else ""]
    face = el("span", image(f"portrait-{seat}", cls="face"), cls="portrait")
    return el(
        "li",
        face,
        el(
            "div",
            el(
                "span",
                el("b", el("bdi", player.name), el("span", " (you)", cls="quiet") if is_you else None),
                el("span", _signs(player), cls="podium-signs"),
                cls="podium-name",
            ),
            el("span", image(f"emblem-{seat}"), TITLES[seat], cls="podium-title"),
            _money(seat, balance, change),
            _folds(folds),
            cls="podium-words",
        ),
        el("span", state, cls="podium-state") if state else None,
        cls=" ".join(filter(None, classes)),
        testid=f"podium-{seat}",
    )


def _money(seat: str, balance: int, change: int | None) -> Markup:
    figure = el("span", str(balance), cls="figure", data={"count": balance}, testid=f"balance-{seat}")
    kind = "gain" if change and change > 0 else "loss" if change else "none"
    moved = el("span", signed(change), cls=f"change {kind}") if change is not None else None
    return el("span", el("span", "Balance: ", cls="sr-only"), figure, moved, cls="money")


def _folds(left: int) -> Markup:
    words = "1 fold left" if left == 1 else f"{left or 'no'} folds left"
    cards = (el("i", cls="fold-card" if at < left else "fold-card used") for at in range(FOLDS))
    return el("span", *cards, cls="folds-left", role="img", aria_label=words, title=words)


def _signs(player: PlayerView) -> Markup:
    signs = [
        (player.is_host, "crown", "Host"),
        (not player.connected, "plug", "Left the match" if player.is_gone_for_good else "Not connected"),
    ]
    return join(*(el("span", icon(name), title=tip, role="img", aria_label=tip) for on, name, tip in signs if on))

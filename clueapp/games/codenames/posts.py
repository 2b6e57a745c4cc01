"""Roles that change during a pause; nobody who has seen the key becomes an operative (W-2.14, W-3.2)."""

from __future__ import annotations

from clueapp.games.codenames.events import KeyShown, PostTaken
from clueapp.games.codenames.info import place_of, post_of
from clueapp.games.codenames.passing import lacks
from clueapp.games.codenames.state import TEAMS, CodenamesDraft, CodenamesTable, Post
from clueapp.kernel.errors import IllegalAction
from clueapp.kernel.truth import Fact, Seat


def take(draft: CodenamesDraft, seat: Seat, place: str) -> None:
    """Take a missing role; a new spymaster is shown the key."""
    table, post = draft.public, post_of(place)
    if post is None:
        raise IllegalAction("no_such_seat", "There’s no such team or role.")
    if table.phase != "paused":
        raise IllegalAction("game_begun", "You can only change roles while the game is paused.")
    if table.posts[seat] == post:
        raise IllegalAction("no_change", "You already have that role.")
    if post.role == "operative" and seat in table.informed:
        raise IllegalAction("saw_the_key", "You’ve seen the key, so you can’t guess in this game.")
    if post.role == "spymaster" and not _guessers_without(table, seat):
        raise IllegalAction("last_guesser", "Everybody else has seen the key, so you’re needed as an operative.")
    if not _is_open(table, seat, post):
        raise IllegalAction("seat_taken", f"The {post.team} team already has a spymaster.")
    _become(draft, seat, post)


def _become(draft: CodenamesDraft, seat: Seat, post: Post) -> None:
    table = draft.public
    former = table.spymaster(post.team) if post.role == "spymaster" else None
    is_new = post.role == "spymaster" and seat not in table.informed
    draft.announce(PostTaken(seat, post.team, post.role, former or ""))
    if is_new:
        draft.add(Fact(own={seat: KeyShown(draft.truth.vault.key)}))


def step_in(draft: CodenamesDraft, seat: Seat, place: str) -> None:
    """Give a watcher the missing post, in a new seat."""
    post = post_of(place)
    if post is None:
        raise IllegalAction("no_such_seat", "There’s no such team or role.")
    _become(draft, seat, post)


def vacancies(table: CodenamesTable, knows_key: bool) -> tuple[str, ...]:
    """The posts that a watcher could fill; a watcher who has seen the key may not guess (W-2.14)."""
    if table.phase != "paused":
        return ()
    posts = (Post(table.team, lack) for lack in lacks(table, table.team))
    return tuple(place_of(post) for post in posts if post.role == "spymaster" or not knows_key)


def open_places(table: CodenamesTable, seat: Seat) -> tuple[str, ...]:
    """What somebody could become now."""
    posts = (Post(team, role) for team in TEAMS for role in ("spymaster", "operative"))
    return tuple(place_of(post) for post in posts if post != table.posts[seat] and _is_open(table, seat, post))


def _is_open(table: CodenamesTable, seat: Seat, post: Post) -> bool:
    """An office whose holder is not there, or the role of an operative to one who has not seen the key."""
    if post.role == "operative":
        return seat not in table.informed
    holder = table.spymaster(post.team)
    return (holder is None or holder not in table.present) and bool(_guessers_without(table, seat))


def _guessers_without(table: CodenamesTable, seat: Seat) -> set[Seat]:
    """Those who can still guess, if this one sees the key."""
    return set(table.staying) - table.informed - {seat}

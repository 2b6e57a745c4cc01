"""How each event changes its compartment; runs no rules."""

from __future__ import annotations

from dataclasses import replace

from clueapp.games.codenames import events as e
from clueapp.games.codenames.state import Agent, CodenamesTable, Guess, Post, Turn, Vault
from clueapp.kernel.truth import Event, Seat


def table_after(table: CodenamesTable, event: Event) -> CodenamesTable:
    """What lies open after an event."""
    return _after_setup(table, event) or _after_turn(table, event) or _after_change_of_people(table, event)


def _after_setup(table: CodenamesTable, event: Event) -> CodenamesTable | None:
    match event:
        case e.TeamsFormed(posts, owner, clue_seconds, guess_seconds, first):
            return replace(
                table,
                posts=posts,
                owner=owner,
                clue_seconds=clue_seconds,
                guess_seconds=guess_seconds,
                first=first,
                informed=frozenset(seat for seat, post in posts.items() if post.role == "spymaster"),
                present=frozenset(posts),
            )
        case e.BoardLaid(words, first):
            return replace(table, words=words, first=first, team=first)
        case e.GameEnded(winner, reason, key):
            return replace(table, phase="over", winner=winner, reason=reason, key=key, votes={})
        case e.KeyOpened(key):
            return replace(table, key=key, votes={})
    return None


def _after_turn(table: CodenamesTable, event: Event) -> CodenamesTable | None:
    match event:
        case e.TurnBegan(team, spymaster):
            return replace(table, phase="clue", team=team, turns=(*table.turns, Turn(team, spymaster)))
        case e.ClueGiven(seat, _, word, count):
            turn = replace(table.turns[-1], spymaster=seat, word=word, count=count)
            return replace(table, phase="guess", turns=(*table.turns[:-1], turn))
        case e.VoteCast(seat, index):
            return replace(table, votes={**_without(table, seat), seat: index})
        case e.VoteWithdrawn(seat):
            return replace(table, votes=_without(table, seat))
        case e.CardRevealed(seat, _, index, _, colour, voters):
            last = table.turns[-1]
            turn = replace(last, guesses=(*last.guesses, Guess(seat, index, colour, voters)))
            return replace(table, revealed={**table.revealed, index: colour}, turns=(*table.turns[:-1], turn), votes={})
        case e.TurnEnded(_, why, _, lacks):
            return replace(table, turns=(*table.turns[:-1], replace(table.turns[-1], end=why, lacks=lacks)), votes={})
        case e.Paused(team):
            return replace(table, phase="paused", team=team)
        case e.Resumed():
            return table
    return None


def _after_change_of_people(table: CodenamesTable, event: Event) -> CodenamesTable:
    match event:
        case e.PostTaken(seat, team, role, instead_of):
            posts = {**table.posts, seat: Post(team, role)}
            if instead_of:
                posts[instead_of] = Post(team, "retired")
            informed = table.informed | {seat} if role == "spymaster" else table.informed
            return replace(table, posts=posts, informed=informed)
        case e.Attended(present):
            # W-2.7: a vote counts while its voter is there.
            votes = {seat: index for seat, index in table.votes.items() if seat in present}
            gone = (seat for seat in (*table.gone, *sorted(table.present)) if seat not in present)
            return replace(table, present=frozenset(present), gone=tuple(gone), votes=votes)
        case e.OwnerChanged(seat):
            return replace(table, owner=seat)
        case e.LeftForGood(seat):
            return replace(table, left=table.left | {seat}, present=table.present - {seat}, votes=_without(table, seat))
    raise TypeError(f"{type(event).__name__} does not happen on the table")


def _without(table: CodenamesTable, seat: Seat) -> dict[Seat, int]:
    return {each: index for each, index in table.votes.items() if each != seat}


def agent_after(agent: Agent, event: Event) -> Agent:
    """What a seat knows after an event that only it was told."""
    match event:
        case e.KeyShown(key):
            return replace(agent, key=key)
    raise TypeError(f"{type(event).__name__} is told to nobody alone")


def vault_after(vault: Vault, event: Event) -> Vault:
    """What the vault keeps after an event that nobody was told."""
    match event:
        case e.PacksChosen(packs, watchers_see_key):
            return replace(vault, packs=packs, watchers_see_key=watchers_see_key)
        case e.KeyDrawn(words, key):
            return replace(vault, words=words, key=key)
    raise TypeError(f"{type(event).__name__} does not concern the vault")

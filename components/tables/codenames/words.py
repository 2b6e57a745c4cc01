"""The state of the game in words for each viewer: a headline and a sentence."""

from __future__ import annotations

from clueapp.games.codenames.actions import Confirm
from clueapp.games.codenames.passing import lacks, missing_roles
from clueapp.games.codenames.state import CodenamesTable
from clueapp.kernel.direction import isolated
from clueapp.kernel.places import Pick
from components.tables.codenames import CodenamesTableView
from components.tables.codenames.people import called, key_of, listed, post_of, seat_of, title_of, titled

Words = tuple[str, str]
"""The headline and the sentence below it."""
_MOST_NAMED = 3
"""The most people whose names a headline lists."""


def words(table: CodenamesTableView, game: CodenamesTable) -> Words:
    """Of a game that is not over."""
    match game.phase:
        case "clue":
            return _clue_words(table, game)
        case "guess":
            return _guess_words(table, game)
        case "paused":
            return _pause_words(table, game)
    return "The words are on the table", "The game starts in a moment."


def _clue_words(table: CodenamesTableView, game: CodenamesTable) -> Words:
    seat, post, spymaster = seat_of(table), post_of(table), game.spymaster(game.team)
    if spymaster is not None and spymaster == seat:
        return "Your turn: give a clue", "One word, and how many of your cards it fits."
    headline = f"{titled(game.team)}’s turn: {called(table, spymaster)} is thinking of a clue"
    if post is not None and post.role == "operative":
        return headline, "You can guess as soon as the clue is out." if post.team == game.team else "Your team is next."
    return headline, _aside(table, "Meanwhile, think of your next clue.")


def _guess_words(table: CodenamesTableView, game: CodenamesTable) -> Words:
    post = post_of(table)
    if post is not None and (post.team, post.role) == (game.team, "operative"):
        return _own_guess_words(table, game)
    left = f"{_left(game, 'they')} {_choice(game)}".strip()
    if post is not None and (post.team, post.role) == (game.team, "spymaster"):
        return "Your team is guessing", f"Keep a straight face. {left}"
    who = [called(table, each) for each in game.operatives(game.team)]
    return f"{titled(game.team)}’s turn: {listed(who)} {'are' if len(who) > 1 else 'is'} guessing", left


def _own_guess_words(table: CodenamesTableView, game: CodenamesTable) -> Words:
    seat = seat_of(table) or ""
    if sure := table.menu.choices(Confirm, "index"):
        return f"Turn over {_word(game, int(sure[0]))}?", f"It has enough votes: confirm it. {_left(game)}"
    if chosen := tuple(game.chosen()):
        others = [called(table, each) for each in game.present_operatives(game.team) if each != seat]
        return (
            f"{_word(game, chosen[0])} is chosen",
            f"Waiting for {listed(others, 'or') or 'a teammate'} to confirm. {_left(game)}",
        )
    split = _split(game)
    if seat in game.votes:
        index = game.votes[seat]
        number = f"{len(game.voters(index))} of {game.threshold} votes"
        return split or "Your team is guessing", f"You voted for {_word(game, index)}: {number}. {_left(game)}"
    return "Your turn: vote for a card", f"{split}. {_left(game)}" if split else _left(game)


def _split(game: CodenamesTable) -> str:
    """Remind a team with split votes to agree; otherwise say nothing."""
    return "Votes are split: agree on one card" if len(set(game.votes.values())) > 1 else ""


def _choice(game: CodenamesTable) -> str:
    """The card that is about to be turned over, for viewers who can't do it."""
    chosen = next(game.chosen(), None)
    return f"{_word(game, chosen)} has enough votes." if chosen is not None else ""


def _left(game: CodenamesTable, who: str = "you") -> str:
    """How many guesses are left, in words for the guessers or about them.

    >>> from clueapp.games.codenames.state import Turn
    >>> _left(CodenamesTable(phase="guess", turns=(Turn("red", "seat-1", "ocean", 1),)))
    '2 guesses left, including a bonus guess.'
    """
    left = game.guesses_left
    if left is None:
        return (
            f"No limit: as many guesses as {who} like."
            if game.turns[-1].guesses
            else "No limit, but at least one guess."
        )
    return f"{left} guesses left, including a bonus guess." if left > 1 else "1 guess left: the bonus guess."


def _pause_words(table: CodenamesTableView, game: CodenamesTable) -> Words:
    if not lacks(game, game.team):
        return "Everything’s in place again", _resumed(table, game, "You")
    if post_of(table) is None:
        return _words_to_watchers(table, game)
    if table.is_host and table.requests:
        names = [each.name for each in table.requests]
        who = listed(names) if len(names) <= _MOST_NAMED else f"{len(names)} people"
        return f"{who} would like to step in", "They’ve been watching. It’s up to you."
    sentence = f"When {titled(game.team)} is complete again, {_resumed(table, game, 'you')}"
    return "Who can step in?", sentence if table.menu.form(Pick) else _aside(table, sentence)


def _words_to_watchers(table: CodenamesTableView, game: CodenamesTable) -> Words:
    """Address a watcher who may ask for the missing place, has asked, or can't because watchers see the key."""
    host, asked = called(table, game.owner), table.asked
    if asked is not None and asked.is_declined:
        return f"{host} has declined", "You can keep watching."
    if asked is not None and asked.place in table.vacancies:
        return f"You’ve asked to step in as {title_of(asked.place)}", f"It’s up to {host} now."
    if table.vacancies:
        return "Can you step in?", f"You’re watching. Ask to fill the gap, and {host} decides."
    return "The game is waiting", _aside(table, "")


def _resumed(table: CodenamesTableView, game: CodenamesTable, you: str) -> str:
    """Say who can resume the game: the host, or the next host if this one stays away (P-1.5)."""
    if seat_of(table) == game.owner:
        return f"{you} can resume the game."
    host, is_here = called(table, game.owner), game.owner in game.present
    return (
        f"{host} can resume the game."
        if is_here
        else f"{host} can resume the game, or the next host if they stay away."
    )


def reason_of_pause(game: CodenamesTable) -> str:
    """What is missing, in a sentence."""
    lacking = lacks(game, game.team)
    if not lacking:
        return f"{titled(game.team)} is complete again."
    if not any(seat in game.present for seat in game.members(game.team)):
        return f"Nobody from the {game.team} team is here."
    return f"{titled(game.team)} is missing {missing_roles(lacking)}."


def _aside(table: CodenamesTableView, to_players: str) -> str:
    post = post_of(table)
    if post is None:
        return "You’re watching, and you can see the key." if key_of(table) else "You’re watching."
    return to_players if post.role != "retired" else "You know the key, so you can only watch until the game is over."


def _word(game: CodenamesTable, index: int) -> str:
    return isolated(game.words[index].upper())

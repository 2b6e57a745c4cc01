"""Choose who speaks, and in which words: by chance, by how long they were quiet, and by earlier remarks."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from types import MappingProxyType

from clueapp.games.mystery.remarks.occasions import LAST_WORDS, Occasion, Reason, reasons
from clueapp.games.mystery.remarks.sentences import OF_SUSPECTS, OF_VOICES, Voice
from clueapp.games.mystery.state import MysteryTable, T
from clueapp.kernel.remarks import Chance, Moment, Remark
from clueapp.kernel.temperament import temperament
from clueapp.kernel.truth import Event, Seat

ROUNDS_OF_REST = 2.5
"""How many rounds a player who has spoken keeps quiet."""
TURNS_BETWEEN = 2
"""How many turns the whole table has some peace after a remark."""
LIKELIHOOD: Mapping[Occasion, float] = MappingProxyType(
    {
        "opening": 0.3,
        "turn": 0.12,
        "silence_after_own": 0.5,
        "silence": 0.2,
        "summoned": 0.35,
        "suspected": 0.3,
        "asked_again": 0.7,
        "wrong": 0.8,
        "another_wrong": 0.4,
        "passage": 0.3,
        "blocked": 0.5,
        "low_roll": 0.4,
        "high_roll": 0.4,
        "departure": 0.3,
        "won": 1.0,
        "beaten": 0.9,
        "unsolved": 0.9,
    }
)
"""How often somebody with a reason to speak, who has rested, does speak."""


def choose_remark(
    moment: Moment[T],
    speakers: Sequence[Seat],
    said: Sequence[Remark],
    chance: Chance,
    of_the_board: Callable[[Event], Reason | None],
) -> Remark | None:
    """Return a remark by one of the speakers, if any of them feels like it; the most eager one is heard."""
    eager = []
    for seat, occasion in reasons(moment, speakers, of_the_board):
        drawn = chance(seat, f"remark {moment.now.turn_number} {occasion}").random() / LIKELIHOOD[occasion]
        if drawn < 1 and (occasion in LAST_WORDS or _has_rested(seat, moment.now, said)):
            eager.append((drawn, seat, occasion))
    for _, seat, occasion in sorted(eager):
        if words := [each for each in _words(seat, occasion, chance) if each not in {one.text for one in said}]:
            turn = moment.now.turn_number
            return Remark(seat, chance(seat, f"words {turn} {occasion}").choice(words), turn)
    return None


def _has_rested(seat: Seat, table: MysteryTable, said: Sequence[Remark]) -> bool:
    """Whether the table has had some peace, and this player has been quiet for long enough."""
    if said and table.turn_number - said[-1].turn < TURNS_BETWEEN:
        return False
    own = [each.turn for each in said if each.seat == seat]
    return not own or table.turn_number - own[-1] >= ROUNDS_OF_REST * len(table.sleuths)


def _words(seat: Seat, occasion: Occasion, chance: Chance) -> Iterator[str]:
    """All that this player could say about it: what suits their voice, and what only this suspect would say."""
    yield from OF_VOICES[occasion][_voice(seat, chance)]
    yield from OF_SUSPECTS[seat].get(occasion, ())


def _voice(seat: Seat, chance: Chance) -> Voice:
    """How this player talks: as its temperament is."""
    character = temperament(partial(chance, seat))
    traits: Mapping[Voice, float] = {
        "bold": character.daring,
        "wry": character.bluffing,
        "careful": character.caution,
    }
    return max(traits, key=lambda voice: traits[voice])

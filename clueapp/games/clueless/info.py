"""Clue-Less as the home page and the lobby describe it."""

from clueapp.games.mystery.info import (
    CHANCES,
    FOR_BEGINNERS,
    MANNERS,
    NOTEBOOK,
    ON_LEAVING,
    PLACES,
    STAND_IN,
    STRENGTHS,
    TURN_CLOCK,
    USUAL,
)
from clueapp.games.mystery.story import CASE
from clueapp.kernel.info import GameInfo
from clueapp.kernel.options import Option

ALLOW_TWO = Option("allow_two", "Two players", ((False, "From three"), (True, "Two can play")), default=False)
INFO = GameInfo(
    name="clueless",
    title="Clue-Less",
    blurb="Nine rooms of Tudor Mansion, twelve hallways, one murder. Suggest, watch who shows what, and accuse.",
    premise=CASE,
    places=PLACES,
    min_players=3,
    max_players=6,
    version=3,
    minutes="20 to 40 minutes",
    on_leaving=ON_LEAVING,
    options=(ALLOW_TWO, TURN_CLOCK, NOTEBOOK, CHANCES),
    robots=STRENGTHS,
    manners=MANNERS,
    robots_ponder=True,
    usual=USUAL,
    for_beginners=FOR_BEGINNERS,
    robots_remark=True,
    stand_in=STAND_IN,
)

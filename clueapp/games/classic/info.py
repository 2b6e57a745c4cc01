"""Classic Clue as the home page and the lobby describe it."""

from dataclasses import replace

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

CEREMONY = Option(
    "ceremony",
    "Set-up",
    ((True, "By hand"), (False, "Skip it")),
    default=True,
    help="Placing the weapons, filling the case file, dealing.",
)
SETUP_STEPS = ("Players", "Pawns", "Weapons", "Case file", "Deal", "Notebooks")
CLOCK = replace(TURN_CLOCK, help="When time’s up, the set-up or turn ends.")
INFO = GameInfo(
    name="classic",
    title="Classic Clue",
    blurb="Who murdered John Boddy? Two dice, seventeen doors, and the secret passages of Tudor Mansion.",
    premise=CASE,
    places=PLACES,
    min_players=3,
    max_players=6,
    version=3,
    minutes="45 to 60 minutes",
    on_leaving=ON_LEAVING,
    options=(CEREMONY, CLOCK, NOTEBOOK, CHANCES),
    places_at_random=True,
    selects_players=True,
    setup_steps=SETUP_STEPS,
    solo_options=((CEREMONY.name, False),),
    robots=STRENGTHS,
    manners=MANNERS,
    robots_ponder=True,
    usual=USUAL,
    for_beginners=FOR_BEGINNERS,
    robots_remark=True,
    stand_in=STAND_IN,
)

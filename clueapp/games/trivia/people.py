"""The two seats, told in our own words."""

from clueapp.kernel.places import Place

PLACES = (
    Place("P1", "The Owl", "Reads by candlelight and forgets nothing. Waits, as a rule, one letter too long."),
    Place("P2", "The Fox", "Knows a little of everything and when to say so. Buzzes first and thinks on the way."),
)
TITLES = {seat.id: seat.title for seat in PLACES}

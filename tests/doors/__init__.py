"""Doors: a game for the tests, with what no game of the house has yet.

Two teams stand before nine doors, behind one of which each team's treasure lies. A team's keeper knows the door; its
runners, of whom there are several, try one door in turn. A keeper can hand the office over to a runner, who then knows
the door and may try none any more. Where the team whose turn comes has no runner present, the game pauses.
"""

from tests.doors.game import DoorsGame

GAME = DoorsGame()

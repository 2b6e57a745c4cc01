"""The large pictures of the entrance pages."""

from components.art.scenes.games import GAME_NAMES, game_card
from components.art.scenes.house import house
from components.art.scenes.studio import studio

__all__ = ["GAME_NAMES", "game_card", "house", "studio"]

"""The pictures of this table: agents, bystanders and the assassin, the scenes of the end, and the page's icons."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from types import MappingProxyType

from components.art.picture import Picture, same_in_both
from components.tables.codenames.art.favicons import favicon
from components.tables.codenames.art.scenes import assassin_scene, win_scene
from components.tables.codenames.art.spies import SPIES

PICTURES: Mapping[str, Picture] = MappingProxyType(
    {
        **{f"spy-{name}": same_in_both(draw) for name, draw in SPIES.items()},
        "scene-assassin": same_in_both(assassin_scene),
        "scene-red-wins": same_in_both(partial(win_scene, "red")),
        "scene-blue-wins": same_in_both(partial(win_scene, "blue")),
        "favicon-red": same_in_both(partial(favicon, "red")),
        "favicon-blue": same_in_both(partial(favicon, "blue")),
    }
)
ICONS: Mapping[str, str] = MappingProxyType(
    {
        "sign_red": "M12 2.500 21.5 12 12 21.5 2.5 12ZM12 8.5 15.5 12 12 15.5 8.5 12Z",
        "sign_blue": "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z",
        "sign_neutral": "M4 4h16v16H4ZM8.5 12h7",
    }
)

"""The pictures of the mysteries: suspects, weapons, their cards, and the window that goes dark."""

from collections.abc import Mapping
from functools import partial
from types import MappingProxyType

from clueapp.games.mystery.cards import SUSPECTS, WEAPONS
from components.art.picture import Picture, same_in_both
from components.art.scenes.house import light_out
from components.tables.mystery.art.cards import card_face
from components.tables.mystery.art.emblems import emblem, token
from components.tables.mystery.art.portraits import face, portrait
from components.tables.mystery.art.weapons import weapon

PICTURES: Mapping[str, Picture] = MappingProxyType(
    {
        "light-out": light_out,
        **{f"portrait-{suspect}": same_in_both(partial(portrait, suspect)) for suspect in SUSPECTS},
        **{f"face-{suspect}": same_in_both(partial(face, suspect)) for suspect in SUSPECTS},
        **{f"token-{suspect}": same_in_both(partial(token, suspect)) for suspect in SUSPECTS},
        **{f"emblem-{suspect}": partial(emblem, suspect) for suspect in SUSPECTS},
        **{f"weapon-{name}": same_in_both(partial(weapon, name)) for name in WEAPONS},
        **{f"card-{name}": same_in_both(partial(card_face, name)) for name in (*SUSPECTS, *WEAPONS)},
    }
)

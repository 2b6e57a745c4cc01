"""A sign for each category of questions, in the stroke style of the icons."""

from collections.abc import Mapping
from types import MappingProxyType

CATEGORIES: Mapping[str, str] = MappingProxyType(
    {
        "animals_and_plants": "M20 4C11 3.5 5 7 5 13c0 3.5 2.5 5.5 5.5 5.5C17 18.5 20 12.5 20 4ZM5 20.5C7.5 "
        "15.5 11 11.5 15.5 8.5",
        "art_and_architecture": "M4 8.5 12 3.5l8 5ZM4.5 20.5h15M6.5 8.5v12M10.2 8.5v12M13.8 8.5v12M17.5 8.5v12",
        "food_and_drink": "M6.5 3.5h11l-.8 6a4.8 4.8 0 0 1-9.4 0ZM12 14v6M8 20.5h8M7 7.5h10",
        "geography": "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM3 12h18M12 3c3 2.5 4 5.5 4 9s-1 6.5-4 9c-3-2.5-4-5.5-4-9"
        "s1-6.5 4-9Z",
        "history": "M6 3h12M6 21h12M7.5 3c0 5 4.5 6 4.5 9s-4.5 4-4.5 9M16.5 3c0 5-4.5 6-4.5 9s4.5 4 4.5 9M10 18.5h4",
        "inventions": "M9.3 17.5h5.4M10 20.5h4M12 3a6.2 6.2 0 0 0-3.6 11.2c.7.5.9 1.1.9 1.8h5.4c0-.7.2-1.3"
        ".9-1.8A6.2 6.2 0 0 0 12 3ZM12 16v-5M10 9.5l2 2 2-2",
        "literature": "M12 6.5C9.5 4.8 6.5 4.5 3 5v13.5c3.5-.5 6.5-.2 9 1.5 2.5-1.7 5.5-2 9-1.5V5c-3.5-.5"
        "-6.5-.2-9 1.5ZM12 6.5V20",
        "music_and_stage": "M9 17.5V5l10-1.5v12M9 17.5a2.7 2.5 0 1 1-5.4 0 2.7 2.5 0 0 1 5.4 0ZM19 15.5a2.7 "
        "2.5 0 1 1-5.4 0 2.7 2.5 0 0 1 5.4 0Z",
        "myths_and_legends": "M12 3v18M6 4v5a6 6 0 0 0 12 0V4M4.2 6.2 6 3.5l1.8 2.7M16.2 6.2 18 3.5l1.8 "
        "2.7M10.2 5.2 12 2.5l1.8 2.7",
        "numbers_and_words": "M9 4 7 20M17 4l-2 16M4.5 9h16M3.5 15h16",
        "physics_and_chemistry": "M9.5 3.5h5M10.5 3.5v6L5 18.5a1.5 1.5 0 0 0 1.3 2h11.4a1.5 1.5 0 0 0 "
        "1.3-2L13.5 9.5v-6M7.5 15h9",
        "space": "M12 7a5 5 0 1 0 0 10 5 5 0 0 0 0-10ZM7.6 14.5C4.4 16.6 2.4 18.6 3 19.6c.9 1.3 5.7-.7 10.8-4.2"
        "S22.3 8 21.4 6.6c-.6-.9-3.2-.3-6.6 1.3",
    }
)

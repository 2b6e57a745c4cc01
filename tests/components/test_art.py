"""The drawn world: every picture is well formed, small and complete, and nothing on the board overlaps."""

import re
from itertools import product
from xml.etree import ElementTree

import pytest

from clueapp.games.clueless.board import PASSAGES
from clueapp.games.mystery.cards import ROOMS as ROOM_CARDS
from clueapp.games.mystery.cards import SUSPECTS, WEAPONS, title
from clueapp.games.trivia.library import SHIPPED, load_library
from components.art.lettering import lettered
from components.art.palette import (
    DAY,
    NIGHT,
    SUSPECT_COLOURS,
    SUSPECT_INKS,
    Palette,
    contrast,
    css_variables,
)
from components.art.shapes import Point, Rect
from components.gallery import ART, ICONS, icon, picture
from components.tables.classic.art.geometry import ROOM_CELLS, outline
from components.tables.clueless.art.geometry import (
    HALLWAYS,
    HOMES,
    NAME_BAND,
    ROOMS,
    SIZE,
    STAIRS,
    TOKEN_RADIUS,
    WEAPON_SIZE,
    home_rect,
    token_spots,
    weapon_spots,
)
from components.tables.mystery.art.rooms import draw_room
from components.tables.mystery.art.rooms.floors import wall_colour
from components.tables.trivia.art.categories import CATEGORIES

THEMES = pytest.mark.parametrize("palette", [NIGHT, DAY], ids=["night", "day"])
BOARD = Rect(0, 0, SIZE, SIZE)
AA = 4.5


def budget(name: str) -> int:
    """The most bytes a picture may have."""
    if name in ("board-clueless", "board-classic"):
        return 60_000
    if name == "house":
        return 40_000
    if name == "studio":
        return 8_000
    if name.startswith(("card-", "classic-card-")):
        return 8_500
    return 8_000 if name.startswith(("portrait-", "face-")) else 5_000


@THEMES
@pytest.mark.parametrize("name", sorted(ART))
def test_a_picture_is_well_formed_and_small(name: str, palette: Palette) -> None:
    text = picture(name, palette)
    root = ElementTree.fromstring(text)
    tags = {element.tag.rsplit("}", 1)[-1] for element in root.iter()}
    ids = [element.get("id") for element in root.iter() if element.get("id")]
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    assert len((root.get("viewBox") or "").split()) == 4
    assert len(text.encode()) <= budget(name)
    assert not tags & {"text", "script", "image", "style", "foreignObject"}
    assert len(ids) == len(set(ids))
    assert all(f'id="{used}"' in text for used in _references(root))


def _references(root: ElementTree.Element) -> set[str]:
    links = {(element.get("href") or "#").removeprefix("#") for element in root.iter()}
    fills = {(element.get("fill") or "").removeprefix("url(#").removesuffix(")") for element in root.iter()}
    return {name for name in links if name} | {
        name for name in fills if name and any(f"url(#{name})" == element.get("fill") for element in root.iter())
    }


def test_every_name_is_drawn() -> None:
    expected = {"board-clueless", "house", "logo", "favicon", "card-back", "envelope-closed", "envelope-open"}
    expected |= {"chair-free", "chair-taken", "light-out"}
    expected |= {"board-classic", "case-file", "die-unrolled", *(f"die-{number}" for number in range(1, 7))}
    expected |= {f"{kind}-{suspect}" for kind in ("portrait", "face", "emblem", "token") for suspect in SUSPECTS}
    expected |= {f"{kind}-{seat}" for kind in ("portrait", "face", "emblem") for seat in ("P1", "P2")}
    expected |= {"studio", "buzzer", *(f"chip-{value}" for value in (1, 5, 10, 25, 50, 100))}
    expected |= {"favicon-red", "favicon-blue", "scene-assassin", "scene-red-wins", "scene-blue-wins", "spy-assassin"}
    expected |= {f"spy-{colour}-{number}" for colour in ("red", "blue", "neutral") for number in (1, 2)}
    expected |= {f"weapon-{weapon}" for weapon in WEAPONS}
    expected |= {f"card-{card}" for card in (*SUSPECTS, *WEAPONS, *ROOM_CARDS)}
    expected |= {f"classic-card-{room}" for room in ROOM_CARDS}
    expected |= {f"game-{game}" for game in ("clueless", "classic", "codenames", "trivia")}
    assert set(ART) == expected


@pytest.mark.parametrize("room", ROOM_CARDS)
def test_a_room_card_of_classic_has_the_plan_of_the_mansion(room: str) -> None:
    mansion, nine_rooms = picture(f"classic-card-{room}", NIGHT), picture(f"card-{room}", NIGHT)
    assert outline(ROOM_CELLS[room]) in mansion
    assert outline(ROOM_CELLS[room]) not in nine_rooms


@pytest.mark.parametrize("words", [title(card) for card in (*SUSPECTS, *WEAPONS, *ROOM_CARDS)])
def test_every_name_can_be_lettered_within_its_card(words: str) -> None:
    drawn = lettered(words, 90, 227, 148, NIGHT.ink)
    assert drawn.count("<path") == len(words.replace(" ", ""))
    left = re.search(r"translate\(([\d.]+)", drawn)
    assert left is not None
    assert float(left[1]) >= 90 - 148 / 2


def test_an_unknown_picture_is_a_key_error() -> None:
    with pytest.raises(KeyError):
        picture("portrait-nobody", NIGHT)


@pytest.mark.parametrize("name", ICONS)
def test_an_icon_takes_the_colour_of_its_text(name: str) -> None:
    root = ElementTree.fromstring(icon(name))
    assert root.get("viewBox") == "0 0 24 24"
    assert root.get("stroke") == "currentColor"


def test_every_category_that_comes_along_has_a_sign() -> None:
    assert set(load_library(SHIPPED).categories) == set(CATEGORIES)


@THEMES
@pytest.mark.parametrize("room", ROOM_CARDS)
@pytest.mark.parametrize("size", [(236, 236), (150, 120), (280, 180)])
def test_a_room_can_be_drawn_at_any_size(room: str, size: tuple[int, int], palette: Palette) -> None:
    ElementTree.fromstring(f'<svg xmlns="http://www.w3.org/2000/svg">{draw_room(room, *size, palette)}</svg>')


@THEMES
def test_text_colours_meet_aa(palette: Palette) -> None:
    grounds = (palette.ink, palette.panel, palette.panel_raised)
    inks = [palette.text, palette.text_soft, palette.brass_text, palette.good, palette.bad, palette.warn]
    inks += [getattr(palette, f"{suspect}_text") for suspect in SUSPECTS]
    inks += [palette.red_team_text, palette.blue_team_text]
    pairs = list(product(inks, grounds))
    pairs += [(SUSPECT_INKS[suspect], SUSPECT_COLOURS[suspect]) for suspect in SUSPECTS]
    pairs += [(getattr(palette, f"{team}_ink"), getattr(palette, team)) for team in ("red_team", "blue_team")]
    pairs += [(palette.neutral_ink, palette.neutral), (palette.assassin_ink, palette.assassin)]
    pairs += [(palette.paper_ink, palette.paper)]
    pairs += [(palette.text, wall_colour(room, palette)) for room in ROOM_CARDS]
    assert [pair for pair in pairs if contrast(*pair) < AA] == []


def test_css_variables_name_every_suspect() -> None:
    variables = css_variables(NIGHT)
    for suspect in SUSPECTS:
        assert f"--{suspect}: {SUSPECT_COLOURS[suspect]};" in variables
        assert f"--{suspect}-ink: " in variables
    assert "--text-soft: " in variables
    assert "is-night" not in variables


def test_the_plan_is_complete_and_apart() -> None:
    assert set(ROOMS) == set(ROOM_CARDS)
    assert len(HALLWAYS) == 12
    assert set(HOMES) == set(SUSPECTS)
    assert all(name == "-".join(sorted(name.split("-"))) for name in HALLWAYS)
    assert all(PASSAGES[PASSAGES[room]] == room for room in PASSAGES)
    places = [*ROOMS.values(), *HALLWAYS.values(), *(home_rect(suspect) for suspect in SUSPECTS)]
    assert all(BOARD.contains(place) for place in places)
    assert not any(a.overlaps(b) for i, a in enumerate(places) for b in places[:i])


def _around(spot: Point, size: float) -> Rect:
    return Rect(spot.x - size / 2, spot.y - size / 2, size, size)


@pytest.mark.parametrize("room", ROOM_CARDS)
def test_pieces_in_a_room_never_overlap(room: str) -> None:
    whole = ROOMS[room]
    floor = Rect(whole.x, whole.y + NAME_BAND, whole.w, whole.h - NAME_BAND)
    for tokens, weapons in product(range(7), range(7)):
        spots = [_around(spot, 2 * TOKEN_RADIUS) for spot in token_spots(room, tokens)]
        spots += [_around(spot, WEAPON_SIZE) for spot in weapon_spots(room, weapons)]
        assert len(spots) == tokens + weapons
        taken = [*spots, STAIRS[room]] if room in STAIRS else spots
        assert all(floor.contains(spot) for spot in spots)
        assert not any(a.overlaps(b) for i, a in enumerate(taken) for b in taken[:i]), (tokens, weapons)


def test_a_hallway_and_a_home_hold_one_token() -> None:
    for place, hallway in HALLWAYS.items():
        (spot,) = token_spots(place, 1)
        assert hallway.contains(_around(spot, 2 * TOKEN_RADIUS))
    for suspect in SUSPECTS:
        assert token_spots(suspect, 1) == [HOMES[suspect]]

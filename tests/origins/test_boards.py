"""Tracks, species boards, crowns, the philosophy track and the sizes of the challenge deck."""

from collections import Counter

import pytest

from tests.origins.sets import CARDS, FILES
from trilobite.games.origins.cards.types import (
    ADVANCED,
    BASIC,
    BLACK,
    CIVIL_WAR,
    COLOUR_NAMES,
    COMPETITIVE,
    COOPERATIVE,
    CULTURE,
    DISCIPLINE_NAMES,
    DISCIPLINES,
    ECONOMIC_CRISIS,
    EFFECT_NAMES,
    ENCEPHALISE,
    ENERGY,
    ENSLAVE,
    FIRST_EXODUS,
    FOOTPRINT,
    GENOCIDE,
    IMMUNOLOGY,
    INDUSTRY,
    INFORMATION,
    MARITIME,
    METALLURGY,
    POLITICS,
    PREACH,
    SOLITAIRE,
    TRACK_NAMES,
    WAR,
    RowOption,
)
from trilobite.games.origins.worldmap import TERRAIN_NAMES

LEVELS = {
    FOOTPRINT: [1, 2, 3, 4, 6, 8],
    ENERGY: [3, 4, 5, 6, 7, 8],
    METALLURGY: [1, 2, 3, 4, 5, 6],
    IMMUNOLOGY: [1, 2, 4, 6, 8, 10],
    MARITIME: [0, 1, 2, 3, 5, 8],
    INFORMATION: [1, 2, 3, 4, 5, 6],
}
PHILOSOPHY = {space.id: space for space in CARDS.philosophy}


def effects(row: list[RowOption]) -> list[str]:
    assert all(option.consequence is None for option in row)
    return [EFFECT_NAMES[option.effect.code] for option in row]


# ---------------------------------------------------------------- technology


@pytest.mark.clause("D1c.2")
@pytest.mark.parametrize("track", LEVELS)
def test_levels_of_the_technologies(track: int) -> None:
    assert CARDS.tracks[track].id == TRACK_NAMES[track]
    assert CARDS.tracks[track].levels == LEVELS[track]


@pytest.mark.clause("I1c.1", "I2c.1", "I3c.1")
def test_two_technologies_add_to_each_score() -> None:
    scores = {track.id: track.score for track in CARDS.tracks}
    assert scores == {
        "footprint": CULTURE,
        "energy": CULTURE,
        "metallurgy": POLITICS,
        "immunology": POLITICS,
        "maritime": INDUSTRY,
        "information": INDUSTRY,
    }
    start = [sum(LEVELS[t][0] for t in LEVELS if CARDS.tracks[t].score == d) for d in DISCIPLINES]
    assert start == [4, 2, 1]


@pytest.mark.clause("G6f.2")
@pytest.mark.parametrize(
    ("terrain", "track", "level"),
    [
        ("desert", FOOTPRINT, 3),
        ("ice", ENERGY, 5),
        ("permanent-ice", ENERGY, 5),
        ("jungle", IMMUNOLOGY, 4),
        ("sea", MARITIME, 2),
        ("permanent-ocean", MARITIME, 2),
    ],
)
def test_technology_opens_terrain(terrain: str, track: int, level: int) -> None:
    number = TERRAIN_NAMES.index(terrain)
    assert (CARDS.opening_track[number], CARDS.opening_level[number]) == (track, level)
    assert LEVELS[track].index(level) == 2


@pytest.mark.clause("G9e.2")
def test_steam_and_oil_give_a_step() -> None:
    bonus = [
        (track.id, level)
        for track in CARDS.tracks
        for level, step in zip(track.levels, track.bonus_step, strict=True)
        if step
    ]
    assert bonus == [("energy", 6), ("energy", 7)]


@pytest.mark.parametrize(
    ("track", "names"),
    [
        (FOOTPRINT, {1: "lovci a sběrači", 2: "kočovní pastevci", 3: "žďáření",
                     4: "úhorové hospodaření", 6: "zelená revoluce"}),
        (ENERGY, {4: "pálená keramika", 5: "větrný mlýn", 6: "parní energie",
                  7: "ropná energie", 8: "jaderná energie"}),
        (METALLURGY, {2: "doba měděná", 3: "doba bronzová", 6: "hliník"}),
        (IMMUNOLOGY, {2: "pohřby", 10: "vakcíny"}),
        (MARITIME, {1: "čluny", 2: "veslice (galéra)", 8: "vesmír"}),
        (INFORMATION, {2: "umění a symboly", 3: "abeceda a čísla", 4: "tiskařský lis",
                       6: "vysílání a internet"}),
    ],
)  # fmt: skip
def test_known_names_of_levels(track: int, names: dict[int, str]) -> None:
    found = {level.level: level.names.cs for level in FILES.tracks[track].levels}
    assert names.items() <= found.items()


# ---------------------------------------------------------------- species boards and crowns


@pytest.mark.clause("G0.1")
@pytest.mark.parametrize("discipline", DISCIPLINES)
def test_cognition_is_in_the_lower_row_of_every_column(discipline: int) -> None:
    for board in CARDS.species:
        assert effects(board.lower[discipline]) == ["specialise", "invent", "library", "elect"]


@pytest.mark.clause("B1b.1")
def test_upper_rows() -> None:
    assert [board.id for board in CARDS.species] == list(COLOUR_NAMES)
    for board in CARDS.species:
        assert [effects(row) for row in board.upper] == [
            ["spread", "preach"],
            ["spread", "war"],
            ["spread", "mine-luxury"],
        ]


@pytest.mark.clause("G8a.1", "G8b.1", "G8c.1")
def test_options_of_the_basic_game() -> None:
    for board in CARDS.species:
        assert [EFFECT_NAMES[effect.code] for effect in board.basic] == [
            "domesticate",
            "cultivate",
            "mine",
        ]
        assert board.basic_environment == [5, 6, 0]


def test_species_of_the_colours() -> None:
    assert [(board.names.en, board.first_exodus.en) for board in FILES.species] == [
        ("Sapiens", "habilis"),
        ("Neanderthal", "heidelbergensis"),
        ("Denisovan", "erectus"),
        ("Hobbit", "floresiensis"),
    ]
    assert CARDS.species[BLACK].id == "black"


@pytest.mark.clause("C2i.1", "C2j.1")
def test_crowns() -> None:
    assert [crown.discipline for crown in CARDS.crowns] == [INDUSTRY, POLITICS, CULTURE, INDUSTRY]
    assert [[gain.code for gain in crown.bonus] for crown in CARDS.crowns] == [
        [],
        [],
        [],
        [ENCEPHALISE],
    ]


# ---------------------------------------------------------------- philosophy


@pytest.mark.clause("C2e.1")
def test_three_arms_of_three_spaces_from_the_start() -> None:
    assert len(PHILOSOPHY) == 10
    assert CARDS.philosophy[CARDS.philosophy_start].id == "initial-philosophy"
    for number, space in enumerate(CARDS.philosophy):
        assert all(number in CARDS.philosophy[there].neighbours for there in space.neighbours)
    assert sorted(len(space.neighbours) for space in CARDS.philosophy) == [1] * 3 + [2] * 6 + [3]


@pytest.mark.clause("I0b.1")
def test_cancelled_scores() -> None:
    found = {name: space.cancels for name, space in PHILOSOPHY.items() if space.cancels >= 0}
    assert found == {
        "freedom": POLITICS,
        "abolitionism": POLITICS,
        "equality": CULTURE,
        "agnosticism": CULTURE,
        "unity": INDUSTRY,
        "pacifism": INDUSTRY,
    }


@pytest.mark.clause("J4.1", "J4a.1", "J4b.1", "J4c.1")
def test_morality_is_marked_on_two_spaces_each() -> None:
    found = {name: space.morality for name, space in PHILOSOPHY.items() if space.morality >= 0}
    assert Counter(found.values()) == {ENSLAVE: 2, PREACH: 2, WAR: 2}
    assert found["abolitionism"] == ENSLAVE
    assert found["agnosticism"] == PREACH
    assert found["pacifism"] == WAR


@pytest.mark.clause("E1i.1")
def test_the_crisis_depends_on_the_side_of_the_track() -> None:
    for space in FILES.philosophy:
        x, _ = space.drawn_at
        expected = GENOCIDE if x > 0 else ECONOMIC_CRISIS if x < 0 else CIVIL_WAR
        assert PHILOSOPHY[space.id].crisis == expected


@pytest.mark.clause("E2c.1")
def test_bonus_of_the_bids() -> None:
    assert PHILOSOPHY["initial-philosophy"].bonus == -1
    assert PHILOSOPHY["natural-law"].bonus == INDUSTRY
    others = [space for space in CARDS.philosophy if space.id != "initial-philosophy"]
    assert Counter(space.bonus for space in others) == dict.fromkeys(DISCIPLINES, 3)
    assert all(space.cancels != space.bonus for space in others)


@pytest.mark.parametrize(
    ("name", "czech"),
    [
        ("natural-law", "přirozené zákony"),
        ("freedom", "svoboda"),
        ("equality", "rovnost"),
        ("unity", "jednotnost"),
    ],
)
def test_known_names_of_philosophies(name: str, czech: str) -> None:
    assert next(space.names.cs for space in FILES.philosophy if space.id == name) == czech


# ---------------------------------------------------------------- challenge decks


def deck(mode: int, length: int, players: int) -> list[int]:
    found = [
        one.epochs
        for one in CARDS.decks
        if (one.mode, one.length, one.players) == (mode, length, players)
    ]
    assert len(found) == 1
    return found[0]


@pytest.mark.clause("C2g.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_decks_of_the_competitive_game(players: int) -> None:
    rest = [min(players, 3)] * 3
    assert deck(COMPETITIVE, BASIC, players) == [players, *rest]
    assert deck(COMPETITIVE, ADVANCED, players) == [2 * players, *rest]
    assert deck(COMPETITIVE, FIRST_EXODUS, players) == [2 * players + 2, *rest]


@pytest.mark.clause("C2g.1", "C7c.1", "C9a.1")
def test_decks_of_solitaire_and_cooperation() -> None:
    lengths = (BASIC, ADVANCED, FIRST_EXODUS)
    assert [deck(SOLITAIRE, length, 1) for length in lengths] == [
        [5, 4, 4, 2],
        [8, 4, 4, 2],
        [10, 4, 4, 2],
    ]
    assert [deck(COOPERATIVE, length, 2) for length in lengths] == [
        [4, 3, 3, 2],
        [6, 3, 3, 2],
        [8, 3, 3, 2],
    ]
    for players in (3, 4):
        assert [deck(COOPERATIVE, length, players) for length in lengths] == [
            [3, 2, 2, 1],
            [4, 2, 2, 1],
            [6, 2, 2, 1],
        ]
    assert len(CARDS.decks) == 21


def test_names_of_disciplines_are_in_the_order_of_the_display() -> None:
    assert DISCIPLINE_NAMES == ("culture", "politics", "industry")

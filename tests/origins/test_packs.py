"""Packs: what cards of the game may be replaced by, and what is said about faulty ones.

What is the same for all games is in tests/test_packs.py.
"""

import re
from pathlib import Path

import msgspec
import pytest

from tests.packs import CardFiles
from trilobite.games.origins.cards.build import build, data_hash, names, reconstructed
from trilobite.games.origins.cards.map import grid
from trilobite.games.origins.cards.schema import HexRecord, SpaceRecord

CARD_FILES = CardFiles("origins")
BUILT_IN = CARD_FILES.built_in
DEFAULT = CARD_FILES.default
changed = CARD_FILES.changed
complaint = CARD_FILES.complaint
in_record = CARD_FILES.in_record
loaded = CARD_FILES.loaded


# ---------------------------------------------------------------- replacing


def test_pack_replaces_a_file_and_leaves_the_others(tmp_path: Path) -> None:
    text = in_record(
        "challenges-1.toml", 'id = "lullabies"', "religious = false", "religious = true"
    )
    files = loaded(tmp_path, "challenges-1.toml", text)
    different = [
        old.id for old, new in zip(DEFAULT.challenges, files.challenges, strict=True) if old != new
    ]
    assert different == ["lullabies"]
    assert msgspec.structs.replace(files, challenges=DEFAULT.challenges) == DEFAULT
    assert build(files).challenges[1].religious


def test_cards_may_move_to_another_epoch_if_their_file_does(tmp_path: Path) -> None:
    """The owner of the printed cards may know of other sizes of the decks."""
    first, *records = BUILT_IN["challenges-1.toml"].split("[[card]]\n")
    last = records.pop().replace("epoch = 1", "epoch = 2")
    text = "[[card]]\n".join([first, *records])
    (tmp_path / "challenges-1.toml").write_text(text, encoding="utf-8")
    text = f"{BUILT_IN['challenges-2.toml']}\n[[card]]\n{last}"
    files = loaded(tmp_path, "challenges-2.toml", text)
    assert [card.epoch for card in files.challenges].count(2) == 21


def test_records_without_sources_count_as_known(tmp_path: Path) -> None:
    text = re.sub(r'provenance = \{ "\*" = .+\n', "", BUILT_IN["challenges-1.toml"])
    files = loaded(tmp_path, "challenges-1.toml", text)
    assert "lullabies" not in reconstructed(files)["challenge"]
    assert "lullabies" in reconstructed(DEFAULT)["challenge"]
    assert data_hash(files) == data_hash(DEFAULT)


def test_names_come_from_the_pack(tmp_path: Path) -> None:
    text = changed("ideas-1.toml", '"Skin Boat"', '"Umiak"')
    files = loaded(tmp_path, "ideas-1.toml", text)
    assert names(files)["idea"]["skin-boat"]["en"] == "Umiak"


# ---------------------------------------------------------------- the hash


@pytest.mark.parametrize(
    ("name", "old", "new"),
    [
        ("challenges-1.toml", '"Alarm Calls"', '"Cries of Alarm"'),
        ("challenges-1.toml", '"Eemian interglacial"', '"warm spell"'),
        ("ideas-1.toml", '"Beringians"', '"Aleuts"'),
        ("ideas-4.toml", '["biofuel city", "oil city"]', '["oil city", "biofuel city"]'),
        ("earth-hexes.toml", '"Alaska"', '"Russian America"'),
        ("earth-hexes.toml", "farming_centre = true\n", ""),
        ("tracks.toml", '"hearth fire"', '"camp fire"'),
        ("species.toml", '"habilis"', '"ergaster"'),
        ("philosophy.toml", "drawn_at = [0, 0]", "drawn_at = [0, 1]"),
        ("crowns.toml", '"designed: the discipline that is left"', '"seed: the crown"'),
    ],
)
def test_hash_ignores_what_does_not_affect_play(
    tmp_path: Path, name: str, old: str, new: str
) -> None:
    assert CARD_FILES.hash_with(tmp_path, name, old, new) == data_hash(DEFAULT)


@pytest.mark.parametrize(
    ("name", "old", "new"),
    [
        ("challenges-1.toml", 'id = "alarm-calls"', 'id = "calls"'),
        ("challenges-1.toml", "resistance = true", "resistance = false"),
        ("challenges-1.toml", 'kind = "famine"', 'kind = "pollution"'),
        (
            "challenges-1.toml",
            'politics = ["spread", "exogamy"]',
            'politics = ["exogamy", "spread"]',
        ),
        ("ideas-1.toml", '"trade > maritime 2"', '"trade > maritime 3"'),
        ("ideas-1.toml", 'requires = ["energy 4"]\n', ""),
        ("earth-hexes.toml", "stars = 4", "stars = 3"),
        ("earth-hexes.toml", '"metallurgy 5"', '"metallurgy 4"'),
        ("earth-spaces.toml", 'kind = "water"\n', ""),
        ("archipelago-hexes.toml", '{ id = "kelp" }', '{ id = "taro" }'),
        ("tiles.toml", '"land", "land", "water"', '"land", "water", "water"'),
        ("layouts.toml", 'tile = "t15", side = "front"', 'tile = "t15", side = "front", turn = 1'),
        ("tracks.toml", 'score = "politics"', 'score = "culture"'),
        ("tracks.toml", ", bonus_step = true", ""),
        ("philosophy.toml", 'morality = "enslave"\n', ""),
        ("species.toml", "environment = 5", "environment = 4"),
        ("crowns.toml", 'discipline = "politics"', 'discipline = "culture"'),
        ("decks.toml", "epochs = [2, 2, 2, 2]", "epochs = [3, 2, 2, 2]"),
    ],
)
def test_hash_notices_what_affects_play(tmp_path: Path, name: str, old: str, new: str) -> None:
    assert CARD_FILES.hash_with(tmp_path, name, old, new) != data_hash(DEFAULT)


# ---------------------------------------------------------------- faulty files


@pytest.mark.parametrize(
    ("name", "content", "expected"),
    [
        ("decks.toml", "[[deck", "decks.toml: not valid TOML ("),
        ("comets.toml", "[[comet]]", "comets.toml: 'comet' is not known here (expected [[card]])"),
        ("tiles.toml", "tile = 3", "tiles.toml: tile: 3 is not a list of tiles (write [[tile]])"),
        ("comets.toml", "", "comets.toml: 0 cards (expected 4)"),
        ("challenges-2.toml", "", "challenges-*.toml: 62 cards (expected 82)"),
        ("ideas-2.toml", "", "ideas-*.toml: 93 cards (expected 120)"),
        ("tiles.toml", "", "tiles.toml: 0 tiles (expected 26)"),
        ("tracks.toml", "", "tracks.toml: track 'footprint' is missing"),
        ("species.toml", "", "species.toml: species 'black' is missing"),
        ("crowns.toml", "", "crowns.toml: crowns none (expected 1, 2, 3, 4)"),
        ("decks.toml", "", "decks.toml: 0 decks 'competitive basic 2' (expected 1)"),
        ("philosophy.toml", "", "philosophy.toml: 0 spaces with start = true (expected 1)"),
        (
            "earth-hexes.toml", "",
            "earth-hexes.toml: no hex with catastrophe 'australasian' (expected 1)",
        ),
        (
            "earth-spaces.toml", "",
            "earth-spaces.toml: no space with start black, land (expected 1)",
        ),
        (
            "resources.toml", "",
            "earth-hexes.toml: hex 'alaska': resources[0].id: 'seal-oil' is not in resources.toml",
        ),
        (
            "catastrophes.toml", "",
            "challenges-1.toml: card 'grave-goods': events[1].catastrophe: 'toba' is not a "
            "catastrophe of Epoch 1",
        ),
    ],
)  # fmt: skip
def test_malformed_or_empty_file(tmp_path: Path, name: str, content: str, expected: str) -> None:
    assert complaint(tmp_path, {name: content}).startswith(expected)


# ---------------------------------------------------------------- faulty records


@pytest.mark.parametrize(
    ("name", "record", "old", "new", "expected"),
    [
        # Values of the wrong kind.
        (
            "challenges-1.toml", 'id = "lullabies"', "religious = false", 'religious = "no"',
            "card 'lullabies': religious: 'no' is not true or false",
        ),
        (
            "challenges-1.toml", 'id = "lullabies"', "number = 2", "number = 83",
            "card 'lullabies': number: 83 is not a number of a challenge card (1 to 82)",
        ),
        (
            "challenges-1.toml", 'id = "lullabies"', 'kind = "cooling"', 'kind = "colding"',
            "card 'lullabies': events[0].kind: 'colding' is not an event (cooling, warming, "
            "deforestation, reforestation, human-disease, animal-disease, catastrophe, pollution, "
            "famine, crisis, left-dictator, right-dictator)",
        ),
        (
            "challenges-1.toml", 'id = "lullabies"', '["encephalise", "art"]', '["Encephalise"]',
            "card 'lullabies': rows.culture[0]: 'Encephalise' is not an option (such as "
            '"spread", "maritime 2" or "trade > maritime 2")',
        ),
        (
            "challenges-1.toml", 'id = "lullabies"', '["encephalise", "art"]', "[]",
            "card 'lullabies': rows.culture: a list of 0 is not a list of 1 to 6 options",
        ),
        (
            "ideas-1.toml", 'id = "skin-boat"', '["energy 4"]', '["energy: 4"]',
            "card 'skin-boat': requires[0]: 'energy: 4' is not a requirement (such as "
            '"menopause", "energy 4", "city" or "oil city")',
        ),
        (
            "ideas-1.toml", 'id = "skin-boat"', 'deck = "politics"', 'deck = "cookery"',
            "card 'skin-boat': deck: 'cookery' is not a discipline (culture, politics, industry)",
        ),
        (
            "earth-hexes.toml", 'id = "gobi"', "stars = 4", "stars = 5",
            "hex 'gobi': stars: 5 is not a number of stars (0 to 4)",
        ),
        (
            "earth-hexes.toml", 'id = "gobi"', 'ring = "desert"', 'ring = "orange"',
            "hex 'gobi': ring: 'orange' is not a climate (sea, ice, desert, jungle)",
        ),
        (
            "earth-hexes.toml", 'id = "natal-basin"', 'cut = ["se", "s"]', 'cut = ["south"]',
            "hex 'natal-basin': cut[0]: 'south' is not a corner of a hex (n, ne, se, s, sw, nw)",
        ),
        (
            "tiles.toml", 'id = "t01"', 'corners = ["land", "land", ', 'corners = [',
            "tile 't01': front.corners: a list of 4 is not a list of 6 kinds of space",
        ),
        (
            "tracks.toml", 'id = "energy"', "level = 3, ", "",
            "track 'energy': levels[0].level: missing (expected a number from 0 to 20)",
        ),
        (
            "philosophy.toml", 'id = "freedom"', 'morality = "enslave"', 'morality = "trade"',
            "space 'freedom': morality: 'trade' is not an interaction with a moral "
            "(preach, war, enslave)",
        ),
        # Words that say nothing.
        (
            "challenges-1.toml", 'id = "lullabies"', '["encephalise", "art"]', '["arts"]',
            "card 'lullabies': rows.culture[0]: 'arts' is not known here (expected a technology "
            "and level, or abstract, art, artisan, cold-war, constitution, cultivate, demagogue, "
            "domesticate, elect, encephalise, enslave, exogamy, invent, library, mine, "
            "mine-luxury, mine-metal, pray, preach, pseudoscience, racism, science, specialise, "
            "spread, trade, war)",
        ),
        (
            "challenges-1.toml", 'id = "lullabies"', '["encephalise", "art"]', '["chaos"]',
            "card 'lullabies': rows.culture[0]: 'chaos' is not known here (",
        ),
        (
            "challenges-1.toml", 'id = "lullabies"', '["encephalise", "art"]', '["art 2"]',
            "card 'lullabies': rows.culture[0]: 'art 2' is not known here (",
        ),
        (
            "ideas-1.toml", 'id = "skin-boat"', "trade > maritime 2", "trade > maritime 4",
            "card 'skin-boat': rows.culture[1]: 'maritime 4' names no level of maritime "
            "(expected one of 0, 1, 2, 3, 5, 8)",
        ),
        (
            "ideas-1.toml", 'id = "skin-boat"', '["maritime 1"]', '["maritime 0"]',
            "card 'skin-boat': heureka[0]: 'maritime 0' is where all start "
            "(expected a higher level)",
        ),
        (
            "ideas-1.toml", 'id = "skin-boat"', '["maritime 1"]', '["spread"]',
            "card 'skin-boat': heureka[0]: 'spread' is not known here (expected a technology and "
            "level, or abstract, art, demagogue, encephalise, pray, purge, reduce)",
        ),
        (
            "ideas-2.toml", 'id = "acrophony"', '"reduce 1"', '"reduce 4"',
            "card 'acrophony': heureka[1]: 'reduce 4' names no Epoch "
            "(expected reduce 1, reduce 2 or reduce 3)",
        ),
        (
            "ideas-2.toml", 'id = "acrophony"', '"reduce 1"', '"reduce"',
            "card 'acrophony': heureka[1]: 'reduce' is not known here (",
        ),
        (
            "ideas-1.toml", 'id = "skin-boat"', '["energy 4"]', '["gas city"]',
            "card 'skin-boat': requires[0]: 'gas city' names no kind of city (expected one of "
            "horticulture, biofuel, work-animal, war-animal, luxury, metal, oil, uranium)",
        ),
        (
            "ideas-1.toml", 'id = "skin-boat"', 'requires = ["energy 4"]', 'requires = ["steam 4"]',
            "card 'skin-boat': requires[0]: 'steam 4' names no technology (expected footprint, "
            "energy, metallurgy, immunology, maritime, information)",
        ),
        # Texts and sources.
        (
            "challenges-1.toml", 'id = "lullabies"', '"Lullabies"', '"Lulla\\u001bbies"',
            "card 'lullabies': names.en: 'Lulla\\x1bbies' has a character that cannot be shown "
            "(expected plain text)",
        ),
        (
            "challenges-1.toml", 'id = "lullabies"', '"designed: no printed', '"rumour: no printed',
            "card 'lullabies': provenance['*']: 'rumour: no printed value known' names no source "
            '(expected "seed: ...", "public: ..." or "designed: ...")',
        ),
        (
            "earth-hexes.toml", 'id = "gobi"', 'ring = "seed', 'rings = "seed',
            "hex 'gobi': provenance['rings']: no such field on the hex",
        ),
        # Records that do not fit together.
        (
            "challenges-1.toml", 'id = "lullabies"', "epoch = 1", "epoch = 2",
            "card 'lullabies': epoch: 2 is not the Epoch of this file (expected 1)",
        ),
        (
            "challenges-1.toml", 'id = "lullabies"', 'culture = ["encephalise", "art"]\n', "",
            "card 'lullabies': rows: 1 disciplines (expected 2 of culture, politics, industry)",
        ),
        (
            "challenges-1.toml", 'id = "lullabies"', '["encephalise", "art"]', '["art", "art"]',
            "card 'lullabies': rows.culture[1]: 'art' is there twice (expected once at most)",
        ),
        (
            "challenges-1.toml", 'id = "personal-names"', ', catastrophe = "hiawatha"', "",
            "card 'personal-names': events[1].catastrophe: missing "
            "(expected the id of a catastrophe)",
        ),
        (
            "challenges-1.toml", 'id = "personal-names"',
            'kind = "catastrophe"', 'kind = "famine"',
            "card 'personal-names': events[1].catastrophe: does not go with famine",
        ),
        (
            "challenges-1.toml", 'id = "personal-names"', '"hiawatha"', '"krakatoa"',
            "card 'personal-names': events[1].catastrophe: 'krakatoa' is not a catastrophe of "
            "Epoch 1",
        ),
        (
            "challenges-4.toml", 'id = "napoleon"', '["purge"]', '["pray"]',
            "card 'napoleon': heureka: a dictator and purge go together",
        ),
        (
            "ideas-1.toml", 'id = "skin-boat"', '["maritime 1"]', '["purge"]',
            "card 'skin-boat': heureka: purge belongs to dictators only",
        ),
        (
            "ideas-1.toml", 'id = "skin-boat"', 'deck = "politics"', 'deck = "industry"',
            "card 'skin-boat': deck: industry is not a discipline of the card "
            "(expected culture or politics)",
        ),
        (
            "comets.toml", 'id = "comet-1"', 'scores = "mysticism"\n', "",
            "card 'comet-1': scores: none does not fit Comet 1 (expected mysticism)",
        ),
        (
            "comets.toml", 'id = "comet-4"', "portent = false", "portent = true",
            "card 'comet-4': portent: Comets 1 to 3 are portents, Comet 4 is not",
        ),
        (
            "resources.toml", 'id = "gold"', 'id = "gold"', 'id = "silver"',
            "resource 'silver': id: 'silver' is there twice (expected once)",
        ),
        (
            "tracks.toml", 'id = "energy"', "level = 4", "level = 3",
            "track 'energy': levels[1].level: 3 is not above the level before it",
        ),
        (
            "tracks.toml", 'id = "energy"', '"permanent-ice"', '"desert"',
            "track 'energy': levels[2].opens[1]: 'desert' is opened by footprint already "
            "(expected once)",
        ),
        (
            "philosophy.toml", 'id = "freedom"',
            '["natural-law", "abolitionism"]', '["natural-law"]',
            "space 'abolitionism': neighbours[0]: 'freedom' does not name 'abolitionism' as its "
            "neighbour",
        ),
        (
            "philosophy.toml", 'id = "abolitionism"', '["freedom"]', '["slavery"]',
            "space 'abolitionism': neighbours[0]: 'slavery' is not another space of the track",
        ),
        (
            "species.toml", 'id = "black"', 'basic = "domesticate"', 'basic = "purge"',
            "species 'black': columns.culture.basic: 'purge' is not known here (",
        ),
        (
            "decks.toml", "epochs = [5, 4, 4, 2]", "[5, 4, 4, 2]", "[5, 4, 4, 20]",
            "deck 'solitaire basic 1': epochs[3]: 20 is more than there are cards of Epoch 4 (19)",
        ),
        (
            "decks.toml", "epochs = [5, 4, 4, 2]", "players = 1", "players = 2",
            "0 decks 'solitaire basic 1' (expected 1)",
        ),
        # Maps and tiles.
        (
            "earth-hexes.toml", 'id = "gobi"', 'ring = "desert"', 'ring = "sea"',
            "hex 'gobi': ring: a shelf and the ring sea go together",
        ),
        (
            "earth-hexes.toml", 'id = "gobi"', 'ring = "desert"\n', "",
            "hex 'gobi': stars: stars stand on rings only",
        ),
        (
            "earth-hexes.toml", 'id = "coral-sea"',
            'kind = "ocean"', 'kind = "ocean"\nring = "ice"',
            "hex 'coral-sea': ring: an ocean has no ring",
        ),
        (
            "earth-hexes.toml", 'id = "alaska"', "r = 1", "r = 0",
            "hex 'alaska': r: 0 is north of the first row (expected 1 or more)",
        ),
        (
            "earth-hexes.toml", 'id = "yukon"', "q = -12", "q = -13",
            "hex 'yukon': q: -13, 1 is the place of hex 'alaska'",
        ),
        (
            "earth-hexes.toml", 'id = "patagonia"', "q = -14", "q = 30",
            "hex 'patagonia': q: no way leads here from the rest of the map",
        ),
        (
            "earth-hexes.toml", 'id = "gobi"', 'id = "horse"', 'id = "unicorn"',
            "hex 'gobi': resources[0].id: 'unicorn' is not in resources.toml",
        ),
        (
            "earth-hexes.toml", 'id = "gobi"', '{ id = "horse" }',
            '{ id = "horse", needs = "energy 4" }',
            "hex 'gobi': resources[0].needs: does not go with war-animal "
            "(only with black symbols)",
        ),
        (
            "earth-hexes.toml", 'id = "burma"', '"immunology 2"', '"immunology 3"',
            "hex 'burma': resources[0].needs: 'immunology 3' names no level of immunology "
            "(expected one of 1, 2, 4, 6, 8, 10)",
        ),
        (
            "earth-hexes.toml", 'id = "greenland"', '"hiawatha"', '"atlantis"',
            "hex 'greenland': catastrophe: 'atlantis' is not in catastrophes.toml",
        ),
        (
            "earth-hexes.toml", 'id = "greenland"', '"hiawatha"', '"toba"',
            "hex 'malaysia': catastrophe: 'toba' is on hex 'greenland' already",
        ),
        (
            "earth-spaces.toml", 'id = "urals"', 'at = ["', 'at = ["mordor s", "',
            "space 'mordor s': at[0]: 'mordor s' names no hex of this map",
        ),
        (
            "earth-spaces.toml", 'id = "algoa-bay"', 'at = ["', 'at = ["natal-basin s", "',
            "space 'natal-basin s': at[0]: 'natal-basin s' is a corner that is cut off",
        ),
        (
            "earth-spaces.toml", 'id = "urals"', 'id = "urals"\n', "",
            ": id: id and names go together",
        ),
        (
            "earth-spaces.toml", 'id = "zimbabwe"', 'colour = "black"', 'colour = "green"',
            "start: green starts at",
        ),
        (
            "earth-spaces.toml", 'id = "zimbabwe"', "start = {", 'kind = "water"\nstart = {',
            "start: a start of land people on a space of the other kind",
        ),
        (
            "tiles.toml", 'id = "t01"', 'ring = "sea"', 'ring = "desert"',
            "tile 't01': front.ring: desert is not the ring of a front (expected sea or ice)",
        ),
        (
            "layouts.toml", 'id = "two-continents"', 'hex = "b8"', 'hex = "h8"',
            "layout 'two-continents': tiles[0].hex: 'h8' has 5 corners (a tile needs 6)",
        ),
        (
            "layouts.toml", 'id = "two-continents"', 'hex = "b8"', 'hex = "b9"',
            "layout 'two-continents': tiles[1].hex: 'b9' is there twice (expected once)",
        ),
        (
            "layouts.toml", 'id = "two-continents"', 'tile = "t15"', 'tile = "t99"',
            "layout 'two-continents': tiles[0].tile: 't99' is not in tiles.toml",
        ),
        (
            "layouts.toml", 'id = "drowned-continents"', 'side = "front"', 'side = "back"',
            "layout 'drowned-continents': tiles[0].side: back does not serve for Yrr "
            "(expected front)",
        ),
    ],
)  # fmt: skip
def test_faulty_record(
    tmp_path: Path, name: str, record: str, old: str, new: str, expected: str
) -> None:
    message = complaint(tmp_path, {name: in_record(name, record, old, new)})
    assert message.startswith(f"{name}: ")
    assert expected in message


def test_a_number_or_an_id_twice(tmp_path: Path) -> None:
    text = changed("challenges-1.toml", "number = 2\n", "number = 1\n")
    assert complaint(tmp_path, {"challenges-1.toml": text}) == (
        "challenges-*.toml: card 'lullabies': number: 1 is taken by card 'alarm-calls' "
        "(expected a number of its own)"
    )
    text = changed("challenges-1.toml", 'id = "lullabies"', 'id = "barter"')
    assert complaint(tmp_path, {"challenges-1.toml": text}) == (
        "challenges-*.toml: card 'barter': id: 'barter' is taken by card 'barter' "
        "(expected an id of its own)"
    )


def test_a_space_may_not_join_corners_of_one_hex(tmp_path: Path) -> None:
    text = in_record("earth-spaces.toml", 'id = "urals"', 'at = ["', 'at = ["ice-lake s", "')
    assert complaint(tmp_path, {"earth-spaces.toml": text}) == (
        "earth-spaces.toml: space 'ice-lake s': at[1]: 'barents s' is too near to 'ice-lake s'"
    )


def test_edges_may_meet_along_a_side() -> None:
    """If both ends of a side are on both edges, the side leads between the hexes there."""
    hexes = [
        msgspec.convert(
            {"id": name, "names": {"en": name}, "q": q, "r": 1, "kind": "ocean",
             "resources": [{"id": "kelp"}]},
            HexRecord,
        )
        for name, q in (("west", 0), ("middle", 1), ("east", 2))
    ]  # fmt: skip
    joined = [
        SpaceRecord(at=("west nw", "east ne")),
        SpaceRecord(at=("west sw", "east se")),
    ]
    found = grid(hexes, joined)
    assert len(found.spaces) == 12
    ends = [n for n, space in enumerate(found.spaces) if len(space.places) == 2]
    assert found.sides[ends[0], ends[1]] == (0, 2)

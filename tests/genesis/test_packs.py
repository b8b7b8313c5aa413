"""Packs: what cards of the game may be replaced by, and what is said about faulty ones.

What is the same for all games is in tests/test_packs.py.
"""

import re
from pathlib import Path

import msgspec
import pytest

from tests.packs import CardFiles
from trilobite.games.genesis.cards.build import build, data_hash, names

CARD_FILES = CardFiles("genesis")
BUILT_IN = CARD_FILES.built_in
DEFAULT = CARD_FILES.default
changed = CARD_FILES.changed
complaint = CARD_FILES.complaint
in_record = CARD_FILES.in_record
loaded = CARD_FILES.loaded


# ---------------------------------------------------------------- replacing


def test_pack_replaces_a_file_and_leaves_the_others(tmp_path: Path) -> None:
    text = in_record(
        "placards.toml", 'id = "warm-pond"', "smite_immune = false", "smite_immune = true"
    )
    files = loaded(tmp_path, "placards.toml", text)
    assert files != DEFAULT
    assert msgspec.structs.replace(files, placards=DEFAULT.placards) == DEFAULT
    assert [placard.id for placard in build(files).placards if placard.smite_immune] == [
        "warm-pond",
        "hydrothermal-vent",
        "interplanetary-dust",
        "deep-hot-biosphere",
    ]


def test_sources_may_be_left_out(tmp_path: Path) -> None:
    text = re.sub(r"\[card\.provenance\]\n(.+ = .+\n)+", "", BUILT_IN["events.toml"])
    assert "provenance]" not in text
    files = loaded(tmp_path, "events.toml", text)
    assert all(card.provenance == {} for card in files.events)
    assert data_hash(files) == data_hash(DEFAULT)


# ---------------------------------------------------------------- the hash


@pytest.mark.parametrize(
    ("name", "old", "new"),
    [
        ("events.toml", '"Mars Paleo-Ocean"', '"Ocean of Mars"'),
        ("events.toml", 'landforms = ["cosmic", "ocean"]', 'landforms = ["ocean", "cosmic"]'),
        ("placards.toml", "warm = [1, 2]", "warm = [2, 1]"),
        ("landforms.toml", 'vehicle = "meteors"', 'vehicle = "comets"'),
        ("mutations.toml", '["dna", "sex"]', '["sex", "dna"]'),
        ("macroorganisms.toml", 'aliases = ["Algae"]', "aliases = []"),
        ("macroorganisms.toml", 'cs = "Listy"', 'cs = "stélka"'),
        ("parasites.toml", '"designed: block 5-8"', '"seed: the card"'),
    ],
)
def test_hash_ignores_what_does_not_affect_play(
    tmp_path: Path, name: str, old: str, new: str
) -> None:
    assert CARD_FILES.hash_with(tmp_path, name, old, new) == data_hash(DEFAULT)


@pytest.mark.parametrize(
    ("name", "old", "new"),
    [
        ("events.toml", 'id = "mars-paleo-ocean"', 'id = "ocean-of-mars"'),
        ("events.toml", '["smite", "heaven", "heaven"]', '["heaven", "smite", "heaven"]'),
        ("events.toml", '"uv-0"', '"uv-1"'),
        ("events.toml", 'special = "comet-shield"\n', ""),
        ("placards.toml", "face = 5", "face = 4"),
        ("placards.toml", "entry_cost = 1", "entry_cost = 2"),
        ("placards.toml", 'triple_disk = "blue"', 'triple_disk = "red"'),
        ("mutations.toml", "pollutes = true", "pollutes = false"),
        ("mutations.toml", 'abilities = ["heat-shield"]', 'abilities = ["spore"]'),
        ("parasites.toml", 'slots = ["blue", "green"]', 'slots = ["blue", "yellow"]'),
        ("macroorganisms.toml", "green = 3", "green = 2"),
        ("macroorganisms.toml", 'abilities = ["uv-shield"]', "abilities = []"),
    ],
)
def test_hash_notices_what_affects_play(tmp_path: Path, name: str, old: str, new: str) -> None:
    assert CARD_FILES.hash_with(tmp_path, name, old, new) != data_hash(DEFAULT)


def test_names_come_from_the_pack(tmp_path: Path) -> None:
    text = changed("events.toml", '"Mars Paleo-Ocean"', '"Ocean of Mars"')
    files = loaded(tmp_path, "events.toml", text)
    assert names(files)["event"]["mars-paleo-ocean"]["en"] == "Ocean of Mars"


def test_double_icons_are_counted(tmp_path: Path) -> None:
    text = in_record(
        "mutations.toml",
        'id = "rna-ribozyme"',
        '["heat-shield"]',
        '["heat-shield", "heat-shield"]',
    )
    files = loaded(tmp_path, "mutations.toml", text)
    assert build(files).mutations[1].sides[0].icons[1] == 2


# ---------------------------------------------------------------- faulty cards


@pytest.mark.parametrize(
    ("name", "card", "old", "new", "expected"),
    [
        # Values of the wrong kind.
        (
            "placards.toml", "warm-pond", "warm = [1, 2, 3, 4]", "warm = [1, 2, 7]",
            "life_dice.warm[2]: 7 is not a die face (1 to 6)",
        ),
        (
            "placards.toml", "warm-pond", "face = 4", "face = 0",
            "slots[0].face: 0 is not a die face (1 to 6)",
        ),
        (
            "placards.toml", "warm-pond", "face = 4", "face = true",
            "slots[0].face: true is not a die face (1 to 6)",
        ),
        (
            "placards.toml", "warm-pond", "face = 4", 'face = "4"',
            "slots[0].face: '4' is not a die face (1 to 6)",
        ),
        (
            "placards.toml", "warm-pond", "face = 4", "face = 4.0",
            "slots[0].face: 4.0 is not a die face (1 to 6)",
        ),
        (
            "placards.toml", "warm-pond", "face = 4", "face = 0x" + "f" * 5000,
            "slots[0].face: a huge number is not a die face (1 to 6)",
        ),
        (
            "placards.toml", "warm-pond", "face = 4", "face = 1979-05-27",
            "slots[0].face: a date or time is not a die face (1 to 6)",
        ),
        (
            "placards.toml", "warm-pond", 'death = "manna"', 'death = "famine"',
            "slots[0].death: 'famine' is not a death (manna, enzyme)",
        ),
        (
            "placards.toml", "warm-pond", 'row = "continent"', 'row = "cellar"',
            "row: 'cellar' is not a row (cosmic, ocean, coastal, continent)",
        ),
        (
            "placards.toml", "warm-pond", 'colour = "green"', 'colour = ["green"]',
            "colour: a list of 1 is not a colour (red, yellow, green, blue)",
        ),
        (
            "placards.toml", "warm-pond", "smite_immune = false", 'smite_immune = "no"',
            "smite_immune: 'no' is not true or false",
        ),
        (
            "placards.toml", "warm-pond", "names = {", "names = 3 #",
            "names: 3 is not a table",
        ),
        (
            "placards.toml", "warm-pond", 'en = "Warm Pond"', f'en = "{"x" * 81}"',
            f"names.en: '{'x' * 57}...' is not a text of 1 to 80 characters",
        ),
        (
            "events.toml", "pangea-breakup", '"uv-4"', '"uv-5"',
            "icons[2]: 'uv-5' is not an event icon (smite, heaven, earth, extremophile, "
            "o2-spike, uv-0 to uv-4, cancer, drought, ozone-layer)",
        ),
        (
            "events.toml", "pangea-breakup", 'climate = ["cool"]', 'climate = ["mild"]',
            "climate[0]: 'mild' is not a climate (warm, cool)",
        ),
        (
            "events.toml", "pangea-breakup",
            'climate = ["cool"]', 'climate = ["cool", "cool", "cool"]',
            "climate: a list of 3 is not a list of up to 2 climate icons",
        ),
        (
            "events.toml", "pangea-breakup", 'eon = "proterozoic"', 'eon = "jurassic"',
            "eon: 'jurassic' is not an eon (hadean, archean, proterozoic)",
        ),
        (
            "events.toml", "pangea-breakup", '"green", "yellow"]', '"green"]',
            "order: a list of 3 is not a list of the four colours",
        ),
        (
            "events.toml", "comet-impactor", '"ignores-ozone"', '"ignores-everything"',
            "special: 'ignores-everything' is not a special effect "
            "(comet-shield, waterworld, ozone-layer, ignores-ozone)",
        ),
        (
            "landforms.toml", "coastal", 'starting_side = "inactive"', 'starting_side = "active"',
            "starting_side: 'active' is not \"inactive\"",
        ),
        (
            "landforms.toml", "coastal", '["inactive", "active"]', '["inactive", "lively"]',
            "sides[1]: 'lively' is not \"active\"",
        ),
        (
            "mutations.toml", "tmrna", '"dna", "sex"', '"dna", "uv-shield"',
            "promoted.abilities[1]: 'uv-shield' is not an ability of microorganisms "
            "(immunology, heat-shield, o2-shield, spore, hgt, dna, fission, nucleus, sex, "
            "red-queen)",
        ),
        (
            "mutations.toml", "tmrna", 'id = "helicase"', 'id = "Helicase"',
            "promoted.id: 'Helicase' is not an id (small letters, digits and single "
            "hyphens, a letter first, 40 at most)",
        ),
        (
            "mutations.toml", "tmrna", 'id = "helicase"', 'id = "heli\\ncase"',
            "promoted.id: 'heli\\ncase' is not an id (small letters, digits and single "
            "hyphens, a letter first, 40 at most)",
        ),
        (
            "parasites.toml", "green", 'slots = ["blue", "yellow"]', 'slots = ["blue"]',
            "sides[0].slots: a list of 1 is not a list of 2 colours",
        ),
        (
            "macroorganisms.toml", "seaweed", 'abilities = ["uv-shield"]', 'abilities = ["hgt"]',
            "marine.organs[0].abilities[0]: 'hgt' is not an ability of macroorganisms "
            "(immunology, heat-shield, o2-shield, uv-shield, cancer-shield, drought-shield, "
            "red-queen)",
        ),
        (
            "macroorganisms.toml", "seaweed", "green = 3", "green = -1",
            "marine.system.green: -1 is not a number from 0 to 9",
        ),
        # Fields too many or missing.
        (
            "placards.toml", "warm-pond", "smite_immune", "smite_imune",
            "smite_imune: unknown field (expected provenance, id, number, names, alt_number, "
            "row, colour, life_dice, slots, manna, dots, tie_break, smite_immune, entry_cost, "
            "bacterium)",
        ),
        (
            "placards.toml", "warm-pond", "cool = ", "cold = ",
            "life_dice.cold: unknown field (expected warm, cool)",
        ),
        (
            "placards.toml", "warm-pond", "{ warm", '{ " - at `$.slots[3]`" = 1, warm',
            "life_dice.' - at `$.slots[3]`': unknown field (expected warm, cool)",
        ),
        (
            "placards.toml", "warm-pond", ", cool = [1, 2]", "",
            "life_dice.cool: missing (expected a list of up to 6 die faces)",
        ),
        (
            "placards.toml", "warm-pond", "smite_immune = false\n", "",
            "smite_immune: missing (expected true or false)",
        ),
        (
            "mutations.toml", "tmrna", 'plus = "yellow"\n', "",
            "promoted.plus: missing (expected a colour (red, yellow, green, blue))",
        ),
        (
            "macroorganisms.toml", "seaweed", 'names = { en = "Leaves", ', "names = { ",
            "marine.organs[0].names.en: missing (expected a text of 1 to 80 characters)",
        ),
        # Texts and sources.
        (
            "placards.toml", "warm-pond", "Warm Pond", "Warm\\u001bPond",
            "names.en: 'Warm\\x1bPond' has a character that cannot be shown "
            "(expected plain text)",
        ),
        (
            "macroorganisms.toml", "seaweed", '"Algae"', '"Al\\ngae"',
            "aliases[0]: 'Al\\ngae' has a character that cannot be shown (expected plain text)",
        ),
        (
            "events.toml", "pangea-breakup", '"public: published', '"rumour: published',
            "provenance['number']: 'rumour: published fan card list' names no source "
            '(expected "seed: ...", "public: ..." or "designed: ...")',
        ),
        (
            "events.toml", "pangea-breakup", 'number = "public', 'nummer = "public',
            "provenance['nummer']: no such field on the card",
        ),
        (
            "events.toml", "pangea-breakup",
            'number = "public: published fan card list"', "number = 1",
            "provenance['number']: 1 is not a text",
        ),
        # Cards that do not fit together.
        (
            "events.toml", "pangea-breakup", "number = 52", "number = 51",
            "number: 51 is taken by card 'comet-impactor' (expected a number of its own)",
        ),
        (
            "events.toml", "pangea-breakup", "number = 52", "number = 61",
            "number: 61 is out of range (expected 37 to 60)",
        ),
        (
            "events.toml", "pangea-breakup", '"green", "yellow"]', '"green", "blue"]',
            "order[3]: 'blue' is there twice (expected once at most)",
        ),
        (
            "events.toml", "pangea-breakup", 'landforms = ["ocean", "continent"]\n', "",
            "landforms: missing (expected on every card but an aftershock)",
        ),
        (
            "events.toml", "pangea-breakup", '"ocean", "continent"', '"ocean", "ocean"',
            "landforms[1]: 'ocean' is there twice (expected once at most)",
        ),
        (
            "events.toml", "comet-impactor", "icons =", "landforms = []\nicons =",
            "landforms: must be left out of an aftershock (the next card supplies it)",
        ),
        (
            "events.toml", "pangea-breakup", "aftershock = false", "aftershock = true",
            "order: must be left out of an aftershock (the next card supplies it)",
        ),
        (
            "events.toml", "gaia-ozone-layer", 'special = "ozone-layer"\n', "",
            "special: the special effect ozone-layer and the icon ozone-layer go together",
        ),
        (
            "landforms.toml", "coastal", "placards = 5", "placards = 4",
            "placards: 4 does not fit the row coastal (expected 5)",
        ),
        (
            "landforms.toml", "ocean", 'home_of = "marine"\n', "",
            "home_of: none does not fit the row ocean (expected marine)",
        ),
        (
            "landforms.toml", "coastal", "mutations = 5", 'mutations = 5\nhome_of = "marine"',
            "home_of: marine does not fit the row coastal (expected none)",
        ),
        (
            "placards.toml", "warm-pond", "warm = [1, 2, 3, 4]", "warm = [1, 2, 1]",
            "life_dice.warm[2]: 1 is there twice (expected once at most)",
        ),
        (
            "placards.toml", "warm-pond", 'dots = ["yellow"]', "dots = []",
            "dots: not the colours without a cube (expected yellow)",
        ),
        (
            "placards.toml", "warm-pond",
            '["blue", "green", "red", "yellow"]', '["green", "blue", "red", "yellow"]',
            "tie_break: not in the order of the manna (expected blue, green, red in this order)",
        ),
        (
            "placards.toml", "warm-pond", "alt_number = 63", "alt_number = 64",
            "alt_number: 64 does not fit the number 3 (expected 63)",
        ),
        (
            "mutations.toml", "tmrna", 'id = "helicase"', 'id = "mitochondria"',
            "promoted.id: 'mitochondria' is taken by card 'mitochondria' "
            "(expected an id of its own)",
        ),
        (
            "mutations.toml", "tmrna", 'colour = "blue"\nplus', 'colour = "red"\nplus',
            "promoted.colour: red is not the colour of the unpromoted side (expected blue)",
        ),
        (
            "parasites.toml", "green", 'catalyst = "green"', 'catalyst = "red"',
            "catalyst: red is not the colour of the owner (expected green)",
        ),
        (
            "macroorganisms.toml", "seaweed", 'home_row = "ocean"', 'home_row = "coastal"',
            "marine.home_row: coastal is not the home of this side (expected ocean)",
        ),
        (
            "macroorganisms.toml", "seaweed", 'id = "sporangia"', 'id = "leaves"',
            "marine.organs[2].id: 'leaves' is there twice on this side (expected once)",
        ),
        (
            "macroorganisms.toml", "seaweed", 'colour = "yellow"', 'colour = "red"',
            "marine.endosymbionts[1].colour: red is there twice on this side "
            "(expected once at most)",
        ),
    ],
)  # fmt: skip
def test_faulty_card(
    tmp_path: Path, name: str, card: str, old: str, new: str, expected: str
) -> None:
    text = in_record(name, f'id = "{card}"', old, new)
    assert complaint(tmp_path, {name: text}) == f"{name}: card '{card}': {expected}"


@pytest.mark.parametrize(
    ("name", "old", "new", "expected"),
    [
        (
            "events.toml", 'eon = "hadean"', 'eon = "archean"',
            "5 cards with eon hadean (expected 6)",
        ),
        (
            "placards.toml", 'row = "coastal"', 'row = "cosmic"',
            "4 cards with row cosmic (expected 3)",
        ),
        (
            "landforms.toml", 'row = "ocean"', 'row = "cosmic"',
            "2 cards with row cosmic (expected 1)",
        ),
        (
            "parasites.toml", 'owner = "red"', 'owner = "blue"',
            "0 cards with owner red (expected 1)",
        ),
        (
            "placards.toml", 'id = "uvtar-replication"', 'id = "gna-lipid-world"',
            "card 'uv-irradiated-ocean': bacterium.id: 'gna-lipid-world' is taken by card "
            "'tholin-storm-clouds' (expected an id of its own)",
        ),
        (
            "parasites.toml", 'id = "virus"', 'id = "viroid"',
            "card 'blue': sides[1].id: 'viroid' is taken by card 'blue' "
            "(expected an id of its own)",
        ),
        (
            "macroorganisms.toml", 'id = "mosses"', 'id = "insects"',
            "card 'trilobites': terrestrial.id: 'insects' is taken by card 'seaweed' "
            "(expected an id of its own)",
        ),
        (
            "macroorganisms.toml", 'id = "dickinsonia"', 'id = "seaweed"',
            "card 'seaweed': id: 'seaweed' is taken by card 'seaweed' "
            "(expected an id of its own)",
        ),
    ],
)  # fmt: skip
def test_faulty_set(tmp_path: Path, name: str, old: str, new: str, expected: str) -> None:
    text = changed(name, old, new)
    assert complaint(tmp_path, {name: text}) == f"{name}: {expected}"


@pytest.mark.parametrize(
    ("name", "count"),
    [
        ("events.toml", 24),
        ("landforms.toml", 4),
        ("placards.toml", 16),
        ("mutations.toml", 20),
        ("parasites.toml", 4),
        ("macroorganisms.toml", 8),
    ],
)
def test_card_missing(tmp_path: Path, name: str, count: int) -> None:
    text = "".join(CARD_FILES.records(name)[:-1])
    assert complaint(tmp_path, {name: text}) == f"{name}: {count - 1} cards (expected {count})"

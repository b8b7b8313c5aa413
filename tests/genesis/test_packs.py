"""Packs: a directory that replaces card files, and what is said about a faulty one."""

import json
import os
import re
import tomllib
from pathlib import Path

import msgspec
import pytest

from tests.packs import CardFiles
from trilobite.core.errors import TrilobiteError
from trilobite.games.genesis.cards.build import build, data_hash, names
from trilobite.games.genesis.cards.files import load
from trilobite.games.genesis.cards.schema import FILES
from trilobite.games.packs.files import MAX_BYTES
from trilobite.games.packs.schema import PackError

CARD_FILES = CardFiles("genesis")
BUILT_IN = CARD_FILES.built_in
changed = CARD_FILES.changed
complaint = CARD_FILES.complaint
DEFAULT = load()
POSIX = pytest.mark.skipif(os.name != "posix", reason="needs files only POSIX systems have")


def in_card(name: str, card: str, old: str, new: str) -> str:
    """A built-in file with a text replaced in one of its cards."""
    text = BUILT_IN[name]
    start = text.index(f'[[card]]\nid = "{card}"\n')
    found = text.index(old, start)
    following = text.find("[[card]]", start + 1)
    assert following < 0 or found < following
    return text[:found] + new + text[found + len(old) :]


# ---------------------------------------------------------------- replacing


@pytest.mark.parametrize("name", FILES)
def test_copy_of_a_file_changes_nothing(tmp_path: Path, name: str) -> None:
    (tmp_path / name).write_text(BUILT_IN[name], encoding="utf-8")
    assert load(tmp_path) == DEFAULT


@pytest.mark.parametrize("name", FILES)
def test_a_file_may_be_json(tmp_path: Path, name: str) -> None:
    text = json.dumps(tomllib.loads(BUILT_IN[name]))
    (tmp_path / name).write_text(text, encoding="utf-8")
    assert load(tmp_path) == DEFAULT


def test_pack_replaces_a_file_and_leaves_the_others(tmp_path: Path) -> None:
    text = in_card("placards.toml", "warm-pond", "smite_immune = false", "smite_immune = true")
    (tmp_path / "placards.toml").write_text(text, encoding="utf-8")
    files = load(tmp_path)
    assert files != DEFAULT
    assert msgspec.structs.replace(files, placards=DEFAULT.placards) == DEFAULT
    assert [placard.id for placard in build(files).placards if placard.smite_immune] == [
        "warm-pond",
        "hydrothermal-vent",
        "interplanetary-dust",
        "deep-hot-biosphere",
    ]


def test_order_of_the_cards_in_a_file_does_not_matter(tmp_path: Path) -> None:
    for name in FILES:
        head, *cards = BUILT_IN[name].split("[[card]]\n")
        shuffled = [f"{card.rstrip()}\n" for card in reversed(cards)]
        text = "[[card]]\n".join([head, *shuffled])
        (tmp_path / name).write_text(text, encoding="utf-8")
    assert load(tmp_path) == DEFAULT


def test_windows_line_ends_and_byte_order_mark(tmp_path: Path) -> None:
    text = "\ufeff" + BUILT_IN["events.toml"].replace("\n", "\r\n")
    (tmp_path / "events.toml").write_bytes(text.encode())
    assert load(tmp_path) == DEFAULT


def test_sources_may_be_left_out_and_other_files_are_ignored(tmp_path: Path) -> None:
    text = re.sub(r"\[card\.provenance\]\n(.+ = .+\n)+", "", BUILT_IN["events.toml"])
    assert "provenance]" not in text
    (tmp_path / "events.toml").write_text(text, encoding="utf-8")
    (tmp_path / "notes.txt").write_text("typed in on a rainy Sunday", encoding="utf-8")
    (tmp_path / "scans").mkdir()
    files = load(tmp_path)
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
    (tmp_path / name).write_text(changed(name, old, new), encoding="utf-8")
    assert data_hash(load(tmp_path)) == data_hash(DEFAULT)


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
    (tmp_path / name).write_text(changed(name, old, new), encoding="utf-8")
    files = load(tmp_path)
    assert data_hash(files) != data_hash(DEFAULT)
    assert build(files).hash == data_hash(files)


def test_names_come_from_the_pack(tmp_path: Path) -> None:
    text = changed("events.toml", '"Mars Paleo-Ocean"', '"Ocean of Mars"')
    (tmp_path / "events.toml").write_text(text, encoding="utf-8")
    assert names(load(tmp_path))["event"]["mars-paleo-ocean"]["en"] == "Ocean of Mars"


def test_double_icons_are_counted(tmp_path: Path) -> None:
    text = in_card(
        "mutations.toml", "rna-ribozyme", '["heat-shield"]', '["heat-shield", "heat-shield"]'
    )
    (tmp_path / "mutations.toml").write_text(text, encoding="utf-8")
    assert build(load(tmp_path)).mutations[1].sides[0].icons[1] == 2


# ---------------------------------------------------------------- faulty directories and files


def test_error_is_of_both_families() -> None:
    assert issubclass(PackError, ValueError)
    assert issubclass(PackError, TrilobiteError)


def test_missing_directory(tmp_path: Path) -> None:
    assert "no such directory" in complaint(tmp_path / "absent")


def test_file_instead_of_a_directory(tmp_path: Path) -> None:
    (tmp_path / "pack").write_text("", encoding="utf-8")
    assert "not a directory" in complaint(tmp_path / "pack")


def test_impossible_path() -> None:
    assert "cannot be read" in complaint(Path("pa\0ck"))


@POSIX
def test_line_break_in_the_path(tmp_path: Path) -> None:
    assert "no such directory" in complaint(tmp_path / "two\nlines")


def test_directory_without_card_files(tmp_path: Path) -> None:
    (tmp_path / "readme.txt").write_text("", encoding="utf-8")
    assert "no card file" in complaint(tmp_path)


@pytest.mark.parametrize(
    ("name", "hint"),
    [
        ("event.toml", "events.toml"),
        ("Placards.toml", "placards.toml"),
        ("parasites.TOML", "parasites.toml"),
        ("xyz.toml", "one of events.toml, "),
        pytest.param("macro\norganisms.toml", "macroorganisms.toml", marks=POSIX),
    ],
)
def test_mistyped_file_name(tmp_path: Path, name: str, hint: str) -> None:
    (tmp_path / name).write_text("", encoding="utf-8")
    assert f"is not the name of a card file (expected {hint}" in complaint(tmp_path)


def test_directory_instead_of_a_file(tmp_path: Path) -> None:
    (tmp_path / "events.toml").mkdir()
    assert complaint(tmp_path) == "events.toml: not a regular file"


@POSIX
def test_pipe_instead_of_a_file(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "events.toml")
    assert complaint(tmp_path) == "events.toml: not a regular file"


@POSIX
def test_dangling_link(tmp_path: Path) -> None:
    (tmp_path / "events.toml").symlink_to(tmp_path / "gone")
    assert complaint(tmp_path).startswith("events.toml: cannot be read (")


def test_unreadable_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    read_bytes = Path.read_bytes

    def refuse(self: Path) -> bytes:
        if self.parent == tmp_path:
            raise PermissionError(13, "Permission denied", str(self))
        return read_bytes(self)

    (tmp_path / "events.toml").write_text(BUILT_IN["events.toml"], encoding="utf-8")
    monkeypatch.setattr(Path, "read_bytes", refuse)
    assert complaint(tmp_path) == "events.toml: cannot be read (Permission denied)"


def test_huge_file(tmp_path: Path) -> None:
    with (tmp_path / "events.toml").open("wb") as file:
        file.truncate(MAX_BYTES + 1)
    assert complaint(tmp_path).startswith("events.toml: 1000001 bytes are too many")


@pytest.mark.parametrize(
    ("content", "expected"),
    [
        (b"", "events.toml: 0 cards (expected 24)"),
        (b"[[card", "events.toml: not valid TOML ("),
        (b"# caf\xe9\n", "events.toml: line 1 is not UTF-8 text"),
        (b"\n\n\xff\xfe", "events.toml: line 3 is not UTF-8 text"),
        (b"a = 1\na = 2", "events.toml: not valid TOML ("),
        (b"a = " + b"[" * 100_000, "events.toml: not valid TOML (nested too deeply)"),
        (b"a = " + b"9" * 5000, "events.toml: not valid TOML ("),
        (b"[[crad]]\n", "events.toml: 'crad' is not known here (expected [[card]])"),
        (b'"a\\nb" = 1\n', r"events.toml: 'a\nb' is not known here (expected [[card]])"),
        (b"[card]\n", "events.toml: card: a table is not a list of cards (write [[card]])"),
        (b"card = 3\n", "events.toml: card: 3 is not a list of cards (write [[card]])"),
        (b"card = [3]\n", "events.toml: card number 1 in the file: 3 is not a table"),
        (b"[[card]]\n", "events.toml: card number 1 in the file: id: missing (expected an id"),
        (b"[[card]]\nid = 7\n", "events.toml: card number 1 in the file: "),
    ],
)
def test_malformed_file(tmp_path: Path, content: bytes, expected: str) -> None:
    (tmp_path / "events.toml").write_bytes(content)
    assert complaint(tmp_path).startswith(expected)


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
    (tmp_path / name).write_text(in_card(name, card, old, new), encoding="utf-8")
    assert complaint(tmp_path) == f"{name}: card '{card}': {expected}"


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
    (tmp_path / name).write_text(changed(name, old, new), encoding="utf-8")
    assert complaint(tmp_path) == f"{name}: {expected}"


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
    text = BUILT_IN[name]
    (tmp_path / name).write_text(text[: text.rindex("[[card]]")], encoding="utf-8")
    assert complaint(tmp_path) == f"{name}: {count - 1} cards (expected {count})"

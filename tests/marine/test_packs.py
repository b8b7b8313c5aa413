"""Packs: what cards of the game may be replaced by, and what is said about faulty ones.

What is the same for all games is in tests/test_packs.py.
"""

import re
from pathlib import Path

import msgspec
import pytest

from tests.packs import CardFiles
from trilobite.games.marine.cards.build import build, data_hash, names, reconstructed

CARD_FILES = CardFiles("marine")
BUILT_IN = CARD_FILES.built_in
DEFAULT = CARD_FILES.default
changed = CARD_FILES.changed
complaint = CARD_FILES.complaint
in_record = CARD_FILES.in_record
loaded = CARD_FILES.loaded


# --- replacing ----------------------------------------------------------------------------


def test_pack_replaces_a_file_and_leaves_the_others(tmp_path: Path) -> None:
    text = in_record("traits.toml", 'id = "solitary"', "vp_alone = 2", "vp_alone = 3")
    files = loaded(tmp_path, "traits.toml", text)
    assert files != DEFAULT
    assert msgspec.structs.replace(files, traits=DEFAULT.traits) == DEFAULT
    assert [trait.hooks[15] for trait in build(files).traits if trait.id == "solitary"] == [3]


def test_sources_may_be_left_out(tmp_path: Path) -> None:
    text = re.sub(r"\[card\.provenance\]\n(.+ = .+\n)+", "", BUILT_IN["traits.toml"])
    assert "provenance]" not in text
    files = loaded(tmp_path, "traits.toml", text)
    assert data_hash(files) == data_hash(DEFAULT)
    assert "trait" not in reconstructed(files)  # nothing is known to be made up


def test_names_come_from_the_pack(tmp_path: Path) -> None:
    text = changed("evolution.toml", '"Marine Snow"', '"Sea Snow"')
    files = loaded(tmp_path, "evolution.toml", text)
    assert names(files)["evolution"]["marine-snow"]["en"] == "Sea Snow"


# --- the hash -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "old", "new"),
    [
        ("evolution.toml", '"Marine Snow"', '"Sea Snow"'),
        ("evolution.toml", "Remove a token from", "Take a token off"),
        ("evolution.toml", '"designed: no source', '"seed: the card, no source'),
        ("evolution.toml", '["occupied", "opposed"]', '["opposed", "occupied"]'),
        ("evolution.toml", '["geyser", "black-smoker"]', '["black-smoker", "geyser"]'),
        ("animals.toml", 'colour = "purple"', 'colour = "violet"'),
        ("animals.toml", '["sun", "sun", "sponges"]', '["sun", "sponges", "sun"]'),
        ("terrains.toml", 'it = "terraferma"', 'it = "terra"'),
    ],
)
def test_hash_ignores_what_does_not_affect_play(
    tmp_path: Path, name: str, old: str, new: str
) -> None:
    assert CARD_FILES.hash_with(tmp_path, name, old, new) == data_hash(DEFAULT)


@pytest.mark.parametrize(
    ("name", "old", "new"),
    [
        ("evolution.toml", 'id = "marine-snow"', 'id = "sea-snow"'),
        ("evolution.toml", 'icons = ["survival"]', 'icons = ["extinction"]'),
        ("evolution.toml", "number = 4, optional", "number = 3, optional"),
        ("evolution.toml", 'element = "gastropods"', 'element = "worms"'),
        ("evolution.toml", "special_kicks_special = true\n", ""),
        ("traits.toml", "pawn_at_vp = 20", "pawn_at_vp = 25"),
        ("terrains.toml", "scoring = [8, 4, 2, 1]", "scoring = [9, 4, 2, 1]"),
        ("terrains.toml", "speciation = 4", "speciation = 5"),
        ("elements.toml", "tokens = 19", "tokens = 20"),
        ("animals.toml", '["sun", "sun", "sponges"]', '["sun", "sponges", "sponges"]'),
        ("actions.toml", "number = 5 }", "number = 4 }"),
        ("actions.toml", "edge_only = true", "edge_only = false"),
        ("layout.toml", '{ hex = "d4", corner = "e"', '{ hex = "d3", corner = "e"'),
        ("constants.toml", "standard = 10", "standard = 11"),
    ],
)
def test_hash_notices_what_affects_play(tmp_path: Path, name: str, old: str, new: str) -> None:
    assert CARD_FILES.hash_with(tmp_path, name, old, new) != data_hash(DEFAULT)


# --- faulty records -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "kind", "id", "old", "new", "expected"),
    [
        (
            "evolution.toml", "card", "asteroid", '"choose-tile"', '"choose-hex"',
            "steps[0].do: 'choose-hex' is not a step (choose-tile, choose-terrain, "
            "for-each-tile, repeat, eliminate-species, return-species, place-species, "
            "move-species, remove-token, place-token, move-token, swap-with-bag, "
            "swap-with-planet, lose-token, draw-token, gain-vp, gain-bonus-vp, score-tiles, "
            "tectonics, return-pawns, replace-trait, resolve-discard, resolve-other, last-round)",
        ),
        (
            "evolution.toml", "card", "biomass", '"any" }', '"all" }',
            "steps[0].steps[0].owner: 'all' is not an owner "
            "(own, opponents, any, each, richer, own-and-poorer)",
        ),
        (
            "evolution.toml", "card", "biomass", '["crowded"]', '["full"]',
            "steps[0].where.conditions[0]: 'full' is not a condition (occupied, opposed, "
            "inhabited, alone, supplied, in-use, crowded, adjacent, connected, on-edge, marked, "
            "of-chosen-terrain, touching)",
        ),
        (
            "evolution.toml", "card", "annelids", "measure =", "meassure =",
            "steps[0].meassure: unknown field (expected do, where, owner, types, measure, "
            "number, optional, anywhere, steps)",
        ),
        (
            "evolution.toml", "card", "annelids", '"worms"', '"snails"',
            "steps[0].where.element: 'snails' is not an element "
            "(algae, gastropods, worms, plankton, sponges, sun)",
        ),
        (
            "evolution.toml", "card", "annelids", 'icons = ["extinction"]', 'icons = ["death"]',
            "icons[0]: 'death' is not an event icon (extinction, survival)",
        ),
        (
            "evolution.toml", "card", "annelids", "number = 16", "number = 15",
            "number: 15 is taken by card 'carbon-cycle' (expected a number of its own)",
        ),
        (
            "evolution.toml", "card", "annelids", "text = {", f'text = {{ en = "{"x" * 401}" }} #',
            f"text.en: '{'x' * 57}...' is not a text of 1 to 400 characters",
        ),
        (
            "evolution.toml", "card", "asteroid", '  { do = "choose-tile" },\n', "",
            "steps[0]: no step before it chooses a tile",
        ),
        (
            "evolution.toml", "card", "bountiful-habitat", '  { do = "choose-terrain" },\n', "",
            "steps[0]: no step before it chooses a terrain",
        ),
        (
            "evolution.toml", "card", "metamorphosis",
            '{ do = "swap-with-bag" }', '{ do = "swap-with-bag", number = 2 }',
            "steps[0].number: swap-with-bag has no such field (expected do)",
        ),
        (
            "evolution.toml", "card", "disease", 'owner = "richer"', 'owner = "each"',
            "steps[0].owner: each does not fit lose-token (expected richer)",
        ),
        (
            "evolution.toml", "card", "disease",
            '{ do = "lose-token", owner = "richer" }', '{ do = "repeat" }',
            "steps[0].steps: missing (expected at least one step)",
        ),
        (
            "evolution.toml", "card", "disease",
            '  { do = "lose-token", owner = "richer" },\n', "",
            "steps: missing (expected at least one step)",
        ),
        (
            "evolution.toml", "card", "marine-snow",
            '{ do = "score-tiles", where = { kinds = ["open-ocean"] } }', '{ do = "move-token" }',
            "enters[0].do: move-token asks somebody to choose (expected score-tiles)",
        ),
        (
            "evolution.toml", "card", "marine-snow", 'steps = "designed', 'stepps = "designed',
            "provenance['stepps']: no such field on the card",
        ),
        (
            "traits.toml", "card", "solitary", "vp_alone = 2", "vp_lonely = 2",
            "hooks.vp_lonely: unknown field (expected own_speciation, opposing_speciation, "
            "copies_trait, lost_at_gene_pool, element_spaces, extra_turn, regression_proof, "
            "vp_per_eliminated, vp_per_newcomers, pawn_at_target, thrives_among, followers, "
            "printed_elements, own_space, lineage_space, vp_alone, migration_species, "
            "migration_range, places_before, pawn_at_vp, basic_kicks_basic)",
        ),
        (
            "traits.toml", "card", "solitary", "vp_alone = 2", "vp_alone = -2",
            "hooks.vp_alone: -2 is below 0 (only speciation hooks may be)",
        ),
        (
            "traits.toml", "card", "solitary", "vp_alone = 2", "",
            "hooks: nothing in it (expected at least one hook)",
        ),
        (
            "traits.toml", "card", "ancient-lineage", "lineage_space = 1", "lineage_space = 6",
            "hooks.lineage_space: 6 is no row space (expected 1 to 5)",
        ),
        (
            "traits.toml", "card", "ram-feeder", 'element = "plankton"\n', "",
            "element: the hook printed_elements and the element go together",
        ),
        (
            "terrains.toml", "terrain", "land", "[8, 4, 2, 1]", "[8, 4, 2, 3]",
            "scoring: a later place scores more than an earlier one (expected falling numbers)",
        ),
        (
            "terrains.toml", "terrain", "land", "speciation = 1", "speciation = -1",
            "speciation: -1 is not a number from 0 to 9",
        ),
        (
            "animals.toml", "animal", "fishes", '"algae"]', '"krill"]',
            "printed[2]: 'krill' is not an element "
            "(algae, gastropods, worms, plankton, sponges, sun)",
        ),
        (
            "actions.toml", "action", "depletion", '{ id = "dep-1" },', "",
            "spaces: a list of 0 is not a list of 1 to 5 spaces",
        ),
        (
            "actions.toml", "action", "abundance", '  { id = "abu-3" },\n', "",
            "spaces: a list of 2 spaces (expected 3)",
        ),
        (
            "actions.toml", "action", "abundance", '"abu-3"', '"abu-1"',
            "spaces[2].id: 'abu-1' is there twice (expected an id of its own)",
        ),
        (
            "actions.toml", "action", "abundance", "drawn = 4", "drawn = 5",
            "drawn: 5 does not fit into 4 slots",
        ),
        (
            "actions.toml", "action", "speciation", "slot = 4", "slot = 5",
            "spaces[3].slot: 5 is no slot of the row (expected 1 to 4)",
        ),
        (
            "actions.toml", "action", "autotrophy", ', vent = "geyser"', "",
            "spaces[1].vent: the spaces of Autotrophy name a side of a vent, and no others",
        ),
        (
            "actions.toml", "action", "migration", ", number = 3", "",
            "spaces[1].number: the spaces of Migration, Competition and Evolution have one, "
            "and no others",
        ),
    ],
)  # fmt: skip
def test_faulty_record(
    tmp_path: Path, name: str, kind: str, id: str, old: str, new: str, expected: str
) -> None:
    text = in_record(name, f'id = "{id}"', old, new)
    assert complaint(tmp_path, {name: text}) == f"{name}: {kind} '{id}': {expected}"


@pytest.mark.parametrize(
    ("name", "old", "new", "expected"),
    [
        (
            "terrains.toml", 'id = "land"', 'id = "seamount"',
            "terrains.toml: 0 terrains 'land' (expected 1)",
        ),
        (
            "terrains.toml", "tiles = 8", "tiles = 14",
            "terrains.toml: 42 tiles are too many for 37 hexes",
        ),
        (
            "terrains.toml", "tiles = 8", "tiles = 2",
            "layout.toml and terrains.toml: 5 land at the start (expected 2 at most)",
        ),
        (
            "terrains.toml", "tiles = 8", "tiles = 9",
            "layout.toml, terrains.toml and constants.toml: 22 tiles make no 3 equal stacks",
        ),
        (
            "elements.toml", 'id = "sun"', 'id = "algae"',
            "elements.toml: 2 elements 'algae' (expected 1)",
        ),
        (
            "evolution.toml", '  { do = "last-round" },\n', "",
            "evolution.toml: the step last-round is on none (expected on one card)",
        ),
        (
            "evolution.toml", '{ do = "move-token" }', '{ do = "last-round" }',
            "evolution.toml: the step last-round is on asteroid, niche-construction "
            "(expected on one card)",
        ),
        (
            "animals.toml", "pawns = 8", "pawns = 6",
            "animals.toml and constants.toml: reptiles have 6 pawns (expected at least 7)",
        ),
        (
            "animals.toml", "cubes = 35", "cubes = 3",
            "animals.toml and constants.toml: reptiles have 3 cubes (expected at least 4)",
        ),
        (
            "layout.toml", 'hex = "c1"', 'hex = "c7"',
            "layout.toml: layout: tiles[0].hex: 'c7' is not on the grid",
        ),
        (
            "layout.toml", 'hex = "c1"', 'hex = "h1"',
            "layout.toml: layout: tiles[0].hex: 'h1' is not a hex (a1 to a4, b1 to b5 ... "
            "g1 to g4)",
        ),
        (
            "layout.toml", 'hex = "c1"', 'hex = "c3"',
            "layout.toml: layout: tiles[1].hex: 'c3' is there twice (expected once at most)",
        ),
        (
            "layout.toml", 'hex = "c1"', 'hex = "a1"',
            "layout.toml: layout: tiles[0].hex: 'a1' is not connected to d4",
        ),
        (
            "layout.toml", 'hex = "d4", terrain', 'hex = "c5", terrain',
            "layout.toml: layout: tiles: no tile on d4 (expected one)",
        ),
        (
            "layout.toml", 'hex = "d4", corner', 'hex = "a1", corner',
            "layout.toml: layout: tokens[0].hex: there is no tile on 'a1'",
        ),
        (
            "layout.toml", 'hex = "d4", corner = "ne"', 'hex = "e3", corner = "sw"',
            "layout.toml: layout: tokens[1].corner: a second token on d4-e "
            "(expected one at most)",
        ),
        (
            "layout.toml", "[layout]", "[lay-out]",
            "layout.toml: 'lay-out' is not known here (expected [layout])",
        ),
        (
            "constants.toml", "[0, 1, 3,", "[0, 3, 1,",
            "constants.toml: constants: bonus_vp: not rising from 0 "
            "(expected 0 first, then never less)",
        ),
        (
            "constants.toml", "[7, 5, 4]", "[7, 5]",
            "constants.toml: constants: pawns: a list of 2 is not a list of the pawns with "
            "2, 3 and 4 animals",
        ),
        (
            "constants.toml", "short = 15", "short = 31",
            "constants.toml: constants: removed.short: 31 leaves too few cards",
        ),
        (
            "constants.toml", "traits_dealt = 3", "traits_dealt = 4",
            "constants.toml: constants: traits_dealt: 4 are too many for 18 traits",
        ),
        (
            "constants.toml", "traits_kept_superheroes = 2", "traits_kept_superheroes = 4",
            "constants.toml: constants: traits_kept_superheroes: 4 is not between traits_kept "
            "and traits_dealt",
        ),
        (
            "constants.toml", "stacks = 3", "stacks = 4",
            "layout.toml, terrains.toml and constants.toml: 21 tiles make no 4 equal stacks",
        ),
    ],
)  # fmt: skip
def test_faulty_set(tmp_path: Path, name: str, old: str, new: str, expected: str) -> None:
    assert complaint(tmp_path, {name: changed(name, old, new)}) == expected


def test_too_few_markers(tmp_path: Path) -> None:
    text = BUILT_IN["terrains.toml"].replace("markers = 2", "markers = 0")
    text = text.replace("markers = 0", "markers = 7", 1)
    assert complaint(tmp_path, {"terrains.toml": text}) == (
        "terrains.toml and actions.toml: 7 markers for 8 squares (expected at least as many)"
    )


def test_too_few_tokens(tmp_path: Path) -> None:
    layout = BUILT_IN["layout.toml"].replace('element = "gastropods"', 'element = "algae"')
    elements = changed("elements.toml", "tokens = 19", "tokens = 1")
    assert complaint(tmp_path, {"layout.toml": layout, "elements.toml": elements}) == (
        "layout.toml and elements.toml: 2 algae at the start (expected 1 at most)"
    )


@pytest.mark.parametrize(("name", "count"), [("evolution.toml", 35), ("traits.toml", 18)])
def test_card_missing(tmp_path: Path, name: str, count: int) -> None:
    text = "".join(CARD_FILES.records(name)[:-1])
    assert complaint(tmp_path, {name: text}) == f"{name}: {count - 1} cards (expected {count})"


def test_layout_of_nothing(tmp_path: Path) -> None:
    assert complaint(tmp_path, {"layout.toml": ""}) == (
        "layout.toml: there is no table of layout (write [layout])"
    )

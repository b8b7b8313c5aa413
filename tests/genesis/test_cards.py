"""The built-in cards: every fact known of the printed game, read from the tables."""

import re
from collections import Counter
from collections.abc import Iterator

import msgspec
import pytest

from trilobite.games.genesis import carddata
from trilobite.games.genesis.card_files import load
from trilobite.games.genesis.cards import (
    ABILITY_NAMES,
    BLUE,
    CANCER_SHIELD,
    CLIMATE,
    COASTAL,
    COLOUR_NAMES,
    COLOURS,
    CONTINENT,
    COOL,
    COSMIC,
    DNA,
    DROUGHT_SHIELD,
    EARTH,
    ENZYME_DEATH,
    EXTREMOPHILE,
    FISSION,
    GREEN,
    HEAT_SHIELD,
    HEAVEN,
    HGT,
    ICON_NAMES,
    IMMUNOLOGY,
    MANNA_DEATH,
    MARINE,
    NUCLEUS,
    O2_SHIELD,
    O2_SPIKE,
    OCEAN,
    OZONE_LAYER,
    PROMOTED,
    RED,
    RED_QUEEN,
    ROW_NAMES,
    SMITE,
    TERRESTRIAL,
    UNPROMOTED,
    UV,
    UV_SHIELD,
    WARM,
    YELLOW,
    Circle,
    Event,
    MacroSide,
    Mutation,
    Organ,
    ParasiteSide,
    Placard,
)

FILES = load()
CARDS = carddata.default_cards()
EVENTS = {event.number: event for event in CARDS.events}
PLACARDS = {placard.id: placard for placard in CARDS.placards}
MUTATIONS = {mutation.id: mutation for mutation in CARDS.mutations}
PARASITES = {side.id: side for side in CARDS.parasites}
MACROS = {side.id: side for macro in CARDS.macros for side in macro.sides}
NAMES = carddata.names(FILES)


def icon_count(event: Event, icon: int) -> int:
    return event.icons.count(icon)


def uv_limits(event: Event) -> list[int]:
    return [a for i, a in zip(event.icons, event.icon_args, strict=True) if i == UV]


def climates(event: Event) -> list[int]:
    return [a for i, a in zip(event.icons, event.icon_args, strict=True) if i == CLIMATE]


def rows(event: Event) -> set[int]:
    return {row for row, active in enumerate(event.active) if active}


def abilities(icons: list[int]) -> dict[int, int]:
    return {ability: count for ability, count in enumerate(icons) if count}


# ---------------------------------------------------------------- the whole set


@pytest.mark.clause("B0.4", "B0.5")
def test_components() -> None:
    assert len(CARDS.events) == 24
    assert len(FILES.landforms) == 4
    assert len(CARDS.placards) == 16
    assert len(CARDS.mutations) == 20
    assert len(CARDS.parasites) == 4 * 2
    assert len(CARDS.macros) == 8


def test_printed_numbers() -> None:
    numbers = [
        card.number
        for name in FILES.__struct_fields__
        if name != "placards"
        for card in getattr(FILES, name)
    ]
    assert sorted(numbers) == list(range(1, 61))
    assert [event.number for event in CARDS.events] == list(range(37, 61))
    assert [card.number for card in FILES.placards] == list(range(1, 17))
    assert [card.alt_number for card in FILES.placards] == list(range(61, 77))
    assert [card.number for card in FILES.mutations] == list(range(17, 37))
    assert [card.number for card in FILES.macroorganisms] == list(range(9, 17))


@pytest.mark.parametrize(
    ("place", "name"),
    [
        (CARDS.events[44 - 37].id, "hydrocarbon-fog"),
        (CARDS.events[50 - 37].id, "cryogenian-snowball"),
        (CARDS.events[51 - 37].id, "comet-impactor"),
        (CARDS.placards[12 - 1].id, "clay-mound"),
        (CARDS.placards[15 - 1].id, "interplanetary-dust"),
        (CARDS.placards[62 - 61].id, "uv-irradiated-ocean"),
        (CARDS.macros[13 - 9].id, "opabinia"),
    ],
)
def test_numbers_named_by_the_rulebooks(place: str, name: str) -> None:
    assert place == name


def test_tables_follow_the_printed_order() -> None:
    assert [mutation.id for mutation in CARDS.mutations] == [m.id for m in FILES.mutations]
    assert [macro.id for macro in CARDS.macros] == [m.id for m in FILES.macroorganisms]
    assert [side.colour for side in CARDS.parasites] == [0, 0, 1, 1, 2, 2, 3, 3]


def test_default_cards_are_made_once() -> None:
    assert carddata.default_cards() is CARDS
    assert carddata.data_hash(FILES) == CARDS.hash
    assert re.fullmatch("sha256:[0-9a-f]{64}", CARDS.hash)


def test_names_of_icons_and_abilities_fit_the_constants() -> None:
    assert ABILITY_NAMES[RED_QUEEN] == "red-queen"
    assert len(ABILITY_NAMES) == RED_QUEEN + 1
    assert ICON_NAMES[CLIMATE] == "climate"
    assert len(ICON_NAMES) == CLIMATE + 1


# ---------------------------------------------------------------- sources and names


def parts(part: msgspec.Struct, path: str) -> Iterator[tuple[str, msgspec.Struct]]:
    yield path, part
    for name in part.__struct_fields__:
        value = getattr(part, name)
        for index, item in enumerate(value if isinstance(value, tuple) else (value,)):
            if isinstance(item, msgspec.Struct):
                yield from parts(item, f"{path} {name} {index}")


def sourced(name: str) -> list[tuple[str, msgspec.Struct, dict[str, str]]]:
    """The parts of a file that tell their sources: where, the part, its sources."""
    return [
        (path, part, part.provenance)  # type: ignore[attr-defined]
        for card in getattr(FILES, name)
        for path, part in parts(card, card.id)
        if "provenance" in part.__struct_fields__
    ]


def has_source(field: str, value: object, sources: dict[str, str]) -> bool:
    if field == "names":
        known = [lang for lang in ("en", "cs", "it") if getattr(value, lang) is not None]
        return all(f"names.{lang}" in sources for lang in known)
    for item in value if isinstance(value, tuple) else (value,):
        if "provenance" in getattr(item, "__struct_fields__", ()):
            return True
    return any(key == field or key.startswith((f"{field}.", f"{field}[")) for key in sources)


@pytest.mark.parametrize("name", FILES.__struct_fields__)
def test_every_field_has_a_source(name: str) -> None:
    for path, part, sources in sourced(name):
        assert all(re.match("(seed|public|designed): ", text) for text in sources.values())
        for field in part.__struct_fields__:
            value = getattr(part, field)
            untold = field in ("id", "provenance") or value is None
            if not untold and (field, value) != ("entry_cost", 0):
                assert has_source(field, value, sources), f"{path}: {field}"


def test_no_address_in_a_source() -> None:
    texts = [
        text
        for name in FILES.__struct_fields__
        for _, _, sources in sourced(name)
        for text in sources.values()
    ]
    assert len(texts) > 1000
    assert not [text for text in texts if ".com" in text or "http" in text]


def test_display_names() -> None:
    assert NAMES["event"]["mars-paleo-ocean"]["en"] == "Mars Paleo-Ocean"
    assert NAMES["landform"]["cosmic"]["en"] == "Cosmic"
    assert NAMES["placard"]["deep-hot-biosphere"] == {
        "en": "Deep Hot Biosphere",
        "cs": "Hluboká horká biosféra",
        "it": "Biosfera abissale calda",
    }
    assert NAMES["bacterium"]["pna-template"]["cs"] == "PNA templát"
    assert NAMES["mutation"]["tmrna"]["en"] == "tmRNA"
    assert NAMES["mutation"]["helicase"]["it"] == "elicasi"
    assert NAMES["mutation"]["telomerase"] == {"en": "Telomerase"}
    assert NAMES["parasite"]["cyanobacteria"]["cs"] == "Sinice"
    assert NAMES["macro"]["seaweed"]["it"] == "Alghe"
    assert NAMES["macro"]["insects"]["cs"] == "Hmyz"
    assert NAMES["organ"]["sea-stars/kidney"]["cs"] == "ledvina"
    assert NAMES["circle"]["seaweed/chloroplast"]["it"] == "cloroplasta"


def test_every_table_id_has_a_name() -> None:
    assert set(NAMES["event"]) == {event.id for event in CARDS.events}
    assert set(NAMES["placard"]) == {placard.id for placard in CARDS.placards}
    assert set(NAMES["bacterium"]) == {placard.bacterium_id for placard in CARDS.placards}
    assert set(NAMES["mutation"]) == {s.id for card in CARDS.mutations for s in card.sides}
    assert set(NAMES["parasite"]) == {side.id for side in CARDS.parasites}
    assert set(NAMES["macro"]) == set(MACROS)
    assert set(NAMES["organ"]) == {f"{s.id}/{o.id}" for s in MACROS.values() for o in s.organs}
    assert set(NAMES["circle"]) == {f"{s.id}/{c.id}" for s in MACROS.values() for c in s.circles}


def test_source_of_a_card() -> None:
    event = carddata.provenance(FILES, "event", "tropical-waterworld")
    assert event["special"].startswith("seed: ")
    side = carddata.provenance(FILES, "mutation", "hox-genes")
    assert side["plus"].startswith("seed: ")
    assert side["number"].startswith("designed: ")
    assert carddata.provenance(FILES, "organ", "sea-stars/kidney")["colour"].startswith("seed: ")
    with pytest.raises(KeyError):
        carddata.provenance(FILES, "event", "no-such-event")


# ---------------------------------------------------------------- events


@pytest.mark.clause("Cd.1")
def test_events_per_eon() -> None:
    assert Counter(event.eon for event in CARDS.events) == {0: 6, 1: 7, 2: 11}


@pytest.mark.clause("D1a.2", "A6.1")
def test_only_aftershocks_lack_order_and_landforms() -> None:
    assert [e.number for e in CARDS.events if e.aftershock] == [41, 43, 51, 58]
    for event in CARDS.events:
        if event.aftershock:
            assert event.order == []
            assert event.active == [False] * 4
        else:
            assert sorted(event.order) == list(COLOURS)


def test_each_colour_leads_five_events() -> None:
    assert Counter(e.order[0] for e in CARDS.events if e.order) == dict.fromkeys(COLOURS, 5)


@pytest.mark.clause("D7.1")
def test_uv_limits_run_from_0_to_4() -> None:
    assert {limit for event in CARDS.events for limit in uv_limits(event)} == set(range(5))


def test_other_icons_have_no_argument() -> None:
    for event in CARDS.events:
        assert len(event.icons) == len(event.icon_args)
        pairs = zip(event.icons, event.icon_args, strict=True)
        assert all(argument == 0 for icon, argument in pairs if icon not in (UV, CLIMATE))


def test_climate_icons_come_last_and_aftershock_is_no_icon() -> None:
    for event in CARDS.events:
        assert event.icons == sorted(event.icons, key=lambda icon: icon == CLIMATE)
        assert ICON_NAMES.index("aftershock") not in event.icons


@pytest.mark.clause("D1d.1")
def test_big_whack_spares_the_cosmos() -> None:
    assert [event.number for event in CARDS.events if event.comet_shield] == [41]
    assert climates(EVENTS[41]) == []


@pytest.mark.clause("D1b.1")
def test_waterworld() -> None:
    assert [event.number for event in CARDS.events if event.waterworld] == [48]
    assert EVENTS[48].icons == []
    assert rows(EVENTS[48]) == {OCEAN, COASTAL}


@pytest.mark.clause("D1c.1", "D1c.2")
def test_ozone_layer_and_the_comet_that_ignores_it() -> None:
    assert [event.number for event in CARDS.events if event.ozone_layer] == [59]
    assert [event.number for event in CARDS.events if OZONE_LAYER in event.icons] == [59]
    assert [event.number for event in CARDS.events if event.ignores_ozone] == [51]
    assert uv_limits(EVENTS[51])


@pytest.mark.parametrize(
    ("number", "icon", "count"),
    [
        (37, HEAVEN, 2),
        (38, HEAVEN, 2),
        (43, EXTREMOPHILE, 2),
        (44, EXTREMOPHILE, 1),
        (44, HEAVEN, 1),
        (45, EARTH, 2),
        (46, HEAVEN, 1),
        (46, EARTH, 1),
        (47, EARTH, 2),
        (49, SMITE, 1),
        (49, EARTH, 1),
        (49, O2_SPIKE, 1),
        (50, O2_SPIKE, 2),
        (53, SMITE, 1),
        (54, SMITE, 3),
        (55, EXTREMOPHILE, 2),
        (58, O2_SPIKE, 2),
    ],
)
def test_icons_of_the_play_example(number: int, icon: int, count: int) -> None:
    assert icon_count(EVENTS[number], icon) == count


@pytest.mark.parametrize(("number", "limit"), [(43, 1), (44, 2), (53, 1), (55, 2)])
def test_uv_limits_of_the_play_example(number: int, limit: int) -> None:
    assert uv_limits(EVENTS[number]) == [limit]


@pytest.mark.clause("D2.1")
def test_active_rows() -> None:
    assert COSMIC in rows(EVENTS[37])
    assert COSMIC in rows(EVENTS[38])
    assert COSMIC not in rows(EVENTS[44])
    assert OCEAN in rows(EVENTS[44])
    assert rows(EVENTS[46]) == {COSMIC, COASTAL}
    assert rows(EVENTS[47]) == {COSMIC, CONTINENT}
    assert COSMIC not in rows(EVENTS[52])
    assert OCEAN in rows(EVENTS[52])


def test_green_before_blue_in_the_huronian_snowball() -> None:
    order = EVENTS[47].order
    assert order.index(GREEN) < order.index(BLUE)


@pytest.mark.clause("D10.1")
def test_climate_of_the_play_example() -> None:
    turns = (37, 41, 38, 48, 43, 45, 49, 47, 44, 46, 55, 53, 54, 50)
    seen = [climate for number in turns for climate in climates(EVENTS[number])]
    assert seen == [COOL, WARM, WARM, WARM, COOL, COOL, COOL, COOL]
    assert climates(EVENTS[50]) == [COOL]


@pytest.mark.clause("D5.1")
@pytest.mark.parametrize("eon", [0, 1, 2])
def test_heat_shield_of_four_outlasts_an_aftershock_and_its_event(eon: int) -> None:
    group = [event for event in CARDS.events if event.eon == eon]
    first = max(icon_count(event, EXTREMOPHILE) for event in group if event.aftershock)
    second = max(icon_count(event, EXTREMOPHILE) for event in group if not event.aftershock)
    assert first + second <= 4


# ---------------------------------------------------------------- landforms


@pytest.mark.clause("Ce.1", "Cf.1", "Cg.1")
def test_landforms() -> None:
    by_position = sorted(FILES.landforms, key=lambda card: card.position)
    assert tuple(card.row for card in by_position) == ROW_NAMES
    assert [card.placards for card in by_position] == [3, 3, 5, 5]
    assert [card.mutations for card in by_position] == [5, 5, 5, 5]
    assert {card.starting_side for card in by_position} == {"inactive"}


# ---------------------------------------------------------------- placards


@pytest.mark.clause("Ce.1")
def test_placards_per_row() -> None:
    assert Counter(placard.row for placard in CARDS.placards) == {
        COSMIC: 3,
        OCEAN: 3,
        COASTAL: 5,
        CONTINENT: 5,
    }


def test_four_placards_of_each_colour() -> None:
    assert Counter(placard.colour for placard in CARDS.placards) == dict.fromkeys(COLOURS, 4)


@pytest.mark.parametrize("placard", CARDS.placards, ids=lambda placard: placard.id)
class TestPlacard:
    @pytest.mark.parametrize("kind", [MANNA_DEATH, ENZYME_DEATH])
    def test_faces_of_a_kind_of_death_rise(self, placard: Placard, kind: int) -> None:
        slots = zip(placard.slot_face, placard.slot_kind, strict=True)
        faces = [face for face, slot_kind in slots if slot_kind == kind]
        assert faces == sorted(set(faces))
        assert all(1 <= face <= 6 for face in faces)

    @pytest.mark.clause("F2d.1")
    def test_a_six_kills_manna_and_enzyme_except_in_brine(self, placard: Placard) -> None:
        slots = zip(placard.slot_face, placard.slot_kind, strict=True)
        kinds = sorted(kind for face, kind in slots if face == 6)
        brine = placard.id == "eutectic-brine"
        assert kinds == ([MANNA_DEATH] if brine else [MANNA_DEATH, ENZYME_DEATH])

    @pytest.mark.parametrize("climate", [WARM, COOL])
    def test_low_faces_make_life(self, placard: Placard, climate: int) -> None:
        life = placard.life[climate]
        assert len(life) == 7
        assert not life[0]
        assert life[1]
        assert life[1:] == sorted(life[1:], reverse=True)

    @pytest.mark.clause("F4.2")
    def test_ties_follow_cubes_then_dots(self, placard: Placard) -> None:
        cubes = list(dict.fromkeys(placard.manna))
        assert placard.tie_break[: len(cubes)] == cubes
        assert sorted(placard.tie_break) == list(COLOURS)

    @pytest.mark.clause("G2a.1")
    def test_disks_have_the_colour_of_the_placard(self, placard: Placard) -> None:
        assert placard.disk == placard.triple_disk == placard.colour

    @pytest.mark.clause("F3c.1")
    def test_home_row(self, placard: Placard) -> None:
        assert placard.home_row == placard.row


def test_dots_are_the_colours_without_a_cube() -> None:
    for card in FILES.placards:
        assert {*card.manna, *card.dots} == set(COLOUR_NAMES)
        assert card.tie_break == tuple(dict.fromkeys(card.manna + card.dots))


@pytest.mark.clause("D4b.1")
def test_three_refugia_resist_smite() -> None:
    immune = {placard.id for placard in CARDS.placards if placard.smite_immune}
    assert immune == {"interplanetary-dust", "deep-hot-biosphere", "hydrothermal-vent"}


@pytest.mark.clause("E2c.1")
def test_entry_cost() -> None:
    costs = {placard.id: placard.entry_cost for placard in CARDS.placards if placard.entry_cost}
    assert costs == {"deep-hot-biosphere": 1}


def roll(name: str, climate: int, enzymes: int, dice: tuple[int, ...]) -> tuple[int, int, int]:
    """Lives, Manna deaths and Enzyme deaths of a roll, before anything limits them."""
    placard = PLACARDS[name]
    uncovered = list(zip(placard.slot_face, placard.slot_kind, strict=True))[enzymes:]
    return (
        sum(placard.life[climate][die] for die in dice),
        sum(uncovered.count((die, MANNA_DEATH)) for die in dice),
        sum(uncovered.count((die, ENZYME_DEATH)) for die in dice),
    )


@pytest.mark.clause("F2.1")
@pytest.mark.parametrize(
    ("name", "climate", "enzymes", "dice", "result"),
    [
        ("hydrogen-volcano", WARM, 2, (1, 4, 4, 6), (3, 3, 1)),
        ("hydrogen-volcano", COOL, 0, (2, 2, 2), (3, 3, None)),
        ("hydrogen-volcano", COOL, 0, (1, 1), (2, 0, None)),
        ("interplanetary-dust", COOL, 1, (3, 4), (2, 1, 1)),
        ("interplanetary-dust", COOL, 0, (3, 4), (None, 2, None)),
        ("deep-hot-biosphere", COOL, 0, (3, 5), (0, 1, None)),
        ("mars-paleo-ocean", WARM, 0, (4, 4), (2, 2, None)),
        ("mars-paleo-ocean", WARM, 1, (1, 4), (2, 0, 0)),
        ("mars-paleo-ocean", WARM, 1, (1, 2, 2, 3), (4, 0, None)),
        ("green-rust-fumarole", WARM, 0, (2, 2), (2, 0, None)),
        ("warm-pond", WARM, 0, (5, 5, 6, 6), (0, 4, None)),
        ("warm-pond", WARM, 0, (2, 4, 6, 6), (2, 3, None)),
        ("geothermal-zinc", WARM, 0, (2, 2), (2, 0, None)),
        ("hydrothermal-vent", COOL, 0, (1, 1, 3, 6, 6), (2, 2, None)),
        ("alkaline-seep", WARM, 0, (3, 3, 3, 3), (0, 0, None)),
        ("alkaline-seep", COOL, 0, (3, 3, 3, 3), (0, 0, None)),
    ],
)
def test_rolls_of_the_rulebooks(
    name: str,
    climate: int,
    enzymes: int,
    dice: tuple[int, ...],
    result: tuple[int | None, int | None, int | None],
) -> None:
    """None stands for what the rulebook does not report."""
    for found, expected in zip(roll(name, climate, enzymes, dice), result, strict=True):
        assert expected is None or found == expected


def test_deep_hot_biosphere_lives_on_1_and_2_and_dies_on_5_and_6() -> None:
    placard = PLACARDS["deep-hot-biosphere"]
    for life in placard.life:
        assert [face for face in range(7) if life[face]] == [1, 2]
    slots = zip(placard.slot_face, placard.slot_kind, strict=True)
    assert [face for face, kind in slots if kind == MANNA_DEATH] == [5, 6]


def test_pond_is_green() -> None:
    assert PLACARDS["warm-pond"].colour == GREEN


@pytest.mark.clause("D4.2")
@pytest.mark.parametrize(
    ("name", "colour"),
    [("warm-pond", BLUE), ("tholin-storm-clouds", YELLOW), ("mars-paleo-ocean", BLUE)],
)
def test_first_manna_to_be_smitten(name: str, colour: int) -> None:
    assert PLACARDS[name].manna[0] == colour


@pytest.mark.clause("D3b.1")
@pytest.mark.parametrize(
    ("name", "cubes"),
    [
        ("interplanetary-dust", {YELLOW: 2, GREEN: 1}),
        ("hydrogen-volcano", {RED: 2, GREEN: 1, BLUE: 1}),
        ("mars-paleo-ocean", {RED: 1, YELLOW: 1, GREEN: 1, BLUE: 1}),
    ],
)
def test_whole_manna(name: str, cubes: dict[int, int]) -> None:
    assert Counter(PLACARDS[name].manna) == cubes


@pytest.mark.parametrize(
    ("name", "cubes"),
    [
        ("green-rust-fumarole", {BLUE, YELLOW}),
        ("geothermal-zinc", {BLUE, GREEN}),
        ("hydrothermal-vent", set(COLOURS)),
    ],
)
def test_known_part_of_the_manna(name: str, cubes: set[int]) -> None:
    assert cubes <= set(PLACARDS[name].manna)


@pytest.mark.clause("F4.2")
@pytest.mark.parametrize(
    ("name", "winner", "loser"),
    [("interplanetary-dust", GREEN, BLUE), ("clay-mound", RED, BLUE)],
)
def test_known_ties(name: str, winner: int, loser: int) -> None:
    order = PLACARDS[name].tie_break
    assert order.index(winner) < order.index(loser)


def test_clay_has_two_blue_cubes() -> None:
    assert PLACARDS["clay-mound"].manna.count(BLUE) == 2


@pytest.mark.parametrize(
    ("front", "back"),
    [
        ("mars-paleo-ocean", "sugar-driven-biosynthesis"),
        ("deep-hot-biosphere", "extremophile-condensation"),
        ("hydrogen-volcano", "thioester-condensation"),
        ("green-rust-fumarole", "amyloid-hydrolysis"),
        ("geothermal-zinc", "pna-template"),
        ("alkaline-seep", "pyrite-reduction"),
        ("hydrothermal-vent", "metal-glycolysis"),
    ],
)
def test_reverses(front: str, back: str) -> None:
    assert PLACARDS[front].bacterium_id == back


@pytest.mark.clause("G2a.1")
@pytest.mark.parametrize(
    ("bacterium", "colour"),
    [
        ("sugar-driven-biosynthesis", RED),
        ("extremophile-condensation", RED),
        ("thioester-condensation", RED),
        ("gna-lipid-world", BLUE),
    ],
)
def test_known_disks(bacterium: str, colour: int) -> None:
    assert [p.disk for p in CARDS.placards if p.bacterium_id == bacterium] == [colour]


# ---------------------------------------------------------------- mutations


def test_mutation_colours_are_balanced() -> None:
    assert Counter(mutation.colour for mutation in CARDS.mutations) == dict.fromkeys(COLOURS, 5)
    assert Counter(mutation.plus for mutation in CARDS.mutations) == dict.fromkeys(COLOURS, 5)
    assert all(mutation.colour != mutation.plus for mutation in CARDS.mutations)


@pytest.mark.parametrize("mutation", CARDS.mutations, ids=lambda mutation: mutation.id)
class TestMutation:
    @pytest.mark.clause("G3a.1")
    def test_dna_on_the_promoted_side_only(self, mutation: Mutation) -> None:
        assert mutation.sides[PROMOTED].icons[DNA] == 1
        assert mutation.sides[UNPROMOTED].icons[DNA] == 0

    def test_fission_on_unpromoted_cellular_cards_only(self, mutation: Mutation) -> None:
        assert mutation.sides[PROMOTED].icons[FISSION] == 0
        assert mutation.sides[UNPROMOTED].icons[FISSION] == 0 or mutation.colour == YELLOW

    def test_no_ability_of_macroorganisms(self, mutation: Mutation) -> None:
        for side in mutation.sides:
            assert not {UV_SHIELD, CANCER_SHIELD, DROUGHT_SHIELD} & set(abilities(side.icons))


def test_every_ability_of_microorganisms_occurs() -> None:
    found = {
        ability for m in CARDS.mutations for side in m.sides for ability in abilities(side.icons)
    }
    assert found == set(range(13)) - {UV_SHIELD, CANCER_SHIELD, DROUGHT_SHIELD}


@pytest.mark.parametrize("ability", [RED_QUEEN, HGT, IMMUNOLOGY, NUCLEUS])
def test_ability_is_as_common_in_every_colour(ability: int) -> None:
    count = Counter(
        mutation.colour
        for mutation in CARDS.mutations
        for side in mutation.sides
        if side.icons[ability]
    )
    assert len({count[colour] for colour in COLOURS}) == 1


@pytest.mark.parametrize(
    ("name", "colour"),
    [
        ("tmrna", BLUE),
        ("rna-ribozyme", BLUE),
        ("trna", BLUE),
        ("riboswitches", BLUE),
        ("cytochromes", YELLOW),
        ("quorum-sensing", YELLOW),
        ("mitochondria", YELLOW),
        ("reverse-citric-acid-cycle", YELLOW),
        ("ribosomal-rna", RED),
        ("superoxide-dismutase", RED),
        ("rna-polymerase", RED),
        ("chloroplast-symbiont", GREEN),
        ("calvin-cycle", GREEN),
    ],
)
def test_known_mutation_colours(name: str, colour: int) -> None:
    assert MUTATIONS[name].colour == colour


@pytest.mark.clause("H2a.1")
@pytest.mark.parametrize(
    ("front", "back", "plus"),
    [
        ("tmrna", "helicase", YELLOW),
        ("chloroplast-symbiont", "cytoplasmic-streaming", YELLOW),
        ("mitochondria", "atp-synthase", None),
        ("riboswitches", "hox-genes", RED),
        ("reverse-citric-acid-cycle", "oxygen-respiration", GREEN),
    ],
)
def test_known_promotions(front: str, back: str, plus: int | None) -> None:
    mutation = MUTATIONS[front]
    assert mutation.sides[UNPROMOTED].id == front
    assert mutation.sides[PROMOTED].id == back
    assert plus is None or mutation.plus == plus


MUTATION_SIDES = {side.id: side for mutation in CARDS.mutations for side in mutation.sides}


@pytest.mark.parametrize(
    ("name", "ability", "count"),
    [
        ("tmrna", RED_QUEEN, 1),
        ("rna-ribozyme", HEAT_SHIELD, 1),
        ("cytochromes", HEAT_SHIELD, 1),
        ("ribosomal-rna", HEAT_SHIELD, 0),
        ("superoxide-dismutase", HEAT_SHIELD, 0),
        ("rna-polymerase", RED_QUEEN, 1),
        ("riboswitches", RED_QUEEN, 1),
        ("mitochondria", FISSION, 1),
        ("atp-synthase", IMMUNOLOGY, 1),
        ("hox-genes", O2_SHIELD, 0),
        ("camp-pheromones", RED_QUEEN, 1),
        ("nitrogen-fixation", O2_SHIELD, 1),
    ],
)
def test_known_abilities(name: str, ability: int, count: int) -> None:
    assert MUTATION_SIDES[name].icons[ability] == count


def test_quorum_sensing_is_a_red_queen_and_nothing_else() -> None:
    assert abilities(MUTATION_SIDES["quorum-sensing"].icons) == {RED_QUEEN: 1}


def test_nitrogen_fixation_is_green_and_messenger_rna_exists() -> None:
    assert MUTATIONS["nitrogen-fixation"].colour == GREEN
    assert "mrna" in MUTATIONS


@pytest.mark.clause("H1d.1", "H1d.2")
@pytest.mark.parametrize(
    ("name", "pollutes"),
    [
        ("tmrna", True),
        ("trna", True),
        ("chloroplast-symbiont", True),
        ("cytoplasmic-streaming", True),
        ("calvin-cycle", False),
    ],
)
def test_known_polluters(name: str, pollutes: bool) -> None:
    assert MUTATION_SIDES[name].pollutes is pollutes


# ---------------------------------------------------------------- parasites


@pytest.mark.clause("E3c.1", "E3.3")
@pytest.mark.parametrize("side", CARDS.parasites, ids=lambda side: side.id)
def test_two_foreign_slots_and_two_circles(side: ParasiteSide) -> None:
    assert len(side.slots) == len(set(side.slots)) == 2
    assert side.colour not in side.slots
    assert side.circles == 2


@pytest.mark.parametrize("colour", COLOURS)
def test_both_sides_of_a_parasite(colour: int) -> None:
    sides = CARDS.parasites[colour * 2 : colour * 2 + 2]
    assert {slot for side in sides for slot in side.slots} == set(COLOURS) - {colour}
    assert sum(sum(side.icons) + side.pollutes for side in sides) == 1


@pytest.mark.clause("G2a.1")
def test_parasites_yield_the_colour_of_their_owner() -> None:
    assert all(card.catalyst == card.owner for card in FILES.parasites)


@pytest.mark.parametrize(
    ("name", "owner", "slots"),
    [
        ("salmonella", GREEN, {BLUE, YELLOW}),
        ("cyanobacteria", GREEN, {BLUE, RED}),
        ("viroid", BLUE, {RED}),
        ("virus", BLUE, {RED, GREEN}),
        ("prion", RED, {BLUE, GREEN}),
        ("malaria", YELLOW, set()),
        ("puddle-syncytium", None, {YELLOW}),
        ("crystalbiont", None, {GREEN}),
    ],
)
def test_known_parasites(name: str, owner: int | None, slots: set[int]) -> None:
    assert owner is None or PARASITES[name].colour == owner
    assert slots <= set(PARASITES[name].slots)


def test_attributes_of_parasites() -> None:
    assert PARASITES["cyanobacteria"].pollutes
    assert not PARASITES["salmonella"].pollutes
    assert PARASITES["malaria"].icons[HGT] == 0


# ---------------------------------------------------------------- macroorganisms


# Cubes of the table in H3: red, yellow, green, blue of the marine side, then of the other.
SYSTEMS = [
    ("seaweed", (0, 0, 3, 1), "mosses", (0, 0, 4, 3)),
    ("flatworms", (2, 1, 1, 1), "earthworms", (2, 3, 3, 2)),
    ("lamp-shells", (1, 2, 1, 1), "snails", (2, 4, 3, 2)),
    ("arrow-worms", (2, 1, 2, 1), "eurypterids", (3, 3, 3, 1)),
    ("dickinsonia", (0, 1, 2, 3), "mushrooms", (0, 1, 4, 4)),
    ("opabinia", (2, 2, 2, 1), "velvet-worms", (3, 2, 3, 2)),
    ("sea-stars", (2, 2, 1, 2), "amphibians", (4, 3, 4, 2)),
    ("trilobites", (2, 3, 2, 1), "insects", (2, 3, 3, 2)),
]


def test_the_eight_macroorganisms() -> None:
    assert {macro.id for macro in CARDS.macros} == {row[0] for row in SYSTEMS}


@pytest.mark.clause("H3a.1", "H5d.1")
@pytest.mark.parametrize(("sea", "sea_cubes", "land", "land_cubes"), SYSTEMS)
def test_system_chromosomes_and_the_organs_between_them(
    sea: str, sea_cubes: tuple[int, ...], land: str, land_cubes: tuple[int, ...]
) -> None:
    macro = next(macro for macro in CARDS.macros if macro.id == sea)
    marine, terrestrial = macro.sides[MARINE], macro.sides[TERRESTRIAL]
    assert (marine.id, terrestrial.id) == (sea, land)
    assert tuple(marine.system) == sea_cubes
    assert tuple(terrestrial.system) == land_cubes
    squares = Counter(organ.colour for organ in marine.organs)
    assert [squares[c] for c in COLOURS] == [land_cubes[c] - sea_cubes[c] for c in COLOURS]


def body(side: MacroSide) -> list[Organ | Circle]:
    return [*side.organs, *side.circles]


def bubbles(side: MacroSide, ability: int) -> int:
    return sum(part.icons[ability] for part in body(side))


@pytest.mark.parametrize("side", MACROS.values(), ids=lambda side: side.id)
class TestMacroSide:
    @pytest.mark.clause("H3d.1")
    def test_one_circle_per_colour(self, side: MacroSide) -> None:
        assert [circle.colour for circle in side.circles] == list(COLOURS)

    def test_it_has_organs(self, side: MacroSide) -> None:
        assert side.organs

    def test_no_ability_of_microorganisms(self, side: MacroSide) -> None:
        allowed = {
            IMMUNOLOGY,
            HEAT_SHIELD,
            O2_SHIELD,
            UV_SHIELD,
            CANCER_SHIELD,
            DROUGHT_SHIELD,
            RED_QUEEN,
        }
        for part in body(side):
            assert set(abilities(part.icons)) <= allowed


@pytest.mark.clause("D9.1")
def test_drought_shields_are_for_the_land() -> None:
    for macro in CARDS.macros:
        assert bubbles(macro.sides[MARINE], DROUGHT_SHIELD) == 0
        land = macro.sides[TERRESTRIAL]
        assert sum(organ.icons[DROUGHT_SHIELD] for organ in land.organs) == 1


@pytest.mark.clause("D7d.1")
def test_fewer_uv_shields_on_land_than_at_sea() -> None:
    def shielded(side: int) -> int:
        return sum(bubbles(macro.sides[side], UV_SHIELD) > 0 for macro in CARDS.macros)

    assert shielded(TERRESTRIAL) < shielded(MARINE)


@pytest.mark.clause("H6.1")
def test_homes_and_trophic_levels() -> None:
    for card in FILES.macroorganisms:
        assert card.marine.home_row == "ocean"
        assert card.terrestrial.home_row == "continent"
        assert card.marine.trophic_levels == card.terrestrial.trophic_levels == ("P", "H", "C")


def organ(side: str, name: str) -> Organ:
    return next(part for part in MACROS[side].organs if part.id == name)


def circle(side: str, name: str) -> Circle:
    return next(part for part in MACROS[side].circles if part.id == name)


@pytest.mark.parametrize(
    ("side", "name", "colour", "icons"),
    [
        ("sea-stars", "brain", None, None),
        ("sea-stars", "eyes", None, None),
        ("sea-stars", "kidney", GREEN, None),
        ("dickinsonia", "rhizomorph", GREEN, {UV_SHIELD: 1}),
        ("trilobites", "chitin-cuticle", GREEN, None),
        ("trilobites", "shelled-egg", BLUE, None),
        ("insects", "winged-adult", BLUE, {HEAT_SHIELD: 1, RED_QUEEN: 1}),
        ("insects", "metamorphosis", BLUE, {RED_QUEEN: 1}),
        ("seaweed", "leaves", None, None),
        ("earthworms", "brain", RED, None),
    ],
)
def test_known_organs(
    side: str, name: str, colour: int | None, icons: dict[int, int] | None
) -> None:
    part = organ(side, name)
    assert colour is None or part.colour == colour
    assert icons is None or abilities(part.icons) == icons


@pytest.mark.parametrize(
    ("side", "name", "colour", "icons"),
    [
        ("sea-stars", "mitochondria", None, {CANCER_SHIELD: 1}),
        ("insects", "defensin-peptides", RED, None),
        ("insects", "peroxisome", BLUE, {HEAT_SHIELD: 1}),
        ("lamp-shells", "mitochondria", YELLOW, None),
        ("seaweed", "chloroplast", GREEN, None),
        ("amphibians", "antibodies", BLUE, {IMMUNOLOGY: 1}),
        ("amphibians", "gut-bacteria", GREEN, None),
    ],
)
def test_known_endosymbionts(
    side: str, name: str, colour: int | None, icons: dict[int, int] | None
) -> None:
    part = circle(side, name)
    assert colour is None or part.colour == colour
    assert icons is None or abilities(part.icons) == icons


@pytest.mark.clause("D8a.1")
def test_sea_star_owes_its_cancer_shield_to_the_mitochondria() -> None:
    assert not any(part.icons[CANCER_SHIELD] for part in MACROS["sea-stars"].organs)


def test_amphibian_gut_bacteria_have_neither_syringe_nor_drought_shield() -> None:
    icons = circle("amphibians", "gut-bacteria").icons
    assert icons[IMMUNOLOGY] == icons[DROUGHT_SHIELD] == 0


def test_earthworm_brain_is_no_red_queen() -> None:
    assert organ("earthworms", "brain").icons[RED_QUEEN] == 0


def test_organs_of_the_trilobite_and_of_dickinsonia() -> None:
    assert {part.id for part in MACROS["trilobites"].organs} == {"chitin-cuticle", "shelled-egg"}
    assert len(MACROS["dickinsonia"].organs) == 3


@pytest.mark.clause("H6b.1")
@pytest.mark.parametrize(
    ("side", "extra", "rate"),
    [("sea-stars", 1, 5), ("arrow-worms", 0, 3), ("dickinsonia", 0, 1), ("seaweed", 0, 0)],
)
def test_metabolic_rates_of_the_example(side: str, extra: int, rate: int) -> None:
    """The Trophic Biont of the sea star is yellow and counts as the extra one."""
    assert MACROS[side].system[RED] + MACROS[side].system[YELLOW] + extra == rate


def test_flatworm_has_one_green_system_chromosome() -> None:
    assert MACROS["flatworms"].system[GREEN] == 1

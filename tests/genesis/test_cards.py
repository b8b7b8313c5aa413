"""The built-in cards: the whole set, the sources of every field, and the names."""

import re
from collections.abc import Iterator

import msgspec
import pytest

from tests.genesis.printed import CARDS, FILES, MACROS
from trilobite.games.genesis.cards import build as carddata
from trilobite.games.genesis.cards.types import ABILITY_NAMES, CLIMATE, ICON_NAMES, RED_QUEEN

NAMES = carddata.names(FILES)


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
    assert NAMES["mutation"]["helicase"]["it"] == "Elicasi"
    assert NAMES["mutation"]["telomerase"]["cs"] == "Telomeráza"
    assert NAMES["parasite"]["cyanobacteria"]["cs"] == "Sinice"
    assert NAMES["macro"]["seaweed"]["it"] == "Alghe"
    assert NAMES["macro"]["insects"]["cs"] == "Hmyz"
    assert NAMES["organ"]["sea-stars/kidney"]["cs"] == "Ledvina"
    assert NAMES["circle"]["seaweed/chloroplast"]["it"] == "Cloroplasto"


#: Names that are written with a small letter wherever they stand.
SMALL = ("tmRNA", "tRNA", "mRNA", "cAMP")


@pytest.mark.parametrize("language", ["cs", "it"])
def test_every_card_has_a_name_in_the_language_with_a_capital(language: str) -> None:
    for domain, names in NAMES.items():
        for id, name in names.items():
            assert language in name, (domain, id)
            if domain != "landform" and not name[language].startswith(SMALL):
                assert name[language][0].isupper(), (domain, id)


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

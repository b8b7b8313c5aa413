"""Every value says where it comes from, so that what is reconstructed can be told."""

import re
from collections.abc import Iterator

import pytest

from tests.origins.sets import FILES
from trilobite.games.origins.cards.build import provenance, reconstructed
from trilobite.games.packs.schema import Sourced

UNKNOWN = reconstructed(FILES)


def records() -> Iterator[tuple[str, Sourced]]:
    for name in FILES.__struct_fields__:
        for record in getattr(FILES, name):
            yield name, record


def test_every_field_has_a_source() -> None:
    for name, record in records():
        said = {re.split(r"[.\[@]", field)[0] for field in record.provenance}
        if "*" in said:
            continue
        for field in record.__struct_fields__:
            value = getattr(record, field)
            plain = field in ("id", "provenance", "mode", "length", "players")
            if not plain and (name, field) != ("crowns", "number") and value not in (None, ()):
                assert field in said, (name, record)


def test_no_source_is_without_a_reason() -> None:
    for name, record in records():
        for source in record.provenance.values():
            assert re.fullmatch(r"(seed: rulebook, |designed: )\S.*", source), (name, source)


def test_the_star_stands_for_the_fields_that_are_not_named() -> None:
    found = provenance(FILES, "challenge", "grooming-and-gossip")
    assert found["heureka"].startswith("seed: ")
    assert found["requires"].startswith("seed: ")
    assert found["number"].startswith("designed: ")
    assert found["rows.culture"].startswith("seed: ")
    assert "*" not in found


def test_comets_are_known_and_lullabies_are_not() -> None:
    assert "comet" not in UNKNOWN
    assert UNKNOWN["challenge"]["lullabies"] == [
        "number",
        "epoch",
        "religious",
        "resistance",
        "events",
        "heureka",
        "requires",
        "rows",
    ]


def test_names_and_other_decoration_do_not_make_a_card_reconstructed() -> None:
    assert "names" not in UNKNOWN["idea"]["raft"]
    assert "people" not in UNKNOWN["idea"]["raft"]
    assert "heureka" not in UNKNOWN["idea"]["raft"]
    assert "requires" not in UNKNOWN["idea"]["raft"]


def test_a_field_is_known_only_if_all_of_it_is() -> None:
    assert "rows" in UNKNOWN["challenge"]["grooming-and-gossip"]  # one side is known
    assert "rows" not in UNKNOWN["challenge"]["fatherhood"]  # both are
    assert "events" in UNKNOWN["challenge"]["televangelists"]
    assert "events" not in UNKNOWN["challenge"]["napoleon"]
    assert "resources" in UNKNOWN["hex"]["burma"]


def test_places_can_be_told_too() -> None:
    japan = UNKNOWN["hex"]["japan"]
    assert "ring" not in japan
    assert "q" in japan
    assert "at" not in UNKNOWN["space"]["beringia"]
    assert "at" in UNKNOWN["space"]["manchuria"]
    assert UNKNOWN["crown"]["2"] == ["discipline"]
    assert "1" not in UNKNOWN["crown"]
    assert "track" not in UNKNOWN
    assert "columns" in UNKNOWN["species"]["black"]
    assert "neighbours" in UNKNOWN["philosophy"]["freedom"]
    assert "cancels" not in UNKNOWN["philosophy"]["freedom"]
    assert UNKNOWN["tile"]["t01"]


def test_unknown_records() -> None:
    with pytest.raises(KeyError):
        provenance(FILES, "idea", "no-such-idea")

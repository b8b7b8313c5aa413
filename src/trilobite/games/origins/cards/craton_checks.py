"""What cratons, latitude strips and last maps of Megafauna must hold to be playable."""

from collections.abc import Mapping, Sequence
from typing import Final

from trilobite.games.origins.cards.map_checks import check_ids
from trilobite.games.origins.cards.schema import (
    CRATONS,
    STRIPS,
    WORLDS,
    CardSet,
    CratonRecord,
    StripRecord,
    WorldRecord,
)
from trilobite.games.origins.cards.types import COLOUR_NAMES
from trilobite.games.origins.cratons import FIELDS, PLANET_NAMES
from trilobite.games.packs.checks import check_distinct, check_texts
from trilobite.games.packs.errors import failure, quote
from trilobite.games.packs.schema import PackError

#: C5.1, K2e.1. Cratons of each planet.
NUMBERS: Final = (4, 2, 2)
#: K1a.1. Cratons with two seas, so that all other fields find a tile.
TWO_SEAS: Final = 2
#: The kind of resource that each product must be (C5d, C5e).
KINDS: Final = {
    "steppe": "horticulture",
    "swamp": "biofuel",
    "sea": "metal",
    "luxury": "luxury",
    "work": "work-animal",
    "war": "war-animal",
}
#: Fields of the Earth, and those of other planets (K4a).
EARTHLY: Final = ("steppe", "swamp", "sea")
ALIEN: Final = ("highland", "basin")


def check_cratons(files: CardSet) -> None:
    """Raise a PackError unless cratons, strips and last maps fit together."""
    check_ids(CRATONS, "craton", [one.id for one in files.cratons])
    check_ids(STRIPS, "strip", [one.id for one in files.strips])
    check_ids(WORLDS, "world", [one.id for one in files.worlds])
    kinds = {one.id: one.kind for one in files.resources}
    for craton in files.cratons:
        _check_craton(craton, kinds)
    _check_numbers(files.cratons)
    _check_strips(files.strips)
    for world in files.worlds:
        _check_world(world, files)


def _check_craton(craton: CratonRecord, kinds: Mapping[str, str]) -> None:
    check_texts(CRATONS, craton.id, craton, "craton")
    allowed = EARTHLY if craton.planet == "earth" else ALIEN
    for index, field in enumerate(craton.fields):
        if field not in allowed:
            text = f"{quote(field)} is not a field of {craton.planet} ({', '.join(allowed)})"
            raise failure(CRATONS, craton.id, f"fields[{index}]", text, "craton")
    for name, kind in KINDS.items():
        product = getattr(craton.products, name)
        if kinds.get(product) != kind:
            text = f"{quote(product)} is not a resource of the kind {kind}"
            raise failure(CRATONS, craton.id, f"products.{name}", text, "craton")
    if (craton.start is None) != (craton.planet != "earth"):
        text = "a craton of the Earth has a start, and no other has"
        raise failure(CRATONS, craton.id, "start", text, "craton")
    if craton.start is not None and craton.fields[craton.start.field] == "sea":
        raise failure(CRATONS, craton.id, "start.field", "nobody starts in the sea", "craton")


def _check_numbers(cratons: Sequence[CratonRecord]) -> None:
    for planet, number in zip(PLANET_NAMES, NUMBERS, strict=True):
        found = [one for one in cratons if one.planet == planet]
        if len(found) != number:
            raise PackError(f"{CRATONS}: {len(found)} cratons of {planet} (expected {number})")
    colours = sorted(one.start.colour for one in cratons if one.start is not None)
    if colours != sorted(COLOUR_NAMES):
        raise PackError(f"{CRATONS}: every colour starts on one craton, not {', '.join(colours)}")
    wet = [one for one in cratons if one.fields.count("sea") >= TWO_SEAS]
    if len(wet) != TWO_SEAS:
        raise PackError(f"{CRATONS}: {len(wet)} cratons with two seas (expected {TWO_SEAS})")


def _check_strips(strips: Sequence[StripRecord]) -> None:
    for number, strip in enumerate(strips):
        check_texts(STRIPS, strip.id, strip, "strip")
        if strip.step != number:
            text = f"{strip.step} is not the next step (expected {number})"
            raise failure(STRIPS, strip.id, "step", text, "strip")
    printed = [strip for strip in strips if strip.printed]
    if len(printed) != 1:
        raise PackError(f"{STRIPS}: {len(printed)} printed strips (expected 1)")


def _check_world(world: WorldRecord, files: CardSet) -> None:
    check_texts(WORLDS, world.id, world, "world")
    if world.strip not in [strip.id for strip in files.strips]:
        text = f"{quote(world.strip)} is not in {STRIPS}"
        raise failure(WORLDS, world.id, "strip", text, "world")
    hexes = files.earth_hexes if world.board == "earth" else files.archipelago_hexes
    for index, laid in enumerate(world.cratons):
        field = f"cratons[{index}]"
        if laid.craton not in [craton.id for craton in files.cratons]:
            text = f"{quote(laid.craton)} is not in {CRATONS}"
            raise failure(WORLDS, world.id, f"{field}.craton", text, "world")
        if laid.hex not in [hex.id for hex in hexes]:
            text = f"{quote(laid.hex)} is not a hex of the {world.board}"
            raise failure(WORLDS, world.id, f"{field}.hex", text, "world")
        if len(laid.discs) not in (0, FIELDS):
            text = f"{len(laid.discs)} discs (expected {FIELDS}, or none)"
            raise failure(WORLDS, world.id, f"{field}.discs", text, "world")
    check_distinct(WORLDS, world.id, "cratons", [one.craton for one in world.cratons], "world")

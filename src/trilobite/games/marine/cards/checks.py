"""What a set of components must hold to be playable."""

from collections.abc import Iterator, Sequence
from typing import Final

import msgspec

from trilobite.games.marine import hexes
from trilobite.games.marine.cards import types as tables
from trilobite.games.marine.cards.language import Measure, Op, Owner
from trilobite.games.marine.cards.schema import (
    ACTIONS,
    ANIMALS,
    CONSTANTS,
    ELEMENTS,
    EVOLUTION,
    LAYOUT,
    TERRAINS,
    TRAITS,
    ActionRecord,
    AnimalRecord,
    Card,
    CardFiles,
    ConstantsRecord,
    ElementRecord,
    EvolutionRecord,
    LayoutRecord,
    StepRecord,
    TerrainRecord,
    TraitRecord,
)
from trilobite.games.marine.cards.words import (
    ACTION_NAMES,
    ANIMAL_NAMES,
    ELEMENT_NAMES,
    LENGTH_NAMES,
    TERRAIN_NAMES,
)
from trilobite.games.packs.checks import check_distinct, check_numbers, check_texts, check_unique
from trilobite.games.packs.errors import failure, quote
from trilobite.games.packs.schema import PackError

EVOLUTION_CARDS: Final = 35
TRAIT_CARDS: Final = 18
#: The spaces of each row, in the order of the actions.
SPACES: Final = (3, 2, 1, 3, 2, 5, 3, 2, 4, 4, 5, 3, 1)


def check_set(files: CardFiles) -> None:
    """Raise a PackError unless the set is complete and fits together."""
    _check_records(TERRAINS, "terrain", files.terrains, TERRAIN_NAMES)
    _check_records(ELEMENTS, "element", files.elements, ELEMENT_NAMES)
    _check_records(ANIMALS, "animal", files.animals, ANIMAL_NAMES)
    _check_records(ACTIONS, "action", files.actions, ACTION_NAMES)
    _check_cards(EVOLUTION, files.evolution, EVOLUTION_CARDS)
    _check_cards(TRAITS, files.traits, TRAIT_CARDS)
    check_texts(LAYOUT, "", files.layout, "layout")
    check_texts(CONSTANTS, "", files.constants, "constants")
    _check_terrains(files.terrains)
    _check_animals(files.animals, files.constants)
    _check_actions(files.actions)
    _check_evolution(files.evolution)
    _check_traits(files.traits)
    _check_constants(files)
    _check_tiles(files.layout)
    _check_stacks(files)
    _check_tokens(files)


Record = TerrainRecord | ElementRecord | AnimalRecord | ActionRecord


def _check_records(file: str, what: str, records: Sequence[Record], ids: Sequence[str]) -> None:
    """Each of the ids once, and texts that can be shown."""
    found: list[str] = [record.id for record in records]
    for name in ids:
        if found.count(name) != 1:
            raise PackError(f"{file}: {found.count(name)} {what}s {quote(name)} (expected 1)")
    for record in records:
        check_texts(file, record.id, record, what)


def _check_cards(file: str, cards: Sequence[Card], size: int) -> None:
    """Count, ids, printed numbers, and texts that can be shown."""
    if len(cards) != size:
        raise PackError(f"{file}: {len(cards)} cards (expected {size})")
    check_unique(file, [(card.id, "id", card.id) for card in cards])
    check_numbers(file, [(card.id, card.number) for card in cards], 1, size)
    for card in cards:
        check_texts(file, card.id, card)


def _check_terrains(terrains: Sequence[TerrainRecord]) -> None:
    for terrain in terrains:
        if list(terrain.scoring) != sorted(terrain.scoring, reverse=True):
            text = "a later place scores more than an earlier one (expected falling numbers)"
            raise failure(TERRAINS, terrain.id, "scoring", text, "terrain")


def _misfit(files: Sequence[str], text: str) -> PackError:
    """Files that are sound each for itself, but not together."""
    return PackError(f"{', '.join(files[:-1])} and {files[-1]}: {text}")


def _check_animals(animals: Sequence[AnimalRecord], constants: ConstantsRecord) -> None:
    for animal in animals:
        for what, given, needed in (
            ("pawns", animal.pawns, max(constants.pawns)),
            # One more cube is on the food chain.
            ("cubes", animal.cubes, constants.species_on_planet + 1),
            ("inverted spaces", animal.inverted_spaces, constants.inverted_tokens),
        ):
            if given < needed:
                text = f"{animal.id} have {given} {what} (expected at least {needed})"
                raise _misfit((ANIMALS, CONSTANTS), text)


def _check_actions(actions: Sequence[ActionRecord]) -> None:
    ids: set[str] = set()
    for action, size in zip(actions, SPACES, strict=True):
        if len(action.spaces) != size:
            text = f"a list of {len(action.spaces)} spaces (expected {size})"
            raise failure(ACTIONS, action.id, "spaces", text, "action")
        if action.drawn > action.slots:
            text = f"{action.drawn} does not fit into {action.slots} slots"
            raise failure(ACTIONS, action.id, "drawn", text, "action")
        for index, space in enumerate(action.spaces):
            where = f"spaces[{index}]"
            if space.id in ids:
                text = f"{quote(space.id)} is there twice (expected an id of its own)"
                raise failure(ACTIONS, action.id, f"{where}.id", text, "action")
            ids.add(space.id)
            if space.slot is not None and not 1 <= space.slot <= action.slots:
                text = f"{space.slot} is no slot of the row (expected 1 to {action.slots})"
                raise failure(ACTIONS, action.id, f"{where}.slot", text, "action")
            if (space.vent is not None) != (action.id == "autotrophy"):
                text = "the spaces of Autotrophy name a side of a vent, and no others"
                raise failure(ACTIONS, action.id, f"{where}.vent", text, "action")
            numbered = action.id in ("migration", "competition", "evolution")
            if numbered != (space.unlimited or space.number > 0):
                text = "the spaces of Migration, Competition and Evolution have one, and no others"
                raise failure(ACTIONS, action.id, f"{where}.number", text, "action")


# --- evolution cards ------------------------------------------------------------------------

#: What may be said about each step besides `do`.
_FIELDS: Final[dict[Op, tuple[str, ...]]] = {
    "choose-tile": ("where",),
    "choose-terrain": (),
    "for-each-tile": ("where", "steps"),
    "repeat": ("measure", "number", "steps"),
    "eliminate-species": ("owner", "measure", "number", "anywhere"),
    "return-species": ("owner", "measure", "number"),
    "place-species": ("measure", "number", "optional"),
    "move-species": ("owner", "measure"),
    "remove-token": ("types", "measure", "number", "anywhere"),
    "place-token": ("types", "where"),
    "move-token": (),
    "swap-with-bag": (),
    "swap-with-planet": (),
    "lose-token": ("owner",),
    "draw-token": ("owner",),
    "gain-vp": ("measure", "number", "where", "owner", "types"),
    "gain-bonus-vp": ("measure", "number", "where", "owner", "types"),
    "score-tiles": ("where",),
    "tectonics": ("where",),
    "return-pawns": (),
    "replace-trait": ("number",),
    "resolve-discard": (),
    "resolve-other": (),
    "last-round": (),
}
#: Owners that a step may have; the first is meant if none is named.
_OWNERS: Final[dict[Op, tuple[Owner, ...]]] = {
    "eliminate-species": ("any", "own", "opponents", "each"),
    "return-species": ("any", "own", "opponents"),
    "move-species": ("any", "own", "opponents"),
    "lose-token": ("richer",),
    "draw-token": ("own-and-poorer", "own"),
    "gain-vp": ("own", "opponents", "any"),
    "gain-bonus-vp": ("own", "opponents", "any"),
}
_AMOUNTS: Final[tuple[Measure, ...]] = (
    "number",
    "row-space",
    "everything",
    "all-but",
    "species-here",
)
#: Measures that a step may have; the first is meant if none is named.
_MEASURES: Final[dict[Op, tuple[Measure, ...]]] = {
    "repeat": ("number", "row-space"),
    "eliminate-species": _AMOUNTS,
    "return-species": _AMOUNTS,
    "place-species": ("number", "row-space", "species-here"),
    "move-species": ("everything",),
    "remove-token": ("number", "row-space", "everything", "all-but"),
    "gain-vp": ("number", "row-space", "species-here", "tiles", "tokens", "species"),
    "gain-bonus-vp": ("number", "row-space", "species-here", "tiles", "tokens", "species"),
}
_NEEDS_TILE: Final[tuple[Op, ...]] = (
    "eliminate-species",
    "return-species",
    "place-species",
    "move-species",
)


def _check_evolution(cards: Sequence[EvolutionRecord]) -> None:
    ends = [card.id for card in cards if ends_game(card)]
    if len(ends) != 1:
        found = ", ".join(ends) or "none"
        raise PackError(f"{EVOLUTION}: the step last-round is on {found} (expected on one card)")
    for card in cards:
        if not card.steps:
            raise failure(EVOLUTION, card.id, "steps", "missing (expected at least one step)")
        for field, steps in (("steps", card.steps), ("enters", card.enters)):
            _check_steps(card.id, field, steps, has_tile=False)
        for field, step in _all_steps(card):
            _check_step(card.id, field, step)
            if field.startswith("enters") and step.do != "score-tiles":
                text = f"{step.do} asks somebody to choose (expected score-tiles)"
                raise failure(EVOLUTION, card.id, f"{field}.do", text)


def ends_game(card: EvolutionRecord) -> bool:
    """Whether the card makes the round the last."""
    return any(step.do == "last-round" for _, step in _all_steps(card))


def _all_steps(card: EvolutionRecord) -> Iterator[tuple[str, StepRecord]]:
    """All steps of a card with their places, inner ones too."""
    waiting = [(f"enters[{index}]", step) for index, step in enumerate(card.enters)]
    waiting += [(f"steps[{index}]", step) for index, step in enumerate(card.steps)]
    while waiting:
        place, step = waiting.pop(0)
        yield place, step
        waiting += [(f"{place}.steps[{index}]", inner) for index, inner in enumerate(step.steps)]


def _check_steps(card: str, field: str, steps: Sequence[StepRecord], has_tile: bool) -> None:
    """What a step is done to must have been chosen before it."""
    has_terrain = False
    for index, step in enumerate(steps):
        place = f"{field}[{index}]"
        conditions = step.where.conditions if step.where is not None else ()
        on_tile = step.do in _NEEDS_TILE or step.do == "remove-token"
        needs_tile = (on_tile and not step.anywhere) or step.measure == "species-here"
        if (needs_tile or "adjacent" in conditions) and not has_tile:
            raise failure(EVOLUTION, card, place, "no step before it chooses a tile")
        if "of-chosen-terrain" in conditions and not has_terrain:
            raise failure(EVOLUTION, card, place, "no step before it chooses a terrain")
        if step.do == "choose-tile" or (step.do == "eliminate-species" and step.anywhere):
            has_tile = True
        has_terrain = has_terrain or step.do == "choose-terrain"
        inside = has_tile or step.do == "for-each-tile"
        _check_steps(card, f"{place}.steps", step.steps, inside)


def _check_step(card: str, place: str, step: StepRecord) -> None:
    allowed = _FIELDS[step.do]
    for field, given in (
        ("where", step.where is not None),
        ("owner", step.owner is not None),
        ("types", step.types is not None),
        ("measure", step.measure is not None),
        ("number", step.number is not None),
        ("optional", step.optional),
        ("anywhere", step.anywhere),
        ("steps", bool(step.steps)),
    ):
        if given and field not in allowed:
            text = f"{step.do} has no such field (expected {', '.join(('do', *allowed))})"
            raise failure(EVOLUTION, card, f"{place}.{field}", text)
    if "steps" in allowed and not step.steps:
        text = "missing (expected at least one step)"
        raise failure(EVOLUTION, card, f"{place}.steps", text)
    for field, value, choices in (
        ("owner", step.owner, _OWNERS.get(step.do, ())),
        ("measure", step.measure, _MEASURES.get(step.do, ())),
    ):
        if value is not None and value not in choices:
            text = f"{value} does not fit {step.do} (expected {', '.join(choices)})"
            raise failure(EVOLUTION, card, f"{place}.{field}", text)
    if step.where is not None:
        check_distinct(EVOLUTION, card, f"{place}.where.kinds", step.where.kinds)
        check_distinct(EVOLUTION, card, f"{place}.where.conditions", step.where.conditions)


def owner_of(step: StepRecord) -> Owner:
    """The owner that a step means."""
    if step.owner is not None or step.do not in _OWNERS:
        return step.owner or "own"
    return _OWNERS[step.do][0]


def measure_of(step: StepRecord) -> Measure:
    """The measure that a step means."""
    if step.measure is not None or step.do not in _MEASURES:
        return step.measure or "number"
    return _MEASURES[step.do][0]


# --- the rest -------------------------------------------------------------------------------


def _check_traits(cards: Sequence[TraitRecord]) -> None:
    for card in cards:
        numbers: dict[str, int] = msgspec.structs.asdict(card.hooks)
        if not any(numbers.values()):
            text = "nothing in it (expected at least one hook)"
            raise failure(TRAITS, card.id, "hooks", text)
        for name, number in numbers.items():
            if number < 0 and not name.endswith("speciation"):
                text = f"{number} is below 0 (only speciation hooks may be)"
                raise failure(TRAITS, card.id, f"hooks.{name}", text)
        if numbers["lineage_space"] > tables.ROW:
            text = f"{numbers['lineage_space']} is no row space (expected 1 to {tables.ROW})"
            raise failure(TRAITS, card.id, "hooks.lineage_space", text)
        if (card.element is not None) != (numbers["printed_elements"] > 0):
            text = "the hook printed_elements and the element go together"
            raise failure(TRAITS, card.id, "element", text)


def _check_constants(files: CardFiles) -> None:
    constants = files.constants
    bonus = constants.bonus_vp
    if bonus[0] != 0 or list(bonus) != sorted(bonus):
        text = "not rising from 0 (expected 0 first, then never less)"
        raise failure(CONSTANTS, "", "bonus_vp", text, "constants")
    dealt, kept = constants.traits_dealt, constants.traits_kept_superheroes
    if not constants.traits_kept <= kept <= dealt:
        text = f"{kept} is not between traits_kept and traits_dealt"
        raise failure(CONSTANTS, "", "traits_kept_superheroes", text, "constants")
    # Exaptation may stay in the box, and three more are drawn from it during play.
    if dealt * (tables.ANIMALS + 1) > TRAIT_CARDS - 1:
        text = f"{dealt} are too many for {TRAIT_CARDS} traits"
        raise failure(CONSTANTS, "", "traits_dealt", text, "constants")
    packet = constants.bottom_packet
    for length in LENGTH_NAMES:
        removed = getattr(constants.removed, length)
        if EVOLUTION_CARDS - removed < packet or EVOLUTION_CARDS - removed < tables.ROW:
            text = f"{removed} leaves too few cards"
            raise failure(CONSTANTS, "", f"removed.{length}", text, "constants")


def _check_tiles(layout: LayoutRecord) -> None:
    """Each hex once, the centre among them, all connected."""
    taken: list[str] = []
    for index, tile in enumerate(layout.tiles):
        if tile.hex not in hexes.HEX_NAMES:
            text = f"{quote(tile.hex)} is not on the grid"
            raise failure(LAYOUT, "", f"tiles[{index}].hex", text, "layout")
        if tile.hex in taken:
            text = f"{quote(tile.hex)} is there twice (expected once at most)"
            raise failure(LAYOUT, "", f"tiles[{index}].hex", text, "layout")
        taken.append(tile.hex)
    centre = hexes.HEX_NAMES[hexes.CENTRE]
    if centre not in taken:
        raise failure(LAYOUT, "", "tiles", f"no tile on {centre} (expected one)", "layout")
    reached = {hexes.CENTRE}
    waiting = [hexes.CENTRE]
    while waiting:
        for hex in hexes.NEIGHBOURS[waiting.pop()]:
            if hexes.HEX_NAMES[hex] in taken and hex not in reached:
                reached.add(hex)
                waiting.append(hex)
    for index, tile in enumerate(layout.tiles):
        if hexes.HEX_NAMES.index(tile.hex) not in reached:
            text = f"{quote(tile.hex)} is not connected to {centre}"
            raise failure(LAYOUT, "", f"tiles[{index}].hex", text, "layout")


def _check_stacks(files: CardFiles) -> None:
    """There are enough tiles and vents, and the rest of the tiles fills equal stacks."""
    tiles = files.layout.tiles
    total = sum(terrain.tiles for terrain in files.terrains if terrain.id != "vent")
    if total > hexes.HEXES:
        raise PackError(f"{TERRAINS}: {total} tiles are too many for {hexes.HEXES} hexes")
    for terrain in files.terrains:
        if terrain.id == "vent":
            placed = sum(tile.vent is not None for tile in tiles)
        else:
            placed = sum(tile.terrain == terrain.id for tile in tiles)
        if placed > terrain.tiles:
            text = f"{placed} {terrain.id} at the start (expected {terrain.tiles} at most)"
            raise _misfit((LAYOUT, TERRAINS), text)
    rest = total - len(tiles)
    if rest % files.constants.stacks:
        text = f"{rest} tiles make no {files.constants.stacks} equal stacks"
        raise _misfit((LAYOUT, TERRAINS, CONSTANTS), text)


def _check_tokens(files: CardFiles) -> None:
    """Each corner once and on a tile, and enough tokens and markers to fill the rows."""
    taken: set[int] = set()
    placed = {tile.hex for tile in files.layout.tiles}
    for index, token in enumerate(files.layout.tokens):
        if token.hex not in placed:
            text = f"there is no tile on {quote(token.hex)}"
            raise failure(LAYOUT, "", f"tokens[{index}].hex", text, "layout")
        corner = hexes.corner_named(token.hex, token.corner)
        if corner in taken:
            text = f"a second token on {hexes.CORNER_NAMES[corner]} (expected one at most)"
            raise failure(LAYOUT, "", f"tokens[{index}].corner", text, "layout")
        taken.add(corner)
    for element in files.elements:
        used = sum(token.element == element.id for token in files.layout.tokens)
        if used > element.tokens:
            text = f"{used} {element.id} at the start (expected {element.tokens} at most)"
            raise _misfit((LAYOUT, ELEMENTS), text)
    markers = sum(terrain.markers for terrain in files.terrains)
    squares = sum(
        action.drawn for action in files.actions if action.id in ("competition", "evolution")
    )
    if markers < squares:
        text = f"{markers} markers for {squares} squares (expected at least as many)"
        raise _misfit((TERRAINS, ACTIONS), text)

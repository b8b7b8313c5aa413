"""The components as tables for the rules, their names, and where their values come from."""

from collections.abc import Iterator
from functools import cache
from typing import Final

import msgspec

from trilobite.games.marine import hexes
from trilobite.games.marine.cards import types as tables
from trilobite.games.marine.cards.checks import ends_game, measure_of, owner_of
from trilobite.games.marine.cards.files import load
from trilobite.games.marine.cards.schema import (
    ActionRecord,
    Card,
    CardFiles,
    ConstantsRecord,
    EvolutionRecord,
    LayoutRecord,
    MarineCatalogue,
    SpaceRecord,
    StepRecord,
    TraitRecord,
    Where,
)
from trilobite.games.marine.cards.words import (
    ELEMENT_NAMES,
    KIND_NAMES,
    LENGTH_NAMES,
    TERRAIN_NAMES,
)
from trilobite.games.packs.hash import Playing, hash_of
from trilobite.games.packs.schema import NamedPart

_DECORATION: Final = frozenset({"names", "text", "provenance", "colour"})
_UNORDERED: Final = frozenset({"printed", "tiles", "tokens", "kinds", "conditions"})
_PLAYING: Final = Playing(_DECORATION, _UNORDERED)


def data_hash(files: CardFiles) -> str:
    """A name for what affects play: equal for sets that differ in names and sources only."""
    return hash_of(_PLAYING.of(msgspec.to_builtins(files)))


def build(files: CardFiles) -> tables.Cards:
    """The tables that the rules read."""
    spaces = [
        _space(number, space)
        for number, action in enumerate(files.actions)
        for space in action.spaces
    ]
    return tables.Cards(
        terrains=[
            tables.Terrain(
                record.id, record.tiles, list(record.scoring), record.speciation, record.markers
            )
            for record in files.terrains
        ],
        elements=[
            tables.Element(record.id, record.tokens, record.target) for record in files.elements
        ],
        animals=[
            tables.Animal(
                id=record.id,
                printed=[record.printed.count(name) for name in ELEMENT_NAMES],
                spaces=record.spaces,
                inverted_spaces=record.inverted_spaces,
                cubes=record.cubes,
                pawns=record.pawns,
            )
            for record in files.animals
        ],
        actions=[_action(number, record, spaces) for number, record in enumerate(files.actions)],
        spaces=spaces,
        evolution=[_evolution(card) for card in files.evolution],
        traits=[_trait(card) for card in files.traits],
        layout=_layout(files.layout),
        constants=_constants(files.constants),
        hash=data_hash(files),
    )


@cache
def default_cards() -> tables.Cards:
    """The tables of the built-in components, made once."""
    return build(load())


def _element(name: str | None) -> int:
    return -1 if name is None else ELEMENT_NAMES.index(name)


def _space(action: int, record: SpaceRecord) -> tables.Space:
    return tables.Space(
        id=record.id,
        action=action,
        special_only=record.special_only,
        min_players=record.min_players,
        number=tables.UNLIMITED if record.unlimited else record.number,
        times=record.times,
        vent=-1 if record.vent is None else KIND_NAMES.index(record.vent),
        slot=-1 if record.slot is None else record.slot - 1,
        edge_only=record.edge_only,
    )


def _action(number: int, record: ActionRecord, spaces: list[tables.Space]) -> tables.Action:
    own = [index for index, space in enumerate(spaces) if space.action == number]
    return tables.Action(record.id, own, record.slots, record.drawn)


def _evolution(card: EvolutionRecord) -> tables.EvolutionCard:
    bonus = card.first_place_bonus
    return tables.EvolutionCard(
        id=card.id,
        number=card.number,
        extinctions=card.icons.count("extinction"),
        survivals=card.icons.count("survival"),
        steps=[_step(step) for step in card.steps],
        enters=[_step(step) for step in card.enters],
        special_kicks_special=card.special_kicks_special,
        bonus_element=-1 if bonus is None else _element(bonus.element),
        bonus_vp=0 if bonus is None else bonus.vp,
        ends_game=ends_game(card),
    )


def _step(record: StepRecord) -> tables.Step:
    return tables.Step(
        op=record.do,
        where=_filter(record.where or Where()),
        owner=owner_of(record),
        types=record.types or "all",
        measure=measure_of(record),
        number=record.number or 1,
        optional=record.optional,
        anywhere=record.anywhere,
        steps=[_step(step) for step in record.steps],
    )


def _filter(where: Where) -> tables.TileFilter:
    return tables.TileFilter(
        kinds=[not where.kinds or name in where.kinds for name in KIND_NAMES],
        element=_element(where.element),
        conditions=list(where.conditions),
    )


def _trait(card: TraitRecord) -> tables.Trait:
    hooks: list[int] = list(msgspec.structs.astuple(card.hooks))
    return tables.Trait(card.id, card.number, hooks, _element(card.element))


def _layout(layout: LayoutRecord) -> tables.Layout:
    kinds = [-1] * hexes.HEXES
    tiles = [-1] * hexes.HEXES
    tokens = [-1] * hexes.CORNERS
    for tile in layout.tiles:
        hex = hexes.HEX_NAMES.index(tile.hex)
        tiles[hex] = TERRAIN_NAMES.index(tile.terrain)
        kinds[hex] = tiles[hex] if tile.vent is None else KIND_NAMES.index(tile.vent)
    for token in layout.tokens:
        tokens[hexes.corner_named(token.hex, token.corner)] = _element(token.element)
    random = [hexes.HEX_NAMES.index(tile.hex) for tile in layout.tiles if tile.random]
    return tables.Layout(kinds, tiles, sorted(random), tokens)


def _constants(record: ConstantsRecord) -> tables.Constants:
    return tables.Constants(
        bonus_vp=list(record.bonus_vp),
        stacks=record.stacks,
        pawns=[0, 0, *record.pawns],
        species_on_planet=record.species_on_planet,
        regression_squares=record.regression_squares,
        traits_dealt=record.traits_dealt,
        traits_kept=record.traits_kept,
        traits_kept_superheroes=record.traits_kept_superheroes,
        inverted_tokens=record.inverted_tokens,
        removed=[getattr(record.removed, name) for name in LENGTH_NAMES],
        bottom_packet=record.bottom_packet,
    )


def names(files: CardFiles) -> dict[str, dict[str, dict[str, str]]]:
    """What is printed: domain -> id -> language -> name.

    The domains are terrain, element, animal, action, evolution and trait; action-text,
    evolution-text and trait-text are what they do.
    """
    found: dict[str, dict[str, dict[str, str]]] = {}
    for domain, name, part in _entries(files):
        found.setdefault(domain, {})[name] = part.names.known()
        if isinstance(part, Card | ActionRecord):
            found.setdefault(f"{domain}-text", {})[name] = part.text.known()
    return found


def provenance(files: CardFiles, domain: str, name: str) -> dict[str, str]:
    """Where the fields of a component come from; domains and ids as in `names`."""
    for entry_domain, entry_name, part in _entries(files):
        if (entry_domain, entry_name) == (domain, name):
            return part.provenance
    raise KeyError((domain, name))


def reconstructed(files: CardFiles) -> dict[str, dict[str, list[str]]]:
    """What is not known from any source and therefore designed: domain -> id -> fields.

    Names do not count, and components that are known throughout are not listed. A text stands for
    what the component does.
    """
    found: dict[str, dict[str, list[str]]] = {}
    for domain, name, part in _entries(files):
        fields = [
            field
            for field, source in part.provenance.items()
            if source.startswith("designed:") and not field.startswith(("names", "number"))
        ]
        if fields:
            found.setdefault(domain, {})[name] = fields
    return found


def is_reconstructed(files: CardFiles, domain: str, name: str) -> bool:
    """Whether what a card does is designed; its event icons are no part of that."""
    fields = reconstructed(files).get(domain, {}).get(name, [])
    return any(field != "icons" for field in fields)


def catalogue(files: CardFiles) -> MarineCatalogue:
    """All cards for those who show them."""
    doubtful = [
        name
        for domain, name, _ in _entries(files)
        if domain in ("evolution", "trait") and is_reconstructed(files, domain, name)
    ]
    with_x = [card.id for card in files.evolution if any(map(_uses_x, card.steps))]
    return MarineCatalogue(
        **{field: getattr(files, field) for field in CardFiles.__struct_fields__},
        reconstructed=tuple(doubtful),
        with_x=tuple(with_x),
    )


def _uses_x(step: StepRecord) -> bool:
    """MAR-9.4. Whether a step depends on the row space of its card."""
    return step.measure == "row-space" or any(map(_uses_x, step.steps))


def _entries(files: CardFiles) -> Iterator[tuple[str, str, NamedPart]]:
    """Everything that has a name: domain, id and the record."""
    for terrain in files.terrains:
        yield "terrain", terrain.id, terrain
    for element in files.elements:
        yield "element", element.id, element
    for animal in files.animals:
        yield "animal", animal.id, animal
    for action in files.actions:
        yield "action", action.id, action
    for card in files.evolution:
        yield "evolution", card.id, card
    for trait in files.traits:
        yield "trait", trait.id, trait

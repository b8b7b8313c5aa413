"""The cards as tables for the rules, their names, and where their values come from."""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from functools import cache
from typing import Final

import msgspec

from trilobite.games.genesis.cards import types as tables
from trilobite.games.genesis.cards.files import load
from trilobite.games.genesis.cards.schema import (
    CardFiles,
    EventCard,
    MacroCard,
    MutationCard,
    ParasiteCard,
    ParasiteCardSide,
    PlacardCard,
)
from trilobite.games.packs.hash import Playing, hash_of
from trilobite.games.packs.schema import Names

_DECORATION: Final = frozenset({"names", "provenance", "aliases", "icon", "vehicle"})
_UNORDERED: Final = frozenset({"abilities", "landforms", "warm", "cool", "chromosomes"})
_PLAYING: Final = Playing(_DECORATION, _UNORDERED)


def data_hash(files: CardFiles) -> str:
    """A name for what affects play: equal for sets that differ in names and sources only."""
    content = {
        name: [_PLAYING.of(msgspec.to_builtins(card)) for card in getattr(files, name)]
        for name in files.__struct_fields__
    }
    return hash_of(content)


def build(files: CardFiles) -> tables.Cards:
    """The tables that the rules read."""
    return tables.Cards(
        events=[_event(card) for card in files.events],
        placards=[_placard(card) for card in files.placards],
        mutations=[_mutation(card) for card in files.mutations],
        parasites=[_parasite(card, side) for card in files.parasites for side in card.sides],
        macros=[_macro(card) for card in files.macroorganisms],
        hash=data_hash(files),
    )


@cache
def default_cards() -> tables.Cards:
    """The tables of the built-in cards, made once."""
    return build(load())


def _colours(names: Iterable[str]) -> list[int]:
    return [tables.COLOUR_NAMES.index(name) for name in names]


def _counts(abilities: Collection[str]) -> list[int]:
    """How many icons of each ability."""
    counts = Counter(abilities)
    return [counts[name] for name in tables.ABILITY_NAMES]


def _event(card: EventCard) -> tables.Event:
    landforms = card.landforms or ()
    icons = []
    arguments = []
    for icon in card.icons:
        kind, _, limit = icon.partition("-") if icon.startswith("uv-") else (icon, "", "")
        icons.append(tables.ICON_NAMES.index(kind))
        arguments.append(int(limit or 0))
    for climate in card.climate:
        icons.append(tables.CLIMATE)
        arguments.append(tables.CLIMATE_NAMES.index(climate))
    return tables.Event(
        id=card.id,
        number=card.number,
        eon=tables.EON_NAMES.index(card.eon),
        aftershock=card.aftershock,
        active=[row in landforms for row in tables.ROW_NAMES],
        icons=icons,
        icon_args=arguments,
        order=_colours(card.order or ()),
        comet_shield=card.special == "comet-shield",
        waterworld=card.special == "waterworld",
        ozone_layer=card.special == "ozone-layer",
        ignores_ozone=card.special == "ignores-ozone",
    )


def _placard(card: PlacardCard) -> tables.Placard:
    back = card.bacterium
    return tables.Placard(
        id=card.id,
        bacterium_id=back.id,
        row=tables.ROW_NAMES.index(card.row),
        colour=tables.COLOUR_NAMES.index(card.colour),
        life=[
            [face in faces for face in range(7)]
            for faces in (card.life_dice.warm, card.life_dice.cool)
        ],
        slot_face=[slot.face for slot in card.slots],
        slot_kind=[tables.DEATH_NAMES.index(slot.death) for slot in card.slots],
        manna=_colours(card.manna),
        tie_break=_colours(card.tie_break),
        smite_immune=card.smite_immune,
        entry_cost=card.entry_cost,
        disk=tables.COLOUR_NAMES.index(back.disk),
        triple_disk=tables.COLOUR_NAMES.index(back.triple_disk),
        home_row=tables.ROW_NAMES.index(back.home_row),
    )


def _mutation(card: MutationCard) -> tables.Mutation:
    front, back = card.unpromoted, card.promoted
    return tables.Mutation(
        id=card.id,
        colour=tables.COLOUR_NAMES.index(front.colour),
        plus=tables.COLOUR_NAMES.index(back.plus),
        sides=[
            tables.MutationSide(card.id, _counts(front.abilities), front.pollutes),
            tables.MutationSide(back.id, _counts(back.abilities), back.pollutes),
        ],
    )


def _parasite(card: ParasiteCard, side: ParasiteCardSide) -> tables.ParasiteSide:
    return tables.ParasiteSide(
        id=side.id,
        colour=tables.COLOUR_NAMES.index(card.owner),
        slots=_colours(side.slots),
        icons=_counts(side.abilities),
        pollutes=side.pollutes,
        circles=side.circles,
    )


def _macro(card: MacroCard) -> tables.Macro:
    sides = [
        tables.MacroSide(
            id=name,
            system=[side.system.red, side.system.yellow, side.system.green, side.system.blue],
            organs=[
                tables.Organ(
                    part.id, tables.COLOUR_NAMES.index(part.colour), _counts(part.abilities)
                )
                for part in side.organs
            ],
            circles=[
                tables.Circle(
                    part.id, tables.COLOUR_NAMES.index(part.colour), _counts(part.abilities)
                )
                for part in side.endosymbionts
            ],
        )
        for name, side in ((card.id, card.marine), (card.terrestrial.id, card.terrestrial))
    ]
    return tables.Macro(card.id, sides)


def names(files: CardFiles) -> dict[str, dict[str, dict[str, str]]]:
    """Display names: domain -> id -> language -> name.

    The domains are event, landform, placard (the refugium), bacterium, mutation, parasite and
    macro (both sides of each), organ and circle (with ids such as "sea-stars/kidney").
    """
    found: dict[str, dict[str, dict[str, str]]] = {}
    for domain, name, words, _ in _entries(files):
        found.setdefault(domain, {})[name] = words.known()
    return found


def provenance(files: CardFiles, domain: str, name: str) -> dict[str, str]:
    """Where the fields of a card or part come from; domains and ids as in `names`."""
    for entry_domain, entry_name, _, sources in _entries(files):
        if (entry_domain, entry_name) == (domain, name):
            return sources
    raise KeyError((domain, name))


def _entries(files: CardFiles) -> Iterator[tuple[str, str, Names, dict[str, str]]]:
    """Everything that has a name: domain, id, names, sources."""
    for event in files.events:
        yield "event", event.id, event.names, event.provenance
    for landform in files.landforms:
        yield "landform", landform.id, landform.names, landform.provenance
    for placard in files.placards:
        back = placard.bacterium
        yield "placard", placard.id, placard.names, placard.provenance
        yield "bacterium", back.id, back.names, back.provenance
    for mutation in files.mutations:
        for name, face in (
            (mutation.id, mutation.unpromoted),
            (mutation.promoted.id, mutation.promoted),
        ):
            yield "mutation", name, face.names, mutation.provenance | face.provenance
    for parasite in files.parasites:
        for half in parasite.sides:
            yield "parasite", half.id, half.names, parasite.provenance | half.provenance
    for macro in files.macroorganisms:
        for name, side in ((macro.id, macro.marine), (macro.terrestrial.id, macro.terrestrial)):
            yield "macro", name, side.names, macro.provenance | side.provenance
            for organ in side.organs:
                yield "organ", f"{name}/{organ.id}", organ.names, organ.provenance
            for circle in side.endosymbionts:
                yield "circle", f"{name}/{circle.id}", circle.names, circle.provenance

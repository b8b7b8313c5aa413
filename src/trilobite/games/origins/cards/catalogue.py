"""The components for those who draw them: the card files with their notation read, so that nobody
reads it again."""

from collections.abc import Sequence
from typing import Any, Final

from trilobite.core import facts
from trilobite.games.origins.actions import scope
from trilobite.games.origins.cards import build as carddata
from trilobite.games.origins.cards.map import by_name, grid
from trilobite.games.origins.cards.schema import (
    CardSet,
    ChallengeCard,
    HexRecord,
    IdeaCard,
    SpaceRecord,
)
from trilobite.games.origins.cards.types import (
    COLOUR_NAMES,
    CRISIS,
    CRISIS_NAMES,
    DISCIPLINE_NAMES,
    DISCIPLINES,
    Cards,
    Challenge,
    Idea,
    RowOption,
    Species,
)
from trilobite.games.origins.continents import middles
from trilobite.games.origins.cratons import fields_on
from trilobite.games.origins.phrases import (
    fate_fact,
    heureka_fact,
    needs_fact,
    philosophy_fact,
    tile_fact,
)
from trilobite.games.origins.printed import (
    by_discipline,
    effect_view,
    row_view,
    symbol_view,
)
from trilobite.games.origins.setup_options import Setup, read_setup
from trilobite.games.origins.view_types import (
    Fact,
    OriginsByScope,
    OriginsCatalogue,
    OriginsChallenge,
    OriginsFate,
    OriginsGains,
    OriginsHex,
    OriginsIdea,
    OriginsRow,
    OriginsSpace,
    OriginsSpecies,
    OriginsSpeciesColumn,
    OriginsSymbol,
    OriginsTile,
    OriginsTileFace,
)
from trilobite.games.origins.worldmap import (
    CLIMATE_NAMES,
    CORNER_NAMES,
    NO_RING,
    SPACE_KIND_NAMES,
    Resource,
    TileSide,
    WorldMap,
)

#: A game of every scope, in their order: what cards give differs from one to another.
GAMES: Final[list[dict[str, Any]]] = [
    {"players": 2},
    {"players": 1, "mode": "solitaire"},
    {"players": 2, "variants": ["advanced"]},
]


def catalogue(files: CardSet) -> OriginsCatalogue:
    """All components by their kind."""
    cards = carddata.build(files)
    games = [read_setup(options, cards) for options in GAMES]
    return {
        "challenges": [
            _challenge(file, card, cards, games)
            for file, card in zip(files.challenges, cards.challenges, strict=True)
        ],
        "ideas": [
            _idea(file, card, games) for file, card in zip(files.ideas, cards.ideas, strict=True)
        ],
        "comets": files.comets,
        "catastrophes": files.catastrophes,
        "resources": files.resources,
        "earth_hexes": _hexes(files.earth_hexes, cards.earth, cards),
        "archipelago_hexes": _hexes(files.archipelago_hexes, cards.archipelago, cards),
        "tiles": _tiles(files, cards),
        "layouts": files.layouts,
        "cratons": files.cratons,
        "strips": files.strips,
        "worlds": files.worlds,
        "tracks": files.tracks,
        "philosophy": files.philosophy,
        "philosophy_facts": {
            file.id: facts.plain(philosophy_fact(space))
            for file, space in zip(files.philosophy, cards.philosophy, strict=True)
        },
        "species": _species(cards, games),
        "maps": {
            "earth": _spaces(files.earth_hexes, files.earth_spaces),
            "archipelago": _spaces(files.archipelago_hexes, files.archipelago_spaces),
        },
        "footings": {"earth": _footings(cards.earth), "archipelago": _footings(cards.archipelago)},
    }


def _challenge(
    file: ChallengeCard, card: Challenge, cards: Cards, games: Sequence[Setup]
) -> OriginsChallenge:
    return {
        "id": card.id,
        "epoch": card.epoch,
        "religious": card.religious,
        "resistance": card.resistance,
        "events": [_fate(file, card, cards, index) for index in range(len(file.events))],
        "heureka": [effect_view(effect) for effect in card.heureka],
        "needs": _needs(card),
        "gains": _gains(card, games),
        "provenance": dict(file.provenance),
    }


def _idea(file: IdeaCard, card: Idea, games: Sequence[Setup]) -> OriginsIdea:
    return {
        "id": card.id,
        "epoch": card.epoch,
        "deck": DISCIPLINE_NAMES[card.deck],
        "heureka": [effect_view(effect) for effect in card.heureka],
        "needs": _needs(card),
        "gains": _gains(card, games),
        "provenance": dict(file.provenance),
    }


def _fate(file: ChallengeCard, card: Challenge, cards: Cards, index: int) -> OriginsFate:
    event = file.events[index]
    crises = enumerate(CRISIS_NAMES) if card.events[index].kind == CRISIS else ()
    return {
        "kind": event.kind,
        "catastrophe": event.catastrophe,
        "fact": facts.plain(fate_fact(cards, card, index)),
        "crises": {name: facts.plain(fate_fact(cards, card, index, one)) for one, name in crises},
    }


def _needs(card: Challenge | Idea) -> Fact | None:
    return facts.plain(needs_fact(card.requirements)) if card.requirements else None


def _gains(card: Challenge | Idea, games: Sequence[Setup]) -> list[OriginsGains]:
    """What a card gives, once for all games in which it is the same; rows are by discipline."""
    found: list[OriginsGains] = []
    for setup in games:
        heureka = facts.plain(heureka_fact(setup, card.heureka))
        rows = {DISCIPLINE_NAMES[one]: row_view(setup, card.rows[one]) for one in card.disciplines}
        for gains in found:
            if (gains["heureka"], gains["rows"]) == (heureka, rows):
                gains["scopes"].append(scope(setup))
                break
        else:
            found.append({"scopes": [scope(setup)], "heureka": heureka, "rows": rows})
    return found


def _hexes(files: Sequence[HexRecord], world: WorldMap, cards: Cards) -> list[OriginsHex]:
    return [
        {
            "id": file.id,
            "q": file.q,
            "r": file.r,
            "kind": file.kind,
            "ring": file.ring,
            "stars": file.stars,
            "resources": _symbols(world.resources[hex], cards),
            "catastrophe": file.catastrophe,
            "provenance": dict(file.provenance),
        }
        for hex, file in enumerate(files)
    ]


def _footings(world: WorldMap) -> dict[str, list[str]]:
    """C6c.1, K2d.1. Where a craton may lie: the hexes of its fields, unturned, by its middle."""
    return {
        world.hex_ids[hex]: [world.hex_ids[field] for field in fields_on(world, hex, 0)]
        for hex in middles(world)
    }


def _symbols(resources: Sequence[Resource], cards: Cards) -> list[OriginsSymbol]:
    return [symbol_view(cards, one) for one in resources]


def _tiles(files: CardSet, cards: Cards) -> list[OriginsTile]:
    found: list[OriginsTile] = []
    for number, (file, tile) in enumerate(zip(files.tiles, cards.tiles, strict=True)):
        front, back = [_face(side, cards) for side in tile.sides]
        found.append(
            {
                "id": tile.id,
                "fact": facts.plain(tile_fact(cards, number)),
                "front": front,
                "back": back,
                "provenance": dict(file.provenance),
            }
        )
    return found


def _face(side: TileSide, cards: Cards) -> OriginsTileFace:
    return {
        "ring": None if side.ring == NO_RING else CLIMATE_NAMES[side.ring],
        "stars": side.stars,
        "resources": _symbols(side.resources, cards),
        "corners": [SPACE_KIND_NAMES[corner] for corner in side.corners],
    }


def _species(cards: Cards, games: Sequence[Setup]) -> list[OriginsSpecies]:
    return [
        {
            "id": COLOUR_NAMES[colour],
            "columns": by_discipline([_column(board, one, games) for one in DISCIPLINES]),
        }
        for colour, board in enumerate(cards.species)
    ]


def _column(board: Species, discipline: int, games: Sequence[Setup]) -> OriginsSpeciesColumn:
    return {
        "lower": _by_scope(board.lower[discipline], games),
        "upper": _by_scope(board.upper[discipline], games),
        "basic": effect_view(board.basic[discipline]),
        "environment": board.basic_environment[discipline],
    }


def _by_scope(row: Sequence[RowOption], games: Sequence[Setup]) -> OriginsByScope[OriginsRow]:
    basic, alone, whole = [row_view(setup, row) for setup in games]
    return {"basic": basic, "alone": alone, "whole": whole}


def _spaces(hexes: Sequence[HexRecord], records: Sequence[SpaceRecord]) -> list[OriginsSpace]:
    return [
        {
            "id": space.id,
            "kind": SPACE_KIND_NAMES[space.kind],
            "places": space.places,
            "corners": [
                {"hex": hexes[hex].id, "corner": CORNER_NAMES[corner]}
                for hex, corner in by_name(space.corners)
            ],
        }
        for space in grid(hexes, records).spaces
    ]

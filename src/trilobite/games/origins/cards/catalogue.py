"""The components for those who draw them: the card files with their notation read, so that nobody
reads it again."""

from collections.abc import Sequence
from typing import Any

import msgspec

from trilobite.games.origins.cards import build as carddata
from trilobite.games.origins.cards.schema import CardSet, ChallengeCard, HexRecord, IdeaCard
from trilobite.games.origins.cards.types import DISCIPLINE_NAMES, Cards, Challenge, Idea
from trilobite.games.origins.continents import middles
from trilobite.games.origins.cratons import fields_on
from trilobite.games.origins.printed import effect_view, need_view, row_view, technology_view
from trilobite.games.origins.view_types import (
    OriginsChallenge,
    OriginsHex,
    OriginsIdea,
    OriginsRowOption,
    OriginsSpecies,
    OriginsSymbol,
    OriginsTile,
    OriginsTileFace,
)
from trilobite.games.origins.worldmap import (
    NO_RING,
    SPACE_KIND_NAMES,
    TERRAIN_NAMES,
    Resource,
    TileSide,
    WorldMap,
)


def catalogue(files: CardSet) -> dict[str, Any]:
    """All components by their kind."""
    cards = carddata.build(files)
    plain = msgspec.to_builtins(files)
    return {
        "challenges": list(map(_challenge, files.challenges, cards.challenges)),
        "ideas": list(map(_idea, files.ideas, cards.ideas)),
        "comets": plain["comets"],
        "catastrophes": plain["catastrophes"],
        "resources": plain["resources"],
        "earth_hexes": _hexes(files.earth_hexes, cards.earth, cards),
        "archipelago_hexes": _hexes(files.archipelago_hexes, cards.archipelago, cards),
        "tiles": _tiles(files, cards),
        "layouts": plain["layouts"],
        "cratons": plain["cratons"],
        "strips": plain["strips"],
        "worlds": plain["worlds"],
        "tracks": plain["tracks"],
        "philosophy": plain["philosophy"],
        "species": _species(cards),
        "maps": {
            "earth": carddata.spaces(files.earth_hexes, files.earth_spaces),
            "archipelago": carddata.spaces(files.archipelago_hexes, files.archipelago_spaces),
        },
        "footings": {"earth": _footings(cards.earth), "archipelago": _footings(cards.archipelago)},
    }


def _challenge(file: ChallengeCard, card: Challenge) -> OriginsChallenge:
    return {
        "id": card.id,
        "epoch": card.epoch,
        "religious": card.religious,
        "resistance": card.resistance,
        "events": [{"kind": event.kind, "catastrophe": event.catastrophe} for event in file.events],
        "heureka": [effect_view(effect) for effect in card.heureka],
        "requires": [need_view(need) for need in card.requirements],
        "rows": _rows(card),
        "provenance": dict(file.provenance),
    }


def _idea(file: IdeaCard, card: Idea) -> OriginsIdea:
    return {
        "id": card.id,
        "epoch": card.epoch,
        "deck": DISCIPLINE_NAMES[card.deck],
        "heureka": [effect_view(effect) for effect in card.heureka],
        "requires": [need_view(need) for need in card.requirements],
        "rows": _rows(card),
        "provenance": dict(file.provenance),
    }


def _rows(card: Challenge | Idea) -> dict[str, list[OriginsRowOption]]:
    """The two rows of a card by discipline."""
    return {DISCIPLINE_NAMES[one]: row_view(card.rows[one]) for one in card.disciplines}


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
    return [
        {
            "id": cards.resources[one.number],
            "needs": None if one.track < 0 else technology_view(one.track, one.level),
        }
        for one in resources
    ]


def _tiles(files: CardSet, cards: Cards) -> list[OriginsTile]:
    found: list[OriginsTile] = []
    for file, tile in zip(files.tiles, cards.tiles, strict=True):
        front, back = [_face(side, cards) for side in tile.sides]
        found.append(
            {"id": tile.id, "front": front, "back": back, "provenance": dict(file.provenance)}
        )
    return found


def _face(side: TileSide, cards: Cards) -> OriginsTileFace:
    return {
        "ring": None if side.ring == NO_RING else TERRAIN_NAMES[side.ring],
        "stars": side.stars,
        "resources": _symbols(side.resources, cards),
        "corners": [SPACE_KIND_NAMES[corner] for corner in side.corners],
    }


def _species(cards: Cards) -> list[OriginsSpecies]:
    return [
        {
            "id": board.id,
            "columns": {
                name: {
                    "lower": row_view(board.lower[one]),
                    "upper": row_view(board.upper[one]),
                    "basic": effect_view(board.basic[one]),
                    "environment": board.basic_environment[one],
                }
                for one, name in enumerate(DISCIPLINE_NAMES)
            },
        }
        for board in cards.species
    ]

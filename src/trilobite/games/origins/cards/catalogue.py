"""The components for those who draw them: the card files with their notation read, so that nobody
reads it again."""

from collections.abc import Sequence

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
    DISCIPLINE_NAMES,
    DISCIPLINES,
    Cards,
    Challenge,
    DisciplineId,
    Idea,
    Species,
)
from trilobite.games.origins.printed import (
    by_discipline,
    effect_view,
    need_view,
    row_view,
    technology_view,
)
from trilobite.games.origins.view_types import (
    OriginsCatalogue,
    OriginsChallenge,
    OriginsHex,
    OriginsIdea,
    OriginsRowOption,
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


def catalogue(files: CardSet) -> OriginsCatalogue:
    """All components by their kind."""
    cards = carddata.build(files)
    return {
        "challenges": list(map(_challenge, files.challenges, cards.challenges)),
        "ideas": list(map(_idea, files.ideas, cards.ideas)),
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
        "species": _species(cards),
        "maps": {
            "earth": _spaces(files.earth_hexes, files.earth_spaces),
            "archipelago": _spaces(files.archipelago_hexes, files.archipelago_spaces),
        },
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


def _rows(card: Challenge | Idea) -> dict[DisciplineId, list[OriginsRowOption]]:
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
        "ring": None if side.ring == NO_RING else CLIMATE_NAMES[side.ring],
        "stars": side.stars,
        "resources": _symbols(side.resources, cards),
        "corners": [SPACE_KIND_NAMES[corner] for corner in side.corners],
    }


def _species(cards: Cards) -> list[OriginsSpecies]:
    return [
        {
            "id": COLOUR_NAMES[colour],
            "columns": by_discipline([_column(board, one) for one in DISCIPLINES]),
        }
        for colour, board in enumerate(cards.species)
    ]


def _column(board: Species, discipline: int) -> OriginsSpeciesColumn:
    return {
        "lower": row_view(board.lower[discipline]),
        "upper": row_view(board.upper[discipline]),
        "basic": effect_view(board.basic[discipline]),
        "environment": board.basic_environment[discipline],
    }


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

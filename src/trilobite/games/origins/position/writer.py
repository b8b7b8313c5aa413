"""Positions: any boundary state as plain values for a TOML file.

`reader` turns such values into a state again.
"""

from typing import Any

from trilobite.core.words import Words
from trilobite.games.origins.board import resource_of_city
from trilobite.games.origins.cards.types import (
    COLOUR_NAMES,
    DISCIPLINE_NAMES,
    DISCIPLINES,
    TRACKS,
    ColourId,
    DisciplineId,
)
from trilobite.games.origins.cratons import DISC_NAMES, LaidCraton
from trilobite.games.origins.position.file import STEPS
from trilobite.games.origins.state import (
    END_NAMES,
    NO_TAIL,
    NOBODY,
    NOTHING,
    SLOTS,
    STAGE_NAMES,
    Origins,
    Player,
)
from trilobite.games.origins.world_options import NO_STRIP, PRINTED
from trilobite.games.origins.worldmap import (
    CLIMATE_NAMES,
    CLIMATES,
    FRONT,
    TILE_SIDE_NAMES,
    ClimateId,
)


def dump(g: Origins, words: Words) -> dict[str, Any]:
    """The position as plain values."""
    position: dict[str, Any] = {
        "epoch": g.epoch,
        "round": g.round,
        "agenda": [STEPS.written(step, words) for step in g.agenda],
        "ending": END_NAMES[g.ending],
        "over": g.over,
        "stage": STAGE_NAMES[g.stage],
        "row": g.row,
        "elected": g.elected,
        "revolted": g.revolted,
        "moved": names(words, "space", g.moved),
        "built": names(words, "hex", g.built),
        "crowns": g.crowns[:],
        "laid": dump_tiles(g, words),
        "climate": dump_climate(g, words),
        "philosophy": words.name("philosophy", g.philosophy),
        "deck": g.deck[:],
        "shown": [words.name("challenge", card) for pile in g.shown for card in pile],
        "gone": names(words, "challenge", g.gone),
        "display": dump_display(g, words),
        "elders": dump_elders(g, words),
        "emissaries": dump_emissaries(g, words),
        "tradition": names(words, "idea", g.tradition),
        "forgotten": names(words, "idea", g.forgotten),
        "bid": g.bid,
        "bid_pawns": g.bid_pawns,
        "player": {
            words.name("colour", player.colour): dump_player(g, player, words)
            for player in g.players
        },
    }
    if g.setup.world.kind != PRINTED:
        position["cratons"] = [dump_craton(one, words) for one in g.cratons]
    if g.strip != NO_STRIP:
        position["strip"] = words.name("strip", g.strip)
    if g.tail != NO_TAIL:
        position["tail"] = g.tail
    for field, domain, number in (
        ("turn", "colour", g.turn),
        ("card", "challenge", g.card),
        ("idea", "idea", g.idea),
        ("bidder", "colour", g.bidder),
        ("dictator", "colour", g.dictator),
    ):
        if number != NOBODY:
            position[field] = words.name(domain, number)
    return position


def names(words: Words, domain: str, numbers: list[int]) -> list[str]:
    """Names of several members of a domain."""
    return [words.name(domain, number) for number in numbers]


def dump_tiles(g: Origins, words: Words) -> list[dict[str, Any]]:
    """The tiles laid in the game; the front is not mentioned."""
    found: list[dict[str, Any]] = []
    for one in g.laid:
        tile: dict[str, Any] = {
            "tile": words.name("tile", one.tile),
            "hex": words.name("hex", one.hex),
            "turn": one.turn,
        }
        if one.side != FRONT:
            tile["side"] = TILE_SIDE_NAMES[one.side]
        found.append(tile)
    return found


def dump_craton(one: LaidCraton, words: Words) -> dict[str, Any]:
    """A craton, with what the dice and Megafauna have put on it."""
    plain: dict[str, Any] = {"craton": words.name("craton", one.craton), "turn": one.turn}
    if one.hex >= 0:
        plain["hex"] = words.name("hex", one.hex)
    plain["west"] = one.west
    plain["tiled"] = one.tiled
    plain["discs"] = [DISC_NAMES[disc] for disc in one.discs]
    plain["plants"] = one.plants[:]
    plain["luxury"] = one.luxury
    plain["work"] = one.work
    plain["war"] = one.war
    return plain


def dump_climate(g: Origins, words: Words) -> dict[str, ClimateId]:
    """The climate tokens."""
    return {
        words.name("hex", hex): CLIMATE_NAMES[g.terrain[hex]]
        for hex in range(len(g.cities))
        if g.terrain[hex] in CLIMATES
    }


def dump_display(g: Origins, words: Words) -> list[str]:
    """The Ideas of the display, column by column from row 1."""
    return ["" if card == NOTHING else words.name("idea", card) for card in g.display]


def dump_elders(g: Origins, words: Words) -> dict[str, dict[ColourId, int]]:
    """The Elders by Idea."""
    return {
        words.name("idea", g.display[slot]): {
            COLOUR_NAMES[player.colour]: g.elders[slot][player.colour]
            for player in g.players
            if g.elders[slot][player.colour] > 0
        }
        for slot in range(SLOTS)
        if sum(g.elders[slot]) > 0
    }


def dump_emissaries(g: Origins, words: Words) -> dict[str, list[ColourId]]:
    """The Emissaries by Invention."""
    return {
        words.name("idea", invention.card): [
            COLOUR_NAMES[other.colour]
            for other in g.players
            if invention.emissaries[other.colour] > 0
        ]
        for player in g.players
        for invention in player.inventions
        if sum(invention.emissaries) > 0
    }


def dump_player(g: Origins, player: Player, words: Words) -> dict[str, Any]:
    """A player without their pawns on cards of others."""
    return {
        "seat": player.seat,
        "crown": player.crown,
        "ruling": words.name("discipline", player.ruling),
        "brain": player.brain[:],
        "mysticism": player.mysticism,
        "migrants": names(words, "space", player.spaces),
        "cities": dump_cities(g, player, words),
        "technology": {words.name("track", track): player.levels[track] for track in TRACKS},
        "foundations": dump_foundations(player, words),
        "dissidents": dump_dissidents(player, words),
        "inventions": [words.name("idea", invention.card) for invention in player.inventions],
        "tokens": player.tokens[:],
        "portents": names(words, "comet", player.portents),
        "overflow": player.overflow,
        "refugees": names(words, "hex", player.refugees),
    }


def dump_cities(g: Origins, player: Player, words: Words) -> dict[str, str]:
    """Their cities and what each of them uses."""
    return {
        words.name("hex", hex): words.name("resource", resource_of_city(g, hex).number)
        for hex in player.cities
    }


def dump_foundations(player: Player, words: Words) -> dict[DisciplineId, list[str]]:
    """Their Foundations by column, from the lowest."""
    return {
        DISCIPLINE_NAMES[column]: [
            words.name("challenge", foundation.card) for foundation in player.columns[column]
        ]
        for column in DISCIPLINES
        if player.columns[column]
    }


def dump_dissidents(player: Player, words: Words) -> list[str]:
    """Where their Dissidents are."""
    found = ["crown"] if player.crown_dissident else []
    for column in player.columns:
        for foundation in column:
            if foundation.dissident:
                found.append(words.name("challenge", foundation.card))
    return found

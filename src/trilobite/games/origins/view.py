"""What people see of a game: everything but the order of the decks and the tradition deck below
its top card. Nobody has secrets."""

from typing import Any

from trilobite.core.words import Words
from trilobite.games.origins.auction import bonus
from trilobite.games.origins.board import spread_range, urbanisation
from trilobite.games.origins.cards.types import (
    DISCIPLINE_NAMES,
    DISCIPLINES,
    EVENT_NAMES,
    TRACK_NAMES,
    TRACKS,
)
from trilobite.games.origins.challenge import comet_on_top
from trilobite.games.origins.comet import tokens_due
from trilobite.games.origins.events import STRIKING, strikes
from trilobite.games.origins.footprint import overcrowded
from trilobite.games.origins.position.writer import (
    dump_climate,
    dump_display,
    dump_elders,
    dump_emissaries,
    dump_player,
    dump_tiles,
    names,
)
from trilobite.games.origins.scoring import best, cancelled, score
from trilobite.games.origins.setup_options import REALM_NAMES
from trilobite.games.origins.state import (
    END_NAMES,
    NO_TAIL,
    NOBODY,
    NOTHING,
    STAGE_NAMES,
    Origins,
    Player,
)
from trilobite.games.origins.tableau import (
    dissidents,
    diversity,
    elders,
    emissaries,
    ideas_shown,
    is_qualified,
)
from trilobite.games.origins.worldmap import (
    HEX_KIND_NAMES,
    NO_RING,
    SPACE_KIND_NAMES,
    TERRAIN_NAMES,
    Resource,
)


def view(g: Origins, words: Words) -> dict[str, Any]:
    """The table as everybody sees it."""
    return {
        "epoch": g.epoch,
        "round": g.round,
        "turn": named(words, "colour", g.turn),
        "stage": STAGE_NAMES[g.stage],
        "row": g.row,
        "ending": END_NAMES[g.ending],
        "over": g.over,
        "tail": None if g.tail == NO_TAIL else g.tail,
        "crowns": g.crowns[:],
        "map": g.world.id,
        "laid": dump_tiles(g, words),
        "tiles": own_tiles(g, words),
        "ground": ground(g, words),
        "shores": shores(g, words),
        "climate": dump_climate(g, words),
        "philosophy": words.name("philosophy", g.philosophy),
        "cancelled": None if cancelled(g) < 0 else DISCIPLINE_NAMES[cancelled(g)],
        "deck": g.deck[:],
        "comet_on_top": comet_on_top(g),
        "comet": words.name("comet", g.epoch - 1),
        "unused": [
            len(g.unseen[epoch]) + len(g.shown[epoch]) - g.deck[epoch]
            for epoch in range(len(g.deck))
        ],
        "shown": [words.name("challenge", card) for pile in g.shown for card in pile],
        "gone": names(words, "challenge", g.gone),
        "idea_decks": [len(deck) for deck in g.ideas],
        "display": dump_display(g, words),
        "elders": dump_elders(g, words),
        "emissaries": dump_emissaries(g, words),
        "tradition": {
            "top": words.name("idea", g.tradition[-1]) if g.tradition else None,
            "cards": len(g.tradition),
        },
        "card": named(words, "challenge", g.card),
        "idea": named(words, "idea", g.idea),
        "auction": {
            "highest": g.bid,
            "pawns": g.bid_pawns,
            "bidder": named(words, "colour", g.bidder),
            "dictator": named(words, "colour", g.dictator),
        },
        "moved": names(words, "space", g.moved),
        "built": names(words, "hex", g.built),
        "elected": g.elected,
        "players": {
            words.name("colour", player.colour): player_view(g, player, words)
            for player in g.players
        },
    }


def named(words: Words, domain: str, number: int) -> str | None:
    """The name of something that need not be there."""
    return None if number == NOBODY else words.name(domain, number)


def own_tiles(g: Origins, words: Words) -> list[dict[str, Any]]:
    """C1b. The tiles of an own map."""
    return [
        {
            "hex": words.name("hex", one.hex),
            "tile": words.name("tile", one.tile),
            "side": one.side,
            "turn": one.turn,
        }
        for one in g.setup.tiles
    ]


def ground(g: Origins, words: Words) -> dict[str, Any]:
    """B8d. What is printed on the tiles that cover hexes of the board."""
    world = g.world
    board = g.cards.archipelago if g.setup.own_map else g.cards.earth
    return {
        words.name("hex", hex): {
            "kind": HEX_KIND_NAMES[world.hex_kind[hex]],
            "ring": None if world.ring[hex] == NO_RING else TERRAIN_NAMES[world.ring[hex]],
            "stars": world.stars[hex],
            "resources": [symbol(one, words) for one in world.resources[hex]],
        }
        for hex in range(len(world.hex_ids))
        if world.resources[hex] is not board.resources[hex]
    }


def symbol(resource: Resource, words: Words) -> dict[str, Any]:
    """B3f. A resource symbol, as in the card files."""
    needs = None if resource.track < 0 else f"{TRACK_NAMES[resource.track]} {resource.level}"
    return {"id": words.name("resource", resource.number), "needs": needs}


def shores(g: Origins, words: Words) -> dict[str, str]:
    """B8d. Spaces whose kind the tiles have changed."""
    world = g.world
    board = g.cards.archipelago if g.setup.own_map else g.cards.earth
    return {
        words.name("space", space): SPACE_KIND_NAMES[world.space_kind[space]]
        for space in range(len(world.space_ids))
        if world.space_kind[space] != board.space_kind[space]
    }


def player_view(g: Origins, player: Player, words: Words) -> dict[str, Any]:
    """A player with what can be counted."""
    seen = dump_player(g, player, words)
    seen["realm"] = REALM_NAMES[player.realm]
    seen["supply"] = player.supply
    seen["blocks"] = player.blocks
    seen["elders"] = elders(g, player)
    seen["emissaries"] = len(emissaries(g, player))
    seen["urbanisation"] = urbanisation(player)
    seen["diversity"] = diversity(player)
    seen["dissident_count"] = dissidents(player)
    seen["range"] = spread_range(g, player)
    seen["hungry"] = names(words, "hex", overcrowded(g, player))
    seen["steps"] = {TRACK_NAMES[track]: player.steps[track] for track in TRACKS}
    seen["scores"] = {DISCIPLINE_NAMES[one]: score(g, player, one) for one in DISCIPLINES}
    seen["best"] = best(g, player)
    seen["comet_tokens"] = comet_tokens(g, player)
    seen["struck_by"] = [EVENT_NAMES[kind] for kind in STRIKING if strikes(g, player, kind)]
    seen["qualified"] = [
        words.name("idea", g.display[slot])
        for slot in ideas_shown(g)
        if is_qualified(g, player, g.cards.ideas[g.display[slot]].requirements)
    ]
    seen["bonus"] = 0 if g.card == NOTHING else bonus(g, player)
    return seen


def comet_tokens(g: Origins, player: Player) -> int:
    """E3d.1, C7h.1, C9c.1. The tokens that the next Comet would bring them now."""
    what = g.cards.comets[g.epoch - 1].scores
    if what < 0 or g.setup.solitaire or g.setup.cooperative:
        return 0
    return tokens_due(g, player, what)

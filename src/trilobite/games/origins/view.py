"""What people see of a game: everything but the order of the decks and the tradition deck below
its top card. Nobody has secrets."""

from trilobite.core.words import Words
from trilobite.games.origins.actions import scope
from trilobite.games.origins.activity import option_of_row, options_of_row
from trilobite.games.origins.auction import bonus
from trilobite.games.origins.board import (
    population,
    spread_range,
    urbanisation,
)
from trilobite.games.origins.cards.types import (
    COLOUR_NAMES,
    DISCIPLINE_NAMES,
    DISCIPLINES,
    EVENT_NAMES,
    ColourId,
)
from trilobite.games.origins.challenge import comet_on_top
from trilobite.games.origins.comet import tokens_due
from trilobite.games.origins.cratons import BAND_NAMES, LATITUDES, fields_on
from trilobite.games.origins.events import STRIKING, strikes
from trilobite.games.origins.footprint import overcrowded
from trilobite.games.origins.position.writer import (
    dump_cities,
    dump_climate,
    dump_display,
    dump_dissidents,
    dump_elders,
    dump_emissaries,
    dump_foundations,
    names,
)
from trilobite.games.origins.printed import by_discipline, by_track, symbol_view, uses_view
from trilobite.games.origins.scoring import best, cancelled, score, technology
from trilobite.games.origins.setup_options import REALM_NAMES
from trilobite.games.origins.state import (
    END_NAMES,
    FOUNDATIONS,
    IDLE,
    INVENTIONS,
    NO_TAIL,
    NOBODY,
    NOTHING,
    STAGE_NAMES,
    UPPER,
    Origins,
    PhaseId,
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
from trilobite.games.origins.view_types import (
    OriginsCraton,
    OriginsGround,
    OriginsLaidTile,
    OriginsOwnTile,
    OriginsPlayer,
    OriginsPlaying,
    OriginsStrip,
    OriginsView,
)
from trilobite.games.origins.world_options import NO_STRIP
from trilobite.games.origins.worldmap import (
    CLIMATE_NAMES,
    HEX_KIND_NAMES,
    NO_RING,
    SPACE_KIND_NAMES,
    SpaceKindId,
)


def view(g: Origins, words: Words) -> OriginsView:
    """The table as everybody sees it."""
    return {
        "epoch": g.epoch,
        "round": g.round,
        "turn": colour_id(g.turn),
        "phase": phase(g),
        "stage": STAGE_NAMES[g.stage],
        "row": g.row,
        "playing": playing(g, words),
        "scope": scope(g.setup),
        "ending": END_NAMES[g.ending],
        "over": g.over,
        "tail": None if g.tail == NO_TAIL else g.tail,
        "crowns": g.crowns[:],
        "map": g.world.id,
        "laid": laid_tiles(g, words),
        "tiles": own_tiles(g, words),
        "cratons": cratons(g, words),
        "strip": strip(g, words),
        "ground": ground(g, words),
        "shores": shores(g, words),
        "climate": dump_climate(g, words),
        "population": {
            words.name("hex", hex): population(g, hex)
            for hex in range(len(g.cities))
            if population(g, hex) > 0
        },
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
            "bidder": colour_id(g.bidder),
            "dictator": colour_id(g.dictator),
        },
        "moved": names(words, "space", g.moved),
        "built": names(words, "hex", g.built),
        "elected": g.elected,
        "players": {
            COLOUR_NAMES[player.colour]: player_view(g, player, words) for player in g.players
        },
    }


def phase(g: Origins) -> PhaseId:
    """A0.1. The phase of the turn. What is due next says whether the activity phase is over."""
    if g.stage != IDLE:
        return "activity"
    after = bool(g.agenda) and g.agenda[0][0] in ("footprint", "refresh")
    return "footprint" if after else "challenge"


def colour_id(colour: int) -> ColourId | None:
    """Whose it is, if it is anybody's."""
    return None if colour == NOBODY else COLOUR_NAMES[colour]


def named(words: Words, domain: str, number: int) -> str | None:
    """The name of something that need not be there."""
    return None if number == NOBODY else words.name(domain, number)


def playing(g: Origins, words: Words) -> OriginsPlaying | None:
    """A2.2, G8.1. The row that is being played; None between rows."""
    if g.stage == IDLE:
        return None
    player = g.player(g.turn)
    card: str | None = None
    if g.stage == FOUNDATIONS:
        column = player.columns[player.ruling]
        if g.row >= len(column):
            return None
        card = words.name("challenge", column[g.row].card)
    elif g.stage == INVENTIONS:
        if not 0 < g.row <= len(player.inventions):
            return None
        card = words.name("idea", player.inventions[g.row - 1].card)
    options = options_of_row(g, player)[:]
    if g.stage == UPPER and not g.setup.advanced:
        options.append(option_of_row(g, player, len(options)))
    return {"card": card, "options": uses_view(g.setup, options)}


def laid_tiles(g: Origins, words: Words) -> list[OriginsLaidTile]:
    """C4.3, K. The tiles laid in the game."""
    return [
        {
            "tile": words.name("tile", one.tile),
            "hex": words.name("hex", one.hex),
            "side": one.side,
            "turn": one.turn,
        }
        for one in g.laid
    ]


def cratons(g: Origins, words: Words) -> list[OriginsCraton]:
    """C5. The cratons on the map, with the hexes of their fields by number."""
    board = g.cards.archipelago if g.setup.own_map else g.cards.earth
    return [
        {
            "craton": words.name("craton", one.craton),
            "hexes": names(words, "hex", fields_on(board, one.hex, one.turn)),
            "america": one.west,
            "tiled": one.tiled,
        }
        for one in g.cratons
        if one.hex >= 0
    ]


def strip(g: Origins, words: Words) -> OriginsStrip | None:
    """C5a. The latitude strip, with the colour of each row of the map."""
    if g.strip == NO_STRIP:
        return None
    bands = g.cards.strips[g.strip].bands
    return {
        "id": words.name("strip", g.strip),
        "rows": [BAND_NAMES[bands[latitude - 1]] for latitude in LATITUDES],
    }


def own_tiles(g: Origins, words: Words) -> list[OriginsOwnTile]:
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


def ground(g: Origins, words: Words) -> dict[str, OriginsGround]:
    """B8d. What is printed on the tiles that cover hexes of the board."""
    world = g.world
    board = g.cards.archipelago if g.setup.own_map else g.cards.earth
    return {
        words.name("hex", hex): {
            "kind": HEX_KIND_NAMES[world.hex_kind[hex]],
            "ring": None if world.ring[hex] == NO_RING else CLIMATE_NAMES[world.ring[hex]],
            "stars": world.stars[hex],
            "resources": [symbol_view(g.cards, one) for one in world.resources[hex]],
        }
        for hex in range(len(world.hex_ids))
        if world.resources[hex] is not board.resources[hex]
    }


def shores(g: Origins, words: Words) -> dict[str, SpaceKindId]:
    """B8d. Spaces whose kind the tiles have changed."""
    world = g.world
    board = g.cards.archipelago if g.setup.own_map else g.cards.earth
    return {
        words.name("space", space): SPACE_KIND_NAMES[world.space_kind[space]]
        for space in range(len(world.space_ids))
        if world.space_kind[space] != board.space_kind[space]
    }


def player_view(g: Origins, player: Player, words: Words) -> OriginsPlayer:
    """A player with what can be counted."""
    return {
        "seat": player.seat,
        "realm": REALM_NAMES[player.realm],
        "crown": player.crown,
        "ruling": DISCIPLINE_NAMES[player.ruling],
        "brain": player.brain[:],
        "mysticism": player.mysticism,
        "migrants": names(words, "space", player.spaces),
        "cities": dump_cities(g, player, words),
        "technology": by_track(player.levels),
        "steps": by_track(player.steps),
        "foundations": dump_foundations(player, words),
        "dissidents": dump_dissidents(player, words),
        "inventions": [words.name("idea", invention.card) for invention in player.inventions],
        "tokens": player.tokens[:],
        "portents": names(words, "comet", player.portents),
        "overflow": player.overflow,
        "refugees": names(words, "hex", player.refugees),
        "supply": player.supply,
        "blocks": player.blocks,
        "elders": elders(g, player),
        "emissaries": len(emissaries(g, player)),
        "urbanisation": urbanisation(player),
        "diversity": diversity(player),
        "dissident_count": dissidents(player),
        "range": spread_range(g, player),
        "hungry": names(words, "hex", overcrowded(g, player)),
        "scores": by_discipline([score(g, player, one) for one in DISCIPLINES]),
        "learning": by_discipline([technology(g, player, one) for one in DISCIPLINES]),
        "best": best(g, player),
        "comet_tokens": comet_tokens(g, player),
        "struck_by": [EVENT_NAMES[kind] for kind in STRIKING if strikes(g, player, kind)],
        "qualified": [
            words.name("idea", g.display[slot])
            for slot in ideas_shown(g)
            if is_qualified(g, player, g.cards.ideas[g.display[slot]].requirements)
        ],
        "bonus": 0 if g.card == NOTHING else bonus(g, player),
    }


def comet_tokens(g: Origins, player: Player) -> int:
    """E3d.1, C7h.1, C9c.1. The tokens that the next Comet would bring them now."""
    what = g.cards.comets[g.epoch - 1].scores
    if what < 0 or g.setup.solitaire or g.setup.cooperative:
        return 0
    return tokens_due(g, player, what)

"""What people see of a game: everything but the order of the decks and the tradition deck below
its top card. Nobody has secrets."""

from typing import Any

from trilobite.core.words import Words
from trilobite.games.origins.board import urbanisation
from trilobite.games.origins.cards import (
    DISCIPLINE_NAMES,
    DISCIPLINES,
    TRACK_NAMES,
    TRACKS,
)
from trilobite.games.origins.challenge import comet_on_top
from trilobite.games.origins.footprint import overcrowded
from trilobite.games.origins.position import (
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
    STAGE_NAMES,
    Origins,
    Player,
)
from trilobite.games.origins.tableau import dissidents, diversity, elders, emissaries


def view(g: Origins, words: Words) -> dict[str, Any]:
    """The table as everybody sees it."""
    return {
        "epoch": g.epoch,
        "round": g.round,
        "turn": named(words, "colour", g.turn),
        "stage": STAGE_NAMES[g.stage],
        "ending": END_NAMES[g.ending],
        "over": g.over,
        "tail": None if g.tail == NO_TAIL else g.tail,
        "crowns": g.crowns[:],
        "map": g.world.id,
        "laid": dump_tiles(g, words),
        "tiles": own_tiles(g, words),
        "climate": dump_climate(g, words),
        "philosophy": words.name("philosophy", g.philosophy),
        "cancelled": None if cancelled(g) < 0 else DISCIPLINE_NAMES[cancelled(g)],
        "deck": g.deck[:],
        "comet_on_top": comet_on_top(g),
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
    seen["hungry"] = names(words, "hex", overcrowded(g, player))
    seen["steps"] = {TRACK_NAMES[track]: player.steps[track] for track in TRACKS}
    seen["scores"] = {DISCIPLINE_NAMES[one]: score(g, player, one) for one in DISCIPLINES}
    seen["best"] = best(g, player)
    return seen

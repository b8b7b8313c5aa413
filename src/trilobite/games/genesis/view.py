"""What people see of a game. Everything on the table is public (section 0): decks have no order
until a card is turned up, and votes stay with the session until all are in."""

from typing import Any

from trilobite.core.words import Words
from trilobite.games.genesis.cards.types import ABILITY_NAMES, BLUE, COLOURS, MARINE, Cards
from trilobite.games.genesis.linked import joint_rate
from trilobite.games.genesis.organism import (
    antioxidant_shield,
    chromosomes,
    entropy_limit,
    heat_shield,
    home_row,
    icons,
    tableau,
    wantonness,
)
from trilobite.games.genesis.position.writer import (
    dump_organism,
    dump_player,
    dump_refugium,
    letters,
    names,
)
from trilobite.games.genesis.scoring import Score, macro_worth, score
from trilobite.games.genesis.state import (
    END_NAMES,
    MACRO,
    NPC,
    PHASE_NAMES,
    UNSEEN,
    Genesis,
    Organism,
)


def view(g: Genesis, words: Words) -> dict[str, Any]:
    """The table as every seat and spectator may see it."""
    return {
        "turn": g.turn,
        "phase": PHASE_NAMES[g.phase],
        "climate": words.name("climate", g.climate),
        "climate_icons": names(words, "climate", g.climate_icons),
        "active": [g.active[row] for row in range(4)],
        "waterworld": g.waterworld,
        "ozone_layer": g.ozone_layer,
        "armageddon": g.armageddon,
        "end": END_NAMES[g.end],
        "events": names(words, "event", g.events_drawn),
        "events_this_turn": g.events_this_turn,
        "events_left": g.events_left[:],
        "turn_order": names(words, "player", g.turn_order),
        "pool_limit": g.setup.pool_limit,
        "rows": [[dict_of_refugium(g, r.placard, words) for r in row] for row in g.rows],
        "refugia_left": g.refugia_left[:],
        "mutation_decks": [deck_view(g.cards, deck, words) for deck in g.mutation_decks],
        "macro_stack": names(words, "organism", g.macro_stack),
        "sea": names(words, "organism", g.ecosystems[MARINE]),
        "land": names(words, "organism", g.ecosystems[1 - MARINE]),
        "players": {
            words.name("player", player.number): player_view(g, player.number, words)
            for player in g.players
            if player is not None
        },
        "organisms": {
            words.name("organism", o.place): organism_view(g, o, words) for o in g.organisms
        },
    }


def dict_of_refugium(g: Genesis, placard: int, words: Words) -> dict[str, Any]:
    """A refugium and what lies on it."""
    return {
        "id": words.name("refugium", placard),
        **dump_refugium(g.refugium(placard), words),
    }


def deck_view(cards: Cards, deck: list[int], words: Words) -> dict[str, Any]:
    """AMB-66, H1.2. The size and the top card of a deck, its front and its added colour."""
    if not deck:
        return {"size": 0}
    card = cards.mutations[deck[0]]
    return {
        "size": len(deck),
        "top": words.name("mutation", deck[0]),
        "colour": words.name("colour", card.colour),
        "plus": words.name("colour", card.plus),
        "seen_below": [words.name("mutation", c) for c in deck[1:] if c != UNSEEN],
    }


def player_view(g: Genesis, player: int, words: Words) -> dict[str, Any]:
    """A player with the running score."""
    seen = dump_player(g.player(player), words)
    seen["seat"] = g.seat(player)
    if player < NPC:
        seen["entropy_limit"] = entropy_limit(g, player)
        seen["wantonness"] = wantonness(g, player)
        seen["score"] = score_view(score(g, player))
    return seen


def score_view(points: Score) -> dict[str, int]:
    """The breakdown of a score."""
    return {
        "cubes": points.cubes,
        "system": points.system,
        "bionts": points.bionts,
        "trophies": points.trophies,
        "dominance": points.dominance,
        "medea": points.medea,
        "total": points.total(),
    }


def organism_view(g: Genesis, o: Organism, words: Words) -> dict[str, Any]:
    """An organism with its chromosomes, shields and abilities counted."""
    seen = dump_organism(g, o, words)
    seen["tableau"] = words.name("player", tableau(g, o))
    seen["home_row"] = words.name("row", home_row(g, o))
    seen["chromosomes"] = letters([chromosomes(g, o, colour) for colour in COLOURS])
    seen["heat_shield"] = heat_shield(g, o)
    seen["antioxidant_shield"] = antioxidant_shield(g, o)
    seen["error_shield"] = chromosomes(g, o, BLUE)
    counted = {name: icons(g, o, ability) for ability, name in enumerate(ABILITY_NAMES)}
    seen["abilities"] = {name: number for name, number in counted.items() if number > 0}
    if o.kind == MACRO:
        seen["metabolic_rate"] = joint_rate(g, o)
        seen["worth"] = macro_worth(g, o)
    return seen

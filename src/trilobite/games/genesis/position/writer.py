"""Positions: any boundary state as plain values for a TOML file.

Colours are letters: `"RRB"` is two red and a blue. Bionts are letters too, small ones for NPCs.
`reader` turns such values into a state again.
"""

from collections.abc import Sequence
from operator import mul
from typing import Any

from trilobite.core.words import Words
from trilobite.games.genesis.cards.types import (
    MARINE,
    ROW_NAMES,
    TERRESTRIAL,
)
from trilobite.games.genesis.position.file import (
    ACTING_NAMES,
    CARD_NAMES,
    CUBE_NAMES,
    GAIA_NAMES,
    LETTERS,
    SIDE_NAMES,
    STEPS,
    UNKNOWN_CARD,
)
from trilobite.games.genesis.state import (
    EMPTY,
    END_NAMES,
    MACRO,
    NOBODY,
    PARASITE,
    PHASE_NAMES,
    PRESENT,
    SOURCELESS,
    UNSEEN,
    Genesis,
    Mutation,
    Organism,
    Player,
    Refugium,
)
from trilobite.games.genesis.vocabulary import ECOSYSTEM_NAMES, POSITION_NAMES


def letters(counts: Sequence[int]) -> str:
    """Counts by colour or player as letters."""
    return "".join(map(mul, LETTERS, counts))


def dump(g: Genesis, words: Words) -> dict[str, Any]:
    """The position as plain values."""
    return {
        "turn": g.turn,
        "phase": PHASE_NAMES[g.phase],
        "agenda": [STEPS.written(step, words) for step in g.agenda],
        "order": names(words, "colour", g.order),
        "turn_order": names(words, "player", g.turn_order),
        "events_drawn": names(words, "event", g.events_drawn),
        "events_this_turn": g.events_this_turn,
        "events_left": g.events_left[:],
        "active": [ROW_NAMES[row] for row in range(4) if g.active[row]],
        "climate": words.name("climate", g.climate),
        "climate_icons": names(words, "climate", g.climate_icons),
        "waterworld": g.waterworld,
        "ozone_layer": g.ozone_layer,
        "gaia": GAIA_NAMES[g.gaia],
        "armageddon": g.armageddon,
        "end": END_NAMES[g.end],
        "oxygen_crisis": g.oxygen_crisis,
        "purchased": names(words, "player", g.purchased),
        "queens_refused": [names(words, "organism", list(pair)) for pair in g.queens_refused],
        "sea": names(words, "organism", g.ecosystems[MARINE]),
        "land": names(words, "organism", g.ecosystems[TERRESTRIAL]),
        "unsorted": [name for i, name in enumerate(ECOSYSTEM_NAMES) if g.unsorted[i]],
        "macro_stack": names(words, "organism", g.macro_stack),
        "refugia_left": g.refugia_left[:],
        "player": {
            words.name("player", player.number): dump_player(player, words)
            for player in g.players
            if player is not None
        },
        "rows": by_row(words, "refugium", [[r.placard for r in row] for row in g.rows]),
        "refugium_decks": by_row(words, "refugium", g.refugium_decks),
        "mutation_decks": by_row(words, "mutation", g.mutation_decks),
        "refugium": {
            words.name("refugium", r.placard): dump_refugium(r, words) for r in g.refugia()
        },
        "organism": {
            words.name("organism", o.place): dump_organism(g, o, words) for o in g.organisms
        },
    }


def names(words: Words, domain: str, numbers: list[int]) -> list[str]:
    """Names of several members of a domain."""
    known = words.domains[domain]
    return [known[number] for number in numbers]


def by_row(words: Words, domain: str, rows: list[list[int]]) -> dict[str, list[str]]:
    """Cards by row; cards nobody has seen are question marks."""
    return {
        ROW_NAMES[row]: [
            UNKNOWN_CARD if card == UNSEEN else words.name(domain, card) for card in rows[row]
        ]
        for row in range(4)
    }


def dump_player(player: Player, words: Words) -> dict[str, Any]:
    """A player's pool, bionts, parasite card and trophies."""
    return {
        "pool": letters(player.pool),
        "bionts": player.bionts,
        "moved": player.fresh,
        "hgt_moves": player.hgt_moves,
        "parasite": CARD_NAMES[player.parasite],
        "trophies": names(words, "organism", player.trophies),
        "medea": player.medea,
    }


def dump_refugium(refugium: Refugium, words: Words) -> dict[str, Any]:
    """What lies on a refugium."""
    part: dict[str, Any] = {
        "organised": letters(refugium.organised),
        "disorganised": letters(refugium.disorganised),
        "bionts": letters(refugium.bionts),
        "moved": letters(refugium.fresh),
        "enzymes": "".join(LETTERS[colour] for colour in refugium.enzymes),
        "contestants": "".join(LETTERS[player] for player in refugium.contestants),
    }
    if refugium.roller != NOBODY:
        part["roller"] = words.name("player", refugium.roller)
    return part


def dump_organism(g: Genesis, o: Organism, words: Words) -> dict[str, Any]:
    """An organism with its mutations, cubes and guests."""
    part: dict[str, Any] = {
        "owner": words.name("player", o.owner),
        "bionts": letters(o.bionts),
        "moved": letters(o.fresh),
        "spent": letters(o.spent),
        "cubes": letters(o.cubes),
        "disks": letters(o.disks),
        "mutations": [dump_mutation(mutation, words) for mutation in o.mutations],
        "fission": o.fission,
        "green_at_start": o.green_at_start,
        "residents_at_start": letters(o.residents_at_start),
        "done": o.done,
    }
    if o.host != NOBODY:
        part["host"] = words.name("organism", o.host)
    if o.kind == PARASITE:
        part["diseased"] = [dump_diseased(g, o, slot, words) for slot in range(2)]
    if o.kind == MACRO:
        part["side"] = SIDE_NAMES[o.side]
        part["under"] = words.name("organism", o.under)
        organs = g.macro_side(o).organs
        part["organs"] = [organs[s].id for s in range(len(organs)) if o.organs[s] == PRESENT]
        at_start = o.organs_at_start
        part["organs_at_start"] = [
            organs[s].id for s in range(len(at_start)) if at_start[s] == PRESENT
        ]
        part["endosymbionts_at_start"] = letters(o.endosymbionts_at_start)
    return part


def dump_mutation(mutation: Mutation, words: Words) -> dict[str, Any]:
    """A mutation card and where its cubes are."""
    acting = "none" if mutation.acting < 0 else ACTING_NAMES[mutation.acting]
    return {
        "card": words.name("mutation", mutation.card),
        "promoted": mutation.promoted,
        "base": CUBE_NAMES[mutation.base],
        "plus": CUBE_NAMES[mutation.plus],
        "acting": acting,
    }


def dump_diseased(g: Genesis, o: Organism, slot: int, words: Words) -> str:
    """Where a diseased cube comes from."""
    source = o.slots[slot]
    if source == EMPTY:
        return ""
    if source == SOURCELESS:
        return "cube"
    host = g.organism(o.host)
    if host.kind == MACRO:
        return f"organ {g.macro_side(host).organs[source].id}"
    return f"{words.name('mutation', source >> 1)} {POSITION_NAMES[source & 1]}"

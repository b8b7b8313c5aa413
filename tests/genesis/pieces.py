"""Pieces from which rule tests build positions."""

from typing import Any

from trilobite.games.genesis.cards.build import default_cards
from trilobite.games.genesis.cards.types import ROW_NAMES

#: A card or an organism of a position.
Piece = dict[str, Any]


def mutation(name: str, **fields: Any) -> Piece:
    """A mutation card; `"tmrna+"` is the promoted one."""
    promoted = name.endswith("+")
    return {"card": name.removesuffix("+"), "promoted": promoted, **fields}


def organism(owner: str, bionts: str, *mutations: str | Piece, **fields: Any) -> Piece:
    """An organism with its mutation cards."""
    cards = [mutation(card) if isinstance(card, str) else card for card in mutations]
    return {"owner": owner, "bionts": bionts, "mutations": cards, **fields}


def position(organisms: dict[str, Piece], phase: str, *agenda: str, **fields: Any) -> Piece:
    """A position of a phase. `pools` holds letters by colour, `decks` the first cards of
    mutation decks by row; all other mutations follow in the continent's deck, or in the
    deck named `rest`."""
    whole = {"organism": organisms, "phase": phase, "agenda": list(agenda), **fields}
    pools: dict[str, str] = whole.pop("pools", {})
    players: dict[str, Piece] = whole.setdefault("player", {})
    for colour, pool in pools.items():
        players.setdefault(colour, {})["pool"] = pool
    if "decks" in whole:
        given: dict[str, list[str]] = whole.pop("decks")
        whole["mutation_decks"] = full_decks(organisms, given, whole.pop("rest", "continent"))
    return whole


def full_decks(
    organisms: dict[str, Piece], given: dict[str, list[str]], rest: str
) -> dict[str, list[str]]:
    """Mutation decks in which every card has its place."""
    decks: dict[str, list[str]] = {row: list(given.get(row, [])) for row in ROW_NAMES}
    used = {card for deck in decks.values() for card in deck}
    used.update(card["card"] for piece in organisms.values() for card in piece["mutations"])
    decks[rest] += [card.id for card in default_cards().mutations if card.id not in used]
    return decks


def purchases(organisms: dict[str, Piece], *colours: str, **fields: Any) -> Piece:
    """A purchase phase in which these colours take their turns."""
    return position(organisms, "purchase", *(f"purchase {colour}" for colour in colours), **fields)


def struck_by(event: str, icon: int, organisms: dict[str, Piece], **fields: Any) -> Piece:
    """An event phase at one icon of an event."""
    return position(organisms, "event", f"icon {event} {icon}", events_drawn=[event], **fields)

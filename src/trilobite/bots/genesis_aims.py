"""Of what the value of a position of Bios: Genesis is made up."""

from trilobite.bots.aims import add
from trilobite.bots.genesis_evaluator import standings
from trilobite.bots.genesis_goals import cooperative_goals, solitaire_goals
from trilobite.bots.genesis_prospects import (
    Constants,
    Moment,
    guest_value,
    macro_parts,
    micro_parts,
    pool_value,
    prospects,
    refugium_value,
    room_value,
    turns_left,
)
from trilobite.games.genesis.scoring import score
from trilobite.games.genesis.state import GOING_ON, MACRO, NPC, Genesis


def aims(g: Genesis, c: Constants, seat: int) -> dict[str, float]:
    """The value of a position for a seat by aim."""
    found: dict[str, float] = {}
    humans = [player for player in g.in_game() if player < NPC]
    mine = [player for player in humans if g.seat(player) == seat]
    if g.setup.solitaire or g.setup.cooperative:
        at = Moment(g, c)
        for player in humans:
            if player in mine:
                add_prospects(found, g, c, player)
            else:
                add(found, "partners", prospects(g, c, player, at))
        if g.setup.solitaire:
            add(found, "goals", solitaire_goals(g, c, humans))
        else:
            add(found, "goals", cooperative_goals(g, c, humans, at))
        return found
    own = mine[0]
    standing = dict(zip(humans, standings(g, humans, Moment(g, c)), strict=True))
    points = standing.pop(own)
    best = max(standing.values())
    victory = c.victory if points > best else 0.0
    if g.end != GOING_ON:
        add(found, "tokens", points)
        add(found, "victory", victory)
        add(found, "lead", best, -1.0)
        return found
    add_prospects(found, g, c, own)
    if g.armageddon:
        add(found, "victory", victory - score(g, own).medea)
    add(found, "lead", best, -c.rivalry)
    return found


def holdings(g: Genesis, c: Constants, seat: int) -> dict[str, float]:
    """What a seat has and may expect, whatever others have; nothing when the game is over."""
    found: dict[str, float] = {}
    if g.end == GOING_ON:
        for player in g.in_game():
            if player < NPC and g.seat(player) == seat:
                add_prospects(found, g, c, player)
    return found


def clock(g: Genesis, c: Constants) -> dict[str, float]:
    """How late it is, for all seats."""
    if g.end != GOING_ON:
        return {}
    creatures = sum(o.kind == MACRO for o in g.organisms)
    return {
        "turns": turns_left(g, c),
        "armageddon": float(g.armageddon),
        "creatures": float(creatures),
    }


def add_prospects(found: dict[str, float], g: Genesis, c: Constants, player: int) -> None:
    """What a player has and may expect."""
    at = Moment(g, c)
    for o, colours in zip(g.organisms, at.chromosomes, strict=True):
        if o.owner == player and o.kind == MACRO:
            tokens, place, ahead, lost, growth, ashore = macro_parts(g, c, o, player, colours, at)
            add(found, "tokens", tokens)
            add(found, "creatures", place + ahead)
            add(found, "safety", lost, -1.0)
            add(found, "growth", growth)
            add(found, "landfall", ashore)
        elif o.owner == player:
            tokens, lost, growth, becoming = micro_parts(g, c, o, player, colours, at)
            add(found, "tokens", tokens)
            add(found, "safety", lost, -1.0)
            add(found, "growth", growth)
            add(found, "becoming", becoming)
        elif o.bionts[player] > 0:
            add(found, "guests", guest_value(g, c, o, player, at))
    if not g.setup.introductory:
        add(found, "trophies", float(len(g.player(player).trophies)))
    for refugium in g.refugia():
        if refugium.bionts[player] > 0:
            add(found, "birth", refugium_value(g, c, refugium, player, at))
    add(found, "room", room_value(g, c, player, at))
    add(found, "catalysts", pool_value(g, c, player, at))

"""E3. Taking a Comet: future shock, a new display, victory tokens, a Portent."""

from trilobite.core.agenda import due
from trilobite.core.decision import Flow
from trilobite.games.origins.board import urbanisation
from trilobite.games.origins.cards.types import DISCIPLINES, MYSTICISM, URBANISATION
from trilobite.games.origins.chaos import suffer_chaos
from trilobite.games.origins.refresh import refresh
from trilobite.games.origins.state import (
    COMET,
    EPOCHS,
    NOTHING,
    SLOTS,
    Origins,
    Player,
)
from trilobite.games.origins.tableau import diversity


def take_comet(g: Origins, player: Player) -> None:
    """E3.1, A1b.2, B2c.1. Steps a to e in order; the fourth Comet ends the game at once (A0a.3,
    I0.1, I0c.2)."""
    g.tell("comet", player.colour, g.epoch - 1)
    if g.epoch == EPOCHS:
        g.ending = COMET
        g.over = True
        g.agenda = []
        g.tell("game-over", g.ending)
        return
    shocks = [due("shock", one.colour) for one in g.clockwise(player.colour)]
    g.agenda[:0] = [*shocks, due("epoch", player.colour)]


def future_shock(g: Origins, player: Player) -> Flow:
    """E3a.1. One chaos for everybody, from the taker clockwise."""
    yield from suffer_chaos(g, player, 1)


def new_epoch(g: Origins, player: Player) -> None:
    """E3b to E3e, G:Epoch.1. The display evolves, the tokens are awarded, and the taker keeps the
    Comet; without a Portent in solitaire and cooperation (C7h.1, C9c.1)."""
    evolve(g)
    g.epoch += 1
    g.tell("epoch", g.epoch)
    refresh(g)
    if not g.setup.solitaire and not g.setup.cooperative:
        award_tokens(g, g.cards.comets[g.epoch - 2].scores)
    player.portents.append(g.epoch - 2)


def evolve(g: Origins) -> None:
    """E3b.1, E3b.2. Ideas without Elders leave the game, and so do the decks of the Epoch."""
    for slot in range(SLOTS):
        if g.display[slot] >= 0 and sum(g.elders[slot]) == 0:
            g.tell("idea-gone", g.display[slot])
            g.forgotten.append(g.display[slot])
            g.display[slot] = NOTHING
    for discipline in DISCIPLINES:
        deck = g.ideas[(g.epoch - 1) * len(DISCIPLINES) + discipline]
        g.forgotten += deck
        deck.clear()


def measure(player: Player, what: int) -> int:
    """E3d.1, INT-4. What a Comet compares."""
    if what == MYSTICISM:
        return player.mysticism
    if what == URBANISATION:
        return urbanisation(player)
    return diversity(player)


def tokens_due(g: Origins, player: Player, what: int) -> int:
    """E3d.1, E3d.2. One token for each opponent who has less; ties give none."""
    number = 0
    for other in g.players:
        if measure(other, what) < measure(player, what):
            number += 1
    return number


def award_tokens(g: Origins, what: int) -> None:
    """E3d.1, E3d.4, B8b.1. Everybody takes their tokens."""
    for player in g.players:
        number = tokens_due(g, player, what)
        player.tokens[what] += number
        if number:
            g.tell("tokens", player.colour, what, number)

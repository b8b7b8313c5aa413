"""B4, D1d, D1e. Pawns, Foundations, Inventions and Dissidents of a player."""

from trilobite.games.origins.board import has_city_on
from trilobite.games.origins.cards.types import (
    ANY_CITY,
    EMOTIONS,
    FREE_WILL,
    MENOPAUSE,
    MENOPAUSE_PAWNS,
    TECHNOLOGY,
    Requirement,
)
from trilobite.games.origins.state import (
    FOUNDATIONS,
    INVENTIONS,
    SLOTS,
    Foundation,
    Origins,
    Player,
)

# --- pawns --------------------------------------------------------------------------------


def elders(g: Origins, player: Player) -> int:
    """B4b.1. Their pawns in the display."""
    number = 0
    for on_card in g.elders:
        number += on_card[player.colour]
    return number


def expend_elder(g: Origins, player: Player, slot: int) -> None:
    """G:Expend. An Elder goes back to free will."""
    g.elders[slot][player.colour] -= 1
    player.brain[FREE_WILL] += 1
    g.tell("elder-expended", player.colour, g.display[slot])


def expend_emissary(g: Origins, player: Player, owner: Player, index: int) -> None:
    """G:Expend. An Emissary goes back to free will."""
    owner.inventions[index].emissaries[player.colour] -= 1
    player.brain[FREE_WILL] += 1
    g.tell("emissary-expended", player.colour, owner.inventions[index].card)


def emissaries(g: Origins, player: Player) -> list[tuple[Player, int]]:
    """B4c.1. Where their Emissaries are: owners and places of the Inventions."""
    found: list[tuple[Player, int]] = []
    for owner in g.players:
        for index in range(len(owner.inventions)):
            if owner.inventions[index].emissaries[player.colour] > 0:
                found.append((owner, index))
    return found


# --- Dissidents ---------------------------------------------------------------------------


def dissidents(player: Player) -> int:
    """B5.1. Figures on Resistance spaces."""
    number = 1 if player.crown_dissident else 0
    for column in player.columns:
        for foundation in column:
            if foundation.dissident:
                number += 1
    return number


def diversity(player: Player) -> int:
    """D1d.3, G:Rainbow.1. Uncovered rainbows on Foundations and crown. The cube is always right, so
    that nobody needs to insist (A3.4, H3.1, AMB-01)."""
    number = 0 if player.crown_dissident else 1
    for column in player.columns:
        for foundation in column:
            if not foundation.dissident:
                number += 1
    return number


def empty_resistance(g: Origins, player: Player) -> list[Foundation]:
    """D2c.1. Foundations of the ruling column that have an empty Resistance space."""
    return [
        foundation
        for foundation in player.columns[player.ruling]
        if not foundation.dissident and g.cards.challenges[foundation.card].resistance
    ]


def has_room(g: Origins, player: Player) -> bool:
    """D2.2. Whether the ruling class has an empty Resistance space, on crown or Foundation."""
    return not player.crown_dissident or len(empty_resistance(g, player)) > 0


# --- requirements -------------------------------------------------------------------------


def is_met(g: Origins, player: Player, one: Requirement) -> bool:
    """J2a.1, J2b.1. One way to meet a requirement."""
    if one.kind == MENOPAUSE:
        return player.brain[EMOTIONS] <= MENOPAUSE_PAWNS
    if one.kind == TECHNOLOGY:
        return player.levels[one.what] >= one.level
    if one.what == ANY_CITY:
        return len(player.cities) > 0
    return has_city_on(g, player, one.what)


def is_qualified(g: Origins, player: Player, requirements: list[Requirement]) -> bool:
    """B2a.5, J2.3. Whether a requirement is met: one of its ways is enough. Cards ask for nothing
    in the basic game (AMB-18)."""
    if not g.setup.advanced or not requirements:
        return True
    for one in requirements:
        if is_met(g, player, one):
            return True
    return False


# --- Foundations and Inventions -----------------------------------------------------------


def other_side(g: Origins, card: int, discipline: int) -> int:
    """G:Discipline.1. The other discipline of a Foundation."""
    first, second = g.cards.challenges[card].disciplines
    return second if discipline == first else first


def take_foundation(g: Origins, player: Player, column: int, index: int) -> Foundation:
    """A Foundation leaves its column. In the activity phase the rows that are still to come stay
    the same (A2.3)."""
    ahead = g.stage == FOUNDATIONS and column == player.ruling and index < g.row
    if ahead and player.colour == g.turn:
        g.row -= 1
    return player.columns[column].pop(index)


def drop_invention(g: Origins, player: Player, index: int) -> None:
    """G:Tradition.1, G9f.1, D3e.1. An Invention goes on top of the tradition deck; Emissaries on it
    are expended."""
    invention = player.inventions[index]
    for other in g.players:
        for _ in range(invention.emissaries[other.colour]):
            expend_emissary(g, other, player, index)
    player.inventions.pop(index)
    g.tradition.append(invention.card)
    g.tell("invention-lost", player.colour, invention.card)
    if g.stage == INVENTIONS and player.colour == g.turn and index < g.row:
        g.row -= 1


def ideas_shown(g: Origins) -> list[int]:
    """D1a.1. The slots of the display that hold an Idea."""
    return [slot for slot in range(SLOTS) if g.display[slot] >= 0]

"""MAR-7.11.3 to MAR-7.11.9, MAR-12. Scoring a tile, the final scoring, and who has won."""

from trilobite.core.game import Result
from trilobite.games.marine.cards.language import VP_ALONE
from trilobite.games.marine.cards.types import ELEMENTS
from trilobite.games.marine.events import extinction, survival
from trilobite.games.marine.hexes import HEXES
from trilobite.games.marine.planet import gain_vp, occupants, terrain, tokens_of_type_on
from trilobite.games.marine.state import (
    BY_EVOLUTION,
    BY_TARGETS,
    BY_TILES,
    BY_TRAITS,
    END_NAMES,
    Animal,
    Marine,
)

# --- scoring a tile -----------------------------------------------------------------------


def ranking(g: Marine, hex: int) -> list[Animal]:
    """MAR-7.11.7, MAR-7.11.8. The animals on a tile, most species first; the food chain breaks
    ties."""
    return sorted(occupants(g, hex), key=lambda animal: (-animal.species[hex], animal.number))


def payout(g: Marine, hex: int) -> list[tuple[Animal, int]]:
    """MAR-7.11.3, MAR-7.11.4, MAR-7.11.5, MAR-7.11.6, MAR-7.11.9. Who gains what when a tile is
    scored: as many places as the terrain has numbers, none of them without an animal."""
    numbers = g.cards.terrains[terrain(g, hex)].scoring
    return list(zip(ranking(g, hex), numbers, strict=False))


def score_tile(g: Marine, hex: int, source: int) -> None:
    """MAR-7.11.3, MAR-9.13. Scores a tile for all animals. MAR-11.18, R-50: Solitary gains more
    whenever it is alone there."""
    g.tell("tile-scored", hex)
    won = payout(g, hex)
    for animal, vp in won:
        gain_vp(g, animal, vp, source)
    if won and won[0][0].hooks[VP_ALONE] > 0 and len(occupants(g, hex)) == 1:
        gain_vp(g, won[0][0], won[0][0].hooks[VP_ALONE], BY_TRAITS)


def score_evolution_tile(g: Marine, hex: int) -> None:
    """MAR-9.16.16, R-28. As scored by an Evolution action: cards in the row may reward the first
    place for tokens on the tile."""
    won = payout(g, hex)
    score_tile(g, hex, BY_EVOLUTION)
    if not won:
        return
    for card in g.row:
        evolution = g.cards.evolution[card]
        if evolution.bonus_element >= 0:
            number = tokens_of_type_on(g, hex, evolution.bonus_element)
            gain_vp(g, won[0][0], evolution.bonus_vp * number, BY_EVOLUTION)


# --- MAR-12: the end of the game ----------------------------------------------------------


def final_scoring(g: Marine) -> None:
    """MAR-12.4, MAR-12.5. Every tile is scored once, then the target numbers of owned special
    pawns count; cards left in the row do nothing (MAR-12.7)."""
    for hex in range(HEXES):
        if g.kinds[hex] >= 0:
            score_tile(g, hex, BY_TILES)
    for animal in g.animals:
        gain_vp(g, animal, target_sum(g, animal), BY_TARGETS)
    g.over = True
    g.tell("game-over", g.ending)


def target_sum(g: Marine, animal: Animal) -> int:
    """MAR-12.5. The target numbers of the special pawns an animal owns."""
    total = 0
    for element in range(ELEMENTS):
        if g.owners[element] == animal.number:
            total += g.targets[element]
    return total


def counting_animals(g: Marine) -> list[Animal]:
    """MAR-13.1.5. The animal whose score counts, by seat: of two the one with the lower score; of
    equal ones the lower in the food chain, for it loses the tie (MAR-2.1.2)."""
    found: list[Animal] = []
    for seat in range(g.setup.players):
        own = [animal for animal in g.animals if animal.seat == seat]
        found.append(min(own, key=lambda animal: (animal.vp, -animal.number)))
    return found


def result(g: Marine) -> Result | None:
    """MAR-12.6, MAR-13.1.6. The most VP win; a tie goes to the animal higher in the food chain."""
    if not g.over:
        return None
    ranked = sorted(counting_animals(g), key=lambda animal: (-animal.vp, animal.number))
    order = [animal.seat for animal in ranked]
    return Result(END_NAMES[g.ending], points(g), order[:1], order=order)


def points(g: Marine) -> list[int]:
    """MAR-13.1.5. By seat, the VP on the track of the animal that counts."""
    if not g.animals:
        return [0] * g.setup.players
    return [animal.vp for animal in counting_animals(g)]


def breakdown(g: Marine) -> list[dict[str, int]]:
    """MAR-12.3 to MAR-12.5. By seat, what the VP of the counting animal come from, as if the game
    ended now."""
    ended = g.copy()
    if not ended.over and ended.animals:
        extinction(ended)
        survival(ended)
        final_scoring(ended)
    if not ended.animals:
        return [{} for _ in range(g.setup.players)]
    return [animal.by_source() for animal in counting_animals(ended)]

"""L. Whole games of the chimera variant that reach every path."""

from collections import Counter
from random import Random

import pytest

from tests.genesis.chimera_table import (
    COLOURS,
)
from tests.genesis.chimeras import fertile_state, play
from tests.genesis.table import genesis
from trilobite.core.conformance import play_and_check
from trilobite.games.genesis.game import GenesisGame

# --- whole games --------------------------------------------------------------------------

#: Mode and number of players.
TABLES = [
    ("competitive", 2),
    ("competitive", 3),
    ("competitive", 4),
    ("solitaire", 1),
    ("cooperative", 2),
    ("cooperative", 3),
    ("cooperative", 4),
]

#: Ways through chapter L that random games must find.
PATHS = {
    "L1.1 leave-diseased",
    "L1.1 use-diseased",
    "a parasite grows on a bacterium",
    "a parasite grows on a macro",
    "a growing parasite takes in its hyperparasite",
    "incorporated",
    "a chain is pruned",
    "the host of a macro parasite grows",
    "a macro parasite attacks its hyperparasite",
    "a bacterium host attacks a macro",
    "grafted",
    "a macro host attacks a macro",
    "a macro parasite attacks a macro",
    "a macro parasite attacks a bacterium",
    "L3a.1 square",
    "host-outlived",
    "a parasite reverts",
    "a reverted parasite dies",
    "L4b.1 send-home",
    "a cube without source is taken",
    "L5b.1 land",
    "L5b.1 stay",
    "L5e.2 take-in",
    "L5e.2 enough",
    "born on land beside a land organism",
    "a chimera starves",
    "1 land from a crowded sea",
    "2 land from a crowded sea",
    "L7a.1 macro",
    "an npc attacks",
    "an npc sheds an endosymbiont",
    "an npc lands",
    "an npc falls with its host",
}


def table_for(number: int) -> GenesisGame:
    """A game with chimeras; every third with variant G4."""
    mode, players = TABLES[number % len(TABLES)]
    variants = ["chimera", "crystal-catastrophe"] if number % 3 == 0 else ["chimera"]
    colours = Random(number).sample(COLOURS, max(2, players))
    return genesis(mode=mode, players=players, variants=variants, colours=colours)


@pytest.mark.clause("AMB-73")
def test_random_games_find_every_way_through_the_chapter() -> None:
    """All games end without a dead end, and every rule of L comes up in them."""
    paths: Counter[str] = Counter()
    for number in range(800):
        play(fertile_state(table_for(number), number), number, paths)
    assert set(paths) == PATHS


@pytest.mark.parametrize("number", range(14))
def test_sessions_with_chimeras_keep_every_promise(number: int) -> None:
    """Undo, clones, positions, views and records work with macroorganism parasites."""
    game = table_for(number)
    play_and_check(game, number, fertile_state(game, number))

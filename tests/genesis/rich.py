"""Random positions late in the game, full of life: what random play from the start rarely sees."""

from random import Random
from typing import Any

from trilobite.games.genesis.cards.types import COLOUR_NAMES, ROW_NAMES
from trilobite.games.genesis.game import GenesisGame
from trilobite.games.genesis.state import Genesis

LETTERS = "RYGB"


def rich_state(game: GenesisGame, seed: int) -> Genesis:
    """A legal position with bacteria, macroorganisms, parasites and full pools."""
    random = Random(f"{seed} rich")
    setup = game.set_up
    names = [COLOUR_NAMES[colour] for colour in setup.colours]
    bionts = {name: setup.bionts_per_player() for name in names}
    cards = game.cards
    placards = list(range(16))
    random.shuffle(placards)
    mutations = [card.id for card in cards.mutations]
    random.shuffle(mutations)
    macros = list(range(8))
    random.shuffle(macros)
    organisms: dict[str, Any] = {}
    for name in names:
        for _ in range(random.choice([1, 1, 2])):
            if bionts[name] <= 1:
                break
            bionts[name] -= 1
            letter = LETTERS[COLOUR_NAMES.index(name)]
            placard = cards.placards[placards.pop()].bacterium_id
            if not setup.introductory and random.random() < 0.5:
                card = cards.macros[macros.pop()]
                side = random.choice(["marine", "marine", "marine", "terrestrial"])
                organs = card.sides[side == "terrestrial"].organs
                organisms[card.id] = {
                    "owner": name,
                    "under": placard,
                    "side": side,
                    "bionts": letter,
                    "organs": [organ.id for organ in organs[:-1] if random.random() < 0.6],
                }
            else:
                organisms[placard] = {
                    "owner": name,
                    "bionts": letter,
                    "cubes": "".join(c * random.randint(0, 4) for c in LETTERS),
                    "mutations": [
                        {"card": mutations.pop(), "promoted": random.random() < 0.4}
                        for _ in range(random.randint(0, 3))
                    ],
                }
    limit = setup.pool_limit
    eon = random.choice([[1, 3, 6], [0, 2, 8], [0, 0, 5]])
    position = {
        "turn": 8,
        "phase": random.choice(["assignment", "autocatalytic", "darwin", "purchase"]),
        "order": random.sample(COLOUR_NAMES, 4),
        "active": [row for row in ROW_NAMES if random.random() < 0.6],
        "events_left": eon,
        "refugium": {cards.placards[placards.pop()].id: {} for _ in range(5)},
        "player": {
            name: {"pool": "".join(c * random.randint(1, limit) for c in LETTERS)} for name in names
        },
        "organism": organisms,
    }
    state = game.from_position(position)
    assert isinstance(state, Genesis)
    return state

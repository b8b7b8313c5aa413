"""Dominant Species: Marine as an environment.

```python
from trilobite.envs import marine_v0

env = marine_v0.env(players=4, variants=["short"])
env.reset(seed=42)
for agent in env.agent_iter():
    observation, reward, termination, truncation, info = env.last()
    if termination or truncation:
        action = None
    else:
        action = env.action_space(agent).sample(observation["action_mask"])
    env.step(action)
```

- Agents: `player_0` to `player_3`, as many as `players` says, 2 to 4.
- Order of play: as the rules say. Where all choose at once they are asked one after the other, and
  nobody sees a choice before all are in.
- Actions: `Discrete`. Which number means what: `trilobite envs actions marine`.
- Observations: a `Dict` with `observation`, a vector of `int16`, and `action_mask`, a vector of
  `int8`. What is in it: `trilobite envs schema marine`. It is who looks, what is asked and about
  what, all that lies open on the table, and the traits that were dealt to this player.
- Rewards: at the end 1 for each winner and -1 for everybody else; 0 before.
- Chance: draws come from the seed of `reset`; the same seed and actions make the same game.
- Length: some 400 choices a player if all play at random. Games always end; nothing is truncated.

Hidden are the traits dealt to others, and which cards, tiles and tokens come when. Decisions with a
single option answer themselves, so every action is a choice.

Arguments: `players`, `variants` (a list), `animals` (a list, by seat), `pack` (a directory with
other cards), `render_mode` (`ansi`: the record of the game so far and the options of the decision).

## Versions

- v0: the first.
"""

from typing import Any, Final

from pettingzoo import AECEnv

from trilobite.core.words import Words
from trilobite.envs.actions import Limits
from trilobite.envs.aec import Environment, wrapped
from trilobite.envs.schema import (
    Counts,
    Each,
    Field,
    Flag,
    Group,
    Number,
    Numbers,
    OneOf,
    Order,
    Slots,
)
from trilobite.envs.spec import Spec
from trilobite.games.marine.cards.types import ELEMENTS
from trilobite.games.marine.state import END_NAMES, SOURCE_NAMES

#: More species than an animal has.
SPECIES: Final = range(1, 61)

LIMITS: Final[Limits] = {
    "species": (None, SPECIES),
    "come": (None, SPECIES),
    "move-to": (None, SPECIES),
}

#: All kinds of decisions.
KINDS: Final = (
    "animal",
    "traits",
    "turn",
    "abundance",
    "token-corner",
    "autotrophy",
    "area-token",
    "depletion",
    "adaptation",
    "adaptation-space",
    "element-place",
    "regression",
    "speciation",
    "speciation-tiles",
    "wanderlust",
    "new-tile",
    "wanderlust-token",
    "arrivals",
    "tectonics",
    "vent-side",
    "vent-species",
    "migration",
    "migration-target",
    "competition",
    "competition-victim",
    "evolution",
    "evolution-card",
    "domination",
    "bottom-feeder",
    "bottom-feeder-target",
    "card-tile",
    "card-terrain",
    "card-victim",
    "card-survivor",
    "card-return",
    "card-species",
    "card-exodus",
    "card-token",
    "bag-token",
    "card-swap",
    "card-score",
    "card-loss",
    "regression-loss",
    "other-card",
    "ancient-lineage",
    "pack-hunting",
    "new-trait",
    "old-trait",
    "mimicry",
)

#: More of one kind than this is never told apart.
MANY: Final = 99
VP: Final = 1000


def context(words: Words) -> dict[str, Field]:
    """What is asked: about which animal, place, token or card."""
    animals = words.domains["animal"]
    return {
        "animal": OneOf(animals),
        "animals": Counts(range(len(animals)), 1),
        "species": OneOf(animals),
        "hex": OneOf(words.domains["hex"]),
        "corner": OneOf(words.domains["corner"]),
        "element": OneOf(words.domains["element"]),
        "terrain": OneOf(words.domains["terrain"]),
        "card": OneOf(words.domains["evolution"]),
        "trait": OneOf(words.domains["trait"]),
        "left": Number(MANY),
        "values": Numbers(ELEMENTS, MANY),
    }


def view(words: Words) -> dict[str, Field]:
    """The table."""
    animals = words.domains["animal"]
    elements = words.domains["element"]
    terrains = words.domains["terrain"]
    hexes = words.domains["hex"]
    spaces = words.domains["space"]
    tokens = Counts(elements, MANY)
    of_animals = Group({name: Number(MANY) for name in animals})
    special = Group({"target": Number(MANY), "owner": OneOf(animals), "space": OneOf(spaces)})
    return {
        "round": Number(MANY),
        "turn": OneOf(animals),
        "idle_rounds": Number(MANY),
        "last_round": Flag(),
        "ending": OneOf(END_NAMES),
        "tiles": Each(hexes, OneOf(terrains)),
        "vents": Each(hexes, OneOf(words.domains["kind"])),
        "tokens": Each(words.domains["corner"], OneOf(elements)),
        "species": Each(hexes, of_animals),
        "endangered": Each(hexes, Counts(animals, 1)),
        "payout": Each(hexes, of_animals),
        "stacks": Slots(3, Group({"below": Number(MANY), "top": OneOf(terrains)})),
        "vents_left": Number(MANY),
        "tokens_left": Group({name: Number(MANY) for name in elements}),
        "markers_left": Group({name: Number(MANY) for name in terrains}),
        "areas": Each(words.domains["action"], Slots(6, OneOf(elements))),
        "competition": Slots(6, OneOf(terrains)),
        "evolution": Slots(6, OneOf(terrains)),
        "regression_cubes": Slots(4, OneOf(animals)),
        "pawns": Each(spaces, OneOf([*animals, *elements])),
        "closed_spaces": Counts(spaces, 1),
        "special": Each(elements, special),
        "row": Order(words.domains["evolution"]),
        "discard": Counts(words.domains["evolution"], 1),
        "deck": Number(MANY),
        "survival_card": OneOf(animals),
        "animals": Each(animals, animal(words, tokens)),
    }


def animal(words: Words, tokens: Field) -> Field:
    """An animal in play."""
    elements = words.domains["element"]
    traits = words.domains["trait"]
    pawn = OneOf([*words.domains["animal"], *elements])
    trait = Group({"copied": Flag(), "used": Flag(), "tokens": tokens, "pawn": pawn})
    return Group(
        {
            "seat": Number(8),
            "vp": Number(VP, low=-VP),
            "points": Group({source: Number(VP, low=-VP) for source in SOURCE_NAMES}),
            "gene_pool": Number(MANY),
            "eliminated": Number(MANY),
            "on_planet": Number(MANY),
            "right": Flag(),
            "pawns": Number(MANY),
            "boxed_pawns": Number(MANY),
            "spaces": Number(MANY),
            "display": tokens,
            "elements": tokens,
            "printed": tokens,
            "traits": Each(traits, trait, key="trait"),
            "dealt": Counts(traits, 1),
            "sentient": Flag(),
            "special_pawns": Counts(elements, 1),
            "target_sum": Number(MANY),
            "domination": Group({name: Number(MANY) for name in elements}),
        }
    )


SPEC: Final = Spec("marine", 0, LIMITS, KINDS, context, view)


def raw_env(**options: Any) -> Environment:
    """The environment as it is: an illegal action is an error."""
    return Environment(SPEC, **options)


def env(**options: Any) -> AECEnv:
    """The environment with PettingZoo's usual wrappers: who acts illegally loses at once."""
    return wrapped(raw_env(**options))

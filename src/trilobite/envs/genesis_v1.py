"""Bios: Genesis as an environment.

```python
from trilobite.envs import genesis_v1

env = genesis_v1.env(players=4, ruleset="living", variants=["short"])
env.reset(seed=42)
for agent in env.agent_iter():
    observation, reward, termination, truncation, info = env.last()
    if termination or truncation:
        action = None
    else:
        action = env.action_space(agent).sample(observation["action_mask"])
    env.step(action)
```

- Agents: `player_0` to `player_3`, as many as `players` says, 1 to 4.
- Order of play: as the rules say. A vote asks its voters one after the other, and nobody sees a
  vote before all are in.
- Actions: `Discrete`. Which number means what: `trilobite envs actions genesis`.
- Observations: a `Dict` with `observation`, a vector of `int16`, and `action_mask`, a vector of
  `int8`. What is in it: `trilobite envs schema genesis`. It is who looks, what is asked (its kind,
  its place, the dice), and all that lies on the table.
- Rewards: at the end 1 for each winner and -1 for everybody else; 0 before.
- Chance: dice and draws come from the seed of `reset`; the same seed and actions make the same
  game.
- Length: some 50 choices a player if all play at random. Games always end; nothing is truncated.

Everything on the table is public; what nobody knows is which cards of the decks come when.
Decisions with a single option answer themselves, so every action is a choice.

Arguments: `players`, `ruleset` (`living`, `second`, `first`), `mode` (`competitive`, `solitaire`,
`cooperative`), `variants` (a list), `colours` (a list, by seat), `pack` (a directory with other
cards), `render_mode` (`ansi`: the record of the game so far and the options of the decision).

## Versions

- v1: a blocked biont may go to a refugium (`hgt-on-refugium`, ruleset `second`).
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
    Joined,
    Number,
    Numbers,
    OneOf,
    Order,
    Place,
    Slots,
)
from trilobite.envs.spec import Spec
from trilobite.games.genesis.cards.types import ABILITY_NAMES
from trilobite.games.genesis.position.file import CARD_NAMES, CUBE_NAMES, LETTERS, SIDE_NAMES
from trilobite.games.genesis.state import END_NAMES, MACROS, PARASITES, PHASE_NAMES, POOL

PLACARDS: Final = range(PARASITES)
PARASITE_SIDES: Final = range(PARASITES, MACROS)
MICROORGANISMS: Final = range(MACROS)
MACROORGANISMS: Final = range(MACROS, POOL)
#: Organ squares of a macroorganism: as many as a card may have.
SQUARES: Final = range(12)
DISEASED_SLOTS: Final = range(2)

LIMITS: Final[Limits] = {
    "pay": (None, (1, 2)),
    "pay-own": (None, (1, 2)),
    "pay-both": (None, (2,)),
    "lose-diseased": (DISEASED_SLOTS,),
    "lose-organ": (SQUARES,),
    "cull": (PLACARDS,),
    "biont": ((*PLACARDS, POOL), PLACARDS),
    "withdraw": (PLACARDS,),
    "enzyme": (PLACARDS,),
    "hgt-refugium": (None, PLACARDS),
    "parasite": (PARASITE_SIDES, None),
    "supplant": (PARASITE_SIDES, None),
    "with-biont": ((*PLACARDS, POOL),),
    "take-organ": (SQUARES,),
    "take-diseased": (DISEASED_SLOTS,),
    "reroll-die": (range(1, 7),),
    "macro": (MICROORGANISMS, MACROORGANISMS),
    "organ": (MACROORGANISMS, SQUARES),
    "square": (SQUARES,),
    "take-back": (DISEASED_SLOTS,),
    "use-diseased": (DISEASED_SLOTS,),
    "leave-diseased": (DISEASED_SLOTS,),
    "graft": (SQUARES, None),
}

#: All kinds of decisions that somebody makes.
KINDS: Final = (
    "wanton-first",
    "call-vote",
    "gaia-vote",
    "pay-for-gaia",
    "next-organism",
    "uv-loss",
    "cancer-catalyst",
    "atrophy",
    "discard-order",
    "heir",
    "cull",
    "substitute",
    "assign",
    "entry-fee",
    "enzyme-colour",
    "antioxidant-colour",
    "donation-colour",
    "parasite-biont",
    "disease",
    "liberated",
    "wanton-block",
    "blocked",
    "autocatalytic-reroll",
    "organise",
    "manna-death",
    "contested-catalyst",
    "ersatz-progenote",
    "darwinian-life",
    "specificity",
    "cancel-error",
    "purchase",
    "parasite-purchase",
    "second-purchase",
    "after-sex",
    "payment",
    "surplus-organ",
    "landfall",
    "landfall-organs",
    "overcrowded",
    "contribute",
    "red-queen",
    "diseased-cubes",
    "stolen-organ",
    "incorporate",
    "parasite-circles",
    "red-queen-consent",
)

FACES: Final = (1, 2, 3, 4, 5, 6)
#: More of one kind than this is never told apart.
MANY: Final = 60


def context(words: Words) -> dict[str, Field]:
    """What is asked: about which player and place, and with which dice."""
    return {
        "player": OneOf(words.domains["player"]),
        "place": OneOf(words.domains["organism"]),
        "refugium": OneOf(words.domains["refugium"]),
        "dice": Counts(FACES, MANY),
        "chosen": Counts(FACES, MANY),
    }


def view(words: Words) -> dict[str, Field]:
    """The table."""
    players = words.domains["player"]
    organisms = words.domains["organism"]
    mutations = words.domains["mutation"]
    cubes = Counts(LETTERS[:4], MANY)
    bionts = Counts(LETTERS, MANY)
    refugium = Group(
        {"organised": cubes, "disorganised": cubes, "bionts": bionts, "enzymes": cubes}
    )
    points = ("cubes", "system", "bionts", "trophies", "dominance", "medea", "total")
    player = Group(
        {
            "seat": Number(8, low=-1),
            "pool": cubes,
            "bionts": Number(MANY),
            "moved": Number(MANY),
            "hgt_moves": Number(MANY),
            "parasite": OneOf(CARD_NAMES),
            "trophies": Counts(organisms, 1),
            "medea": Flag(),
            "entropy_limit": Number(MANY),
            "wantonness": Number(MANY),
            "score": Group({source: Number(500, low=-500) for source in points}),
        }
    )
    cube = Place(CUBE_NAMES[1:])
    mutation = Group({"promoted": Flag(), "base": cube, "plus": cube})
    organism = Group(
        {
            "owner": OneOf(players),
            "bionts": bionts,
            "spent": bionts,
            "cubes": cubes,
            "disks": cubes,
            "mutations": Each(mutations, mutation, key="card"),
            "done": Flag(),
            "host": Place(organisms),
            "side": OneOf(SIDE_NAMES),
            "chromosomes": cubes,
            "heat_shield": Number(MANY),
            "antioxidant_shield": Number(MANY),
            "error_shield": Number(MANY),
            "abilities": Group({name: Number(MANY) for name in ABILITY_NAMES}),
            "metabolic_rate": Number(MANY),
            "worth": Number(MANY),
        }
    )
    deck = Group(
        {"size": Number(MANY), "top": OneOf(mutations), "seen_below": Counts(mutations, 1)}
    )
    return {
        "turn": Number(MANY),
        "phase": OneOf(PHASE_NAMES),
        "climate": OneOf(words.domains["climate"]),
        "climate_icons": Slots(4, OneOf(words.domains["climate"]), latest=True),
        "active": Numbers(4, 1),
        "waterworld": Flag(),
        "ozone_layer": Flag(),
        "armageddon": Flag(),
        "end": OneOf(END_NAMES),
        "events": Counts(words.domains["event"], 1),
        "events_left": Numbers(3, MANY),
        "turn_order": Order(players),
        "pool_limit": Number(MANY),
        "rows": Joined(Each(words.domains["refugium"][:PARASITES], refugium)),
        "refugia_left": Numbers(4, MANY),
        "mutation_decks": Slots(4, deck),
        "macro_stack": Counts(organisms[MACROS:], 1),
        "sea": Order(organisms),
        "land": Order(organisms),
        "players": Each(players, player),
        "organisms": Each(organisms, organism),
    }


SPEC: Final = Spec("genesis", 1, LIMITS, KINDS, context, view)


def raw_env(**options: Any) -> Environment:
    """The environment as it is: an illegal action is an error."""
    return Environment(SPEC, **options)


def env(**options: Any) -> AECEnv:
    """The environment with PettingZoo's usual wrappers: who acts illegally loses at once."""
    return wrapped(raw_env(**options))

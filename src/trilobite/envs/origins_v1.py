"""Bios: Origins as an environment.

```python
from trilobite.envs import origins_v1

env = origins_v1.env(players=4, variants=["advanced"])
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
- Order of play: as the rules say.
- Actions: `Discrete`. Which number means what: `trilobite envs actions origins`. Maps on the
  other side of the board have other hexes than Earth, and so other tables.
- Observations: a `Dict` with `observation`, a vector of `int16`, and `action_mask`, a vector of
  `int8`. What is in it: `trilobite envs schema origins`. It is who looks, what is asked and about
  what, and all that lies on the table.
- Rewards: at the end 1 for each winner and -1 for everybody else; 0 before.
- Chance: dice and draws come from the seed of `reset`; the same seed and actions make the same
  game.
- Length: some 130 choices a player if all play at random. Games always end; nothing is truncated.

Nobody has secrets; what nobody knows is which cards come when. Decisions with a single option
answer themselves, so every action is a choice.

Arguments: `players`, `mode` (`competitive`, `solitaire`, `cooperative`), `variants` (a list), other
options of the game by name, `pack` (a directory with other cards), `render_mode` (`ansi`: the
record of the game so far and the options of the decision).

## Versions

- v1: worlds of cratons, with their decisions, cratons and latitude strip.
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
    Place,
)
from trilobite.envs.spec import Spec
from trilobite.games.origins.setup_options import REALM_NAMES

LIMITS: Final[Limits] = {
    "turn": (range(6),),
    "bid": (range(1, 41),),
    "use": (None, range(8)),
}

#: All kinds of decisions.
KINDS: Final = (
    "start",
    "creature",
    "tile",
    "tile-to",
    "tile-turn",
    "craton-to",
    "craton-turn",
    "craton",
    "first-token",
    "first-migrant",
    "challenge",
    "globalise",
    "token",
    "token-to",
    "bid",
    "orientation",
    "lost-city",
    "lost-elder",
    "starvation",
    "pollution",
    "suppression",
    "dissident-from",
    "dissident-to",
    "new-class",
    "demagogue",
    "refugee",
    "refugee-from",
    "relocate",
    "row",
    "specialise",
    "expend",
    "invent",
    "keep",
    "obsolete",
    "library",
    "elect",
    "sender",
    "spread-from",
    "spread-to",
    "leave",
    "diaspora",
    "diaspora-from",
    "urbanise",
    "urbanise-with",
    "pray",
    "free-step",
    "reduce",
    "science",
    "interact",
    "negotiate",
    "exogamy",
    "racism",
    "genocide",
    "cold-war",
    "constitution",
)

#: More of one kind than this is never told apart.
MANY: Final = 99


def context(words: Words) -> dict[str, Field]:
    """What is asked: about which player, place or card."""
    hexes = words.domains["hex"]
    return {
        "colour": OneOf(words.domains["colour"]),
        "partner": OneOf(words.domains["colour"]),
        "passer": OneOf(words.domains["colour"]),
        "hex": OneOf(hexes),
        "hexes": Counts(range(len(hexes)), 1),
        "space": OneOf(words.domains["space"]),
        "card": OneOf(words.domains["challenge"]),
        "foundation": OneOf(words.domains["challenge"]),
        "invention": OneOf(words.domains["idea"]),
        "climate": OneOf(words.domains["terrain"]),
        "tile": OneOf(words.domains["tile"]),
        "craton": OneOf(words.domains["craton"]),
        "stage": OneOf(words.domains["stage"]),
        "effect": OneOf(words.domains["effect"]),
        "left": Number(MANY),
        "highest": Number(MANY),
        "bonus": Number(MANY),
    }


def view(words: Words) -> dict[str, Field]:
    """The table."""
    colours = words.domains["colour"]
    challenges = words.domains["challenge"]
    ideas = words.domains["idea"]
    hexes = words.domains["hex"]
    tile = Place(words.domains["tile"])
    laid = Group({"tile": tile, "side": Number(1), "turn": Number(5)})
    auction = {
        "highest": Number(MANY),
        "pawns": Number(MANY),
        "bidder": OneOf(colours),
        "dictator": OneOf(colours),
    }
    return {
        "epoch": Number(9),
        "round": Number(MANY),
        "turn": OneOf(colours),
        "stage": OneOf(words.domains["stage"]),
        "ending": OneOf(words.domains["end"]),
        "tail": Number(MANY),
        "crowns": Numbers(len(colours), MANY),
        "laid": Each(hexes, laid, key="hex"),
        "tiles": Each(hexes, laid, key="hex"),
        "cratons": Each(words.domains["craton"], Group({"hexes": Order(hexes)}), key="craton"),
        "strip": Group({"id": OneOf(words.domains["strip"])}),
        "climate": Each(hexes, OneOf(words.domains["terrain"])),
        "philosophy": OneOf(words.domains["philosophy"]),
        "cancelled": OneOf(words.domains["discipline"]),
        "deck": Numbers(4, MANY),
        "comet_on_top": Flag(),
        "unused": Numbers(4, MANY),
        "shown": Counts(challenges, 1),
        "gone": Counts(challenges, 1),
        "idea_decks": Numbers(12, MANY),
        "display": Order(ideas),
        "elders": Each(ideas, Group({colour: Number(MANY) for colour in colours})),
        "emissaries": Each(ideas, Counts(colours, 1)),
        "tradition": Group({"top": OneOf(ideas), "cards": Number(MANY)}),
        "card": OneOf(challenges),
        "idea": OneOf(ideas),
        "auction": Group(auction),
        "moved": Counts(words.domains["space"], 1),
        "built": Counts(hexes, 1),
        "elected": Flag(),
        "players": Each(colours, player(words)),
    }


def player(words: Words) -> Field:
    """A player with what can be counted."""
    challenges = words.domains["challenge"]
    hexes = words.domains["hex"]
    disciplines = words.domains["discipline"]
    tracks = Group({track: Number(MANY) for track in words.domains["track"]})
    return Group(
        {
            "seat": Number(8, low=-1),
            "crown": Number(MANY),
            "ruling": OneOf(disciplines),
            "brain": Numbers(3, MANY),
            "mysticism": Number(MANY),
            "migrants": Counts(words.domains["space"], 9),
            "cities": Each(hexes, Place(words.domains["resource"])),
            "technology": tracks,
            "foundations": Group({column: Order(challenges) for column in disciplines}),
            "dissidents": Counts(["crown", *challenges], 1),
            "inventions": Counts(words.domains["idea"], 1),
            "tokens": Numbers(3, MANY),
            "portents": Counts(words.domains["comet"], 1),
            "overflow": Flag(),
            "refugees": Counts(hexes, 9),
            "realm": OneOf(REALM_NAMES),
            "supply": Number(MANY),
            "blocks": Number(MANY),
            "elders": Number(MANY),
            "emissaries": Number(MANY),
            "urbanisation": Number(MANY),
            "diversity": Number(MANY),
            "dissident_count": Number(MANY),
            "hungry": Counts(hexes, 1),
            "steps": tracks,
            "scores": Group({discipline: Number(MANY) for discipline in disciplines}),
            "best": Number(MANY),
        }
    )


SPEC: Final = Spec("origins", 1, LIMITS, KINDS, context, view)


def raw_env(**options: Any) -> Environment:
    """The environment as it is: an illegal action is an error."""
    return Environment(SPEC, **options)


def env(**options: Any) -> AECEnv:
    """The environment with PettingZoo's usual wrappers: who acts illegally loses at once."""
    return wrapped(raw_env(**options))

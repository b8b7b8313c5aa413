"""The names of the game that are messages, by what these begin with."""

from trilobite.games.origins import campaign, setup_options, state, worldmap
from trilobite.games.origins.cards import types as cards
from trilobite.games.origins.cards.types import (
    DISCIPLINE_NAMES,
    EFFECT_NAMES,
    MEASURE_NAMES,
    TRACK_NAMES,
)

#: What the score of each discipline is made of, as the breakdown names it.
SOURCES = tuple(
    f"{discipline}-{source}"
    for number, discipline in enumerate(DISCIPLINE_NAMES)
    for source in ("tokens", MEASURE_NAMES[number], *TRACK_NAMES[2 * number : 2 * number + 2])
)

DOMAINS: dict[str, tuple[str, ...]] = {
    "colour": cards.COLOUR_NAMES,
    "player": cards.COLOUR_NAMES,
    "discipline": DISCIPLINE_NAMES,
    "group": DISCIPLINE_NAMES,
    "measure": MEASURE_NAMES,
    "brain": (*cards.BRAIN_NAMES, "mysticism", "display"),
    "piece": ("pawn", "elder", "emissary", "migrant", "dissident", "refugee", "city", "crown"),
    "card": ("challenge", "foundation", "idea", "invention", "comet", "portent"),
    "effect": tuple(name for name in EFFECT_NAMES if name not in ("tech", "reduce")),
    "fate": cards.EVENT_NAMES,
    "crisis": cards.CRISIS_NAMES,
    "mode": cards.MODE_NAMES,
    "length": cards.LENGTH_NAMES,
    "epoch": ("1", "2", "3", "4"),
    "kind": worldmap.RESOURCE_NAMES,
    "terrain": worldmap.TERRAIN_NAMES,
    "ground": worldmap.HEX_KIND_NAMES,
    "space": worldmap.SPACE_KIND_NAMES,
    "corner": worldmap.CORNER_NAMES,
    "tile-side": worldmap.TILE_SIDE_NAMES,
    "realm": setup_options.REALM_NAMES,
    "shape": campaign.SHAPE_NAMES,
    "map": ("earth", "archipelago"),
    "end": state.END_NAMES[state.NOT_ENDING + 1 :],
}

"""The ids of what there is in the box. Card files, views and clients know them by these words; the
rules count them in this order."""

from typing import Final, Literal, get_args

#: Down the food chain.
AnimalId = Literal["reptiles", "cephalopods", "fishes", "crustaceans"]
ElementId = Literal["algae", "gastropods", "worms", "plankton", "sponges", "sun"]
#: Terrains of tiles, in the order of their markers.
TileId = Literal[
    "land",
    "kelp-forest",
    "coral-reef",
    "seamount",
    "seagrass-meadow",
    "sand-plain",
    "open-ocean",
]
TerrainId = Literal[TileId, "vent"]
VentId = Literal["geyser", "black-smoker"]
#: What lies on a hex: a tile, or the side that a vent shows.
KindId = Literal[TileId, VentId]
#: From the top of the action display; the last is on the trait of this name.
ActionId = Literal[
    "abundance",
    "autotrophy",
    "depletion",
    "adaptation",
    "regression",
    "speciation",
    "wanderlust",
    "tectonics",
    "migration",
    "competition",
    "evolution",
    "domination",
    "bottom-feeder",
]
LengthId = Literal["short", "standard", "long", "epic"]

ANIMAL_NAMES: Final[tuple[AnimalId, ...]] = get_args(AnimalId)
ELEMENT_NAMES: Final[tuple[ElementId, ...]] = get_args(ElementId)
TERRAIN_NAMES: Final[tuple[TerrainId, ...]] = get_args(TerrainId)
KIND_NAMES: Final[tuple[KindId, ...]] = get_args(KindId)
ACTION_NAMES: Final[tuple[ActionId, ...]] = get_args(ActionId)
LENGTH_NAMES: Final[tuple[LengthId, ...]] = get_args(LengthId)

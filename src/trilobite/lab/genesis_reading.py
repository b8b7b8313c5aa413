"""How the events of Bios: Genesis are read."""

from typing import ClassVar, Final

from trilobite.games.genesis.cards.types import COLOUR_NAMES
from trilobite.games.genesis.state import NPC, Genesis, colour_of
from trilobite.lab.reading import Reading

#: What takes cubes and bionts, or sets parasites free.
BLOWS = (
    "darwin-roll",
    "heat-crisis",
    "oxygen-spike",
    "oxygen-crisis",
    "uv",
    "cancer-roll",
    "drought",
    "red-queen",
    "biont-stolen",
    "overcrowded",
    "averted",
    "liberated",
    "hgt",
    "incorporated",
)


class GenesisReading(Reading[Genesis]):
    """Cards are mutations and macroorganisms; organisms belong to their owner."""

    things: ClassVar[tuple[str, ...]] = (
        "event",
        "mutation",
        "organism",
        "refugium",
        "climate",
        "end",
        "phase",
        "row",
        "ecosystem",
        "colour",
    )
    causes: ClassVar[dict[str, tuple[str, ...]]] = {"extinct": BLOWS, "macro-extinct": BLOWS}
    milestones: ClassVar[tuple[str, ...]] = ("life", "attached", "macro", "landfall")
    cards: ClassVar[tuple[str, ...]] = ("life", "mutated", "promoted", "attached", "macro")

    def owners(self, state: Genesis) -> dict[str, dict[int, int]]:
        seats = {player: state.seat(player) for player in state.in_game()}
        return {"player": seats, "organism": {o.place: seats[o.owner] for o in state.organisms}}

    def plays(self, state: Genesis, seat: int) -> str:
        humans = (player for player in state.in_game() if player < NPC)
        mine = [colour_of(player) for player in humans if state.seat(player) == seat]
        return "+".join(COLOUR_NAMES[colour] for colour in mine)


READING: Final = GenesisReading()

"""The readings of the games of the house, by name."""

from typing import Final

from trilobite.lab.genesis_reading import GenesisReading
from trilobite.lab.marine_reading import MarineReading
from trilobite.lab.origins_reading import OriginsReading
from trilobite.lab.reading import Reading

READINGS: Final[dict[str, Reading]] = {
    "genesis": GenesisReading(),
    "marine": MarineReading(),
    "origins": OriginsReading(),
}


def reading_of(name: str) -> Reading:
    """How the events of a game are read."""
    return READINGS.get(name, Reading())

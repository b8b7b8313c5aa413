"""The readings of the games, by name."""

from trilobite.games.registry import part
from trilobite.lab.reading import AnyReading, Reading


def reading_of(name: str) -> AnyReading:
    """How the events of a game are read."""
    found = part(f"trilobite.lab.{name}_reading", "READING")
    return found if isinstance(found, Reading) else AnyReading()

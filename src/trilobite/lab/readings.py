"""The readings of the games, by name."""

from trilobite.games.registry import part
from trilobite.lab.reading import Reading


def reading_of(name: str) -> Reading:
    """How the events of a game are read."""
    found = part(f"trilobite.lab.{name}_reading", "READING")
    return found if isinstance(found, Reading) else Reading()

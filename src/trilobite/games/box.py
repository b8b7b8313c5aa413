"""A game in its box: what can be known of it before it is set up."""

from abc import ABC, abstractmethod
from pathlib import Path
from typing import Any, Final

from mypy_extensions import mypyc_attr

from trilobite.core.game import AnyGame


class Variant:
    """A variant that the players may agree on: its clause, and in a line what it does."""

    def __init__(self, name: str, clause: str, text: str) -> None:
        self.name: Final = name
        self.clause: Final = clause
        self.text: Final = text


@mypyc_attr(allow_interpreted_subclasses=True)
class Box(ABC):
    """A game on the shelf. Its options are `players`, `variants` and, where the game has more
    than one of them, `ruleset` and `mode`."""

    #: The short name, as in records and commands.
    name: str
    #: The name on the box.
    title: str
    #: How many may play.
    players: list[int]
    #: The first is what is played if nobody chooses; empty if there is nothing to choose.
    rulesets: list[str]
    modes: list[str]
    variants: list[Variant]

    @abstractmethod
    def make(self, options: dict[str, Any], pack: Path | None = None) -> AnyGame:
        """The game set up with these options and, if given, the cards of another directory.

        Raises OptionsError or DataError with what is wrong.
        """

    @abstractmethod
    def cards(self, pack: Path | None = None) -> dict[str, Any]:
        """All cards as plain values (`cards`), and their printed names by domain, id and
        language (`names`)."""

    def names(self, pack: Path | None = None) -> dict[str, dict[str, dict[str, str]]]:
        """The printed names by domain, id and language."""
        names: dict[str, dict[str, dict[str, str]]] = self.cards(pack)["names"]
        return names

    def schemas(self) -> dict[str, Any]:
        """Types by name, such as that of the game's view, that clients should know of: typed
        dictionaries or msgspec structs."""
        return {}

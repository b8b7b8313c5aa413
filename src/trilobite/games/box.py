"""A game in its box: what can be known of it before it is set up."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Final

from mypy_extensions import mypyc_attr

from trilobite.core.errors import OptionsError
from trilobite.core.game import AnyGame


class Variant:
    """A variant that the players may agree on: its clause, and in a line what it does. Of those in
    a group at most one is chosen; what is for experts need not be read by others."""

    def __init__(
        self, name: str, clause: str, text: str, group: str = "", expert: bool = False
    ) -> None:
        self.name: Final = name
        self.clause: Final = clause
        self.text: Final = text
        self.group: Final = group
        self.expert: Final = expert


def variants(
    about: dict[str, tuple[str, str]],
    groups: Mapping[str, Iterable[str]] | None = None,
    expert: Iterable[str] = (),
) -> list[Variant]:
    """Variants from their names, clauses and lines, from groups of those that exclude each other,
    and from what is for experts: variants or whole groups."""
    group_of = {name: group for group, names in (groups or {}).items() for name in names}
    for_experts = set(expert)
    return [
        Variant(
            name,
            clause,
            text,
            group_of.get(name, ""),
            name in for_experts or group_of.get(name) in for_experts,
        )
        for name, (clause, text) in about.items()
    ]


class Kind:
    """A usual way to play, to begin a set-up with: its options, how strong bots are there, and who
    best plays what by seat, where nobody is asked."""

    def __init__(
        self,
        name: str,
        options: dict[str, Any],
        bots: str = "normal",
        roles: list[str] | None = None,
    ) -> None:
        self.name: Final = name
        self.options: Final = options
        self.bots: Final = bots
        self.roles: Final = roles or []


FIRST: Final = "first"
FULL: Final = "full"
SOLO: Final = "solo"
TOGETHER: Final = "together"
CAMPAIGN: Final = "campaign"


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
    #: The first is what a set-up begins with.
    kinds: list[Kind]
    #: Whom seats may choose to play, and the option that says so; empty if nobody can choose.
    roles: list[str]
    roles_option: str
    #: Games whose results can be taken up, see `continued`.
    follows: list[str]

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

    def continued(self, result: dict[str, Any]) -> dict[str, Any]:
        """The options of a game that goes on from the result of another (`Game.handover`), or
        from a file that tells of one. Raises OptionsError if it tells of none."""
        raise OptionsError("this game goes on from no other", "no-game-before")

    def schemas(self) -> dict[str, Any]:
        """Types by name, such as that of the game's view, that clients should know of: typed
        dictionaries or msgspec structs."""
        return {}

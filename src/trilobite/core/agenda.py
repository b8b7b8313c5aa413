"""The agenda: what is still to be done between two steps, as plain data of the state."""

from collections.abc import Callable
from typing import Final

from trilobite.core.errors import PositionError, shown
from trilobite.core.words import Words

#: A step that is due: its name and small numbers, of which its rule takes as many as it needs.
Due = tuple[str, int, int, int]


def due(name: str, a: int = 0, b: int = 0, c: int = 0) -> Due:
    """A step as it stands in the agenda."""
    return (name, a, b, c)


class Steps:
    """The steps that a game knows, with the domains of their numbers; position files name them."""

    def __init__(self, domains: dict[str, tuple[str, ...]]) -> None:
        self.domains: Final = domains

    def written(self, step: Due, words: Words) -> str:
        """A step in words."""
        parts = [step[0]]
        for domain, number in zip(self.domains[step[0]], step[1:], strict=False):
            parts.append(words.name(domain, number))
        return " ".join(parts)

    def read(self, text: str, number: Callable[[str, str], int]) -> Due:
        """The step that is meant; `number` gives that of a name in a domain. Raises PositionError
        if there is no such step."""
        name, *given = text.split() or [""]
        domains = self.domains.get(name)
        if domains is None or len(domains) != len(given):
            known = ", ".join(self.domains)
            raise PositionError(f"{shown(text)} is not a step; there are {known}")
        numbers = [number(domain, word) for domain, word in zip(domains, given, strict=True)]
        return due(name, *numbers)

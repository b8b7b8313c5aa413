"""The agenda: what is still to be done between two steps, as plain data of the state."""

from collections.abc import Callable
from typing import Final, TypeVar

from trilobite.core.decision import Flow
from trilobite.core.errors import PositionError, shown
from trilobite.core.words import Words

S = TypeVar("S")

#: A step that is due: its name and small numbers, of which its rule takes as many as it needs.
Due = tuple[str, int, int, int]

#: What is done when a step is due: a flow, or None where nobody is asked. A fixed number of
#: arguments, because a starred call takes several times as long when it is compiled.
Rule = Callable[[S, int, int, int], Flow | None]


def due(name: str, a: int = 0, b: int = 0, c: int = 0) -> Due:
    """A step as it stands in the agenda."""
    return (name, a, b, c)


def without_numbers(rule: Callable[[S], Flow | None]) -> Rule[S]:
    """The rule of a step that is due without a number."""

    def step(g: S, _a: int, _b: int, _c: int) -> Flow | None:
        return rule(g)

    return step


def with_a_number(rule: Callable[[S, int], Flow | None]) -> Rule[S]:
    """The rule of a step that is due with one number."""

    def step(g: S, a: int, _b: int, _c: int) -> Flow | None:
        return rule(g, a)

    return step


def with_two_numbers(rule: Callable[[S, int, int], Flow | None]) -> Rule[S]:
    """The rule of a step that is due with two numbers."""

    def step(g: S, a: int, b: int, _c: int) -> Flow | None:
        return rule(g, a, b)

    return step


def nobody_asked() -> Flow:
    """The flow of a step whose rule has done its work and asks nobody."""
    yield from ()


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

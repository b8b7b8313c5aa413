"""Work that takes long: whoever has threads does it there, one piece after the other."""

from collections.abc import Callable
from typing import Protocol, TypeVar

T = TypeVar("T")


class Aside(Protocol):
    """Does a piece of work and says what came of it. Two pieces are never done at the same time."""

    async def __call__(self, work: Callable[[], T]) -> T: ...


async def at_once(work: Callable[[], T]) -> T:
    """Without threads everybody waits."""
    return work()

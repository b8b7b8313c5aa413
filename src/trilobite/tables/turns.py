"""Fair turns: where only so many can be served at once, people take turns, however much each of
them wants."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final


class Turns:
    """Whoever waits longest is served next; who has been served goes to the end."""

    def __init__(self, at_once: int) -> None:
        self._free = at_once
        #: Those who wait, by person, the next one first.
        self._waiting: Final[OrderedDict[str, deque[asyncio.Future[None]]]] = OrderedDict()

    @property
    def waiting(self) -> int:
        """How many wishes wait."""
        return sum(len(wishes) for wishes in self._waiting.values())

    @asynccontextmanager
    async def of(self, person: str) -> AsyncIterator[None]:
        """Waits for the person's turn, which lasts as long as the context."""
        if self._free and not self._waiting:
            self._free -= 1
        else:
            await self._wait(person)
        try:
            yield
        finally:
            self._next()

    async def _wait(self, person: str) -> None:
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(person, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._next()  # it came too late
            raise

    def _next(self) -> None:
        """Somebody is done: the next person's first wish."""
        while self._waiting:
            person, wishes = self._waiting.popitem(last=False)
            turn = wishes.popleft()
            if wishes:
                self._waiting[person] = wishes
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1

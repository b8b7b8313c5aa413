"""Work that takes long is done in a thread, so that the server goes on meanwhile."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

T = TypeVar("T")


class OneThread:
    """A thread that does one piece of work after the other: two would only fight for the
    processor."""

    def __init__(self, name: str) -> None:
        self._pool: Final = ThreadPoolExecutor(max_workers=1, thread_name_prefix=name)

    async def __call__(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._pool, work)

    def close(self) -> None:
        """Finishes what was begun."""
        self._pool.shutdown(cancel_futures=True)

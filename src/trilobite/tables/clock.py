"""The time, as tables need it."""

import asyncio
import time
from datetime import UTC, datetime
from typing import Protocol


class Clock(Protocol):
    """Says what time it is, and waits."""

    def now(self) -> datetime:
        """The date and time."""

    def seconds(self) -> float:
        """Seconds since some moment, for measuring."""

    async def sleep(self, seconds: float) -> None:
        """Waits."""


class WallClock:
    """The clock on the wall."""

    def now(self) -> datetime:
        return datetime.now(UTC)

    def seconds(self) -> float:
        return time.monotonic()

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)

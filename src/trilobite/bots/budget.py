"""How much a bot may think about one decision."""

import time
from collections.abc import Callable
from typing import Final


class Budget:
    """So many seconds, or so many imagined worlds if they are given. `now` is the clock."""

    def __init__(
        self,
        seconds: float,
        worlds: int | None = None,
        now: Callable[[], float] | None = None,
    ) -> None:
        self._worlds: Final = worlds
        self._seconds: Final = seconds
        self._now: Final = now or time.perf_counter
        self._began: Final = self._now() if worlds is None else 0.0
        #: Worlds imagined so far.
        self.imagined = 0

    def spent(self) -> float:
        """The part that is used up: 1 or more when there is none left."""
        if self._worlds is not None:
            return self.imagined / self._worlds if self._worlds > 0 else 1.0
        if self._seconds <= 0.0:
            return 1.0
        return (self._now() - self._began) / self._seconds

    @property
    def over(self) -> bool:
        """Whether nothing is left."""
        return self.spent() >= 1.0

    def part(self, share: float, most: float, worlds: int | None = None) -> "Budget":
        """A share of the seconds that are left, but no more than `most`; or so many worlds."""
        left = max(0.0, self._seconds * (1.0 - self.spent()))
        return Budget(min(most, share * left), worlds, self._now)

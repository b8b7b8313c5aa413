"""How much a bot may think about one decision."""

import time
from typing import Final


class Budget:
    """So many seconds, or so many imagined worlds if they are given."""

    def __init__(self, seconds: float, worlds: int | None) -> None:
        self._worlds: Final = worlds
        self._seconds: Final = seconds
        self._began: Final = time.perf_counter() if worlds is None else 0.0
        #: Worlds imagined so far.
        self.imagined = 0

    def spent(self) -> float:
        """The part that is used up: 1 or more when there is none left."""
        if self._worlds is not None:
            return self.imagined / self._worlds if self._worlds > 0 else 1.0
        if self._seconds <= 0.0:
            return 1.0
        return (time.perf_counter() - self._began) / self._seconds

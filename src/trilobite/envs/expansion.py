"""Observations as plain networks like them: a one in the place of each name.

An observation has a single number for a name, such as the phase of the turn. That is short and
quick to write, and what an embedding takes; but to a network it means nothing that phase 4 is twice
phase 2. An expansion gives each name a place of its own and leaves counts as they are.
"""

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from trilobite.core.observation import Observation


class Expansion:
    """Knows where everything goes."""

    def __init__(self, observation: Observation[Any]) -> None:
        numbers = observation.numbers()
        widths = np.array([max(1, len(one.members)) for one in numbers])
        #: How many numbers there are after the expansion.
        self.size: Final = int(widths.sum())
        self._named: Final = np.array([bool(one.members) for one in numbers])
        self._first: Final = np.cumsum(widths) - widths

    def sparse(self, row: NDArray[np.uint8]) -> tuple[NDArray[Any], NDArray[np.float32]]:
        """Of one observation all that is not zero: the places and what is there."""
        at = np.flatnonzero(row)
        values = row[at].astype(np.int64)
        named = self._named[at]
        return self._first[at] + named * (values - 1), np.where(named, 1, values).astype(np.float32)

    def dense(self, rows: NDArray[np.uint8]) -> NDArray[np.float32]:
        """A batch of observations, one a row."""
        which, at = np.nonzero(rows)
        values = rows[which, at].astype(np.int64)
        named = self._named[at]
        found = np.zeros((len(rows), self.size), np.float32)
        found[which, self._first[at] + named * (values - 1)] = np.where(named, 1, values)
        return found

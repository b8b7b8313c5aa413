"""A place for each name."""

import numpy as np

from tests.core.test_observation import Small
from trilobite.envs.expansion import Expansion


def test_an_expansion_has_a_place_for_each_name() -> None:
    small = Small()
    expansion = Expansion(small)
    row = np.array([30, 1, 2, 0, 9, 0, 0, 0, 1, 1], np.uint8)
    assert expansion.size == 11
    dense = expansion.dense(row[np.newaxis])[0]
    assert dense.tolist() == [30, 1, 0, 1, 0, 9, 0, 0, 0, 1, 1]
    at, values = expansion.sparse(row)
    assert dict(zip(at.tolist(), values.tolist(), strict=True)) == {
        at: value for at, value in enumerate(dense.tolist()) if value
    }

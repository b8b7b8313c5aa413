"""A Ray cluster plays the same games."""

from pathlib import Path

import pytest

from tests.cli.helpers import run
from tests.lab.test_simulate import random_run, same, stored
from trilobite.lab.cluster import LOCAL, Cluster
from trilobite.lab.workers import Alone


def test_rows_do_not_depend_on_the_cluster(tmp_path: Path) -> None:
    games = random_run()
    alone = stored(tmp_path / "alone.parquet", games, 25, Alone())
    far = stored(tmp_path / "far.parquet", games, 25, Cluster(LOCAL))
    assert same(alone, far)


@pytest.mark.parametrize("address", ["127.0.0.1:1", "ray://127.0.0.1:1"])
def test_nobody_at_the_address(tmp_path: Path, address: str) -> None:
    command = ("simulate", "genesis", "-n", "2", "--out", str(tmp_path / "x.parquet"))
    done = run(*command, "--ray", address)
    assert done.exit_code == 2
    assert f"no Ray cluster at '{address}'" in done.stderr

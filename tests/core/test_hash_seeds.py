"""The order in which a process keeps what is in sets and dictionaries decides about nothing."""

import os
import subprocess
import sys

from trilobite.games.registry import GAMES


def test_records_do_not_depend_on_the_hash_seed() -> None:
    """The same seed and answers give the same record in any process."""
    found = {printed(hash_seed) for hash_seed in ("0", "1", "2026")}
    assert len(found) == 1
    assert [line.split()[0] for line in found.pop().splitlines()] == list(GAMES)


def printed(hash_seed: str) -> str:
    """The hashes over games of a process with that seed."""
    return subprocess.run(
        [sys.executable, "-m", "tests.middle_way"],
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        capture_output=True,
        text=True,
        check=True,
    ).stdout

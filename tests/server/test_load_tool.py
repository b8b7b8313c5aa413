"""The load test in a small way: it plays, measures, and finds no errors."""

import re

import pytest

from tools.load import main


def test_all_parts_run_in_a_small_way(capsys: pytest.CaptureFixture[str]) -> None:
    parts = [
        "burst",
        "crowd",
        "four",
        "idle",
        "memory",
    ]  # that with bots is the same as that without
    assert main([*parts, "--size", "0.01", "--answers", "20", "--seconds", "2"]) == 0
    said = capsys.readouterr().out
    for line in (
        r"burst: \d+ durable answers/s over 2 sockets; .* stores the same rows at \d+/s",
        r"burst: of a processor an answer takes \d+ us in the server and \d+ in its clients",
        r"crowd: 8 sockets at 2 tables, .* 0 errors",
        r"four: \d+ answers of four greedy bots at a table of marine: 50 % within \d+, 95 % within",
        r"idle: of 100 sockets 100 held, 0 refused",
        r"memory: 100 tables touched, 10 of them kept",
    ):
        assert re.search(line, said), said

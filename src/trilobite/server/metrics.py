"""Figures for an operator, in the text format that Prometheus reads, and whether the server is
well."""

import os
import time
from collections import defaultdict
from contextlib import suppress
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import Route

from trilobite import __version__
from trilobite.server.access import address_of
from trilobite.server.allowances import is_here

#: What is counted, and its label if it has one.
COUNTERS: Final = {
    "requests": ("Requests over HTTP, by what was asked and the status.", ("request", "status")),
    "refused": ("What was refused, by the key of the error.", ("key",)),
    "messages": ("Messages over live connections, by their kind.", ("kind",)),
}

#: What takes time: seconds, with these bounds.
TIMES: Final = {
    "answer_seconds": "From an answer of a person to its being stored and told.",
    "request_seconds": "From a request to its answer.",
}
BOUNDS: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)

#: What is as it is now.
GAUGES: Final = {
    "live_connections": "Browsers that look at a table.",
    "tables_in_memory": "Tables that are kept in memory.",
    "database_jobs_waiting": "What waits for the database.",
    "database_jobs": "What the database was asked since the start.",
    "database_commits": "Transactions since the start; what comes together shares one.",
    "database_failures": "What the database could not do since the start.",
    "resident_memory_bytes": "Memory of this process, without those of bots.",
    "start_time_seconds": "When this process started, in seconds since 1970.",
}

#: Seconds that the database may take to say that it is there.
PATIENCE: Final = 3.0


class Metrics:
    """The figures of a server."""

    def __init__(self, server: str) -> None:
        self._server: Final = server
        self._started: Final = time.time()
        self._counts: Final[dict[str, dict[tuple[str, ...], int]]] = {
            name: defaultdict(int) for name in COUNTERS
        }
        self._times: Final = {name: [0] * (len(BOUNDS) + 1) for name in TIMES}
        self._sums: Final = dict.fromkeys(TIMES, 0.0)

    def count(self, name: str, *labels: str) -> None:
        """One more."""
        self._counts[name][labels] += 1

    def took(self, name: str, seconds: float) -> None:
        """Something has taken so long."""
        place = next((n for n, bound in enumerate(BOUNDS) if seconds <= bound), len(BOUNDS))
        self._times[name][place] += 1
        self._sums[name] += seconds

    def text(self, **gauges: float) -> str:
        """All figures; those that are as they are now are given."""
        lines = [
            *described("info", "gauge", "Which Trilobite this is."),
            f'trilobite_info{{version="{__version__}",server="{self._server}"}} 1',
        ]
        for name, (about, labels) in COUNTERS.items():
            lines += described(f"{name}_total", "counter", about)
            for values, number in sorted(self._counts[name].items()):
                pairs = ",".join(f'{a}="{b}"' for a, b in zip(labels, values, strict=True))
                lines.append(f"trilobite_{name}_total{{{pairs}}} {number}")
        for name, about in TIMES.items():
            lines += [*described(name, "histogram", about), *self._histogram(name)]
        now = {
            **gauges,
            "resident_memory_bytes": resident_memory(),
            "start_time_seconds": self._started,
        }
        for name, about in GAUGES.items():
            lines += [*described(name, "gauge", about), f"trilobite_{name} {now[name]:g}"]
        return "\n".join([*lines, ""])

    def _histogram(self, name: str) -> list[str]:
        lines = []
        total = 0
        for bound, number in zip((*BOUNDS, "+Inf"), self._times[name], strict=True):
            total += number
            lines.append(f'trilobite_{name}_bucket{{le="{bound}"}} {total}')
        lines.append(f"trilobite_{name}_sum {self._sums[name]:.6f}")
        lines.append(f"trilobite_{name}_count {total}")
        return lines


def described(name: str, kind: str, about: str) -> list[str]:
    """What stands before a figure."""
    return [f"# HELP trilobite_{name} {about}", f"# TYPE trilobite_{name} {kind}"]


def resident_memory() -> float:
    """Bytes of this process; nothing where the system does not say."""
    with suppress(OSError, ValueError, IndexError):
        pages = int(Path("/proc/self/statm").read_text("ascii").split()[1])
        return float(pages * os.sysconf("SC_PAGE_SIZE"))
    return 0.0


async def metrics(request: Request) -> Response:
    """The figures, for whoever is on this machine: they are nobody else's business."""
    if not is_here(address_of(request)):
        return PlainTextResponse("there is no such address", 404)
    state = request.app.state
    database = state.database
    text = state.metrics.text(
        live_connections=state.places.all,
        tables_in_memory=state.desk.tables.in_memory,
        database_jobs_waiting=database.waiting,
        database_jobs=database.jobs,
        database_commits=database.commits,
        database_failures=database.failures,
    )
    return PlainTextResponse(text, media_type="text/plain; version=0.0.4")


async def healthz(request: Request) -> Response:
    """Whether the server is well: it answers, and so does its database."""
    try:
        await request.app.state.database.ask(PATIENCE, ("SELECT 1", ()))
    except Exception:
        return JSONResponse({"status": "storage"}, 503)
    return JSONResponse({"status": "ok"})


routes: Final = [Route("/healthz", healthz), Route("/metrics", metrics)]

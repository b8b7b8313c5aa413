"""A real server in a process of its own, as `trilobite serve` starts it."""

import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, nullcontext
from pathlib import Path


class Server:
    """A server process and where it listens."""

    def __init__(self, process: subprocess.Popen[bytes], port: int) -> None:
        self._process = process
        self.port = port
        self.address = f"http://127.0.0.1:{port}"

    def kill(self) -> None:
        """Ends the server without warning."""
        self._process.kill()
        self._process.wait()

    def terminate(self) -> int:
        """Ends the server as a service manager does; its exit code."""
        self._process.terminate()
        return self._process.wait(timeout=30)

    def stop(self) -> None:
        """Ends the server as Ctrl-C does; one that does not obey is killed."""
        self._process.send_signal(signal.SIGINT)
        try:
            self._process.wait(timeout=10)
        except subprocess.TimeoutExpired:
            self.kill()


def start(
    database: str,
    port: int | None = None,
    environment: dict[str, str] | None = None,
    arguments: Sequence[str] = (),
    log: Path | None = None,
) -> Server:
    """A server that listens already; its log goes into a file if one is named."""
    port = port or free_port()
    serve = [sys.executable, "-m", "trilobite", "serve", "--port", str(port)]
    with nullcontext() if log is None else log.open("wb") as file:
        process = subprocess.Popen(
            [*serve, "--database", database, *arguments],
            stdout=subprocess.DEVNULL,
            stderr=file,
            env=environment,
        )
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline and process.poll() is None:
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return Server(process, port)
        time.sleep(0.05)
    process.kill()
    process.wait()
    raise AssertionError("the server did not start")


@contextmanager
def serving(database: str, environment: dict[str, str] | None = None) -> Iterator[Server]:
    """A server for the time of a test."""
    server = start(database, environment=environment)
    try:
        yield server
    finally:
        server.stop()


def free_port() -> int:
    """A port on which nobody listens."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port

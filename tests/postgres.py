"""A PostgreSQL for tests."""

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg


class Cluster:
    """A PostgreSQL of our own, reached through a socket in its directory, so that it needs no
    port. It does not run as root; then the user who came with the package runs it."""

    def __init__(self, programs: Path, folder: Path) -> None:
        self._programs = programs
        self._folder = folder
        self._as: list[str] = []
        self._made: set[str] = set()
        if os.geteuid() == 0:
            shutil.chown(folder, "postgres")
            self._as = ["runuser", "-u", "postgres", "--"]
        self._run("initdb", "--auth=trust", "--username=trilobite", "--encoding=UTF8", "--no-sync")
        self.start()

    def _run(self, program: str, *arguments: str) -> None:
        subprocess.run(
            [*self._as, self._programs / program, "-D", self._folder / "data", *arguments],
            check=True,
            cwd=self._folder,
            stdout=subprocess.DEVNULL,
        )

    def start(self) -> None:
        # What outlives our processes need not outlive the machine: nothing waits for the disk.
        options = f"-c listen_addresses= -c unix_socket_directories={self._folder} -c fsync=off"
        self._run("pg_ctl", "start", "--wait", "-l", f"{self._folder}/log", "-o", options)

    def crash(self) -> None:
        """Stops at once; whoever is connected is cut off."""
        self._run("pg_ctl", "stop", "--wait", "-m", "immediate")

    def url(self, database: str) -> str:
        return f"postgresql://trilobite@/{database}?host={self._folder}"

    def execute(self, *statements: str, database: str = "postgres") -> None:
        with psycopg.connect(self.url(database), autocommit=True) as connection:
            for statement in statements:
                connection.execute(statement.encode())

    def empty(self, name: str) -> str:
        """A database without anything in it, made when it is first needed."""
        if name in self._made:
            self.execute("DROP SCHEMA public CASCADE", "CREATE SCHEMA public", database=name)
        else:
            self.execute(f'CREATE DATABASE "{name}"')
            self._made.add(name)
        return self.url(name)


@contextmanager
def running() -> Iterator[Cluster]:
    """A cluster of our own, gone afterwards."""
    found = [*Path("/usr/lib/postgresql").glob("*/bin"), *Path("/usr/pgsql").glob("*/bin")]
    on_path = shutil.which("initdb")
    programs = Path(on_path).parent if on_path else max(found, default=None)
    assert programs, "PostgreSQL is not installed (on Debian and Ubuntu: apt install postgresql)"
    folder = Path(tempfile.mkdtemp(prefix="trilobite-postgres-"))
    try:
        cluster = Cluster(programs, folder)
        yield cluster
        cluster.crash()
    finally:
        shutil.rmtree(folder)

"""Tries what is to be published: each archive is installed in an empty environment, and its server
must answer.

    python -m tools.try_dist FILE ...
"""

import os
import re
import socket
import subprocess
import sys
import tempfile
import time
import venv
from pathlib import Path
from typing import Final
from urllib.error import URLError
from urllib.request import urlopen

#: Python finds nothing there but what is installed.
EMPTY: Final = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}

#: Tells where a module is that may be compiled.
WHERE: Final = "import trilobite.core.drive as drive; print(drive.__file__)"


def free_port() -> int:
    """A port that nobody uses now."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


def fetched(address: str, seconds: float = 60.0) -> bytes:
    """What a server says, once it does."""
    end = time.monotonic() + seconds
    while True:
        try:
            with urlopen(address) as reply:
                body: bytes = reply.read()
                return body
        except URLError:
            if time.monotonic() > end:
                raise
            time.sleep(0.2)


def tried(archive: Path) -> None:
    """Installs an archive and asks its server for the page, what it is made of, and the games."""
    with tempfile.TemporaryDirectory() as folder:
        venv.create(folder, with_pip=True)
        programs = Path(folder) / "bin"
        subprocess.run([programs / "pip", "install", "--quiet", archive], env=EMPTY, check=True)
        told = subprocess.check_output(
            [programs / "python", "-c", WHERE], cwd=folder, env=EMPTY, text=True
        )
        module = Path(told.strip())
        assert module.is_relative_to(folder), f"{module} is not what was installed"
        compiled = not archive.name.endswith((".tar.gz", "-none-any.whl"))
        assert (module.suffix in (".so", ".pyd")) == compiled, f"{module}: compiled or not?"
        port = free_port()
        database = f"sqlite:///{folder}/tables.db"
        server = subprocess.Popen(
            [programs / "trilobite", "serve", "--port", str(port), "--database", database],
            cwd=folder,
            env=EMPTY,
        )
        try:
            assert b"genesis" in fetched(f"http://127.0.0.1:{port}/api/games")
            page = fetched(f"http://127.0.0.1:{port}/").decode()
            assert "<title>Trilobite" in page
            parts = re.findall(r'"\./(assets/[^"]+)"', page)
            assert parts, "the page has no script"
            for part in parts:
                assert fetched(f"http://127.0.0.1:{port}/{part}")
        finally:
            server.terminate()
            server.wait()
    print(f"{archive.name}: installed, and its server answers")


def main() -> None:
    """Tries every archive that is named."""
    for name in sys.argv[1:]:
        tried(Path(name).resolve())


if __name__ == "__main__":
    main()

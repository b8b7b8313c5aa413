"""Behind a real nginx, as docs/server.md sets it up."""

import json
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.request import Request, urlopen

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.server.process import Server, free_port, start

NGINX = shutil.which("nginx") or "/usr/sbin/nginx"

#: With `host` the server hears the name that browsers use, port and all.
CONFIGURATION = """
daemon off;
pid {folder}/pid;
error_log stderr crit;
events {{}}
http {{
  access_log off;
  client_body_temp_path {folder}/body;
  proxy_temp_path {folder}/proxy;
  fastcgi_temp_path {folder}/fastcgi;
  uwsgi_temp_path {folder}/uwsgi;
  scgi_temp_path {folder}/scgi;
  server {{
    listen 127.0.0.1:{port};
    location / {{
      proxy_pass {server};
      {host}
      proxy_set_header X-Forwarded-Proto https;
      proxy_http_version 1.1;
      proxy_set_header Upgrade $http_upgrade;
      proxy_set_header Connection "upgrade";
    }}
  }}
}}
"""


@contextmanager
def proxy(folder: Path, server: Server, host: str) -> Iterator[str]:
    """A proxy before the server; its host and port."""
    port = free_port()
    file = folder / "nginx.conf"
    file.write_text(
        CONFIGURATION.format(folder=folder, port=port, server=server.address, host=host)
    )
    process = subprocess.Popen([NGINX, "-p", str(folder), "-c", str(file)])
    try:
        deadline = time.monotonic() + 30
        while time.monotonic() < deadline:
            try:
                urlopen(f"http://127.0.0.1:{port}/api/games").close()
                break
            except OSError:
                assert process.poll() is None, "nginx did not start"
        yield f"127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait()


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/tables.db"


def table_through(proxied: str) -> tuple[str, str]:
    """A table made through the proxy, and the cookie that the browser was given."""
    body = json.dumps({"options": {"players": 1}, "seats": [{"kind": "human"}]}).encode()
    request = Request(f"http://{proxied}/api/tables", body, {"Content-Type": "application/json"})
    with urlopen(request) as answer:
        return json.load(answer)["id"], answer.headers["Set-Cookie"]


def first_message(proxied: str, table: str, cookie: str, origin: str) -> str:
    """What somebody hears first who comes to a table from a page."""
    headers = {"Cookie": cookie.partition(";")[0]}
    address = f"ws://{proxied}/api/tables/{table}/live"
    with connect(address, additional_headers=headers, origin=Origin(origin)) as line:
        kind: str = json.loads(line.recv())["type"]
        return kind


def test_a_proxy_that_passes_the_host_on(tmp_path: Path, database: str) -> None:
    server = start(database)
    try:
        with proxy(tmp_path, server, "proxy_set_header Host $http_host;") as proxied:
            table, cookie = table_through(proxied)
            assert "Secure" in cookie, "the proxy speaks HTTPS to browsers"
            assert first_message(proxied, table, cookie, f"https://{proxied}") == "state"
            with pytest.raises((ConnectionClosed, InvalidStatus)):
                first_message(proxied, table, cookie, "https://elsewhere.example")
    finally:
        server.stop()


def test_a_proxy_that_does_not_and_a_server_that_was_told(tmp_path: Path, database: str) -> None:
    server = start(database, arguments=["--public", "https://games.example"])
    try:
        with proxy(tmp_path, server, "") as proxied:
            table, cookie = table_through(proxied)
            assert first_message(proxied, table, cookie, "https://games.example") == "state"
            with pytest.raises((ConnectionClosed, InvalidStatus)):
                first_message(proxied, table, cookie, "https://elsewhere.example")
    finally:
        server.stop()

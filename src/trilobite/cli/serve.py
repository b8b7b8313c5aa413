"""`trilobite serve`: tables for browsers and other programs."""

import os
import webbrowser
from pathlib import Path
from threading import Timer
from typing import Final

import typer
import uvicorn

from trilobite.server.app import create_app

#: How long the server may take before the browser is sent there.
SECONDS_TO_START: Final = 1.0


def data_directory() -> Path:
    """Where this user's tables are kept."""
    base = os.environ.get("XDG_DATA_HOME")
    return (Path(base) if base else Path.home() / ".local" / "share") / "trilobite"


def serve(
    host: str = typer.Option("127.0.0.1", help="The address to listen on."),
    port: int = typer.Option(8642, min=1, max=65535, help="The port to listen on."),
    database: str | None = typer.Option(
        None, help="sqlite:///FILE or postgresql://...; by default a file of this user."
    ),
    show: bool = typer.Option(False, "--open", help="Open the page in the browser."),
) -> None:
    """Serve tables over HTTP and WebSocket; /docs documents the API."""
    where = database or f"sqlite:///{data_directory() / 'tables.db'}"
    address = f"http://{host}:{port}/"
    app = create_app(where)
    typer.echo(f"Trilobite is at {address} (API: {address}docs). Ctrl-C stops it.")
    if show:
        Timer(SECONDS_TO_START, webbrowser.open, [address]).start()
    uvicorn.run(app, host=host, port=port, log_level="warning")

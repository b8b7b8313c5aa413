"""`trilobite serve`: tables for browsers and other programs."""

import os
from pathlib import Path

import typer
import uvicorn

from trilobite.server.app import create_app


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
) -> None:
    """Serve tables over HTTP and WebSocket; /docs documents the API."""
    where = database or f"sqlite:///{data_directory() / 'tables.db'}"
    app = create_app(where)
    typer.echo(f"Trilobite is at http://{host}:{port}/ (API: http://{host}:{port}/docs)")
    uvicorn.run(app, host=host, port=port, log_level="warning")

"""`trilobite serve`: tables for browsers and other programs."""

import os
import platform
import socket
import webbrowser
from pathlib import Path
from typing import Final

import typer
import uvicorn

from trilobite.core.errors import OptionsError
from trilobite.server.app import create_app

#: The largest WebSocket message that is read at all, in bytes.
LARGEST_MESSAGE: Final = 64 * 1024


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
    packs: Path | None = typer.Option(
        None,
        help="A directory with packs: GAME/PACK/*.toml; by default 'packs' beside the tables.",
    ),
    show: bool = typer.Option(False, "--open", help="Open the page in the browser."),
) -> None:
    """Serve tables over HTTP and WebSocket; /docs documents the API."""
    where = database or f"sqlite:///{data_directory() / 'tables.db'}"
    address = f"http://{host}:{port}/"
    require_free(host, port)
    app = create_app(where, packs or data_directory() / "packs")
    server = Server(
        uvicorn.Config(
            app,
            host=host,
            port=port,
            log_config=None,  # whoever runs the server decides about logging
            ws_max_size=LARGEST_MESSAGE,
            ws_per_message_deflate=False,  # it costs more time than it saves
        )
    )
    server.address = address
    server.show = show
    server.run()


def require_free(host: str, port: int) -> None:
    """Raises if nobody can listen there."""
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as trial:
        trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            trial.bind((host, port))
        except OSError as error:
            raise OptionsError(
                f"cannot listen at {host}, port {port}: {error.strerror or error}. If Trilobite is "
                f"running there already, open it in the browser; otherwise choose another --port"
            ) from None


class Server(uvicorn.Server):
    """A server that says where it is as soon as it listens."""

    address = ""
    show = False

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            typer.echo(
                f"Trilobite is at {self.address} (API: {self.address}docs). Ctrl-C stops it."
            )
            if self.show and has_screen():
                webbrowser.open(self.address)


def has_screen() -> bool:
    """Whether a browser could open a window; a text browser would take the terminal."""
    graphical = ("DISPLAY", "WAYLAND_DISPLAY")
    return platform.system() != "Linux" or any(os.environ.get(name) for name in graphical)

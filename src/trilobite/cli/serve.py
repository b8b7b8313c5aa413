"""`trilobite serve`: tables for browsers and other programs."""

import gc
import os
import platform
import socket
import webbrowser
from collections.abc import Callable
from enum import StrEnum
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple
from urllib.parse import urlsplit

import typer
import uvicorn
from starlette.applications import Starlette
from uvicorn.supervisors.multiprocess import Multiprocess

from trilobite.cli.messages import Messages, preferred
from trilobite.core.errors import OptionsError, shown
from trilobite.server.app import create_app
from trilobite.server.database import Database
from trilobite.server.drivers import is_postgres
from trilobite.server.logs import logging_to_stderr
from trilobite.server.mail import post_of
from trilobite.server.notifier import Sending
from trilobite.server.protocol import BoundedHttp
from trilobite.server.thinking import MOST_PROCESSES

try:
    import resource
except ImportError:  # Windows has no such limits
    resource = None  # type: ignore[assignment]

#: The largest WebSocket message that is read at all, in bytes.
LARGEST_MESSAGE: Final = 64 * 1024

#: New objects after which a server looks for garbage; Python's own number is 700.
NEW_OBJECTS: Final = 100_000

#: Seconds that requests have to come to their end when the server is told to stop.
SECONDS_TO_FINISH: Final = 10


class LogLevel(StrEnum):
    """How much is written."""

    error = "error"
    warning = "warning"
    info = "info"
    debug = "debug"


def data_directory() -> Path:
    """Where this user's tables are kept."""
    base = os.environ.get("XDG_DATA_HOME")
    return (Path(base) if base else Path.home() / ".local" / "share") / "trilobite"


DATABASE: Final = typer.Option(
    None,
    envvar="TRILOBITE_DATABASE",
    show_envvar=False,
    help="sqlite:///FILE or postgresql://...; by default a file of this user.",
)
PACKS: Final = typer.Option(
    None, help="A directory with packs: GAME/PACK/*.toml; by default 'packs' beside the tables."
)


def database_or_own(given: str | None) -> str:
    """The address of a database; without one, of the file of this user."""
    return given or f"sqlite:///{data_directory() / 'tables.db'}"


def packs_or_own(given: Path | None) -> Path:
    """The directory of packs; without one, that of this user."""
    return given or data_directory() / "packs"


def serve(
    host: str = typer.Option("127.0.0.1", help="The address to listen on."),
    port: int = typer.Option(8642, min=1, max=65535, help="The port to listen on."),
    database: str | None = DATABASE,
    packs: Path | None = PACKS,
    public: str = typer.Option(
        "", help="The address that browsers see if a proxy is in between: https://games.example."
    ),
    workers: int = typer.Option(
        1,
        min=1,
        max=64,
        help="Processes that serve the same tables; several need PostgreSQL.",
    ),
    log: LogLevel = typer.Option(
        LogLevel.warning, help="What is written to stderr: 'info' tells of every request."
    ),
    lobby: bool = typer.Option(
        False, help="Let tables be opened to anybody: the page lists those with an empty seat."
    ),
    mail: str = typer.Option(
        "",
        envvar="TRILOBITE_MAIL",
        show_envvar=False,
        help="The server that takes mail: smtp://USER:PASSWORD@HOST:PORT; needs --public.",
    ),
    mail_from: str = typer.Option("", help="The address that mail comes from."),
    inside: bool = typer.Option(
        False, help="Let notices go to addresses of this network, too: for trying things out."
    ),
    show: bool = typer.Option(False, "--open", help="Open the page in the browser."),
) -> None:
    """Serve tables over HTTP and WebSocket; /docs documents the API."""
    where = database_or_own(database)
    address = public or f"http://{host}:{port}/"
    sending = sending_of(public, mail, mail_from, inside)
    require_free(host, port)
    if workers > 1 and not is_postgres(where):
        raise OptionsError(
            "several workers need PostgreSQL: --database postgresql://USER@HOST/NAME",
            "workers-need-postgresql",
        )
    Database(where).close()  # brings it up to date, or says in one line why it cannot be used
    make = partial(
        create_app,
        where,
        packs_or_own(packs),
        public=public_host(public),
        lobby=lobby,
        bots=bot_processes(workers),
        sending=sending,
    )
    config = uvicorn.Config(
        partial(make_here, make),
        factory=True,
        workers=workers,
        host=host,
        port=port,
        http=BoundedHttp,
        log_config=logging_to_stderr(log.value),
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,  # it costs more time than it saves
        timeout_graceful_shutdown=SECONDS_TO_FINISH,
    )
    many_files()
    greeting = Greeting(address, show)
    if workers > 1:
        Workers(config, greeting).run()
    else:
        Server(config, greeting).run()


def make_here(make: Callable[[], Starlette]) -> Starlette:
    """Makes the application in a process of its own. A few answers make as many objects as those
    after which Python looks for garbage that refers to itself, and there is little of that: it
    looks less often, and never through what was there from the start."""
    gc.freeze()
    gc.set_threshold(NEW_OBJECTS)
    return make()


def sending_of(public: str, mail: str, mail_from: str, inside: bool) -> Sending:
    """How notices go out. Links in mails lead to where the operator says: whoever asks for mail
    could name another place."""
    if mail and not public:
        raise OptionsError(
            "mail needs --public https://games.example: its links lead there", "mail-needs-public"
        )
    site = f"{public.rstrip('/')}/" if public else ""
    return Sending(site=site, post=post_of(mail, mail_from), inside_too=inside)


def public_host(address: str) -> str:
    """The host, and port if it is named, of an address. Raises if it is none."""
    parts = urlsplit(address)
    if address and (parts.scheme not in ("http", "https") or not parts.netloc):
        raise OptionsError(
            "{given} is not the address of a page, such as https://games.example",
            "bad-public-address",
            given=shown(address),
        )
    return parts.netloc


def require_free(host: str, port: int) -> None:
    """Raises if nobody can listen there."""
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as trial:
        trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            trial.bind((host, port))
        except OSError as error:
            raise OptionsError(
                "cannot listen at {host}, port {port}: {error}. If Trilobite is running there "
                "already, open it in the browser; otherwise choose another --port",
                "cannot-listen",
                host=host,
                port=port,
                error=error.strerror or str(error),
            ) from None


class Greeting(NamedTuple):
    """Where the server is, and whether to open the page."""

    address: str
    show: bool

    def say(self) -> None:
        """Tells whoever has started the server."""
        typer.echo(Messages(preferred()).say("serve-running", address=self.address))
        if self.show and has_screen():
            webbrowser.open(self.address)


class Server(uvicorn.Server):
    """A server that says where it is as soon as it listens."""

    def __init__(self, config: uvicorn.Config, greeting: Greeting) -> None:
        super().__init__(config)
        self._greeting = greeting

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._greeting.say()


class Workers(Multiprocess):
    """Several processes that listen at one address; one that dies is replaced."""

    def __init__(self, config: uvicorn.Config, greeting: Greeting) -> None:
        super().__init__(config, [config.bind_socket()])
        self._greeting = greeting

    def init_processes(self) -> None:
        super().init_processes()
        place = self.sockets[0].getsockname()
        while not self.should_exit.wait(0.05) and not self.signal_queue:
            with socket.socket(self.sockets[0].family) as trial:
                if trial.connect_ex(place) == 0:
                    self._greeting.say()
                    return


def bot_processes(workers: int) -> int:
    """How many processes of bots each worker has, so that together they fit the machine."""
    return max(1, min(os.cpu_count() or 1, MOST_PROCESSES) // workers)


def many_files() -> None:
    """Lets this process have as many files, and so connections, as the system allows; shells often
    ask for less."""
    if resource is not None:
        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def has_screen() -> bool:
    """Whether a browser could open a window; a text browser would take the terminal."""
    graphical = ("DISPLAY", "WAYLAND_DISPLAY")
    return platform.system() != "Linux" or any(os.environ.get(name) for name in graphical)

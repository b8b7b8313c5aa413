"""The `trilobite` command and how it fails: in one line."""

import sys
from collections.abc import Sequence
from typing import Any, Final

import typer
from typer.core import TyperGroup

from trilobite import __version__
from trilobite.cli import (
    admin,
    analyse,
    bench,
    check,
    envs,
    play,
    replay,
    report,
    rules_page,
    serve,
    simulate,
    train,
    verify,
)
from trilobite.cli.help import language_of, misused, speak
from trilobite.cli.messages import Messages, told
from trilobite.cli.records import refused_by_system
from trilobite.core.errors import TrilobiteError

#: What typer raises for a wrong command line, whatever its version calls it.
UsageError: Final[type[Exception]] = typer.BadParameter.__mro__[1]

FAILED: Final = 2


class PoliteGroup(TyperGroup):
    """Commands whose errors are one line on stderr, never a traceback."""

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,
    ) -> Any:
        messages = Messages(language_of(sys.argv[1:] if args is None else args))
        speak(self, messages)
        try:
            code = super().main(args, prog_name, complete_var, False, windows_expand_args, **extra)
        except TrilobiteError as error:
            code = complain(told(error, messages))
        except UnicodeDecodeError as error:
            code = complain(str(error))
        except OSError as error:
            refused = refused_by_system(error).at(error.filename or "")
            code = complain(told(refused, messages))
        except typer.Abort:
            code = FAILED
        except UsageError as error:
            code = complain(misused(error, messages))
        if standalone_mode:
            sys.exit(code)
        return code


def complain(message: str) -> int:
    """Says what is wrong; the exit code for it."""
    typer.echo("trilobite: " + " ".join(message.split()), err=True)
    return FAILED


app = typer.Typer(
    cls=PoliteGroup,
    add_completion=False,
    invoke_without_command=True,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
    help="Heavy board games about the history of life, with every rule enforced.",
)
app.command(name="play")(play.play)
app.command(name="rules")(rules_page.rules)
app.command(name="replay")(replay.replay)
app.command(name="verify")(verify.verify)
app.command(name="analyse")(analyse.analyse)
app.command(name="check")(check.check)
app.command(name="bench")(bench.bench)
app.command(name="simulate")(simulate.simulate)
app.command(name="report")(report.report)
app.command(name="train")(train.train)
app.add_typer(envs.app, name="envs")
app.add_typer(admin.app, name="admin")
app.command(name="serve")(serve.serve)


@app.callback()
def trilobite(
    context: typer.Context,
    version: bool = typer.Option(False, "--version", help="Say the version and stop."),
) -> None:
    """Shows the version, or the help if no command is given."""
    if version:
        typer.echo(f"trilobite {__version__}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())

"""The help of every command, option and argument in every language."""

import re
from typing import Any

import pytest
import typer
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from tests.cli.helpers import run
from tests.test_locale import LANGUAGES, LOCALE
from trilobite.cli.help import language_of
from trilobite.cli.main import app
from trilobite.cli.messages import HELP

each_language = pytest.mark.parametrize("language", LANGUAGES)


def texts() -> dict[str, str]:
    """The messages that there must be, with their English words."""
    found: dict[str, str] = {}

    def look(command: Any, path: str) -> None:
        name = f"help-{path or 'trilobite'}"
        found[name] = command.help
        for parameter in command.params:
            found[f"{name}-{parameter.name}"] = parameter.help
        for each, subcommand in getattr(command, "commands", {}).items():
            look(subcommand, f"{path}-{each}" if path else each)

    look(typer.main.get_command(app), "")
    return found


def commands() -> list[list[str]]:
    """Every command line that has help."""
    main: Any = typer.main.get_command(app)
    found: list[list[str]] = [[]]
    for name, command in main.commands.items():
        found += [[name], *([name, inner] for inner in getattr(command, "commands", {}))]
    return found


def test_every_text_is_there_in_english() -> None:
    assert all(texts().values())


@each_language
def test_no_text_is_missing_and_none_is_idle(language: str) -> None:
    body = FluentParser().parse((LOCALE / language / HELP).read_text("utf-8")).body
    ids = [entry.id.name for entry in body if isinstance(entry, Message)]
    about = [id for id in ids if not id.startswith(("help-word-", "usage-"))]
    assert about == list(texts())  # and in the same order


@each_language
@pytest.mark.parametrize("command", commands(), ids=" ".join)
def test_help_has_no_english(language: str, command: list[str]) -> None:
    shown = " ".join(run(*command, "--help", language=language).stdout.split())
    english = "Usage:|Options:|Arguments:|Commands:|Show this|default:|required|the game|Default:"
    english += "|OPTIONS|COMMAND|ARGS"
    assert not re.search(rf"\b(?:{english})", shown)
    for text in texts().values():
        first = text.partition(".")[0].partition(":")[0]
        if len(first) > 12:
            assert first not in shown


@pytest.mark.parametrize(
    ("arguments", "language"),
    [
        (["play", "genesis", "--lang", "it"], "it"),
        (["play", "genesis", "--lang=CS"], "cs"),
        (["play", "genesis", "--lang"], "en"),
        (["play", "genesis", "--lang", "tlh"], "en"),
        (["replay", "game.txt"], "en"),
    ],
)
def test_the_command_line_chooses_the_language(
    arguments: list[str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANGUAGE", "en")
    assert language_of(arguments) == language


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["play"], "chybí GAME"),
        (["play", "marine", "--nonsense"], "volba --nonsense neexistuje"),
        (["serve", "--port", "high"], "--port takovou hodnotu mít nemůže"),
        (["nonsense"], "tomuto příkazu nerozumím"),
        (["play", "chess"], "hra 'chess' neexistuje; na výběr: genesis, marine, origins"),
        (["play", "marine", "--players", "7"], "musí být od 2 do 4, ne 7"),
        (["replay", "nowhere.txt"], "nowhere.txt: neexistuje"),
    ],
)
def test_what_is_wrong_is_said_in_the_language(arguments: list[str], words: str) -> None:
    result = run(*arguments, language="cs")
    assert result.exit_code == 2
    assert result.stderr.startswith("trilobite: ")
    assert words in result.stderr
    assert result.stderr.count("\n") == 1

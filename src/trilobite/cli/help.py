"""The help of the commands in the reader's language.

English is written beside the commands and their options. Other languages have messages for them:
`help-COMMAND` and `help-COMMAND-OPTION`.
"""

from collections.abc import Sequence
from contextlib import AbstractContextManager
from typing import Any, Final

from trilobite.bots import BOTS, LEVELS
from trilobite.bots.analysis import JUDGES
from trilobite.cli import play, simulate, train
from trilobite.cli.messages import FALLBACK, Argument, Messages, languages, preferred
from trilobite.cli.terminal import HUMAN
from trilobite.games.registry import GAMES

#: What goes wrong with a command line: the kind of typer's error, the message for it.
WRONG: Final = {
    "NoSuchOption": "usage-no-such-option",
    "MissingParameter": "usage-missing",
    "BadParameter": "usage-bad-value",
}
#: The message for anything else.
OTHERWISE: Final = "usage-other"

#: What typer itself says in help.
WORDS: Final = {
    "Usage:": "usage",
    "Arguments": "arguments",
    "Options": "options",
    "Commands": "commands",
    "[default: ": "default",
    "[required]": "required",
    "Show this message and exit.": "help",
    "[OPTIONS]": "any-options",
    "COMMAND [ARGS]...": "any-command",
}


def language_of(arguments: Sequence[str]) -> str:
    """The language that a command line asks for, otherwise the preferred one."""
    for number, argument in enumerate(arguments):
        name, given, value = argument.partition("=")
        if name == "--lang":
            wish = value if given else "".join(arguments[number + 1 : number + 2])
            if wish.lower() in languages():
                return wish.lower()
    return preferred()


def translate(command: Any, messages: Messages, path: str = "") -> None:
    """Puts the help of a command, of its options and of its subcommands into a language.
    (Typer has its own copy of click's classes: hence Any.)"""
    if messages.language == FALLBACK:
        return
    facts: dict[str, Argument] = {
        "games": play.listed(GAMES),
        "players": play.PLAYERS,
        "people": play.listed((HUMAN, *BOTS)),
        "bots": play.listed(BOTS),
        "levels": ", ".join(f"{level} = {kind}" for level, kind in LEVELS.items()),
        "opponent": play.OPPONENT,
        "rulesets": play.choices("rulesets"),
        "modes": play.choices("modes"),
        "variants": play.choices("variants"),
        "languages": play.listed(languages()),
        "judges": play.listed(JUDGES),
        "most": simulate.PLAYERS,
        "steps": play.listed(train.STEPS),
        "games_of_steps": train.DEFAULTS,
    }
    name = f"help-{path or 'trilobite'}"
    command.help = messages.say(name, **facts)
    for parameter in command.params:
        parameter.help = messages.say(f"{name}-{parameter.name}", **facts)
    command.context_class = in_words(command.context_class, messages)
    for each, subcommand in getattr(command, "commands", {}).items():
        translate(subcommand, messages, f"{path}-{each}" if path else each)


def in_words(context: type[Any], messages: Messages) -> type[Any]:
    """A context whose help has headings in the language."""
    formatter = context.formatter_class
    words = {english: messages.say(f"help-word-{id}") for english, id in WORDS.items()}

    def said(english: str) -> str:
        for word, here in words.items():
            english = english.replace(word, here)
        return english

    def write_usage(self: Any, program: str, args: str = "") -> None:
        formatter.write_usage(self, program, said(args), f"{words['Usage:']} ")

    def section(self: Any, name: str) -> AbstractContextManager[None]:
        named: AbstractContextManager[None] = formatter.section(self, words[name])
        return named

    def write_dl(self: Any, rows: Sequence[tuple[str, str]], *spacing: int) -> None:
        formatter.write_dl(self, [(term, said(english)) for term, english in rows], *spacing)

    own = {"write_usage": write_usage, "section": section, "write_dl": write_dl}
    return type("Context", (context,), {"formatter_class": type("Formatter", (formatter,), own)})


def misused(error: Any, messages: Messages) -> str:
    """What is wrong with a command line."""
    if messages.language == FALLBACK:
        return str(error.format_message())
    parameter = getattr(error, "param", None)
    name = getattr(error, "option_name", None)
    if name is None and parameter is not None:
        name = max(parameter.opts, key=len, default=parameter.name)
        if not name.startswith("-"):
            name = parameter.name.upper()
    message = WRONG.get(type(error).__name__, OTHERWISE) if name else OTHERWISE
    return messages.say(message, name=name or "")

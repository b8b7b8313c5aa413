"""The help of the commands in the reader's language.

English is written beside the commands and their options. Other languages have messages for them:
`help-COMMAND` and `help-COMMAND-OPTION`.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager
from typing import Any, Final

from trilobite.bots.analysis import JUDGES
from trilobite.cli import play, simulate, train
from trilobite.cli.messages import FALLBACK, Argument, Messages, languages, preferred
from trilobite.cli.terminal import HUMAN
from trilobite.games.box import Box
from trilobite.games.registry import GAMES, box

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


def speak(command: Any, messages: Messages, path: str = "") -> None:
    """Lets a command and its subcommands give their help in a language, when somebody asks for it:
    it tells what every game offers, and few commands need every game.
    (Typer has its own copy of click's classes: hence Any.)"""
    command.context_class = in_words(command.context_class, messages, path)
    for name, subcommand in subcommands(command, path):
        speak(subcommand, messages, name)


def subcommands(command: Any, path: str) -> Iterator[tuple[str, Any]]:
    """The subcommands of a command, with their names in messages."""
    for name, subcommand in getattr(command, "commands", {}).items():
        yield f"{path}-{name}" if path else name, subcommand


def in_words(context: type[Any], messages: Messages, path: str) -> type[Any]:
    """A context whose help is in the language."""

    def get_help(self: Any) -> str:
        explain(self.command, messages, path)
        said: str = context.get_help(self)
        return said

    own: dict[str, Any] = {"get_help": get_help}
    if messages.language != FALLBACK:
        own["formatter_class"] = headings(context.formatter_class, messages)
    return type("Context", (context,), own)


def explain(command: Any, messages: Messages, path: str) -> None:
    """Puts the help of a command, of its options and the summary of its subcommands into words."""
    facts = known()
    if messages.language == FALLBACK:
        for parameter in command.params:
            parameter.help = (parameter.help or "").format(**facts)
        return
    name = f"help-{path or 'trilobite'}"
    command.help = messages.say(name, **facts)
    for parameter in command.params:
        parameter.help = messages.say(f"{name}-{parameter.name}", **facts)
    for under, subcommand in subcommands(command, path):
        subcommand.help = messages.say(f"help-{under}", **facts)


def known() -> dict[str, Argument]:
    """What help tells of the games and of those who play them."""
    return {
        "games": play.listed(GAMES),
        "players": play.PLAYERS,
        "people": play.listed((HUMAN, *play.bots())),
        "bots": play.listed(play.bots()),
        "levels": play.levels("="),
        "opponent": play.OPPONENT,
        "rulesets": choices(lambda box: box.rulesets),
        "modes": choices(lambda box: box.modes),
        "variants": choices(lambda box: [variant.name for variant in box.variants]),
        "languages": play.listed(languages()),
        "judges": play.listed(JUDGES),
        "most": simulate.PLAYERS,
        "steps": play.listed(train.STEPS),
        "games_of_steps": train.DEFAULTS,
    }


def choices(of: Callable[[Box], list[str]]) -> str:
    """What can be chosen in each game that lets one choose."""
    offered = {name: names for name in GAMES if (names := of(box(name)))}
    return "; ".join(f"{name}: {play.listed(names)}" for name, names in offered.items()) + "."


def headings(formatter: type[Any], messages: Messages) -> type[Any]:
    """A formatter whose headings are in the language."""
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
    return type("Formatter", (formatter,), own)


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

"""Messages of the interface (Project Fluent), in the reader's language as far as there is one."""

import os
from functools import cache
from importlib import resources
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from trilobite.core.errors import TrilobiteError
from trilobite.core.option_errors import unknown

FALLBACK: Final = "en"

#: The messages that do not depend on the game.
COMMON: Final = "cli.ftl"

#: What options do: words that the page shares.
PREVIEW: Final = "preview.ftl"

#: Headings of the pages on how a game is played: words that the page shares.
HOW_TO: Final = "howto.ftl"

#: What goes wrong, in other languages than English, which is said where it goes wrong.
ERRORS: Final = "errors.ftl"

#: The help of the commands, in other languages than English, which is beside the commands.
HELP: Final = "help.ftl"

#: Names of the locale that has no language, for which English is expected.
PLAIN: Final = ("c", "posix")

Argument = str | int | float


class Messages:
    """The words of one language, also those of a game; what it lacks is said in English."""

    def __init__(self, language: str, game: str | None = None) -> None:
        self.language: Final = language
        wanted = [language] if language == FALLBACK else [language, FALLBACK]
        self._bundles: Final = [load(one, game) for one in wanted]

    def __contains__(self, message: str) -> bool:
        return any(bundle.has_message(message) for bundle in self._bundles)

    def say(self, message: str, **arguments: Argument) -> str:
        """The message in words. An argument `a_id` is `$a-id` in the message."""
        named = {name.replace("_", "-"): value for name, value in arguments.items()}
        fault = "there is no such message"
        for bundle in self._bundles:
            if bundle.has_message(message):
                pattern = bundle.get_message(message).value
                if pattern is not None:
                    text, errors = bundle.format_pattern(pattern, named)
                    if not errors:
                        return str(text)
                    fault = str(errors[0])
        raise LookupError(f"message '{message}': {fault}")


@cache
def load(language: str, game: str | None) -> FluentBundle:
    """The messages of one language, those of a game among them."""
    bundle = FluentBundle([language], use_isolating=False)
    files = [COMMON, PREVIEW, HOW_TO, ERRORS, HELP]
    if game is not None:
        files += [f"{game}.ftl", f"{game}-terms.ftl", f"{game}-howto.ftl"]
    for name in files:
        bundle.add_resource(parsed(language, name))
    return bundle


@cache
def parsed(language: str, name: str) -> Resource:
    """The messages of a file, which several games may want; none if there is no such file."""
    file = resources.files("trilobite") / "locale" / language / name
    return FluentResource(file.read_text(encoding="utf-8") if file.is_file() else "")


def told(error: TrilobiteError, messages: Messages) -> str:
    """What is wrong, in a line."""
    message = f"error-{error.key}"
    if message not in messages:
        return str(error)
    line = messages.say(message, **error.facts)
    return f"{error.place}: {line}" if error.place else line


def languages() -> list[str]:
    """The languages that there are messages for."""
    folder = resources.files("trilobite") / "locale"
    return sorted(entry.name for entry in folder.iterdir() if (entry / COMMON).is_file())


def preferred() -> str:
    """The language that the reader's environment asks for, or English."""
    known = languages()
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        for wish in os.environ.get(name, "").split(":"):
            language = wish.partition(".")[0].partition("_")[0].lower()
            if language in known:
                return language
            if language in PLAIN:
                return FALLBACK
    return FALLBACK


def chosen(wish: str | None) -> str:
    """The language that somebody asks for by name, otherwise the preferred one."""
    if wish is None:
        return preferred()
    if wish.lower() not in languages():
        raise unknown("language", wish, languages())
    return wish.lower()

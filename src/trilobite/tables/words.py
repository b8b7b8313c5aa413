"""Sentences that leave the house: in lists for other programs, and in notices."""

from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

#: The languages that they are in, the first for who speaks none of them.
LANGUAGES: Final = ("en", "cs", "it")


@cache
def words(language: str, file: str) -> "FluentBundle":
    """The messages of a file in a language. They are read when somebody needs them."""
    from fluent.runtime import FluentBundle, FluentResource

    found = resources.files("trilobite") / "locale" / language / file
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(found.read_text("utf-8")))
    return bundle


def said_in(language: str, file: str, message: str, **facts: str | int) -> str:
    """A message in words."""
    bundle = words(language, file)
    pattern = bundle.get_message(message).value
    assert pattern is not None, f"{message} says nothing"
    text, _ = bundle.format_pattern(pattern, facts)
    return str(text)

"""What the card files of all games have in common: parts, names and sources."""

from typing import Annotated, Any, get_args

import msgspec
from msgspec import Meta

from trilobite.core.errors import TrilobiteError


class PackError(TrilobiteError, ValueError):
    """A pack that cannot be used. The message is one line: file, card, field, what is wrong."""


#
# A description completes the sentence "<value> is not ..." of an error message.

Id = Annotated[
    str,
    Meta(
        pattern=r"^[a-z][a-z0-9]*(-[a-z0-9]+)*\Z",
        max_length=40,
        description="an id (small letters, digits and single hyphens, a letter first, 40 at most)",
    ),
]
Text = Annotated[str, Meta(min_length=1, max_length=80, description="a text of 1 to 80 characters")]
Flag = Annotated[bool, Meta(description="true or false")]
Few = Annotated[int, Meta(ge=0, le=9, description="a number from 0 to 9")]


def one_of(what: str, words: Any) -> Meta:
    """One of the words, described by them all."""
    return Meta(description=f"{what} ({', '.join(get_args(words))})")


class Part(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Anything written as a table in a card file. Fields it does not know are an error."""


class Sourced(Part, frozen=True, kw_only=True):
    """A part that says where its fields come from: field -> "seed: ...", "public: ...", ...

    The field "*" stands for all that are not named.
    """

    provenance: dict[str, str] = {}


class Names(Part, frozen=True, kw_only=True):
    """Display names by language."""

    en: Text
    cs: Text | None = None
    it: Text | None = None

    def known(self) -> dict[str, str]:
        """The names there are, by language."""
        languages = {"en": self.en, "cs": self.cs, "it": self.it}
        return {language: name for language, name in languages.items() if name is not None}


class NamedPart(Sourced, frozen=True, kw_only=True):
    names: Names

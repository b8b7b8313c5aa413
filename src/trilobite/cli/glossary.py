"""The terms of a game: what a word means, in whatever form it was met."""

import re
import tomllib
from functools import cache
from importlib import resources
from typing import Final

from trilobite.cli.messages import FALLBACK, Messages


class Term:
    """A term of the game in one language."""

    def __init__(self, word: str, forms: list[str], says: str, clause: str) -> None:
        self.word: Final = word
        self.forms: Final = [pattern(form) for form in forms]
        self.says: Final = says
        self.clause: Final = clause


def pattern(form: str) -> re.Pattern[str]:
    """A form as glossaries write it: `mutac-` begins a word, others are whole."""
    words = [re.escape(w.removesuffix("-")) + r"\w*" * w.endswith("-") for w in form.split()]
    return re.compile(r"\s+".join(words), re.IGNORECASE)


def message_of(term: str) -> str:
    """The message that explains a term."""
    return "term-" + re.sub(r"[^a-z0-9]+", "-", term.lower()).strip("-")


@cache
def terms(game: str, language: str) -> list[Term]:
    """All terms of a game; none if it has no list of them."""
    listed = resources.files(f"trilobite.games.{game}") / "terms.toml"
    if not listed.is_file():
        return []
    glossary = resources.files("trilobite") / "locale" / language / "glossary.toml"
    own = tomllib.loads(glossary.read_text(encoding="utf-8"))[game]
    words = own.get("words", {}) if language != FALLBACK else {}
    say = Messages(language, game).say
    return [
        Term(words.get(term, term), own["forms"][term], say(message_of(term)), about["clause"])
        for term, about in tomllib.loads(listed.read_text(encoding="utf-8")).items()
    ]


def explained(game: str, language: str, wanted: str) -> list[Term]:
    """The terms that somebody may mean: by a form of theirs, otherwise by how they begin."""
    known = terms(game, language)
    by_form = [term for term in known if any(form.fullmatch(wanted) for form in term.forms)]
    begun = wanted.lower()
    return by_form or [term for term in known if term.word.lower().startswith(begun)]

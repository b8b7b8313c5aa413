"""One word for one thing: the words that a game never says in a language occur nowhere."""

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, StringLiteral, Term, TextElement
from fluent.syntax.visitor import Visitor

from trilobite.cli.messages import FALLBACK, languages
from trilobite.games.registry import GAMES

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "trilobite"
PAGE = ROOT / "web" / "src"
#: What is around all games.
FRAME = "frame"
#: What a line of a rules page has beside words: the id of its clause, code, targets of links.
NO_WORDS = re.compile(r"^- \*\*[^*]+\*\*|`[^`]*`|\]\([^)]*\)")

each_language = pytest.mark.parametrize("language", languages())
each_part = pytest.mark.parametrize("part", [*GAMES, FRAME])


@cache
def glossary(language: str) -> dict[str, Any]:
    return tomllib.loads((PACKAGE / "locale" / language / "glossary.toml").read_text("utf-8"))


class Said(Visitor):
    """What a message says: its text without the names of its arguments."""

    def __init__(self, message: Message | Term) -> None:
        self.parts: list[str] = []
        self.visit(message)

    def visit_TextElement(self, node: TextElement) -> None:  # noqa: N802
        self.parts.append(node.value)

    def visit_StringLiteral(self, node: StringLiteral) -> None:  # noqa: N802
        self.parts.append(node.value)


def message_files(part: str, language: str) -> list[Path]:
    """The messages of a game or of the frame, in the package and at the page."""
    house, page = PACKAGE / "locale" / language, PAGE / "games" / part / "locale" / language
    around = PAGE / "locale" / language
    if part != FRAME:
        taught = (PACKAGE / "games" / part).glob(f"*/*/{language}.ftl")
        return [*sorted(house.glob(f"{part}*.ftl")), *sorted([*page.glob("*.ftl"), *taught])]
    common = [*sorted(house.glob("*.ftl")), *sorted(around.glob("*.ftl"))]
    return [file for file in common if not file.name.startswith(tuple(GAMES))]


def texts(data: Any, language: str) -> Iterator[str]:
    """The names and texts of one language in the data of cards."""
    if isinstance(data, list):
        for one in data:
            yield from texts(one, language)
    elif isinstance(data, dict):
        if FALLBACK in data and isinstance(data.get(language), str):
            yield data[language]
        else:
            for one in data.values():
                yield from texts(one, language)


def everything_said(part: str, language: str) -> Iterator[tuple[str, str]]:
    """Where something is said, and what."""
    for file in message_files(part, language):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            if isinstance(entry, (Message, Term)):
                said = " ".join(Said(entry).parts)
                yield f"{file.relative_to(ROOT)}: {entry.id.name}", said
    if part == FRAME:
        return
    game = PACKAGE / "games" / part
    for file in sorted(game.glob("cards/data/*.toml")):
        for text in texts(tomllib.loads(file.read_text("utf-8")), language):
            yield str(file.relative_to(ROOT)), text
    page = game / ("rules.md" if language == FALLBACK else f"rules.{language}.md")
    for number, line in enumerate(page.read_text("utf-8").splitlines(), start=1):
        yield f"{page.relative_to(ROOT)}:{number}", NO_WORDS.sub("", line)


def pattern(words: str) -> str:
    """A word or phrase as a whole, or with a hyphen at its end the words that begin so."""
    stem = words.removesuffix("-")
    return rf"\b{re.escape(stem)}" + (r"\w*" if stem != words else r"\b")


@each_language
@each_part
def test_words_that_are_never_said(language: str, part: str) -> None:
    rows = glossary(language)[part]
    instead = {pattern(words): words for words in rows["never"]}
    if not instead:
        return
    # one pattern for all, and each of its own only where that one finds something
    any_of_them = re.compile("|".join(instead), re.IGNORECASE)
    fine = re.compile("|".join(map(pattern, rows.get("fine", []))) or r"(?!)", re.IGNORECASE)
    found = []
    for where, said in everything_said(part, language):
        rest = fine.sub("", " ".join(said.split()))
        for hit in any_of_them.findall(rest):
            words = next(w for p, w in instead.items() if re.fullmatch(p, hit, re.IGNORECASE))
            found.append(f"{where}: '{hit}', say '{rows['never'][words]}'")
    assert not found, "\n".join(found)


@each_part
def test_glossaries_have_the_same_terms(part: str) -> None:
    terms = {
        language: list(glossary(language)[part].get("words", {}))
        for language in languages()
        if language != FALLBACK
    }
    first, *others = terms.values()
    assert all(other == first for other in others)


@each_language
@each_part
def test_the_right_word_is_not_forbidden(language: str, part: str) -> None:
    rows = glossary(language)[part]
    for words, instead in rows["never"].items():
        assert not re.search(pattern(words), instead, re.IGNORECASE), words


def test_words_are_found_whole_as_stems_and_as_phrases() -> None:
    def finds(words: str, text: str) -> bool:
        return re.search(pattern(words), text, re.IGNORECASE) is not None

    assert finds("his", "His cities")
    assert not finds("his", "this")
    assert finds("povýš-", "povýšená")
    assert not finds("povýš-", "nepovýšená")
    assert finds("so many", "so many errors")

"""The rules pages in other languages say all that the English ones say, clause by clause."""

import re
from collections import Counter
from pathlib import Path

import pytest

from tools.clauses import ID

ROOT = Path(__file__).parents[1]
GAMES = ROOT / "src" / "trilobite" / "games"
DOCS = ROOT / "docs" / "rules"
#: The pages that exist, as game and language: rules.cs.md of Marine is ("marine", "cs").
PAGES = sorted((page.parent.name, page.name.split(".")[1]) for page in GAMES.glob("*/rules.*.md"))

CLAUSE = re.compile(r"- \*\*(?P<id>[^*]+)\*\* (?P<text>.*)")
HEADING = re.compile(r"(?P<level>#+) (?P<text>.*)")
TABLE_RULE = re.compile(r"\|[\s|:-]+\|")
LINK = re.compile(r"\]\([^)]*\)")
CODE = re.compile(r"`[^`]*`")
FIGURE = re.compile(r"\d+")
WORD = re.compile(r"[^\W\d_]{2,}")

each_page = pytest.mark.parametrize(("game", "language"), PAGES)


def english(game: str) -> list[str]:
    return (GAMES / game / "rules.md").read_text(encoding="utf-8").splitlines()


def translated(game: str, language: str) -> list[str]:
    return (GAMES / game / f"rules.{language}.md").read_text(encoding="utf-8").splitlines()


def clauses(lines: list[str]) -> dict[str, str]:
    """The text of every clause by its id; no id occurs twice."""
    found: dict[str, str] = {}
    for line in lines:
        if clause := CLAUSE.fullmatch(line):
            assert clause["id"] not in found
            found[clause["id"]] = clause["text"]
    return found


def cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.split("|")[1:-1]]


def shape(line: str) -> str:
    """What a line is, without its words."""
    if heading := HEADING.fullmatch(line):
        return heading["level"]
    if clause := CLAUSE.fullmatch(line):
        return clause["id"]
    if TABLE_RULE.fullmatch(line):
        return line
    if line.startswith("|"):
        return f"row of {len(cells(line))}"
    if item := re.match(r"-|\d+\.", line):
        return f"item {item[0]}"
    return "text" if line.strip() else ""


def references(text: str) -> Counter[str]:
    """The clauses, links and pieces of code that a text names."""
    ids = [id for id in ID.findall(text) if not id.isalpha()]
    return Counter(ids + LINK.findall(text) + CODE.findall(text))


@each_page
def test_a_page_has_the_same_clauses_in_the_same_order(game: str, language: str) -> None:
    assert list(clauses(translated(game, language))) == list(clauses(english(game)))


@each_page
def test_a_page_has_the_same_headings_tables_and_lists(game: str, language: str) -> None:
    shapes = [shape(line) for line in translated(game, language)]
    assert shapes == [shape(line) for line in english(game)]


@each_page
def test_a_page_names_the_same_clauses_links_and_code(game: str, language: str) -> None:
    differing = [
        (ours, theirs)
        for ours, theirs in zip(translated(game, language), english(game), strict=True)
        if references(ours) != references(theirs)
    ]
    assert differing == []


@each_page
def test_a_page_gives_the_same_figures(game: str, language: str) -> None:
    differing = [
        (ours, theirs)
        for ours, theirs in zip(translated(game, language), english(game), strict=True)
        if Counter(FIGURE.findall(ours)) != Counter(FIGURE.findall(theirs))
    ]
    assert differing == []


@each_page
def test_headings_of_chapters_keep_their_numbers(game: str, language: str) -> None:
    number = re.compile(r"#+ (?:[A-Z]?[\d.]*\d[a-z]?|[A-Z])(?=[. ])")

    def numbered(lines: list[str]) -> list[str]:
        return [found[0] for line in lines if (found := number.match(line))]

    assert numbered(translated(game, language)) == numbered(english(game))


@each_page
def test_every_clause_has_a_text_in_its_language(game: str, language: str) -> None:
    ours, theirs = clauses(translated(game, language)), clauses(english(game))
    assert [id for id, text in ours.items() if not WORD.search(text)] == []
    assert [id for id, text in ours.items() if text == theirs[id]] == []


@each_page
def test_no_line_of_prose_is_left_in_english(game: str, language: str) -> None:
    left = [
        ours
        for ours, theirs in zip(translated(game, language), english(game), strict=True)
        if ours == theirs and not ours.startswith(("#", "|")) and WORD.search(ours)
    ]
    assert left == []


@each_page
def test_cells_of_tables_are_empty_where_the_english_ones_are(game: str, language: str) -> None:
    for ours, theirs in zip(translated(game, language), english(game), strict=True):
        if theirs.startswith("|"):
            assert [bool(cell) for cell in cells(ours)] == [bool(cell) for cell in cells(theirs)]


@each_page
def test_the_page_can_be_read_among_the_docs(game: str, language: str) -> None:
    page = DOCS / f"{game}.{language}.md"
    assert page.resolve() == (GAMES / game / f"rules.{language}.md").resolve()

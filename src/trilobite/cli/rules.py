"""The rules page, clause by clause."""

import re
from functools import cache
from importlib import resources
from typing import Final

_ITEM: Final = re.compile(r"- \*\*(?P<id>\S+)\*\* (?P<text>.+)")
_NUMBERED: Final = re.compile(r"(?P<chapter>[A-Z])(?P<number>\d*)(?P<part>[a-z]?)\.\d+")


class Clause:
    """One item of the rules page."""

    def __init__(self, id: str, text: str) -> None:
        self.id: Final = id
        self.text: Final = text
        #: The shorter ids that stand for it, in small letters.
        self.groups: Final = groups(id)


def groups(id: str) -> set[str]:
    """E4a.1 belongs to E4a, to E4 and to E; AMB-12 to AMB; G:Atrophy.1 to G:Atrophy; MAR-2.1.3
    to MAR-2.1 and MAR-2, which may be called 2.1 and 2."""
    found = {id.lower()}
    numbered = _NUMBERED.fullmatch(id)
    if numbered:
        chapter, number, part = numbered.group("chapter", "number", "part")
        found |= {chapter.lower(), f"{chapter}{number}".lower(), f"{chapter}{number}{part}".lower()}
    elif id.startswith("G:"):
        found |= {"g:", id.rpartition(".")[0].lower()}
    else:
        book, _, number = id.lower().partition("-")
        found.add(book)
        parts = number.split(".")
        if len(parts) > 1:
            for length in range(1, len(parts) + 1):
                shorter = ".".join(parts[:length])
                found |= {shorter, f"{book}-{shorter}"}
    return found


@cache
def clauses(game: str, language: str) -> list[Clause]:
    """All clauses of a game in the order of the page, in English if the language has no page."""
    folder = resources.files(f"trilobite.games.{game}")
    page = folder / f"rules.{language}.md"
    lines = (page if page.is_file() else folder / "rules.md").read_text("utf-8").splitlines()
    items = [match for line in lines if (match := _ITEM.fullmatch(line))]
    return [Clause(item["id"], plain(item["text"])) for item in items]


def plain(text: str) -> str:
    """A text without marks for emphasis."""
    return re.sub(r"\*(.+?)\*", r"\1", text).replace("`", "")


def lookup(game: str, language: str, wanted: str) -> list[Clause]:
    """The clauses that an id stands for, or else those whose text holds the words."""
    key = " ".join(wanted.lower().split())
    page = clauses(game, language)
    by_id = [clause for clause in page if key in clause.groups]
    return by_id or [clause for clause in page if key in clause.text.lower()]

"""The lessons of the games: each has a folder `games/NAME/lessons/ID` with `lesson.toml`, and its
words beside it, a file for each language. Example games lie in `games/NAME/examples` in the same
way; a puzzle is a file `games/NAME/puzzles/ID.toml`, its words are those of its theme."""

import re
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Final

from trilobite.core.lesson_file import Lesson, read_lesson

FILE: Final = "lesson.toml"
#: The folders of all that is played as a lesson.
LESSONS: Final = "lessons"
EXAMPLES: Final = "examples"
PUZZLES: Final = "puzzles"
NAME: Final = re.compile(r"[a-z]+(\d+)(\.toml)?")


def folder_of(game: str, folder: str = LESSONS) -> Traversable:
    """Where the lessons of a game are, or what else is played as they are."""
    return resources.files("trilobite.games") / game / folder


@cache
def _found(game: str, folder: str) -> list[Lesson]:
    """What is in a folder, in the order of the numbers."""
    place = folder_of(game, folder)
    if not place.is_dir():
        return []
    found = [entry for entry in place.iterdir() if NAME.fullmatch(entry.name)]
    found.sort(key=lambda entry: int(re.sub(r"\D", "", entry.name)))
    files = [entry / FILE if entry.is_dir() else entry for entry in found]
    return [read_lesson(file.read_text("utf-8")) for file in files]


def lessons_of(game: str) -> list[Lesson]:
    """The lessons of a game."""
    return _found(game, LESSONS)


def examples_of(game: str) -> list[Lesson]:
    """The example games of a game."""
    return _found(game, EXAMPLES)


def puzzles_of(game: str) -> list[Lesson]:
    """The puzzles of a game."""
    return _found(game, PUZZLES)


def lesson(game: str, id: str) -> Lesson | None:
    """The lesson, example game or puzzle of that name, if there is one."""
    every = [*lessons_of(game), *examples_of(game), *puzzles_of(game)]
    return next((one for one in every if one.id == id), None)

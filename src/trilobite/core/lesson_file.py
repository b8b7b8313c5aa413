"""Lessons read: a lesson is a check file that talks.

    id = "g1"
    game = "genesis"
    minutes = 3
    clauses = ["E1.1"]
    title = { en = "A first home", cs = "První domov", it = "Una prima casa" }

    [options]            # as for a new game
    [position]           # as in a position file; left out: the set-up

    [[scene]]
    name = "biont"                              # its words are the message of this name
    do = ["1> done", "~ roll 1 2"]              # what others and chance do as the scene begins
    point = ["refugium:clay-mound"]             # pieces in question, as the page names them
    play = "biont pool clay-mound"              # the answer asked for, or several in a row
    accept = ["biont pool *"]                   # answers that are as good
    wrong = { "done" = "early" }                # what to say to others: an attribute of the message
    rest = true                                 # afterwards its attribute `done` is read
    decision = "assign"                         # facts before the answer, as in check files
    [scene.after]                               # and after it
    position.player.blue.pool = "R"

A scene with neither `play` nor `find` is read. One with `find` asks to point at one of these
pieces. `start` puts another position on the table. docs/lessons.md says more.

In an example game (`kind = "example"`) an answer is a guess: whatever it was, the script's own is
played. A puzzle (`kind = "puzzle"`) is one scene whose answers were measured by search.
"""

from fnmatch import fnmatchcase
from typing import Any, Literal

import msgspec
from msgspec import field

from trilobite.core.errors import TrilobiteError
from trilobite.core.position import one_line
from trilobite.core.vector_file import VectorStep


class LessonError(TrilobiteError):
    """A lesson that says something which cannot be meant."""


class Scene(VectorStep, forbid_unknown_fields=True, kw_only=True):
    """One thing that is read, answered or found. The facts of a check file hold before the
    answer."""

    name: str
    #: Another position, with which the scene begins.
    start: dict[str, Any] | None = None
    point: list[str] = field(default_factory=list)
    play: str | list[str] = field(default_factory=list)
    accept: list[str] = field(default_factory=list)
    find: list[str] = field(default_factory=list)
    #: What is said to other answers: attributes of the scene's message by answers or pieces.
    wrong: dict[str, str] = field(default_factory=dict)
    rest: bool = False
    #: In a puzzle: by how many points other answers promise less than the best.
    less: dict[str, float] = field(default_factory=dict)
    after: VectorStep | None = None

    def asked(self) -> list[str]:
        """The answers asked for, one after the other."""
        return [self.play] if isinstance(self.play, str) else self.play

    def accepts(self, key: str, number: int) -> bool:
        """Whether an answer will do in the place of the one of that number."""
        return key == self.asked()[number] or any(fits(key, each) for each in self.accept)

    def margin(self) -> float:
        """By how many points the best answer is better than those that are not as good."""
        return min(self.less.values(), default=0.0)

    def remark(self, given: str) -> str:
        """What is said to an answer, or piece, that was not asked for; nothing in particular if it
        is empty."""
        return next((said for each, said in self.wrong.items() if fits(given, each)), "")


def fits(key: str, pattern: str) -> bool:
    """Whether an answer or a piece is meant by a pattern: `*` stands for anything."""
    return fnmatchcase(key, pattern)


#: A lesson, a game to watch and guess along, or one decision to be found.
LessonKind = Literal["lesson", "example", "puzzle"]


class Lesson(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A lesson."""

    id: str
    game: str
    kind: LessonKind = "lesson"
    title: dict[str, str] = {}
    minutes: int = 1
    #: What a puzzle is about: its words are those of the theme.
    theme: str = ""
    clauses: list[str] = []
    #: Who learns.
    seat: int = 0
    options: dict[str, Any] = {}
    position: dict[str, Any] | None = None
    scene: list[Scene]

    def start_of(self, scene: int) -> tuple[int, dict[str, Any] | None]:
        """The scene at which the play begins that a scene belongs to, and its position."""
        for number in range(scene, 0, -1):
            start = self.scene[number].start
            if start is not None:
                return number, start
        return 0, self.scene[0].start or self.position


class Kind(msgspec.Struct):
    """Whether a file is a lesson."""

    scene: list[Any] | None = None


def is_lesson(text: str) -> bool:
    """Whether the text of a check file is that of a lesson."""
    try:
        return msgspec.toml.decode(text, type=Kind).scene is not None
    except (msgspec.DecodeError, RecursionError):
        return False


def read_lesson(text: str) -> Lesson:
    """The lesson of a text, which may be JSON too. Raises LessonError with what is wrong."""
    try:
        if text.startswith("{"):
            return msgspec.json.decode(text, type=Lesson)
        return msgspec.toml.decode(text, type=Lesson)
    except (msgspec.DecodeError, RecursionError) as error:
        raise LessonError(f"not a lesson: {one_line(error)}") from error

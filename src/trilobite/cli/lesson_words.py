"""The words of lessons: a file for each language beside the script, with all that it calls for."""

from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser
from fluent.syntax.ast import Attribute, Junk, Message, VariableReference
from fluent.syntax.visitor import Visitor

from trilobite.cli.messages import FALLBACK, languages
from trilobite.core.lesson_file import Lesson, Scene
from trilobite.games.registry import box

#: What is said at the end: what the learner can do now.
CAN: Final = "can"
#: The longest texts, in words: what a scene says, and its heading.
LONGEST: Final = 45
LONGEST_TITLE: Final = 6


def word_problems(lesson: Lesson, folder: Path) -> list[str]:
    """What is wrong with the words of a lesson."""
    problems: list[str] = []
    english: dict[str, set[str]] = {}
    known = {id for cards in box(lesson.game).names().values() for id in cards}
    for language in [FALLBACK, *(one for one in languages() if one != FALLBACK)]:
        file = folder / f"{language}.ftl"
        if language not in lesson.title:
            problems.append(f"it has no title in {language}")
        if not file.is_file():
            problems.append(f"there is no {file.name}")
            continue
        said, faults = read_words(file)
        problems += faults
        problems += compared(lesson, said, file.name)
        for name, text in said.items():
            problems += [
                f"{file.name}: {name}: there is no card {variable}"
                for variable in sorted(text.variables - known)
            ]
            if text.variables != english.setdefault(name, text.variables):
                problems.append(f"{file.name}: {name} does not name what the English text names")
            longest = LONGEST_TITLE if name.endswith(".title") else LONGEST
            if language == FALLBACK and text.words > longest:
                problems.append(f"{file.name}: {name} has {text.words} words, more than {longest}")
    return problems


class Text(Visitor):
    """A message or an attribute: what it names, and how many words it has."""

    def __init__(self, entry: Message | Attribute, words: int) -> None:
        self.variables: set[str] = set()
        self.words: Final = words
        if entry.value is not None:
            self.visit(entry.value)

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)


def read_words(file: Path) -> tuple[dict[str, Text], list[str]]:
    """The messages of a file and their attributes by name, and what cannot be read."""
    source = file.read_text("utf-8")
    said: dict[str, Text] = {}
    faults: list[str] = []
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, Junk):
            faults.append(f"{file.name}: this cannot be read: {(entry.content or '').strip()[:60]}")
        elif isinstance(entry, Message):
            parts: list[tuple[str, Message | Attribute]] = [(entry.id.name, entry)]
            parts += [(f"{entry.id.name}.{each.id.name}", each) for each in entry.attributes]
            for name, part in parts:
                if name in said:
                    faults.append(f"{file.name}: {name} is said twice")
                span = None if part.value is None else part.value.span
                text = "" if span is None else source[span.start : span.end]
                said[name] = Text(part, len(text.replace("{ $", "").replace(" }", "").split()))
    return said, faults


def compared(lesson: Lesson, said: dict[str, Text], file: str) -> list[str]:
    """What is missing in a language, and what nobody says."""
    example = lesson.kind == "example"
    needed = {CAN, *(name for scene in lesson.scene for name in needed_in(scene, example))}
    allowed = needed | {f"{scene.name}.why" for scene in lesson.scene}
    missing = [f"{file}: {name} is missing" for name in sorted(needed - said.keys())]
    return missing + [f"{file}: nothing says {name}" for name in sorted(said.keys() - allowed)]


def needed_in(scene: Scene, example: bool) -> list[str]:
    """What a scene calls for: its text and heading, the task, what is said to other answers and
    afterwards. In an example game the task is always to guess, and afterwards it says why."""
    parts = ["title", *scene.wrong.values()]
    asks = bool(scene.asked() or scene.find)
    if asks and not example:
        parts.append("task")
    if scene.rest or (asks and example):
        parts.append("done")
    return [scene.name, *(f"{scene.name}.{part}" for part in parts)]

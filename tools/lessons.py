"""The lessons in figures: `python -m tools.lessons` prints the table of docs/lessons.md.

For each lesson its scenes, the kinds of decisions that the learner answers in it, and how long it
takes to read what the coach says on the straight way, in each language, at 200 words a minute.
"""

from functools import cache
from importlib import resources
from pathlib import Path
from typing import NamedTuple

from tools.check_words import decision_kinds
from trilobite.cli.lesson_words import CAN, read_words
from trilobite.cli.messages import languages
from trilobite.core.lesson import Lecture
from trilobite.core.lesson_file import Lesson
from trilobite.games.lessons import LESSONS, folder_of, lessons_of
from trilobite.games.registry import GAMES, make_game

#: Words that somebody reads in a minute.
PACE = 200


class Figures(NamedTuple):
    """One lesson in figures."""

    lesson: Lesson
    #: The kinds of decisions that the learner answers.
    kinds: set[str]
    #: Words by language.
    words: dict[str, int]

    def minutes(self, language: str) -> float:
        """How long it takes to read."""
        return self.words[language] / PACE


@cache
def figures_of(game: str) -> list[Figures]:
    """The lessons of a game."""
    return [figures(lesson) for lesson in lessons_of(game)]


def figures(lesson: Lesson) -> Figures:
    """Plays a lesson and counts its words."""
    with resources.as_file(folder_of(lesson.game, LESSONS) / lesson.id) as folder:
        words = {language: words_of(lesson, folder, language) for language in languages()}
    return Figures(lesson, kinds_of(lesson), words)


def kinds_of(lesson: Lesson) -> set[str]:
    """The kinds of decisions that the learner answers as the script does."""
    lecture = Lecture(lesson, make_game(lesson.game, lesson.options))
    found = set()
    while not lecture.over:
        while lecture.asking:
            decision = lecture.session.decision_for(lesson.seat)
            assert decision is not None
            found.add(decision.kind)
            lecture.answer(lecture.scene.asked()[lecture.given])
        lecture.next()
    return found


def words_of(lesson: Lesson, folder: Path, language: str) -> int:
    """The words of all that is read on the straight way: remarks on other answers are not."""
    said, _ = read_words(folder / f"{language}.ftl")
    remarks = {f"{scene.name}.{each}" for scene in lesson.scene for each in scene.wrong.values()}
    return said[CAN].words + sum(
        text.words for name, text in said.items() if name != CAN and name not in remarks
    )


def table() -> str:
    """All lessons as a table of Markdown, and how many kinds of decisions those of a game have."""
    spoken = languages()
    heads = ["lesson", "scenes", "kinds of decisions", *(f"minutes ({one})" for one in spoken)]
    lines = [row([*heads, "in the list"]), row(["---", *["---:"] * (len(heads))])]
    totals = []
    for game in GAMES:
        found = figures_of(game)
        for one in found:
            lesson = one.lesson
            minutes = [f"{one.minutes(each):.1f}" for each in spoken]
            counted = [str(len(lesson.scene)), str(len(one.kinds)), *minutes, str(lesson.minutes)]
            lines.append(row([f"{lesson.id} {lesson.title['en']}", *counted]))
        scenes = sum(len(one.lesson.scene) for one in found)
        kinds = set[str]().union(*(one.kinds for one in found))
        totals.append(
            f"- {game}: {len(found)} lessons, {scenes} scenes,"
            f" {len(kinds)} of {len(decision_kinds(game))} kinds of decisions"
        )
    return "\n".join([*lines, "", *totals]) + "\n"


def row(cells: list[str]) -> str:
    """A row of the table."""
    return f"| {' | '.join(cells)} |"


def main() -> None:
    """Prints the table."""
    print(table(), end="")


if __name__ == "__main__":
    main()

"""Lessons played: at a table scene by scene, and to the end as the check files that they are."""

from collections.abc import Iterator
from typing import Any, Final

from trilobite.core.chance import Draw, Roll
from trilobite.core.errors import TrilobiteError
from trilobite.core.game import AnyGame
from trilobite.core.lesson_file import Lesson, Scene, fits, read_lesson
from trilobite.core.position import GameMaker, one_line
from trilobite.core.session import Session
from trilobite.core.vector import VectorReport, follow, opened, play, script_of
from trilobite.core.vector_file import Vector, VectorStep

#: Between the parts of a piece's name, as the page has it: `chromosome:photo-carboxylation:blue`.
PARTS: Final = ":"


class Lecture:
    """A lesson that is being played: a session, and the scene that it has come to.

    Chance falls as scripted. What is scripted for a scene comes when the scene begins; between two
    scenes the game waits, even in the middle of a roll.
    """

    def __init__(self, lesson: Lesson, game: AnyGame, scene: int = 0) -> None:
        self.lesson: Final = lesson
        self.game: Final = game
        self.number = 0
        #: How many of the scene's answers were given.
        self.given = 0
        self.session: Session = self._opened(0)
        self.go_to(scene)

    @property
    def over(self) -> bool:
        """Whether the last scene has been played."""
        return self.number == len(self.lesson.scene)

    @property
    def scene(self) -> Scene:
        """The scene that is being played, or was last."""
        return self.lesson.scene[min(self.number, len(self.lesson.scene) - 1)]

    @property
    def asking(self) -> bool:
        """Whether the scene waits for an answer."""
        return not self.over and self.given < len(self.scene.asked())

    def go_to(self, number: int) -> None:
        """Plays on the main line to where a scene begins."""
        end = len(self.lesson.scene)
        first, _ = self.lesson.start_of(min(number, end - 1))
        self.session = self._opened(first)
        while self.number < number:
            self.play()
            self._enter(self.number + 1)

    def play(self) -> None:
        """Gives what answers of the scene are left, as the script has them."""
        while self.asking:
            self.answer(self.scene.asked()[self.given])

    def answer(self, key: str) -> None:
        """Gives an answer of the learner. Raises an AnswerError if it does not fit. After the last
        one what is drawn for it is drawn."""
        self.session.choose(key, self.lesson.seat)
        self.given += 1
        after = self.scene.after
        if not self.asking and after is not None and after.do:
            follow(self.session, VectorStep(), script_of(self.scene.name, after, self.game), [])

    def next(self) -> None:
        """The next scene begins. Where an answer that is as good has led elsewhere than the script,
        the lesson goes on from the main line."""
        number = self.number + 1
        try:
            self._enter(number)
            goes_on = self.over or self._fits()
        except TrilobiteError:
            goes_on = False
        if not goes_on:
            self.go_to(number)

    def rolls_next(self) -> bool:
        """Whether the next scene begins with dice."""
        if self.number + 1 >= len(self.lesson.scene):
            return False
        script = script_of("", self.lesson.scene[self.number + 1], self.game)
        return bool(script) and isinstance(script[0], Roll)

    def accepted(self) -> list[str]:
        """The answers that will do, that of the script first."""
        if not self.asking:
            return []
        asked = self.scene.asked()[self.given]
        return [
            asked,
            *(
                key
                for key in self.session.keys(self.lesson.seat)
                if key != asked and self.scene.accepts(key, self.given)
            ),
        ]

    def _fits(self) -> bool:
        """Whether the scene can be played from here."""
        asked = self.scene.asked()
        return not asked or asked[0] in self.session.keys(self.lesson.seat)

    def _opened(self, number: int) -> Session:
        """The session with which a scene begins that has a position of its own, or the first."""
        scene = self.lesson.scene[number]
        _, position = self.lesson.start_of(number)
        start = None if position is None else self.game.from_position(position)
        script = script_of(scene.name, scene, self.game)
        session, unused = opened(self.game, start, script)
        follow(session, scene, script, unused)
        self.number = number
        self.given = 0
        return session

    def _enter(self, number: int) -> None:
        """A scene begins: others and chance do what it says. After the last one nothing does."""
        if number < len(self.lesson.scene):
            scene = self.lesson.scene[number]
            if scene.start is not None:
                self.session = self._opened(number)
                return
            unused: list[Roll | Draw] = []
            follow(self.session, scene, script_of(scene.name, scene, self.game), unused)
        self.number = number
        self.given = 0


# --- checking -----------------------------------------------------------------------------


def run_lesson(text: str, make_game: GameMaker) -> VectorReport:
    """Plays a lesson to its end and compares. Never raises for what the file says."""
    report = VectorReport("?", "")
    try:
        lesson = read_lesson(text)
        report.id = lesson.id
        game = make_game(lesson.game, lesson.options)
        report.problems += problems_of(lesson, game)
    except TrilobiteError as error:
        report.problems.append(one_line(error))
    return report


def problems_of(lesson: Lesson, game: AnyGame) -> list[str]:
    """What is wrong with a lesson."""
    problems: list[str] = []
    names = [scene.name for scene in lesson.scene]
    if not names:
        return ["the lesson has no scene"]
    problems += [f"two scenes are called {name}" for name in set(names) if names.count(name) > 1]
    for vector in check_files(lesson):
        play(vector, game, problems)
    if problems:
        return problems
    if lesson.kind == "puzzle":
        problems += puzzle_problems(lesson)
    lecture = Lecture(lesson, game)
    while not lecture.over:
        check_scene(lecture, problems)
        lecture.play()
        lecture.next()
    return problems


def puzzle_problems(lesson: Lesson) -> list[str]:
    """What is wrong with a puzzle as such: it is one scene with one answer that was measured."""
    if len(lesson.scene) != 1 or len(lesson.scene[0].asked()) != 1:
        return ["a puzzle is one scene with one answer"]
    scene = lesson.scene[0]
    found = [] if lesson.theme else ["the puzzle has no theme"]
    if not scene.less:
        found.append("nothing says how much less other answers promise")
    return found + [
        f"less: {key} promises no less than the best"
        for key, less in scene.less.items()
        if less <= 0 or scene.accepts(key, 0)
    ]


def check_files(lesson: Lesson) -> Iterator[Vector]:
    """The main line of a lesson as check files: one for each position that it puts on the table.
    A scene is a step up to its answer and, if it has one, another from there."""
    first = 0
    for number in range(1, len(lesson.scene) + 1):
        if number == len(lesson.scene) or lesson.scene[number].start is not None:
            scenes = lesson.scene[first:number]
            yield Vector(
                id=lesson.id,
                title=lesson.id,
                game=lesson.game,
                options=lesson.options,
                position=lesson.start_of(first)[1],
                step=[step for scene in scenes for step in steps_of(scene, lesson.seat)],
            )
            first = number


def steps_of(scene: Scene, seat: int) -> list[VectorStep]:
    """A scene as steps of a check file."""
    fields = {name: getattr(scene, name) for name in VectorStep.__struct_fields__}
    steps = [VectorStep(**fields)]
    if scene.asked() or scene.after is not None:
        after = VectorStep() if scene.after is None else scene.after
        told = {name: getattr(after, name) for name in VectorStep.__struct_fields__}
        told["do"] = [*(f"{seat}> {key}" for key in scene.asked()), *after.do]
        steps.append(VectorStep(**told))
    return steps


def check_scene(lecture: Lecture, problems: list[str]) -> None:
    """What a scene names must be there: its answers, those of which it speaks, its pieces."""
    scene, session = lecture.scene, lecture.session
    where = f"scene {scene.name}"
    if scene.name == END:
        problems.append(f"{where}: the end of the lesson is called so")
    if scene.asked() and scene.find:
        problems.append(f"{where}: it has both play and find")
    if scene.find and not set(scene.find) & set(scene.point):
        problems.append(f"{where}: no piece among `point`, which are to choose from, is right")
    if scene.rest and not scene.asked() and not scene.find:
        problems.append(f"{where}: it is only read, there is nothing to rest after")
    after = VectorStep() if scene.after is None else scene.after
    if after.until or not all(line.startswith(DRAW) for line in after.do):
        problems.append(f"{where}: what happens after the answer stands in the next scene")
    offered = offered_in(lecture)
    for pattern in scene.accept:
        if not any(fits(key, pattern) for key in offered):
            problems.append(f"{where}: accept: '{pattern}' is not offered; {', '.join(offered)}")
    here = {str(name) for name in names_in(lecture.game.view(session.state, lecture.lesson.seat))}
    problems += [
        f"{where}: less: '{key}' is not offered; {', '.join(offered)}"
        for key in scene.less
        if key not in offered
    ]
    for pattern in scene.wrong:
        if scene.find:
            if "*" not in pattern:
                problems += unknown_pieces(where, pattern, lecture.game, here)
        elif not any(fits(key, pattern) and key not in scene.asked() for key in offered):
            problems.append(f"{where}: wrong: '{pattern}' is not offered; {', '.join(offered)}")
    for piece in [*scene.point, *scene.find]:
        problems += unknown_pieces(where, piece, lecture.game, here)


def offered_in(lecture: Lecture) -> list[str]:
    """All that is offered in the course of a scene."""
    other = Lecture(lecture.lesson, lecture.game, lecture.number)
    found: list[str] = []
    while other.asking:
        keys = other.session.keys(lecture.lesson.seat)
        found += [key for key in keys if key not in found]
        other.answer(other.scene.asked()[other.given])
    return found


def unknown_pieces(where: str, piece: str, game: AnyGame, here: set[str]) -> list[str]:
    """Which parts of a piece's name are neither in the words of the game nor on the table."""
    kind, *parts = piece.split(PARTS)
    known = {name for names in game.words.domains.values() for name in names}
    return [
        f"{where}: there is no {part} for {piece}"
        for part in parts
        if part not in here and not (part.isdecimal() or (kind in NAMELESS and part in known))
    ] or ([] if kind else [f"{where}: a piece has a kind"])


#: How lines begin that draw something: the only ones that may belong to an answer.
DRAW: Final = "~ draw"

#: What the page is told of a lesson whose last scene is over.
END: Final = "end"

#: Pieces whose names the view need not have: they lie on the table all the time.
NAMELESS: Final = (
    "corner",
    "deck",
    "hex",
    "space",
    "row",
    "token",
    "catalyst",
    "use",
    "domain",
    "track",
    "philosophy",
)


def names_in(value: Any) -> Iterator[Any]:
    """All names and values in what a seat sees."""
    if isinstance(value, dict):
        for name, each in value.items():
            yield name
            yield from names_in(each)
    elif isinstance(value, (list, tuple)):
        for each in value:
            yield from names_in(each)
    else:
        yield value

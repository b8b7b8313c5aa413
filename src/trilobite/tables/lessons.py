"""A table at which somebody learns: a script answers for the others and for chance, and an answer
that is not asked for is not played but remarked upon. In an example game it is a guess, after which
the script plays its own."""

from collections.abc import Callable
from typing import Final, Literal

from trilobite.core.errors import StaleAnswer
from trilobite.core.game import AnyGame
from trilobite.core.lesson import Lecture
from trilobite.core.lesson_file import Lesson
from trilobite.games.lessons import examples_of, lesson, lessons_of, puzzles_of
from trilobite.games.registry import GAMES, box
from trilobite.tables.bodies.catalogue import LessonLineOut, PuzzleLineOut
from trilobite.tables.bodies.play import LessonOut, RemarkOut
from trilobite.tables.clock import Clock
from trilobite.tables.events import Events
from trilobite.tables.model import TableEvent
from trilobite.tables.problems import Refused
from trilobite.tables.store import Store, StoredTable
from trilobite.tables.table import Table


def lesson_called(game: str, id: str) -> Lesson:
    """The lesson of that name. Raises Refused if there is none."""
    if game in GAMES:
        box(game)  # in a browser the files of a game are there when somebody has asked for it
    found = lesson(game, id)
    if found is None:
        raise Refused("no-such-lesson", f"there is no lesson '{id[:40]}' of {game}", 404)
    return found


def lesson_lines(lessons: list[Lesson]) -> list[LessonLineOut]:
    """Lessons as lines of a list."""
    return [
        LessonLineOut(id=one.id, titles=one.title, minutes=one.minutes, scenes=len(one.scene))
        for one in lessons
    ]


def puzzle_lines(puzzles: list[Lesson]) -> list[PuzzleLineOut]:
    """Puzzles as lines of a list."""
    return [
        PuzzleLineOut(id=one.id, theme=one.theme, margin=one.scene[0].margin()) for one in puzzles
    ]


def siblings(lesson: Lesson) -> list[Lesson]:
    """The lessons of the same game and kind."""
    found = {"lesson": lessons_of, "example": examples_of, "puzzle": puzzles_of}
    return found[lesson.kind](lesson.game)


def not_asked() -> Refused:
    """The learner does something where nothing is to be done."""
    return Refused("lesson-not-asked", "nothing is asked in this step of the lesson", 409)


class LessonTable(Table):
    """A table with a script. Its events say which scene it has come to, and nothing else: what was
    answered before is played again as the script has it."""

    def __init__(self, stored: StoredTable, game: AnyGame, store: Store, clock: Clock) -> None:
        lesson = lesson_called(stored.body.game, stored.body.lesson)
        events = Events(stored.events, stored.body.pace)
        self.lecture: Final = Lecture(lesson, game, min(events.scene, len(lesson.scene)))
        super().__init__(
            stored.id,
            stored.owner,
            stored.body,
            game,
            self.lecture.session,
            events,
            stored.claims,
            store,
            clock,
        )
        #: Whether the scene has been played and waits for the learner to go on.
        self.resting = False
        #: What is said to the last answer that was not asked for, and how many there were.
        self.remark: RemarkOut | None = None
        self.misses = 0
        #: The answer given, where the script's own was played after it; and those that were tried.
        self.guess = ""
        self.tried: list[str] = []

    @property
    def asking(self) -> bool:
        """Whether an answer is asked for."""
        return self.lecture.asking and not self.resting

    @property
    def guessing(self) -> bool:
        """Whether any answer will do, as the script plays its own."""
        return self.lecture.lesson.kind == "example"

    @property
    def telling(self) -> bool:
        """Whether what the script answers is told only afterwards, with what there is to say."""
        return self.lecture.lesson.kind != "lesson"

    def bots(self) -> list[int]:
        """Nobody thinks here: the script answers for the other seats."""
        return []

    def playing_bots(self) -> list[int]:
        return []

    # --- what the learner does ------------------------------------------------------------

    async def answer(self, seat: int, key: str, version: int | None) -> None:
        """Plays the answer if it is asked for, and otherwise says something about it."""

        def play() -> None:
            if version is not None and version != self.version:
                raise StaleAnswer(
                    f"this answer was made for version {version}, the table is at {self.version}"
                )
            lecture = self.lecture
            if not self.asking:
                raise not_asked()
            offered = key in self.session.keys(seat)  # if not, the session says what is wrong
            if offered and self.guessing:
                self.guess = key
                lecture.play()
                self._played()
                return
            if offered and not lecture.scene.accepts(key, lecture.given):
                self._miss(key)
                return
            lecture.answer(key)
            self.guess = key
            self.remark = None
            if not lecture.asking:
                self._played()

        await self._change(play)

    async def point(self, owner: str, piece: str) -> None:
        """The learner points at a piece."""

        def point() -> None:
            self.require_player(owner)
            scene = self.lecture.scene
            if self.lecture.over or self.resting or not scene.find:
                raise not_asked()
            if piece in scene.find:
                self._played()
            else:
                self._miss(piece)

        await self._change(point)

    async def next(self, owner: str) -> None:
        """The next scene, if this one has been read or played."""

        def go_on() -> None:
            self.require_player(owner)
            scene = self.lecture.scene
            if self.lecture.over or not (self.resting or not (scene.asked() or scene.find)):
                raise Refused("lesson-asked", "this step waits for your answer", 409)
            self._go_on()

        await self._change(go_on)

    async def play_step(self, owner: str) -> None:
        """The script plays the scene. The next one begins, unless there is something to tell."""

        def play() -> None:
            self.require_player(owner)
            if self.lecture.over:
                raise not_asked()
            tells = self.telling and self.asking
            self.lecture.play()
            if tells:
                self._played()
            else:
                self._go_on()

        await self._change(play)

    async def back(self, owner: str) -> None:
        """The scene again, or the one before if nothing was done in it."""

        def go_back() -> None:
            self.require_player(owner)
            lecture = self.lecture
            begun = self.resting or (lecture.given > 0 and not lecture.over)
            self._go_to(lecture.number if begun else max(0, lecture.number - 1))

        await self._change(go_back)

    async def undo(self, owner: str) -> None:
        """Taking back is going back."""
        await self.back(owner)

    def can_undo(self, mine: list[int]) -> bool:
        return bool(mine) and (self.resting or self.lecture.given > 0 or self.lecture.number > 0)

    def can_redo(self, mine: list[int]) -> bool:
        return False

    def can_restart(self, mine: list[int]) -> bool:
        return False

    def _require_open(self, alone: bool) -> None:
        """Nobody takes a record of a lesson, or asks what if: it begins in the middle of a game."""
        raise Refused("lesson-record", "a lesson has no record", 409)

    # --- the course of the lesson ---------------------------------------------------------

    def _miss(self, given: str) -> None:
        self.remark = RemarkOut(given=given, said=self.lecture.scene.remark(given))
        self.misses += 1
        self.tried.append(given)

    def _played(self) -> None:
        """The scene has been played: it rests where there is something to tell, or dice follow."""
        self.remark = None
        tells = self.telling and bool(self.lecture.scene.asked())
        if tells or self.lecture.scene.rest or self.lecture.rolls_next():
            self.resting = True
        else:
            self._go_on()

    def _go_on(self) -> None:
        self.lecture.next()
        self._begin()

    def _go_to(self, scene: int) -> None:
        self.lecture.go_to(scene)
        self._begin()

    def _begin(self) -> None:
        """A scene begins."""
        self.resting = False
        self.remark = None
        self.misses = 0
        self.guess = ""
        self.tried = []

    async def _change(self, act: Callable[[], None]) -> None:
        """Changes the lesson, and writes which scene it has come to if that is another."""
        async with self.lock:
            lecture = self.lecture
            before = (lecture.number, lecture.given, self.resting)
            history, log = len(lecture.session.history), len(lecture.session.log)
            try:
                act()
                if lecture.number != before[0]:
                    waiting = [] if lecture.over else lecture.session.deciders()
                    await self._append(TableEvent(scene=lecture.number, waiting=waiting))
            except Exception:
                if (lecture.number, lecture.given, self.resting) != before:
                    self._go_to(before[0])
                    self._show(0, 0)
                raise
            if (lecture.number, lecture.given, self.resting) != before:
                self.version += 1
            if lecture.session is self.session and len(lecture.session.log) >= log:
                self._show(history, log)
            else:
                self._show(0, 0)

    def _take_up(self, events: list[TableEvent]) -> None:
        """The learner has gone on elsewhere."""
        self.version += len(events)
        self._go_to(events[-1].scene or 0)
        self._show(0, 0)

    def _show(self, history: int, log: int) -> None:
        self.session = self.lecture.session
        self._tell(history, log)

    # --- what is told ---------------------------------------------------------------------

    def told(self) -> LessonOut:
        """The lesson as the page needs it."""
        lecture = self.lecture
        scene = lecture.scene
        ids = [one.id for one in siblings(lecture.lesson)]
        told = self.telling and self.resting
        secret = self.telling and self.asking
        number = ids.index(lecture.lesson.id) + 1
        return LessonOut(
            id=lecture.lesson.id,
            number=number,
            titles=lecture.lesson.title,
            scene=lecture.number,
            scenes=[one.name for one in lecture.lesson.scene],
            kind=self._kind(),
            resting=self.resting,
            rolls=lecture.rolls_next() if not lecture.over else False,
            asked=lecture.accepted() if self.asking and not secret else [],
            point=[] if lecture.over or secret else scene.point,
            remark=self.remark,
            misses=self.misses,
            next=ids[number] if number < len(ids) else "",
            sort=lecture.lesson.kind,
            played=scene.asked()[0] if told and scene.asked() else "",
            guess=self.guess,
            theme=lecture.lesson.theme,
            margin=scene.margin(),
            less={key: less for key, less in scene.less.items() if told or key in self.tried},
        )

    def _kind(self) -> Literal["look", "answer", "find", "end"]:
        """What is to be done in the scene."""
        if self.lecture.over:
            return "end"
        if self.lecture.scene.asked():
            return "answer"
        return "find" if self.lecture.scene.find else "look"

"""Asking bots. Whoever thinks gets a table's record line by line and plays along, so that the
position is there when a bot is asked. It knows no seed and no votes of an open ballot: these never
leave the table.
"""

import logging
import secrets
from collections import OrderedDict
from pathlib import Path
from typing import Any, Final, NamedTuple, Protocol

import msgspec

from trilobite.bots import Bot, make_bot
from trilobite.bots.advice import SECONDS
from trilobite.bots.aims import aims_of
from trilobite.bots.budget import Budget
from trilobite.bots.evaluator import evaluator_for
from trilobite.core.errors import TrilobiteError
from trilobite.core.record import entry_of
from trilobite.core.replay import replay
from trilobite.games.registry import make_game
from trilobite.tables.study import Study, advice_told
from trilobite.tables.table import Table

log = logging.getLogger(__name__)

#: Tables that are remembered.
TABLES_REMEMBERED: Final = 50


class Question(NamedTuple):
    """What a bot is asked: which table it is at, what is new there, and who it is. Plain values, so
    that it can be asked anywhere."""

    table: str
    game: str
    options: dict[str, Any]
    pack: Path | None
    #: How many lines of the record are known already, and those that follow.
    keep: int
    lines: list[str]
    bot: str
    seat: int = -1
    #: Instead of an answer, what the bot makes of the game: its moments if nothing is named,
    #: otherwise the stretch between two of them.
    study: tuple[int, ...] | None = None
    #: Instead of an answer, advice for whoever is in the seat, within so many seconds.
    advice: bool = False
    seconds: float = SECONDS
    #: Nothing is asked yet: what a question about this game will need is fetched.
    ready: bool = False
    #: Whose turn it takes where many ask.
    person: str = ""

    @property
    def memory(self) -> str:
        """Under what name its lines are remembered: a study beside the table, where play goes on
        meanwhile."""
        if self.ready:
            return ""
        return self.table if self.study is None else f"{self.table} study"

    def after(self, waited: float, waiting: int) -> "Question":
        """The question when its turn has come: those who ask share the seconds that are left with
        as many as wait for their turn."""
        return self._replace(seconds=max(0.0, self.seconds - waited) / (1 + waiting))


class Thought(NamedTuple):
    """The key of the option that a bot chose, a part of a study or advice as JSON, or what went
    wrong."""

    said: str = ""
    error: str = ""
    #: The lines that the question builds on are not known.
    forgotten: bool = False


class ThinkingFailed(TrilobiteError):
    """A bot could not be asked, or had no answer."""


class Thinker(Protocol):
    """Asks bots."""

    async def ask(self, question: Question) -> str:
        """What the bot says: the key of an option, or a part of a study or advice as JSON. The
        question holds the whole record. Raises ThinkingFailed."""


def about(table: Table, pack: Path | None, lines: list[str], bot: str, person: str) -> Question:
    """A question to a bot about the game of a table after these lines."""
    return Question(
        table=table.id,
        game=table.body.game,
        options=table.body.options,
        pack=pack,
        keep=0,
        lines=lines,
        bot=bot,
        person=person,
    )


def choosing(table: Table, pack: Path | None, seat: int) -> Question:
    """What does the bot in the seat choose now?"""
    bot = table.body.seats[seat].bot
    return about(table, pack, table.settled_lines(), bot, table.owner)._replace(seat=seat)


def advising(table: Table, pack: Path | None, seat: int, person: str) -> Question:
    """What would the strong bot answer in the place of who has the seat?"""
    return choosing(table, pack, seat)._replace(bot="search", advice=True, person=person)


def readying(table: Table, pack: Path | None) -> Question:
    """Nothing yet, but the adviser of the table may be asked soon."""
    return about(table, pack, [], "", table.owner)._replace(ready=True)


def studying(
    table: Table,
    pack: Path | None,
    lines: list[str],
    bot: str,
    study: tuple[int, ...],
    person: str,
) -> Question:
    """What does the bot make of the game that the lines tell?"""
    return about(table, pack, lines, bot, person)._replace(study=study)


class Told:
    """What whoever thinks elsewhere has been told of each table, so that only what is new is
    sent."""

    def __init__(self) -> None:
        #: Lines by memory, the one asked about last at the end.
        self._lines: Final[OrderedDict[str, list[str]]] = OrderedDict()

    def news(self, question: Question) -> Question:
        """The question without the lines that are known. Until an answer has come nothing is taken
        to be known."""
        known = self._lines.pop(question.memory, [])
        keep = len(known) if question.lines[: len(known)] == known else 0
        return question._replace(keep=keep, lines=question.lines[keep:])

    def remember(self, question: Question) -> None:
        """The whole of the question was answered, so that its lines are known."""
        self._lines[question.memory] = question.lines
        if len(self._lines) > TABLES_REMEMBERED:
            self._lines.popitem(last=False)

    def forget(self) -> None:
        """Nothing is known any more."""
        self._lines.clear()


# --- where bots think ---------------------------------------------------------------------


class Mind:
    """A table as it is remembered."""

    def __init__(self, question: Question, worlds: int | None = None) -> None:
        self._worlds: Final = worlds
        self._game: Final = make_game(question.game, question.options, question.pack)
        self.lines: Final = list(question.lines)
        entries = [entry_of(line, self._game.words) for line in question.lines]
        self._session: Final = replay(self._game, entries, listen=False)
        self._bots: Final[dict[tuple[int, str], Bot]] = {}
        self._studies: Final[dict[str, Study]] = {}

    def knows(self, lines: int) -> bool:
        """Whether the record is remembered up to there and no further."""
        return len(self.lines) == lines

    def follow(self, lines: list[str]) -> None:
        """Plays on with further lines."""
        if lines:
            self._session.extend([entry_of(line, self._game.words) for line in lines])
            self.lines.extend(lines)
            self._studies.clear()

    def answer(self, question: Question, whole: Budget) -> str:
        """What is asked of the table as it is now; advice within a budget."""
        if question.advice:
            told = advice_told(self._session, question.seat, whole)
            return msgspec.json.encode(told).decode()
        if question.study is None:
            return self.choose(question.seat, question.bot)
        study = self._studies.get(question.bot)
        if study is None:
            study = self._studies[question.bot] = Study(self._session, question.bot)
        part = study.stretch(*question.study) if question.study else study.plan()
        return msgspec.json.encode(part).decode()

    def choose(self, seat: int, kind: str) -> str:
        """The key of the option that the bot takes."""
        bot = self._bots.get((seat, kind))
        if bot is None:
            bot = self._bots[seat, kind] = self._new_bot(kind)
        return self._game.words.key(bot.choose(self._session, seat))

    def _new_bot(self, kind: str) -> Bot:
        seed = secrets.token_hex(8)
        if self._worlds is None:
            return make_bot(kind, seed)
        return make_bot(kind, seed, repeatable=True, worlds=self._worlds)


def think(minds: OrderedDict[str, Mind], question: Question, worlds: int | None = None) -> Thought:
    """Answers one question. Bots look at the clock, or search so many worlds a decision if they are
    given."""
    whole = Budget(question.seconds)  # to learn what has happened takes some of it
    mind = minds.pop(question.memory, None)
    try:
        if question.ready:
            game = make_game(question.game, question.options, question.pack)
            evaluator_for(game)
            aims_of(game)
            return Thought()
        if question.keep == 0:
            mind = Mind(question, worlds)
        elif mind is None or not mind.knows(question.keep):
            return Thought(forgotten=True)
        else:
            mind.follow(question.lines)
        said = mind.answer(question, whole)
    except Exception as error:
        log.exception("a bot (%s) failed", question.bot)
        return Thought(error=f"{type(error).__name__}: {error}")
    minds[question.memory] = mind
    if len(minds) > TABLES_REMEMBERED:
        minds.popitem(last=False)
    return Thought(said=said)


class ThinkerHere:
    """Bots think where they are asked: everybody waits for them."""

    def __init__(self) -> None:
        self._minds: Final[OrderedDict[str, Mind]] = OrderedDict()

    async def ask(self, question: Question) -> str:
        if question.ready:
            return ""  # there is nobody to be woken
        mind = self._minds.get(question.memory)
        known = [] if mind is None else mind.lines
        keep = len(known) if question.lines[: len(known)] == known else 0
        thought = think(self._minds, question._replace(keep=keep, lines=question.lines[keep:]))
        if thought.error:
            raise ThinkingFailed(thought.error)
        return thought.said

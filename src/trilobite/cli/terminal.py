"""One game at one terminal: bots answer by themselves, people are asked."""

import getpass
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from trilobite.bots import Bot
from trilobite.bots.advice import advise
from trilobite.cli.glossary import explained
from trilobite.cli.log import log_lines
from trilobite.cli.messages import told
from trilobite.cli.records import holds_other_game, record_of, save_record
from trilobite.cli.rules import lookup
from trilobite.cli.screen import LABEL, Screen
from trilobite.core.chance import Answer
from trilobite.core.decision import Ballot, Decision, Option, Refusal
from trilobite.core.errors import IllegalAnswer, TrilobiteError, UndoRefused
from trilobite.core.head_starts import HeadStarts
from trilobite.core.session import Session
from trilobite.core.state import State
from trilobite.core.trial import previews

HUMAN: Final = "human"

#: How much is shown before it is cut off.
NEWS_LINES: Final = 60
LOG_LINES: Final = 20
REFUSED_SHOWN: Final = 6
CLAUSES_SHOWN: Final = 20
LINE_LENGTH: Final = 60

#: From so many options on they stand in two columns, if there is room.
TWO_COLUMNS: Final = 9


class Leave(Exception):
    """The player has had enough."""


class Terminal:
    """A session with its people and bots. `run` plays it until it is over or somebody leaves."""

    def __init__(
        self,
        session: Session,
        screen: Screen,
        kinds: Sequence[str],
        bots: dict[int, Bot],
        console: Console,
        head_starts: HeadStarts | None = None,
    ) -> None:
        self.session: Final = session
        self.screen: Final = screen
        #: By seat: "human" or the kind of bot.
        self.kinds: Final = list(kinds)
        self.bots: Final = bots
        self.console: Final = console
        self.head_starts: Final = head_starts or []
        self.say: Final = screen.messages.say
        self.humans: Final = [seat for seat, kind in enumerate(kinds) if kind == HUMAN]
        #: Events that have been shown, and the moment and seat of the last board.
        self._told = 0
        self._board_at: tuple[tuple[int, ...], int] | None = None
        self._saved_version = session.version
        #: Where the adviser was asked: the lines of the record before, and by which seat.
        self.advised: Final[set[tuple[int, int]]] = set()
        self._leaving = False
        self._hinted = False
        self.commands: Final[dict[str, Callable[[int, str], None]]] = {
            "why": self.why,
            "what": self.what,
            "advise": self.advise,
            "odds": self.odds,
            "undo": self.undo,
            "redo": self.redo,
            "log": self.log,
            "rules": self.rules,
            "board": self.board,
            **{command: self.shows(table) for command, table in screen.tables.items()},
            "keys": self.keys,
            "save": self.save,
            "quit": self.quit,
            "help": self.help,
            "?": self.help_or_what,
        }
        #: Commands that mean something when nothing is asked any more.
        self.after_the_end: Final = set(self.commands) - {
            "why",
            "what",
            "advise",
            "odds",
            "keys",
            "redo",
        }

    @property
    def state(self) -> State:
        """The position."""
        return self.session.state

    def labels(self) -> list[str]:
        """Who plays each seat, in words."""
        human = "play-human" if len(self.humans) == 1 else "play-human-of-many"
        labels = [
            self.say(human) if kind == HUMAN else self.say("play-bot", kind=kind)
            for kind in self.kinds
        ]
        for seat, points in self.head_starts:
            labels[seat] = self.say("play-head-start", who=labels[seat], points=points)
        return labels

    # --- the course of the game -----------------------------------------------------------

    def run(self) -> None:
        """Plays to the end, or until somebody leaves."""
        try:
            while True:
                self.play_on()
                self.show_news()
                self.show_result()
                if not self.humans:
                    return
                self.linger()
        except Leave:
            self.say_goodbye()
        except EOFError:
            self.console.print()
            self.say_goodbye()
        except KeyboardInterrupt:
            self.console.print()
            self.say_goodbye()
            raise

    def say_goodbye(self) -> None:
        """The last words."""
        lost = self.unsaved() and not self.session.over
        self.console.print(self.say("play-bye-unsaved" if lost else "play-bye"))

    def play_on(self) -> None:
        """Lets bots answer and asks people until the game is over."""
        session = self.session
        while not session.over:
            seats = session.deciders()
            seats.sort(key=lambda seat: seat not in self.bots)  # people vote after the bots
            decision = session.decision_for(seats[0])
            assert decision is not None
            if seats[0] in self.bots:
                session.choose(self.bots[seats[0]].choose(session, seats[0]), seats[0])
            else:
                self.ask(seats[0], decision)

    def ask(self, seat: int, decision: Decision) -> None:
        """Asks a person until the answer, or something else, moves the game."""
        self.show_news()
        moment = (self.screen.moment(self.state), seat)
        own_turn = decision.kind in self.screen.own_turns
        if self._board_at is None or (own_turn and moment != self._board_at):
            self.board(seat, "")
        self.show_decision(decision)
        version = self.session.version
        while self.session.version == version:
            self.obey(self.read(decision), seat, decision)

    def linger(self) -> None:
        """After the end: the record can be looked at, saved, or taken back."""
        version = self.session.version
        while self.session.version == version:
            command, _, rest = self.line().partition(" ")
            if command.lower() in self.after_the_end:
                self.carry_out(command.lower(), self.humans[0], rest.strip())
            elif command:
                self.console.print(self.say("play-unknown-at-end"))

    def read(self, decision: Decision) -> str:
        """A line from the person who decides; unseen if it is a secret vote of several."""
        prompt = f"{self.screen.actor(self.state, decision)}> "
        secret = isinstance(self.session.pending, Ballot) and len(self.humans) > 1
        if secret and sys.stdin.isatty():
            return getpass.getpass(prompt).strip()
        return self.line(prompt, secret)

    def line(self, prompt: str = "> ", secret: bool = False) -> str:
        """A typed line; one that was not typed but piped in is shown, as if it were."""
        line = input(prompt).strip()
        if not sys.stdin.isatty():
            self.console.print(Text("" if secret else shortened(line)))
        return line

    def obey(self, line: str, seat: int, decision: Decision) -> None:
        """An answer by number or key, or a command."""
        command, _, rest = line.partition(" ")
        if command.lower() in self.commands:
            self.carry_out(command.lower(), seat, rest.strip())
            return
        self._leaving = False
        if not line:
            self.show_decision(decision)
        elif line.isdecimal() and len(line) < 6:
            number = int(line)
            if 1 <= number <= len(decision.options):
                self.answer(decision.options[number - 1], seat)
            else:
                self.not_an_answer(line, decision)
        else:
            try:
                self.answer(line, seat)
            except IllegalAnswer:
                self.not_an_answer(line, decision)

    def answer(self, answer: str | Option, seat: int) -> None:
        """Takes an answer; dice that nobody has asked for yet wait."""
        self.session.choose(answer, seat, hold=True)

    def not_an_answer(self, line: str, decision: Decision) -> None:
        """Says what would be an answer."""
        last = len(decision.options)
        self.console.print(Text(self.say("play-not-an-answer", line=shortened(line), last=last)))

    def carry_out(self, command: str, seat: int, rest: str) -> None:
        """A command; what goes wrong is said in a line."""
        if command != "quit":
            self._leaving = False
        try:
            self.commands[command](seat, rest)
        except UndoRefused as error:
            self.console.print(
                Text(self.say("play-undo-refused", reason=told(error, self.screen.messages)))
            )
        except TrilobiteError as error:
            self.console.print(Text(told(error, self.screen.messages)))

    # --- showing --------------------------------------------------------------------------

    def show_news(self) -> None:
        """What has happened since it was told last."""
        lines = log_lines(self.screen, self.session, self._told, headed=False)
        self._told = len(self.session.log)
        if len(lines) > NEWS_LINES:
            left_out = len(lines) - NEWS_LINES
            self.console.print(Text(self.say("play-news-left-out", number=left_out), LABEL))
            lines = lines[-NEWS_LINES:]
        for line in lines:
            self.console.print(line)

    def show_decision(self, decision: Decision) -> None:
        """The question, its clause, and the numbered options."""
        g = self.state
        self.console.print()
        line = self.screen.coloured(self.screen.prompt(g, decision))
        line.stylize("bold")
        line.append(f"  [{decision.clause}]", LABEL)
        self.console.print(line)
        options = [self.screen.coloured(words) for words in self.screen.options(g, decision)]
        style = self.screen.style(g, decision)
        self.console.print(numbered(options, self.console.width, style))
        if not self._hinted:
            self._hinted = True
            self.console.print(Text(self.say("play-hint"), LABEL))

    def show_result(self) -> None:
        """The final scores."""
        result = self.session.result
        assert result is not None
        self.board(self.humans[0] if self.humans else 0, "")
        self.console.print(self.screen.scores(self.state, result, self.labels()))
        for line in self.screen.places(self.state, result, self.head_starts):
            self.console.print(Text(line, "bold"))
        if self.humans:
            self.console.print(Text(self.say("play-over"), LABEL))

    # --- commands that show ---------------------------------------------------------------

    def board(self, seat: int, _rest: str) -> None:
        """The whole board, what is the seat's own first."""
        g = self.state
        decision = self.session.decision_for(seat)
        self._board_at = (self.screen.moment(g), seat)
        shown = self.screen.board(g, self.console.width, self.labels(), seat, decision)
        self.console.print(shown)

    def why(self, seat: int, words: str) -> None:
        """What is refused now, and was where answers gave themselves, grouped by reason."""
        decision = self.session.decision_for(seat)
        assert decision is not None
        refused = [(decision, refusal) for refusal in self.session.refusals(seat)]
        refused += [(forced, refusal) for forced in self.forced(seat) for refusal in forced.refused]
        if not refused:
            self.console.print(self.say("play-no-refusals"))
            return
        groups: dict[tuple[str, str], list[str]] = {}
        sentences: dict[tuple[str, str], str] = {}
        for asked, refusal in refused:
            option, sentence = self.explained(asked, refusal)
            if words.lower() in f"{option} {sentence}".lower():
                key = (refusal.reason.key, refusal.reason.clause)
                sentences[key] = sentence
                groups.setdefault(key, []).append(option)
        if not groups:
            self.console.print(Text(self.say("play-no-match", words=words)))
        for key, options in groups.items():
            line = Text.assemble((sentences[key], "bold"), (f"  [{key[1]}]", LABEL))
            self.console.print(line)
            for option in options[:REFUSED_SHOWN]:
                self.console.print(Padding(self.screen.coloured(option), (0, 0, 0, 4)))
            if len(options) > REFUSED_SHOWN:
                more = self.say("play-more-refused", number=len(options) - REFUSED_SHOWN)
                self.console.print(Padding(Text(more, LABEL), (0, 0, 0, 4)))

    def forced(self, seat: int) -> list[Decision]:
        """The decisions that answered themselves since the seat last had a choice."""
        found: list[Decision] = []
        given = self.session.answers()
        for number in reversed(range(len(given))):
            answer = self.session.history[given[number]]
            if isinstance(answer, Answer) and answer.seat == seat:
                decision = self.session.forced(number)
                if decision is None:
                    break
                found.append(decision)
        return found[::-1]

    def explained(self, decision: Decision, refusal: Refusal) -> tuple[str, str]:
        """A refused option and the reason, in words."""
        g = self.state
        option = self.screen.option(g, decision, refusal.option)
        return option, self.screen.reason(g, decision, refusal)

    def what(self, seat: int, rest: str) -> None:
        """What an option does before it is taken, or each of them, or what a word means."""
        decision = self.session.decision_for(seat)
        assert decision is not None
        last = len(decision.options)
        if rest and not (rest.isdecimal() and len(rest) < 6 and 1 <= int(rest) <= last):
            self.explain(rest, last)
            return
        first = int(rest) - 1 if rest else 0
        g = self.state
        for number, preview in enumerate(
            previews(self.session, seat, first, 1 if rest else None), start=first + 1
        ):
            option = self.screen.coloured(self.screen.option(g, decision, preview.option))
            self.console.print(Text.assemble((f"{number:>4}  ", LABEL), option))
            lines = self.screen.words.preview(g, decision, preview)
            if rest:
                lines += self.screen.words.foretold(preview)
            for line in lines or [self.say("play-what-nothing")]:
                self.console.print(Padding(self.screen.coloured(line), (0, 0, 0, 6)))

    def explain(self, word: str, last: int) -> None:
        """What a term of the game means."""
        found = explained(self.session.game.name, self.screen.messages.language, word)
        for term in found:
            line = Text.assemble(
                (term.word, "bold"), f": {term.says}  ", (f"[{term.clause}]", LABEL)
            )
            self.console.print(line)
        if not found:
            self.console.print(Text(self.say("play-what-usage", last=last)))

    def advise(self, seat: int, _rest: str) -> None:
        """What a strong bot would answer, and what speaks for it."""
        decision = self.session.decision_for(seat)
        assert decision is not None
        if len(self.humans) > 1:
            self.console.print(self.say("play-advice-people"))
            return
        self.advised.add((self.session.settled_until, seat))
        advice = advise(self.session, seat)
        g = self.state
        words = self.screen.words
        self.console.print(self.say("play-advice" if advice.best else "advice-none"))
        for one in advice.best:
            number = decision.options.index(one.option)
            option = self.screen.coloured(self.screen.option(g, decision, one.option))
            self.console.print(Text.assemble((f"{number + 1:>4}  ", LABEL), option))
            (preview,) = previews(self.session, seat, number, 1)
            for line in [words.advised(advice.unit, one), *words.preview(g, decision, preview)]:
                self.console.print(Padding(self.screen.coloured(line), (0, 0, 0, 6)))

    def odds(self, seat: int, wanted: str) -> None:
        """The odds of the rolls to come."""
        decision = self.session.decision_for(seat)
        assert decision is not None
        self.console.print(self.screen.odds(self.state, decision, wanted))

    def log(self, _seat: int, rest: str) -> None:
        """The last things that happened."""
        if rest and not (rest.isdecimal() and len(rest) < 7):
            self.console.print(self.say("play-log-usage"))
            return
        number = int(rest) if rest else LOG_LINES
        lines = log_lines(self.screen, self.session, max(0, len(self.session.log) - number))
        for line in lines:
            self.console.print(line)
        if not lines:
            self.console.print(self.say("play-log-empty"))

    def rules(self, _seat: int, wanted: str) -> None:
        """Clauses by id or by words."""
        if not wanted:
            self.console.print(self.say("play-rules-usage"))
            return
        found = lookup(self.session.game.name, self.screen.messages.language, wanted)
        if not found:
            self.console.print(Text(self.say("play-rules-unknown", words=wanted)))
        for clause in found[:CLAUSES_SHOWN]:
            self.console.print(Text.assemble((clause.id, "bold"), "  ", clause.text))
        if len(found) > CLAUSES_SHOWN:
            more = self.say("play-rules-more", number=len(found) - CLAUSES_SHOWN)
            self.console.print(Text(more, LABEL))

    def keys(self, seat: int, _rest: str) -> None:
        """The options as records write them."""
        for number, key in enumerate(self.session.keys(seat), start=1):
            self.console.print(Text(f"{number:>4}  {key}"))

    def shows(self, table: Callable[[State], RenderableType]) -> Callable[[int, str], None]:
        """A command that shows one of the game's own tables."""
        return lambda _seat, _rest: self.console.print(table(self.state))

    def help(self, _seat: int, _rest: str) -> None:
        """What can be typed."""
        self.console.print(Text(self.say("play-help")))

    def help_or_what(self, seat: int, rest: str) -> None:
        """`?` alone is help, `? 3` asks what option 3 does."""
        if rest and not self.session.over:
            self.what(seat, rest)
        else:
            self.help(seat, rest)

    # --- commands that change something ---------------------------------------------------

    def undo(self, seat: int, _rest: str) -> None:
        """Takes back the last answer of a person, with those of the bots since."""
        try:
            if self.revealed():
                raise UndoRefused(
                    "dice or cards were revealed since the last answer of a person",
                    "undo-revealed",
                )
            self.take_back(seat, list(self.bots))
        except UndoRefused:
            others = [human for human in self.humans if human != seat]
            if not others or self.last_answerer() is None:
                raise
            if not all(self.agrees(human, seat) for human in others):
                raise
            self.take_back(seat, range(len(self.kinds)))
        self._told = min(self._told, len(self.session.log))
        self.console.print(self.say("play-undone"))

    def take_back(self, seat: int, agreed: Sequence[int]) -> None:
        """Undoes up to the last answer of a person, or nothing at all."""
        undone = 0
        try:
            while True:
                answerer = self.last_answerer()
                self.session.undo(seat, agreed)
                undone += 1
                if answerer in self.humans:
                    return
        except UndoRefused:
            for _ in range(undone):
                self.session.redo()
            raise

    def revealed(self) -> bool:
        """Whether dice or cards were revealed since the last answer of a person: bots do not
        agree to take that back."""
        chance = False
        for entry in reversed(self.session.history):
            if not isinstance(entry, Answer):
                chance = True
            elif entry.seat in self.humans and not entry.auto:
                return chance
        return False

    def last_answerer(self) -> int | None:
        """The seat that gave the last answer."""
        for entry in reversed(self.session.history):
            if isinstance(entry, Answer) and not entry.auto:
                return entry.seat
        return None

    def agrees(self, seat: int, asker: int) -> bool:
        """Asks another person at the terminal."""
        player, asker_name = (self.screen.seat_name(self.state, one) for one in (seat, asker))
        return self.confirm("play-undo-agreement", player=player, asker=asker_name)

    def confirm(self, message: str, **arguments: str) -> bool:
        """A question that only a plain yes agrees to."""
        self.console.print(Text(self.say(message, **arguments)))
        return self.line().lower() in self.say("play-yes").split()

    def redo(self, _seat: int, _rest: str) -> None:
        """Gives back what an undo took, until a person decides again."""
        self.session.redo()
        try:
            while not set(self.session.deciders()) & set(self.humans):
                self.session.redo()
        except UndoRefused:
            pass  # the bots play on by themselves
        self.console.print(self.say("play-redone"))

    def save(self, _seat: int, rest: str) -> None:
        """Writes the record."""
        if not rest:
            self.console.print(self.say("play-save-usage"))
            return
        path = Path(rest).expanduser()
        record = record_of(self.session, self.kinds, self.advised, self.head_starts)
        if holds_other_game(path, record) and not self.confirm("play-save-replaces", file=rest):
            self.console.print(self.say("play-not-saved"))
            return
        save_record(path, record)
        self._saved_version = self.session.version
        game = self.session.game.name
        self.console.print(Text(self.say("play-saved", file=rest, game=game)))

    def unsaved(self) -> bool:
        """Whether leaving would lose answers."""
        answered = any(
            isinstance(entry, Answer) and not entry.auto and entry.seat in self.humans
            for entry in self.session.history
        )
        return answered and self.session.version != self._saved_version

    def quit(self, _seat: int, _rest: str) -> None:
        """Leaves, after one warning if answers would be lost."""
        if not self.session.over and self.unsaved() and not self._leaving:
            self._leaving = True
            self.console.print(self.say("play-quit-unsaved"))
            return
        raise Leave


def shortened(line: str) -> str:
    """A line that somebody typed, cut if it is long."""
    return line if len(line) <= LINE_LENGTH else line[: LINE_LENGTH - 1] + "…"


def numbered(options: Sequence[Text], width: int, style: str) -> Table:
    """Options with their numbers, in two columns if they are many and short."""
    longest = max(len(option) for option in options)
    columns = 2 if len(options) >= TWO_COLUMNS and 2 * (longest + 8) <= width else 1
    grid = Table.grid(padding=(0, 2))
    for _ in range(columns):
        grid.add_column(justify="right", style=style, width=4)
        grid.add_column()
    height = -(-len(options) // columns)
    for line in range(height):
        cells: list[str | Text] = []
        for index in range(line, len(options), height):
            cells += [str(index + 1), options[index]]
        grid.add_row(*cells)
    return grid

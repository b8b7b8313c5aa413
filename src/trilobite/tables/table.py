"""A table in play: who may do what, answers and taking them back, and looking back. How it is kept
is in `keeping`."""

from collections.abc import Callable

from trilobite.core.chance import Answer
from trilobite.core.decision import Ballot, Decision
from trilobite.core.errors import StaleAnswer, UndoRefused
from trilobite.core.record import Header, Record, dump
from trilobite.core.session import Session
from trilobite.core.state import State
from trilobite.tables.circle import cut
from trilobite.tables.keeping import KeptTable
from trilobite.tables.model import SLOWEST, Seat, TableBody, TableEvent
from trilobite.tables.problems import Refused, no_such_step
from trilobite.tables.store import Overtaken


class Table(KeptTable):
    """A table in play."""

    # --- who may do what ------------------------------------------------------------------

    def seats_of(self, owner: str) -> list[int]:
        """The seats that a browser plays."""
        return seats_played(self.body, self.owner, self.claims, owner)

    def require(self, owner: str, seat: int) -> None:
        """Raises unless the browser plays the seat."""
        if seat not in self.seats_of(owner):
            raise Refused("not-your-seat", f"seat {seat} is not yours", 403, seat=seat)

    def require_player(self, owner: str) -> list[int]:
        """The browser's seats. Raises if it has none."""
        mine = self.seats_of(owner)
        if not mine:
            raise Refused("not-a-player", "you do not play at this table", 403)
        return mine

    def require_creator(self, owner: str) -> None:
        """Raises unless the browser made the table."""
        if owner != self.owner:
            raise Refused("not-the-creator", "only the person who made the table may do that", 403)

    def alone(self, owner: str) -> bool:
        """Whether nobody else plays here, bots apart."""
        return len(self.seats_of(owner)) + len(self.bots()) == self.game.seats

    def secret(self, seat: int) -> bool:
        """Whether what the seat has to decide now, or what it sees there, is nobody else's
        business."""
        session = self.session
        if session.decision_for(seat) is None:
            return False
        if isinstance(session.pending, Ballot):
            return len(session.pending.decisions) > 1
        game = self.game
        return game.secrets and game.view(session.state, seat) != game.view(session.state, None)

    def bots(self) -> list[int]:
        """The seats of bots."""
        return [number for number, seat in enumerate(self.body.seats) if seat.kind == "bot"]

    def playing_bots(self) -> list[int]:
        """The seats in which bots answer: theirs, and those of people who have one play for now."""
        return [number for number, seat in enumerate(self.body.seats) if seat.plays_itself]

    @property
    def advised(self) -> bool:
        """Whether players may ask the adviser now."""
        return self.advisable and not self.circle.silenced

    @property
    def advisable(self) -> bool:
        """Whether there is an adviser unless it is switched off: against bots and alone; among
        people, also at one screen, only if the table allows it. A lesson has its coach."""
        people = len(self.body.seats) - len(self.bots())
        return self.older is None and not self.body.lesson and (self.body.advice or people == 1)

    def advised_at(self) -> list[tuple[int, int]]:
        """Where the adviser was asked: the lines of the record before, and by which seat."""
        return sorted({*cut(self.body.advised, len(self.lines)), *self.circle.advised})

    # --- answering ------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the game has ended, by the rules that it was played by or because its people
        wanted it."""
        if self.circle.ended:
            return True
        return self.session.over if self.older is None else self._finished

    @property
    def asleep(self) -> bool:
        """Whether nobody has touched it for so long that it sleeps (`sleeping`)."""
        return self.circle.asleep(self.now())

    def require_going_on(self) -> None:
        """Raises if people have ended or paused the game."""
        if self.circle.ended:
            raise Refused("ended", "the people at this table have ended the game", 409)
        if self.circle.paused:
            raise Refused("paused", "the game is paused: any of its people may go on", 409)

    def require_present_rules(self) -> None:
        """Raises if the table was played by older rules: nobody plays on by others."""
        if self.older is not None:
            raise Refused(
                "older-rules",
                f"this table was played by version {self.older.rules} of the rules; it can be read,"
                f" but not played on by version {self.game.rules_version}",
                409,
                rules=self.older.rules,
                now=self.game.rules_version,
            )

    async def _change(self, act: Callable[[], None]) -> None:
        """Changes the session, if the game goes on, and writes what has changed."""
        self.require_present_rules()
        self.require_going_on()
        await super()._change(act)

    async def answer(self, seat: int, key: str, version: int | None) -> None:
        """Takes an answer: checked, played, written, told. If another vote was written meanwhile,
        at another server, it is tried again."""

        def play() -> None:
            if version is not None and not self.asked_since <= version <= self.version:
                raise StaleAnswer(
                    f"this answer was made for version {version}, the table is at {self.version}"
                )
            self.session.choose(key, seat, hold=not self.body.seats[seat].plays_itself)

        others = len(self.body.seats) - 1
        while True:
            try:
                return await self._change(play)
            except Overtaken:
                if version is None or others == 0:
                    raise
                others -= 1

    # --- taking back ----------------------------------------------------------------------

    async def undo(self, owner: str) -> None:
        """Takes back the last answer of the browser. Bots agree, other people do not."""

        def take_back() -> None:
            mine = self.require_player(owner)
            seat, agreeing = self._undoing(mine)
            self.session.undo(seat, agreeing)
            while not set(mine) & set(self.session.deciders()):
                self.session.undo(seat, agreeing)  # what bots have answered since

        await self._change(take_back)

    def can_undo(self, mine: list[int]) -> bool:
        """Whether a browser with these seats may take back an answer now."""
        if not mine or self.older is not None:
            return False
        try:
            self.session.undoable(*self._undoing(mine))
        except UndoRefused:
            return False
        return True

    def _undoing(self, mine: list[int]) -> tuple[int, list[int]]:
        """For which seat a browser takes back, and which seats agree: its own, and those of bots
        unless something was revealed since its last answer."""
        history = self.session.history
        for index in range(len(history) - 1, -1, -1):
            entry = history[index]
            if isinstance(entry, Answer) and entry.seat in mine and not entry.auto:
                seen = self.session.revealed_since(index)
                return entry.seat, [] if seen else [*mine, *self.bots()]
        return mine[0], []

    async def restart(self, owner: str, seat: int | None) -> None:
        """Takes back the seat's answers since chance or another seat had their say, at once."""

        def take_back() -> None:
            mine = self.require_player(owner)
            self.session.restart(self._restarting(mine) if seat is None else seat)

        await self._change(take_back)

    def can_restart(self, mine: list[int]) -> bool:
        """Whether the one whose turn it is at the browser may start it again."""
        if not mine or self.older is not None:
            return False
        try:
            self.session.restartable(self._restarting(mine))
        except UndoRefused:
            return False
        return True

    def _restarting(self, mine: list[int]) -> int:
        """Whose turn it is at a browser, or was last."""
        for seat in self.session.deciders():
            if seat in mine:
                return seat
        return self._undoing(mine)[0]

    async def redo(self, owner: str) -> None:
        """Gives back what the last undo took."""

        def give_back() -> None:
            mine = self.require_player(owner)
            if not self.session.redoable():
                raise Refused("redo-nothing", "there is nothing to redo")
            if not self.can_redo(mine):
                raise Refused("redo-not-yours", "what was taken back is not yours to redo", 403)
            self.session.redo()

        await self._change(give_back)

    def can_redo(self, mine: list[int]) -> bool:
        """Whether a browser with these seats may give back what was taken back."""
        answerers = {
            entry.seat
            for entry in self.session.redoable()
            if isinstance(entry, Answer) and not entry.auto
        }
        return bool(answerers & set(mine)) and answerers <= {*mine, *self.bots()}

    # --- other changes --------------------------------------------------------------------

    async def set_pace(self, owner: str, pace: int) -> None:
        """Who made the table says how fast its bots answer."""
        self.require_creator(owner)
        if not 0 <= pace <= SLOWEST:
            raise Refused("bad-pace", f"a pace is 0 to {SLOWEST} milliseconds", slowest=SLOWEST)
        async with self.lock:
            await self._append(TableEvent(pace=pace))
            self.pace = pace
            self._tell()
            await self._tidy()

    def skip(self, owner: str) -> None:
        """Somebody who plays here does not want to watch the bots until a person is asked."""
        self.require_player(owner)
        if set(self.session.deciders()) & set(self.playing_bots()):
            self.hurrying.set()
        self._tell()

    # --- looking back ---------------------------------------------------------------------

    def settled_lines(self) -> list[str]:
        """The record's lines without the votes of a ballot that is still open."""
        return self.lines[: self.session.settled_until]

    def forced(self, owner: str, answers: int) -> tuple[Decision, State]:
        """The decision of the browser's seat that the answer after so many answers gave to
        itself, and the position where it was asked."""
        given = self.session.answers()
        found = self.session.forced_there(answers) if 0 <= answers < len(given) else None
        if found is None:
            raise no_such_step(answers, len(given))
        self.require(owner, found[0].seat)
        return found

    def require_told(self, owner: str) -> None:
        """Raises if the record would tell the browser what it may not know yet: what other people
        keep secret, and bots too."""
        self._require_open(len(self.seats_of(owner)) == self.game.seats)

    def require_forkable(self, owner: str) -> None:
        """Raises if a what-if of one's own would tell what one may not know yet. Bots keep their
        secrets there as well."""
        self._require_open(self.alone(owner))

    def _require_open(self, alone: bool) -> None:
        if self.game.secrets and not self.over and (self.body.shared or not alone):
            raise Refused(
                "secret-until-the-end", "players have secrets here until the game is over", 403
            )

    def record(self) -> str:
        """The record's text; the seed is added when the game is over. A record of older rules is
        as it was, with all its lines."""
        header = Header(
            game=self.body.game,
            rules=self.body.rules,
            data=self.body.data,
            options=self.body.options,
            seats=[seat_name(seat) for seat in self.body.seats],
            commitment=self.body.commitment or None,
            seed=self.body.seed or None if self.over else None,
            anew=self.circle.anew,
            advised=self.advised_at(),
            head_starts=self.body.head_starts,
        )
        fits = self.older is None or self.older.fits == self.older.lines
        return dump(Record(header, self.settled_lines() if fits else self.lines))


def past_of(session: Session, answers: int) -> Session:
    """A game after so many answers; the votes of an open ballot are not yet among them."""
    given = session.answers()
    if not 0 <= answers <= len(given):
        raise no_such_step(answers, len(given))
    settled = session.settled_until
    return session.fork(min(answers, sum(at < settled for at in given)), seed=None)


def seats_played(body: TableBody, creator: str, claims: dict[int, str], owner: str) -> list[int]:
    """The seats that a browser plays: people sit at the creator's, open seats are claimed."""
    mine: list[int] = []
    for number, seat in enumerate(body.seats):
        here = seat.kind == "human" and owner == creator
        if here or (seat.kind == "open" and claims.get(number) == owner):
            mine.append(number)
    return mine


def seat_name(seat: Seat) -> str:
    """How a seat is named in records."""
    if seat.kind == "bot":
        return seat.bot
    return " ".join(seat.name.split()) or ("former player" if seat.former else "player")

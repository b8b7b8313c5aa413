"""Counts what happens in one game: events, answers, points, marks."""

from typing import Final

from trilobite.core.decision import Event, Option
from trilobite.core.game import AnyGame
from trilobite.core.state import State
from trilobite.core.words import NUMBER
from trilobite.lab.reading import AnyReading

#: Nobody's: an event that befalls the whole table or an NPC.
NOBODYS: Final = -1

#: What is counted: the seat, `event`, `action`, `score` or `mark`, the verb, source of points or
#: heading, the thing, and the cause.
Key = tuple[int, str, str, str, str]


class Count:
    """How often something was counted, the sum of its numbers, and when it was first."""

    def __init__(self, turn: int) -> None:
        self.times = 0
        self.amount = 0
        self.first: Final = turn


class Counter:
    """The counts of a game that is being played."""

    def __init__(self, game: AnyGame, reading: AnyReading) -> None:
        self._words: Final = game.words
        self._reading: Final = reading
        self._owners: Final[dict[str, dict[int, int]]] = {}
        self._cause = ""
        self._blows: Final = {verb for verbs in reading.causes.values() for verb in verbs}
        self._thing: Final[dict[str, tuple[int, str] | None]] = {}
        #: The turn that goes on, 0 before the first.
        self.turn = 0
        self.counts: Final[dict[Key, Count]] = {}

    def listen(self, events: list[Event], state: State) -> None:
        """Counts new events. They are read when the state already is past them, so an organism
        that died meanwhile is looked for among the owners of before."""
        if not events:
            return
        self.turn = self._reading.turn(state) or self.turn
        for domain, owners in self._reading.owners(state).items():
            self._owners.setdefault(domain, {}).update(owners)
        for event in events:
            verb = event[0]
            if verb == self._reading.clock:
                self.turn = event[1]
            if verb in self._blows:
                self._cause = verb
            cause = self._cause if verb in self._reading.causes else ""
            count = self._count(self._seat(event), "event", verb, self._name(event), cause)
            for domain, number in zip(self._words.events[verb], event[1:], strict=False):
                if domain == NUMBER:
                    count.amount += number

    def answer(self, seat: int, option: Option) -> None:
        """Counts an answer that a seat gave."""
        self._count(seat, "action", option[0], "", "")

    def points(self, seat: int, source: str, points: int) -> None:
        """Counts points of a source at the end."""
        self._count(seat, "score", source, "", "").amount += points

    def mark(self, seat: int, heading: str, name: str) -> None:
        """Counts what a seat is marked with at the end."""
        self._count(seat, "mark", heading, name, "")

    def _count(self, seat: int, kind: str, what: str, which: str, cause: str) -> Count:
        key = (seat, kind, what, which, cause)
        count = self.counts.get(key)
        if count is None:
            count = self.counts[key] = Count(self.turn)
        count.times += 1
        return count

    def _seat(self, event: Event) -> int:
        """The seat of the first argument that belongs to one, by the order of the domains."""
        domains = self._words.events[event[0]]
        for domain, owners in self._owners.items():
            for of, number in zip(domains, event[1:], strict=False):
                if of == domain and number in owners:
                    return owners[number]
        return NOBODYS

    def _name(self, event: Event) -> str:
        """The name under which an event is counted, empty if it has none."""
        verb = event[0]
        if verb not in self._thing:
            self._thing[verb] = self._slot(verb)
        slot = self._thing[verb]
        if slot is None:
            return ""
        number = event[1:][slot[0]]
        return self._words.name(slot[1], number) if number >= 0 else ""

    def _slot(self, verb: str) -> tuple[int, str] | None:
        """Where in the events of a verb the thing is, and its domain."""
        domains = self._words.events[verb]
        for domain in self._reading.things:
            if domain in domains:
                return domains.index(domain), domain
        return None

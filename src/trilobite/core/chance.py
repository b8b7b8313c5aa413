"""Chance: dice and draws, recorded as they fall so that a replay needs no seed."""

from collections.abc import Callable
from random import Random
from typing import Final

from trilobite.core.errors import ChanceError, ChanceNeeded


class Answer:
    """A seat's answer. `auto` marks a decision with a single option, which answers itself."""

    def __init__(self, seat: int, option: tuple[str, int, int], auto: bool) -> None:
        self.seat: Final = seat
        self.option: Final = option
        self.auto: Final = auto


class Roll:
    """The faces of dice rolled together."""

    def __init__(self, dice: list[int]) -> None:
        self.dice: Final = dice


class Draw:
    """One thing drawn at random: its domain and its number in it."""

    def __init__(self, domain: str, value: int) -> None:
        self.domain: Final = domain
        self.value: Final = value


class Undrawable(ChanceError):
    """What is scripted is not among the things that can be drawn."""

    def __init__(self, draw: Draw, candidates: list[int]) -> None:
        super().__init__(f"number {draw.value} of '{draw.domain}' cannot be drawn here")
        self.draw: Final = draw
        self.candidates: Final = candidates


Outcome = Roll | Draw
Entry = Answer | Roll | Draw


class Tape:
    """The random numbers of a seed, for several chances that read them from the beginning: to begin
    a generator anew takes as long as to draw hundreds of numbers."""

    def __init__(self, seed: int | str) -> None:
        self._seed: Final = seed
        self._random: Callable[[], float] | None = None
        self._numbers: Final[list[float]] = []

    def number(self, place: int) -> float:
        """The number at a place."""
        random = self._random
        if random is None:
            random = self._random = Random(self._seed).random
        while len(self._numbers) <= place:
            self._numbers.append(random())
        return self._numbers[place]


class Reading:
    """How far somebody has read on a tape."""

    def __init__(self, tape: Tape) -> None:
        self._tape: Final = tape
        self._place = 0

    def next(self) -> float:
        """The next number."""
        place = self._place
        self._place = place + 1
        return self._tape.number(place)


class Chance:
    """Scripted outcomes first, then random ones from the seed; all are logged if `log` is set.

    Random numbers come from the Mersenne Twister through `Random.random`, the one method
    whose sequence Python promises to keep for a seed.
    """

    def __init__(self, seed: int | str | None) -> None:
        #: None: scripted only; what lies beyond the script must be provided.
        self._seed: int | str | None = seed
        #: Made for the first random number: copies of a game are many, and few roll any dice.
        self._random: Callable[[], float] | None = None
        self.script: list[Outcome] = []
        self.next: int = 0
        self.log: list[Entry] | None = None

    def dice(self, number: int) -> list[int]:
        """Rolls `number` six-sided dice."""
        if self.next < len(self.script):
            outcome = self.script[self.next]
            if not isinstance(outcome, Roll) or len(outcome.dice) != number:
                raise ChanceError(f"the rules roll {number} dice here, not {told(outcome)}")
            self.next += 1
            faces = outcome.dice[:]
        else:
            random = self._generator()
            if random is None:
                raise ChanceNeeded(f"the rules roll {number} dice here, but no roll is given")
            faces = [int(random() * 6.0) + 1 for _ in range(number)]
        if self.log is not None:
            self.log.append(Roll(faces[:]))
        return faces

    def draw(self, domain: str, candidates: list[int]) -> int:
        """Draws one of the candidates, each as likely as any other."""
        if self.next < len(self.script):
            outcome = self.script[self.next]
            if not isinstance(outcome, Draw) or outcome.domain != domain:
                raise ChanceError(f"the rules draw from '{domain}' here, not {told(outcome)}")
            if outcome.value not in candidates:
                raise Undrawable(outcome, candidates)
            self.next += 1
            value = outcome.value
        else:
            random = self._generator()
            if random is None:
                raise ChanceNeeded(f"the rules draw from '{domain}' here, but no draw is given")
            value = candidates[int(random() * len(candidates))]
        if self.log is not None:
            self.log.append(Draw(domain, value))
        return value

    def draw_anew(self, seed: str) -> None:
        """From here on outcomes come from another seed."""
        self._seed = seed
        self._random = None

    def read(self, tape: Tape) -> None:
        """Beyond the script outcomes come from a tape, as they would from its seed."""
        self._random = Reading(tape).next

    def skip(self, outcomes: list[Outcome]) -> None:
        """Uses up the random numbers that the outcomes took when they fell."""
        random = self._generator()
        if random is not None:
            for outcome in outcomes:
                for _ in range(len(outcome.dice) if isinstance(outcome, Roll) else 1):
                    random()

    def _generator(self) -> Callable[[], float] | None:
        """Gives the next random number; None without a seed."""
        if self._random is None and self._seed is not None:
            self._random = Random(self._seed).random
        return self._random


def scripted(entries: list[Entry], seed: int | str | None = None) -> Chance:
    """The chance of a recorded game: what fell there falls again, then the seed goes on."""
    chance = Chance(seed)
    chance.script = [entry for entry in entries if not isinstance(entry, Answer)]
    return chance


def nature_chooses(options: list[tuple[str, int, int]], chance: Chance) -> tuple[str, int, int]:
    """A decision that nobody makes: each option is as likely as any other."""
    if len(options) == 1:
        return options[0]
    return options[chance.draw("number", list(range(len(options))))]


def shuffle(pile: list[int], chance: Chance) -> None:
    """Puts a list into a random order, which tells nothing of the old one."""
    left = sorted(pile)
    pile.clear()
    while left:
        drawn = chance.draw("number", left)
        left.remove(drawn)
        pile.append(drawn)


def told(outcome: Outcome) -> str:
    """An outcome in words, for error messages."""
    if isinstance(outcome, Roll):
        return f"a roll of {len(outcome.dice)}"
    return f"a draw from '{outcome.domain}'"

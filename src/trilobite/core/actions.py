"""The action table of a game: a fixed number for every option that can ever be offered.

The table is made from the game's words: verbs in the order in which the game lists them, and for
each verb all combinations of its arguments, the last running fastest. A number therefore means the
same option in every set-up, position and process, as long as the cards are the same.
"""

from collections.abc import Mapping, Sequence
from hashlib import sha256
from itertools import product
from typing import Any, Final

from trilobite.core.decision import Option
from trilobite.core.errors import OptionsError
from trilobite.core.words import NUMBER, Words

#: For each verb that needs it: the numbers that its arguments can be. None: all of the domain.
Limits = Mapping[str, Sequence[Sequence[int] | None]]

#: The number of options that the limits leave out.
NO_ACTION: Final = -1


class ActionTable:
    """Options by number, and numbers by option."""

    def __init__(self, words: Words, limits: Limits) -> None:
        self._words: Final = words
        self.options: Final[list[Option]] = []
        #: By verb, first and second argument; that of an absent one, -1, is the last of a list.
        #: (To look a whole option up takes compiled code three times as long, and numbers of a list
        #: that it knows to be numbers it would make anew.)
        self._numbers: Final[dict[str, list[list[Any]]]] = {}
        for verb, domains in words.options.items():
            ranges = [
                argument_range(words, verb, domain, given)
                for domain, given in zip(
                    domains, limits.get(verb, [None] * len(domains)), strict=True
                )
            ]
            highest = [max(one) for one in ranges]
            firsts, seconds = (*highest, -1, -1)[:2]
            numbers = [[NO_ACTION] * (seconds + 2) for _ in range(firsts + 2)]
            self._numbers[verb] = numbers
            for arguments in product(*ranges):
                a, b = (*arguments, -1, -1)[:2]
                numbers[a][b] = len(self.options)
                self.options.append((verb, a, b))

    def __len__(self) -> int:
        return len(self.options)

    def number(self, option: Option) -> int:
        """The number of an option."""
        verb, a, b = option
        number: int = self._numbers[verb][a][b]
        return number

    def legal(self, options: list[Option]) -> list[int]:
        """The numbers of several options, in their order."""
        found: list[Any] = []
        last = ""
        numbers: list[list[Any]] = []
        for verb, a, b in options:
            if verb is not last:  # options of a verb stand together
                last = verb
                numbers = self._numbers[verb]
            found.append(numbers[a][b])
        return found

    def mask(self, options: list[Option]) -> bytearray:
        """A one for each action that is among the options."""
        mask = bytearray(len(self.options))
        numbers = self._numbers
        for verb, a, b in options:
            mask[numbers[verb][a][b]] = 1
        return mask

    def key(self, number: int) -> str:
        """The readable form of an action."""
        return self._words.key(self.options[number])

    def fingerprint(self) -> str:
        """A hash of all keys in order: the same fingerprint, the same table."""
        keys = "\n".join(self.key(number) for number in range(len(self)))
        return sha256(keys.encode()).hexdigest()[:16]


def argument_range(
    words: Words, verb: str, domain: str, given: Sequence[int] | None
) -> Sequence[int]:
    """The numbers that one argument of a verb can be."""
    if given is not None:
        return given
    if domain == NUMBER:
        raise OptionsError(
            "the action table does not know how large the number in {verb} gets",
            "number-without-bound",
            verb=verb,
        )
    return range(len(words.domains[domain]))

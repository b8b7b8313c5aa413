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


class ActionTable:
    """Options by number, and numbers by option."""

    def __init__(self, words: Words, limits: Limits) -> None:
        self._words: Final = words
        self.options: Final[list[Option]] = []
        for verb, domains in words.options.items():
            ranges = [
                argument_range(words, verb, domain, given)
                for domain, given in zip(
                    domains, limits.get(verb, [None] * len(domains)), strict=True
                )
            ]
            for arguments in product(*ranges):
                a, b = (*arguments, -1, -1)[:2]
                self.options.append((verb, a, b))
        #: By option; compiled code takes a whole option out of a list faster if it does not know
        #: that it is one.
        self.numbers: Final[dict[Any, int]] = {
            option: number for number, option in enumerate(self.options)
        }

    def __len__(self) -> int:
        return len(self.options)

    def number(self, option: Option) -> int:
        """The number of an option."""
        return self.numbers[option]

    def legal(self, options: list[Any]) -> list[int]:
        """The numbers of several options, in their order."""
        numbers = self.numbers
        return [numbers[option] for option in options]

    def mask(self, options: list[Any]) -> bytearray:
        """A one for each action that is among the options."""
        mask = bytearray(len(self.options))
        numbers = self.numbers
        for option in options:
            mask[numbers[option]] = 1
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

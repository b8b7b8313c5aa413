"""Readable words for options, events and chance outcomes."""

from typing import Final

from trilobite.core.decision import Event, Option

#: The domain of plain numbers: an argument in it is written as its digits.
NUMBER: Final = "number"
LONGEST_NUMBER: Final = 9


class Words:
    """Names for the small numbers the rules work with.

    `domains` maps a domain to the names of its members, by number. `options` and `events`
    map a verb to the domains of its arguments. A key such as `biont pool warm-pond` is
    stable: records, scripts, bots and action tables rely on it. `contexts` maps what the context
    of a decision tells to its domain; what is not named there is plain numbers.
    """

    def __init__(
        self,
        domains: dict[str, list[str]],
        options: dict[str, tuple[str, ...]],
        events: dict[str, tuple[str, ...]],
        contexts: dict[str, str] | None = None,
    ) -> None:
        self.domains: Final = domains
        self.options: Final = options
        self.events: Final = events
        self.contexts: Final[dict[str, str]] = contexts if contexts is not None else {}
        self._numbers: Final[dict[str, dict[str, int]]] = {
            domain: {name: number for number, name in enumerate(names)}
            for domain, names in domains.items()
        }
        #: The keys that were asked for: the same few options are asked for all the time.
        self._keys: Final[dict[Option, str]] = {}

    def name(self, domain: str, number: int) -> str:
        """The name of a member of a domain."""
        return str(number) if domain == NUMBER else self.domains[domain][number]

    def number(self, domain: str, name: str) -> int | None:
        """The number of a named member, or None if there is none of that name."""
        if domain == NUMBER:
            return int(name) if name.isdecimal() and len(name) <= LONGEST_NUMBER else None
        return self._numbers.get(domain, {}).get(name)

    def key(self, option: Option) -> str:
        """The readable form of an option."""
        key = self._keys.get(option)
        if key is None:
            verb, a, b = option
            words = [verb]
            for domain, argument in zip(self.options[verb], (a, b), strict=False):
                words.append(self.name(domain, argument))
            key = self._keys[option] = " ".join(words)
        return key

    def event_arguments(self, event: Event) -> dict[str, tuple[str, str]]:
        """The arguments of an event: domain and name, under `a`, `b`, `c`."""
        what, a, b, c = event
        return {
            slot: (domain, self.name(domain, argument))
            for slot, domain, argument in zip("abc", self.events[what], (a, b, c), strict=False)
        }

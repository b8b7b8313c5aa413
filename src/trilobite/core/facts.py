"""Facts: what a game states so that others can make sentences of it.

Rules and views know numbers and ids. Whoever shows a game says a message (Project Fluent) with the
facts as its arguments, in the reader's language, and so nobody computes a rule again in order to
speak about it.
"""

from typing import Any, Final

from mypy_extensions import mypyc_attr

from trilobite.core.decision import Event


class Name:
    """A thing by its domain and id: it has a printed name, or else a message `DOMAIN-ID`."""

    def __init__(self, domain: str, id: str) -> None:
        self.domain: Final = domain
        self.id: Final = id


class Phrase:
    """A message with facts of its own, as a part of another one."""

    def __init__(self, message: str, facts: "Facts | None" = None) -> None:
        self.message: Final = message
        self.facts: Final[Facts] = facts if facts is not None else {}


class Several:
    """Facts in a row, joined by a separator."""

    def __init__(self, facts: "list[Fact]", by: str = ", ") -> None:
        self.facts: Final = facts
        self.by: Final = by


#: Plain text is for ids that a message selects by, and for signs such as "2-3".
Fact = int | str | Name | Phrase | Several

Facts = dict[str, Fact]


def plain(fact: Fact) -> Any:
    """A fact as plain values, as it is sent."""
    if isinstance(fact, Name):
        return (fact.domain, fact.id)
    if isinstance(fact, Phrase):
        return {"say": fact.message, "with": plain_facts(fact.facts)}
    if isinstance(fact, Several):
        return {"join": [plain(one) for one in fact.facts], "by": fact.by}
    return fact


def plain_facts(facts: Facts) -> dict[str, Any]:
    """Facts as plain values, as they are sent."""
    return {name: plain(fact) for name, fact in facts.items()}


@mypyc_attr(allow_interpreted_subclasses=True)
class Chronicle:
    """Tells the facts of events. It is asked for all events in their order, so that it can follow
    what an event does not say: which side of a card is up, what lies on a hex."""

    def facts(self, event: Event) -> Facts:
        """What a sentence about the event needs beyond the event's own arguments."""
        return {}

"""The built-in card set, by id, and its texts in the notation of the card files."""

from collections.abc import Iterator, Sequence

from trilobite.games.origins.cards.build import default_cards
from trilobite.games.origins.cards.files import load
from trilobite.games.origins.cards.schema import ChallengeCard, IdeaCard
from trilobite.games.origins.cards.types import DISCIPLINE_NAMES

FILES = load()
CARDS = default_cards()
CHALLENGES = {card.id: card for card in FILES.challenges}
IDEAS = {card.id: card for card in FILES.ideas}
ALL: tuple[ChallengeCard | IdeaCard, ...] = (*FILES.challenges, *FILES.ideas)


def rows(card: ChallengeCard | IdeaCard) -> dict[str, tuple[str, ...]]:
    """The rows of a card by discipline."""
    found = {name: getattr(card.rows, name) for name in DISCIPLINE_NAMES}
    return {name: row for name, row in found.items() if row is not None}


def effects(
    cards: Sequence[ChallengeCard | IdeaCard],
    discipline: str | None = None,
    epochs: Sequence[int] = (1, 2, 3, 4),
) -> Iterator[str]:
    """All effects and Consequences in the rows of cards."""
    for card in cards:
        for name, row in rows(card).items():
            if card.epoch in epochs and discipline in (None, name):
                for option in row:
                    yield from option.split(" > ")


def count(
    cards: Sequence[ChallengeCard | IdeaCard],
    effect: str,
    discipline: str | None = None,
    epochs: Sequence[int] = (1, 2, 3, 4),
) -> int:
    """How often an effect stands in the rows of cards, as an option or as a Consequence."""
    return list(effects(cards, discipline, epochs)).count(effect)


def with_option(
    cards: Sequence[ChallengeCard | IdeaCard], discipline: str, option: str
) -> list[str]:
    """The cards that have an option in a discipline."""
    return [card.id for card in cards if option in rows(card).get(discipline, ())]


def with_effect(
    cards: Sequence[ChallengeCard | IdeaCard], discipline: str, option: str
) -> list[str]:
    """The cards that have an option in a discipline, those with a Consequence to it last."""
    followed = [
        card.id
        for card in cards
        if option in [text.partition(" > ")[0] for text in rows(card).get(discipline, ())]
    ]
    return [*with_option(cards, discipline, option), *followed]


def foundation(discipline: str, option: str) -> str:
    """A challenge card that has an option in a discipline, whichever it is."""
    return with_effect(FILES.challenges, discipline, option)[0]


def any_foundation(option: str) -> tuple[str, str]:
    """A discipline and a challenge card that has an option in it."""
    for discipline in DISCIPLINE_NAMES:
        for card in with_effect(FILES.challenges, discipline, option):
            return discipline, card
    raise AssertionError(f"no challenge card has {option}")


def invention(discipline: str, option: str) -> str:
    """An Idea that has an option in a discipline, whichever it is."""
    return with_effect(FILES.ideas, discipline, option)[0]


def idea(heureka: tuple[str, ...] | None = None, requires: tuple[str, ...] | None = None) -> str:
    """An Idea with exactly this Heureka and this requirement, as far as they are given."""
    return next(
        card.id
        for card in FILES.ideas
        if heureka in (None, card.heureka) and requires in (None, card.requires)
    )

"""Odds of the draws to come: what the next challenge card may bring, and what the decks hold."""

from typing import Any

from trilobite.games.origins.cards import DISCIPLINE_NAMES, DISCIPLINES, EVENT_NAMES
from trilobite.games.origins.state import Origins


def odds(g: Origins) -> dict[str, Any]:
    """C2g.2, C2h.1. All of it follows from the cards that have been seen."""
    return {"challenge": challenge_odds(g), "ideas": idea_counts(g)}


def challenge_odds(g: Origins) -> dict[str, Any] | None:
    """A1a.2. Of the cards of the Epoch that nobody has seen, in deck and unused pile together: the
    share that has each event, or None if a Comet is next."""
    unseen = g.unseen[g.epoch - 1]
    if g.deck[g.epoch - 1] == 0 or not unseen:
        return None
    counts = [0] * len(EVENT_NAMES)
    religious = 0
    for card in unseen:
        challenge = g.cards.challenges[card]
        religious += int(challenge.religious)
        for kind in {event.kind for event in challenge.events}:
            counts[kind] += 1
    return {
        "cards": len(unseen),
        "left": g.deck[g.epoch - 1],
        "religious": religious / len(unseen),
        "events": {
            name: count / len(unseen)
            for name, count in zip(EVENT_NAMES, counts, strict=True)
            if count
        },
    }


def idea_counts(g: Origins) -> dict[str, int]:
    """H2.1. How many Ideas each deck of the Epoch still has."""
    first = (g.epoch - 1) * len(DISCIPLINES)
    return {DISCIPLINE_NAMES[one]: len(g.ideas[first + one]) for one in DISCIPLINES}

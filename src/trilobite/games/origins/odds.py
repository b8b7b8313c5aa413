"""Odds of the draws to come: what the next challenge card may bring, and what the decks hold; and
of the map: how far Migrants come, where cities may be built, and what they are worth."""

from trilobite.core.words import Words
from trilobite.games.origins.cards.types import (
    COLOUR_NAMES,
    DISCIPLINES,
    EVENT_NAMES,
    POLITICS,
)
from trilobite.games.origins.position.writer import names
from trilobite.games.origins.printed import by_discipline
from trilobite.games.origins.scoring import cancelled
from trilobite.games.origins.spread import MOVE, NEW_IN_CITY, Origin, ends, explore_from
from trilobite.games.origins.state import Origins, Player
from trilobite.games.origins.urbanise import refusal_to_build
from trilobite.games.origins.view_types import (
    OriginsByDiscipline,
    OriginsChallengeOdds,
    OriginsOdds,
)


def odds(g: Origins, words: Words) -> OriginsOdds:
    """C2g.2, C2h.1. All of it follows from the cards that have been seen."""
    return {
        "challenge": challenge_odds(g),
        "ideas": idea_counts(g),
        "reach": {"spaces": reach_of_migrants(g, words), "hexes": reach_of_cities(g, words)},
        "sites": {COLOUR_NAMES[player.colour]: sites(g, player, words) for player in g.players},
        "city_points": city_points(g, words),
    }


def challenge_odds(g: Origins) -> OriginsChallengeOdds | None:
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


def idea_counts(g: Origins) -> OriginsByDiscipline[int]:
    """H2.1. How many Ideas each deck of the Epoch still has."""
    first = (g.epoch - 1) * len(DISCIPLINES)
    return by_discipline([len(g.ideas[first + one]) for one in DISCIPLINES])


def reach_of_migrants(g: Origins, words: Words) -> dict[str, list[str]]:
    """G6.1. Where the Migrant of each space can come to without leave, whoever moves now."""
    return {
        words.name("space", space): names(
            words, "space", ends(g, player, explore_from(g, player, Origin(MOVE, space), 0))
        )
        for player in g.players
        for space in player.spaces
    }


def reach_of_cities(g: Origins, words: Words) -> dict[str, list[str]]:
    """G6a.2. The same for a new Migrant of each city."""
    return {
        words.name("hex", hex): names(
            words, "space", ends(g, player, explore_from(g, player, Origin(NEW_IN_CITY, hex), 0))
        )
        for player in g.players
        for hex in player.cities
    }


def sites(g: Origins, player: Player, words: Words) -> dict[str, list[str]]:
    """G7.1, G7.2, G7.5. By hex, on which resources they could build with a Migrant beside it."""
    found: dict[str, list[str]] = {}
    for hex in range(len(g.cities)):
        resources = g.world.resources[hex]
        free = [
            resources[which].number
            for which in range(len(resources))
            if refusal_to_build(g, player, hex, which, False) is None
        ]
        if free:
            found[words.name("hex", hex)] = names(words, "resource", free)
    return found


def city_points(g: Origins, words: Words) -> dict[str, int]:
    """I2b.1, I0b.1. What each city is worth in politics: nothing while that score is struck out."""
    points = 0 if cancelled(g) == POLITICS else 1
    return {words.name("hex", hex): points for player in g.players for hex in player.cities}

"""What a player of Bios: Origins has and may expect, in victory points.

`origins_evaluator` tells the strategy behind the numbers.
"""

from dataclasses import dataclass
from typing import Final

from trilobite.games.origins.board import is_buildable, meets, population, urbanisation
from trilobite.games.origins.cards.types import (
    ABSTRACT,
    ART,
    CHAOS,
    CULTURE,
    DISCIPLINES,
    DOMESTICATE,
    EMOTIONS,
    ENCEPHALISE,
    ENERGY,
    FOOTPRINT,
    FREE_WILL,
    IMMUNOLOGY,
    INDUSTRY,
    INFORMATION,
    MINE_METAL,
    POLITICS,
    PRAY,
    PURGE,
    SPREAD,
    TECH,
    TRADE,
    VOCABULARY,
    Effect,
    RowOption,
)
from trilobite.games.origins.footprint import overcrowded
from trilobite.games.origins.scoring import measured, score
from trilobite.games.origins.state import EPOCHS, NOBODY, NOTHING, ROWS, SLOTS, Origins, Player
from trilobite.games.origins.tableau import dissidents, has_room

#: How much the best outlook, the second and the third count, by Epoch.
RANKS: Final[tuple[tuple[float, ...], ...]] = (
    (1.0, 0.7, 0.4),
    (1.0, 0.5, 0.25),
    (1.0, 0.25, 0.1),
    (1.0, 0.1, 0.05),
)
#: Where the scores start, and how much of that is forgotten by Epoch: a head start of two points
#: should not decide what a people will be good at.
START: Final[tuple[float, ...]] = (4.0, 2.0, 2.0)
EARLY: Final[tuple[float, ...]] = (1.5, 1.0, 0.5, 0.0)
#: What is left of a score that is struck out, by Epoch: the cube may move again.
STRUCK: Final[tuple[float, ...]] = (0.85, 0.7, 0.45, 0.15)
#: Pawns that think, by number.
MINDS: Final[tuple[float, ...]] = (0.0, 1.5, 2.5, 3.2, 3.7, 4.1, 4.4, 4.6)
#: Migrants beyond so many are worth nothing.
BAND: Final = 5
#: The round from which on a bot gets more and more impatient.
PATIENCE: Final = 6

#: Gains are listed by score, and last comes what serves every score.
EVERY: Final = 3


@dataclass(eq=False)
class Constants:
    """The numbers of the strategy, which `trilobite train` can tune."""

    #: What is left of a score that one step of the cube would strike out.
    threatened: float = 0.95
    #: How much of what may be had later counts today.
    later: float = 0.45
    #: How much of a Heureka counts when all Elders are there for it, and in part before.
    ready: float = 0.55
    half_ready: float = 0.35
    #: The tokens of the Comet to come, and of those after it.
    next_comet: float = 0.7
    later_comet: float = 0.25
    #: Challenges and Comets in a turn of one player, and how many turns a whole game so has.
    pace: float = 0.6
    long: float = 7.0
    #: In how many of their turns a player uses the same row.
    use: float = 0.6
    #: What a row gives each time: part of a city, a pawn on its way or arrived, a way to roam.
    build: float = 0.5
    new_word: float = 0.25
    new_mind: float = 0.6
    roam: float = 0.25
    #: A Foundation, beside what is on it.
    foundation: float = 0.4
    #: A pawn in vocabulary.
    word: float = 0.35
    #: An Elder, beside what it thinks about, and each level of information.
    elder: float = 0.12
    wit: float = 0.25
    #: A Migrant, one that can build, a Dissident, a crowded hex.
    migrant: float = 0.3
    site: float = 0.3
    dissident: float = 0.5
    crowded: float = 0.9
    #: Chaos for which there is no Resistance space.
    revolt: float = 1.5
    #: Each disaster that would strike, for each city.
    exposed: float = 0.1
    #: A Portent.
    portent: float = 0.3
    #: To be where the philosophy favours one's ruling class.
    kindred: float = 0.2
    #: How much of the rivalry is with the best of the others; the rest is with their average.
    best_rival: float = 0.4
    #: A challenge card that is behind, and an Epoch.
    tempo: float = 0.2
    epoch: float = 0.9
    #: The chance that somebody who could outbid does so, and that a card comes to who may still
    #: bid.
    outbid: float = 0.35
    may_bid: float = 0.25


class Moment:
    """How late it is, and what else is the same for all that is asked about one position. While a
    Comet is being taken the next Epoch counts as begun."""

    def __init__(self, g: Origins, c: Constants) -> None:
        #: E3a. Who will suffer chaos in a moment.
        self.shocked: Final[list[int]] = []
        epoch = g.epoch
        for step in g.agenda:
            if step[0] == "epoch":
                epoch += 1
            elif step[0] == "shock":
                self.shocked.append(step[1])
        self.epoch: Final = min(EPOCHS, epoch)
        cards = sum(g.deck)
        #: Whether nobody wins against another.
        self.together: Final = g.setup.solitaire or g.setup.cooperative
        #: About how many turns every player has before the end. Alone and together it is known:
        #: each takes a card, or a Comet before the last (C7f.1, C9b.1).
        self.turns: Final = (
            float(cards + EPOCHS - self.epoch)
            if self.together
            else (cards + EPOCHS + 1 - self.epoch) / (c.pace * len(g.players))
        )
        #: How much of the game is still to come: what is good for the future only.
        self.future: Final = min(1.0, self.turns / c.long)
        self.tempo: Final = (c.epoch * self.epoch - c.tempo * cards) * max(1.0, g.round / PATIENCE)
        #: I0b. What is left of the scores where the cube is.
        self.left: Final = left_of_scores(g, c, self.epoch, g.philosophy)
        #: The scores as they stand, by colour of those whom somebody has asked about.
        self.plain: Final[dict[int, list[float]]] = {}


def prospects_of(g: Origins, c: Constants, at: Moment) -> list[float]:
    """What every player has and may expect."""
    return [ranked(g, c, outlook(g, c, one, at), at) + standing(g, c, one, at) for one in g.players]


# --- the three scores ---------------------------------------------------------------------


def ranked(
    g: Origins, c: Constants, hopes: list[float], at: Moment, philosophy: int = NOTHING
) -> float:
    """INT-2, I0b. The best score counts most; what serves every score comes on top. With the cube
    where it is, or elsewhere."""
    first, second, third = counting(g, c, hopes, at, philosophy)
    if first < second:
        first, second = second, first
    if second < third:
        second, third = third, second
        if first < second:
            first, second = second, first
    weights = RANKS[at.epoch - 1]
    every = at.future * hopes[EVERY]
    return weights[0] * first + weights[1] * second + weights[2] * third + every


def counting(
    g: Origins, c: Constants, hopes: list[float], at: Moment, philosophy: int = NOTHING
) -> list[float]:
    """The three scores as far as they count."""
    early = EARLY[at.epoch - 1]
    scores = [hopes[0] - early * START[0], hopes[1] - early * START[1], hopes[2] - early * START[2]]
    elsewhere = philosophy != NOTHING
    for one, left in left_of_scores(g, c, at.epoch, philosophy) if elsewhere else at.left:
        scores[one] *= left
    return scores


def left_of_scores(
    g: Origins, c: Constants, epoch: int, philosophy: int
) -> list[tuple[int, float]]:
    """I0b. Scores that are struck out or threatened with the cube on a space, and what is left."""
    here = g.cards.philosophy[philosophy]
    if here.cancels >= 0:
        return [(here.cancels, STRUCK[epoch - 1])]
    found: list[tuple[int, float]] = []
    for near in here.neighbours:
        cancels = g.cards.philosophy[near].cancels
        if cancels >= 0:
            found.append((cancels, c.threatened))
    return found


def plain_outlook(g: Origins, c: Constants, player: Player, at: Moment) -> list[float]:
    """The scores as they stand, with the tokens that are in sight (E3d)."""
    known = at.plain.get(player.colour)
    if known is not None:
        return known[:]
    hopes: list[float] = []
    for discipline in DISCIPLINES:
        hope = float(score(g, player, discipline))
        if discipline + 1 >= g.epoch and len(g.players) > 1:
            weight = c.next_comet if discipline + 1 == g.epoch else c.later_comet
            if at.epoch > discipline + 1:
                weight = 1.0
            own = measured(player, discipline)
            for other in g.players:
                lead = own - measured(other, discipline)
                hope += weight * (lead > 0) + 0.2 * weight * (lead > 1)
        hopes.append(hope)
    hopes.append(0.0)
    at.plain[player.colour] = hopes
    return hopes[:]


def outlook(
    g: Origins, c: Constants, player: Player, at: Moment, ruling: int = NOTHING
) -> list[float]:
    """The scores with what may still come: rows of the ruling class, or of another, Ideas, and the
    card at auction."""
    hopes = plain_outlook(g, c, player, at)
    turns = c.use * at.turns
    for options in rows(g, player, player.ruling if ruling == NOTHING else ruling):
        add(hopes, row_gains(g, c, player, options, turns), c.later)
    for slot in range(SLOTS):
        own = g.elders[slot][player.colour]
        if own > 0 and g.display[slot] >= 0:
            gains = heureka_gains(g, c, player, g.cards.ideas[g.display[slot]].heureka)
            add(hopes, gains, readiness(g, c, slot, own, 0))
    if g.card != NOTHING:
        chance = chance_of_card(g, c, player)
        if chance > 0:
            add(hopes, card_gains(g, c, player, turns), chance)
    return hopes


def readiness(g: Origins, c: Constants, slot: int, own: int, more: int) -> float:
    """G2a.1. How much of a Heureka counts to who has so many Elders there, if so many join."""
    if own == 0:
        return 0.0
    ready = min(1.0, (sum(g.elders[slot]) + more) / (slot % ROWS + 1))
    return c.ready if ready == 1.0 else c.half_ready * ready


def add(hopes: list[float], gains: list[float], part: float) -> None:
    """Adds a part of what may be gained."""
    hopes[0] += part * gains[0]
    hopes[1] += part * gains[1]
    hopes[2] += part * gains[2]
    hopes[EVERY] += part * gains[EVERY]


def rows(g: Origins, player: Player, ruling: int) -> list[list[RowOption]]:
    """A2.2. The rows of a ruling class, but for the cognition actions that all classes have."""
    found = [g.cards.species[player.colour].upper[ruling]]
    for foundation in player.columns[ruling]:
        if not foundation.dissident:
            found.append(g.cards.challenges[foundation.card].rows[ruling])
    for invention in player.inventions:
        found.append(g.cards.ideas[invention.card].rows[ruling])
    return found


def row_gains(
    g: Origins, c: Constants, player: Player, options: list[RowOption], turns: float
) -> list[float]:
    """What a row can bring to each score in so many turns: the best option for each."""
    best = [0.0] * 4
    for option in options:
        where, gain = effect_gain(g, c, player, option.effect, turns)
        if option.consequence is not None:
            also, more = effect_gain(g, c, player, option.consequence, turns)
            if also == where:
                gain += more
            elif more > best[also]:
                best[also] = more
        if gain > best[where]:
            best[where] = gain
    return best


def heureka_gains(g: Origins, c: Constants, player: Player, effects: list[Effect]) -> list[float]:
    """G2b, E2e. What a Heureka brings."""
    gains = [0.0] * 4
    for effect in effects:
        where, gain = effect_gain(g, c, player, effect, 1.0)
        gains[where] += gain
    return gains


def effect_gain(
    g: Origins, c: Constants, player: Player, effect: Effect, turns: float
) -> tuple[int, float]:
    """What an effect brings if it is done in so many turns, and to which score."""
    code = effect.code
    if effect.advanced and not g.setup.advanced:
        return EVERY, 0.0
    if code == TECH:
        return g.cards.tracks[effect.track].score, climb(g, player, effect, turns)
    if code == PRAY:
        return CULTURE, min(turns, sum(player.brain))
    if DOMESTICATE <= code <= MINE_METAL:
        return POLITICS, c.build * min(turns, player.blocks)
    if code == ENCEPHALISE:
        return EVERY, c.new_word * min(turns, player.brain[EMOTIONS])
    if code == ABSTRACT:
        return EVERY, c.new_mind * min(turns, player.brain[VOCABULARY])
    if code == ART:
        return EVERY, 0.5 * c.new_mind * min(turns, player.mysticism)
    if code == SPREAD or TRADE <= code < ENCEPHALISE:
        return EVERY, c.roam * min(turns, 3.0)
    if code == CHAOS:
        return EVERY, -c.dissident * min(turns, 2.0)
    if code == PURGE:
        return EVERY, -0.5 * len(player.columns[player.ruling])
    return EVERY, 0.0


def climb(g: Origins, player: Player, effect: Effect, turns: float) -> float:
    """G9e.1. Levels to be had on a track in so many turns, the last one in part."""
    levels = g.cards.tracks[effect.track].levels
    step = player.steps[effect.track]
    gained = 0.0
    while turns > 0 and step + 1 < len(levels) and levels[step] < effect.level:
        gained += min(turns, 1.0) * (levels[step + 1] - levels[step])
        turns -= 1
        step += 1
    return gained


# --- the card at auction ------------------------------------------------------------------


def chance_of_card(g: Origins, c: Constants, player: Player) -> float:
    """E2. Whether the card that is challenged comes to the player."""
    if g.dictator != NOBODY:
        return float(g.dictator == player.colour)
    waiting = [step[1] for step in g.agenda if step[0] == "bid"]
    if g.bidder == player.colour:
        chance = 1.0
        for colour in waiting:
            if colour != player.colour and g.player(colour).pawns_out() + 1 > g.bid:
                chance *= 1 - c.outbid
        return chance
    if ("auction" in [step[0] for step in g.agenda]) or player.colour in waiting:
        return c.may_bid if player.pawns_out() > 0 else 0.0
    return 0.0


def card_gains(g: Origins, c: Constants, player: Player, turns: float) -> list[float]:
    """What the card at auction brings: its Heureka, a rainbow, and the better of its rows."""
    card = g.cards.challenges[g.card]
    gains = heureka_gains(g, c, player, card.heureka)
    gains[INDUSTRY] += 1.0
    best = [0.0] * 4
    for column in card.disciplines:
        fits = c.later if column == player.ruling else 0.5 * c.later
        one = row_gains(g, c, player, card.rows[column], turns)
        best = [max(pair[0], fits * pair[1]) for pair in zip(best, one, strict=True)]
    add(gains, best, 1.0)
    gains[EVERY] += c.foundation - c.elder * (g.bid_pawns if g.bidder == player.colour else 1)
    return gains


# --- people, pawns and towns --------------------------------------------------------------


def standing(g: Origins, c: Constants, player: Player, at: Moment) -> float:
    """What a player is worth beside their scores."""
    minds, elders, portents, kindred, migrants = people_parts(g, c, player, at)
    dissent, crowded, exposed = trouble_parts(g, c, player, at)
    return minds + elders + portents + kindred + migrants - dissent - crowded - exposed


def people_parts(
    g: Origins, c: Constants, player: Player, at: Moment
) -> tuple[float, float, float, float, float]:
    """Pawns that think or will, Elders, Portents, the favour of the philosophy, and Migrants."""
    brain = player.brain
    out = player.pawns_out()
    minds = MINDS[brain[FREE_WILL] + out] + c.word * brain[VOCABULARY]
    minds += c.wit * player.levels[INFORMATION]
    migrants = c.migrant * min(BAND, len(player.spaces)) * at.future
    migrants += c.site * min(3, sum(has_site(g, player, space) for space in player.spaces))
    return (
        minds * at.future,
        c.elder * out,
        c.portent * len(player.portents),
        c.kindred * (g.cards.philosophy[g.philosophy].bonus == player.ruling),
        migrants,
    )


def trouble_parts(
    g: Origins, c: Constants, player: Player, at: Moment
) -> tuple[float, float, float]:
    """Dissidents, crowded hexes, and cities that wait for a disaster."""
    levels = player.levels
    dissent = c.dissident * dissidents(player)
    if player.colour in at.shocked:
        dissent += c.dissident if has_room(g, player) else c.revolt
    crowded = overcrowded(g, player)
    starving = c.crowded * sum(population(g, hex) - levels[FOOTPRINT] for hex in crowded)
    towns = urbanisation(player)
    dangers = (towns > levels[IMMUNOLOGY]) + (towns > levels[FOOTPRINT]) + (towns > levels[ENERGY])
    return dissent, starving, c.exposed * towns * dangers


def has_site(g: Origins, player: Player, space: int) -> bool:
    """G7.1. Whether a Migrant on a space could build, if there were an action for it."""
    for hex in g.world.space_hexes[space]:
        if g.cities[hex] == NOBODY and is_buildable(g, player, hex):
            for resource in g.world.resources[hex]:
                if meets(player, resource):
                    return True
    return False

"""G9. Advances: pawns that change their place, technology, and the philosophy cube."""

from typing import Final

from trilobite.core.decision import Flow, Menu, Option, Reason
from trilobite.games.origins.actions import Action, OfPlayer
from trilobite.games.origins.board import decide, set_step
from trilobite.games.origins.cards.types import (
    ABSTRACT,
    ART,
    BRAIN_NAMES,
    DEMAGOGUE,
    EMOTIONS,
    ENCEPHALISE,
    FREE_WILL,
    PRAY,
    REDUCE,
    TECH,
    TRACKS,
    VOCABULARY,
    Effect,
)
from trilobite.games.origins.state import Origins, Player
from trilobite.games.origins.tableau import drop_invention

NO_EMOTIONS: Final = Reason("no-pawn-in-emotions", "G9a.1")
NO_VOCABULARY: Final = Reason("no-pawn-in-vocabulary", "G9b.1")
NO_MYSTICISM: Final = Reason("no-mysticism", "G9c.1")
NO_PAWN: Final = Reason("no-pawn-to-pray", "G9d.1")
AT_CAP: Final = Reason("level-reached", "G9e.1")
NOTHING_TO_REDUCE: Final = Reason("no-invention-to-discard", "G9f.1")


def advance_if_possible(g: Origins, player: Player, effect: Effect) -> Flow:
    """G9.2, ADD-8. A compulsory advance that is not possible, or not in this game, is void. PURGE
    comes with the card (G9g.1)."""
    advance = ADVANCES.get(effect.code)
    if advance is None or (effect.advanced and not g.setup.advanced):
        return
    if advance.refusal(g, player, effect, False) is None:
        flow = advance.make(g, player, effect, False)
        if flow is not None:
            yield from flow


def heureka(g: Origins, player: Player, effects: list[Effect], demagogues: bool | None) -> Flow:
    """E2e.1, G2b.1, G2b.2. All advances after "Heureka". `demagogues` picks DEMAGOGUE alone or all
    but it (ADD-2)."""
    for effect in effects:
        if demagogues in (None, effect.code == DEMAGOGUE):
            yield from advance_if_possible(g, player, effect)
            yield from free_steps(g, player)


# --- G9a to G9c: pawns --------------------------------------------------------------------


def refusal_to_encephalise(player: Player) -> Reason | None:
    """G9a.1. There must be a pawn in emotions."""
    return None if player.brain[EMOTIONS] > 0 else NO_EMOTIONS


def encephalise(g: Origins, player: Player) -> None:
    """G9a.1, C2j.1. One pawn from emotions to vocabulary."""
    player.brain[EMOTIONS] -= 1
    player.brain[VOCABULARY] += 1
    g.tell("encephalisation", player.colour)


def refusal_to_abstract(player: Player) -> Reason | None:
    """G9b.1. There must be a pawn in vocabulary."""
    return None if player.brain[VOCABULARY] > 0 else NO_VOCABULARY


def abstract(g: Origins, player: Player) -> None:
    """G9b.1. One pawn from vocabulary to free will."""
    player.brain[VOCABULARY] -= 1
    player.brain[FREE_WILL] += 1
    g.tell("abstraction", player.colour)


def refusal_of_art(player: Player) -> Reason | None:
    """G9c.1. There must be mysticism."""
    return None if player.mysticism > 0 else NO_MYSTICISM


def art(g: Origins, player: Player) -> None:
    """G9c.1. One pawn from the mysticism pool to free will."""
    player.mysticism -= 1
    player.brain[FREE_WILL] += 1
    g.tell("art", player.colour)


# --- G9d: prayer --------------------------------------------------------------------------


def refusal_to_pray(player: Player) -> Reason | None:
    """G9d.1. There must be a pawn in a domain."""
    return None if sum(player.brain) > 0 else NO_PAWN


def pray(g: Origins, player: Player) -> Flow:
    """G9d.1, B4a.1, D1d.1. One pawn from a domain of their choice to the mysticism pool."""
    menu = Menu(g.explain)
    for domain in range(len(BRAIN_NAMES)):
        if player.brain[domain] > 0:
            menu.offer(("pawn", domain, -1))
    choice: Option = yield decide(player, "pray", menu, "G9d.1")
    player.brain[choice[1]] -= 1
    player.mysticism += 1
    g.tell("prayer", player.colour, choice[1])


# --- G9e: technology ----------------------------------------------------------------------


def refusal_to_step_up(player: Player, track: int, level: int) -> Reason | None:
    """G9e.1. The level that the card names is not reached yet."""
    return None if player.levels[track] < level else AT_CAP


def step_up(g: Origins, player: Player, track: int) -> None:
    """G9e.1, D1c.3. One step up a track. Some levels give a step on another track, however they
    were reached (G9e.2, ADD-6): see `free_steps`."""
    top = len(g.cards.tracks[track].levels) - 1
    if player.steps[track] >= top:
        return
    set_step(g, player, track, player.steps[track] + 1)
    g.tell("technology", player.colour, track, player.levels[track])
    if g.cards.tracks[track].bonus_step[player.steps[track]]:
        player.free_steps.append(track)


def free_steps(g: Origins, player: Player) -> Flow:
    """G9e.2, ADD-6. The steps on other tracks that new levels have given. They are Consequences, so
    in an action they come after negotiations (G:Action.1)."""
    while player.free_steps:
        track = player.free_steps.pop(0)
        menu = Menu(g.explain)
        for other in TRACKS:
            if other != track and player.steps[other] < len(g.cards.tracks[other].levels) - 1:
                menu.offer(("track", other, -1))
        if menu.options:
            choice: Option = yield decide(player, "free-step", menu, "G9e.2")
            step_up(g, player, choice[1])


# --- G9f: reduction -----------------------------------------------------------------------


def reducible(g: Origins, player: Player, epoch: int) -> list[int]:
    """G9f.1. Their Inventions of an Epoch or earlier."""
    return [
        index
        for index in range(len(player.inventions))
        if g.cards.ideas[player.inventions[index].card].epoch <= epoch
    ]


def refusal_to_reduce(g: Origins, player: Player, epoch: int) -> Reason | None:
    """G9f.1. There must be such an Invention."""
    return None if reducible(g, player, epoch) else NOTHING_TO_REDUCE


def reduce(g: Origins, player: Player, epoch: int) -> Flow:
    """G9f.1, G2b.3. One such Invention, of their choice, goes to the tradition deck."""
    menu = Menu(g.explain)
    for index in reducible(g, player, epoch):
        menu.offer(("invention", player.inventions[index].card, -1))
    choice: Option = yield decide(player, "reduce", menu, "G9f.1")
    drop_named_invention(g, player, choice[1])


def drop_named_invention(g: Origins, player: Player, card: int) -> None:
    """J2e.1, G9f.1. The Invention of that card is discarded."""
    for index in range(len(player.inventions)):
        if player.inventions[index].card == card:
            drop_invention(g, player, index)
            return


# --- G9h: demagogy ------------------------------------------------------------------------


def demagogue(g: Origins, player: Player) -> Flow:
    """G9h.1. The philosophy cube moves by one space, or stays."""
    menu = Menu(g.explain)
    for space in g.cards.philosophy[g.philosophy].neighbours:
        menu.offer(("philosophy", space, -1))
    menu.offer(("stay", -1, -1))
    choice: Option = yield decide(player, "demagogue", menu, "G9h.1")
    if choice[0] == "philosophy":
        move_cube(g, player, choice[1])


def move_cube(g: Origins, player: Player, space: int) -> None:
    """G9h.1, E4.1. The philosophy cube comes to a space."""
    g.philosophy = space
    g.tell("philosophy", player.colour, space)


# --- G9: the advances as actions ----------------------------------------------------------


class Technology(Action):
    """G9e. The card names the track and the level up to which it helps."""

    def refusal(self, g: Origins, player: Player, effect: Effect, followed: bool) -> Reason | None:
        return refusal_to_step_up(player, effect.track, effect.level)

    def make(self, g: Origins, player: Player, effect: Effect, followed: bool) -> Flow | None:
        step_up(g, player, effect.track)
        return None


class Reduction(Action):
    """G9f. The card names the last Epoch of which an Invention may go."""

    def refusal(self, g: Origins, player: Player, effect: Effect, followed: bool) -> Reason | None:
        return refusal_to_reduce(g, player, effect.level)

    def make(self, g: Origins, player: Player, effect: Effect, followed: bool) -> Flow | None:
        return reduce(g, player, effect.level)


class Demagogy(Action):
    """G9h. The cube may stay, so nothing refuses it."""

    def refusal(self, g: Origins, player: Player, effect: Effect, followed: bool) -> Reason | None:
        return None

    def make(self, g: Origins, player: Player, effect: Effect, followed: bool) -> Flow | None:
        return demagogue(g, player)


#: The advances of G9 that can be carried out at any time; PURGE happens with its card.
ADVANCES: Final[dict[int, Action]] = {
    ENCEPHALISE: OfPlayer(refusal_to_encephalise, encephalise),
    ABSTRACT: OfPlayer(refusal_to_abstract, abstract),
    ART: OfPlayer(refusal_of_art, art),
    PRAY: OfPlayer(refusal_to_pray, pray),
    TECH: Technology(),
    REDUCE: Reduction(),
    DEMAGOGUE: Demagogy(),
}

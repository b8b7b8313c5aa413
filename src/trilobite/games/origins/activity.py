"""A2, F. The activity phase: the rows of the ruling class, from the bottom to the top."""

from typing import Final

from trilobite.core.agenda import due
from trilobite.core.decision import Flow, Menu, Option, Reason, Refusal
from trilobite.games.origins.actions import Action, OfPlayer, Plain, refusal_in_game
from trilobite.games.origins.advances import (
    ADVANCES,
    advance_if_possible,
    free_steps,
    refusal_to_pray,
)
from trilobite.games.origins.board import decide, information
from trilobite.games.origins.cards.types import (
    ARTISAN,
    CHAOS,
    COLD_WAR,
    CONSTITUTION,
    CULTIVATE,
    DOMESTICATE,
    ELECT,
    ENERGY,
    ENSLAVE,
    EXOGAMY,
    FOOTPRINT,
    INVENT,
    LIBRARY,
    MINE,
    MINE_LUXURY,
    MINE_METAL,
    PRAY,
    PREACH,
    PSEUDOSCIENCE,
    RACISM,
    SCIENCE,
    SPECIALISE,
    SPREAD,
    TRADE,
    WAR,
    Effect,
    RowOption,
)
from trilobite.games.origins.chaos import destroy_migrant, suffer_chaos
from trilobite.games.origins.cognition import (
    elect,
    invent,
    library,
    refusal_of_library,
    refusal_to_elect,
    refusal_to_invent,
    refusal_to_specialise,
    specialise,
)
from trilobite.games.origins.elder_actions import (
    cold_war,
    constitution,
    exogamy,
    racism,
    refusal_of_cold_war,
    refusal_of_constitution,
    refusal_of_exogamy,
    refusal_of_racism,
    refusal_of_science,
    science,
)
from trilobite.games.origins.interactions import interact, refusal_to_interact, succeeds
from trilobite.games.origins.morality import frown, repent
from trilobite.games.origins.negotiation import negotiate
from trilobite.games.origins.spread import refusal_to_spread, spread, strand
from trilobite.games.origins.state import (
    FOUNDATIONS,
    IDLE,
    INVENTIONS,
    LOWER,
    NOTHING,
    UPPER,
    Invention,
    Origins,
    Player,
)
from trilobite.games.origins.urbanise import refusal_to_urbanise, urbanise

ATTACKS: Final = (PREACH, WAR, ENSLAVE)

DISABLED: Final = Reason("foundation-disabled", "F0b.1")
ENVIRONMENT_TOO_LOW: Final = Reason("environment-too-low", "G8.1")
XENOPHOBIA: Final = Reason("must-attack", "C9d.1")


# --- F0a: the rows ------------------------------------------------------------------------


def start_activity(g: Origins, player: Player) -> None:
    """F0a.1, A2.2. The rows: Foundations from the lowest to the highest, the species board, the
    Inventions from the lowest to the topmost."""
    g.stage = FOUNDATIONS
    g.row = len(player.columns[player.ruling])
    g.agenda.insert(0, due("row", player.colour))


def next_row(g: Origins, player: Player) -> bool:
    """A2.3, F0a.1. Goes on to the next row; False if there is none. Disabled Foundations are passed
    over (A2b.1, F0b.1); the species board is never disabled (A2a.2)."""
    if g.stage == FOUNDATIONS:
        while g.row > 0:
            g.row -= 1
            if not player.columns[player.ruling][g.row].dissident:
                return True
        g.stage = LOWER
        return True
    if g.stage == LOWER:
        g.stage = UPPER
        return True
    if g.stage == UPPER:
        g.stage = INVENTIONS
        g.row = 0
    g.row += 1
    return g.row <= len(player.inventions)


def invention_of_row(g: Origins, player: Player) -> Invention | None:
    """A2.2. The Invention whose row it is, if it is one."""
    return player.inventions[g.row - 1] if g.stage == INVENTIONS else None


def options_of_row(g: Origins, player: Player) -> list[RowOption]:
    """A2.2, A2a.1, F0c.1. The alternatives of the row, with the option that the basic game adds to
    the upper row (G8.1, AMB-14)."""
    ruling = player.ruling
    if g.stage == FOUNDATIONS:
        card = player.columns[ruling][g.row].card
        return g.cards.challenges[card].rows[ruling]
    species = g.cards.species[player.colour]
    if g.stage == LOWER:
        return species.lower[ruling]
    if g.stage == UPPER:
        return species.upper[ruling]
    return g.cards.ideas[player.inventions[g.row - 1].card].rows[ruling]


def card_of_row(g: Origins, player: Player) -> dict[str, int]:
    """What the decision tells: the card of the row, if it is one, and which row it is."""
    context = {"stage": g.stage}
    if g.stage == FOUNDATIONS:
        context["foundation"] = player.columns[player.ruling][g.row].card
    elif g.stage == INVENTIONS:
        context["invention"] = player.inventions[g.row - 1].card
    return context


def row(g: Origins, player: Player) -> Flow:
    """A2.1, F0.1, F0c.1, DEC-20. For the next row one option, or none. Rows in which nothing can be
    done are passed over; who asks why is told with the next one. A violent revolution ends the
    phase (F0e.1, D2.3)."""
    passed: list[Refusal] = []
    while not g.revolted:
        if g.explain and g.stage == FOUNDATIONS:
            passed += disabled(g, player)
        if not next_row(g, player):
            break
        options = options_of_row(g, player)
        menu = Menu(g.explain)
        offer_row(g, player, options, menu)
        if not menu.options:
            passed += menu.refused
            continue
        menu.offer(("skip", -1, -1), XENOPHOBIA if is_bound(g, player, options) else None)
        for one in passed:
            if one.option not in menu.options:
                menu.refused.append(one)
        choice: Option = yield decide(player, "row", menu, "A2.1", card_of_row(g, player))
        if choice[0] == "skip":
            continue_phase(g, player)
            return
        yield from use(g, player, option_of_row(g, player, choice[2]))
        continue_phase(g, player)
        return
    yield from end_phase(g, player)


def disabled(g: Origins, player: Player) -> list[Refusal]:
    """F0b.1. Why Foundations under Dissidents, up to the next one without, cannot be used."""
    found: list[Refusal] = []
    row = g.row
    while row > 0:
        row -= 1
        foundation = player.columns[player.ruling][row]
        if not foundation.dissident:
            break
        options = g.cards.challenges[foundation.card].rows[player.ruling]
        for index in range(len(options)):
            found.append(Refusal(("use", options[index].effect.code, index), DISABLED))
    return found


def continue_phase(g: Origins, player: Player) -> None:
    """A2.3. The next row is the next step."""
    g.agenda.insert(0, due("row", player.colour))


def end_phase(g: Origins, player: Player) -> Flow:
    """A0.1, C4c.2. The activity phase is over. Migrants that are still on a foreign shore are lost
    without chaos; the last one moves away (ADD-1)."""
    g.stage = IDLE
    g.row = 0
    g.agenda.insert(0, due("footprint", player.colour, 0))
    for space in strand(g, player):
        yield from destroy_migrant(g, player, space)


# --- offers -------------------------------------------------------------------------------


def offer_row(g: Origins, player: Player, options: list[RowOption], menu: Menu) -> None:
    """F0c.1. All alternatives, named by their place in the row. In cooperation an attack that would
    succeed must be made (C9d.1)."""
    bound = is_bound(g, player, options)
    for index in range(len(options)):
        option = options[index]
        reason = refusal_of_option(g, player, option)
        if reason is None and bound and not is_attack(g, player, option):
            reason = XENOPHOBIA
        menu.offer(("use", option.effect.code, index), reason)
    if g.stage == UPPER and not g.setup.advanced:
        effect = g.cards.species[player.colour].basic[player.ruling]
        menu.offer(("use", effect.code, len(options)), refusal_of_basic(g, player, effect))


def option_of_row(g: Origins, player: Player, index: int) -> RowOption:
    """F0c.1, G8.1. An alternative of the row by its place; after those that are printed comes that
    of the basic game."""
    options = options_of_row(g, player)
    if index < len(options):
        return options[index]
    return RowOption(g.cards.species[player.colour].basic[player.ruling], None)


def refusal_of_basic(g: Origins, player: Player, effect: Effect) -> Reason | None:
    """G8.1, G8a.1, G8b.1, G8c.1. The option of the basic game asks for an environment."""
    environment = player.levels[FOOTPRINT] + player.levels[ENERGY]
    if environment < g.cards.species[player.colour].basic_environment[player.ruling]:
        return ENVIRONMENT_TOO_LOW
    return refusal_to_urbanise(g, player, effect.code, False)


def refusal_of_option(g: Origins, player: Player, option: RowOption) -> Reason | None:
    """F0d.4. Only the effect counts: its Consequence may have no effect. In the basic game an
    advanced Consequence is void (ADD-8). An advance that does nothing can be used if somebody's
    Emissary on the card negotiates (G9.3, ADD-10)."""
    effect = option.effect
    reason = refusal_of_effect(g, player, effect, option.consequence is not None)
    if reason is None or g.stage != INVENTIONS or effect.code not in ADVANCES:
        return reason
    invention = player.inventions[g.row - 1]
    return None if sum(invention.emissaries) > 0 else reason


def refusal_of_effect(g: Origins, player: Player, effect: Effect, followed: bool) -> Reason | None:
    """F0.1. Why an action or advance cannot be made now."""
    if effect.advanced:
        reason = refusal_in_game(g.setup, effect)
        if reason is not None:
            return reason
    return ACTIONS[effect.code].refusal(g, player, effect, followed)


# --- C9d: xenophobia ----------------------------------------------------------------------


def is_bound(g: Origins, player: Player, options: list[RowOption]) -> bool:
    """C9d.1. In cooperation, whether the row has an attack that would succeed."""
    if not g.setup.cooperative:
        return False
    for option in options:
        if is_attack(g, player, option):
            return True
    return False


def is_attack(g: Origins, player: Player, option: RowOption) -> bool:
    """C9d.1, AMB-65. Whether an option is, or leads to, an attack that succeeds. After a prayer
    there is one more mysticism."""
    if refusal_of_option(g, player, option) is not None:
        return False
    if option.effect.code in ATTACKS:
        return succeeds(g, player, option.effect.code, 0)
    consequence = option.consequence
    if consequence is None or consequence.code not in ATTACKS:
        return False
    prays = option.effect.code == PRAY and refusal_to_pray(player) is None
    return succeeds(g, player, consequence.code, int(prays))


# --- F0d, F0f: what is done, and what follows ---------------------------------------------


def use(g: Origins, player: Player, option: RowOption) -> Flow:
    """F0d.1, F0d.2, F0f.1, G:Action.1. The effect, if it is not an advance that does nothing
    (G9.3); then negotiations of those who have Emissaries on the card, clockwise (AMB-37, AMB-38,
    G:Emissary.1); then the Consequences: free steps (G9e.2), what is printed, and last that of
    morality (J4.1, ADD-11)."""
    effect = option.effect
    consequence = option.consequence
    g.tell("acts", player.colour, effect.code)
    envoys = envoys_on(g, player, invention_of_row(g, player))
    frowned = frown(g, effect.code)
    if effect.code in ADVANCES:
        yield from advance_if_possible(g, player, effect)
    else:
        yield from perform(g, player, effect, consequence is not None)
    for other in envoys:
        yield from negotiate(g, other, player)
    for other in g.clockwise(player.colour):
        if other.free_steps:
            yield from free_steps(g, other)
    if consequence is not None and is_to_follow(g, player, consequence):
        frowned = max(frowned, frown(g, consequence.code))
        yield from follow(g, player, consequence)
        yield from free_steps(g, player)
    if frowned != NOTHING:
        yield from repent(g, player, frowned)


def envoys_on(g: Origins, player: Player, invention: Invention | None) -> list[Player]:
    """G:Emissary.1, AMB-38. Who has an Emissary on an Invention of the player, clockwise."""
    found: list[Player] = []
    if invention is not None:
        for other in g.others(player.colour):
            if invention.emissaries[other.colour] > 0:
                found.append(other)
    return found


def is_to_follow(g: Origins, player: Player, effect: Effect) -> bool:
    """F0d.1, AMB-63. A Consequence is compulsory; if it is not possible it is void."""
    return effect.code == CHAOS or refusal_of_effect(g, player, effect, False) is None


def follow(g: Origins, player: Player, effect: Effect) -> Flow:
    """F0d.3. Carries out a Consequence that is possible."""
    if effect.code == CHAOS:
        yield from suffer_chaos(g, player, 1)
    else:
        yield from perform(g, player, effect, False)


def perform(g: Origins, player: Player, effect: Effect, followed: bool) -> Flow:
    """G, J3, J5. Carries out an effect that is possible."""
    flow = ACTIONS[effect.code].make(g, player, effect, followed)
    if flow is not None:
        yield from flow


# --- G, J3, J5: the actions ---------------------------------------------------------------


class Building(Action):
    """G6 to G8. Cities and what they are founded on."""

    def refusal(self, g: Origins, player: Player, effect: Effect, followed: bool) -> Reason | None:
        return refusal_to_urbanise(g, player, effect.code, followed)

    def make(self, g: Origins, player: Player, effect: Effect, followed: bool) -> Flow | None:
        return urbanise(g, player, effect.code, followed)


class Interaction(Action):
    """J3. Dealings with another player."""

    def refusal(self, g: Origins, player: Player, effect: Effect, followed: bool) -> Reason | None:
        return refusal_to_interact(g, player, effect.code)

    def make(self, g: Origins, player: Player, effect: Effect, followed: bool) -> Flow | None:
        return interact(g, player, effect.code)


class Search(Action):
    """J5. A card is looked for in a deck."""

    def refusal(self, g: Origins, player: Player, effect: Effect, followed: bool) -> Reason | None:
        return refusal_of_science(g)

    def make(self, g: Origins, player: Player, effect: Effect, followed: bool) -> Flow | None:
        return science(g, player, effect.code)


#: G1 to G9, J3, J5. All that may stand in a row, in the order of the rules.
ACTIONS: Final[dict[int, Action]] = {
    SPECIALISE: Plain(
        refusal_to_specialise, lambda g, player: specialise(g, player, information(player))
    ),
    INVENT: Plain(refusal_to_invent, invent),
    LIBRARY: Plain(refusal_of_library, library),
    ELECT: Plain(refusal_to_elect, elect),
    SPREAD: Plain(refusal_to_spread, spread),
    DOMESTICATE: Building(),
    CULTIVATE: Building(),
    MINE: Building(),
    MINE_LUXURY: Building(),
    MINE_METAL: Building(),
    **ADVANCES,
    TRADE: Interaction(),
    PREACH: Interaction(),
    WAR: Interaction(),
    ENSLAVE: Interaction(),
    EXOGAMY: Plain(refusal_of_exogamy, exogamy),
    RACISM: OfPlayer(refusal_of_racism, racism),
    COLD_WAR: Plain(refusal_of_cold_war, cold_war),
    ARTISAN: Plain(refusal_to_specialise, lambda g, player: specialise(g, player, 1)),
    CONSTITUTION: OfPlayer(refusal_of_constitution, constitution),
    SCIENCE: Search(),
    PSEUDOSCIENCE: Search(),
}

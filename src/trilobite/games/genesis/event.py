"""D. Phase 1: events."""

from functools import lru_cache

from trilobite.core.agenda import due
from trilobite.core.decision import Flow, Menu, Option, Reason
from trilobite.games.genesis import climate
from trilobite.games.genesis.cards.types import (
    BLUE,
    CANCER,
    CANCER_SHIELD,
    CLIMATE,
    COLOURS,
    CONTINENT,
    COSMIC,
    DROUGHT,
    DROUGHT_SHIELD,
    EARTH,
    EXTREMOPHILE,
    HEAVEN,
    IMMUNOLOGY,
    O2_SPIKE,
    OZONE_LAYER,
    SMITE,
    TERRESTRIAL,
    UV,
    UV_SHIELD,
    Cards,
    Event,
)
from trilobite.games.genesis.loss import atrophy, discard_mutation, lose_organ, mutation_on
from trilobite.games.genesis.organism import (
    HEAT,
    OXYGEN,
    cancer_dice,
    chromosomes,
    has,
    home_row,
    ordered,
    tableau,
)
from trilobite.games.genesis.pool import biosynthesis, decide, return_biont
from trilobite.games.genesis.spike import Strike, next_organism, strike
from trilobite.games.genesis.state import (
    DISEASED,
    MACRO,
    NOT_OFFERED,
    PLAYERS,
    PRESENT,
    UNSEEN,
    Genesis,
    Mutation,
    Organism,
    Refugium,
)

HEALTHY_FIRST = Reason("healthy-mutations-go-first", "D7b.1")


# --- A1, D1: drawing the event ------------------------------------------------------------


def draw_events(g: Genesis, first: int) -> None:
    """A1a, D1a. Draws one event, or a chain of aftershocks with the event that follows."""
    g.events_this_turn = 0
    g.gaia = NOT_OFFERED
    for player in g.players:
        if player is not None:
            player.medea = False  # only a vote for the Armageddon that comes costs VP (D10c.1)
    while True:
        card = draw_event(g)
        if not g.cards.events[card].aftershock or not any(g.events_left):
            break
    events = events_of_turn(g)
    advanced = not g.setup.introductory
    if advanced and g.waterworld and any(event.aftershock for event in events):
        g.waterworld = False  # D1b.2
        g.tell("waterworld-ends")
    last = events[-1]
    if not last.aftershock:
        g.order = last.order[:]
        g.active = last.active[:]
    if g.waterworld:
        g.active[CONTINENT] = False  # D1b.1
    g.turn_order = ordered(g, first)
    for row in range(4):
        if g.active[row]:
            roil(g, row)
    if advanced and last.waterworld:
        g.waterworld = True
        g.tell("waterworld-begins")


def draw_event(g: Genesis) -> int:
    """Turns up the next event: a random one of the eon, for decks have no order (TRI-1)."""
    eon = 0
    while g.events_left[eon] == 0:
        eon += 1
    card = g.chance.draw("event", g.event_decks[eon])
    g.event_decks[eon].remove(card)
    g.events_left[eon] -= 1
    g.events_drawn.append(card)
    g.events_this_turn += 1
    g.tell("event", card)
    return card


def events_of_turn(g: Genesis) -> list[Event]:
    """The cards drawn in this turn: aftershocks first."""
    return [g.cards.events[card] for card in g.events_drawn[-g.events_this_turn :]]


def roil(g: Genesis, row: int) -> None:
    """D2b. The top card of a mutation deck goes to its bottom."""
    deck = g.mutation_decks[row]
    if len(deck) > 1:
        deck.append(deck.pop(0))
        g.tell("roiled", row)
        show_top(g, row)


def show_top(g: Genesis, row: int) -> None:
    """The top card of a mutation deck is public."""
    deck = g.mutation_decks[row]
    if deck and deck[0] == UNSEEN:
        deck[0] = g.chance.draw("mutation", g.unseen_mutations)
        g.unseen_mutations.remove(deck[0])
        g.tell("mutation-shown", row, deck[0])


def schedule_icons(g: Genesis) -> None:
    """A1c. Icons card by card, left to right; X and O2 once, at their first icon (A1c.2)."""
    g.agenda += [due("icon", card, index) for card, index in icons_of_turn(g)]
    g.agenda.append(due("end-of-event"))


def icons_of_turn(g: Genesis) -> list[tuple[int, int]]:
    """A1c. The icons that strike in this turn, in order: the card and which of its icons; not to
    be changed."""
    drawn = tuple(g.events_drawn[len(g.events_drawn) - g.events_this_turn :])
    return icons_in_order(g.cards, drawn, g.edition.one_cancer_roll)


@lru_cache(maxsize=512)
def icons_in_order(
    cards: Cards, drawn: tuple[int, ...], one_cancer_roll: bool
) -> list[tuple[int, int]]:
    """A1c. The same for a turn in which these events were drawn."""
    once = {EXTREMOPHILE, O2_SPIKE}
    if one_cancer_roll:
        once |= {CANCER, DROUGHT}
    met: set[int] = set()
    found: list[tuple[int, int]] = []
    for card in drawn:
        for index, icon in enumerate(cards.events[card].icons):
            if icon not in once or icon not in met:
                met.add(icon)
                found.append((card, index))
    return found


# --- D3 to D10: the icons -----------------------------------------------------------------


def resolve_icon(g: Genesis, card: int, index: int) -> Flow:
    """A1c. One icon strikes everybody."""
    event = g.cards.events[card]
    icon = event.icons[index]
    cosmic_is_spared = event.comet_shield  # D1d
    if icon == HEAVEN:
        reveal_refugium(g, range(4))
    elif icon == EARTH:
        reveal_refugium(g, range(3, -1, -1))
    elif icon == SMITE:
        smite(g, cosmic_is_spared)
    elif icon in (EXTREMOPHILE, O2_SPIKE):
        yield from spike(g, icon)
    elif icon == UV:
        yield from ultraviolet(g, event.icon_args[index], cosmic_is_spared)
    elif icon == OZONE_LAYER:
        g.ozone_layer = True  # D1c
        g.tell("ozone-layer")
    elif g.setup.introductory:
        return  # C3: no cancer, no drought, no climate
    elif icon == CANCER:
        yield from cancer(g)
    elif icon == DROUGHT:
        yield from drought(g)
    elif icon == CLIMATE:
        yield from climate.climate_icon(g, event.icon_args[index])


def reveal_refugium(g: Genesis, rows: range) -> None:
    """D3. The first active row in the given direction that has a refugium left gets it."""
    for row in rows:
        if g.active[row] and g.refugia_left[row] > 0:
            placard = g.chance.draw("refugium", g.refugium_decks[row])
            g.refugium_decks[row].remove(placard)
            g.refugia_left[row] -= 1
            refugium = Refugium(placard)
            for colour in g.cards.placards[placard].manna:
                refugium.disorganised[colour] += 1  # D3b
            g.rows[row].append(refugium)
            g.tell("refugium", placard, row)
            return


def smite(g: Genesis, cosmic_is_spared: bool) -> None:
    """D4. Every refugium loses its rightmost enzyme, or else a manna cube."""
    g.tell("smite")
    for row in range(4):
        if row == COSMIC and cosmic_is_spared:
            continue
        for refugium in g.rows[row][:]:
            placard = g.cards.placards[refugium.placard]
            if placard.smite_immune:
                continue  # D4b
            if refugium.enzymes:
                g.tell("enzyme-lost", refugium.placard, refugium.enzymes.pop())
                continue
            for colour in placard.manna:  # D4.2: the leftmost printed colour
                field = (
                    refugium.disorganised if refugium.disorganised[colour] else refugium.organised
                )
                if field[colour] > 0:
                    field[colour] -= 1
                    g.tell("manna-lost", refugium.placard, colour)
                    break
            if not any(refugium.organised) and not any(refugium.disorganised):
                desert(g, row, refugium)


def desert(g: Genesis, row: int, refugium: Refugium) -> None:
    """D4a. A refugium without manna cubes leaves the game; its bionts go home."""
    g.rows[row].remove(refugium)
    g.tell("deserted", refugium.placard)
    for player in range(PLAYERS):
        if refugium.bionts[player] > 0:
            return_biont(g, player, refugium.bionts[player])


def summed_strike(g: Genesis, icon: int) -> Strike:
    """D5, D6, A1c.2. A heat crisis or oxygen spike, summed over the cards of the turn."""
    total = 0
    sparing = 0
    for event in events_of_turn(g):
        number = event.icons.count(icon)
        total += number
        if event.comet_shield:
            sparing += number
    return Strike(HEAT if icon == EXTREMOPHILE else OXYGEN, total, sparing)


def spike(g: Genesis, icon: int) -> Flow:
    """D5, D6. A heat crisis or oxygen spike strikes."""
    blow = summed_strike(g, icon)
    g.tell("heat-crisis" if icon == EXTREMOPHILE else "oxygen-spike", blow.extremity)
    yield from strike(g, blow)


def ozone_stops_uv(g: Genesis) -> bool:
    """D1c. Whether the ozone layer stops this turn's ultraviolet light."""
    return g.ozone_layer and not any(event.ignores_ozone for event in events_of_turn(g))


def ultraviolet(g: Genesis, limit: int, cosmic_is_spared: bool) -> Flow:
    """D7. Every organism keeps at most `limit` mutations or organs."""
    if ozone_stops_uv(g):
        g.tell("uv-stopped")
        return
    g.tell("uv", limit)
    for player in g.turn_order:
        hit: list[Organism] = []
        while True:
            victims = [
                o
                for o in g.organisms
                if o.owner == player
                and o not in hit
                and uv_excess(g, o, limit, cosmic_is_spared) > 0
            ]
            if not victims:
                break
            o = yield from next_organism(g, player, victims, "D7.1")
            hit.append(o)
            yield from uv_losses(g, o, uv_excess(g, o, limit, cosmic_is_spared))


def uv_excess(g: Genesis, o: Organism, limit: int, cosmic_is_spared: bool) -> int:
    """D7a, D7d, AMB-60. Mutations or healthy organs above the limit."""
    if cosmic_is_spared and home_row(g, o) == COSMIC:
        return 0
    if o.kind == MACRO:
        if has(g, o, UV_SHIELD):
            return 0
        return o.organs.count(PRESENT) - limit
    return len(o.mutations) - limit


def uv_losses(g: Genesis, o: Organism, number: int) -> Flow:
    """D7b, D7c. So many mutations or organs go, in the order in which the owner gives them up.

    Only when they had to give up healthy mutations before diseased ones are they asked again
    in which order they go under the deck.
    """
    cards = [mutation.card for mutation in o.mutations]
    diseased = [mutation.card for mutation in o.mutations if is_diseased(mutation)]
    bound = False
    for _ in range(number):
        bound = bound or not has(g, o, IMMUNOLOGY)
        yield from uv_loss(g, o)
    kept = [mutation.card for mutation in o.mutations]
    lost = [card for card in cards if card not in kept]
    sick = sum(1 for card in lost if card in diseased)
    if bound and 0 < sick < len(lost):
        yield from order_bottom(g, o, lost)


def is_diseased(mutation: Mutation) -> bool:
    """AMB-60. A mutation with any stolen cube is diseased."""
    return mutation.base == DISEASED or mutation.plus == DISEASED


def order_bottom(g: Genesis, o: Organism, cards: list[int]) -> Flow:
    """D7c, DEC-09. The owner arranges cards that lie at the bottom of their row's deck."""
    deck = g.mutation_decks[home_row(g, o)]
    while cards:
        menu = Menu(g.explain)
        for card in cards:
            menu.offer(("bottom", card, -1))
        choice: Option = yield decide(g, o.owner, "discard-order", menu, "D7c.1", o.place)
        cards.remove(choice[1])
        deck.remove(choice[1])
        deck.append(choice[1])


def uv_loss(g: Genesis, o: Organism) -> Flow:
    """D7b, ADD-9. One mutation or organ goes; healthy ones first unless immune."""
    menu = Menu(g.explain)
    if o.kind == MACRO:
        for square in range(len(o.organs)):
            if o.organs[square] == PRESENT:
                menu.offer(("lose-organ", square, -1))
    else:
        free = has(g, o, IMMUNOLOGY)
        healthy = [mutation for mutation in o.mutations if not is_diseased(mutation)]
        for mutation in o.mutations:
            spared = not free and healthy and mutation not in healthy
            menu.offer(("discard-mutation", mutation.card, -1), HEALTHY_FIRST if spared else None)
    choice: Option = yield decide(g, o.owner, "uv-loss", menu, "D7b.1", o.place)
    if choice[0] == "lose-organ":
        lose_organ(g, o, choice[1])
    else:
        discard_mutation(g, o, mutation_on(o, choice[1]))


def cancer(g: Genesis) -> Flow:
    """D8. Every macroorganism makes a cancer roll."""
    for player in g.turn_order:
        waiting = [o for o in g.organisms if o.owner == player and o.kind == MACRO]
        while waiting:
            o = yield from next_organism(g, player, waiting, "D8.1")
            waiting.remove(o)
            yield from cancer_roll(g, o)
            waiting = [other for other in waiting if other.kind == MACRO]


def cancer_roll(g: Genesis, o: Organism) -> Flow:
    """D8.1 to D8b. A die for each organ and two for each biont; 5s and 6s are errors."""
    dice = g.chance.dice(cancer_dice(o))
    g.tell("cancer-roll", o.place)
    errors = dice.count(6)
    if not has(g, o, CANCER_SHIELD):
        errors += dice.count(5)
    for _ in range(dice.count(1)):
        yield from choose_catalyst(g, o)
    excess = errors - chromosomes(g, o, BLUE)
    yield from atrophy(g, o, excess, oxygen=False)


def choose_catalyst(g: Genesis, o: Organism) -> Flow:
    """D8b, B3a, DEC-10. A 1 gives a catalyst of a colour of the owner's choice to the tableau."""
    receiver = tableau(g, o)
    pool = g.player(receiver).pool
    menu = Menu(g.explain)
    for colour in COLOURS:
        if pool[colour] < g.setup.pool_limit:
            menu.offer(("disk", colour, -1))
    if not menu.options:
        return
    choice: Option = yield decide(g, o.owner, "cancer-catalyst", menu, "D8b.1", o.place)
    amounts = [0, 0, 0, 0]
    amounts[choice[1]] = 1
    yield from biosynthesis(g, receiver, amounts)


def drought(g: Genesis) -> Flow:
    """D9. Terrestrial macroorganisms without a drought shield suffer one atrophy."""
    g.tell("drought")
    for player in g.turn_order:
        waiting = [
            o
            for o in g.organisms
            if o.owner == player
            and o.kind == MACRO
            and o.side == TERRESTRIAL
            and not has(g, o, DROUGHT_SHIELD)
        ]
        while waiting:
            o = yield from next_organism(g, player, waiting, "D9.1")
            waiting.remove(o)
            yield from atrophy(g, o, 1, oxygen=False)

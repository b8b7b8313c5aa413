"""What is always true of a position: no component is lost, made, or in two places, and the cards
lie as the rules let them lie."""

from trilobite.games.genesis.cards.types import (
    COLOUR_NAMES,
    COLOURS,
    CONTINENT,
    EON_NAMES,
    PROMOTED,
    ROW_NAMES,
    TERRESTRIAL,
    UNPROMOTED,
    WARM,
)
from trilobite.games.genesis.climate import threatens
from trilobite.games.genesis.organism import (
    biont_count,
    owned_organisms,
    parasite_card,
    parasite_holder,
)
from trilobite.games.genesis.state import (
    AVERTED,
    BACTERIUM,
    DISEASED,
    EMPTY,
    GONE,
    IN_PLAY,
    MACRO,
    MACROS,
    NO_CARD,
    NOBODY,
    NPC,
    PARASITE,
    PARASITES,
    PLAYERS,
    PRESENT,
    SOURCELESS,
    UNSEEN,
    Genesis,
    Organism,
)
from trilobite.games.genesis.vocabulary import PLAYER_NAMES


def check(g: Genesis) -> None:
    """Raises AssertionError that says what is wrong between two steps."""
    check_components(g)
    check_parasite_cards(g)
    for o in g.organisms:
        check_organism(g, o)
        check_owner(g, o)
        check_links(g, o)
    check_crisis(g)
    check_time(g)


def organism_id(g: Genesis, place: int) -> str:
    """The name of an organism in records and positions."""
    if place < PARASITES:
        return g.cards.placards[place].bacterium_id
    if place < MACROS:
        return g.cards.parasites[place - PARASITES].id
    return g.cards.macros[place - MACROS].id


def check_components(g: Genesis) -> None:
    """Raises AssertionError if a component is lost, made, or in two places, at any moment."""
    check_bionts(g)
    check_catalysts(g)
    check_placards(g)
    check_mutations(g)
    check_macros(g)
    check_events(g)


def check_bionts(g: Genesis) -> None:
    """B4.2. Bionts are never gained or lost."""
    for player in g.players:
        if player is None:
            continue
        number = player.number
        expected = 1 if number >= NPC else g.setup.bionts_per_player()
        found = player.bionts
        for refugium in g.refugia():
            found += refugium.bionts[number]
        for o in g.organisms:
            found += o.bionts[number]
        who = PLAYER_NAMES[number]
        assert player.bionts >= 0, f"{who} has more than {expected} bionts in play (B4.1)"
        assert found == expected, f"{who} has {found} bionts instead of {expected} (B4.1)"
        assert 0 <= player.fresh <= player.bionts, f"{who} has moved more bionts than are there"
        assert player.hgt_moves >= 0, f"{who} has made less than no HGT moves"
        assert number < NPC or not any(player.pool), f"{who} has a pool, but no NPC has one"
    for refugium in g.refugia():
        where = g.cards.placards[refugium.placard].id
        check_residents(g, where, refugium.bionts, refugium.fresh)
        rivals = refugium.contestants
        assert len(rivals) == len(set(rivals)), f"{where}: a contestant is named twice"
        assert refugium.roller == NOBODY or refugium.roller in rivals, (
            f"{where}: who rolls is not among the contestants (F4.1)"
        )


def check_residents(g: Genesis, where: str, bionts: list[int], fresh: list[int]) -> None:
    """E0.2. The bionts in one place belong to players of the game; some may have moved."""
    for number in range(PLAYERS):
        assert bionts[number] == 0 or g.players[number] is not None, (
            f"{where} holds a biont of {PLAYER_NAMES[number]}, who is not in the game"
        )
        assert 0 <= fresh[number] <= bionts[number], f"{where}: more bionts moved than are there"


def check_catalysts(g: Genesis) -> None:
    """B3b. Pools are within their limit, enzymes within their slots, nothing is negative."""
    for player in g.players:
        if player is not None:
            for colour in COLOURS:
                number = player.pool[colour]
                assert 0 <= number <= g.setup.pool_limit, (
                    f"{PLAYER_NAMES[player.number]} has {number} {COLOUR_NAMES[colour]} catalysts;"
                    f" the limit is {g.setup.pool_limit} (B3b.1)"
                )
    for refugium in g.refugia():
        card = g.cards.placards[refugium.placard]
        assert len(refugium.enzymes) <= len(card.slot_face), f"too many enzymes on {card.id}"
        for colour in COLOURS:
            here = refugium.organised[colour] + refugium.disorganised[colour]
            assert refugium.organised[colour] >= 0, f"{card.id}: negative manna"
            assert refugium.disorganised[colour] >= 0, f"{card.id}: negative manna"
            assert here <= card.manna.count(colour), f"{card.id}: more manna than printed"
        assert any(refugium.organised) or any(refugium.disorganised), (
            f"{card.id} has no manna, so it has left the game (D4a.1)"
        )


def check_placards(g: Genesis) -> None:
    """B0.5. A placard is in one place only: deck, row, tableau, under a card, a trophy."""
    seen: list[int] = []
    for row in range(4):
        deck = g.refugium_decks[row]
        seen += deck
        for placard in [*deck, *(refugium.placard for refugium in g.rows[row])]:
            card = g.cards.placards[placard]
            assert card.row == row, f"{card.id} is no {ROW_NAMES[row]} refugium"
        assert 0 <= g.refugia_left[row] <= len(deck), (
            f"refugia_left says {g.refugia_left[row]}, but {len(deck)} {ROW_NAMES[row]} refugia are"
            " left"
        )
        seen += [refugium.placard for refugium in g.rows[row]]
    for o in g.organisms:
        if o.kind == BACTERIUM:
            seen.append(o.place)
        elif o.kind == MACRO and o.under < PARASITES:
            seen.append(o.under)
    for player in g.players:
        if player is not None:
            seen += [place for place in player.trophies if place < PARASITES]
            for place in player.trophies:
                assert not PARASITES <= place < MACROS, (
                    f"{organism_id(g, place)} is a trophy, but parasite cards go home"
                    " (G:Extinction.2)"
                )
    for placard in seen:
        card = g.cards.placards[placard]
        assert seen.count(placard) == 1, f"the placard {card.id} is in two places"


def check_mutations(g: Genesis) -> None:
    """B0.4. Each mutation card is in one deck, on one organism, or unseen."""
    seen = g.unseen_mutations[:]
    hidden = 0
    for deck in g.mutation_decks:
        hidden += deck.count(UNSEEN)
        seen += [card for card in deck if card != UNSEEN]
        assert not deck or deck[0] != UNSEEN, "the top card of a mutation deck is not shown"
    for o in g.organisms:
        seen += [mutation.card for mutation in o.mutations]
    assert sorted(seen) == list(range(len(g.cards.mutations))), "a mutation is lost or doubled"
    assert hidden == len(g.unseen_mutations), "unseen mutations do not match the decks"


def check_macros(g: Genesis) -> None:
    """H6. Each macroorganism card is in the stack, in play on one level, or a trophy."""
    seen = g.macro_stack[:]
    in_play = [o.place for o in g.organisms if o.kind == MACRO]
    seen += in_play
    for player in g.players:
        if player is not None:
            seen += [place for place in player.trophies if place >= MACROS]
    expected = list(range(MACROS, MACROS + len(g.cards.macros)))
    if g.setup.introductory:
        assert not seen, (
            f"{organism_id(g, seen[0])}: the introductory game has no macroorganisms (C3.1)"
        )
        expected = []
    assert sorted(seen) == expected, "a macroorganism card is lost or doubled"
    levels = g.ecosystems[0] + g.ecosystems[1]
    assert sorted(levels) == sorted(in_play), "the ecosystems do not match the macroorganisms"
    for side in range(2):
        for place in g.ecosystems[side]:
            assert g.organism(place).side == side, (
                f"{organism_id(g, place)} is in the wrong ecosystem"
            )


def check_events(g: Genesis) -> None:
    """Cd. Each event is drawn or in its eon's deck, and enough are left to draw."""
    seen = g.events_drawn[:]
    for eon in range(3):
        seen += g.event_decks[eon]
        left, deck = g.events_left[eon], len(g.event_decks[eon])
        assert 0 <= left <= deck, (
            f"events_left says {left}, but {deck} {EON_NAMES[eon]} events are left"
        )
    assert sorted(seen) == list(range(len(g.cards.events))), "an event is lost or doubled"
    eons = [g.cards.events[card].eon for card in g.events_drawn]
    assert eons == sorted(eons), "the events drawn do not follow the eons (Cd.2)"


def check_parasite_cards(g: Genesis) -> None:
    """E3.1, C2.1, C3.2. Each parasite card is in one place, with one side up."""
    sides = [side for side in map(parasite_card, g.organisms) if side != NOBODY]
    for player in g.players:
        if player is None:
            continue
        who = PLAYER_NAMES[player.number]
        ours = [g.cards.parasites[side] for side in sides]
        ours = [side for side in ours if parasite_holder(g, side.colour) == player.number]
        assert len(ours) <= 1, f"{ours[0].id} and {ours[1].id} are two sides of one card (E3.1)"
        assert not ours or player.parasite == IN_PLAY, (
            f"{ours[0].id} is in play, so the parasite card of {who} must be 'in-play'"
        )
        assert ours or player.parasite != IN_PLAY, (
            f"the parasite card of {who} is 'in-play', but no organism is on it"
        )
        without = player.number < NPC and (g.setup.cooperative or g.setup.loners)
        assert (player.parasite == NO_CARD) == without, (
            f"{who} has no parasite card in this game"
            if without
            else f"{who} has a parasite card, which must be ready, in play or resting"
        )


def check_organism(g: Genesis, o: Organism) -> None:
    """What lies on an organism: nothing negative, nothing that its kind cannot have."""
    who = organism_id(g, o.place)
    assert biont_count(o) > 0, f"{who} holds no biont, so it is extinct (G:Extinction.1)"
    for colour in COLOURS:
        assert o.cubes[colour] >= 0 and o.disks[colour] >= 0, f"{who}: negative"
    check_residents(g, who, o.bionts, o.fresh)
    for number in range(PLAYERS):
        assert 0 <= o.spent[number] <= o.bionts[number], f"{who}: more purchases than bionts"
    if o.kind == MACRO:
        assert not o.mutations and not any(o.cubes), f"macroorganism {who} has chromosome cubes"
        side = g.macro_side(o)
        assert len(o.organs) == len(side.organs), f"macroorganism {who}: organ squares"
        assert all(square in (GONE, PRESENT) for square in o.organs), f"{who}: organ squares"
        for colour in COLOURS:
            here = o.bionts[colour] + o.bionts[colour + NPC] - (o.owner & 3 == colour)
            circles = sum(1 for circle in side.circles if circle.colour == colour)
            assert here <= circles, f"{who} has no circle for so many bionts (H3d.1)"
        assert o.side != TERRESTRIAL or not any(o.disks), (
            f"{who} is terrestrial and cannot have antioxidants (E5d.1)"
        )
    if o.kind == PARASITE:
        assert not any(o.cubes), f"parasite {who} has chromosome cubes of its own"
        assert not any(o.disks), f"parasite {who} cannot have antioxidants (E5c.1)"
    for mutation in o.mutations:
        card = g.cards.mutations[mutation.card].id
        if mutation.promoted:
            assert mutation.plus != GONE, f"{card} is promoted without its second cube (H2a.1)"
        else:
            assert mutation.base != GONE, f"{card} has lost its cube, so it is lost (G:Mutation.1)"
            assert mutation.plus == GONE, f"{card} has a second cube, but is not promoted (H2a.1)"
        side_up = PROMOTED if mutation.promoted else UNPROMOTED
        assert not g.edition.abilities_at_once or mutation.acting == side_up, (
            f"the abilities of {card} are those of the side that is up (H1c.1, H2b.1)"
        )


def check_owner(g: Genesis, o: Organism) -> None:
    """B1a, E3g, C1b, C3.2. Who may own an organism."""
    who = organism_id(g, o.place)
    owner = PLAYER_NAMES[o.owner]
    assert o.bionts[o.owner] > 0, f"{who} holds no biont of its owner {owner} (E6c.1)"
    if o.kind == PARASITE:
        holder = parasite_holder(g, g.parasite_side(o).colour)
        assert o.owner == holder or o.bionts[holder] == 0, (
            f"{who} has a biont of {PLAYER_NAMES[holder]} on it, so it is theirs (E3g.1)"
        )
    assert o.owner < NPC or o.kind == PARASITE or g.setup.chimera, (
        f"{who} belongs to {owner}, but NPCs own nothing but parasites (C1b.1)"
    )
    if g.setup.loners:
        assert o.kind == BACTERIUM, f"{who}: this game has no parasites (C3.2)"
        assert o.bionts[o.owner] == biont_count(o), f"{who}: this game has no foreign genes (C3.2)"
    owned = owned_organisms(g, o.owner)
    regained = any(
        mine.kind == PARASITE and parasite_holder(g, g.parasite_side(mine).colour) == o.owner
        for mine in owned
    )
    assert regained or len(owned) <= g.edition.organism_limit, (
        f"{owner} owns {len(owned)} organisms; the limit is {g.edition.organism_limit} (B1a.1)"
    )


def check_links(g: Genesis, o: Organism) -> None:
    """Hosts and parasites know each other; diseased cubes are where their cards say."""
    who = organism_id(g, o.place)
    side = parasite_card(o)
    assert (side != NOBODY) == (o.host != NOBODY), (
        f"parasite {who} has no host" if side != NOBODY else f"{who} has a host, but is no parasite"
    )
    if o.kind == MACRO:
        assert o.under < PARASITES or g.setup.chimera, (
            f"{who} lies on a parasite, which takes the chimera variant (L1.1)"
        )
        assert o.under < MACROS, f"{who} lies on a macroorganism, not on a bacterium (H3.1)"
    if o.host != NOBODY:
        assert g.organism(o.host).parasite == o.place, (
            f"{organism_id(g, o.host)} has two parasites (E4.1)"
        )
    bottom = o
    for _ in g.organisms:
        if bottom.host != NOBODY:
            bottom = g.organism(bottom.host)
    assert bottom.host == NOBODY, f"{who} is its own host, or the host of its host"
    if o.parasite != NOBODY:
        assert g.organism(o.parasite).host == o.place, f"the parasite of {who} is elsewhere"
    if o.kind == PARASITE:
        check_slots(g, o)
    stolen = {m.card * 2 for m in o.mutations if m.base == DISEASED}
    stolen |= {m.card * 2 + 1 for m in o.mutations if m.plus == DISEASED}
    held: list[int] = []
    if o.parasite != NOBODY and o.kind != MACRO:
        parasite = g.organism(o.parasite)
        if parasite.kind == PARASITE:
            held = [source for source in parasite.slots if source not in (EMPTY, SOURCELESS)]
    assert sorted(held) == sorted(stolen), f"cubes stolen from {who} are not on its parasite"


def check_slots(g: Genesis, parasite: Organism) -> None:
    """E3c.1. A diseased cube has the colour of its slot."""
    host = g.organism(parasite.host)
    for slot, colour in zip(parasite.slots, g.parasite_side(parasite).slots, strict=True):
        if slot in (EMPTY, SOURCELESS):
            continue
        if host.kind == MACRO:
            organ = g.macro_side(host).organs[slot]
            taken, found = organ.colour, organ.id
        else:
            card = g.cards.mutations[slot >> 1]
            taken, found = card.plus if slot & 1 else card.colour, card.id
        assert taken == colour, (
            f"{organism_id(g, parasite.place)} has no {COLOUR_NAMES[taken]} slot there for the cube"
            f" of {found} (E3c.1)"
        )


def check_crisis(g: Genesis) -> None:
    """H3g. The oxygen crisis comes with the first macroorganism."""
    known = len(g.macro_stack) < len(g.cards.macros) and not g.setup.introductory
    assert g.oxygen_crisis or not known, "macroorganisms without the oxygen crisis (H3g.1)"


def check_time(g: Genesis) -> None:
    """D1, D10. Turn, player order, climate and Armageddon."""
    assert g.turn >= 0, "the turn is negative"
    assert 0 <= g.events_this_turn <= len(g.events_drawn), (
        "events_this_turn counts other than the events drawn"
    )
    assert not g.turn_order or sorted(g.turn_order) == g.in_game(), (
        "turn_order must name every player and NPC of the game once"
    )
    icons = g.climate_icons
    if g.setup.introductory:
        assert g.climate == WARM, "the introductory game is always warm (C3.1)"
        assert not g.waterworld, "the introductory game has no Tropical Waterworld (C3.1)"
    elif icons:
        assert icons[-1] == g.climate, "the climate is not that of its last icon (D10.1)"
    assert not g.waterworld or not g.active[CONTINENT], (
        "the continent cannot be active under Tropical Waterworld (D1b.1)"
    )
    assert not g.armageddon or (threatens(g, icons) and g.gaia != AVERTED), (
        "Armageddon takes equal climate icons in a row that no vote has averted (D10a.1)"
    )

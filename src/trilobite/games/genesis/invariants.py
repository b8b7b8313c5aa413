"""What is always true of a position: no component is lost, made, or in two places."""

from trilobite.games.genesis.cards.types import COLOURS
from trilobite.games.genesis.organism import biont_count, parasite_card
from trilobite.games.genesis.state import (
    BACTERIUM,
    DISEASED,
    EMPTY,
    GONE,
    IN_PLAY,
    MACRO,
    MACROS,
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


def check(g: Genesis) -> None:
    """Raises AssertionError that says what is wrong between two steps."""
    check_components(g)
    for o in g.organisms:
        check_organism(g, o)
        check_links(g, o)


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
        assert found == expected, f"player {number} has {found} bionts instead of {expected}"
        assert 0 <= player.fresh <= player.bionts, f"player {number}: moved bionts"
    for refugium in g.refugia():
        for number in range(PLAYERS):
            here = refugium.bionts[number]
            assert 0 <= refugium.fresh[number] <= here, f"refugium {refugium.placard}: moved bionts"
            assert here == 0 or g.players[number] is not None, "a biont of nobody"


def check_catalysts(g: Genesis) -> None:
    """B3b. Pools are within their limit, enzymes within their slots, nothing is negative."""
    for player in g.players:
        if player is not None:
            for colour in COLOURS:
                number = player.pool[colour]
                assert 0 <= number <= g.setup.pool_limit, f"player {player.number}: pool {number}"
    for refugium in g.refugia():
        card = g.cards.placards[refugium.placard]
        assert len(refugium.enzymes) <= len(card.slot_face), f"too many enzymes on {card.id}"
        for colour in COLOURS:
            here = refugium.organised[colour] + refugium.disorganised[colour]
            assert refugium.organised[colour] >= 0, f"{card.id}: negative manna"
            assert refugium.disorganised[colour] >= 0, f"{card.id}: negative manna"
            assert here <= card.manna.count(colour), f"{card.id}: more manna than printed"
        assert any(refugium.organised) or any(refugium.disorganised), f"{card.id} is deserted"


def check_placards(g: Genesis) -> None:
    """B0.5. A placard is in one place only: deck, row, tableau, under a card, a trophy."""
    seen: list[int] = []
    for deck in g.refugium_decks:
        seen += deck
    for row in range(4):
        assert 0 <= g.refugia_left[row] <= len(g.refugium_decks[row]), "refugium deck count"
        for refugium in g.rows[row]:
            assert g.row_of(refugium) == row, f"refugium {refugium.placard} is in the wrong row"
            seen.append(refugium.placard)
    for o in g.organisms:
        if o.kind == BACTERIUM:
            seen.append(o.place)
        elif o.kind == MACRO and o.under < PARASITES:
            seen.append(o.under)
    for player in g.players:
        if player is not None:
            seen += [place for place in player.trophies if place < PARASITES]
    assert len(seen) == len(set(seen)), "a placard is in two places"


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
    if g.setup.introductory:
        return
    seen = g.macro_stack[:]
    in_play = [o.place for o in g.organisms if o.kind == MACRO]
    seen += in_play
    for player in g.players:
        if player is not None:
            seen += [place for place in player.trophies if place >= MACROS]
    expected = list(range(MACROS, MACROS + len(g.cards.macros)))
    assert sorted(seen) == expected, "a macroorganism card is lost or doubled"
    levels = g.ecosystems[0] + g.ecosystems[1]
    assert sorted(levels) == sorted(in_play), "the ecosystems do not match the macroorganisms"
    for side in range(2):
        for place in g.ecosystems[side]:
            assert g.organism(place).side == side, "a macroorganism is in the wrong ecosystem"


def check_events(g: Genesis) -> None:
    """Cd. Each event is drawn or in its eon's deck, and enough are left to draw."""
    seen = g.events_drawn[:]
    for eon in range(3):
        seen += g.event_decks[eon]
        assert 0 <= g.events_left[eon] <= len(g.event_decks[eon]), "event deck count"
    assert sorted(seen) == list(range(len(g.cards.events))), "an event is lost or doubled"


def check_organism(g: Genesis, o: Organism) -> None:
    """Every organism holds a biont of its owner; nothing on it is negative."""
    assert o.bionts[o.owner] > 0, f"organism {o.place} holds no biont of its owner"
    assert biont_count(o) > 0, f"organism {o.place} is empty"
    for colour in COLOURS:
        assert o.cubes[colour] >= 0 and o.disks[colour] >= 0, f"organism {o.place}: negative"
    for number in range(PLAYERS):
        assert 0 <= o.spent[number] <= o.bionts[number], f"organism {o.place}: purchases"
        assert 0 <= o.fresh[number] <= o.bionts[number], f"organism {o.place}: moved bionts"
    if o.kind == MACRO:
        assert not o.mutations and not any(o.cubes), f"macroorganism {o.place} has chromosomes"
        side = g.macro_side(o)
        assert len(o.organs) == len(side.organs), f"macroorganism {o.place}: organ squares"
        assert all(square in (GONE, PRESENT) for square in o.organs), "organ squares"
        for colour in COLOURS:
            here = o.bionts[colour] + o.bionts[colour + NPC] - (o.owner & 3 == colour)
            circles = sum(1 for circle in side.circles if circle.colour == colour)
            assert here <= circles, f"macroorganism {o.place}: too many endosymbionts"
    if o.kind == PARASITE:
        assert not any(o.cubes) and not any(o.disks), f"parasite {o.place} has chromosomes"
    for mutation in o.mutations:
        if mutation.promoted:
            assert mutation.plus != GONE, f"mutation {mutation.card} is promoted without a cube"
        else:
            assert mutation.base != GONE and mutation.plus == GONE, f"mutation {mutation.card}"


def check_links(g: Genesis, o: Organism) -> None:
    """Hosts and parasites know each other; diseased cubes are where their cards say."""
    side = parasite_card(o)
    if side != NOBODY:
        assert o.host != NOBODY, f"parasite {o.place} has no host"
        colour = g.cards.parasites[side].colour
        holder = g.players[colour + NPC] or g.players[colour]
        assert holder is not None and holder.parasite == IN_PLAY, f"parasite card {colour}"
    if o.host != NOBODY:
        assert g.organism(o.host).parasite == o.place, f"the host of {o.place} does not know it"
        assert o.kind != BACTERIUM, f"bacterium {o.place} has a host"
    if o.parasite != NOBODY:
        assert g.organism(o.parasite).host == o.place, f"the parasite of {o.place} is elsewhere"
    stolen = {m.card * 2 for m in o.mutations if m.base == DISEASED}
    stolen |= {m.card * 2 + 1 for m in o.mutations if m.plus == DISEASED}
    held: list[int] = []
    if o.parasite != NOBODY and o.kind != MACRO:
        parasite = g.organism(o.parasite)
        if parasite.kind == PARASITE:
            held = [source for source in parasite.slots if source not in (EMPTY, SOURCELESS)]
    assert sorted(held) == sorted(stolen), f"stolen cubes of {o.place} are not on its parasite"

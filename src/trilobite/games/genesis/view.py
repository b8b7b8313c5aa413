"""What people see of a game. Everything on the table is public (section 0): decks have no order
until a card is turned up, and votes stay with the session until all are in."""

from functools import lru_cache
from typing import Final

from trilobite.core.words import Words
from trilobite.games.genesis.cards.types import (
    ABILITY_NAMES,
    BLUE,
    CLIMATE_NAMES,
    COLOUR_NAMES,
    COLOURS,
    DEATH_NAMES,
    MARINE,
    ROW_NAMES,
    TERRESTRIAL,
    YELLOW,
    Cards,
    Placard,
)
from trilobite.games.genesis.linked import joint_rate, levels, members
from trilobite.games.genesis.organism import (
    antioxidant_shield,
    autocatalytic_dice,
    biont_rows,
    cancer_dice,
    chromosomes,
    darwin_dice,
    entropy_limit,
    heat_shield,
    home_row,
    icons,
    tableau,
    wantonness,
)
from trilobite.games.genesis.position.file import (
    ACTING_NAMES,
    CARD_NAMES,
    CUBE_NAMES,
    LETTERS,
    SIDE_NAMES,
)
from trilobite.games.genesis.position.writer import dump_diseased, letters, names
from trilobite.games.genesis.scoring import Score, macro_worth, score
from trilobite.games.genesis.state import (
    END_NAMES,
    MACRO,
    NOBODY,
    NPC,
    PARASITE,
    PHASE_NAMES,
    PRESENT,
    UNSEEN,
    Genesis,
    Mutation,
    Organism,
    PlayerName,
    Refugium,
)
from trilobite.games.genesis.time_view import beds, drawn_by_eon, strikes, threat, turns_left
from trilobite.games.genesis.view_types import (
    DeckView,
    GenesisView,
    LevelView,
    MutationView,
    OrganismKind,
    OrganismView,
    PlayerView,
    RefugiumView,
    ScorePart,
    ScoreView,
    SlotView,
)
from trilobite.games.genesis.vocabulary import PLAYER_NAMES

#: Refugia and decks that are remembered: most are as they were when they were last looked at.
KEPT: Final = 4096

KINDS: tuple[OrganismKind, ...] = ("bacterium", "parasite", "macro")


def view(g: Genesis, words: Words) -> GenesisView:
    """The table as every seat and spectator may see it."""
    drawn = tuple(g.events_drawn)
    seen: GenesisView = {
        "turn": g.turn,
        "phase": PHASE_NAMES[g.phase],
        "climate": CLIMATE_NAMES[g.climate],
        "climate_icons": [CLIMATE_NAMES[icon] for icon in g.climate_icons],
        "active": g.active[:],
        "waterworld": g.waterworld,
        "ozone_layer": g.ozone_layer,
        "armageddon": g.armageddon,
        "end": END_NAMES[g.end],
        "events": names(words, "event", g.events_drawn),
        "events_this_turn": g.events_this_turn,
        "events_drawn": drawn_by_eon(g.cards, drawn),
        "events_left": g.events_left[:],
        "turns_left": turns_left(g),
        "beds": beds(g.cards, drawn),
        "strikes": strikes(g, words),
        "turn_order": [PLAYER_NAMES[player] for player in g.turn_order],
        "pool_limit": g.setup.pool_limit,
        "rows": [[refugium_view(g.cards, refugium) for refugium in row] for row in g.rows],
        "present": present(g),
        "refugia_left": g.refugia_left[:],
        "mutation_decks": [deck_view(g.cards, tuple(deck), words) for deck in g.mutation_decks],
        "macro_stack": names(words, "organism", g.macro_stack),
        "sea": names(words, "organism", g.ecosystems[MARINE]),
        "land": names(words, "organism", g.ecosystems[TERRESTRIAL]),
        "sea_levels": level_views(g, MARINE, words),
        "land_levels": level_views(g, TERRESTRIAL, words),
        "players": {PLAYER_NAMES[player]: player_view(g, player, words) for player in g.in_game()},
        "organisms": {
            words.name("organism", o.place): organism_view(g, o, words) for o in g.organisms
        },
    }
    if g.climate_icons:
        seen["threat"] = threat(g)
    return seen


# --- the board ----------------------------------------------------------------------------


def refugium_view(cards: Cards, refugium: Refugium) -> RefugiumView:
    """A refugium and what lies on it; not to be changed."""
    return holding_view(
        cards.placards[refugium.placard],
        tuple(refugium.organised),
        tuple(refugium.disorganised),
        tuple(refugium.bionts),
        tuple(refugium.fresh),
        tuple(refugium.enzymes),
        tuple(refugium.contestants),
        refugium.roller,
        autocatalytic_dice(refugium),
    )


@lru_cache(maxsize=KEPT)
def holding_view(
    card: Placard,
    organised: tuple[int, ...],
    disorganised: tuple[int, ...],
    bionts: tuple[int, ...],
    fresh: tuple[int, ...],
    enzymes: tuple[int, ...],
    contestants: tuple[int, ...],
    roller: int,
    dice: int,
) -> RefugiumView:
    """A refugium that holds this; not to be changed."""
    seen: RefugiumView = {
        "id": card.id,
        "organised": letters(organised),
        "disorganised": letters(disorganised),
        "bionts": letters(bionts),
        "moved": letters(fresh),
        "enzymes": "".join(LETTERS[colour] for colour in enzymes),
        "contestants": "".join(LETTERS[player] for player in contestants),
        "dice": dice,
        "slots": slot_views(card, enzymes),
    }
    if roller != NOBODY:
        seen["roller"] = PLAYER_NAMES[roller]
    return seen


@lru_cache(maxsize=1024)
def slot_views(card: Placard, enzymes: tuple[int, ...]) -> list[SlotView]:
    """E2b, F2. The slots with their death dice, and the enzymes on them; not to be changed."""
    found: list[SlotView] = []
    for slot, face in enumerate(card.slot_face):
        seen: SlotView = {"death": DEATH_NAMES[card.slot_kind[slot]], "face": face}
        if slot < len(enzymes):
            seen["enzyme"] = COLOUR_NAMES[enzymes[slot]]
        found.append(seen)
    return found


def present(g: Genesis) -> list[list[PlayerName]]:
    """E1b. Who has a biont in each row."""
    found: list[list[PlayerName]] = [[], [], [], []]
    for player in g.in_game():
        for row, there in enumerate(biont_rows(g, player)):
            if there:
                found[row].append(PLAYER_NAMES[player])
    return found


@lru_cache(maxsize=KEPT)
def deck_view(cards: Cards, deck: tuple[int, ...], words: Words) -> DeckView:
    """AMB-66, H1.2. The size and the top card of a deck, its front and its added colour; not to be
    changed."""
    if not deck:
        return {"size": 0}
    card = cards.mutations[deck[0]]
    return {
        "size": len(deck),
        "top": card.id,
        "colour": COLOUR_NAMES[card.colour],
        "plus": COLOUR_NAMES[card.plus],
        "seen_below": names(words, "mutation", [card for card in deck[1:] if card != UNSEEN]),
    }


def level_views(g: Genesis, ecosystem: int, words: Words) -> list[LevelView]:
    """H6, L6a. The trophic levels of the sea or the land, from the lowest up."""
    found: list[LevelView] = []
    for place in levels(g, ecosystem):
        party = members(g, g.organism(place))
        found.append(
            {
                "members": [words.name("organism", member.place) for member in party],
                "rate": joint_rate(g, party[0]),
                "worth": sum(macro_worth(g, member) for member in party),
            }
        )
    return found


# --- players and organisms ----------------------------------------------------------------


def player_view(g: Genesis, player: int, words: Words) -> PlayerView:
    """A player with the running score."""
    member = g.player(player)
    seen: PlayerView = {
        "seat": member.seat,
        "pool": letters(member.pool),
        "bionts": member.bionts,
        "moved": member.fresh,
        "hgt_moves": member.hgt_moves,
        "parasite": CARD_NAMES[member.parasite],
        "trophies": names(words, "organism", member.trophies),
        "medea": member.medea,
    }
    if player < NPC:
        seen["entropy_limit"] = entropy_limit(g, player)
        seen["wantonness"] = wantonness(g, player)
        seen["score"] = score_view(g, player)
    return seen


def score_view(g: Genesis, player: int) -> ScoreView:
    """The breakdown of a score."""
    points = score(g, player)
    return {
        "cubes": points.cubes,
        "system": points.system,
        "bionts": points.bionts,
        "trophies": points.trophies,
        "dominance": points.dominance,
        "medea": points.medea,
        "total": points.total(),
        "parts": score_parts(g, points),
    }


def score_parts(g: Genesis, points: Score) -> list[ScorePart]:
    """I1. The sources that this game scores. Cubes count with system chromosomes; what a vote for
    Medea costs is shown only if it does."""
    found: list[ScorePart] = [
        {"source": "cubes", "number": points.cubes + points.system},
        {"source": "bionts", "number": points.bionts},
    ]
    if not g.setup.introductory:
        found.append({"source": "dominance", "number": points.dominance})
        found.append({"source": "trophies", "number": points.trophies})
    if points.medea > 0:
        found.append({"source": "medea", "number": -points.medea})
    return found


def organism_view(g: Genesis, o: Organism, words: Words) -> OrganismView:
    """An organism with its chromosomes, shields and abilities counted."""
    counted = {name: icons(g, o, ability) for ability, name in enumerate(ABILITY_NAMES)}
    seen: OrganismView = {
        "kind": KINDS[o.kind],
        "owner": PLAYER_NAMES[o.owner],
        "tableau": PLAYER_NAMES[tableau(g, o)],
        "home_row": ROW_NAMES[home_row(g, o)],
        "bionts": letters(o.bionts),
        "moved": letters(o.fresh),
        "spent": letters(o.spent),
        "cubes": letters(o.cubes),
        "disks": letters(o.disks),
        "mutations": [mutation_view(mutation, words) for mutation in o.mutations],
        "fission": o.fission,
        "done": o.done,
        "chromosomes": letters([chromosomes(g, o, colour) for colour in COLOURS]),
        "dice": cancer_dice(o) if o.kind == MACRO else darwin_dice(g, o),
        "heat_shield": heat_shield(g, o),
        "antioxidant_shield": antioxidant_shield(g, o),
        "error_shield": chromosomes(g, o, BLUE),
        "abilities": {name: number for name, number in counted.items() if number > 0},
    }
    if o.host != NOBODY:
        seen["host"] = words.name("organism", o.host)
    if o.kind == PARASITE:
        seen["diseased"] = [dump_diseased(g, o, slot, words) for slot in range(2)]
    if o.kind == MACRO:
        organs = g.macro_side(o).organs
        seen["side"] = SIDE_NAMES[o.side]
        seen["under"] = words.name("organism", o.under)
        seen["organs"] = [organ.id for s, organ in enumerate(organs) if o.organs[s] == PRESENT]
        seen["circles"] = circles(g, o)
        ladder = levels(g, o.side)
        host = members(g, o)[0].place
        if host in ladder:  # not while the members of a chimera part (L5a)
            seen["level"] = ladder.index(host)
        seen["metabolic_rate"] = joint_rate(g, o)
        seen["worth"] = macro_worth(g, o)
    else:
        seen["rerolls"] = chromosomes(g, o, YELLOW)
    return seen


def mutation_view(mutation: Mutation, words: Words) -> MutationView:
    """A mutation card and where its cubes are."""
    return {
        "card": words.name("mutation", mutation.card),
        "promoted": mutation.promoted,
        "base": CUBE_NAMES[mutation.base],
        "plus": CUBE_NAMES[mutation.plus],
        "acting": "none" if mutation.acting < 0 else ACTING_NAMES[mutation.acting],
    }


def circles(g: Genesis, o: Organism) -> list[PlayerName | None]:
    """H3d. Whose biont is in each circle of a macroorganism, beside the trophic one."""
    left = o.bionts[:]
    left[o.owner] -= 1
    found: list[PlayerName | None] = []
    for circle in g.macro_side(o).circles:
        guest: PlayerName | None = None
        for player in (circle.colour, circle.colour + NPC):
            if left[player] > 0:
                left[player] -= 1
                guest = PLAYER_NAMES[player]
                break
        found.append(guest)
    return found

"""I. The end of the game: victory points, the winners, and the cooperative and solo goals."""

from typing import Final

from trilobite.core.game import Goal, Result
from trilobite.games.genesis.cards.types import COLOURS, MARINE, TERRESTRIAL
from trilobite.games.genesis.linked import members
from trilobite.games.genesis.organism import all_chromosomes, biont_count, cubes, residents
from trilobite.games.genesis.state import (
    END_NAMES,
    GOING_ON,
    MACRO,
    MACROS,
    NPC,
    PLAYERS,
    Genesis,
    Organism,
)

#: I1d. A macroorganism's worth, below and on the highest occupied trophic level.
MACRO_VP: Final = 6
TOP_VP: Final = 12

#: C3a. What wins introductory solitaire.
INTRODUCTORY_GOAL: Final = 10


class Score:
    """I1. A player's victory points by source."""

    def __init__(self) -> None:
        self.cubes: int = 0
        self.system: int = 0
        self.bionts: int = 0
        self.trophies: int = 0
        self.dominance: int = 0
        #: D10c. What a vote for Medea costs.
        self.medea: int = 0

    def total(self) -> int:
        """The final victory points."""
        return self.cubes + self.system + self.bionts + self.trophies + self.dominance - self.medea

    def by_source(self) -> dict[str, int]:
        """The parts, as they are shown."""
        return {
            "cubes": self.cubes,
            "system": self.system,
            "bionts": self.bionts,
            "dominance": self.dominance,
            "trophies": self.trophies,
            "medea": -self.medea,
        }


def score(g: Genesis, player: int) -> Score:
    """I1. The score of a player if the game ended now."""
    points = Score()
    for o in g.organisms:
        if o.owner == player:
            for colour in COLOURS:
                points.cubes += cubes(g, o, colour)  # I1a, AMB-62
            if o.kind == MACRO:
                points.system += sum(g.macro_side(o).system)
        points.bionts += o.bionts[player]  # I1b
        if o.kind == MACRO and o.bionts[player] > 0:
            points.dominance += macro_worth(g, o) // len(residents(o))  # I1d
    if not g.setup.introductory:
        points.trophies = len(g.player(player).trophies)  # I1c
    if g.player(player).medea and g.armageddon:
        total = points.total()
        points.medea = (total + 1) // 2 if g.edition.medea_loss_rounded_up else total // 2  # I1f
    return points


def totals(g: Genesis, chromosomes: list[list[int]]) -> list[int]:
    """I1. The victory points of all players if the game ended now, by player and without sources;
    NPCs have none. The chromosomes of all organisms are given."""
    points = [0] * PLAYERS
    for which, o in enumerate(g.organisms):
        if o.owner < NPC:
            of = chromosomes[which]
            points[o.owner] += of[0] + of[1] + of[2] + of[3] - biont_count(o)  # I1a, AMB-62
        share = macro_worth(g, o) // max(1, len(residents(o))) if o.kind == MACRO else 0
        bionts = o.bionts
        for player in range(NPC):
            if bionts[player] > 0:
                points[player] += bionts[player] + share  # I1b, I1d
    for member in g.players:
        if member is not None and member.number < NPC:
            if member.trophies and not g.setup.introductory:
                points[member.number] += len(member.trophies)  # I1c
            if member.medea and g.armageddon:  # I1f
                kept = points[member.number] // 2
                if not g.edition.medea_loss_rounded_up:
                    kept = points[member.number] - kept
                points[member.number] = kept
    return points


def points(g: Genesis) -> list[int]:
    """I1. Victory points by seat; a solitaire player has those of both colours."""
    found = [0] * g.setup.players
    counted = totals(g, [all_chromosomes(g, o) for o in g.organisms])
    for player in g.in_game():
        if player < NPC:
            found[g.seat(player)] += counted[player]
    return found


def breakdown(g: Genesis) -> list[dict[str, int]]:
    """I1. Victory points by seat and source; a solitaire player has those of both colours."""
    seats: list[dict[str, int]] = [{} for _ in range(g.setup.players)]
    for player in g.in_game():
        if player < NPC:
            points = score(g, player).by_source()
            seat = g.seat(player)
            before = seats[seat]
            seats[seat] = (
                {source: points[source] + before[source] for source in points} if before else points
            )
    return seats


def macro_worth(g: Genesis, o: Organism) -> int:
    """I1d, AMB-63, L6c. 6 VP, 12 on the highest level; a land chimera counts double."""
    chimera = members(g, o)
    top = g.ecosystems[o.side][-1]
    worth = TOP_VP if any(member.place == top for member in chimera) else MACRO_VP
    if len(chimera) > 1 and o.side == TERRESTRIAL:
        worth *= 2
    return worth


def result(g: Genesis) -> Result | None:
    """I. The result, by seat, once the game has ended."""
    if g.end == GOING_ON:
        return None
    reason = END_NAMES[g.end]
    scores = [0] * g.setup.players
    humans = [player for player in g.in_game() if player < NPC]
    for player in humans:
        scores[g.seat(player)] += score(g, player).total()
    if g.setup.solitaire:
        achievement = solitaire_win(g, humans)
        return Result(reason, scores, [0] if achievement else [], achievement)
    if g.setup.cooperative:
        won = cooperative_win(g, humans)
        return Result(reason, scores, list(range(g.setup.players)) if won else [])
    return Result(reason, scores, winners(g, humans), order=final_order(g, humans))


def rank(g: Genesis, player: int) -> tuple[int, int]:
    """I1e. Most VP, then most catalysts."""
    return score(g, player).total(), g.player(player).catalysts()


def winners(g: Genesis, humans: list[int]) -> list[int]:
    """I1e. Who ranks first; tied players share the victory."""
    best = max(rank(g, player) for player in humans)
    return sorted(g.seat(player) for player in humans if rank(g, player) == best)


def final_order(g: Genesis, humans: list[int]) -> list[int]:
    """I1e. The seats, the best first."""
    ranks = {g.seat(player): rank(g, player) for player in humans}
    return sorted(sorted(ranks), key=lambda seat: ranks[seat], reverse=True)


def macros_with(g: Genesis, player: int, side: int) -> list[Organism]:
    """Macroorganisms of the sea or the land that hold a biont of the player."""
    return [o for o in g.organisms if o.kind == MACRO and o.side == side and o.bionts[player] > 0]


def solitaire_win(g: Genesis, humans: list[int]) -> str:
    """C1a, C3a. What the solitaire player has won: on land, in the sea, by points, or nothing."""
    if g.setup.introductory:
        total = sum(score(g, player).total() for player in humans)
        return "points" if total >= INTRODUCTORY_GOAL else ""
    if terrestrial_win(g, humans):
        return "terrestrial"
    return "marine" if marine_win(g, humans) else ""


def marine_win(g: Genesis, humans: list[int]) -> bool:
    """C1a.1, L7f. Bionts of both colours are in marine macroorganisms."""
    counts = [sum(o.bionts[player] for o in macros_with(g, player, MARINE)) for player in humans]
    return all(count > 0 for count in counts) and sum(counts) >= len(humans) + npc_handicap(g)


def terrestrial_win(g: Genesis, humans: list[int]) -> bool:
    """C1a.2, ED-54. On land too: in `living` both colours in one land organism besides the
    marine win, otherwise both colours somewhere on land."""
    if g.edition.land_win_needs_sea_win:
        shared = any(
            all(o.bionts[player] > 0 for player in humans)
            for o in g.organisms
            if o.kind == MACRO and o.side == TERRESTRIAL
        )
        return marine_win(g, humans) and shared
    return all(macros_with(g, player, TERRESTRIAL) for player in humans)


def npc_handicap(g: Genesis) -> int:
    """L7f. Each living NPC macroorganism or NPC trophy asks for one more biont."""
    number = sum(1 for o in g.organisms if o.kind == MACRO and o.owner >= NPC)
    for player in g.in_game():
        if player >= NPC:
            number += sum(1 for place in g.player(player).trophies if place >= MACROS)
    return number


def cooperative_win(g: Genesis, humans: list[int]) -> bool:
    """C2.2, AMB-72. Everybody owns a macroorganism, and one of these lives on land."""
    owned = [o for o in g.organisms if o.kind == MACRO and o.owner < NPC]
    everybody = all(any(o.owner == player for o in owned) for player in humans)
    return everybody and any(o.side == TERRESTRIAL for o in owned)


def goals(g: Genesis) -> list[Goal]:
    """C1a, C2.2, C3a. What wins alone or together, and how far it is."""
    humans = [player for player in g.in_game() if player < NPC]
    if g.setup.cooperative:
        return cooperative_goals(g, humans)
    if not g.setup.solitaire:
        return []
    if g.setup.introductory:
        total = sum(score(g, player).total() for player in humans)
        return [Goal("points", total, INTRODUCTORY_GOAL, "C3a.1")]
    return [*marine_goals(g, humans), terrestrial_goal(g, humans)]


def marine_goals(g: Genesis, humans: list[int]) -> list[Goal]:
    """C1a.1, L7f. Both colours in the sea, and more bionts if non-players have thrived."""
    counts = [sum(o.bionts[player] for o in macros_with(g, player, MARINE)) for player in humans]
    colours = Goal("sea", sum(1 for count in counts if count > 0), len(humans), "C1a.1")
    handicap = npc_handicap(g)
    if handicap == 0:
        return [colours]
    return [colours, Goal("sea-bionts", sum(counts), len(humans) + handicap, "L7f.1")]


def terrestrial_goal(g: Genesis, humans: list[int]) -> Goal:
    """C1a.2, ED-54. Both colours on land, in `living` in one organism."""
    if g.edition.land_win_needs_sea_win:
        shared = [
            sum(1 for player in humans if o.bionts[player] > 0)
            for o in g.organisms
            if o.kind == MACRO and o.side == TERRESTRIAL
        ]
        return Goal("land-together", max([0, *shared]), len(humans), "C1a.2", extra=True)
    number = sum(1 for player in humans if macros_with(g, player, TERRESTRIAL))
    return Goal("land", number, len(humans), "C1a.2", extra=True)


def cooperative_goals(g: Genesis, humans: list[int]) -> list[Goal]:
    """C2.2, AMB-72. A macroorganism for everybody, and one of these on land."""
    owned = [o for o in g.organisms if o.kind == MACRO and o.owner < NPC]
    owners = sum(1 for player in humans if any(o.owner == player for o in owned))
    on_land = sum(1 for o in owned if o.side == TERRESTRIAL)
    return [
        Goal("macro-each", owners, len(humans), "C2.2"),
        Goal("macro-on-land", min(on_land, 1), 1, "C2.2"),
    ]

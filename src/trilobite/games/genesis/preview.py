"""What an option does before it is taken: the coming rolls, prices, organisms at risk.

The average of the points after the coming autocatalytic rolls is exact under one assumption: all
who roll look after themselves. They roll again (F0c) if no life begins, lose what counts least for
them, and take Darwinian life when they can.
"""

from typing import Final

from trilobite.core.decision import Decision, Event
from trilobite.core.facts import Fact, Facts, Several
from trilobite.core.preview import Odd, Preview, Tried
from trilobite.games.genesis.autocatalysis import deaths, fix_roller, has_doubles
from trilobite.games.genesis.cards.types import COLOURS, MANNA_DEATH
from trilobite.games.genesis.facts import Faces, amounts, letter
from trilobite.games.genesis.odds import (
    ErrorOdds,
    RefugiumOdds,
    cancer_odds,
    darwin_odds,
    may_reroll,
    refugium_odds,
    refugium_rolls,
)
from trilobite.games.genesis.odds_view import reroll_cases
from trilobite.games.genesis.organism import at_organism_limit, biont_count, cubes
from trilobite.games.genesis.pool import actors
from trilobite.games.genesis.scoring import score
from trilobite.games.genesis.state import MACRO, NPC, POOL, Genesis, Organism, Refugium

#: Purchases: they have a price, and what they bring is known once it is paid.
PURCHASES: Final = ("mutation", "promote", "macro", "organ", "red-queen")

#: Decisions of the assignment phase, after which the refugia roll.
ASSIGNMENT: Final = ("assign", "blocked")

#: Own choices that are a part of the answer before: what is paid, used or stolen.
PARTS: Final = ("payment", "red-queen", "surplus-organ", "enzyme-colour", "entry-fee")


def foresee(preview: Preview, g: Genesis, decision: Decision, ways: list[Tried[Genesis]]) -> None:
    """Adds what is special about an option; votes are secret."""
    if not ways:
        return
    verb, a, _ = preview.option
    after = ways[0].state
    player = actors(g, decision)[0]
    if decision.kind in ASSIGNMENT:
        assignment(preview, g, after, player)
        preview.expected = expected_of_seat(after, decision.seat)
    elif decision.kind == "autocatalytic-reroll":
        autocatalytic_reroll(preview, g, decision, player)
    elif decision.kind == "specificity":
        specificity(preview, g, decision)
    elif decision.kind == "darwinian-life":
        darwinian_life(preview, after, int(decision.context["refugium"]), player)
    elif verb == "kill-cube":
        denied_catalyst(preview, g, g.refugium(int(decision.context["refugium"])), a)
    if verb in PURCHASES:
        purchase(preview, ways)


# --- E, F: assignment and the rolls that follow -------------------------------------------


def assignment(preview: Preview, g: Genesis, after: Genesis, player: int) -> None:
    """E, F. What may become of the refugium that something goes to or leaves, and of all that the
    player has on refugia."""
    verb, a, b = preview.option
    if verb in ("biont", "hgt-refugium"):
        refugium_chances(preview, after, after.refugium(b), player)
    elif verb == "hgt-on-refugium":
        refugium_chances(preview, after, after.refugium(a), player)
    elif verb == "enzyme":
        enzyme_chances(preview, g, a)
    elif verb in ("hgt", "hgt-on"):
        organism_chances(preview, after, a if verb == "hgt-on" else b)
    if verb == "biont" and a != POOL:
        left = after.refugium(a)
        if biont_count(left) == 0:
            preview.note("left-empty", {"place": Faces(g.cards).refugium(a)}, "bad")


def refugium_chances(preview: Preview, g: Genesis, refugium: Refugium, player: int) -> None:
    """F. The next roll of a refugium."""
    odds = refugium_odds(g, refugium)
    preview.odds += roll_odds(g, refugium, player, odds)
    if at_organism_limit(g, player):
        preview.note("organism-limit", tone="bad")


def roll_odds(g: Genesis, refugium: Refugium, player: int, odds: RefugiumOdds) -> list[Odd]:
    """F1, F2, F3. That a cube rises, that life begins, that something dies."""
    life = 0.0
    if not at_organism_limit(g, player):
        again = may_reroll(g, refugium, player)
        life = odds.bacterium_with_reroll if again else odds.bacterium
    return [
        Odd("rises", odds.life, "good"),
        Odd("new-life", life, "good"),
        Odd("loss", odds.manna_death, "bad"),
    ]


def enzyme_chances(preview: Preview, g: Genesis, placard: int) -> None:
    """E2b, F2. How much safer an enzyme makes the next roll."""
    refugium = g.refugium(placard)
    if biont_count(refugium) == 0:
        preview.note("nobody-rolls", tone="idle")
        return
    before = refugium_odds(g, refugium)
    after = refugium_odds(g, refugium, enzymes=1)
    loss = Odd("loss", after.manna_death, "bad")
    preview.odds.append(loss)
    was = Odd("loss", before.manna_death, "bad")
    if was.percent() != loss.percent():
        preview.note("loss-was", {"before": was.percent(), "after": loss.percent()}, "good")


def organism_chances(preview: Preview, g: Genesis, place: int) -> None:
    """G, D8. The next roll of the organism that a biont moves into."""
    for o in g.organisms:
        if o.place == place:
            odds = cancer_odds(g, o) if o.kind == MACRO else darwin_odds(g, o)
            preview.odds += error_odds(odds)


def error_odds(odds: ErrorOdds) -> list[Odd]:
    """G, D8. That something atrophies, and that nothing is left."""
    return [Odd("atrophy", odds.atrophy, "bad"), Odd("extinction", odds.extinction, "bad")]


# --- F: what the coming rolls are worth ---------------------------------------------------


def expected_of_seat(g: Genesis, seat: int) -> float:
    """C1. A solitaire player has the points of two colours."""
    players = [player for player in g.in_game() if player < NPC and g.seat(player) == seat]
    return round(sum(expected_points(g, player) for player in players), 1)


def expected_points(g: Genesis, player: int) -> float:
    """I1, F. The player's points after the coming autocatalytic rolls, on average. The position is
    a copy: it is fixed here who will roll."""
    total = float(score(g, player).total())
    for refugium in g.refugia():
        if refugium.bionts[player] > 0:
            fix_roller(g, refugium)
            total += expected_life(g, refugium, player)
    return total


def expected_life(g: Genesis, refugium: Refugium, player: int) -> float:
    """F3, I1a, I1b. What the next roll of a refugium adds to the player's points, on average: cubes
    and bionts of a bacterium that is theirs, or their bionts in somebody else's."""
    if at_organism_limit(g, refugium.roller):
        return 0.0
    own = refugium.bionts[player]
    others = biont_count(refugium) - own
    organised = sum(refugium.organised)
    dice, rolls = refugium_rolls(g, refugium)
    total: int = 6**dice
    worth = 0
    born = 0
    for (lives, killed, _, doubles), number in rolls.items():
        if doubles and killed < organised + lives + own + others:
            born += number
            if refugium.roller == player:
                worth += number * (organised + lives + own - max(killed - others, 0))
            else:
                worth += number * max(own - killed, 0)
    average = worth / total
    if may_reroll(g, refugium, player):
        average += (1.0 - born / total) * average  # F0c
    return average


# --- F0c, F3: answers to a roll -----------------------------------------------------------


def autocatalytic_reroll(preview: Preview, g: Genesis, decision: Decision, player: int) -> None:
    """F0c. The dice as they lie, or what others may bring."""
    refugium = g.refugium(int(decision.context["refugium"]))
    if preview.option[0] == "reroll":
        odds = refugium_odds(g, refugium)
        life = 0.0 if at_organism_limit(g, player) else odds.bacterium
        chances = (odds.life, life, odds.manna_death)
    else:
        dice: list[int] = decision.context["dice"]
        card = g.cards.placards[refugium.placard]
        faces = card.life[g.climate]
        lives = min(sum(1 for die in dice if faces[die]), sum(refugium.disorganised))
        killed = deaths(refugium, card, dice, MANNA_DEATH)
        left = sum(refugium.organised) + lives + biont_count(refugium) > killed
        born = has_doubles(dice) and left and not at_organism_limit(g, player)
        chances = (float(lives > 0), float(born), float(killed > 0))
    for key, chance in zip(("rises", "new-life", "loss"), chances, strict=True):
        preview.odds.append(Odd(key, chance, "bad" if key == "loss" else "good"))


def specificity(preview: Preview, g: Genesis, decision: Decision) -> None:
    """G1. What may come of the dice that are kept and those that are rolled again."""
    for case in reroll_cases(g, decision):
        if case.option == preview.option:
            preview.odds += error_odds(case.odds)


def darwinian_life(preview: Preview, after: Genesis, placard: int, player: int) -> None:
    """F3. The bacterium with its chromosomes and its next Darwin roll, or the refugium as it is."""
    if preview.option[0] == "live":
        bacterium = after.organism(placard)
        preview.note("chromosomes", {"amounts": chromosomes_of(after, bacterium)})
        preview.odds += error_odds(darwin_odds(after, bacterium))
    else:
        refugium = after.refugium(placard)
        preview.odds += roll_odds(after, refugium, player, refugium_odds(after, refugium))


def chromosomes_of(g: Genesis, o: Organism) -> Fact:
    """The cubes of an organism by colour, as in "R2 G1"."""
    return amounts([cubes(g, o, colour) for colour in COLOURS])


# --- H: purchases -------------------------------------------------------------------------


def purchase(preview: Preview, ways: list[Tried[Genesis]]) -> None:
    """H0a, H4d. The price. A Red Queen that needs consent is known only as far as that."""
    prices: dict[str, Fact] = {}
    for way in ways:
        if way.asked is not None and way.asked.kind == "red-queen-consent":
            preview.note("needs-consent")
            return
        paid = [event for event in way.events if event[0] == "paid"]
        prices.setdefault(str(sorted(paid)), price(paid))
    if list(prices) == ["[]"]:
        preview.note("free", tone="good")
    else:
        preview.note("price", {"price": Several(list(prices.values()), " / ")})


def denied_catalyst(preview: Preview, g: Genesis, refugium: Refugium, colour: int) -> None:
    """F2b, B3b. A cube that dies is a catalyst for a lone roller, if the pool has room for it."""
    if len(refugium.contestants) == 1:
        full = g.player(refugium.roller).pool[colour] >= g.setup.pool_limit
        about: Facts = {"what": Several([letter(colour), 1], "")}
        preview.note("pool-full" if full else "catalyst", about, "bad" if full else "good")


def price(paid: list[Event]) -> Fact:
    """What was paid, as in "R2"."""
    return Several([Several([letter(colour), number], "") for _, _, colour, number in paid], " ")

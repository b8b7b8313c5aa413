"""Exact odds against counting every roll."""

from itertools import product
from typing import Any

import pytest

from tests.cli.helpers import genesis, play, printed, state_of, words_for
from tests.genesis.rich import rich_state
from trilobite.cli.genesis.odds import odds as odds_table
from trilobite.core.session import begin
from trilobite.games.genesis import odds
from trilobite.games.genesis.autocatalysis import deaths, has_doubles
from trilobite.games.genesis.cards.types import (
    BLUE,
    CANCER_SHIELD,
    ENZYME_DEATH,
    MANNA_DEATH,
    RED,
    YELLOW,
)
from trilobite.games.genesis.darwin import excess_errors, is_error
from trilobite.games.genesis.game import GenesisGame
from trilobite.games.genesis.organism import biont_count, chromosomes, darwin_dice, has
from trilobite.games.genesis.state import MACRO, PRESENT, Genesis, Organism

MOST_DICE = 6


def all_rolls(dice: int) -> list[list[int]]:
    return [list(roll) for roll in product(range(1, 7), repeat=dice)]


def near(value: float) -> Any:
    return pytest.approx(value, abs=1e-12)


@pytest.fixture(scope="module")
def game() -> GenesisGame:
    return genesis({"players": 3, "colours": ["red", "green", "blue"]})


def refugia_position(game: GenesisGame, enzymes: str, climate: str) -> Genesis:
    position = {
        "phase": "assignment",
        "order": ["red", "yellow", "green", "blue"],
        "climate": climate,
        "refugium": {
            "warm-pond": {
                "organised": "RG",
                "disorganised": "B",
                "bionts": "R",
                "enzymes": enzymes,
            },
            "hydrogen-volcano": {"organised": "", "disorganised": "RRGB", "bionts": "GB"},
            "mars-paleo-ocean": {"organised": "B", "disorganised": "", "bionts": "R"},
        },
    }
    state = game.from_position(position)
    assert isinstance(state, Genesis)
    return state


@pytest.mark.parametrize("enzymes", ["", "R", "RGB"])
@pytest.mark.parametrize("climate", ["warm", "cool"])
def test_autocatalytic_rolls(game: GenesisGame, enzymes: str, climate: str) -> None:
    g = refugia_position(game, enzymes, climate)
    for refugium in g.refugia():
        card = g.cards.placards[refugium.placard]
        case = odds.refugium_odds(g, refugium)
        rolls = all_rolls(case.dice)
        assert case.dice == sum(refugium.organised) + 2 * biont_count(refugium) <= MOST_DICE
        lives = [0] * 10
        manna = [0] * 20
        enzyme = [0] * 20
        dead = born = doubles = 0
        for roll in rolls:
            life = min(sum(card.life[g.climate][d] for d in roll), sum(refugium.disorganised))
            killed = deaths(refugium, card, roll, MANNA_DEATH)
            broken = deaths(refugium, card, roll, ENZYME_DEATH)
            lives[life] += 1
            manna[killed] += 1
            enzyme[broken] += 1
            dead += killed + broken > 0
            doubles += has_doubles(roll)
            others = sum(refugium.organised) + life + biont_count(refugium) - 1
            born += has_doubles(roll) and killed <= others
        for counted, chances in (
            (lives, case.lives),
            (manna, case.manna_deaths),
            (enzyme, case.enzyme_deaths),
        ):
            assert chances == [near(n / len(rolls)) for n in counted[: len(chances)]]
            assert sum(chances) == near(1)
        assert case.life == near(1 - lives[0] / len(rolls))
        assert case.manna_death == near(1 - manna[0] / len(rolls))
        assert case.enzyme_death == near(1 - enzyme[0] / len(rolls))
        assert case.death == near(dead / len(rolls))
        assert case.doubles == near(doubles / len(rolls))
        assert case.bacterium == near(born / len(rolls))
        fails = 1 - born / len(rolls)
        assert case.bacterium_with_reroll == near(1 - fails * fails)


def test_newcomers_and_enzymes_are_as_if_they_were_there(game: GenesisGame) -> None:
    g = refugia_position(game, "", "warm")
    pond = next(r for r in g.refugia() if sum(r.organised) == 2)
    with_both = odds.refugium_odds(g, pond, newcomers=1, enzymes=2)
    pond.bionts[RED] += 1
    pond.enzymes = [RED, BLUE]
    after = odds.refugium_odds(g, pond)
    assert vars_of(with_both) == vars_of(after)
    assert after.dice == 6


def vars_of(case: odds.RefugiumOdds) -> list[Any]:
    return [case.dice, case.lives, case.manna_deaths, case.enzyme_deaths, case.bacterium]


def test_who_may_roll_again(game: GenesisGame) -> None:
    g = refugia_position(game, "", "warm")
    rights = {
        (g.cards.placards[r.placard].id, player): odds.may_reroll(g, r, player)
        for r in g.refugia()
        for player in (RED, BLUE)
    }
    assert rights["mars-paleo-ocean", RED]  # a red refugium, and Red is alone there
    assert not rights["mars-paleo-ocean", BLUE]
    assert not rights["hydrogen-volcano", RED]  # two players are there
    assert not rights["warm-pond", RED]  # it is green


#: Cubes and mutations of bacteria with few dice.
BACTERIA: list[tuple[str, list[tuple[str, bool]]]] = [
    ("", []),
    ("RB", []),
    ("RRY", []),
    ("YY", [("tmrna", False)]),
    ("R", [("tmrna", True)]),  # DNA
    ("BB", [("rna-ribozyme", False)]),
]


def microorganisms(game: GenesisGame) -> list[tuple[Genesis, Organism]]:
    """Bacteria with few dice."""
    found = []
    for cubes, mutations in BACTERIA:
        position = {
            "phase": "purchase",
            "order": ["red", "yellow", "green", "blue"],
            "organism": {
                "pna-template": {
                    "owner": "red",
                    "bionts": "R",
                    "cubes": cubes,
                    "mutations": [{"card": c, "promoted": promoted} for c, promoted in mutations],
                }
            },
        }
        g = game.from_position(position)
        assert isinstance(g, Genesis)
        assert darwin_dice(g, g.organisms[0]) <= 5
        found.append((g, g.organisms[0]))
    return found


@pytest.mark.parametrize("variants", [[], ["macro"]])
def test_darwin_rolls(variants: list[str]) -> None:
    game = genesis({"players": 3, "colours": ["red", "green", "blue"], "variants": variants})
    for g, o in microorganisms(game):
        case = odds.darwin_odds(g, o)
        rolls = all_rolls(case.dice)
        excess = [max(excess_errors(g, o, roll), 0) for roll in rolls]
        triples = [sum(roll.count(face) // 3 for face in range(1, 7)) for roll in rolls]
        made = [
            roll.count(1) * chromosomes(g, o, RED) + t
            for roll, t in zip(rolls, triples, strict=True)
        ]
        assert case.atrophies == [
            near(excess.count(k) / len(rolls)) for k in range(len(case.atrophies))
        ]
        assert case.atrophy == near(sum(e > 0 for e in excess) / len(rolls))
        assert case.catalysts == near(sum(made) / len(rolls))
        assert case.triple == near(sum(t > 0 for t in triples) / len(rolls))
        tokens = darwin_dice(g, o) - biont_count(o)
        assert case.extinction == near(sum(e >= tokens for e in excess) / len(rolls))


def test_kept_dice_count(game: GenesisGame) -> None:
    for g, o in microorganisms(game)[:6]:
        kept = [1, 1, 6]
        case = odds.darwin_odds(g, o, kept, 2)
        rolls = [kept + roll for roll in all_rolls(2)]
        excess = [max(excess_errors(g, o, roll), 0) for roll in rolls]
        assert case.atrophy == near(sum(e > 0 for e in excess) / len(rolls))
        settled = odds.darwin_odds(g, o, kept, 0)
        assert settled.atrophies[-1] == 1
        assert len(settled.atrophies) - 1 == max(excess_errors(g, o, kept), 0)


def test_errors_are_rerolled_once(game: GenesisGame) -> None:
    for g, o in microorganisms(game):
        dice = darwin_dice(g, o)
        again = chromosomes(g, o, YELLOW)
        if dice > 4:
            continue
        ways: dict[int, int] = {}
        for first in all_rolls(dice):
            wrong = sorted((d for d in first if is_error(g, o, d)), reverse=True)[:again]
            kept = first[:]
            for die in wrong:
                kept.remove(die)
            for second in all_rolls(len(wrong)):
                excess = max(excess_errors(g, o, kept + second), 0)
                ways[excess] = ways.get(excess, 0) + 6 ** (dice - len(wrong))
        chances = odds.atrophies_after_rerolls(g, o)
        assert chances == [near(ways.get(k, 0) / 36**dice) for k in range(len(chances))]


def test_cancer_rolls(game: GenesisGame) -> None:
    tried = 0
    for seed in range(40):
        g = rich_state(game, seed)
        for o in g.organisms:
            if o.kind != MACRO:
                continue
            case = odds.cancer_odds(g, o)
            assert case.dice == o.organs.count(PRESENT) + 2 * biont_count(o)
            if case.dice > 5:
                continue
            tried += 1
            rolls = all_rolls(case.dice)
            fives = not has(g, o, CANCER_SHIELD)
            excess = [
                max(roll.count(6) + fives * roll.count(5) - chromosomes(g, o, BLUE), 0)
                for roll in rolls
            ]
            assert case.atrophy == near(sum(e > 0 for e in excess) / len(rolls))
            assert case.catalysts == near(case.dice / 6)
            assert case.triple == 0
    assert tried > 5


def test_many_dice_are_quick_and_exact() -> None:
    ways = odds.error_ways(24, (0,) * 7, (0, 0, 0, 0, 0, 1, 1), 3)
    assert sum(ways.values()) == 6**24


# --- the command --------------------------------------------------------------------------


def test_odds_before_placing_a_biont() -> None:
    shown = play("odds").stdout
    assert "Hydrothermal Vent + biont" in shown
    assert "16.7%" in shown  # doubles with two dice
    assert "Exact chances" in shown


def test_odds_of_one_thing() -> None:
    shown = play("odds vent", "odds nowhere").stdout
    assert "Hydrothermal Vent + biont, 2 dice" in shown
    assert "cubes organised  0: 69.4%  1: 27.8%  2: 2.8%" in shown
    assert 'Nothing that rolls is called "nowhere"' in shown


def test_odds_of_a_reroll_show_each_choice(game: GenesisGame) -> None:
    position = {
        "phase": "darwin",
        "turn_order": ["red", "green", "blue"],
        "order": ["red", "green", "blue", "yellow"],
        "organism": {"pna-template": {"owner": "red", "bionts": "R", "cubes": "YYB"}},
    }
    for seed in range(50):
        session = begin(game, seed, game.from_position(position))
        decision = session.decision_for(0)
        if (
            decision is not None
            and decision.kind == "specificity"
            and 6 in decision.context["dice"]
        ):
            break
    assert decision is not None
    shown = printed(odds_table(words_for(game), state_of(session), decision, ""))
    assert "Your re-roll" in shown
    assert "nothing" in shown
    assert len([o for o in decision.options if o[0] == "reroll-die"]) > 1

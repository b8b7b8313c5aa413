"""Every evolution card and every trait has a test of its own, and does its work in random play."""

import ast
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.marine.table import Table, marine, resolving
from trilobite.core.decision import Decision, Event, Option
from trilobite.core.session import begin
from trilobite.games.marine.cards.build import default_cards
from trilobite.games.marine.cards.types import REGRESSION
from trilobite.games.marine.display import own_tokens
from trilobite.games.marine.hexes import HEXES, NEIGHBOURS
from trilobite.games.marine.pawns import placed_between
from trilobite.games.marine.planet import terrain, thrives
from trilobite.games.marine.state import BY_TRAITS, NOBODY, OWN_CARD, Animal, Marine

CARDS = [card.id for card in default_cards().evolution]
TRAITS = [trait.id for trait in default_cards().traits]
HERE = Path(__file__).parent

#: Random games are played until everything has been seen, but at most so many.
MOST_GAMES = 100

#: Traits that do nothing but give VP.
PAYING = ("cannibalism", "prey-switching", "solitary")


# --- tests of their own -------------------------------------------------------------------


def functions_of(path: Path) -> Iterator[ast.FunctionDef]:
    """The tests of a module."""
    for node in ast.parse(path.read_text("utf-8")).body:
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            yield node


def calls_in(test: ast.FunctionDef, *names: str) -> Iterator[ast.Call]:
    """The calls of functions or methods of these names, those in decorators included."""
    for node in ast.walk(test):
        if isinstance(node, ast.Call) and ast.unparse(node.func).rpartition(".")[2] in names:
            yield node


def strings(nodes: list[ast.expr]) -> list[str]:
    """Those that are plain strings."""
    return [n.value for n in nodes if isinstance(n, ast.Constant) and isinstance(n.value, str)]


def cards_resolved(test: ast.FunctionDef) -> Iterator[str]:
    """The cards that a test resolves, named in the call or by a parameter."""
    for call in calls_in(test, "resolve", "resolving"):
        yield from strings(call.args)
    for call in calls_in(test, "parametrize"):
        names, cases = (ast.literal_eval(argument) for argument in call.args)
        if names[0] == "card":
            yield from (case[0] for case in cases)


def traits_given(test: ast.FunctionDef) -> Iterator[str]:
    """The traits that a test gives to animals: `"traits": ["flight"]`, or `"trait": "flight"`."""
    for node in ast.walk(test):
        if isinstance(node, ast.Dict):
            for key, value in zip(node.keys, node.values, strict=True):
                if isinstance(key, ast.Constant) and key.value == "traits":
                    yield from strings(value.elts if isinstance(value, ast.List) else [])
                elif isinstance(key, ast.Constant) and key.value == "trait":
                    yield from strings([value])


def test_every_card_is_resolved_in_a_test_of_its_own() -> None:
    assert len(CARDS) == 35
    found = {
        card
        for test in functions_of(HERE / "test_evolution_cards.py")
        for card in cards_resolved(test)
    }
    assert [card for card in CARDS if card not in found] == []


def test_every_trait_has_a_test_of_its_own() -> None:
    """A test that cites MAR-11 and in which an animal has the trait."""
    assert len(TRAITS) == 18
    found: set[str] = set()
    for path in HERE.glob("test_*.py"):
        for test in functions_of(path):
            cited = [clause for call in calls_in(test, "clause") for clause in strings(call.args)]
            if any(clause.startswith("MAR-11.") for clause in cited):
                found.update(traits_given(test))
    assert [trait for trait in TRAITS if trait not in found] == []


@pytest.mark.parametrize("x", [1, 5])
@pytest.mark.parametrize("card", CARDS)
def test_every_card_can_be_resolved_and_leaves_the_row(card: str, x: int) -> None:
    """Whatever stands on the planet at the start, by taking what is offered first."""
    position = resolving("reptiles", card, x, animal={"reptiles": {"traits": ["flight"]}})
    table = Table(position, seed=1)
    while table.kind != "turn":
        table.answer(table.offers[0])
    resolved = [event[1:] for event in table.session.log if event[0] == "card-resolved"]
    assert resolved[0] == (0, CARDS.index(card), x)
    assert table.position["discard"][-1] == card
    assert card not in table.position["row"]


# --- random play --------------------------------------------------------------------------


class Witness:
    """Watches random games for cards that are resolved and traits that make a difference."""

    def __init__(self) -> None:
        self.seen: set[str] = set()
        #: Who had which trait before or after the answer at hand.
        self.holders: set[tuple[int, str]] = set()

    def missing(self) -> list[str]:
        """What has not been seen yet."""
        return [name for name in [*CARDS, *TRAITS] if name not in self.seen]

    def watch(self, seed: int, **options: Any) -> None:
        """Plays a game at random."""
        session = begin(marine(**options), seed=seed)
        pick = Random(seed)
        while not session.over:
            seat = session.deciders()[0]
            decision = session.decision_for(seat)
            assert decision is not None
            assert isinstance(session.state, Marine)
            choice = pick.choice(decision.options)
            before = session.state.copy()
            events = len(session.log)
            session.choose(choice, seat)
            after = session.state
            assert isinstance(after, Marine)
            self.holders = {
                (animal.number, TRAITS[held.trait])
                for state in (before, after)
                for animal in state.animals
                for held in animal.traits
            }
            self.see_choice(before, decision, choice)
            for old, new in zip(before.animals, after.animals, strict=False):
                self.see_animal(after, old, new)
                if after.round > before.round:
                    self.see_reseed(before, old, new)
            self.see_events(session.log[events:])

    def see(self, trait: str, animal: int) -> None:
        """A trait has made a difference, which it does only for an animal that has it."""
        assert (animal, trait) in self.holders
        self.seen.add(trait)

    def see_choice(self, g: Marine, decision: Decision, choice: Option) -> None:
        """Traits that let an animal do what no other may."""
        verb, first, second = choice
        number: int = decision.context.get("animal", NOBODY)
        if decision.kind in ("pack-hunting", "mimicry", "ancient-lineage") and verb != "decline":
            self.see(decision.kind, number)
        if decision.kind == "bottom-feeder" and verb == "take":
            self.see("bottom-feeder", number)
        if verb == "basic" and first != OWN_CARD:
            foremost, last = placed_between(g, g.animal(number))
            if last != NOBODY and first < foremost:
                self.see("flight", number)
        if decision.kind == "speciation-tiles" and verb == "species":
            limit = g.cards.terrains[terrain(g, first)].speciation
            if second > limit:
                self.see("ecological-niche", number)

    def see_animal(self, g: Marine, old: Animal, new: Animal) -> None:
        """Traits that show in what an animal has."""
        held = [TRAITS[trait.trait] for trait in new.traits]
        kept = len(old.traits) == 1 and [TRAITS[old.traits[0].trait]] == held
        if kept and new.points[BY_TRAITS] > old.points[BY_TRAITS]:
            assert held[0] in PAYING
            self.see(held[0], new.number)
        on_cards = sum(sum(trait.tokens) for trait in new.traits)
        if on_cards > 0:
            self.see("phenotypic-plasticity", new.number)
        if sum(new.elements) > sum(new.printed) + sum(new.display) + on_cards:
            self.see("ram-feeder", new.number)
        for hex in range(HEXES):
            if new.species[hex] > 0 and thrives(g, new, hex) and not g.food[hex] & new.diet:
                self.see("carnivorous", new.number)

    def see_reseed(self, before: Marine, old: Animal, new: Animal) -> None:
        """Resilience: tokens that Regression should have taken are still there."""
        area = before.areas[REGRESSION]
        threatened = any(element in area for element, _ in own_tokens(old))
        spared = threatened and old.number not in before.squares and old.elements == new.elements
        if spared and (new.number, "resilience") in self.holders:
            self.see("resilience", new.number)

    def see_events(self, events: list[Event]) -> None:
        """Cards that are resolved, and traits that show in what happens."""
        for number, event in enumerate(events):
            later = events[number + 1 :]
            if event[0] == "card-resolved":
                self.seen.add(CARDS[event[2]])
            elif event[0] == "trait-copied":
                self.see("exaptation", event[1])
            elif event[0] == "pawn-gained":
                self.see("sentience", event[1])
            elif event[0] == "pawn-placed" and later and later[0][0] == "kicked-out":
                self.see("social", event[1])
            elif event[0] == "species-left" and later[0][2] not in NEIGHBOURS[event[2]]:
                self.see("seasonal-migration", event[1])
            elif event[0] == "retrieval" and next_turn(later) == event[1]:
                self.see("hadopelagic", event[1])


def next_turn(events: list[Event]) -> int:
    """Whose turn comes first among events."""
    return next((event[1] for event in events if event[0] == "turn"), NOBODY)


def test_random_play_reaches_every_card_and_every_trait() -> None:
    witness = Witness()
    games = 0
    while witness.missing() and games < MOST_GAMES:
        witness.watch(games, players=2 + games % 3)
        games += 1
    assert witness.missing() == []

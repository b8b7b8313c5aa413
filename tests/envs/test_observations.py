"""Observations say what the views say, whatever the position and the seat."""

import hashlib
import os
import subprocess
import sys
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

import pytest

from tests.envs.moments import moments
from trilobite.core.conformance import observed
from trilobite.core.match import Match
from trilobite.core.observation import Number
from trilobite.core.session import begin
from trilobite.envs.specs import SPECS, spec_of
from trilobite.envs.table import Table
from trilobite.games.origins.cards.types import BRAIN_NAMES

each_game = pytest.mark.parametrize("name", SPECS)


@cache
def numbers_of(table: Table) -> dict[str, Number]:
    return {one.name: one for one in table.observation.numbers()}


class Read:
    """An observation with its numbers by name. A number that stands for a name is that name, and
    None if it is zero."""

    def __init__(self, table: Table, row: Any) -> None:
        self._numbers = numbers_of(table)
        self._values: dict[str, Any] = {}
        self._within: dict[str, dict[str, Any]] = {}
        for one, value in zip(self._numbers.values(), row.tolist(), strict=True):
            if value:
                self._values[one.name] = said = one.members[value - 1] if one.members else value
                parts = one.name.split(".")
                for cut in range(1, len(parts)):
                    group = self._within.setdefault(".".join(parts[:cut]), {})
                    group[".".join(parts[cut:])] = said

    def __getitem__(self, name: str) -> Any:
        return self._values.get(name, None if self._numbers[name].members else 0)

    def each(self, name: str) -> dict[str, Any]:
        """All numbers whose names begin so, without what is zero."""
        return self._within.get(name, {})

    def order(self, name: str) -> list[str]:
        """Things by their places, from the first."""
        found = self.each(name)
        return sorted(found, key=found.__getitem__)


def letters(text: str, names: list[str]) -> dict[str, int]:
    """Letters as counts by name."""
    signs = "RYGBrygb"[: len(names)]
    return {name: text.count(sign) for name, sign in zip(names, signs, strict=True) if sign in text}


COLOURS = ["red", "yellow", "green", "blue"]
PLAYERS = [*COLOURS, *(f"npc-{colour}" for colour in COLOURS)]


def genesis(seen: Read, view: Mapping[str, Any]) -> None:
    """All that v2 shows of the table."""
    for name in ("turn", "pool_limit", "events_this_turn"):
        assert seen[f"table.{name.replace('_', '-')}"] == view[name]
    for name in ("phase", "climate", "end"):
        assert seen[f"table.{name}"] == view[name]
    for name in ("waterworld", "ozone_layer", "armageddon"):
        assert seen[f"table.{name.replace('_', '-')}"] == int(view[name])
    assert list(seen.each("table.climate-icons").values()) == view["climate_icons"][-4:]
    assert set(seen.each("table.events")) == set(view["events"])
    assert seen.order("table.turn-order") == view["turn_order"]
    assert set(seen.each("table.macro-stack")) == set(view["macro_stack"])
    assert seen.order("table.sea") == view["sea"]
    assert seen.order("table.land") == view["land"]
    for row, deck in zip(
        ("cosmic", "ocean", "coastal", "continent"), view["mutation_decks"], strict=True
    ):
        assert seen[f"table.deck.{row}"] == deck["size"]
        assert seen[f"table.deck-top.{row}"] == deck.get("top")
        for card in deck.get("seen_below", []):
            assert seen[f"mutations.{card}.below"] == row
    trophies: dict[str, str] = {}
    for player, told in view["players"].items():
        at = f"players.{player}"
        assert seen.each(f"{at}.pool") == letters(told["pool"], COLOURS)
        assert seen[f"{at}.bionts"] == told["bionts"]
        assert seen[f"{at}.moved"] == told["moved"]
        assert seen[f"{at}.hgt-moves"] == told["hgt_moves"]
        assert seen[f"{at}.parasite"] == told["parasite"]
        assert seen[f"{at}.medea"] == int(told["medea"])
        assert seen[f"{at}.points"] == told.get("score", {}).get("total", 0)
        trophies |= {f"{organism}.of": player for organism in told["trophies"]}
    assert seen.each("trophies") == trophies
    refugia = [refugium for row in view["rows"] for refugium in row]
    for refugium in refugia:
        at = f"refugia.{refugium['id']}"
        for name in ("organised", "disorganised", "enzymes"):
            assert seen.each(f"{at}.{name}") == letters(refugium[name], COLOURS)
        for name in ("bionts", "moved", "contestants"):
            assert seen.each(f"{at}.{name}") == letters(refugium[name], PLAYERS)
        assert seen[f"{at}.roller"] == refugium.get("roller")
    there = {name for name in seen.each("refugia") if name.endswith(".there")}
    assert there == {f"{refugium['id']}.there" for refugium in refugia}
    mutations = {}
    for place, organism in view["organisms"].items():
        at = f"organisms.{place}"
        assert seen[f"{at}.owner"] == organism["owner"]
        assert seen[f"{at}.host"] == organism.get("host")
        assert seen[f"{at}.under"] == organism.get("under")
        assert seen[f"{at}.side"] == organism.get("side")
        assert seen[f"{at}.done"] == int(organism["done"])
        assert seen[f"{at}.fission"] == int(organism["fission"])
        for name in ("cubes", "disks", "chromosomes"):
            assert seen.each(f"{at}.{name}") == letters(organism[name], COLOURS)
        for name in ("bionts", "moved", "spent"):
            assert seen.each(f"{at}.{name}") == letters(organism[name], PLAYERS)
        assert len(seen.each(f"{at}.organs")) == len(organism.get("organs", []))
        for mutation in organism["mutations"]:
            mutations[mutation["card"]] = place
            card = f"mutations.{mutation['card']}"
            assert seen[f"{card}.promoted"] == int(mutation["promoted"])
            assert seen[f"{card}.base"] == mutation["base"]
            assert seen[f"{card}.plus"] == mutation["plus"]
            assert (seen[f"{card}.acting"] or "none") == mutation["acting"]
    owners = {name.split(".")[0] for name in seen.each("organisms") if name.endswith(".owner")}
    assert owners == set(view["organisms"])
    of = {name: place for name, place in seen.each("mutations").items() if name.endswith(".of")}
    assert of == {f"{card}.of": place for card, place in mutations.items()}


def counts(names: list[str]) -> dict[str, int]:
    """How often each name is there."""
    return {name: names.count(name) for name in names}


def marine(seen: Read, view: Mapping[str, Any]) -> None:
    """All that v1 shows of the table."""
    for name in ("round", "idle_rounds", "vents_left", "deck"):
        # There is no deck, None, before the animals are chosen.
        assert seen[f"table.{name.replace('_', '-')}"] == (view[name] or 0)
    for name in ("turn", "ending", "survival_card"):
        assert seen[f"table.{name.replace('_', '-')}"] == view[name]
    for place, stack in enumerate(view["stacks"], 1):
        assert seen[f"table.stack-tops.{place}"] == stack["top"]
        assert seen[f"table.stack-below.{place}"] == stack["below"]
    for name in ("tokens_left", "markers_left"):
        left = {one: number for one, number in view[name].items() if number}
        assert seen.each(f"table.{name.replace('_', '-')}") == left
    for name in ("competition", "evolution"):
        assert list(seen.each(f"table.{name}").values()) == view[name]
    cubes = {str(at): cube for at, cube in enumerate(view["regression_cubes"], 1) if cube}
    assert seen.each("table.regression-cubes") == cubes
    pawns = {name: space["pawn"] for name, space in view["spaces"].items() if space["pawn"]}
    assert seen.each("table.pawns") == pawns
    assert seen.order("table.row") == view["row"]
    assert set(seen.each("table.discard")) == set(view["discard"])
    assert seen.each("planet.tiles") == view["tiles"]
    assert seen.each("planet.tokens") == view["tokens"]
    for area, tokens in view["areas"].items():
        there = {str(at): token for at, token in enumerate(tokens, 1) if token}
        assert seen.each(f"areas.{area}.tokens") == there
    for element, special in view["special"].items():
        assert seen[f"table.targets.{element}"] == special["target"]
        assert seen[f"table.special-owners.{element}"] == special["owner"]
        assert seen[f"table.special-at.{element}"] == special["space"]
    for animal, told in view["animals"].items():
        at = f"animals.{animal}"
        assert seen[f"{at}.vp"] - seen[f"{at}.vp-below-zero"] == told["vp"]
        for name in ("gene_pool", "eliminated", "pawns", "boxed_pawns", "spaces"):
            assert seen[f"{at}.{name.replace('_', '-')}"] == told[name]
        for name in ("right", "sentient"):
            assert seen[f"{at}.{name}"] == int(told[name])
        for name in ("display", "printed", "elements"):
            assert seen.each(f"{at}.{name}") == counts(told[name])
        here = {hex: of[animal] for hex, of in view["species"].items() if animal in of}
        assert seen.each(f"{at}.species") == here
        assert set(seen.each(f"{at}.dealt")) == set(told.get("dealt", []))
        held = set()
        for trait in told["traits"]:
            card = f"traits.{animal}.{trait['trait']}"
            held.add(f"{trait['trait']}.there")
            assert seen[f"{card}.copied"] == int(trait["copied"])
            assert seen[f"{card}.used"] == int(trait["used"])
            assert seen[f"{card}.pawn"] == trait["pawn"]
            assert seen.each(f"{card}.tokens") == counts(trait["tokens"])
        assert {name for name in seen.each(f"traits.{animal}") if name.endswith("there")} == held


def origins(seen: Read, view: Mapping[str, Any]) -> None:
    """All that v2 shows of the table."""
    for name in ("epoch", "round", "row"):
        assert seen[f"table.{name}"] == view[name]
    for name in ("turn", "stage", "ending", "philosophy", "card", "idea"):
        assert seen[f"table.{name}"] == view[name]
    assert seen["table.elected"] == int(view["elected"])
    assert seen["table.tail"] == (0 if view["tail"] is None else view["tail"] + 1)
    assert seen["table.strip"] == (view["strip"] and view["strip"]["id"])
    assert seen["table.tradition-top"] == view["tradition"]["top"]
    assert seen["table.tradition"] == view["tradition"]["cards"]
    auction = view["auction"]
    assert seen["table.highest-bid"] == auction["highest"]
    assert seen["table.bid-pawns"] == auction["pawns"]
    for name in ("bidder", "dictator"):
        assert seen[f"table.{name}"] == auction[name]
    for name in ("deck", "unused"):
        assert [seen[f"table.{name}.{epoch}"] for epoch in range(1, 5)] == view[name]
    decks = [number for number in view["idea_decks"] if number]
    assert list(seen.each("table.idea-decks").values()) == decks
    display = {str(slot): idea for slot, idea in enumerate(view["display"], 1) if idea}
    assert seen.each("table.display") == display
    elders = {}
    for slot, idea in display.items():
        for colour, number in view["elders"].get(idea, {}).items():
            elders[f"{slot}.{colour}"] = number
    assert seen.each("table.elders") == elders
    for name in ("shown", "gone"):
        assert set(seen.each(f"table.{name}")) == set(view[name])
    tokens = {hex: kind for hex, kind in seen.each("terrain").items() if "permanent" not in kind}
    assert tokens == view["climate"]
    for tile in [*view["laid"], *view["tiles"]]:
        assert seen[f"tiles.{tile['hex']}.tile"] == tile["tile"]
        assert seen[f"tiles.{tile['hex']}.turn"] == tile["turn"]
    for craton in view["cratons"]:
        assert seen[f"cratons.{craton['craton']}.hex"] == craton["hexes"][0]
        assert seen[f"cratons.{craton['craton']}.america"] == int(craton["america"])
    moved = {f"{space}.moved": 1 for space in view["moved"]}
    built = {f"{hex}.built": 1 for hex in view["built"]}
    migrants: dict[str, Any] = {}
    cities: dict[str, Any] = {}
    foundations: dict[str, Any] = {}
    inventions: dict[str, Any] = {}
    for colour, told in view["players"].items():
        at = f"players.{colour}"
        for name in ("crown", "mysticism", "supply", "blocks", "urbanisation", "diversity"):
            assert seen[f"{at}.{name}"] == told[name]
        for name in ("realm", "ruling"):
            assert seen[f"{at}.{name}"] == told[name]
        assert seen[f"{at}.overflow"] == int(told["overflow"])
        assert seen[f"{at}.refugees"] == len(told["refugees"])
        for name in ("steps", "technology"):
            assert seen.each(f"{at}.{name}") == {one: n for one, n in told[name].items() if n}
        assert [seen[f"{at}.brain.{one}"] for one in BRAIN_NAMES] == told["brain"]
        assert list(seen.each(f"{at}.tokens").values()) == [n for n in told["tokens"] if n]
        assert set(seen.each(f"{at}.portents")) == set(told["portents"])
        assert seen[f"{at}.crown-dissident"] == int("crown" in told["dissidents"])
        migrants |= {f"{space}.of": colour for space in told["migrants"]}
        for hex, resource in told["cities"].items():
            cities |= {f"{hex}.of": colour, f"{hex}.resource": resource}
        for column, cards in told["foundations"].items():
            for place, card in enumerate(cards, 1):
                foundations |= {f"{card}.of": colour, f"{card}.column": column}
                foundations[f"{card}.place"] = place
                if card in told["dissidents"]:
                    foundations[f"{card}.dissident"] = 1
        for place, card in enumerate(told["inventions"], 1):
            inventions |= {f"{card}.of": colour, f"{card}.place": place}
            for other in view["emissaries"].get(card, []):
                inventions[f"{card}.emissaries.{other}"] = 1
    assert seen.each("migrants") == migrants | moved
    assert seen.each("cities") == cities | built
    assert seen.each("foundations") == foundations
    assert seen.each("inventions") == inventions


REFERENCES: dict[str, Callable[[Read, Mapping[str, Any]], None]] = {
    "genesis": genesis,
    "marine": marine,
    "origins": origins,
}


@each_game
def test_an_observation_says_what_the_view_says(name: str) -> None:
    compared = 0
    for number, (table, session) in enumerate(moments(name)):
        if number % 11:
            continue
        for seat in range(table.game.seats):
            seen = Read(table, table.seen(session, seat))
            REFERENCES[name](seen, table.game.view(session.state, seat))
            decision = session.decision_for(seat)
            assert seen["asked.seat"] == f"seat-{seat}"
            assert seen["asked.kind"] == (None if decision is None else decision.kind)
            compared += 1
    assert compared > 100


@each_game
def test_an_observation_does_not_depend_on_what_was_written_before(name: str) -> None:
    """A row that has gone through other positions, games and seats says what a new one says."""
    for number, (table, session) in enumerate(moments(name)):
        seat = number % table.game.seats
        decision = session.decision_for(seat)
        expected = observed(table.observation, session.state, seat, decision)
        assert table.seen(session, seat).tobytes() == expected


@each_game
def test_what_is_asked_says_what_its_context_says(name: str) -> None:
    told: set[str] = set()
    kinds: dict[str, int] = {}
    for table, session in moments(name):
        seat = session.deciders()[0]
        decision = session.decision_for(seat)
        assert decision is not None
        kinds[decision.kind] = kinds.get(decision.kind, 0) + 1
        if kinds[decision.kind] > 12:
            continue
        seen = Read(table, table.seen(session, seat))
        words = table.game.words
        for key, value in decision.context.items():
            told.add(key)
            domain = words.contexts.get(key)
            if isinstance(value, list) and domain is not None:
                names = {words.name(domain, one) for one in value}
                assert set(seen.each(f"asked.{key}")) == names
            elif isinstance(value, list):
                assert sum(seen.each(f"asked.{key}").values()) in (len(value), sum(value))
            elif name == "origins" and key == "space":
                assert seen.each("asked.space") == {words.name("space", value): 1}
            elif domain is None:
                assert seen[f"asked.{key}"] == value
            else:
                assert seen[f"asked.{key}"] == (words.name(domain, value) if value >= 0 else None)
    assert len(told) > 3


@each_game
def test_who_looks_knows_what_is_their_own(name: str) -> None:
    table = Table(spec_of(name), {"players": 3}, None)
    match = Match(table.game, "4")
    for _ in range(20):
        assert match.asked is not None
        match.answer(match.asked.options[0])
    for seat in range(3):
        read = Read(table, table.seen(match, seat))
        section = {"marine": "animals"}.get(name, "players")
        own = {key.split(".")[0] for key in read.each(section) if key.endswith(".own")}
        expected = set(table.game.player(match.state, seat).split(" + "))
        assert own == expected


# --- the same game in a session, a match, and any process ---------------------------------


@each_game
def test_a_match_is_the_game_of_a_session(name: str) -> None:
    table = Table(spec_of(name), {"players": 3}, None)
    session = begin(table.game, "12", listen=False)
    match = Match(table.game, "12")
    steps = 0
    while not session.over:
        assert match.deciders() == session.deciders()
        seat = session.deciders()[0]
        if steps % 10 == 0:
            for other in range(3):
                assert (table.seen(match, other) == table.seen(session, other)).all()
        decision = session.decision_for(seat)
        assert decision is not None
        option = decision.options[(7 * steps) % len(decision.options)]
        session.choose(option, seat)
        match.choose(option, seat)
        steps += 1
    assert match.over
    assert repr(match.result) == repr(session.result)


def digest() -> str:
    """A hash over the observations of short games of all kinds."""
    found = hashlib.sha256()
    for name in SPECS:
        table = Table(spec_of(name), {"players": 4}, None)
        match = Match(table.game, "8")
        for step in range(150):
            asked = match.asked
            if asked is None:
                break
            found.update(table.seen(match, asked.seat).tobytes())
            found.update(table.mask(asked).tobytes())
            match.answer(asked.options[step % len(asked.options)])
    return found.hexdigest()


def test_observations_do_not_depend_on_the_hash_seed() -> None:
    script = "from tests.envs.test_observations import digest; print(digest())"
    digests = {digest()}
    for hash_seed in ("0", "2026"):
        done = subprocess.run(
            [sys.executable, "-c", script],
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            capture_output=True,
            text=True,
            check=True,
        )
        digests.add(done.stdout.strip())
    assert len(digests) == 1


# --- layouts ------------------------------------------------------------------------------


@each_game
def test_every_number_has_a_name_of_its_own(name: str) -> None:
    table = Table(spec_of(name), {}, None)
    numbers = table.observation.numbers()
    names = [one.name for one in numbers]
    assert len(names) == len(set(names)) == table.observation.size
    assert all(1 <= one.high <= 255 for one in numbers)

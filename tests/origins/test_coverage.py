"""Every card, event, effect and catastrophe is tried in tests, and does its work in random play."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from tests.origins import test_cards
from tests.origins.rich import rich_state
from tests.origins.sets import ALL, CARDS, FILES, rows
from tests.origins.table import ADVANCED, origins
from trilobite.core.conformance import busy_choice
from trilobite.core.decision import Event
from trilobite.core.session import begin
from trilobite.games.origins.cards.types import (
    CHAOS,
    EFFECT_NAMES,
    EVENT_NAMES,
    INVENT,
    PURGE,
    REDUCE,
)

#: What is always taken where it is offered, so that many cards are turned up, won,
#: invented, kept and used.
EAGER = (("challenge", -1), ("bid", 1), ("use", INVENT))

#: In which Epoch the games start, by turns; 0 is at the beginning. The last has most to see.
EPOCHS = (0, 1, 4, 2, 4, 3, 4)

#: Random games are played until everything has been seen, but at most so many.
MOST_GAMES = 800

CHALLENGES = [card.id for card in CARDS.challenges]
IDEAS = [card.id for card in CARDS.ideas]
COMETS = [card.id for card in CARDS.comets]


def parameters(test: Any) -> set[str]:
    """The values with which a test of cards is run."""
    found: set[str] = set()
    for mark in test.pytestmark:
        if mark.name == "parametrize":
            assert mark.args[0] == "card"
            found.update(mark.args[1])
    return found


@pytest.mark.clause("B0.1")
@pytest.mark.parametrize(
    ("test", "cards"),
    [
        (test_cards.test_the_events_of_every_challenge, CHALLENGES),
        (test_cards.test_every_challenge_can_be_won, CHALLENGES),
        (test_cards.test_every_option_of_every_foundation, CHALLENGES),
        (test_cards.test_every_idea_can_be_invented, IDEAS),
        (test_cards.test_every_option_of_every_invention, IDEAS),
    ],
)
def test_every_card_has_its_tests(test: Any, cards: list[str]) -> None:
    assert len(cards) == {82: 82, 120: 120}[len(cards)]
    assert parameters(test) == set(cards)


def effects_on_cards() -> Iterator[str]:
    """The effects of all rows and Heurekas, by name."""
    for card in ALL:
        texts = [*card.heureka]
        for row in rows(card).values():
            texts += [part for option in row for part in option.split(" > ")]
        for text in texts:
            name = text.partition(" ")[0]
            yield name if name in EFFECT_NAMES else "tech"


def test_the_cards_have_every_effect_and_every_event() -> None:
    """So the tests of cards try all of them."""
    board = {"elect"}  # on the species board and one card
    assert {*effects_on_cards(), *board} == set(EFFECT_NAMES)
    assert {event.kind for card in FILES.challenges for event in card.events} == set(EVENT_NAMES)
    struck = {event.catastrophe for card in FILES.challenges for event in card.events}
    assert struck - {None} == set(CARDS.catastrophes)


# --- random play --------------------------------------------------------------------------


class Witness:
    """Watches random games for cards and effects that do their work."""

    def __init__(self) -> None:
        self.seen: set[str] = set()
        actions = [
            f"use {name}"
            for number, name in enumerate(EFFECT_NAMES)
            if number not in (REDUCE, PURGE, CHAOS)
        ]
        self.wanted = [
            *(f"revealed {card}" for card in CHALLENGES),
            *(f"founded {card}" for card in CHALLENGES),
            *(f"invented {card}" for card in IDEAS),
            *(f"used {card}" for card in (*CHALLENGES, *IDEAS)),
            *(f"event {name}" for name in EVENT_NAMES),
            *(f"catastrophe {name}" for name in CARDS.catastrophes),
            *(f"comet {name}" for name in COMETS),
            *actions,
            "emissary",
            "tradition-taken",
            "milankovitch",
            "diaspora",
            "refugee",
            "leave-granted",
            "foundation-lost",
            "invention-lost",
            "immoral",
        ]

    def missing(self) -> list[str]:
        """What has not been seen yet."""
        return [name for name in self.wanted if name not in self.seen]

    def watch(self, seed: int, **options: Any) -> None:
        """Plays a game at random: from the start, or from the middle of an Epoch on."""
        game = origins(**options)
        epoch = EPOCHS[seed % len(EPOCHS)]
        session = begin(game, seed=seed, start=rich_state(game, seed, epoch) if epoch else None)
        random = Random(seed)
        while not session.over:
            decision = session.decision_for(session.deciders()[0])
            assert decision is not None
            on_card = "invention" in decision.context
            eager = [
                option
                for option in decision.options
                if option[:2] in EAGER or (option[0] == "use" and on_card) or option[0] == "keep"
            ]
            choice = random.choice(eager) if eager else busy_choice(decision, random)
            session.choose(choice, decision.seat)
            if choice[0] == "use" and "foundation" in decision.context:
                self.seen.add(f"used {CHALLENGES[decision.context['foundation']]}")
            if choice[0] == "use" and "invention" in decision.context:
                self.seen.add(f"used {IDEAS[decision.context['invention']]}")
        for event in session.log:
            self.see(event)

    def see(self, event: Event) -> None:
        """What an event shows."""
        verb, first, second, _ = event
        self.seen.add(verb)
        if verb == "challenge":
            self.seen.add(f"revealed {CHALLENGES[second]}")
        elif verb == "foundation":
            self.seen.add(f"founded {CHALLENGES[second]}")
        elif verb == "invented":
            self.seen.add(f"invented {IDEAS[second]}")
        elif verb == "event":
            self.seen.add(f"event {EVENT_NAMES[first]}")
        elif verb == "catastrophe":
            self.seen.add(f"catastrophe {CARDS.catastrophes[first]}")
        elif verb == "comet":
            self.seen.add(f"comet {COMETS[second]}")
        elif verb == "acts":
            self.seen.add(f"use {EFFECT_NAMES[second]}")


def test_random_play_reaches_every_card_and_every_effect() -> None:
    witness = Witness()
    games = 0
    while witness.missing() and games < MOST_GAMES:
        witness.watch(games, players=2 + games % 3, variants=ADVANCED)
        games += 1
    assert witness.missing() == []

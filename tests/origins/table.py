"""A small table for rule tests: a position, scripted chance, answers by key."""

from collections.abc import Mapping
from typing import Any

from trilobite.core.chance import Answer, Chance
from trilobite.core.record import entry_of
from trilobite.core.session import begin
from trilobite.games.origins.cards.build import default_cards
from trilobite.games.origins.cards.types import COLOUR_NAMES
from trilobite.games.origins.game import OriginsGame
from trilobite.games.origins.setup_options import read_setup
from trilobite.games.origins.state import Origins, Player

ADVANCED = ["advanced"]


def origins(**options: Any) -> OriginsGame:
    """A game with the built-in components."""
    return OriginsGame(default_cards(), read_setup(options, default_cards()))


class Table:
    """Plays from a position. Chance comes from `chance` lines (`"draw idea knife"`) given
    beforehand or with the answers that lead to them; without any the game waits there. Colours and
    crowns go by seats: black has crown 1, white crown 2 and so on."""

    def __init__(
        self,
        position: dict[str, Any] | None = None,
        *,
        chance: tuple[str, ...] = (),
        seed: int | None = None,
        **options: Any,
    ) -> None:
        solitaire = options.get("mode") == "solitaire"
        players = options.setdefault("players", 1 if solitaire else 2)
        if position is not None and "own-map" not in options.get("variants", []):
            if not solitaire:
                options.setdefault("colours", list(COLOUR_NAMES[:players]))
            options.setdefault("crowns", list(range(1, players + 1)))
        self.game = origins(**options)
        self.chance = Chance(seed)
        self.add_chance(*chance)
        start = None if position is None else self.game.from_position(position)
        self.session = begin(self.game, start=start, chance=self.chance)

    def add_chance(self, *lines: str) -> None:
        """Scripts further draws."""
        for line in lines:
            entry = entry_of(f"~ {line}", self.game.words)
            assert not isinstance(entry, Answer)
            self.chance.script.append(entry)

    def answer(self, key: str, *chance: str) -> None:
        """Answers for whoever must decide, with the chance that follows."""
        self.add_chance(*chance)
        self.session.choose(key, self.session.deciders()[0])

    def answers(self, *keys: str) -> None:
        """Several answers in a row."""
        for key in keys:
            self.answer(key)

    def use(self, effect: str) -> None:
        """Takes the option of the row with an effect, wherever it stands in the row."""
        self.answer(next(key for key in self.offers if key.startswith(f"use {effect} ")))

    @property
    def state(self) -> Origins:
        """The state as it is now."""
        assert isinstance(self.session.state, Origins)
        return self.session.state

    def people(self, colour: str) -> Player:
        """A player of the state as it is now."""
        return self.state.player(COLOUR_NAMES.index(colour))

    @property
    def position(self) -> dict[str, Any]:
        """The position as it is now."""
        return self.game.position(self.state)

    @property
    def view(self) -> Mapping[str, Any]:
        """The view of a spectator as it is now."""
        return self.game.view(self.state, None)

    def player(self, colour: str) -> dict[str, Any]:
        """A player of the view, with all that can be counted."""
        found: dict[str, Any] = self.view["players"][colour]
        return found

    @property
    def decider(self) -> str:
        """The colour that decides now."""
        decision = self.session.decision_for(self.session.deciders()[0])
        assert decision is not None
        return self.game.words.name("colour", decision.context["colour"])

    @property
    def kind(self) -> str | None:
        """The kind of the pending decision."""
        seats = self.session.deciders()
        decision = self.session.decision_for(seats[0]) if seats else None
        return None if decision is None else decision.kind

    @property
    def offers(self) -> list[str]:
        """The options of the pending decision."""
        return self.session.keys(self.session.deciders()[0])

    def offered(self, verb: str) -> list[str]:
        """The arguments of the options with a verb."""
        return [key.partition(" ")[2] for key in self.offers if key.split()[0] == verb]

    @property
    def refusals(self) -> dict[str, str]:
        """What is refused now, with the clause."""
        return {
            self.game.words.key(refusal.option): refusal.reason.clause
            for refusal in self.session.refusals(self.session.deciders()[0])
        }

    @property
    def events(self) -> list[str]:
        """The verbs of all events so far."""
        return [event[0] for event in self.session.log]


# --- writing positions --------------------------------------------------------------------


def acting(colour: str, stage: str = "upper", /, **position: Any) -> dict[str, Any]:
    """A position in which the player is about to use a row: `lower` or `upper` of the species
    board, `foundations` from the lowest, or `inventions`."""
    before = {"foundations": "foundations", "lower": "foundations", "upper": "lower"}
    row = 0
    if stage == "foundations":
        part = position.get("player", {}).get(colour, {})
        row = len(part.get("foundations", {}).get(part.get("ruling"), []))
    return {
        "turn": colour,
        "stage": before.get(stage, "upper"),
        "row": row,
        "agenda": [f"row {colour}"],
        **position,
    }


def challenged(colour: str, card: str, step: str = "event", /, **position: Any) -> dict[str, Any]:
    """A position in which the player has turned up a challenge card: its first event is next, or
    from `auction` on the bids."""
    steps = [f"auction {colour}", f"activity {colour}"]
    if step == "event":
        steps = [f"event {colour} 0", f"event {colour} 1", *steps]
    return {"turn": colour, "card": card, "agenda": steps, **position}


def hungry(colour: str, /, **position: Any) -> dict[str, Any]:
    """A position in which the footprint of a player is about to be checked."""
    return {"turn": colour, "agenda": [f"footprint {colour} 0"], **position}

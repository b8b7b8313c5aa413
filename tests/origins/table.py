"""A small table for rule tests: a position, scripted chance, answers by key."""

from typing import Any

from tests.rule_table import RuleTable
from trilobite.games.origins.cards.build import default_cards
from trilobite.games.origins.cards.types import COLOUR_NAMES
from trilobite.games.origins.game import OriginsGame
from trilobite.games.origins.setup_options import read_setup
from trilobite.games.origins.state import Origins, Player

ADVANCED = ["advanced"]


def origins(**options: Any) -> OriginsGame:
    """A game with the built-in components."""
    return OriginsGame(default_cards(), read_setup(options, default_cards()))


class Table(RuleTable[OriginsGame, Origins]):
    """Colours and crowns go by seats: black has crown 1, white crown 2 and so on."""

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
        super().__init__(origins(**options), position, chance, seed)

    def use(self, effect: str) -> None:
        """Takes the option of the row with an effect, wherever it stands in the row."""
        self.answer(next(key for key in self.offers if key.startswith(f"use {effect} ")))

    def people(self, colour: str) -> Player:
        """A player of the state as it is now."""
        return self.state.player(COLOUR_NAMES.index(colour))

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


def finished(**position: Any) -> dict[str, Any]:
    """A position after Comet IV has ended the game."""
    return {
        "epoch": 4,
        "deck": [0, 0, 0, 0],
        "over": True,
        "ending": "comet",
        "agenda": [],
        **position,
    }


#: Room for ten Migrants of black; with two more elsewhere the supply is empty.
TEN_SPACES = (
    "zimbabwe-n",
    "zimbabwe-s",
    "zimbabwe",
    "central-africa-s",
    "congo-n",
    "congo-s",
    "cape-basin-n",
    "west-africa-s",
    "angola-basin-n",
    "central-africa",
)


# --- tables of the advanced game ----------------------------------------------------------


def meeting(ruling: str, black: dict[str, Any], white: dict[str, Any], **more: Any) -> Table:
    """Black uses their upper row: PREACH in culture, WAR in politics."""
    players = {"black": {"ruling": ruling, **black}, "white": white}
    return Table(acting("black", climate={}, player=players, **more), variants=ADVANCED)


def using(
    card: str, ruling: str, black: dict[str, Any], white: dict[str, Any], **more: Any
) -> Table:
    """Black uses a Foundation."""
    players = {
        "black": {"ruling": ruling, "foundations": {ruling: [card]}, **black},
        "white": white,
    }
    position = acting("black", "foundations", climate={}, player=players, **more)
    return Table(position, variants=ADVANCED)


def election_with_a_dissident() -> Table:
    """Black may ELECT in the lower row; a Dissident is to be suppressed, by a city if need be."""
    return Table(
        acting(
            "black",
            "lower",
            climate={},
            elders={"knife": {"black": 1}},
            player={
                "black": {
                    "brain": [4, 2, 0],
                    "ruling": "politics",
                    "cities": {"egypt": "gold"},
                    "migrants": ["zimbabwe"],
                    "dissidents": ["crown"],
                }
            },
        ),
        variants=ADVANCED,
    )

"""The options of a game, checked in one place (MAR-3.10, MAR-13)."""

from typing import Any, Final

from trilobite.core.errors import OptionsError, shown
from trilobite.core.option_errors import no_list, not_one_each, only_with, unknown
from trilobite.games.marine.cards.types import (
    ANIMALS,
    EPIC,
    LONG,
    SHORT,
    STANDARD,
)
from trilobite.games.marine.cards.words import ANIMAL_NAMES

#: Variant names, their clause and what they do, for people who set up a table.
VARIANTS: Final = {
    "two-animals": ("MAR-13.1.1", "two players with two animals each"),
    "random-planet": ("MAR-13.2.1", "the tiles in the middle and their tokens are drawn"),
    "inverted-displays": ("MAR-13.3.1", "three drawn tokens instead of the printed elements"),
    "superheroes": ("MAR-13.4.1", "each animal keeps two traits"),
    "exaptation": ("MAR-13.4.2", "leaves Exaptation in the deck with 'superheroes'"),
    "short": ("MAR-13.5.1", "five evolution cards fewer"),
    "long": ("MAR-13.5.1", "five evolution cards more"),
    "epic": ("MAR-13.5.1", "all evolution cards"),
    "random-animals": ("MAR-3.10", "animals are drawn instead of chosen"),
    "endless": ("MAR-12.8", "only the Asteroid ends the game, not a row that nobody uses"),
}
LENGTHS: Final = {"short": SHORT, "long": LONG, "epic": EPIC}


class Setup:
    """Checked options: how many play, the variants, and who plays which animals."""

    def __init__(self, players: int, variants: list[str], animals: list[int]) -> None:
        self.players: Final = players
        self.variants: Final = variants
        #: Animals by seat, with `two-animals` two for each; empty to choose or draw them.
        self.animals: Final = animals
        self.two_animals: Final = "two-animals" in variants
        self.random_planet: Final = "random-planet" in variants
        self.inverted: Final = "inverted-displays" in variants
        self.superheroes: Final = "superheroes" in variants
        #: MAR-13.4.2. Whether traits that copy others are dealt.
        self.exaptation: Final = not self.superheroes or "exaptation" in variants
        self.random_animals: Final = "random-animals" in variants
        self.endless: Final = "endless" in variants
        #: MAR-13.1.2, MAR-13.1.3. How many animals are in play: for pawns and spaces that is what
        #: counts.
        self.in_play: Final = ANIMALS if self.two_animals else players
        lengths = [LENGTHS[name] for name in variants if name in LENGTHS]
        self.length: Final = lengths[0] if lengths else STANDARD

    def plain(self) -> dict[str, Any]:
        """The options as plain values, complete."""
        plain: dict[str, Any] = {"players": self.players, "variants": list(self.variants)}
        if self.animals:
            plain["animals"] = [ANIMAL_NAMES[animal] for animal in self.animals]
        return plain


def read_setup(options: dict[str, Any]) -> Setup:
    """Checks plain options. Raises OptionsError that says what is wrong and what is right."""
    known = ("players", "variants", "animals")
    for name in options:
        if name not in known:
            raise unknown("option", name, known)
    variants = read_variants(options.get("variants", []))
    players = options.get("players", 2 if "two-animals" in variants else 4)
    if not isinstance(players, int) or isinstance(players, bool) or not 2 <= players <= 4:
        raise OptionsError(
            "players must be a number from {least} to {most}, not {given}",
            "players",
            least=2,
            most=4,
            given=shown(players),
        )
    if "two-animals" in variants and players != 2:
        raise OptionsError(
            "'two-animals' is for two players, not for {players} (MAR-13.1.1)",
            "two-animals",
            players=players,
        )
    in_play = ANIMALS if "two-animals" in variants else players
    return Setup(players, variants, read_animals(options.get("animals", []), in_play))


def read_variants(given: object) -> list[str]:
    """Checks variant names and sorts them."""
    if not isinstance(given, list | tuple):
        raise no_list("variants", given)
    for name in given:
        if not isinstance(name, str) or name not in VARIANTS:
            raise unknown("variant", name, tuple(VARIANTS))
    lengths = [name for name in LENGTHS if name in given]
    if len(lengths) > 1:
        raise OptionsError(
            "a game has one length: choose one of {known}",
            "one-length",
            known=", ".join(lengths),
        )
    if "exaptation" in given and "superheroes" not in given:
        raise only_with("exaptation", "superheroes")
    return [name for name in VARIANTS if name in given]


def read_animals(given: object, in_play: int) -> list[int]:
    """Checks a list of animal names: one for each player, or two for each of two players."""
    if not isinstance(given, list | tuple):
        raise no_list("animals", given)
    animals: list[int] = []
    for name in given:
        if name not in ANIMAL_NAMES:
            raise unknown("animal", name, ANIMAL_NAMES)
        animals.append(ANIMAL_NAMES.index(name))
    if animals and (len(animals) != in_play or len(set(animals)) != in_play):
        raise not_one_each("animals", in_play)
    return animals

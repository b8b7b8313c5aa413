"""The options of a game (DEC-45), checked in one place."""

from typing import Any, Final

from trilobite.core.errors import OptionsError, shown
from trilobite.core.option_errors import no_list, not_one_each, only_with, unknown
from trilobite.games.genesis.cards.types import COLOUR_NAMES
from trilobite.games.genesis.edition import RULESETS, Edition

COMPETITIVE: Final = "competitive"
SOLITAIRE: Final = "solitaire"
COOPERATIVE: Final = "cooperative"
MODES: Final = (COMPETITIVE, SOLITAIRE, COOPERATIVE)

#: Variant names, their clause and what they do, for people who set up a table.
VARIANTS: Final = {
    "short": ("Cd.3", "three events fewer"),
    "introductory": ("C3.1", "always warm, no macroorganisms and no climate"),
    "parasites": ("C3.2", "keeps parasites and Red Queens in the introductory game"),
    "macro": ("C4.1", "only sixes are errors, each DNA icon is an error shield"),
    "crystal-catastrophe": ("G4.1", "mutations are bought in the Darwin phase to cancel errors"),
    "chimera": ("L1.1", "parasites may become macroorganisms"),
    "plant-level": ("L6b.1", "the greenest and bluest macroorganism is at least a plant"),
}


class Setup:
    """Checked options: the edition, the mode, the variants and who plays which colour."""

    def __init__(
        self,
        ruleset: str,
        mode: str,
        players: int,
        variants: list[str],
        colours: list[int],
    ) -> None:
        self.ruleset: Final = ruleset
        self.edition: Final = Edition(ruleset)
        self.mode: Final = mode
        self.players: Final = players
        self.variants: Final = variants
        #: Colours by seat (both colours of a solitaire player), empty to draw them.
        self.colours: Final = colours
        self.competitive: Final = mode == COMPETITIVE
        self.solitaire: Final = mode == SOLITAIRE
        self.cooperative: Final = mode == COOPERATIVE
        self.short: Final = "short" in variants
        self.introductory: Final = "introductory" in variants
        #: C3.2. No parasites, Red Queens, endosymbionts or foreign genes.
        self.loners: Final = self.introductory and "parasites" not in variants
        self.macro: Final = "macro" in variants
        self.crystal: Final = "crystal-catastrophe" in variants
        self.chimera: Final = "chimera" in variants
        self.plant_level: Final = self.chimera or "plant-level" in variants
        #: Colours that share the catalysts (B3b): a solitaire player counts as two.
        tableaux: Final = 2 if self.solitaire else players
        self.pool_limit: Final = 12 // max(tableaux, 2)
        self.donations: Final = self.edition.donations_in_every_mode or (
            self.competitive and players > 1
        )

    def bionts_per_player(self) -> int:
        """B4.1, C1.1, C2.1. Bionts each human colour starts with."""
        if self.cooperative:
            return self.edition.bionts - 1
        if self.edition.fewer_bionts_with_four and self.players == 4:
            return self.edition.bionts - 1
        return self.edition.bionts

    def plain(self) -> dict[str, Any]:
        """The options as plain values, complete."""
        plain: dict[str, Any] = {
            "ruleset": self.ruleset,
            "mode": self.mode,
            "players": self.players,
            "variants": list(self.variants),
        }
        if self.colours:
            plain["colours"] = [COLOUR_NAMES[colour] for colour in self.colours]
        return plain


def read_setup(options: dict[str, Any]) -> Setup:
    """Checks plain options. Raises OptionsError that says what is wrong and what is right."""
    known = {"ruleset", "mode", "players", "variants", "colours"}
    for name in options:
        if name not in known:
            raise unknown("option", name, sorted(known))
    ruleset = options.get("ruleset", "living")
    if ruleset not in RULESETS:
        raise unknown("ruleset", ruleset, RULESETS)
    players = options.get("players")
    mode = options.get("mode", SOLITAIRE if players == 1 else COMPETITIVE)
    if mode not in MODES:
        raise unknown("mode", mode, MODES)
    if players is None:
        players = 1 if mode == SOLITAIRE else 4
    if not isinstance(players, int) or isinstance(players, bool) or not 1 <= players <= 4:
        raise OptionsError(
            "players must be a number from {least} to {most}, not {given}",
            "players",
            least=1,
            most=4,
            given=shown(players),
        )
    if (mode == SOLITAIRE) != (players == 1):
        raise OptionsError(
            "solitaire is the mode for one player and for nobody else; "
            "{players} player(s) cannot play {mode}",
            "solitaire-players",
            players=players,
            mode=shown(mode),
        )
    setup = Setup(
        ruleset,
        mode,
        players,
        read_variants(options.get("variants", []), ruleset, mode),
        read_colours(options.get("colours", []), mode, players),
    )
    return setup


def read_variants(given: object, ruleset: str, mode: str) -> list[str]:
    """Checks variant names, adds those that the mode demands, and sorts them."""
    if not isinstance(given, list | tuple):
        raise no_list("variants", given)
    variants: set[str] = set()
    for name in given:
        if not isinstance(name, str) or name not in VARIANTS:
            raise unknown("variant", name, list(VARIANTS))
        variants.add(name)
    edition = Edition(ruleset)
    introductory = "introductory" in variants
    if "parasites" in variants and not introductory:
        raise only_with("parasites", "introductory")
    if "chimera" in variants and not edition.chimera:
        raise OptionsError(
            "the ruleset {ruleset} has no chimera variant (ED-58)",
            "ruleset-without-chimera",
            ruleset=shown(ruleset),
        )
    for name in ("macro", "chimera", "plant-level"):
        if introductory and name in variants:
            raise OptionsError(
                "{variant} belongs to the advanced game, not to 'introductory'",
                "advanced-game-only",
                variant=shown(name),
            )
    if introductory and mode == COOPERATIVE:
        raise OptionsError(
            "'introductory' lacks the macroorganisms that win a cooperative game",
            "introductory-cooperation",
        )
    if introductory and mode == SOLITAIRE:
        if not edition.introductory_solitaire:
            raise OptionsError(
                "ruleset {ruleset} has no introductory solitaire (ED-56)",
                "introductory-solitaire",
                ruleset=shown(ruleset),
            )
        if "parasites" in variants:
            raise OptionsError(
                "introductory solitaire has no parasites (C3a.1)", "solitaire-parasites"
            )
    if mode == SOLITAIRE and edition.solitaire_needs_g4:
        variants.add("crystal-catastrophe")
    return [name for name in VARIANTS if name in variants]


def read_colours(given: object, mode: str, players: int) -> list[int]:
    """Checks a list of colour names: one for each player, two for a solitaire player."""
    if not isinstance(given, list | tuple):
        raise no_list("colours", given)
    colours: list[int] = []
    for name in given:
        if name not in COLOUR_NAMES:
            raise unknown("colour", name, COLOUR_NAMES)
        colours.append(COLOUR_NAMES.index(name))
    wanted = 2 if mode == SOLITAIRE else players
    if colours and (len(colours) != wanted or len(set(colours)) != wanted):
        raise not_one_each("colours", wanted)
    return colours

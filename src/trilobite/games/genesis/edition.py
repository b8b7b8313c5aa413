"""The three rulebooks: every place where they differ, each decided here and nowhere else.

Where an edition is silent the living rule stands, unless its own text excludes it (ADD-15).
"""

from typing import Final

from trilobite.games.genesis.cards.types import COASTAL, OCEAN

LIVING: Final = 0
SECOND: Final = 1
FIRST: Final = 2
RULESETS: Final = ("living", "second", "first")


class Edition:
    """One rulebook as answers to the questions on which the rulebooks disagree (ED-nn)."""

    def __init__(self, ruleset: str) -> None:
        book: Final = RULESETS.index(ruleset)
        living: Final = book == LIVING
        second: Final = book == SECOND
        first: Final = book == FIRST
        self.name: Final = ruleset
        #: ED-01. Bionts a player has; a four-player game of the living rules takes one away.
        self.bionts: Final = 3 if first else 4
        self.fewer_bionts_with_four: Final = living
        #: ED-05. Below four players one refugium of each row stays in the box.
        self.removes_refugia: Final = first
        #: ED-06. Organisms a player may own.
        self.organism_limit: Final = 4 if living else 3
        #: ED-08. After the first player by seats instead of in the printed order.
        self.order_by_seats: Final = first
        #: ED-10. A parasite makes its Darwin roll right after its host.
        self.parasite_rolls_after_host: Final = living
        #: ED-11. A parasite may also pay from its owner's pool.
        self.parasite_pays_itself: Final = not living
        #: ED-14. The limit of bionts on refugia is at most two.
        self.flat_entropy: Final = first
        #: ED-12, ED-15. Bionts on refugia leave when no green is left: all but one, or one.
        self.culls_all_but_one: Final = second
        self.culls_one: Final = first
        #: ED-17. A spore serves only the owner of the organism.
        self.spore_needs_own_organism: Final = not living
        #: ED-18. The home row of marine macroorganisms.
        self.marine_row: Final = COASTAL if first else OCEAN
        #: ED-23. In an oxygen spike antioxidants go like mutation cubes, before other tokens.
        self.antioxidants_like_mutations: Final = first
        #: ED-24. A blocked biont may return to where it came from.
        self.blocked_may_return: Final = not second
        #: ED-30. Solitaire is played with G4.
        self.solitaire_needs_g4: Final = living
        #: ED-31 to ED-33. Abilities come and go at once, not from the next turn.
        self.abilities_at_once: Final = living
        #: ED-34. A host macroorganism needs a free square to take a diseased cube.
        self.red_queen_needs_square: Final = not living
        #: ED-35. Yellow attacks hosts free of charge too.
        self.yellow_attacks_hosts_free: Final = second
        #: ED-36. A macroorganism created with all squares filled must land.
        self.landfall_at_birth_forced: Final = living
        #: ED-37. Landfall lets the owner buy terrestrial organs at once.
        self.organs_on_landfall: Final = living
        #: ED-38. At landfall a parasite is taken in (otherwise it stays, without its cubes).
        self.landfall_takes_in_parasite: Final = living
        #: ED-41. Of the mutation cubes the "+" cubes go first.
        self.plus_cubes_first: Final = first
        #: ED-44. The diseased cubes of an extinct parasite are lost.
        self.dead_parasite_keeps_cubes: Final = first
        #: ED-48. An endosymbiont that confers immunology decides the order of atrophy.
        self.endosymbiont_immunology: Final = not first
        #: ED-50, ADD-4. A Medea voter's loss is rounded up (otherwise what they keep).
        self.medea_loss_rounded_up: Final = second
        #: ED-51. A card without climate icon does not renew the threat of Armageddon.
        self.only_icons_threaten: Final = second
        #: ED-53, ADD-12. Several crabs or droughts in a phase count once.
        self.one_cancer_roll: Final = not living
        #: ED-54. What a terrestrial solitaire win takes.
        self.land_win_needs_sea_win: Final = living
        #: ED-56. An introductory solitaire game exists.
        self.introductory_solitaire: Final = living
        #: ED-58. The chimera variant exists.
        self.chimera: Final = living
        #: ED-59. The hand-over to the successor's first edition.
        self.converts_to_first_megafauna: Final = not living
        #: ED-60. Catalysts may be given away in every mode.
        self.donations_in_every_mode: Final = not living
        #: ED-70. A liberated parasite must be attached if it can be.
        self.liberated_must_attach: Final = second
        #: ED-71. A blocked biont may settle on a refugium.
        self.blocked_may_settle: Final = second

"""The words of the game: names for its small numbers, verbs for options and events."""

from typing import Final, get_args

from trilobite.core.words import NUMBER, Words
from trilobite.games.genesis.cards.types import CLIMATE_NAMES, COLOUR_NAMES, ROW_NAMES, Cards
from trilobite.games.genesis.state import END_NAMES, PHASE_NAMES, PlayerName

PLAYER_NAMES: Final[tuple[PlayerName, ...]] = get_args(PlayerName)
ECOSYSTEM_NAMES = ("sea", "land")
POSITION_NAMES = ("base", "plus")

#: Verbs of options and the domains of their arguments.
OPTIONS: dict[str, tuple[str, ...]] = {
    # answers used in many places
    "decline": (),
    "done": (),
    "enough": (),
    "pass": (),
    "keep": (),
    "disk": ("colour",),
    "organism": ("organism",),
    "pay": ("colour", NUMBER),
    "pay-own": ("colour", NUMBER),
    "pay-both": ("colour", NUMBER),
    # A, D: order of players, climate
    "go-first": (),
    "call-vote": (),
    "gaia": (),
    "medea": (),
    "suffer": ("organism",),
    # losses
    "discard": ("colour",),
    "discard-mutation": ("mutation",),
    "lose-mutation": ("mutation", "position"),
    "lose-chromosome": ("colour",),
    "lose-diseased": (NUMBER,),
    "lose-organ": (NUMBER,),
    "lose-biont": ("player",),
    "lose-trophic-biont": (),
    "bottom": ("mutation",),
    "heir": ("player",),
    "cull": ("refugium",),
    # assignment
    "biont": ("refugium", "refugium"),
    "withdraw": ("refugium",),
    "enzyme": ("refugium",),
    "antioxidant": ("organism",),
    "donate": ("player",),
    "hgt": ("organism", "organism"),
    "hgt-refugium": ("organism", "refugium"),
    "hgt-home": ("organism",),
    "hgt-on": ("organism",),
    "hgt-on-refugium": ("refugium",),
    "go-home": (),
    "block": (),
    "allow": (),
    "parasite": ("organism", "organism"),
    "supplant": ("organism", "organism"),
    "with-biont": ("refugium",),
    "with-gene": ("organism",),
    "take": ("mutation", "position"),
    "take-organ": (NUMBER,),
    "take-diseased": (NUMBER,),
    # F, G: rolls
    "reroll": (),
    "reroll-die": (NUMBER,),
    "organise": ("colour",),
    "kill-cube": ("colour",),
    "kill-biont": ("player",),
    "give": ("player", "colour"),
    "ersatz": ("player",),
    "live": (),
    # purchases
    "mutation": ("organism", "row"),
    "promote": ("organism", "mutation"),
    "sex": ("organism", "row"),
    "macro": ("organism", "organism"),
    "organ": ("organism", NUMBER),
    "square": (NUMBER,),
    "red-queen": ("organism", "organism"),
    "take-back": (NUMBER,),
    "steal-biont": ("player",),
    "consent": (),
    "refuse": (),
    "land": (),
    "stay": (),
    # chimeras
    "use-diseased": (NUMBER,),
    "leave-diseased": (NUMBER,),
    "graft": (NUMBER, "mutation"),
    "send-home": ("player",),
    "take-in": ("player",),
}

#: Verbs of events and the domains of their arguments.
EVENTS: dict[str, tuple[str, ...]] = {
    "turn": (NUMBER,),
    "phase": ("phase",),
    "wanton": ("player",),
    "event": ("event",),
    "roiled": ("row",),
    "mutation-shown": ("row", "mutation"),
    "refugium": ("refugium", "row"),
    "waterworld-begins": (),
    "waterworld-ends": (),
    "smite": (),
    "manna-lost": ("refugium", "colour"),
    "enzyme-lost": ("refugium", "colour"),
    "deserted": ("refugium",),
    "heat-crisis": (NUMBER,),
    "oxygen-spike": (NUMBER,),
    "uv": (NUMBER,),
    "uv-stopped": (),
    "ozone-layer": (),
    "cancer-roll": ("organism",),
    "drought": (),
    "climate": ("climate",),
    "vote-called": ("player",),
    "voted-gaia": ("player",),
    "voted-medea": ("player",),
    "averted": (),
    "armageddon": ("climate",),
    "pollution": ("organism", NUMBER),
    "atrophy": ("organism", NUMBER),
    "antioxidant-spent": ("organism", "colour"),
    "mutation-cube-lost": ("organism", "mutation", "position"),
    "chromosome-lost": ("organism", "colour"),
    "diseased-cube-lost": ("organism", "colour"),
    "diseased-cube-back": ("organism", "colour"),
    "organ-lost": ("organism", NUMBER),
    "biont-lost": ("organism", "player"),
    "biont-home": ("player", NUMBER),
    "demoted": ("organism", "mutation"),
    "mutation-discarded": ("organism", "mutation"),
    "extinct": ("organism", "player"),
    "macro-extinct": ("organism", "player"),
    "commandeered": ("organism", "player"),
    "catalysts": ("player", "colour", NUMBER),
    "paid": ("player", "colour", NUMBER),
    "biont-assigned": ("player", "refugium"),
    "withdrawn": ("player", "refugium"),
    "enzyme": ("player", "refugium", "colour"),
    "antioxidant": ("player", "organism", "colour"),
    "donated": ("player", "player", "colour"),
    "hgt": ("player", "organism"),
    "hgt-entered": ("player", "organism"),
    "blocked": ("player", "organism"),
    "attached": ("organism", "organism", "player"),
    "diseased": ("organism", "organism", "colour"),
    "liberated": ("organism", "player"),
    "autocatalytic-roll": ("player", "refugium"),
    "rolled-again": ("player", "refugium"),
    "organised": ("refugium", "colour"),
    "manna-died": ("refugium", "colour"),
    "biont-died": ("player", "refugium"),
    "life": ("player", "organism"),
    "darwin-roll": ("organism",),
    "rerolled": ("organism", NUMBER),
    "mutated": ("organism", "mutation"),
    "promoted": ("organism", "mutation"),
    "macro": ("player", "organism", "organism"),
    "organ": ("organism", NUMBER),
    "absorbed": ("organism", "organism"),
    "landfall": ("player", "organism"),
    "oxygen-crisis": (),
    "overcrowded": ("ecosystem",),
    "sorted": ("ecosystem",),
    "red-queen": ("organism", "organism", "colour"),
    "biont-stolen": ("organism", "organism", "player"),
    "incorporated": ("organism", "organism", "player"),
    "grafted": ("organism", "mutation"),
    "host-outlived": ("organism", "organism"),
    "game-over": ("end",),
}

#: The domains of what the context of a decision tells; dice are plain numbers.
CONTEXTS: dict[str, str] = {
    "player": "player",
    "place": "organism",
    "refugium": "refugium",
}


def vocabulary(cards: Cards) -> Words:
    """The words for a set of cards.

    A placard has two names: as a `refugium` and, once alive, as an `organism`. The pool stands
    for a place where bionts come from.
    """
    sides = [side.id for side in cards.parasites]
    macros = [macro.id for macro in cards.macros]
    domains: dict[str, list[str]] = {
        "colour": list(COLOUR_NAMES),
        "row": list(ROW_NAMES),
        "climate": list(CLIMATE_NAMES),
        "phase": list(PHASE_NAMES),
        "end": list(END_NAMES),
        "ecosystem": list(ECOSYSTEM_NAMES),
        "position": list(POSITION_NAMES),
        "player": list(PLAYER_NAMES),
        "event": [event.id for event in cards.events],
        "mutation": [mutation.id for mutation in cards.mutations],
        "refugium": [*(placard.id for placard in cards.placards), *sides, *macros, "pool"],
        "organism": [*(placard.bacterium_id for placard in cards.placards), *sides, *macros],
    }
    return Words(domains, OPTIONS, EVENTS, CONTEXTS)

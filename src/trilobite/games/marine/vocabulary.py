"""The words of the game: names for its small numbers, verbs for options and events."""

from trilobite.core.words import NUMBER, Words
from trilobite.games.marine.cards.types import (
    Cards,
)
from trilobite.games.marine.cards.words import (
    ACTION_NAMES,
    ANIMAL_NAMES,
    ELEMENT_NAMES,
    KIND_NAMES,
    TERRAIN_NAMES,
)
from trilobite.games.marine.hexes import CORNER_NAMES, HEX_NAMES
from trilobite.games.marine.state import END_NAMES

#: Where a token of an animal lies: on its display, or on one of its traits.
PLACE_NAMES = ("display", "trait-1", "trait-2", "trait-3")

#: Up to two tokens that were drawn one after the other, for an event has few arguments.
TOKENS_NAMES = (
    "none",
    *ELEMENT_NAMES,
    *(f"{first}+{second}" for first in ELEMENT_NAMES for second in ELEMENT_NAMES),
)

#: Verbs of options and the domains of their arguments.
OPTIONS: dict[str, tuple[str, ...]] = {
    # answers used in many places
    "decline": (),
    "done": (),
    "token": ("element",),
    "corner": ("corner",),
    "tile": ("hex",),
    "species": ("hex", NUMBER),
    "remove": ("corner",),
    "exchange": ("corner",),
    "eliminate": ("hex", "animal"),
    "lay": ("place",),
    "lose": ("element", "place"),
    "card": ("evolution",),
    # setting up
    "animal": ("animal",),
    "keep": ("trait",),
    "keep-both": ("trait", "trait"),
    "give-back": ("trait",),
    "give-back-both": ("trait", "trait"),
    # turns
    "basic": ("space",),
    "special": ("element", "space"),
    "retrieve": (),
    # actions
    "replace": ("element", "place"),
    "protect": (),
    "around": ("corner",),
    "stack": ("stack",),
    "come": ("hex", NUMBER),
    "geyser": (),
    "black-smoker": (),
    "from-gene-pool": (),
    "from-eliminated": (),
    "move-from": ("hex",),
    "move-to": ("hex", NUMBER),
    "dominate": ("element",),
    # cards
    "spare": ("animal",),
    "send-home": ("hex", "animal"),
    "lift": ("corner",),
    "swap": ("element", "place"),
    "terrain": ("terrain",),
    "score": ("hex",),
    "score-rest": (),
    # traits
    "copy": ("trait",),
    "trait": ("trait",),
    "give-up": ("trait",),
    "pawn": ("element",),
    "follow": (),
    "take": ("action", "element"),
}

#: Verbs of events and the domains of their arguments.
EVENTS: dict[str, tuple[str, ...]] = {
    "plays": ("animal", NUMBER),
    "tile-laid": ("terrain", "hex"),
    "tile-shown": ("stack", "terrain"),
    "tile-placed": ("animal", "terrain", "hex"),
    "tile-scored": ("hex",),
    "vent-opened": ("animal", "kind", "hex"),
    "tokens-drawn": ("action", "tokens", "tokens"),
    "token-placed": ("element", "corner"),
    "token-lifted": ("element", "corner"),
    "marker-drawn": ("action", "terrain"),
    "element-gained": ("animal", "element"),
    "element-lost": ("animal", "element"),
    "species-placed": ("animal", "hex", NUMBER),
    "species-left": ("animal", "hex", NUMBER),
    "species-moved": ("animal", "hex", NUMBER),
    "species-returned": ("animal", "hex", NUMBER),
    "species-eliminated": ("animal", "hex", NUMBER),
    "species-revived": ("animal", "hex"),
    "vp": ("animal", NUMBER),
    "vp-lost": ("animal", NUMBER),
    "turn": ("animal",),
    "pawn-placed": ("animal", "space"),
    "special-placed": ("animal", "element", "space"),
    "kicked-out": ("animal", "space"),
    "pawn-gained": ("animal",),
    "pawns-returned": (),
    "no-effect": ("animal", "action"),
    "protected": ("animal",),
    "control": ("animal", "element", NUMBER),
    "retrieval": ("animal",),
    "round-ends": (NUMBER,),
    "idle-round": (NUMBER, NUMBER),
    "last-round": (),
    "card-shown": ("evolution", NUMBER),
    "card-resolved": ("animal", "evolution", NUMBER),
    "trait": ("animal", "trait"),
    "trait-copied": ("animal", "trait"),
    "trait-lost": ("animal", "trait"),
    "survival-card": ("animal",),
    "survival-card-free": (),
    "extinction": (),
    "survival": (),
    "reseed": (),
    "game-over": ("end",),
}

#: What a decision is about, and in which domain; all else are plain numbers.
CONTEXTS: dict[str, str] = {
    "animal": "animal",
    "animals": "animal",
    "card": "evolution",
    "corner": "corner",
    "element": "element",
    "hex": "hex",
    "species": "animal",
    "terrain": "terrain",
    "trait": "trait",
}


def number_of_tokens(tokens: list[int]) -> int:
    """The number of up to two tokens among TOKENS_NAMES, where singles come before pairs."""
    number = 0
    for token in tokens:
        number = number * len(ELEMENT_NAMES) + token + 1
    return number


def vocabulary(cards: Cards) -> Words:
    """The words for a set of cards."""
    domains: dict[str, list[str]] = {
        "animal": list(ANIMAL_NAMES),
        "element": list(ELEMENT_NAMES),
        "tokens": list(TOKENS_NAMES),
        "terrain": list(TERRAIN_NAMES),
        "kind": list(KIND_NAMES),
        "action": list(ACTION_NAMES),
        "hex": list(HEX_NAMES),
        "corner": list(CORNER_NAMES),
        "place": list(PLACE_NAMES),
        "end": list(END_NAMES),
        "stack": [str(stack + 1) for stack in range(cards.constants.stacks)],
        "space": [space.id for space in cards.spaces],
        "evolution": [card.id for card in cards.evolution],
        "trait": [trait.id for trait in cards.traits],
    }
    return Words(domains, OPTIONS, EVENTS, CONTEXTS)

"""The shapes of what people see of a game: its view, its odds, and what is printed on its cards.

Not compiled: the types are read when the program runs, to tell clients of them.
"""

from typing import Annotated, Any, TypedDict

from msgspec import Meta

#: Something in words, as `core.facts.plain` has it.
Fact = Annotated[Any, Meta(extra_json_schema={"$ref": "#/components/schemas/Fact"})]

# --- what is printed ----------------------------------------------------------------------


class OriginsEffect(TypedDict):
    """An action or advance; `track` and `level` are those of a technology, for a reduction `level`
    is the latest Epoch."""

    code: str
    track: str | None
    level: int
    fact: Fact


class OriginsRowOption(TypedDict):
    """An alternative of a row with its Consequence."""

    effect: OriginsEffect
    consequence: OriginsEffect | None


class OriginsUse(OriginsRowOption):
    """An alternative that can be chosen, by its number."""

    number: int
    fact: Fact


class OriginsRow(TypedDict):
    """The alternatives of a row that belong to a game."""

    options: list[OriginsRowOption]
    fact: Fact


class OriginsGains(TypedDict):
    """What a card gives in games of some scopes: its Heureka, and its rows by discipline."""

    scopes: list[str]
    heureka: Fact
    rows: dict[str, OriginsRow]


class OriginsTechnology(TypedDict):
    """A level of a technology."""

    track: str
    level: int


class OriginsSymbol(TypedDict):
    """A resource on the map, with the technology that it asks for."""

    id: str
    needs: OriginsTechnology | None
    fact: Fact


class OriginsGround(TypedDict):
    """What is printed on a hex, or on the tile that covers it."""

    kind: str
    ring: str | None
    stars: int
    resources: list[OriginsSymbol]


class OriginsHex(OriginsGround):
    """A hex of the map board."""

    id: str
    q: int
    r: int
    catastrophe: str | None
    provenance: dict[str, str]


class OriginsTileFace(TypedDict):
    """One side of a tile; its corners are land or water, clockwise from the top."""

    ring: str | None
    stars: int
    resources: list[OriginsSymbol]
    corners: list[str]


class OriginsTile(TypedDict):
    """A hexagonal tile."""

    id: str
    fact: Fact
    front: OriginsTileFace
    back: OriginsTileFace
    provenance: dict[str, str]


class OriginsIdea(TypedDict):
    """An Idea: all effects of its Heureka, what it asks for, and what it gives in
    games of each scope."""

    id: str
    epoch: int
    deck: str
    heureka: list[OriginsEffect]
    needs: Fact | None
    gains: list[OriginsGains]
    provenance: dict[str, str]


class OriginsFate(TypedDict):
    """An event of a challenge card; what a crisis is depends on that of the philosophy."""

    kind: str
    catastrophe: str | None
    fact: Fact
    crises: dict[str, Fact]


class OriginsChallenge(TypedDict):
    """A challenge card."""

    id: str
    epoch: int
    religious: bool
    resistance: bool
    events: list[OriginsFate]
    heureka: list[OriginsEffect]
    needs: Fact | None
    gains: list[OriginsGains]
    provenance: dict[str, str]


class OriginsSpeciesColumn(TypedDict):
    """A discipline of a species board: its rows by the `scope` of the game, and what the basic game
    adds to the upper one."""

    lower: dict[str, OriginsRow]
    upper: dict[str, OriginsRow]
    basic: OriginsEffect
    environment: int


class OriginsSpecies(TypedDict):
    """A species board, by colour."""

    id: str
    columns: dict[str, OriginsSpeciesColumn]


# --- the view -----------------------------------------------------------------------------


class OriginsLaidTile(TypedDict):
    """A tile laid in the game."""

    tile: str
    hex: str
    side: int
    turn: int


class OriginsCraton(TypedDict):
    """A craton on the map: the hexes of its fields, the middle first; under tiles it is there no
    more."""

    craton: str
    hexes: list[str]
    america: bool
    tiled: bool


class OriginsStrip(TypedDict):
    """The latitude strip, with the colour of each row of the map from the north."""

    id: str
    rows: list[str]


class OriginsOwnTile(TypedDict):
    """A tile of an own map."""

    hex: str
    tile: str
    side: int
    turn: int


class OriginsTradition(TypedDict):
    """The tradition deck: its top card, and how many there are."""

    top: str | None
    cards: int


class OriginsAuction(TypedDict):
    """The highest bid so far with bonuses, its pawns and bidder; who gets a dictator."""

    highest: int
    pawns: int
    bidder: str | None
    dictator: str | None


class OriginsPlaying(TypedDict):
    """The row that is being played: its Foundation or Invention, if it is one, and its
    alternatives."""

    card: str | None
    options: list[OriginsUse]


class OriginsPlayer(TypedDict):
    """A player with what can be counted."""

    seat: int
    realm: str
    crown: int
    ruling: str
    #: Pawns in emotions, vocabulary and free will.
    brain: list[int]
    mysticism: int
    #: Spaces.
    migrants: list[str]
    #: Resources by hex.
    cities: dict[str, str]
    #: Levels and steps by track.
    technology: dict[str, int]
    steps: dict[str, int]
    #: Challenge cards by discipline, the newest last.
    foundations: dict[str, list[str]]
    #: Foundations with a Dissident, and "crown".
    dissidents: list[str]
    inventions: list[str]
    #: By discipline.
    tokens: list[int]
    portents: list[str]
    overflow: bool
    refugees: list[str]
    supply: int
    blocks: int
    elders: int
    emissaries: int
    urbanisation: int
    diversity: int
    dissident_count: int
    #: How far a Migrant spreads.
    range: int
    #: Hexes with more than the footprint feeds.
    hungry: list[str]
    scores: dict[str, int]
    #: What technologies add to each score.
    learning: dict[str, int]
    best: int
    #: What the next Comet would bring now.
    comet_tokens: int
    #: Events that would strike now.
    struck_by: list[str]
    #: Ideas of the display whose requirement is met.
    qualified: list[str]
    #: What is added to any bid for the card that is challenged.
    bonus: int


class OriginsView(TypedDict):
    """The table as everybody sees it."""

    epoch: int
    round: int
    turn: str | None
    #: The phase of the turn: challenge, activity, footprint.
    phase: str
    stage: str
    row: int
    playing: OriginsPlaying | None
    #: Which effects belong to this game: "basic", "alone" or "whole".
    scope: str
    ending: str
    over: bool
    #: Turns left after Comet IV has come in sight.
    tail: int | None
    crowns: list[int]
    map: str
    laid: list[OriginsLaidTile]
    tiles: list[OriginsOwnTile]
    cratons: list[OriginsCraton]
    strip: OriginsStrip | None
    #: What tiles have changed, by hex and by space.
    ground: dict[str, OriginsGround]
    shores: dict[str, str]
    climate: dict[str, str]
    #: Migrants on the spaces of a hex and its city, where there is somebody (H1a).
    population: dict[str, int]
    philosophy: str
    cancelled: str | None
    #: Challenge cards left, by Epoch.
    deck: list[int]
    comet_on_top: bool
    comet: str
    unused: list[int]
    shown: list[str]
    gone: list[str]
    #: Ideas left, by Epoch and discipline.
    idea_decks: list[int]
    #: By discipline, from row 1; "" for a gap.
    display: list[str]
    elders: dict[str, dict[str, int]]
    emissaries: dict[str, list[str]]
    tradition: OriginsTradition
    #: The challenge card that is seen to just now, and the Idea.
    card: str | None
    idea: str | None
    auction: OriginsAuction
    moved: list[str]
    built: list[str]
    elected: bool
    players: dict[str, OriginsPlayer]


# --- the odds -----------------------------------------------------------------------------


class OriginsChallengeOdds(TypedDict):
    """What the next challenge card may bring, among the cards that nobody has seen."""

    cards: int
    left: int
    religious: float
    events: dict[str, float]


class OriginsReach(TypedDict):
    """Where a Migrant comes to, by the space or the city from which it sets out."""

    spaces: dict[str, list[str]]
    hexes: dict[str, list[str]]


class OriginsOdds(TypedDict):
    """The chances of the draws to come, and what the map allows."""

    #: None before a Comet.
    challenge: OriginsChallengeOdds | None
    #: Ideas left in the decks of the Epoch, by discipline.
    ideas: dict[str, int]
    reach: OriginsReach
    #: Resources on which each player could build with a Migrant beside them, by colour and hex.
    sites: dict[str, dict[str, list[str]]]
    #: What each city is worth in its owner's politics, by hex.
    city_points: dict[str, int]

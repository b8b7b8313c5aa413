"""C6, C8. What a campaign brings along: the people of Megafauna, and the results of earlier games.

The option `campaign` has a table for each colour, and under `results` the results of the games
before: that of Genesis as it is handed over, that of Megafauna as its players write it down. What a
colour's own table says goes before what a result says.
"""

from typing import Any, Final

from trilobite.core.errors import OptionsError, shown
from trilobite.core.option_errors import no_list, unknown, whole
from trilobite.games.origins.cards.types import (
    BLACK,
    COLOUR_NAMES,
    COLOURS,
    MODE_NAMES,
    SOLITAIRE,
)

NO_SHAPE: Final = -1
ARCHETYPE: Final = 0
BURROWER: Final = 1
ARMOURED: Final = 2
FLYER: Final = 3
SWIMMER: Final = 4
SHAPE_NAMES: Final = ("archetype", "burrower", "armoured", "flyer", "swimmer")
#: C6g.1. As many creatures of a shape does Megafauna have.
CREATURES: Final = 7
#: C6f.1. Emotions that can be won in Megafauna: as many pawns as there are to move.
MOST_EMOTIONS: Final = 6
MOST_RANGE: Final = 8
MOST_TOKENS: Final = 99

GENESIS: Final = "genesis"
MEGAFAUNA: Final = "megafauna"
#: What can be told of a colour, and what besides in the result of Megafauna.
FIELDS: Final = ("shape", "species", "emotions", "range", "tokens", "hexes", "place", GENESIS)
RESULT_FIELDS: Final = ("colour", "vp", *FIELDS)


class Legacy:
    """C6. What a player brings from Megafauna, by colour."""

    def __init__(
        self,
        shape: int = NO_SHAPE,
        emotions: int = 0,
        reach: int = 0,
        tokens: int = 0,
        hexes: list[int] | None = None,
        place: int = 0,
    ) -> None:
        #: C6g. The shape of their creatures.
        self.shape: Final = shape
        #: C6f. Emotions won.
        self.emotions: Final = emotions
        #: C6e. The range of a spread at energy 3, or 0 if it is as usual.
        self.reach: Final = reach
        #: C6j. Victory tokens of earlier games.
        self.tokens: Final = tokens
        #: C6h. The hexes that they held, none if they start as usual, and their place in Megafauna.
        self.hexes: Final[list[int]] = hexes or []
        self.place: Final = place


def read_campaign(
    given: object, players: int, mode: int, hex_ids: list[str]
) -> list[Legacy] | None:
    """C6, C8, C1f.1. What Megafauna and the games before it leave to the colours."""
    if given is None:
        return None
    if not isinstance(given, dict):
        raise OptionsError(
            "campaign must be a table by colour, not {given}", "campaign-table", given=shown(given)
        )
    for name in given:
        if name not in COLOUR_NAMES and name != "results":
            raise unknown("colour", name, COLOUR_NAMES)
    results = read_results(given.get("results", []))
    tables: dict[str, dict[str, Any]] = {}
    for name in COLOUR_NAMES:
        table = told_of(name, given, results)
        if table is not None:
            tables[name] = table
    if mode == SOLITAIRE and "black" not in tables:
        raise OptionsError(
            "alone you play black: campaign must have a table 'black' (C7.1)", "campaign-black"
        )
    if len(tables) < players:
        raise OptionsError(
            "campaign must tell of {players} colours (C6.2)", "campaign-colours", players=players
        )
    for result in results:
        award(tables, result)
    return [
        read_legacy(tables[name], name, hex_ids) if name in tables else Legacy()
        for name in COLOUR_NAMES
    ]


# --- results ------------------------------------------------------------------------------


def read_results(given: object) -> list[dict[str, Any]]:
    """C6.1. The results of earlier games, each with its players and their victory points."""
    if not isinstance(given, list | tuple):
        raise no_list("campaign.results", given, "results")
    games: list[str] = []
    for result in given:
        game = result.get("game") if isinstance(result, dict) else None
        if game not in (GENESIS, MEGAFAUNA):
            raise OptionsError(
                "a result of a campaign has a field game, genesis or megafauna, "
                "and its players, not {given}",
                "campaign-result",
                given=shown(result),
            )
        if game in games:
            raise OptionsError(
                "campaign.results has two results of {game}", "campaign-two-results", game=game
            )
        games.append(game)
        players = result.get("players")
        if not isinstance(players, list | tuple) or not players:
            raise OptionsError(
                "the result of {game} has no players; nobody survived (C6.1)",
                "campaign-no-players",
                game=game,
            )
        colours: list[str] = []
        for player in players:
            if not isinstance(player, dict) or not isinstance(player.get("colour"), str):
                raise OptionsError(
                    "a player of {game} has a colour and vp, not {given}",
                    "campaign-player",
                    game=game,
                    given=shown(player),
                )
            if player["colour"] in colours:
                raise OptionsError(
                    "the result of {game} has {colour} twice; "
                    "give each player a colour of their own",
                    "campaign-colour-twice",
                    game=game,
                    colour=shown(player["colour"]),
                )
            colours.append(player["colour"])
            points_of(player, game)
        if game == MEGAFAUNA:
            check_megafauna(result)
    return list(given)


def check_megafauna(result: dict[str, Any]) -> None:
    """C6.1, C6.2. There was no runaway greenhouse, and everybody keeps their colour."""
    if result.get("greenhouse"):
        raise OptionsError(
            "after a runaway greenhouse there is no Origins (C6.1)", "campaign-greenhouse"
        )
    for player in result["players"]:
        if player["colour"] not in COLOUR_NAMES:
            raise unknown("colour", player["colour"], COLOUR_NAMES)
        for name in player:
            if name not in RESULT_FIELDS:
                raise unknown("field", name, RESULT_FIELDS, "a player of megafauna")


def points_of(player: dict[str, Any], game: str) -> int:
    """Victory points: a number, or as Genesis tells them a table with their total."""
    points = player.get("vp")
    if isinstance(points, dict):
        points = points.get("total")
    if not isinstance(points, int) or isinstance(points, bool):
        raise OptionsError(
            "{colour} of {game} has no victory points (vp)",
            "campaign-no-points",
            colour=shown(player["colour"]),
            game=game,
        )
    return points


def told_of(
    name: str, given: dict[str, Any], results: list[dict[str, Any]]
) -> dict[str, Any] | None:
    """All that is told of a colour, None if nothing is."""
    table: dict[str, Any] | None = None
    for result in results:
        if result["game"] == MEGAFAUNA:
            ranking = sorted([points_of(one, MEGAFAUNA) for one in result["players"]], reverse=True)
            for player in result["players"]:
                if player["colour"] == name:
                    table = {field: player[field] for field in FIELDS if field in player}
                    table.setdefault("place", 1 + ranking.index(points_of(player, MEGAFAUNA)))
    if name not in given:
        return table
    own = given[name]
    if not isinstance(own, dict):
        raise OptionsError(
            "{field} must be a table, not {given}",
            "no-table",
            field=f"campaign.{name}",
            given=shown(own),
        )
    return {**(table or {}), **own}


def award(tables: dict[str, dict[str, Any]], result: dict[str, Any]) -> None:
    """C6j.1. One token for each opponent who had fewer points in a game before this one."""
    game = result["game"]
    points = {player["colour"]: points_of(player, game) for player in result["players"]}
    for name, table in tables.items():
        was = table.get(GENESIS) if game == GENESIS else name
        if not isinstance(was, str):
            raise OptionsError(
                '{field} must say which colour of Genesis it was: {known}, or "" for none',
                "campaign-genesis",
                field=f"campaign.{name}.genesis",
                known=", ".join(points),
            )
        if was in points:
            fewer = sum(1 for one in points.values() if one < points[was])
            had = whole(f"campaign.{name}.tokens", table.get("tokens", 0), MOST_TOKENS)
            table["tokens"] = had + fewer
        elif game == GENESIS and was != "":
            raise unknown("player", was, tuple(points), "genesis")


# --- one colour ---------------------------------------------------------------------------


def read_legacy(given: dict[str, Any], colour: str, hex_ids: list[str]) -> Legacy:
    """C6e to C6h, C6j. What one colour brings along."""
    for name in given:
        if name not in FIELDS:
            raise unknown("field", name, FIELDS, f"campaign.{colour}")
    field = f"campaign.{colour}"
    shape, emotions = given.get("shape", "archetype"), given.get("emotions", 0)
    if "species" in given:
        shape, emotions = speaking_species(given["species"], given.get("shape"), field)
    if shape not in SHAPE_NAMES:
        raise unknown("shape", shape, SHAPE_NAMES)
    hexes = given.get("hexes", [])
    if not isinstance(hexes, list | tuple):
        raise no_list(f"{field}.hexes", hexes, "hexes")
    for hex in hexes:
        if hex not in hex_ids:
            raise OptionsError(
                "{field}: there is no hex {given} on this map",
                "campaign-hex",
                field=f"{field}.hexes",
                given=shown(hex),
            )
    return Legacy(
        SHAPE_NAMES.index(shape),
        whole(f"{field}.emotions", emotions, MOST_EMOTIONS),
        whole(f"{field}.range", given.get("range", 0), MOST_RANGE),
        whole(f"{field}.tokens", given.get("tokens", 0), MOST_TOKENS),
        sorted(hex_ids.index(hex) for hex in hexes),
        whole(f"{field}.place", given.get("place", 0), len(COLOURS)),
    )


def speaking_species(given: object, shape: object, field: str) -> tuple[str, object]:
    """C6g.1. Of a player's species the one that first had language, otherwise the one with more
    emotions; in a tie `shape` says which. Language is told by the turn in which it came."""
    if not isinstance(given, list | tuple) or not given:
        raise no_list(f"{field}.species", given, "species")
    for one in given:
        if not isinstance(one, dict) or not {"shape"} <= set(one) <= {
            "shape",
            "emotions",
            "language",
        }:
            raise OptionsError(
                "a species has shape, emotions and language, not {given}",
                "campaign-species",
                given=shown(one),
            )
        whole(f"{field}.species.emotions", one.get("emotions", 0), MOST_EMOTIONS)
        whole(f"{field}.species.language", one.get("language", 0), MOST_TOKENS)
    speaking = [one for one in given if one.get("language", 0) > 0]
    if speaking:
        first = min(one["language"] for one in speaking)
        best = [one for one in speaking if one["language"] == first]
    else:
        most = max(one.get("emotions", 0) for one in given)
        best = [one for one in given if one.get("emotions", 0) == most]
    if len(best) > 1:
        best = [one for one in best if one["shape"] == shape]
    if len(best) != 1:
        raise OptionsError(
            "{field}: two species are equal, choose one with shape (C6g.1)",
            "campaign-equal-species",
            field=field,
        )
    return best[0]["shape"], best[0].get("emotions", 0)


def plain_campaign(legacies: list[Legacy], hex_ids: list[str]) -> dict[str, Any]:
    """A campaign as plain values, with the results counted in."""
    plain: dict[str, Any] = {}
    for colour in COLOURS:
        legacy = legacies[colour]
        if legacy.shape == NO_SHAPE:
            continue
        told: dict[str, Any] = {
            "shape": SHAPE_NAMES[legacy.shape],
            "emotions": legacy.emotions,
            "range": legacy.reach,
            "tokens": legacy.tokens,
        }
        if legacy.hexes:
            told["hexes"] = [hex_ids[hex] for hex in legacy.hexes]
        if legacy.place:
            told["place"] = legacy.place
        plain[COLOUR_NAMES[colour]] = told
    return plain


# --- going on -----------------------------------------------------------------------------


def continued(result: dict[str, Any]) -> dict[str, Any]:
    """C1f.1, C6j.1. The options of a game that goes on from a finished game of Genesis, as it was
    handed over, or from a file of options with a campaign. Who sat where stays there and gets the
    colours in their order."""
    if isinstance(result.get("campaign"), dict):
        told = [name for name in COLOUR_NAMES if name in result["campaign"]]
        return {"players": len(told), **result} if told else dict(result)
    if result.get("game") != GENESIS:
        raise OptionsError(
            "this file is neither a campaign nor what a finished game of Genesis hands over",
            "no-campaign",
        )
    players = read_results([result])[0]["players"]
    colours = [player["colour"] for player in players]
    if len(players) == 1 or result.get("mode") == MODE_NAMES[SOLITAIRE]:
        best = max(players, key=lambda player: points_of(player, GENESIS))["colour"]
        campaign = {"results": [result], COLOUR_NAMES[BLACK]: {GENESIS: best}}
        return {"players": 1, "mode": MODE_NAMES[SOLITAIRE], "campaign": campaign}
    if len(players) <= len(COLOURS) and all(isinstance(one.get("seat"), int) for one in players):
        colours = [one["colour"] for one in sorted(players, key=lambda one: int(one["seat"]))]
    people = COLOUR_NAMES[: len(colours)]
    return {
        "players": len(colours),
        "variants": ["advanced"],
        "colours": list(people),
        "campaign": {
            "results": [result],
            **{name: {GENESIS: was} for name, was in zip(people, colours, strict=False)},
        },
    }

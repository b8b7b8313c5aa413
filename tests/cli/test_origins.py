"""Bios: Origins at the terminal."""

from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.cli.helpers import printed, run
from tests.origins.rich import rich_state
from tests.origins.table import Table, challenged
from trilobite.cli.log import log_lines
from trilobite.cli.messages import Messages
from trilobite.cli.origins.grid import Grid, coordinates
from trilobite.cli.origins.pieces import resource_letter
from trilobite.cli.origins.screen import OriginsScreen
from trilobite.cli.screen import screen_for
from trilobite.core.session import Session, begin
from trilobite.games.origins.cards.types import (
    BLACK,
    CIVIL_WAR,
    COLOUR_NAMES,
    CRISIS,
    LEFT_DICTATOR,
    MARITIME,
    MENOPAUSE,
    METALLURGY,
    POLITICS,
    PRAY,
    SPREAD,
    TECH,
    TECHNOLOGY,
    WAR,
    Challenge,
    Effect,
    Event,
    Requirement,
    RowOption,
)
from trilobite.games.origins.game import OriginsGame
from trilobite.games.origins.state import OPEN, Foundation, Origins
from trilobite.games.origins.worldmap import JUNGLE
from trilobite.games.registry import make_game

LANGUAGES = ("en", "cs", "it")
SEATS = ["you", "bot", "bot", "bot"]

#: A row: war, from which a step of metallurgy follows, or a spread.
WAR_OR_SPREAD = [
    RowOption(Effect(WAR, -1, 0, True), Effect(TECH, METALLURGY, 2, False)),
    RowOption(Effect(SPREAD, -1, 0, False), None),
]

#: A set-up of each kind that people meet in different words.
TABLES: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 3, "variants": ["advanced"]},
    {"players": 4, "variants": ["advanced", "first-exodus"]},
    {"players": 2, "variants": ["sea-people"]},
    {"players": 2, "variants": ["advanced", "own-map"]},
    {"players": 2, "variants": ["yrr"]},
    {"players": 1, "mode": "solitaire"},
    {"players": 2, "mode": "cooperative"},
    {"players": 2, "variants": ["cratons"]},
    {"players": 3, "variants": ["mars"]},
]


def origins(options: dict[str, Any]) -> OriginsGame:
    """A game of Origins."""
    game = make_game("origins", options)
    assert isinstance(game, OriginsGame)
    return game


def state_of(session: Session) -> Origins:
    """The position of a session of Origins."""
    assert isinstance(session.state, Origins)
    return session.state


def screen_of(game: OriginsGame, language: str = "en") -> OriginsScreen:
    """The screen of a game."""
    made = screen_for(game, language, None)
    assert isinstance(made, OriginsScreen)
    return made


def played(
    game: OriginsGame,
    seed: int,
    until: Callable[[Session], bool],
    start: Origins | None = None,
    look: Callable[[Session, int], None] | None = None,
) -> Session:
    """A game after random answers, until something holds or it is over."""
    pick = Random(seed)
    session = begin(game, seed, start)
    while not session.over and not until(session):
        seat = session.deciders()[0]
        decision = session.decision_for(seat)
        assert decision is not None
        if look is not None:
            look(session, seat)
        session.choose(pick.choice(decision.options), seat)
    return session


def to_the_end(_session: Session) -> bool:
    return False


def at_once(_session: Session) -> bool:
    return True


def asked(session: Session, kind: str) -> bool:
    """Whether a decision of a kind is asked now."""
    return any(
        decision is not None and decision.kind == kind
        for decision in map(session.decision_for, session.deciders())
    )


@cache
def two_players() -> tuple[OriginsGame, OriginsScreen]:
    """Black against green in the advanced game."""
    game = origins({"players": 2, "variants": ["advanced"], "colours": ["black", "green"]})
    return game, screen_of(game)


def board(session: Session, shown: OriginsScreen, width: int = 80, seat: int = 0) -> str:
    """The board as a terminal of a width shows it."""
    decision = session.decision_for(seat)
    return printed(shown.board(session.state, width, SEATS, seat, decision), width)


# --- words --------------------------------------------------------------------------------


def sound(sentence: str) -> bool:
    """Whether a sentence has no hole in it."""
    return bool(sentence.strip()) and "{" not in sentence and "  " not in sentence.strip()


def check_words(shown: OriginsScreen, session: Session, seat: int, pick: Random) -> None:
    g = state_of(session)
    decision = session.decision_for(seat)
    assert decision is not None
    assert sound(shown.prompt(g, decision))
    assert all(map(sound, shown.options(g, decision)))
    if pick.random() < 0.1:
        for refusal in session.refusals(seat):
            assert sound(shown.option(g, decision, refusal.option))
            assert sound(shown.reason(g, decision, refusal))


@pytest.mark.parametrize(
    ("language", "says", "not_said"),
    [
        ("en", "do you pay for Grooming and Gossip? It costs", "more than"),
        ("cs", "Stojí tolik Stařešinů", "vyšší než"),
        ("it", "Costa tanti Anziani", "superare"),
    ],
)
def test_alone_a_card_has_a_price_and_nobody_has_bid_before(
    language: str, says: str, not_said: str
) -> None:
    dissident = {"black": {"brain": [3, 1, 1], "dissidents": ["crown"]}}
    elders = {"knife": {"black": 2}}
    position = challenged(
        "black", "grooming-and-gossip", "auction", elders=elders, player=dissident
    )
    table = Table(position, mode="solitaire")
    decision = table.session.decision_for(0)
    assert decision is not None
    prompt = screen_of(table.game, language).prompt(table.state, decision)
    assert says in prompt
    assert prompt.endswith(": 2.")
    assert not_said not in prompt


@pytest.mark.parametrize("rich", [False, True])
@pytest.mark.parametrize(
    ("number", "options"), list(enumerate(TABLES)), ids=[str(options) for options in TABLES]
)
def test_a_whole_game_has_words(number: int, options: dict[str, Any], rich: bool) -> None:
    """From the set-up and from the middle of a game, the languages by turns."""
    game = origins(options)
    shown = screen_of(game, LANGUAGES[(number + rich) % 3])
    pick = Random(7)
    start = rich_state(game, 7) if rich else None
    session = played(
        game,
        7,
        to_the_end,
        start,
        lambda session, seat: check_words(shown, session, seat, pick),
    )
    lines = shown.log(session, 0)
    assert len(lines) == sum(event[0] != "round" for event in session.log)
    assert all(sound(words) for _, words in lines)


def test_a_space_is_named_by_a_hex_and_its_corner() -> None:
    """A space with a name of its own is found at the hex of that name, if it touches it; the
    Migrants of black start in Zimbabwe (C2c.1)."""
    game, shown = two_players()
    text = shown.text
    spaces = game.words.domains["space"]
    assert text.space(spaces.index("himalaya-n")) == "Himalaya d15, north"
    assert text.space(game.cards.earth.land_start[BLACK]).startswith("Zimbabwe g11, ")
    assert text.space(spaces.index("beringia")).startswith("Beringia ")
    assert len({text.space(space) for space in range(len(spaces))}) == len(spaces)


def test_a_challenge_card_is_told_with_all_that_is_on_it() -> None:
    game, shown = two_players()
    text = shown.text
    card = Challenge(
        id=game.cards.challenges[0].id,
        number=1,
        epoch=2,
        religious=True,
        events=[Event(CRISIS, -1, False), Event(LEFT_DICTATOR, -1, False)],
        heureka=[Effect(PRAY, -1, 0, False), Effect(TECH, METALLURGY, 2, False)],
        requirements=[Requirement(MENOPAUSE, -1, 0), Requirement(TECHNOLOGY, MARITIME, 1)],
        resistance=True,
        disciplines=[POLITICS],
        rows=[[], WAR_OR_SPREAD, []],
    )
    facts = text.challenge(card)
    assert facts["challenge"].startswith(f"{text.named('challenge', 0)} (II, religious, Resistance")
    assert facts["Heureka"] == "pray + metallurgy 2"
    assert facts["requirement"] == "menopause or maritime 1"
    assert facts["politics"] == "war > metallurgy 2 / spread"
    assert facts["events"] == "crisis, left-wing dictator"
    now = text.challenge(card, CIVIL_WAR)
    assert now["events"] == "crisis: civil war, left-wing dictator"
    session = played(game, 2, lambda session: any(one[0] == "challenge" for one in session.log))
    event, said = next(line for line in shown.log(session, 0) if line[0][0] == "challenge")
    name = text.named("challenge", event[2])
    player = text.player(event[1])
    assert said.startswith(f"{player} challenges the gods: {name}. Events: ")
    printed_there = text.challenge(game.cards.challenges[event[2]])
    assert all(words in said for words in list(printed_there.values())[1:])


def test_the_round_is_told_in_the_heading_of_a_turn() -> None:
    game, shown = two_players()
    session = played(game, 2, lambda session: state_of(session).round == 3)
    headings = [words for event, words in shown.log(session, 0) if event[0] == "turn"]
    assert sum(words.startswith("Round 2, ") for words in headings) == 1
    assert not any(event[0] == "round" for event, _ in shown.log(session, 0))


def test_what_a_game_lacks_is_not_shown() -> None:
    """C1a.1. In the basic game cards have no advanced effects."""
    basic = screen_of(origins({"players": 2})).text
    advanced = two_players()[1].text
    assert advanced.row(WAR_OR_SPREAD) == "war > metallurgy 2 / spread"
    assert basic.row(WAR_OR_SPREAD) == "spread"
    assert basic.row(WAR_OR_SPREAD[:1]) == "–"


# --- the map ------------------------------------------------------------------------------


def test_coordinates_on_the_archipelago_are_the_printed_ones() -> None:
    world = origins({"players": 2}).cards.archipelago
    assert coordinates(world) == world.hex_ids


@pytest.mark.parametrize("name", ["earth", "archipelago"])
def test_coordinates_name_one_hex(name: str) -> None:
    world = getattr(origins({"players": 2}).cards, name)
    assert len(set(coordinates(world))) == len(world.hex_ids)


@pytest.mark.parametrize("width", [80, 83, 100, 124, 165, 206, 300])
def test_the_earth_fits_from_80_columns_on(width: int) -> None:
    world = origins({"players": 2}).cards.earth
    grid = Grid(world, width)
    assert grid.width <= width
    columns = sorted({grid.column(x) for places in world.space_x for x in places})
    assert columns[0] == 0
    assert all(grid.column(x + 0.5) - grid.column(x - 0.5) >= 3 for x in world.hex_x)


def test_the_earth_does_not_fit_below() -> None:
    assert Grid(origins({"players": 2}).cards.earth, 79).width > 79


def test_the_map_shows_pieces_where_they_are() -> None:
    """A Migrant stands on the corner of its hex, a city in place of its resource, a token as a
    capital letter."""
    game, shown = two_players()
    session = begin(game, 1)
    g = state_of(session)
    hexes = range(len(g.terrain) - 2)
    city = next(hex for hex in hexes if g.terrain[hex] == OPEN and len(g.world.resources[hex]) == 2)
    token = next(hex for hex in hexes if g.terrain[hex] == JUNGLE)
    g.cities[city] = BLACK
    g.city_on[city] = 1
    lines = board(session, shown).splitlines()
    ruler = next(number for number, line in enumerate(lines) if line.startswith("1  2   3"))
    grid = Grid(g.world, 80)

    def cell(hex: int) -> str:
        line = lines[ruler + 2 * (ord(shown.text.coordinates[hex][0]) - ord("a")) + 2]
        west = grid.column(g.world.hex_x[hex] - 0.5)
        return line[west : west + 3]

    first = resource_letter(shown.text, g.world.resources[city][0].kind)
    assert cell(city)[1:] == f"{first}B"
    assert cell(token)[0] == "J"
    zimbabwe = game.words.domains["hex"].index("zimbabwe")
    start = g.world.land_start[BLACK]
    below = g.world.space_y[start][0] > g.world.hex_y[zimbabwe]
    line = lines[ruler + 2 * (ord("g") - ord("a")) + (3 if below else 1)]
    assert line[grid.column(g.world.space_x[start][0])] == "B"


def test_the_map_of_cratons_says_which_rows_are_white_and_green() -> None:
    game = origins({"players": 2, "variants": ["cratons"], "colours": ["black", "white"]})
    session = begin(game, start=game.from_position({"strip": "warm"}))
    shown = board(session, screen_of(game), width=100)
    assert "Latitudes: warm (white a h, green b c d e f g)" in shown


def test_the_map_marks_what_is_offered() -> None:
    game, shown = two_players()
    session = played(game, 3, lambda session: asked(session, "spread-to"))
    seat = session.deciders()[0]
    decision = session.decision_for(seat)
    assert decision is not None
    text = board(session, shown, seat=seat)
    drawn = text[text.index("1  2   3") : text.index("Rings")]
    places = [len(state_of(session).world.space_x[space]) for _, space, _ in decision.options]
    assert drawn.count("+") == sum(places)
    assert "+ to choose from" in text


def test_a_hex_that_is_offered_is_marked_in_place_of_its_climate() -> None:
    """C4.3. A tile can go to the Greenland Sea, but not to Iceland."""
    game = origins({"players": 2, "variants": ["yrr"]})
    session = played(game, 2, lambda session: asked(session, "tile-to"))
    text = board(session, screen_of(game), seat=session.deciders()[0])
    row = next(line for line in text.splitlines() if line.startswith("   a "))
    world, hexes = game.cards.earth, game.words.domains["hex"]
    iceland, sea = (
        Grid(world, 80).column(world.hex_x[hexes.index(name)] - 0.5)
        for name in ("iceland", "greenland-sea")
    )
    assert row[iceland] == "i"
    assert row[sea] == "+"


def test_wide_maps_have_names() -> None:
    game, shown = two_players()
    session = begin(game, 1)
    assert "Zimbabwe" in board(session, shown, 206)
    assert "Zimba" in board(session, shown, 130)
    map_alone = board(session, shown, 80).partition("1  2   3")[2]
    assert "Zimba" not in map_alone


def test_without_room_places_are_listed() -> None:
    game, shown = two_players()
    text = board(begin(game, 1), shown, 60)
    assert "1  2   3" not in text
    assert "Zimbabwe g11" in text


# --- the board ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("options", "rich", "language"),
    [
        (TABLES[1], True, "en"),
        (TABLES[2], True, "cs"),
        (TABLES[4], False, "it"),
        (TABLES[5], True, "cs"),
        (TABLES[6], False, "it"),
    ],
    ids=str,
)
def test_everything_fits(options: dict[str, Any], rich: bool, language: str) -> None:
    """Board, tables, odds, log and scores at several widths, in the middle of a game and at the
    end."""
    game = origins(options)
    shown = screen_of(game, language)
    start = rich_state(game, 5) if rich else None
    middle = played(game, 5, lambda session: len(session.answers()) > 20, start)
    end = played(game, 5, to_the_end, start)
    for session, width in ((middle, 80), (middle, 170), (end, 60), (end, 80)):
        state = session.state
        pictures = [
            shown.board(state, width, SEATS, 0, session.decision_for(0)),
            *(table(state) for table in shown.tables.values()),
            *log_lines(shown, session, max(0, len(session.log) - 50)),
        ]
        for seat in session.deciders():
            decision = session.decision_for(seat)
            assert decision is not None
            pictures += [shown.odds(state, decision, wanted) for wanted in ("", "a1", "nothing")]
        if session.result is not None:
            pictures.append(shown.scores(state, session.result, SEATS))
        for picture in pictures:
            text = printed(picture, width)
            assert "{" not in text
            assert max(map(len, text.splitlines())) <= width


def test_the_board_counts_the_cards_before_the_next_comet() -> None:
    """C2g.2. Two players, advanced: four cards of Epoch I, two of each other."""
    game, shown = two_players()
    session = begin(game, 1)
    assert "4 cards before Comet I · later Epochs: II 2, III 2, IV 2" in board(session, shown)
    g = state_of(session)
    g.deck = [0, 1, 2, 2]
    assert "Comet I lies on top" in board(session, shown)
    g.epoch = 2
    assert "one card before Comet II · later Epochs: III 2, IV 2" in board(session, shown)


def test_the_board_shows_a_tableau() -> None:
    """Brain, ruling class with its Dissident, Foundations with theirs, tokens and scores."""
    game, shown = two_players()
    session = begin(game, 1)
    g = state_of(session)
    player = g.player(BLACK)
    lower, upper = [n for n, card in enumerate(game.cards.challenges) if card.resistance][:2]
    low, up = (shown.text.named("challenge", card) for card in (lower, upper))
    player.ruling = POLITICS
    player.crown_dissident = True
    player.columns[POLITICS] = [
        Foundation(upper, True),
        Foundation(lower),
    ]
    player.tokens[POLITICS] = 2
    player.mysticism = 1
    player.brain = [3, 2, 1]
    text = board(session, shown, 100, player.seat)
    panel = text[text.index("B Sapiens, black") : text.index("G Hobbit")]
    assert "culture 5 · politics 4 · industry 2 " in panel
    assert "emotions ●●●  vocabulary ●●  free will ●  mysticism pool ●  Elders –" in panel
    assert "♛● politics +2" in panel
    assert f"{up} ●" in panel
    assert f"{low} ○" in panel
    rows = [panel.rindex(name) for name in (low, up, "lower row")]
    assert rows == sorted(rows)  # from the bottom to the top (A2.3)
    assert "(disabled by the Dissident)" in panel


def test_the_board_says_who_the_people_are() -> None:
    """C1d.3, C4.1, C6g. Species, realm and shape."""
    realms = {"realms": ["land", "sea"], "colours": ["black", "green"]}
    yrr = origins({"players": 2, "variants": ["yrr"], **realms})
    text = board(begin(yrr, 1), screen_of(yrr))
    assert "B Sapiens, black, land people (you)" in text
    assert "G Hobbit, green, sea people (bot)" in text
    campaign = {name: {"shape": "flyer"} for name in ("black", "green")}
    variants = ["advanced", "first-exodus"]
    long = origins({"players": 2, "variants": variants, "campaign": campaign})
    assert "habilis, flyer" in board(begin(long, 1), screen_of(long))


def test_the_display_shows_rows_and_elders() -> None:
    """D1a.1. Row 3 on top; an Elder stands on its Idea."""
    game, shown = two_players()
    session = begin(game, 1)
    g = state_of(session)
    g.elders[0] = [2, 0, 0, 1]
    lines = board(session, shown, 120).splitlines()
    top = next(number for number, line in enumerate(lines) if line.startswith("3 Elders"))
    for row in range(3):
        for column in range(3):
            name = shown.text.named("idea", g.display[3 * column + 2 - row])
            assert name in lines[top + row]
    assert "[BBG]" in lines[top + 2]


def test_a_score_that_philosophy_strikes_out_is_in_brackets() -> None:
    """I0b.1."""
    game, shown = two_players()
    session = begin(game, 1)
    g = state_of(session)
    g.philosophy = next(n for n, space in enumerate(game.cards.philosophy) if space.cancels == 1)
    text = board(session, shown)
    assert "culture 4 · (politics 2) · industry 2" in text
    assert "not scored: politics" in text


def test_odds_say_whom_an_event_would_strike() -> None:
    """E1h.1. Famine strikes whoever has more cities than footprint."""
    game, shown = two_players()
    session = played(game, 1, at_once)
    g = state_of(session)
    seat = session.deciders()[0]
    decision = session.decision_for(seat)
    assert decision is not None
    g.player(BLACK).cities = [3, 4]
    text = printed(shown.odds(g, decision, ""), 80)
    famine = next(line for line in text.splitlines() if line.strip().startswith("famine"))
    assert famine.split()[-1] == "B"
    assert "4 before the Comet" in text
    assert "Victory tokens if Comet I were taken now (mysticism): B 0 G 0" in text
    found = printed(shown.odds(g, decision, "ZIMBABWE"), 80)
    zimbabwe = game.words.domains["hex"].index("zimbabwe")
    assert shown.text.resource(g.world.resources[zimbabwe][0]) in found
    assert found == printed(shown.odds(g, decision, "g11"), 80)
    assert "goes by" in printed(shown.odds(g, decision, "atlantis"), 80)


# --- playing ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("options", "language", "said"),
    [
        (("--seats", "human,random"), "en", "Final scores"),
        (("--seats", "human,random,random", "--variant", "advanced"), "it", "Punteggio finale"),
        (("--mode", "solitaire", "--variant", "basic-deck"), "cs", "hra je prohraná"),
        (("--seats", "human,random", "--variant", "own-map"), "en", "Final scores"),
    ],
    ids=str,
)
def test_a_whole_game_can_be_typed(options: tuple[str, ...], language: str, said: str) -> None:
    """The first option every time, against bots, to the end and out."""
    arguments = ("play", "origins", "--seed", "4", "--lang", language, *options)
    result = run(*arguments, typed="1\n" * 600 + "quit\n", width=80)
    assert result.exit_code == 0
    assert said in result.stdout
    assert max(map(len, result.stdout.splitlines())) <= 80


def test_commands_and_bad_input(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    lines = (
        "why", "why war", "nonsense", "99", "0", "ideas", "rows", "places", "points", "odds",
        "odds zimbabwe", "keys", "rules G6.1", "rules xyzzy", "1", "undo", "redo", "undo", "log",
        "save game.txt", "help", "board", "quit",
    )  # fmt: skip
    arguments = ("--seed", "3", "--variant", "advanced", "--seats", "human,random")
    typed = "".join(f"{line}\n" for line in lines)
    result = run("play", "origins", *arguments, typed=typed, width=80)
    assert result.exit_code == 0
    text = result.stdout
    assert "No Idea has an Elder of yours and enough Elders for its row.  [G2a.1]" in text
    forced = "You have neither an Elder nor an Emissary.  [E0a.1]"
    assert text.count(forced) == 1, "the challenge phase answered itself"
    assert "    Challenge the gods" in text
    assert '"nonsense" is neither an option (1 to 2)' in text
    assert '"99" is neither an option' in text
    assert "use specialise 0" in text
    assert "G6.1  One Migrant" in text
    assert 'No clause has the id or the words "xyzzy"' in text
    assert "Taken back." in text
    assert "Done again." in text
    assert "places   all hexes" in text
    assert "Saved to game.txt." in text
    shown = run("replay", "game.txt", "--log", width=80)
    assert "Bios: Origins, " in shown.stdout
    assert "══ Epoch I, the Age of Speech · round 1" in shown.stdout
    assert "Next: " in shown.stdout
    assert run("replay", "game.txt", "--position").stdout.startswith('game = "origins"')
    again = run("play", "origins", "--from", "game.txt", typed="quit\n", width=80)
    assert "Bios: Origins goes on after" in again.stdout


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--players", "9"), "players must be a number from 2 to 4"),
        (("--mode", "war"), "there is no mode 'war'"),
        (("--ruleset", "living"), "there is no option 'ruleset'"),
        (("--variant", "zombies"), "there is no variant 'zombies'"),
        (("--variant", "first-exodus"), "first-exodus"),
        (("--pack", "no/such/pack"), "no such directory"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(arguments: tuple[str, ...], said: str) -> None:
    result = run("play", "origins", *arguments)
    assert result.exit_code == 2
    assert result.stderr.startswith("trilobite: ")
    assert said in result.stderr
    assert result.stderr.count("\n") == 1


def test_a_new_game_is_new_though_its_first_decision_answers_itself() -> None:
    """C7f.1. Alone the first challenge phase is skipped, since nothing else is allowed."""
    result = run("play", "origins", "--mode", "solitaire", "--seed", "1", typed="quit\n")
    assert "Bios: Origins, one player, solitaire, advanced game." in result.stdout


def test_colours_have_letters_of_their_own_in_every_language() -> None:
    """Capital letters are players and climate tokens: no two may be alike."""
    climates = ("sea", "ice", "desert", "jungle")
    for language in LANGUAGES:
        say = Messages(language, "origins").say
        letters = [say(f"letter-{name}") for name in COLOUR_NAMES]
        letters += [say(f"letter-{name}").upper() for name in climates]
        assert len(set(letters)) == len(letters)

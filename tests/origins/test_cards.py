"""Every card does in play what it says: events, Heureka, requirement and each option of its rows.

What is expected is read from the texts of the card files, not from the tables of the rules.
"""

from typing import Any

import pytest

from tests.origins.earth import EARTH
from tests.origins.sets import CARDS, CHALLENGES, FILES, IDEAS, rows
from tests.origins.table import ADVANCED, Table, acting, challenged
from trilobite.games.origins.cards.schema import ChallengeCard, IdeaCard
from trilobite.games.origins.cards.types import EFFECT_NAMES, EVENT_NAMES, INFORMATION, TRACK_NAMES

LEVELS = {
    "footprint": [1, 2, 3, 4, 6, 8],
    "energy": [3, 4, 5, 6, 7, 8],
    "metallurgy": [1, 2, 3, 4, 5, 6],
    "immunology": [1, 2, 4, 6, 8, 10],
    "maritime": [0, 1, 2, 3, 5, 8],
    "information": [1, 2, 3, 4, 5, 6],
}
#: An Invention of Epoch I for white to receive Emissaries, by their class; one for black, by class.
OWN_INVENTION = {"culture": "bullroarer", "politics": "trail-marks", "industry": "cordage"}
#: Cities that meet every requirement of a kind.
CITIES = {
    "city": ("egypt", "gold"),
    "war-animal city": ("gobi", "horse"),
    "work-animal city": ("himalaya", "camel"),
    "biofuel city": ("andes", "groundnut-oil"),
    "horticulture city": ("iran", "wheat"),
    "metal city": ("egypt", "gold"),
    "oil city": ("middle-east", "crude-oil"),
    "uranium city": ("sahara", "uranium"),
}
BUILDING = {
    "domesticate": ("work-animal", "war-animal"),
    "cultivate": ("horticulture", "biofuel"),
    "mine": ("luxury", "metal", "oil", "uranium"),
    "mine-luxury": ("luxury",),
    "mine-metal": ("metal",),
}
KIND_OF = {record.id: record.kind for record in FILES.resources}

#: Decisions that end the resolution of an option: the next row, or the next phase.
AFTER = ("row", "challenge", "starvation")


# --- a world in which everything is possible ----------------------------------------------


def before_step(track: str, cap: int) -> int:
    """The level from which one step leads to the cap."""
    return LEVELS[track][LEVELS[track].index(cap) - 1]


def technology_for(*texts: str) -> dict[str, int]:
    """Levels at which all technologies in the texts can be raised; metals can be mined."""
    found = {"metallurgy": 3, "footprint": 4, "information": 2, "maritime": 1}
    for text in texts:
        track, _, level = text.partition(" ")
        if track in TRACK_NAMES:
            found[track] = before_step(track, int(level))
    return found


def black_with(ruling: str, technology: dict[str, int], **more: Any) -> dict[str, Any]:
    """A player who can do anything: pawns everywhere, a city, Migrants beside all resources."""
    return {
        "ruling": ruling,
        "brain": [1, 1, 1],
        "mysticism": 1,
        "migrants": ["zimbabwe", "central-africa-s", "honshu"],
        "cities": {"egypt": "gold"},
        "technology": technology,
        **more,
    }


WHITE: dict[str, Any] = {
    "ruling": "industry",
    "brain": [4, 1, 1],
    "inventions": ["knife"],
    "migrants": ["zimbabwe-s", "zimbabwe-n", "spain"],
}
DISPLAY = ["whittling", "", "", "", "", "", "raft", "", ""]
#: Three Elders of black on an Idea in row 1.
ELDERS = {"whittling": {"black": 3}}


def world(**more: Any) -> dict[str, Any]:
    """What else a position needs for everything to be possible."""
    return {
        "climate": {},
        "epoch": 4,
        "display": DISPLAY,
        "elders": ELDERS,
        "tradition": ["red-ochre", "ochre-burial", "fire-drill"],
        **more,
    }


# --- what an effect must do ---------------------------------------------------------------


class Before:
    """What was before an effect, to be compared with what comes of it."""

    def __init__(self, table: Table) -> None:
        self.log = len(table.session.log)
        self.information = table.people("black").levels[INFORMATION]

    def told(self, table: Table, verb: str) -> list[tuple[Any, ...]]:
        """What has been told since, of one verb."""
        return [event for event in table.session.log[self.log :] if event[0] == verb]


def check_advance(before: Before, table: Table, text: str) -> None:
    """An advance has been made by black, as its text says."""
    name, _, argument = text.partition(" ")
    told = {
        "encephalise": "encephalisation",
        "abstract": "abstraction",
        "art": "art",
        "pray": "prayer",
        "reduce": "invention-lost",
    }
    if name in TRACK_NAMES:
        track = TRACK_NAMES.index(name)
        assert ("technology", 0, track, int(argument)) in before.told(table, "technology"), text
    elif name == "demagogue":
        assert before.told(table, "philosophy"), text
    else:
        mine = [event for event in before.told(table, told[name]) if event[1] == 0]
        assert mine, text


def check_action(before: Before, table: Table, name: str) -> None:
    """An action has been carried out by black."""
    log = before.told
    if name == "spread":
        assert log(table, "migrant-new") or log(table, "migrant-moved")
    elif name in BUILDING:
        (built,) = log(table, "city-built")
        assert KIND_OF[CARDS.resources[built[3]]] in BUILDING[name]
        assert built[1] == 0
    elif name in ("specialise", "artisan"):
        assert len(log(table, "elder")) == 1  # of one pawn in free will
    elif name == "invent":
        assert log(table, "invented")
    elif name == "library":
        assert len(log(table, "elder-expended")) >= before.information
        assert log(table, "technology")
    elif name == "elect":
        assert log(table, "election")
    elif name == "trade":
        assert log(table, "trade") == [("trade", 0, 1, -1)]
    elif name in ("preach", "war", "enslave"):
        assert log(table, "attack") == [("attack", 0, 1, EFFECT_NAMES.index(name))]
    elif name == "exogamy":
        assert table.view["emissaries"].get("knife") == ["black"]
    elif name == "racism":
        assert [event[:2] for event in log(table, "emissary-expended")] == [
            ("emissary-expended", 1)
        ]
    elif name == "cold-war":
        assert log(table, "cold-war") == [("cold-war", 0, 1, -1)]
        assert [event[1] for event in log(table, "chaos")][:1] == [1]
    elif name == "constitution":
        assert log(table, "foundation-turned")
    elif name in ("science", "pseudoscience"):
        assert log(table, "tradition-taken")
    elif name == "chaos":
        assert [event[1] for event in log(table, "chaos")].count(0) == 1
    else:
        check_advance(before, table, name)


ACTIONS = {*EFFECT_NAMES[:21], "chaos"}


def check(before: Before, table: Table, text: str) -> None:
    """An effect, action or advance, has been carried out."""
    if text in ACTIONS:
        check_action(before, table, text)
    else:
        check_advance(before, table, text)


def play_on(table: Table) -> None:
    """Answers what an option asks, by what does most: the first that is neither a refusal nor an
    end."""
    idle = ("decline", "stay", "done")
    steps = 0
    while table.kind not in (*AFTER, None):
        own = [EARTH.hex_ids[hex] for hex in table.people("black").cities]
        keys = [
            key
            for key in table.offers
            if key not in idle and not (key.startswith("build ") and key.split()[1] in own)
        ]
        table.answer((keys or table.offers)[0])
        steps += 1
        assert steps < 30


def effect_key(text: str, index: int) -> str:
    """The answer that uses an option."""
    name = text.partition(" ")[0]
    return f"use {'tech' if name in TRACK_NAMES else name} {index}"


def check_rows(table_for: Any, card: ChallengeCard | IdeaCard) -> None:
    """Each option of each side is used once, with its Consequence."""
    for ruling, options in rows(card).items():
        for index, option in enumerate(options):
            effect, _, consequence = option.partition(" > ")
            table = table_for(ruling, technology_for(effect, consequence))
            key = effect_key(effect, index)
            assert key in table.offers, f"{card.id}: {key} of {ruling}: {table.refusals.get(key)}"
            before = Before(table)
            table.answer(key)
            play_on(table)
            check(before, table, effect)
            if consequence:
                check(before, table, consequence)


# --- challenge cards ----------------------------------------------------------------------


def with_foundation(card: str) -> Any:
    """Makes tables in which black is about to use a Foundation."""

    def table_for(ruling: str, technology: dict[str, int]) -> Table:
        position = acting(
            "black",
            "foundations",
            emissaries={OWN_INVENTION[ruling]: ["white"]},
            player={
                "black": black_with(
                    ruling,
                    technology,
                    foundations={ruling: [card]},
                    inventions=[OWN_INVENTION[ruling]],
                ),
                "white": WHITE,
            },
            **world(),
        )
        return Table(position, seed=1, variants=ADVANCED)

    return table_for


@pytest.mark.clause("B2a.4", "F0c.1", "F0d.1")
@pytest.mark.parametrize("card", list(CHALLENGES))
def test_every_option_of_every_foundation(card: str) -> None:
    check_rows(with_foundation(card), CHALLENGES[card])


@pytest.mark.clause("A1a.2", "E1.1", "B2a.4")
@pytest.mark.parametrize("card", list(CHALLENGES))
def test_the_events_of_every_challenge(card: str) -> None:
    """Both happen, the left one first, to somebody whom everything strikes."""
    record = CHALLENGES[card]
    towns = {
        "egypt": "gold",
        "iran": "wheat",
        "manchuria": "soybean",
        "andes": "groundnut-oil",
        "himalaya": "camel",
        "zimbabwe": "ivory",
    }
    victim = {
        "cities": towns,
        "migrants": ["zimbabwe", "honshu"],
        "dissidents": ["crown"],
        "brain": [3, 1, 0],
        "mysticism": 0,
        "technology": {"footprint": 4, "energy": 4},
    }
    table = Table(
        challenged(
            "black",
            card,
            epoch=record.epoch,
            climate={"japan": "sea", "taymyr": "ice", "sahara": "desert", "congo": "jungle"},
            elders={"knife": {"black": 3}},
            player={"black": victim, "white": {"migrants": ["spain"]}},
        ),
        seed=1,
        variants=ADVANCED,
    )
    while table.kind not in ("bid", "orientation", "row", None):
        table.answer(table.offers[0])
    told = table.session.log
    happened = [EVENT_NAMES[event[1]] for event in told if event[0] == "event"]
    assert happened == [event.kind for event in record.events]
    moved = {"cooling": 1, "warming": 0, "deforestation": 2, "reforestation": 3}
    for event in record.events:
        if event.kind in moved:
            assert [one[1] for one in told if one[0] == "token-moved"][:1] == [moved[event.kind]]
        elif event.kind == "catastrophe":
            (struck,) = [one for one in told if one[0] == "catastrophe"]
            assert CARDS.catastrophes[struck[1]] == event.catastrophe
        elif event.kind.endswith("dictator"):
            assert table.kind == "orientation"
        else:
            number = EVENT_NAMES.index(event.kind)
            assert ("struck", 0, number, -1) in told
    assert (table.kind == "bid") is not any(
        event.kind.endswith("dictator") for event in record.events
    )


def qualified(requires: tuple[str, ...]) -> dict[str, Any]:
    """What a player needs to meet the first way of a requirement."""
    if not requires or requires[0] == "menopause":
        return {}
    if requires[0] in CITIES:
        hex, resource = CITIES[requires[0]]
        return {"cities": {hex: resource}}
    track, level = requires[0].split(" ")
    return {"technology": {track: int(level)}}


def check_heureka(before: Before, table: Table, texts: tuple[str, ...]) -> None:
    """All advances after Heureka have been made; PURGE comes with the card."""
    for text in texts:
        if text != "purge":
            check_advance(before, table, text)


def raised(technology: dict[str, int], texts: tuple[str, ...]) -> dict[str, int]:
    """Levels from which each technology of a Heureka leads to its level, unless a requirement asks
    for more."""
    found = dict(technology)
    for text in texts:
        track, _, level = text.partition(" ")
        if track in TRACK_NAMES:
            found[track] = before_step(track, int(level))
    return found


@pytest.mark.clause("E2e.1", "E2f.1", "E2g.1", "B2a.5")
@pytest.mark.parametrize("card", list(CHALLENGES))
def test_every_challenge_can_be_won(card: str) -> None:
    """The winner has its Heureka and, qualified, the Foundation in each of its columns; who is not
    qualified has the Heureka alone."""
    record = CHALLENGES[card]
    dictator = any(event.kind.endswith("dictator") for event in record.events)
    for column in rows(record):
        for fit in (True, False):
            if not fit and (not record.requires or dictator):
                continue
            needs = qualified(record.requires) if fit else {}
            black = {
                "ruling": column,
                "brain": [2, 2, 0] if fit else [5, 0, 0],
                "mysticism": 1,
                "migrants": ["zimbabwe", "honshu"],
                **needs,
                "technology": raised(needs.get("technology", {}), record.heureka),
            }
            elders = 2 if fit else 1
            position = challenged(
                "black",
                card,
                "auction",
                climate={},
                epoch=record.epoch,
                elders={"whittling": {"black": elders}},
                display=DISPLAY,
                player={"black": black, "white": {"migrants": ["spain"]}},
            )
            if dictator:
                position["agenda"] = ["event black 1", *position["agenda"]]
            table = Table(position, seed=1, variants=ADVANCED)
            before = Before(table)
            if not dictator:
                table.answer("bid 1")
            while table.kind in ("pray", "demagogue", "orientation", "free-step"):
                keys = [key for key in table.offers if key != "stay"]
                if table.kind == "orientation":
                    keys = [f"class {column}"]
                table.answer(keys[0])
            texts = tuple(
                text
                for text in record.heureka
                if fit or text.partition(" ")[0] in ("pray", "encephalise", "art")
            )
            check_heureka(before, table, texts)
            if not fit and met_anyway(record.requires, table.player("black")):
                continue
            foundations = table.player("black")["foundations"]
            assert foundations == ({column: [card]} if fit else {})
            assert (card in table.view["gone"]) is not fit


# --- Ideas --------------------------------------------------------------------------------


def with_invention(card: str) -> Any:
    """Makes tables in which black is about to use an Invention."""

    def table_for(ruling: str, technology: dict[str, int]) -> Table:
        own = OWN_INVENTION[ruling]
        inventions = [card] if card == own else [card, own]
        display = DISPLAY
        elders = ELDERS
        if card in DISPLAY:
            display = [*DISPLAY]
            display[DISPLAY.index(card)] = "engraved-eggshell"
            elders = {("engraved-eggshell" if card == "whittling" else "whittling"): {"black": 3}}
        tradition = [
            one for one in ("red-ochre", "ochre-burial", "fire-drill", "shell-beads") if one != card
        ]
        white = WHITE if card != "knife" else {**WHITE, "inventions": ["stone-boiling"]}
        position = acting(
            "black",
            "inventions",
            emissaries={own: ["white"]},
            player={
                "black": black_with(
                    ruling,
                    technology,
                    inventions=inventions,
                    foundations={ruling: [FOUNDATION[ruling]]},
                ),
                "white": white,
            },
            **world(
                display=display,
                elders=elders,
                tradition=[one for one in tradition if one != own],
            ),
        )
        return Table(position, seed=1, variants=ADVANCED)

    return table_for


#: A Foundation of Epoch I for each class.
FOUNDATION = {"culture": "earworms", "politics": "alarm-calls", "industry": "blood-feud"}


@pytest.mark.clause("B2b.2", "F0c.1", "F0d.1", "J2.1")
@pytest.mark.parametrize("card", list(IDEAS))
def test_every_option_of_every_invention(card: str) -> None:
    check_rows(with_invention(card), IDEAS[card])


@pytest.mark.clause("G2.1", "G2b.1", "G2c.1", "B2b.1", "J2.3", "J2c.1")
@pytest.mark.parametrize("card", list(IDEAS))
def test_every_idea_can_be_invented(card: str) -> None:
    """Its Heureka comes to inventor and partner; it can be kept in its two disciplines by who meets
    its requirement, and in the third by nobody."""
    record = IDEAS[card]
    for ruling in ("culture", "politics", "industry"):
        for fit in (True, False):
            if not fit and not record.requires:
                continue
            needs = qualified(record.requires) if fit else {}
            technology = raised(needs.get("technology", {}), record.heureka)
            old = "sewn-clothing" if ruling != "politics" else "trail-marks"
            reduces = [text for text in record.heureka if text.startswith("reduce")]
            black = {
                "ruling": ruling,
                "brain": [2, 2, 1] if fit else [5, 0, 0],
                "mysticism": 1,
                "migrants": ["zimbabwe", "honshu"],
                **needs,
                "technology": {"information": 2, **technology},
                "inventions": [old] if reduces and old != card else [],
            }
            display = [card, "", "", "", "", "", "", "", ""]
            position = acting(
                "black",
                "lower",
                climate={},
                epoch=4,
                elders={card: {"black": 1, "white": 1}},
                display=display,
                player={
                    "black": black,
                    "white": {"brain": [3, 2, 0], "mysticism": 1, "migrants": ["spain"]},
                },
            )
            table = Table(position, seed=1, variants=ADVANCED)
            before = Before(table)
            table.answer("use invent 1")
            while table.kind in ("pray", "demagogue", "free-step", "reduce"):
                table.answer(next(key for key in table.offers if key != "stay"))
            possible = ("pray", "encephalise", "art", "demagogue")
            texts = tuple(
                text for text in record.heureka if fit or text.partition(" ")[0] in possible
            )
            check_heureka(before, table, texts)
            partners = [event for event in table.session.log[before.log :] if event[1:2] == (1,)]
            assert partners, "the partner had nothing of it"
            keeps = fit and ruling in rows(record)
            if not fit and met_anyway(record.requires, table.player("black")):
                continue
            assert (table.kind == "keep") is keeps, card
            if keeps:
                table.answer(f"keep {card}")
                while table.kind == "obsolete":
                    table.answer(next(k for k in table.offers if k != f"invention {card}"))
                assert card in table.player("black")["inventions"]
            else:
                assert table.view["tradition"]["top"] == card


def met_anyway(requires: tuple[str, ...], player: dict[str, Any]) -> bool:
    """Whether a technology that a requirement names is there after the Heureka."""
    for text in requires:
        track, _, level = text.partition(" ")
        if track in TRACK_NAMES and player["technology"][track] >= int(level):
            return True
    return False

"""The cards: what the rulebook tells of them, and what the set as a whole must hold."""

from collections import Counter
from collections.abc import Iterator

import pytest

from tests.origins.sets import (
    ALL,
    CARDS,
    CHALLENGES,
    FILES,
    IDEAS,
    count,
    effects,
    rows,
    with_option,
)
from trilobite.games.origins.cards import types as tables
from trilobite.games.origins.cards.build import names
from trilobite.games.origins.cards.schema import ChallengeCard, IdeaCard
from trilobite.games.origins.cards.types import (
    ADVANCED_EFFECTS,
    ANY_CITY,
    CITY,
    CULTURE,
    DISCIPLINE_NAMES,
    EFFECT_NAMES,
    EXOGAMY,
    FOOTPRINT,
    INDUSTRY,
    MARITIME,
    MENOPAUSE,
    POLITICS,
    REDUCE,
    SPREAD,
    TECH,
    TECHNOLOGY,
    TRACK_NAMES,
    TRADE,
    RowOption,
)
from trilobite.games.origins.worldmap import BIOFUEL, OIL

EPOCHS = (1, 2, 3, 4)
TABLES: list[tables.Challenge | tables.Idea] = [*CARDS.challenges, *CARDS.ideas]
TRACKS = {track.id: [one.level for one in track.levels] for track in FILES.tracks}
by_id = pytest.mark.parametrize("card", ALL, ids=lambda card: card.id)
each_challenge = pytest.mark.parametrize("card", FILES.challenges, ids=lambda card: card.id)
each_idea = pytest.mark.parametrize("card", FILES.ideas, ids=lambda card: card.id)
each_epoch = pytest.mark.parametrize("epoch", EPOCHS)
each_discipline = pytest.mark.parametrize("discipline", DISCIPLINE_NAMES)


def of_epoch(
    epoch: int, cards: tuple[ChallengeCard, ...] = FILES.challenges
) -> list[ChallengeCard]:
    return [card for card in cards if card.epoch == epoch]


def ideas_of(epoch: int) -> list[IdeaCard]:
    return [card for card in FILES.ideas if card.epoch == epoch]


def events(card: ChallengeCard) -> list[str]:
    return [event.kind for event in card.events]


# ---------------------------------------------------------------- the whole set


@pytest.mark.clause("B0.1")
def test_206_cards_with_the_printed_numbers() -> None:
    assert [card.number for card in CARDS.challenges] == list(range(1, 83))
    assert [card.number for card in CARDS.ideas] == list(range(83, 203))
    assert [card.number for card in CARDS.comets] == [1, 2, 3, 4]


@pytest.mark.parametrize("language", ["en", "cs", "it"])
def test_every_card_has_a_name_of_its_own_in_every_language(language: str) -> None:
    found = names(FILES)
    texts = [
        found[domain][name][language]
        for domain in ("challenge", "idea", "comet")
        for name in found[domain]
    ]
    assert len(texts) == len(set(texts)) == 206


def test_every_name_is_there_in_every_language() -> None:
    for domain, words in names(FILES).items():
        for name, texts in words.items():
            assert list(texts) == ["en", "cs", "it"], f"{domain} {name}"


@pytest.mark.clause("C2h.1")
def test_twelve_decks_of_ideas_and_forty_ideas_of_each_discipline() -> None:
    decks = Counter((idea.epoch, idea.deck) for idea in CARDS.ideas)
    assert len(decks) == 12
    assert all(size >= 9 for size in decks.values())
    for deck in (CULTURE, POLITICS, INDUSTRY):
        assert sum(decks[epoch, deck] for epoch in EPOCHS) == 40


@pytest.mark.clause("J1.1", "C2g.3")
def test_every_game_leaves_ten_challenge_cards_of_each_epoch_for_the_second_draw() -> None:
    have = Counter(card.epoch for card in CARDS.challenges)
    for deck in CARDS.decks:
        for epoch, used in zip(EPOCHS, deck.epochs, strict=True):
            assert have[epoch] - used >= 10


# ---------------------------------------------------------------- what the tables make of the files


def test_an_option_with_its_consequence() -> None:
    boat = CARDS.ideas[83 - 83]
    assert boat.id == "skin-boat"
    assert boat.disciplines == [CULTURE, POLITICS]
    assert boat.rows[INDUSTRY] == []
    spread, trade = boat.rows[CULTURE]
    assert (spread.effect.code, spread.effect.advanced, spread.consequence) == (SPREAD, False, None)
    assert (trade.effect.code, trade.effect.advanced) == (TRADE, True)
    step = trade.consequence
    assert step is not None
    assert (step.code, step.track, step.level, step.advanced) == (TECH, MARITIME, 2, False)


def test_requirements_in_the_tables() -> None:
    broadcasting = CARDS.ideas[178 - 83]
    assert [(one.kind, one.what) for one in broadcasting.requirements] == [
        (CITY, BIOFUEL),
        (CITY, OIL),
    ]
    gossip = next(card for card in CARDS.challenges if card.id == "grooming-and-gossip")
    assert [one.kind for one in gossip.requirements] == [MENOPAUSE]
    titles = next(card for card in CARDS.challenges if card.id == "personal-names")
    needs = titles.requirements[0]
    assert (needs.kind, TRACK_NAMES[needs.what], needs.level) == (TECHNOLOGY, "information", 2)
    assert any(
        one.what == ANY_CITY
        for idea in CARDS.ideas
        for one in idea.requirements
        if one.kind == CITY
    )


def test_reduction_in_the_tables() -> None:
    acrophony = next(card for card in CARDS.ideas if card.id == "acrophony")
    reduce = acrophony.heureka[1]
    assert (reduce.code, reduce.level, reduce.advanced) == (REDUCE, 1, True)


@pytest.mark.clause("META-5")
def test_effects_of_the_advanced_game() -> None:
    assert {EFFECT_NAMES[code] for code in ADVANCED_EFFECTS} == {
        "trade", "preach", "war", "enslave", "exogamy", "racism", "cold-war", "artisan",
        "constitution", "science", "pseudoscience", "reduce",
    }  # fmt: skip


# ---------------------------------------------------------------- known facts


@pytest.mark.parametrize(
    ("number", "name"),
    [
        (9, "grave-goods"), (14, "musical-language"), (19, "earworms"), (24, "inner-monologue"),
        (34, "gilgamesh"), (67, "united-nations"), (69, "televangelists"),
        (76, "florence-nightingale"), (79, "napoleon"), (98, "hallucinogens-and-voices"),
        (116, "hand-axe"), (120, "lomekwi-industry"), (144, "ard"), (146, "wheeled-wagons"),
        (178, "broadcasting"), (184, "natural-rights"),
    ],
)  # fmt: skip
def test_known_numbers(number: int, name: str) -> None:
    assert next(card.id for card in ALL if card.number == number) == name


@pytest.mark.parametrize(
    ("name", "epoch", "czech"),
    [
        ("grooming-and-gossip", 1, "Česání a drby"), ("personal-names", 1, "Osobní jména"),
        ("fatherhood", 1, "Otcovství"), ("semantic-memory", 1, "Sémantická paměť"),
        ("barter", 2, "Výměnný obchod"), ("syllabic-script", 2, "Slabikové písmo"),
        ("whittling", 1, "Ořezávání"), ("skin-boat", 1, "Kožený člun"), ("knife", 1, "Nůž"),
        ("raft", 1, "Vor"), ("sewn-clothing", 1, "Sešívané oděvy"),
        ("cooking-pit", 1, "Jáma na vaření"), ("pig-domestication", 2, "Domestikace prasete"),
        ("mead-brewing", 2, "Vaření medoviny"), ("acrophony", 2, "Akrofonie"),
        ("outrigger", 2, "Vahadlová loď"), ("pottery-kilns", 2, "Pece na keramiku"),
        ("board-games", 2, "Deskové hry"),
    ],
)  # fmt: skip
def test_cards_of_the_example_game(name: str, epoch: int, czech: str) -> None:
    card = next(card for card in ALL if card.id == name)
    assert (card.epoch, card.names.cs) == (epoch, czech)


@pytest.mark.parametrize(
    ("name", "left", "right", "heureka", "requires"),
    [
        ("grooming-and-gossip", "cooling", "famine", ("encephalise",), ("menopause",)),
        ("personal-names", "cooling", "catastrophe", ("pray",), ("information 2",)),
        ("fatherhood", "reforestation", "animal-disease", ("pray",), None),
        ("semantic-memory", "cooling", "animal-disease", ("encephalise",), None),
        ("barter", "deforestation", "animal-disease", ("abstract",), None),
        ("napoleon", "crisis", "right-dictator", ("purge",), ()),
    ],
)
def test_known_challenge_cards(
    name: str, left: str, right: str, heureka: tuple[str, ...], requires: tuple[str, ...] | None
) -> None:
    """None stands for a requirement of which only is known that it was met."""
    card = CHALLENGES[name]
    assert events(card) == [left, right]
    assert card.heureka == heureka
    assert requires is None or card.requires == requires


def test_known_catastrophe_and_diseases() -> None:
    assert CHALLENGES["personal-names"].events[1].catastrophe == "hiawatha"
    influenza = CHALLENGES["barter"].events[1].names
    diphtheria = CHALLENGES["syllabic-script"].events[1]
    assert influenza is not None
    assert influenza.en == "influenza"
    assert (diphtheria.kind, diphtheria.names and diphtheria.names.cs) == (
        "human-disease",
        "záškrt",
    )


@pytest.mark.parametrize(
    ("name", "discipline", "row"),
    [
        ("united-nations", "culture", ("abstract", "exogamy > footprint 8")),
        ("televangelists", "culture", ("spread", "war", "pray > preach")),
        ("grooming-and-gossip", "culture", ("immunology 2",)),
        ("fatherhood", "industry", ("spread",)),
        ("fatherhood", "politics", ("artisan",)),
        ("semantic-memory", "politics", ("abstract > chaos",)),
        ("barter", "politics", ("mine > maritime 2",)),
        ("whittling", "culture", ("information 2",)),
        ("whittling", "politics", ("energy 4",)),
        ("knife", "industry", ("energy 4", "art")),
        ("cooking-pit", "politics", ("mine-metal > metallurgy 3", "artisan", "energy 5")),
        ("pig-domestication", "industry", ("cultivate > footprint 3",)),
        ("acrophony", "politics", ("information 4",)),
        ("pottery-kilns", "politics", ("mine-metal > metallurgy 3",)),
    ],
)
def test_known_rows(name: str, discipline: str, row: tuple[str, ...]) -> None:
    card = next(card for card in ALL if card.id == name)
    assert rows(card)[discipline] == row


def test_raft_trades_in_industry_and_has_an_artisan_in_politics() -> None:
    raft = rows(IDEAS["raft"])
    assert raft["industry"][0] == "trade > maritime 2"
    assert "artisan" in raft["politics"]


@pytest.mark.parametrize(
    ("name", "heureka", "requires"),
    [
        ("whittling", ("encephalise",), ()),
        ("knife", ("encephalise",), ()),
        ("raft", ("maritime 1",), ()),
        ("cooking-pit", ("metallurgy 2",), ()),
        ("pig-domestication", ("footprint 2",), ()),
        ("acrophony", ("information 3", "reduce 1"), ()),
    ],
)
def test_known_ideas(name: str, heureka: tuple[str, ...], requires: tuple[str, ...]) -> None:
    assert (IDEAS[name].heureka, IDEAS[name].requires) == (heureka, requires)


def test_other_known_facts() -> None:
    assert CHALLENGES["grave-goods"].religious
    assert CHALLENGES["earworms"].resistance
    assert CHALLENGES["fatherhood"].resistance
    assert CHALLENGES["barter"].resistance
    assert not CHALLENGES["semantic-memory"].resistance
    assert sorted(CHALLENGES["televangelists"].heureka) == ["pray", "purge"]
    assert "culture" in rows(CHALLENGES["napoleon"])
    assert set(rows(CHALLENGES["syllabic-script"])) == {"culture", "industry"}
    assert set(rows(IDEAS["pig-domestication"])) == {"culture", "industry"}
    assert "industry" not in rows(IDEAS["skin-boat"])
    assert IDEAS["broadcasting"].requires == ("biofuel city", "oil city")
    assert IDEAS["pottery-kilns"].requires == ()
    assert [IDEAS[name].deck for name in ("whittling", "skin-boat", "knife")] == [
        "culture",
        "politics",
        "industry",
    ]


@pytest.mark.clause("E3d.1", "E3d.4", "G:Portent.1")
def test_comets() -> None:
    assert [(comet.scores, comet.portent) for comet in CARDS.comets] == [
        (tables.MYSTICISM, True),
        (tables.URBANISATION, True),
        (tables.DIVERSITY, True),
        (-1, False),
    ]


# ---------------------------------------------------------------- every card


@pytest.mark.clause("G:Discipline.1")
@by_id
def test_two_disciplines_and_one_to_three_options(card: ChallengeCard | IdeaCard) -> None:
    assert len(rows(card)) == 2
    for row in rows(card).values():
        assert 1 <= len(row) <= 3
    assert card.heureka


def options() -> Iterator[tuple[str, RowOption]]:
    return ((card.id, option) for card in TABLES for row in card.rows for option in row)


@pytest.mark.clause("F0d.3")
def test_consequences_follow_actions_that_can_have_them() -> None:
    able = {"pray", "abstract", "domesticate", "cultivate", "mine", "mine-luxury", "mine-metal",
            "exogamy", "war", "trade"}  # fmt: skip
    for name, option in options():
        if option.consequence is not None:
            assert EFFECT_NAMES[option.effect.code] in able, name
            assert EFFECT_NAMES[option.consequence.code] in ("tech", "chaos", "preach"), name


@pytest.mark.clause("B2a.4")
@each_challenge
def test_two_events_that_differ_and_one_milankovitch_draw_at_most(card: ChallengeCard) -> None:
    assert len(set(events(card))) == 2
    assert not {"cooling", "warming"} <= set(events(card))


@pytest.mark.clause("E1j.3", "G9g.1")
@each_challenge
def test_dictators_come_last_purge_and_require_nothing(card: ChallengeCard) -> None:
    dictator = [kind for kind in events(card) if kind.endswith("-dictator")]
    assert bool(dictator) == ("purge" in card.heureka)
    if dictator:
        assert events(card)[1] == dictator[0]
        assert card.requires == ()


@each_challenge
def test_foundations_reduce_nothing_and_require_no_city(card: ChallengeCard) -> None:
    assert not any(gain.startswith("reduce") for gain in card.heureka)
    assert not any(need.endswith("city") for need in card.requires)


@pytest.mark.clause("G9f.1")
@each_idea
def test_ideas_come_from_one_of_their_disciplines_and_reduce_earlier_epochs(card: IdeaCard) -> None:
    assert card.deck in rows(card)
    for gain in card.heureka:
        if gain.startswith("reduce "):
            assert int(gain.removeprefix("reduce ")) < card.epoch


@pytest.mark.clause("B3c.1", "E1b.1")
def test_each_catastrophe_is_called_by_one_card_of_its_epoch() -> None:
    epochs = {one.id: one.epoch for one in FILES.catastrophes}
    called = [
        (event.catastrophe, card.epoch)
        for card in FILES.challenges
        for event in card.events
        if event.catastrophe is not None
    ]
    assert sorted(called) == sorted(epochs.items())
    assert len(called) == 13
    known = {"hiawatha": 1, "yellowstone": 1, "toba": 1, "storegga": 2, "kikai": 2, "thera": 3,
             "shaanxi": 3, "krakatoa": 4, "valdivia": 4}  # fmt: skip
    assert known.items() <= epochs.items()


def test_no_requirement_is_beyond_what_cards_of_its_epoch_or_before_can_give() -> None:
    for card in ALL:
        for need in card.requires:
            track, _, level = need.partition(" ")
            if track in TRACKS:
                earlier = [one for one in ALL if one.epoch <= card.epoch]
                steps = [gain for one in earlier for gain in one.heureka]
                steps += effects(earlier)
                reach = [int(step.split()[1]) for step in steps if step.startswith(f"{track} ")]
                assert int(level) <= max(reach), card.id


@pytest.mark.clause("C1a.1")
def test_every_side_but_one_serves_the_basic_game() -> None:
    idle = [
        (card.id, discipline)
        for card in TABLES
        for discipline in card.disciplines
        if all(option.effect.advanced for option in card.rows[discipline])
    ]
    assert idle == [("fatherhood", POLITICS)]
    assert all(any(not gain.advanced for gain in idea.heureka) for idea in CARDS.ideas)


# ---------------------------------------------------------------- worked examples that need cards


@pytest.mark.clause("F0d.1")
def test_united_nations_give_footprint_only_after_exogamy() -> None:
    card = next(card for card in CARDS.challenges if card.id == "united-nations")
    abstract, exogamy = card.rows[CULTURE]
    assert abstract.consequence is None
    assert exogamy.effect.code == EXOGAMY
    assert exogamy.consequence is not None
    assert (exogamy.consequence.track, exogamy.consequence.level) == (FOOTPRINT, 8)


@pytest.mark.parametrize(
    ("kind", "discipline", "option"),
    [
        ("challenge", "politics", "art"),
        ("idea", "politics", "energy 4"),
        ("challenge", "industry", "spread"),
        ("idea", "industry", "domesticate"),
        ("idea", "industry", "mine > energy 5"),
        ("challenge", "culture", "spread"),
        ("challenge", "culture", "domesticate"),
        ("challenge", "culture", "pray"),
        ("challenge", "culture", "preach"),
        ("idea", "culture", "preach"),
        ("challenge", "politics", "war > metallurgy 3"),
        ("idea", "industry", "trade > maritime 5"),
        ("idea", "politics", "mine-metal > metallurgy 3"),
    ],
)
def test_options_of_the_examples_exist(kind: str, discipline: str, option: str) -> None:
    cards = FILES.challenges if kind == "challenge" else FILES.ideas
    assert with_option(cards, discipline, option)


def test_ideas_of_the_examples_exist() -> None:
    assert any(
        idea.heureka == ("abstract",) and idea.deck == "culture" and "politics" in rows(idea)
        for idea in FILES.ideas
    )
    assert any("reduce 2" in idea.heureka for idea in FILES.ideas)
    assert any(
        idea.heureka == ("encephalise",) and idea.requires == ("menopause",) for idea in FILES.ideas
    )
    assert "industry" in rows(CHALLENGES["earworms"])


# ---------------------------------------------------------------- what is said of cards in general


def test_emotions_empty_mainly_through_auctions_after_the_first_epoch() -> None:
    late = [card for card in ALL if card.epoch > 1 and "encephalise" in card.heureka]
    assert not any(isinstance(card, IdeaCard) for card in late)
    assert len(late) >= 8


def test_abstraction_is_rare_at_first_and_art_becomes_rarer() -> None:
    assert count(ALL, "abstract", epochs=[1]) <= 8 < count(ALL, "abstract", epochs=[2])
    art = [count(ALL, "art", epochs=[epoch]) for epoch in EPOCHS]
    assert art[0] > art[1] > art[2] > art[3] > 0


def test_preaching_goes_with_culture_and_less_with_politics() -> None:
    culture = count(FILES.challenges, "preach", "culture", [1, 2, 3])
    assert culture > count(FILES.challenges, "preach", "politics", [1, 2, 3]) > 0
    assert count(ALL, "preach", "industry") == 0


@pytest.mark.parametrize("action", ["war", "enslave"])
def test_war_and_slavery_go_with_politics_and_at_last_with_culture(action: str) -> None:
    assert count(ALL, action, "industry") == 0
    assert count(ALL, action, "culture", [1, 2, 3]) == 0
    assert count(FILES.challenges, action, "culture", [4]) > 0
    assert count(FILES.challenges, action, "politics", [4]) > 0


def test_trade_goes_with_industry_and_less_with_culture() -> None:
    assert count(ALL, "trade", "industry") > count(ALL, "trade", "culture") > 0
    assert count(ALL, "trade", "politics") == 0


def test_prayer_goes_with_culture() -> None:
    other = count(ALL, "pray", "politics") + count(ALL, "pray", "industry")
    assert count(ALL, "pray", "culture") > 3 * other


def test_culture_builds_best_at_first() -> None:
    def building(discipline: str) -> int:
        return sum(count(ALL, action, discipline, [1]) for action in ("domesticate", "cultivate"))

    assert building("culture") > building("politics") + building("industry")


def test_ideas_require_cities_from_the_second_epoch_and_oil_and_uranium_at_last() -> None:
    asking = [
        sum(any(need.endswith("city") for need in idea.requires) for idea in ideas_of(epoch))
        for epoch in EPOCHS
    ]
    assert asking[0] == 0
    assert min(asking[1:]) >= 10
    late = {
        idea.epoch
        for idea in FILES.ideas
        for need in idea.requires
        if need in ("oil city", "uranium city")
    }
    assert late == {4}


def test_ships_mostly_require_energy_4() -> None:
    ships = [
        idea
        for idea in FILES.ideas
        if idea.epoch < 4 and any(gain.startswith("maritime") for gain in idea.heureka)
    ]
    assert 3 * sum("energy 4" in idea.requires for idea in ships) >= 2 * len(ships)


def test_information_2_comes_from_inventions() -> None:
    assert count(FILES.ideas, "information 2") >= 6
    assert count(FILES.challenges, "information 2") == 0


# ---------------------------------------------------------------- distributions that the game needs


@each_epoch
@each_discipline
def test_every_discipline_has_cards_in_every_epoch(epoch: int, discipline: str) -> None:
    assert 12 <= sum(discipline in rows(card) for card in of_epoch(epoch)) <= 16
    assert sum(discipline in rows(card) for card in ideas_of(epoch)) >= 16


@pytest.mark.parametrize(("epoch", "least"), [(1, 23), (2, 20), (3, 17), (4, 10)])
def test_every_natural_event_occurs_in_every_epoch(epoch: int, least: int) -> None:
    found = Counter(kind for card in of_epoch(epoch) for kind in events(card))
    climate = ("cooling", "warming", "deforestation", "reforestation")
    assert sum(found[kind] for kind in climate) >= least
    for kind, fewest in (("catastrophe", 2), ("famine", 3), ("human-disease", 3),
                         ("animal-disease", 3), ("crisis", 1), ("pollution", 1)):  # fmt: skip
        assert found[kind] >= fewest, kind


def test_dictators_rise_in_the_last_two_epochs() -> None:
    wings = Counter(
        (card.epoch, kind)
        for card in FILES.challenges
        for kind in events(card)
        if kind.endswith("-dictator")
    )
    assert {epoch for epoch, _ in wings} == {3, 4}
    assert wings[4, "left-dictator"] == wings[4, "right-dictator"] == 3


@pytest.mark.parametrize(
    ("epoch", "tops"),
    [
        (1, (2, 4, 2, 2, 1, 2)),
        (2, (4, 5, 3, 4, 2, 3)),
        (3, (6, 6, 5, 4, 5, 5)),
        (4, (8, 8, 6, 10, 8, 6)),
    ],
)
def test_how_far_the_ideas_of_an_epoch_lead(epoch: int, tops: tuple[int, ...]) -> None:
    for track, top in zip(TRACK_NAMES, tops, strict=True):
        steps = [
            int(gain.split()[1])
            for idea in ideas_of(epoch)
            for gain in idea.heureka
            if gain.startswith(f"{track} ")
        ]
        assert len(steps) >= 2, track
        assert max(steps) == top, track


def test_religion_is_strongest_in_the_second_epoch_and_weakest_in_the_last() -> None:
    religious = [sum(card.religious for card in of_epoch(epoch)) for epoch in EPOCHS]
    assert religious[1] > religious[0] > religious[3]
    assert religious[2] > religious[3]


@each_discipline
def test_dissidents_find_room_in_every_discipline(discipline: str) -> None:
    assert sum(card.resistance for card in FILES.challenges if discipline in rows(card)) >= 10
    assert 45 <= sum(card.resistance for card in FILES.challenges) < 60

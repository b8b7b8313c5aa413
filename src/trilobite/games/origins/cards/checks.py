"""What a set of cards and boards must hold to be playable."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Final

from trilobite.games.origins.cards import words as card_words
from trilobite.games.origins.cards.craton_checks import check_cratons
from trilobite.games.origins.cards.map_checks import check_ids, check_maps
from trilobite.games.origins.cards.schema import (
    CATASTROPHES,
    CHALLENGES,
    COMETS,
    CROWNS,
    DECKS,
    EPOCHS,
    IDEAS,
    PHILOSOPHY,
    RESOURCES,
    SPECIES,
    TRACKS,
    CardSet,
    ChallengeCard,
    CometCard,
    CrownRecord,
    DeckRecord,
    IdeaCard,
    PhilosophySpace,
    Rows,
    SpeciesRecord,
    TrackRecord,
)
from trilobite.games.origins.cards.types import (
    COLOUR_NAMES,
    DISCIPLINE_NAMES,
    LENGTH_NAMES,
    TRACK_NAMES,
)
from trilobite.games.origins.cards.words import ADVANCE_WORDS, ROW_WORDS, Levels, WordError
from trilobite.games.packs.checks import check_distinct, check_numbers, check_texts, check_unique
from trilobite.games.packs.errors import failure, quote
from trilobite.games.packs.schema import PackError

#: How many players each mode is for.
PLAYERS: Final = {"competitive": (2, 3, 4), "solitaire": (1,), "cooperative": (2, 3, 4)}
#: A display column holds three cards (C2h), so no deck may have fewer.
LEAST_IDEAS: Final = 3


def check_set(files: CardSet) -> None:
    """Raise a PackError unless the set is complete and fits together."""
    _check_texts(files)
    _check_tracks(files.tracks)
    levels = levels_of(files)
    _check_challenges(files, levels)
    _check_ideas(files.ideas, levels)
    _check_comets(files.comets)
    _check_philosophy(files.philosophy)
    _check_species(files.species, levels)
    _check_crowns(files.crowns, levels)
    _check_decks(files.decks, files.challenges)
    check_maps(files, levels)
    check_cratons(files)


def levels_of(files: CardSet) -> Levels:
    """The levels of each technology, by its name."""
    return {track.id: [one.level for one in track.levels] for track in files.tracks}


def _check_texts(files: CardSet) -> None:
    for challenge in files.challenges:
        check_texts(CHALLENGES[challenge.epoch - 1], challenge.id, challenge)
    for idea in files.ideas:
        check_texts(IDEAS[idea.epoch - 1], idea.id, idea)
    for comet in files.comets:
        check_texts(COMETS, comet.id, comet)
    for catastrophe in files.catastrophes:
        check_texts(CATASTROPHES, catastrophe.id, catastrophe, "catastrophe")
    for resource in files.resources:
        check_texts(RESOURCES, resource.id, resource, "resource")
    for track in files.tracks:
        check_texts(TRACKS, track.id, track, "track")
    for space in files.philosophy:
        check_texts(PHILOSOPHY, space.id, space, "space")
    for species in files.species:
        check_texts(SPECIES, species.id, species, "species")
    for crown in files.crowns:
        check_texts(CROWNS, str(crown.number), crown, "crown")
    for deck in files.decks:
        check_texts(DECKS, deck_label(deck), deck, "deck")
    check_ids(CATASTROPHES, "catastrophe", [one.id for one in files.catastrophes])
    check_ids(RESOURCES, "resource", [one.id for one in files.resources])


def deck_label(deck: DeckRecord) -> str:
    """What a deck is called in messages."""
    return f"{deck.mode} {deck.length} {deck.players}"


def _check_exactly(file: str, kind: str, found: Sequence[str], expected: Sequence[str]) -> None:
    """The ids are those that the rules know."""
    for name in found:
        if name not in expected:
            text = f"{quote(name)} is not known (expected one of {', '.join(expected)})"
            raise failure(file, name, "id", text, kind)
    check_ids(file, kind, found)
    for name in expected:
        if name not in found:
            raise PackError(f"{file}: {kind} {quote(name)} is missing")


def check_words(
    file: str, name: str, field: str, texts: Iterable[str], read: Callable[[str], object], kind: str
) -> None:
    """Each text of a list is a word that the rules know."""
    for index, text in enumerate(texts):
        try:
            read(text)
        except WordError as error:
            raise failure(file, name, f"{field}[{index}]", str(error), kind) from None


def _check_rows(file: str, name: str, rows: Rows, levels: Levels) -> list[str]:
    """Two of the three disciplines (G:Discipline); returns their names."""
    found: list[str] = []
    for discipline in DISCIPLINE_NAMES:
        row: Sequence[str] | None = getattr(rows, discipline)
        if row is not None:
            found.append(discipline)
            _check_row(file, name, f"rows.{discipline}", row, levels, "card")
    if len(found) != 2:
        text = f"{len(found)} disciplines (expected 2 of {', '.join(DISCIPLINE_NAMES)})"
        raise failure(file, name, "rows", text)
    return found


def _check_row(
    file: str, name: str, field: str, row: Sequence[str], levels: Levels, kind: str
) -> None:
    check_words(file, name, field, row, lambda text: card_words.option(text, levels), kind)
    check_distinct(file, name, field, row, kind)


def _check_gains(
    file: str, name: str, field: str, gains: Sequence[str], levels: Levels, kind: str
) -> None:
    check_words(
        file, name, field, gains, lambda text: card_words.effect(text, levels, ADVANCE_WORDS), kind
    )


def _check_needs(file: str, name: str, needs: Sequence[str], levels: Levels) -> None:
    check_words(
        file, name, "requires", needs, lambda text: card_words.requirement(text, levels), "card"
    )
    check_distinct(file, name, "requires", needs)


def _check_tracks(tracks: Sequence[TrackRecord]) -> None:
    _check_exactly(TRACKS, "track", [track.id for track in tracks], TRACK_NAMES)
    opened: dict[str, str] = {}
    for track in tracks:
        for index, level in enumerate(track.levels):
            if index and level.level <= track.levels[index - 1].level:
                text = f"{level.level} is not above the level before it"
                raise failure(TRACKS, track.id, f"levels[{index}].level", text, "track")
            for position, terrain in enumerate(level.opens):
                if terrain in opened:
                    text = f"{quote(terrain)} is opened by {opened[terrain]} already"
                    field = f"levels[{index}].opens[{position}]"
                    raise failure(TRACKS, track.id, field, f"{text} (expected once)", "track")
                opened[terrain] = track.id


def _check_challenges(files: CardSet, levels: Levels) -> None:
    cards = files.challenges
    if len(cards) != 82:
        raise PackError(f"{_all(CHALLENGES)}: {len(cards)} cards (expected 82)")
    check_unique(_all(CHALLENGES), [(card.id, "id", card.id) for card in cards])
    check_numbers(_all(CHALLENGES), [(card.id, card.number) for card in cards], 1, 82)
    epochs = {one.id: one.epoch for one in files.catastrophes}
    for card in cards:
        file = CHALLENGES[card.epoch - 1]
        _check_rows(file, card.id, card.rows, levels)
        _check_gains(file, card.id, "heureka", card.heureka, levels, "card")
        _check_needs(file, card.id, card.requires, levels)
        for index, event in enumerate(card.events):
            field = f"events[{index}].catastrophe"
            if event.kind != "catastrophe":
                if event.catastrophe is not None:
                    raise failure(file, card.id, field, f"does not go with {event.kind}")
            elif event.catastrophe is None:
                raise failure(file, card.id, field, "missing (expected the id of a catastrophe)")
            elif epochs.get(event.catastrophe) != card.epoch:
                text = f"{quote(event.catastrophe)} is not a catastrophe of Epoch {card.epoch}"
                raise failure(file, card.id, field, text)
        dictator = any(event.kind.endswith("-dictator") for event in card.events)
        if dictator != ("purge" in card.heureka):
            raise failure(file, card.id, "heureka", "a dictator and purge go together")


def _all(files: Sequence[str]) -> str:
    """How a message names the files of the four Epochs."""
    return files[0].replace("1", "*")


def _check_ideas(cards: Sequence[IdeaCard], levels: Levels) -> None:
    if len(cards) != 120:
        raise PackError(f"{_all(IDEAS)}: {len(cards)} cards (expected 120)")
    check_unique(_all(IDEAS), [(card.id, "id", card.id) for card in cards])
    check_numbers(_all(IDEAS), [(card.id, card.number) for card in cards], 83, 202)
    for card in cards:
        file = IDEAS[card.epoch - 1]
        disciplines = _check_rows(file, card.id, card.rows, levels)
        if card.deck not in disciplines:
            text = f"{card.deck} is not a discipline of the card"
            raise failure(file, card.id, "deck", f"{text} (expected {' or '.join(disciplines)})")
        _check_gains(file, card.id, "heureka", card.heureka, levels, "card")
        _check_needs(file, card.id, card.requires, levels)
        if "purge" in card.heureka:
            raise failure(file, card.id, "heureka", "purge belongs to dictators only")
    decks = Counter((card.epoch, card.deck) for card in cards)
    for epoch in EPOCHS:
        for discipline in DISCIPLINE_NAMES:
            count = decks[epoch, discipline]
            if count < LEAST_IDEAS:
                text = f"{count} cards with deck {discipline} (expected {LEAST_IDEAS} or more)"
                raise PackError(f"{IDEAS[epoch - 1]}: {text}")


def _check_comets(cards: Sequence[CometCard]) -> None:
    if len(cards) != 4:
        raise PackError(f"{COMETS}: {len(cards)} cards (expected 4)")
    check_unique(COMETS, [(card.id, "id", card.id) for card in cards])
    check_numbers(COMETS, [(card.id, card.number) for card in cards], 1, 4)
    for card, expected in zip(cards, ("mysticism", "urbanisation", "diversity", None), strict=True):
        if card.scores != expected:
            text = f"{card.scores or 'none'} does not fit Comet {card.number}"
            raise failure(COMETS, card.id, "scores", f"{text} (expected {expected or 'none'})")
        if card.portent != (expected is not None):
            raise failure(COMETS, card.id, "portent", "Comets 1 to 3 are portents, Comet 4 is not")


def _check_philosophy(spaces: Sequence[PhilosophySpace]) -> None:
    check_ids(PHILOSOPHY, "space", [space.id for space in spaces])
    by_id = {space.id: space for space in spaces}
    for space in spaces:
        check_distinct(PHILOSOPHY, space.id, "neighbours", space.neighbours, "space")
        for index, name in enumerate(space.neighbours):
            field = f"neighbours[{index}]"
            if name not in by_id or name == space.id:
                text = f"{quote(name)} is not another space of the track"
                raise failure(PHILOSOPHY, space.id, field, text, "space")
            if space.id not in by_id[name].neighbours:
                text = f"{quote(name)} does not name {quote(space.id)} as its neighbour"
                raise failure(PHILOSOPHY, space.id, field, text, "space")
    starts = [space.id for space in spaces if space.start]
    if len(starts) != 1:
        raise PackError(f"{PHILOSOPHY}: {len(starts)} spaces with start = true (expected 1)")
    reached = set(starts)
    todo = starts
    while todo:
        for name in by_id[todo.pop()].neighbours:
            if name not in reached:
                reached.add(name)
                todo.append(name)
    for space in spaces:
        if space.id not in reached:
            text = "cannot be reached from the start"
            raise failure(PHILOSOPHY, space.id, "neighbours", text, "space")


def _check_species(boards: Sequence[SpeciesRecord], levels: Levels) -> None:
    _check_exactly(SPECIES, "species", [board.id for board in boards], COLOUR_NAMES)
    for board in boards:
        for discipline in DISCIPLINE_NAMES:
            column = getattr(board.columns, discipline)
            field = f"columns.{discipline}"
            _check_row(SPECIES, board.id, f"{field}.lower", column.lower, levels, "species")
            _check_row(SPECIES, board.id, f"{field}.upper", column.upper, levels, "species")
            try:
                card_words.effect(column.basic, levels, ROW_WORDS)
            except WordError as error:
                where = f"{field}.basic"
                raise failure(SPECIES, board.id, where, str(error), "species") from None


def _check_crowns(crowns: Sequence[CrownRecord], levels: Levels) -> None:
    numbers = [crown.number for crown in crowns]
    if numbers != [1, 2, 3, 4]:
        found = ", ".join(str(number) for number in numbers) or "none"
        raise PackError(f"{CROWNS}: crowns {found} (expected 1, 2, 3, 4)")
    for crown in crowns:
        _check_gains(CROWNS, str(crown.number), "bonus", crown.bonus, levels, "crown")


def _check_decks(decks: Sequence[DeckRecord], cards: Sequence[ChallengeCard]) -> None:
    have = Counter(card.epoch for card in cards)
    labels = [deck_label(deck) for deck in decks]
    for mode, players in PLAYERS.items():
        for length in LENGTH_NAMES:
            for number in players:
                label = f"{mode} {length} {number}"
                if labels.count(label) != 1:
                    count = labels.count(label)
                    raise PackError(f"{DECKS}: {count} decks {quote(label)} (expected 1)")
    for deck in decks:
        if deck.players not in PLAYERS[deck.mode]:
            text = f"{deck.players} players do not play {deck.mode}"
            raise failure(DECKS, deck_label(deck), "players", text, "deck")
        for index, count in enumerate(deck.epochs):
            if count > have[index + 1]:
                text = f"{count} is more than there are cards of Epoch {index + 1}"
                raise failure(
                    DECKS,
                    deck_label(deck),
                    f"epochs[{index}]",
                    f"{text} ({have[index + 1]})",
                    "deck",
                )

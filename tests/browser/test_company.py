"""Several browsers at one table: friends by link, and spectators."""

import json
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import expect

from tests.browser.person import People, Person
from trilobite.core.chance import Answer
from trilobite.core.record import entry_of, load
from trilobite.core.replay import replay
from trilobite.games.registry import make_game

OVER = Path(__file__).parents[1] / "golden/genesis/three-players.record"

#: Whether a version after the given one is shown.
NEWER = "(version) => document.querySelector('main[data-table]').dataset.version > version"


def friend_at(people: People, anna: Person, table: str, seat: int) -> Person:
    """A friend who follows Anna's link and takes the seat."""
    link = anna.links(table)["claim"]
    bert = people.person().open(f"#/t/{table}/claim/{seat}?link={link}", "claim")
    bert.page.fill("input[name=name]", f"Bert {seat}")
    bert.action("claim").click()
    bert.action("to-table").click()
    bert.ready("table")
    return bert


def test_friends_see_each_others_moves(people: People) -> None:
    anna = people.person()
    table = anna.make_table("human", "open")
    anna.open(f"#/t/{table}", "table")
    bert = friend_at(people, anna, table, 1)
    random = Random(4)
    movers: list[str] = []
    while len(set(movers)) < 2 or len(movers) < 8:
        mover, other = (anna, bert) if anna.look().keys else (bert, anna)
        before = mover.look()
        movers.append(str(before.seat))
        mover.choose(random.choice(sorted(before.keys)))
        for person in (mover, other):
            person.page.wait_for_function(NEWER, arg=before.version)
        assert other.look().log == mover.look().log


def test_who_waits_for_an_empty_seat_is_given_its_link(people: People) -> None:
    anna = people.person()
    anna.context.grant_permissions(["clipboard-read", "clipboard-write"])
    table = anna.make_table("human", "open")
    anna.open(f"#/t/{table}", "table")
    while (look := anna.look()).prompt != "waiting":
        anna.choose("done" if "done" in look.keys else look.keys[0])
        anna.page.wait_for_function(NEWER, arg=look.version)
    expect(anna.page.locator("[data-prompt=waiting]")).to_contain_text("Empty seat")
    anna.action("invite").click()
    anna.page.locator("[data-invite='1'] [data-action=copy]").click()
    anna.page.get_by_role("button", name="Copied").wait_for()
    copied = anna.page.evaluate("navigator.clipboard.readText()")
    assert copied.endswith(f"#/t/{table}/claim/1?link={anna.links(table)['claim']}")


def test_a_seat_is_taken_by_one_person_only(people: People) -> None:
    anna = people.person()
    table = anna.make_table("human", "open")
    friend_at(people, anna, table, 1)
    link = anna.links(table)["claim"]
    carl = people.person().open(f"#/t/{table}/claim/1?link={link}", "claim")
    expect(carl.page.locator("main")).to_contain_text("not open any more")
    expect(carl.page.get_by_role("heading", name="Bert 1 was faster")).to_be_visible()
    expect(carl.action("claim")).to_have_count(0)
    expect(carl.page.get_by_role("link", name="To the home page")).to_be_visible()
    carl.page.get_by_role("link", name="Only watch").click()
    carl.ready("table")
    assert carl.look().keys == []


def test_a_link_to_a_game_that_is_over_shows_how_it_ended(people: People) -> None:
    anna = people.person()
    table = anna.open_record(OVER)
    link = anna.links(table)["claim"]
    bert = people.person().open(f"#/t/{table}/claim/1?link={link}", "claim")
    expect(bert.page.locator("main[data-join=over] .places li")).to_have_count(3)
    bert.page.locator("[data-picture=board]").wait_for()
    expect(bert.action("claim")).to_have_count(0)
    bert.action("course").click()
    bert.ready("table")
    expect(bert.page.locator("main[data-over=true]")).to_have_count(1)


#: All that a spectator is told besides the view: facts of the table, and what all have seen.
PUBLIC = {"type", "game", "options", "pack", "pace", "seats", "parent", "creator", "commitment"}
PUBLIC |= {"version", "answers", "settled", "waiting", "dice", "log_from", "log", "breakdown"}
PUBLIC |= {"over", "older", "goals", "dice_from", "advice", "silenced"}
#: And what is empty for them, or as long as the game lasts.
EMPTY = {"decisions", "forced", "can_undo", "can_redo", "can_restart", "result", "seed", "since"}
EMPTY |= {"shared", "covered", "shown"}


def test_a_spectator_learns_no_secret_and_can_do_nothing(people: People) -> None:
    """All that came to the spectator's browser is looked through while a vote is open: the view
    is the one that the game shows to nobody in particular, the vote is in none of it, and the
    seed and the link to the seats are nowhere."""
    anna = people.person()
    table = anna.make_table("human", "human", seed="secret-seed-15")
    links = anna.links(table)
    eve = people.person()
    eve.keep_responses()
    eve.open(f"#/t/{table}?watch={links['watch']}", "table")
    anna.open(f"#/t/{table}", "table")
    vote = anna.wander(Random(1), 13)
    assert vote.prompt == "gaia-vote"
    half = anna.click("medea")
    assert half.prompt == "gaia-vote"
    eve.page.wait_for_function(NEWER, arg=vote.version)
    watched = eve.look()
    assert watched.version == half.version
    assert watched.prompt == "waiting"
    eve.page.reload()
    eve.ready("table")

    for secret in ("secret-seed-15", links["claim"]):
        assert not [text for text in eve.received if secret in text]
    states = [message for message in eve.live if message["type"] == "state"]
    assert states[-1]["answers"] == half.answers
    for message in states:
        assert set(message) <= PUBLIC | EMPTY | {"view"}
        assert not any(message[name] for name in EMPTY)
        assert not message["creator"]
        assert not any(seat["mine"] for seat in message["seats"])
        assert not [e for e in message["log"] if e["event"].startswith("voted")]

    for letter in "zyrdbe123456789":
        eve.page.keyboard.press(letter)
    expect(eve.page.locator("[data-key], [data-options], [data-lit]")).to_have_count(0)
    for action in ("undo", "redo", "restart", "ok", "share"):
        expect(eve.page.locator(f"[data-action={action}]")).to_have_count(0)
    assert {json.loads(text)["type"] for text in eve.sent} == {"here"}

    anna.click("gaia")
    eve.page.wait_for_function(NEWER, arg=half.version)
    views = views_by_answers(anna.record(table))
    for message in states:
        assert message["view"] == views[message["answers"]]
    later = [message for message in eve.live if message["type"] == "state"][len(states) :]
    told = [entry["event"] for message in later for entry in message["log"]]
    assert "voted-medea" in told


def test_a_what_if_of_an_open_vote_asks_everybody_again(people: People) -> None:
    """Who could fill in the missing vote on a copy would read the others."""
    anna = people.person()
    vote = anna.wandered(Random(1), 13, seed="secret-seed-15")
    table = vote.table
    watch = anna.links(table)["watch"]
    anna.click("medea")
    eve = people.person().open(f"#/t/{table}?watch={watch}", "table")
    eve.action("fork").click()
    eve.page.locator(f"main[data-table]:not([data-table='{table}'])").wait_for(state="attached")
    first = eve.asked()
    assert (first.prompt, first.seat) == ("gaia-vote", vote.seat)
    assert eve.click("gaia").prompt == "gaia-vote"


def views_by_answers(text: str) -> dict[int, Any]:
    """What the game shows to nobody in particular after each number of answers."""
    record = load(text)
    game = make_game(record.header.game, record.header.options)
    entries = [entry_of(line, game.words) for line in record.lines]
    views: dict[int, Any] = {}
    answers = 0
    for number, entry in enumerate(entries):
        answers += isinstance(entry, Answer)
        following = entries[number + 1] if number + 1 < len(entries) else None
        if following is None or isinstance(following, Answer):
            session = replay(game, entries[: number + 1], seed=None)
            views[answers] = game.view(session.state, None)
    return views

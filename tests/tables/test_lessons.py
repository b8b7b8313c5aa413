"""Lessons at tables: each is played to its end, and in every scene something else is tried."""

from typing import Any

import pytest

from tests.tables.browser import Browser, House, error, problem, state
from tests.tables.memory import MemoryHouse
from trilobite.core.lesson_file import Lesson
from trilobite.games.lessons import examples_of, lessons_of, puzzles_of
from trilobite.games.registry import GAMES

LESSONS = [one for game in GAMES for one in lessons_of(game)]
EXAMPLES = [one for game in GAMES for one in examples_of(game)]
each_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=[one.id for one in LESSONS])


def begin(browser: Browser, lesson: Lesson, scene: int = 0) -> str:
    answer = browser.post(f"/api/lessons/{lesson.game}/{lesson.id}?scene={scene}")
    assert answer.status_code == 200, answer.text
    table: str = answer.json()["id"]
    return table


def options(told: dict[str, Any]) -> list[str]:
    return [one["key"] for asked in told["decisions"] for one in asked["options"]]


def say(socket: Any, **message: Any) -> dict[str, Any]:
    socket.send_json(message)
    return state(socket)


def answered(socket: Any, told: dict[str, Any], key: str) -> dict[str, Any]:
    seat = told["decisions"][0]["seat"]
    return say(socket, type="answer", seat=seat, key=key, version=told["version"])


@each_lesson
def test_a_lesson_is_played_to_its_end(lesson: Lesson) -> None:
    """What is legal but not asked for leaves the table as it is and is remarked upon."""
    with MemoryHouse().open() as browser, browser.live(live(begin(browser, lesson))) as socket:
        told = state(socket)
        seen: list[str] = []
        while told["lesson"]["kind"] != "end":
            at = told["lesson"]
            scene = lesson.scene[at["scene"]]
            seen.append(scene.name)
            if at["kind"] == "look" or at["resting"]:
                assert options(told) == []
                told = say(socket, type="next")
            elif at["kind"] == "find":
                told = say(socket, type="point", key="nothing:at-all")
                assert told["lesson"]["remark"]["given"] == "nothing:at-all"
                told = say(socket, type="point", key=scene.find[0])
            else:
                others = [key for key in options(told) if key not in at["asked"]]
                before = told
                for misses, key in enumerate(others[:1], start=1):
                    told = answered(socket, told, key)
                    assert told["lesson"]["remark"]["given"] == key
                    assert told["lesson"]["misses"] == misses + before["lesson"]["misses"]
                    for same in ("version", "answers", "view", "decisions"):
                        assert told[same] == before[same]
                told = answered(socket, told, at["asked"][0])
                assert told["lesson"].get("remark") is None
        assert list(dict.fromkeys(seen)) == [scene.name for scene in lesson.scene]


@each_lesson
def test_every_step_can_be_skipped_and_every_alternative_goes_on(lesson: Lesson) -> None:
    """Whatever will do leads on to the next scene, and so does the script."""
    with MemoryHouse().open() as browser:
        for number, scene in enumerate(lesson.scene):
            if not scene.accept:
                continue
            with browser.live(live(begin(browser, lesson, number))) as socket:
                told = state(socket)
                while told["lesson"]["scene"] == number and not told["lesson"]["resting"]:
                    told = answered(socket, told, told["lesson"]["asked"][-1])
                while told["lesson"]["kind"] != "end":
                    told = say(socket, type="step")
        with browser.live(live(begin(browser, lesson))) as socket:
            state(socket)
            for number in range(len(lesson.scene)):
                assert say(socket, type="step")["lesson"]["scene"] == number + 1


@pytest.mark.parametrize("example", EXAMPLES, ids=[one.id for one in EXAMPLES])
def test_an_example_game_takes_any_guess_and_plays_its_own(example: Lesson) -> None:
    """Guessed or watched, the same is played, and only then is it told what."""
    with MemoryHouse().open() as browser, browser.live(live(begin(browser, example))) as socket:
        told = state(socket)
        asked = 0
        while told["lesson"]["kind"] != "end":
            at = told["lesson"]
            scene = example.scene[at["scene"]]
            if at["kind"] == "look":
                told = say(socket, type="next")
                continue
            assert (at["asked"], at["point"], at["played"]) == ([], [], "")
            keys = options(told)
            assert scene.asked()[0] in keys
            asked += 1
            guess = keys[-1] if asked % 2 else ""
            told = answered(socket, told, guess) if guess else say(socket, type="step")
            at = told["lesson"]
            assert at["resting"]
            assert (at["guess"], at["played"]) == (guess, scene.asked()[0])
            told = say(socket, type="next")
        assert asked >= 10


def test_a_guess_has_to_be_legal_and_can_be_taken_back() -> None:
    example = EXAMPLES[0]
    with MemoryHouse().open() as browser, browser.live(live(begin(browser, example, 1))) as socket:
        told = state(socket)
        socket.send_json({"type": "answer", "seat": 0, "key": "biont pool warm-pond"})
        assert problem(socket)["key"] == "illegal-answer"
        assert not state(socket)["lesson"]["resting"]
        told = answered(socket, told, "done")
        assert told["lesson"]["resting"]
        told = say(socket, type="back")
        assert (told["lesson"]["resting"], told["lesson"]["guess"]) == (False, "")
        assert "done" in options(told)


def test_a_puzzle_measures_what_is_tried_and_tells_all_in_the_end() -> None:
    puzzle = puzzles_of("genesis")[2]
    scene = puzzle.scene[0]
    with MemoryHouse().open() as browser, browser.live(live(begin(browser, puzzle))) as socket:
        told = before = state(socket)
        at = told["lesson"]
        assert (at["sort"], at["asked"], at["played"], at["less"]) == ("puzzle", [], "", {})
        assert (at["theme"], at["margin"]) == (puzzle.theme, min(scene.less.values()))
        worse = next(iter(scene.less))
        told = answered(socket, told, worse)
        assert told["view"] == before["view"]
        assert told["lesson"]["remark"]["given"] == worse
        assert told["lesson"]["less"] == {worse: scene.less[worse]}
        told = answered(socket, told, scene.asked()[0])
        at = told["lesson"]
        assert (at["resting"], at["guess"], at["less"]) == (True, scene.play, scene.less)
        assert at["next"] == puzzles_of("genesis")[3].id
        told = say(socket, type="back")
        assert (told["lesson"]["resting"], told["lesson"]["less"]) == (False, {})
        told = say(socket, type="step")
        at = told["lesson"]
        assert (at["resting"], at["guess"], at["played"]) == (True, "", scene.play)


def live(table: str) -> str:
    return f"/api/tables/{table}/live"


def test_a_lesson_comes_back_at_the_same_step_and_is_no_table_of_others() -> None:
    house = MemoryHouse()
    lesson = LESSONS[0]
    with house.open("anna") as browser:
        table = begin(browser, lesson, 2)
        with browser.live(live(table)) as socket:
            assert state(socket)["lesson"]["scene"] == 2
            assert say(socket, type="step")["lesson"]["scene"] == 3
    with house.open("anna") as browser, browser.live(live(table)) as socket:
        told = state(socket)
        assert told["lesson"]["scene"] == 3
        assert not any(seat["kind"] == "open" for seat in told["seats"])
        (listed,) = browser.get("/api/tables").json()
        assert listed["lesson"] == lesson.id
        assert browser.get(f"/api/tables/{table}/record").status_code == 409


def test_back_is_the_scene_again_and_then_the_one_before() -> None:
    lesson = next(one for one in LESSONS if one.id == "g1")
    with MemoryHouse().open() as browser, browser.live(live(begin(browser, lesson, 2))) as socket:
        told = state(socket)
        told = answered(socket, told, "enzyme clay-mound")
        assert told["lesson"]["resting"]
        told = say(socket, type="back")
        assert (told["lesson"]["scene"], told["lesson"]["resting"]) == (2, False)
        assert "enzyme clay-mound" in options(told)
        told = say(socket, type="undo")
        assert told["lesson"]["scene"] == 1
        assert "biont pool clay-mound" in options(told)
        assert told["lesson"]["asked"] == ["biont pool clay-mound"]


def test_nobody_goes_on_before_they_have_answered() -> None:
    lesson = next(one for one in LESSONS if one.id == "g1")
    with MemoryHouse().open() as browser, browser.live(live(begin(browser, lesson))) as socket:
        state(socket)
        socket.send_json({"type": "answer", "seat": 0, "key": "biont pool clay-mound"})
        assert problem(socket)["key"] == "lesson-not-asked"
        say(socket, type="next")
        socket.send_json({"type": "next"})
        assert "waits for your answer" in error(socket)
        socket.send_json({"type": "answer", "seat": 0, "key": "biont pool warm-pond"})
        assert problem(socket)["key"] == "illegal-answer"
        assert state(socket)["lesson"]["misses"] == 0


def test_lessons_are_named_and_only_lessons_are_played_so(house: House) -> None:
    with house.open() as browser:
        games = {game["name"]: game for game in browser.get("/api/games").json()}
        for name in GAMES:
            told = [(one["id"], one["scenes"]) for one in games[name]["lessons"]]
            assert told == [(one.id, len(one.scene)) for one in lessons_of(name)]
            told = [(one["id"], one["theme"]) for one in games[name]["puzzles"]]
            assert told == [(one.id, one.theme) for one in puzzles_of(name)]
            told = [(one["id"], one["scenes"]) for one in games[name]["examples"]]
            assert told == [(one.id, len(one.scene)) for one in examples_of(name)]
        assert browser.post("/api/lessons/genesis/g99").status_code == 404
        begin(browser, LESSONS[0])

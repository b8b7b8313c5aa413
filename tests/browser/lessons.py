"""All lessons and example games in the browser, by pointer, keys and finger: `make lessons`."""

import pytest

from tests.browser.lesson_player import Learner, Manner
from tests.browser.person import People
from trilobite.games.lessons import examples_of, lessons_of
from trilobite.games.registry import GAMES

LESSONS = [one for game in GAMES for one in [*lessons_of(game), *examples_of(game)]]


@pytest.mark.parametrize("manner", ["pointer", "keys", "finger"])
@pytest.mark.parametrize("number", range(len(LESSONS)), ids=[one.id for one in LESSONS])
def test_a_lesson_is_played_in_the_browser(number: int, manner: Manner, people: People) -> None:
    lesson = LESSONS[number]
    person = people.phone() if manner == "finger" else people.person()
    learner = Learner(person, manner)
    learner.begin(lesson.game, lesson.id)
    learner.play()
    assert learner.scenes == [scene.name for scene in lesson.scene]

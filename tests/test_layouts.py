"""The page about layouts says what the games write."""

from tools.layouts import PAGE, page


def test_the_page_is_made_from_the_layouts() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "run: python -m tools.layouts"

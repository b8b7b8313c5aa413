"""Browser profiles, which people of different tests have one after the other.

A page in a new profile costs Chromium as much as the rest of a small test; one that has shown
Trilobite before shows it again with half the work. So a profile is kept, and made as good as new in
between.
"""

from typing import Any, NamedTuple
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, Page


class Profile(NamedTuple):
    """A browser's context and its only page."""

    context: BrowserContext
    page: Page
    settings: dict[str, Any]
    #: What every document runs first.
    script: str


class Profiles:
    """The profiles of one browser."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._free: list[Profile] = []

    def take(self, settings: dict[str, Any], script: str) -> Profile:
        """A profile with these settings and nothing else in it; documents run a script first."""
        for profile in self._free:
            if (profile.settings, profile.script) == (settings, script):
                self._free.remove(profile)
                return profile
        context = self._browser.new_context(**settings)
        context.add_init_script(script)
        return Profile(context, context.new_page(), settings, script)

    def give_back(self, profile: Profile, address: str) -> None:
        """Takes everything out of a profile that was at an address, for the next to have it."""
        context, page, settings, _ = profile
        page.unroute_all(behavior="ignoreErrors")
        page.mouse.move(-1, -1)
        page.goto("about:blank")
        page.emulate_media(color_scheme=settings.get("color_scheme", "light"))
        page.set_viewport_size(settings["viewport"])
        origin = "{0.scheme}://{0.netloc}".format(urlsplit(address))
        tools = context.new_cdp_session(page)
        tools.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": "all"})
        tools.detach()
        context.clear_cookies()
        context.clear_permissions()
        self._free.append(profile)

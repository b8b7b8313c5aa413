"""People: somebody at once, and kept across browsers by those who want it. No passwords.

A browser that nobody knows is a person of its own. A passkey or a one-time link makes another
browser one of the same person's, and what it had before goes with it.
"""

import hashlib
import re
import secrets
from collections import OrderedDict
from typing import Any, Final

import msgspec

from trilobite.tables.access import Person
from trilobite.tables.clock import Clock
from trilobite.tables.deleted import forget_deleted
from trilobite.tables.notices import Notices
from trilobite.tables.passkeys import Ceremony, Passkeys
from trilobite.tables.problems import Refused
from trilobite.tables.sights import Sights
from trilobite.tables.store import Paper, Store, StoreError
from trilobite.tables.tables import Tables

#: Seconds that a link for one more device, and the question for a passkey, can be used.
LINK_AGE: Final = 15 * 60
CHALLENGE_AGE: Final = 5 * 60

#: Seconds after which it is looked up again who uses a browser, and how many are remembered.
KNOWN_FOR: Final = 10.0
MOST_KNOWN: Final = 10_000

#: Seconds after which it is noted again that a device was used.
USED_AGAIN: Final = 600

#: What browsers and systems call themselves, the special before the general.
BROWSERS: Final = ("Edg", "OPR", "Firefox", "Chrome", "Safari")
CALLED: Final = {"Edg": "Edge", "OPR": "Opera"}
SYSTEMS: Final = ("Android", "iPhone", "iPad", "Windows", "Mac OS", "Linux")

#: Kinds of papers.
PERSON: Final = "person"
BROWSER: Final = "browser"
PASSKEY: Final = "passkey"
LINK: Final = "link"
CHALLENGE: Final = "challenge"
FEED: Final = "feed"
STATISTICS: Final = "statistics"


class Device(msgspec.Struct, kw_only=True):
    """A browser that somebody uses."""

    browser: str
    #: What it says of itself, in short.
    name: str
    #: Seconds since 1970.
    made: int
    seen: int

    @property
    def id(self) -> str:
        """How it is called, without saying by what it is known."""
        return hashed(self.browser)[:16]


class Passkey(msgspec.Struct, kw_only=True):
    """A passkey of somebody's."""

    id: str
    public_key: str
    count: int
    name: str
    made: int
    used: int = 0


class Profile(msgspec.Struct, kw_only=True):
    """What is kept of a person."""

    id: str
    name: str = ""
    devices: list[Device] = []
    passkeys: list[Passkey] = []
    #: The end of the private address of their list of games.
    feed: str = ""
    #: The end of the address of their statistics; empty if nobody else sees them.
    statistics: str = ""


class Opening(msgspec.Struct, kw_only=True):
    """What opens something once: a link, or a question for a passkey."""

    person: str
    until: int
    challenge: str = ""


class People:
    """All people of the house."""

    def __init__(
        self,
        store: Store,
        tables: Tables,
        sights: Sights,
        passkeys: Passkeys,
        clock: Clock,
        notices: Notices | None = None,
    ) -> None:
        self._store: Final = store
        self._tables: Final = tables
        self._sights: Final = sights
        self._passkeys: Final = passkeys
        self._clock: Final = clock
        self._notices: Final = notices
        #: Who uses a browser, and when that was looked up.
        self._known: Final[OrderedDict[str, tuple[str, float]]] = OrderedDict()

    # --- who is it? -----------------------------------------------------------------------

    async def recognise(self, who: Person) -> Person:
        """The person who uses a browser."""
        browser = who.id
        now = self._clock.seconds()
        known = self._known.get(browser)
        if known is not None and now - known[1] <= KNOWN_FOR:
            person = known[0]
        else:
            try:
                person = await self._store.paper(BROWSER, browser) or browser
                self._remember(browser, person)
            except StoreError:
                if known is None:
                    raise
                person = known[0]  # as long as the store is away
        return msgspec.structs.replace(who, id=person, browser=browser)

    def _remember(self, browser: str, person: str) -> None:
        self._known[browser] = (person, self._clock.seconds())
        self._known.move_to_end(browser)
        if len(self._known) > MOST_KNOWN:
            self._known.popitem(last=False)

    async def profile(self, who: Person) -> Profile:
        """What is kept of somebody, this browser included."""
        found = await self._read(who.id) or Profile(id=who.id)
        now = self._now()
        here = next((each for each in found.devices if each.browser == who.browser), None)
        if here is None:
            name = device_name(who.agent)
            found.devices.append(Device(browser=who.browser, name=name, made=now, seen=now))
        elif now - here.seen > USED_AGAIN:
            here.seen = now
            await self._write(found)
        return found

    async def _read(self, person: str) -> Profile | None:
        text = await self._store.paper(PERSON, person)
        return None if text is None else msgspec.json.decode(text, type=Profile)

    async def _write(self, profile: Profile) -> None:
        await self._store.put(Paper(PERSON, profile.id, encoded(profile)))

    def _now(self) -> int:
        return int(self._clock.now().timestamp())

    async def rename(self, who: Person, name: str) -> None:
        """Somebody wants to be called so."""
        profile = await self.profile(who)
        if profile.name != name:
            profile.name = name
            await self._write(profile)

    # --- one more device ------------------------------------------------------------------

    async def new_link(self, who: Person) -> tuple[str, int]:
        """A link that makes one more browser theirs, once; and until when."""
        await self._write(await self.profile(who))
        token = secrets.token_urlsafe(24)
        until = self._now() + LINK_AGE
        await self._keep(LINK, token, Opening(person=who.id, until=until))
        return token, until

    async def open_link(self, who: Person, token: str) -> None:
        """This browser becomes one of theirs who made the link."""
        opening = await self._open(LINK, token)
        if opening is None:
            raise Refused("link-over", "this link was used, or is too old: make another", 410)
        await self._become(who, opening.person)

    async def sign_out(self, who: Person, device_id: str) -> str:
        """A device is theirs no longer; which browser that was."""
        profile = await self.profile(who)
        device = next((each for each in profile.devices if each.id == device_id), None)
        if device is None:
            raise Refused("no-such-device", "there is no such device", 404)
        profile.devices.remove(device)
        await self._write(profile)
        if self._notices:
            await self._notices.drop_browser(who.id, device.browser)
        await self._belong(device.browser, f"p{secrets.token_urlsafe(24)}")
        return device.browser

    async def _become(self, who: Person, person: str) -> None:
        """A browser goes over to a person. What somebody had who was only here goes with it."""
        if who.id == person:
            return
        before = await self.profile(who)
        before.devices = [each for each in before.devices if each.browser != who.browser]
        if before.devices or before.passkeys:
            await self._write(before)
            if self._notices:
                await self._notices.drop_browser(who.id, who.browser)
        else:
            await self._merge(who.id, before, person)
        await self._belong(who.browser, person)
        after = await self.profile(msgspec.structs.replace(who, id=person))
        after.name = after.name or before.name
        await self._write(after)

    async def _merge(self, owner: str, profile: Profile, other: str) -> None:
        tables = [each.id for each in await self._tables.owned_by(owner)]
        await self._tables.hand_over(owner, other)
        await self._sights.hand_over(tables, owner, other)
        if self._notices:
            await self._notices.hand_over(owner, other, tables)
        await self._forget(profile)

    async def _belong(self, browser: str, person: str) -> None:
        await self._store.put(Paper(BROWSER, browser, person))
        self._remember(browser, person)

    # --- passkeys -------------------------------------------------------------------------

    async def invite_passkey(self, who: Person) -> tuple[str, str]:
        """What the browser needs in order to make a passkey, and the ticket to bring it with."""
        profile = await self.profile(who)
        known = [each.id for each in profile.passkeys]
        asked = self._passkeys.invite(who.origin, who.id, profile.name, known)
        return await self._ticket(asked, who.id), asked.options

    async def add_passkey(
        self, who: Person, ticket: str, credential: dict[str, Any], name: str
    ) -> None:
        """Keeps a passkey that the browser has made."""
        opening = await self._asked(ticket)
        if opening.person != who.id:
            raise ticket_over()
        key = self._passkeys.made(who.origin, opening.challenge, credential)
        if await self._store.paper(PASSKEY, key.id) is not None:
            raise Refused("passkey-refused", "this passkey is known already", 403)
        profile = await self.profile(who)
        profile.passkeys.append(
            Passkey(
                id=key.id,
                public_key=key.public_key,
                count=key.used,
                name=name or device_name(who.agent),
                made=self._now(),
            )
        )
        await self._write(profile)
        await self._store.put(Paper(PASSKEY, key.id, who.id))

    async def ask_passkey(self, who: Person) -> tuple[str, str]:
        """What the browser needs in order to show a passkey, and the ticket."""
        asked = self._passkeys.ask(who.origin)
        return await self._ticket(asked, ""), asked.options

    async def show_passkey(self, who: Person, ticket: str, credential: dict[str, Any]) -> None:
        """This browser becomes one of theirs whose passkey it is."""
        opening = await self._asked(ticket)
        key_id = str(credential.get("id", ""))
        person = await self._store.paper(PASSKEY, key_id)
        profile = None if person is None else await self._read(person)
        key = (
            next((each for each in profile.passkeys if each.id == key_id), None)
            if profile
            else None
        )
        if profile is None or key is None:
            raise Refused("passkey-unknown", "nobody here has this passkey", 404)
        key.count = self._passkeys.shown(
            who.origin, opening.challenge, credential, key.public_key, key.count
        )
        key.used = self._now()
        await self._write(profile)
        await self._become(who, profile.id)

    async def change_passkey(self, who: Person, key_id: str, name: str) -> None:
        """Calls a passkey something else, or removes it if it has no name."""
        profile = await self.profile(who)
        key = next((each for each in profile.passkeys if each.id == key_id), None)
        if key is None:
            raise Refused("no-such-device", "there is no such passkey", 404)
        if name:
            key.name = name
        else:
            profile.passkeys.remove(key)
            await self._store.take(PASSKEY, key_id)
        await self._write(profile)

    async def _ticket(self, asked: Ceremony, person: str) -> str:
        token = secrets.token_urlsafe(24)
        until = self._now() + CHALLENGE_AGE
        opening = Opening(person=person, until=until, challenge=asked.challenge)
        await self._keep(CHALLENGE, token, opening)
        return token

    async def _asked(self, ticket: str) -> Opening:
        opening = await self._open(CHALLENGE, ticket)
        if opening is None:
            raise ticket_over()
        return opening

    # --- what opens once ------------------------------------------------------------------

    async def _keep(self, kind: str, token: str, opening: Opening) -> None:
        await self._store.put(Paper(kind, hashed(token), encoded(opening)))

    async def _open(self, kind: str, token: str) -> Opening | None:
        text = await self._store.take(kind, hashed(token))
        if text is None:
            return None
        opening = msgspec.json.decode(text, type=Opening)
        return opening if self._now() <= opening.until else None

    # --- the private address of one's list ------------------------------------------------

    async def feed(self, who: Person, renew: bool) -> str:
        """The end of the address of their list; a new one stops the old one."""
        profile = await self.profile(who)
        if renew or not profile.feed:
            if profile.feed:
                await self._store.take(FEED, profile.feed)
            profile.feed = secrets.token_urlsafe(24)
            await self._write(profile)
            await self._store.put(Paper(FEED, profile.feed, who.id))
        return profile.feed

    async def reader(self, feed: str) -> Person:
        """Whose list that address is."""
        person = await self._store.paper(FEED, feed)
        if person is None:
            raise Refused("no-such-feed", "there is no list at this address any more", 404)
        return Person(person)

    # --- statistics that others may see ---------------------------------------------------

    async def show_statistics(self, who: Person, shown: bool) -> str:
        """Somebody shows their statistics to others by a new address, or to nobody any more; its
        end."""
        profile = await self.profile(who)
        if profile.statistics:
            await self._store.take(STATISTICS, profile.statistics)
        profile.statistics = secrets.token_urlsafe(24) if shown else ""
        await self._write(profile)
        if shown:
            await self._store.put(Paper(STATISTICS, profile.statistics, who.id))
        return profile.statistics

    async def shown_by(self, person: str) -> str:
        """The end of the address of somebody's statistics, if they show them."""
        profile = await self._read(person)
        return "" if profile is None else profile.statistics

    async def shows(self, token: str) -> Profile:
        """Who shows their statistics at that address."""
        person = await self._store.paper(STATISTICS, token)
        profile = None if person is None else await self._read(person)
        if profile is None:
            raise Refused("statistics-private", "nobody shows their statistics here any more", 404)
        return profile

    # --- going away -----------------------------------------------------------------------

    async def delete(self, who: Person) -> list[str]:
        """Nothing is kept of them any more; the browsers that were theirs."""
        profile = await self.profile(who)
        nobody = f"p{secrets.token_urlsafe(24)}"
        tables = [each.id for each in await self._tables.owned_by(who.id, every=True)]
        for table_id in tables:
            await self._tables.former(table_id, who.id)
        await self._tables.hand_over(who.id, nobody)
        await self._sights.hand_over(tables, who.id, "")
        if self._notices:
            await self._notices.hand_over(who.id, "", tables)
        await forget_deleted(self._store, who.id)
        await self._forget(profile)
        for device in profile.devices:
            await self._belong(device.browser, f"p{secrets.token_urlsafe(24)}")
        return [device.browser for device in profile.devices]

    async def _forget(self, profile: Profile) -> None:
        for key in profile.passkeys:
            await self._store.take(PASSKEY, key.id)
        if profile.feed:
            await self._store.take(FEED, profile.feed)
        if profile.statistics:
            await self._store.take(STATISTICS, profile.statistics)
        await self._store.take(PERSON, profile.id)


def hashed(token: str) -> str:
    """Tokens are kept as hashes: who reads the papers cannot use them."""
    return hashlib.sha256(token.encode(errors="replace")).hexdigest()


def encoded(value: Profile | Opening) -> str:
    """A value as JSON."""
    return msgspec.json.encode(value).decode()


def ticket_over() -> Refused:
    """A question for a passkey that was answered, or too late."""
    return Refused("passkey-late", "that took too long: try the passkey again", 410)


def device_name(agent: str) -> str:
    """A browser and its system in short: 'Firefox, Linux'."""
    browser = next((each for each in BROWSERS if each in agent), "")
    system = next((each for each in SYSTEMS if re.search(rf"\b{each}", agent)), "")
    parts = [CALLED.get(browser, browser), system.replace("Mac OS", "macOS")]
    return ", ".join(part for part in parts if part)

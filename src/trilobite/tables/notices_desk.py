"""What people ask about their notices."""

import re
from typing import Final

from trilobite.tables.access import Person
from trilobite.tables.bodies.notices import (
    NewWay,
    NoticeLink,
    NoticeLinkOut,
    NoticesOut,
    NoticeWishes,
    QuietHours,
    TableNotices,
    WayOut,
    WayTried,
)
from trilobite.tables.notice_model import (
    AT_FIRST,
    MOST_WAYS,
    Different,
    Preferences,
    Quiet,
    Way,
)
from trilobite.tables.notice_times import zone_of
from trilobite.tables.notice_words import confirmation, trial, with_stop
from trilobite.tables.notices import STOP, Notices, new_id
from trilobite.tables.passkeys import needs_server
from trilobite.tables.people import People, device_name
from trilobite.tables.problems import Refused
from trilobite.tables.requests import asked
from trilobite.tables.store import Paper

#: Characters of an address that are shown; the rest may be a secret.
SHOWN: Final = 40


class NoticesDesk:
    """The part of the desk where people say how they want to hear of their tables."""

    people: People | None
    #: None where nobody sends any.
    notices: Notices | None

    def _notices(self) -> Notices:
        if self.notices is None:
            raise needs_server()
        return self.notices

    @asked("GET", "/api/me/notices", "people")
    async def my_notices(self, who: Person) -> NoticesOut:
        """By which ways one hears of what, when, and how deliveries have gone."""
        notices = self._notices()
        return await self._notices_out(who, await notices.wishes(who.id))

    @asked("POST", "/api/me/notices", "people")
    async def wish_notices(self, who: Person, body: NoticeWishes) -> NoticesOut:
        """Says how one wants to hear of one's tables."""
        notices = self._notices()
        wishes = await notices.wishes(who.id)
        columns = {way.column for way in wishes.ways}
        wishes.told = {name: kinds for name, kinds in body.told.items() if name in columns}
        wishes.often = body.often
        wishes.hour = body.hour
        wishes.quiet = Quiet(on=body.quiet.on, start=body.quiet.start, end=body.quiet.end)
        wishes.zone = known_zone(body.zone)
        wishes.tables = {
            table: Different(rule=each.rule, until=each.until)
            for table, each in body.tables.items()
            if each.rule != "usual"
        }
        wishes.language = body.language
        wishes.site = who.site
        await notices.keep(who.id, wishes)
        return await self._notices_out(who, wishes)

    @asked("POST", "/api/me/notices/ways", "people")
    async def add_way(self, who: Person, body: NewWay) -> NoticesOut:
        """One more way: this browser, a mail address, or that of a web service. A mail address has
        to be confirmed by a link that is sent there."""
        notices = self._notices()
        wishes = await notices.wishes(who.id)
        found = await notices.courier.check(body.kind, body.address.strip())
        if any(way.address == found.address for way in wishes.ways):
            raise Refused("way-known", "this address is one of your ways already", 409)
        if len(wishes.ways) >= MOST_WAYS:
            raise Refused(
                "too-many-ways", f"there are at most {MOST_WAYS} ways", 409, most=MOST_WAYS
            )
        push, mail = found.kind == "push", found.kind == "mail"
        if push and not (body.key and body.auth):
            raise Refused("bad-address", "a browser that is pushed to gives its keys", 422)
        way = Way(
            id=new_id(),
            kind=found.kind,
            address=found.address,
            name=device_name(who.agent) if push else found.name,
            browser=who.browser if push else "",
            key=body.key,
            auth=body.auth,
            made=notices.now(),
            confirmed=not mail,
            stop=new_id() if mail else "",
        )
        wishes.ways.append(way)
        wishes.told.setdefault(way.column, list(AT_FIRST[way.kind]))
        if len(wishes.ways) == 1:
            wishes.zone = known_zone(body.zone)
        wishes.language = body.language
        wishes.site = who.site
        await notices.keep(who.id, wishes)
        if mail:
            await notices.store.put(Paper(STOP, way.stop, who.id))
            await self._confirm(who, wishes, way)
        else:
            await notices.look_again(who.id)
        return await self._notices_out(who, wishes)

    async def _confirm(self, who: Person, wishes: Preferences, way: Way) -> None:
        """Asks at a mail address whether somebody wants mail there. Who reads there may say so, and
        may stop it, by the same secret."""
        notices = self._notices()
        site = notices.site(wishes)
        letter = with_stop(confirmation(wishes, site, way.stop), way, wishes, site)
        await notices.try_way(who.id, way, letter)

    @asked("POST", "/api/me/notices/ways/{way}/remove", "people")
    async def remove_way(self, who: Person, way: str) -> NoticesOut:
        """One way less."""
        notices = self._notices()
        wishes = await notices.wishes(who.id)
        await notices.remove(who.id, wishes, [self._way(wishes, way)])
        return await self._notices_out(who, wishes)

    @asked("POST", "/api/me/notices/ways/{way}/test", "people")
    async def test_way(self, who: Person, way: str) -> WayTried:
        """Sends a notice now and says within ten seconds whether it arrived. To a mail address that
        is not confirmed yet the link goes again."""
        notices = self._notices()
        wishes = await notices.wishes(who.id)
        found = self._way(wishes, way)
        if not found.confirmed:
            await self._confirm(who, wishes, found)
            return WayTried(fault=(await notices.status(who.id, found.id)).fault)
        site = notices.site(wishes)
        letter = with_stop(trial(wishes, site), found, wishes, site)
        return WayTried(fault=await notices.try_way(who.id, found, letter))

    @asked("POST", "/api/notices/confirm", "people")
    async def confirm_mail(self, who: Person, body: NoticeLink) -> NoticeLinkOut:
        """Confirms the mail address that the link was sent to."""
        notices = self._notices()
        person, wishes, way = await self._of_link(body.link)
        way.confirmed = True
        await notices.keep(person, wishes)
        await notices.look_again(person)
        return NoticeLinkOut(address=way.address)

    @asked("POST", "/api/notices/stop", "people")
    async def stop_mail(self, who: Person, body: NoticeLink) -> NoticeLinkOut:
        """Stops mail to an address, for whoever reads there."""
        person, wishes, way = await self._of_link(body.link)
        await self._notices().remove(person, wishes, [way])
        return NoticeLinkOut(address=way.address)

    async def _of_link(self, token: str) -> tuple[str, Preferences, Way]:
        """Whose mail a link is about."""
        notices = self._notices()
        person = await notices.store.paper(STOP, token) or ""
        wishes = await notices.wishes(person)
        way = next((each for each in wishes.ways if each.stop == token), None)
        if way is None:
            raise Refused("mail-link-over", "this mail was stopped: its links are over", 410)
        return person, wishes, way

    def _way(self, wishes: Preferences, id: str) -> Way:
        found = wishes.way(id)
        if found is None:
            raise Refused("no-such-way", "there is no such way any more", 404)
        return found

    async def _notices_out(self, who: Person, wishes: Preferences) -> NoticesOut:
        notices = self._notices()
        ways = []
        for way in wishes.ways:
            status = await notices.status(who.id, way.id)
            ways.append(
                WayOut(
                    id=way.id,
                    kind=way.kind,
                    column=way.column,
                    name=way.name,
                    address=shown(way),
                    here=bool(way.browser) and way.browser == who.browser,
                    confirmed=way.confirmed,
                    delivered=status.delivered,
                    fault=status.fault,
                    since=status.since,
                    paused=status.paused,
                )
            )
        quiet = wishes.quiet
        return NoticesOut(
            ways=ways,
            told=wishes.told,
            often=wishes.often,
            hour=wishes.hour,
            quiet=QuietHours(on=quiet.on, start=quiet.start, end=quiet.end),
            zone=wishes.zone,
            tables={
                table: TableNotices(rule=each.rule, until=each.until)
                for table, each in wishes.tables.items()
            },
            offered=notices.courier.ways(),
            push_key=await notices.courier.push_key(),
        )


def known_zone(name: str) -> str:
    """The name of a time zone. Raises if there is no such one."""
    if zone_of(name) is None:
        raise Refused("bad-zone", f"there is no time zone {name!r} here", 422, zone=name)
    return name


def shown(way: Way) -> str:
    """An address as its owner is shown it: who looks over their shoulder cannot use it."""
    if way.kind == "mail":
        return way.address
    if way.kind == "push":
        return ""
    host = re.sub(r"^(\w+://)(?:[^/@]*@)?([^/]*).*", r"\1\2", way.address)
    return host[:SHOWN]

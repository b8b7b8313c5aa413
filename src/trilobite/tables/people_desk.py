"""What people ask about themselves: by what they are known, and what is kept of them."""

import msgspec

from trilobite.tables.access import Person
from trilobite.tables.bodies.people import (
    CeremonyOut,
    Credential,
    DeviceLink,
    DeviceLinkOut,
    DeviceOut,
    ExportOut,
    FeedOut,
    Me,
    MeOut,
    PasskeyOut,
    Show,
    ShownOut,
)
from trilobite.tables.bodies.seating import Claimed
from trilobite.tables.notices import Notices
from trilobite.tables.passkeys import needs_server
from trilobite.tables.people import People
from trilobite.tables.problems import Refused
from trilobite.tables.requests import asked
from trilobite.tables.rooms import Rooms
from trilobite.tables.sights import Sights
from trilobite.tables.tables import Tables
from trilobite.tables.together import clean_name


class PeopleDesk:
    """The part of the desk where people ask about themselves."""

    tables: Tables
    sights: Sights
    #: None where all tables belong to whoever uses the browser.
    people: People | None
    notices: Notices | None
    lobby: bool
    _rooms: Rooms

    async def recognise(self, who: Person) -> Person:
        """The person who uses a browser."""
        return who if self.people is None else await self.people.recognise(who)

    def _known(self) -> People:
        if self.people is None:
            raise needs_server()
        return self.people

    @asked("GET", "/api/me", "people")
    async def me(self, who: Person) -> MeOut:
        """Who uses this browser, with their other devices and their passkeys."""
        profile = await self._known().profile(who)
        return MeOut(
            name=profile.name,
            devices=[
                DeviceOut(
                    id=each.id,
                    name=each.name,
                    made=each.made,
                    seen=each.seen,
                    here=each.browser == who.browser,
                )
                for each in profile.devices
            ],
            passkeys=[
                PasskeyOut(id=each.id, name=each.name, made=each.made, used=each.used)
                for each in profile.passkeys
            ],
            lobby=self.lobby,
            statistics=profile.statistics,
        )

    @asked("POST", "/api/me", "people")
    async def rename_me(self, who: Person, body: Me) -> Claimed:
        """Says how one wants to be called at the next table."""
        await self._known().rename(who, clean_name(body.name))
        return Claimed(mine=True)

    @asked("POST", "/api/me/link", "people")
    async def new_device_link(self, who: Person) -> DeviceLinkOut:
        """A link that makes one more browser one's own. It opens once, within 15 minutes."""
        link, until = await self._known().new_link(who)
        return DeviceLinkOut(link=link, until=until)

    @asked("POST", "/api/me/devices", "people")
    async def open_device_link(self, who: Person, body: DeviceLink) -> Claimed:
        """Makes this browser one of theirs who made the link. What it had goes with it, unless
        there are other ways to that."""
        await self._known().open_link(who, body.link)
        await self._rooms.turn_away(who.browser)
        return Claimed(mine=True)

    @asked("POST", "/api/me/devices/{device}/sign-out", "people")
    async def sign_out(self, who: Person, device: str) -> Claimed:
        """A device is one's own no longer: whoever uses it is somebody new."""
        await self._rooms.turn_away(await self._known().sign_out(who, device))
        return Claimed(mine=False)

    @asked("POST", "/api/me/passkeys/begin", "people")
    async def begin_passkey(self, who: Person) -> CeremonyOut:
        """What the browser needs in order to make a passkey."""
        ticket, options = await self._known().invite_passkey(who)
        return CeremonyOut(ticket=ticket, options=options)

    @asked("POST", "/api/me/passkeys", "people")
    async def add_passkey(self, who: Person, body: Credential) -> Claimed:
        """Keeps a passkey that the browser has made."""
        name = clean_name(body.name)
        await self._known().add_passkey(who, body.ticket, body.credential, name)
        return Claimed(mine=True)

    @asked("POST", "/api/me/passkeys/{key}/change", "people")
    async def change_passkey(self, who: Person, key: str, body: Me) -> Claimed:
        """Calls a passkey something else; without a name it is removed."""
        name = clean_name(body.name)
        await self._known().change_passkey(who, key, name)
        return Claimed(mine=bool(name))

    @asked("POST", "/api/sign-in/begin", "people")
    async def begin_sign_in(self, who: Person) -> CeremonyOut:
        """What the browser needs in order to show a passkey."""
        ticket, options = await self._known().ask_passkey(who)
        return CeremonyOut(ticket=ticket, options=options)

    @asked("POST", "/api/sign-in", "people")
    async def sign_in(self, who: Person, body: Credential) -> Claimed:
        """Makes this browser one of theirs whose passkey it shows."""
        await self._known().show_passkey(who, body.ticket, body.credential)
        await self._rooms.turn_away(who.browser)
        return Claimed(mine=True)

    @asked("POST", "/api/me/feed", "people")
    async def my_feed(self, who: Person, renew: bool = False) -> FeedOut:
        """The private address of one's list of games; a new one stops the old one."""
        return FeedOut(token=await self._known().feed(who, renew))

    @asked("POST", "/api/me/statistics", "people")
    async def show_statistics(self, who: Person, body: Show) -> ShownOut:
        """Shows one's statistics to those who play with one and to whoever has the address, or to
        nobody any more. Showing them again makes a new address: the old one stops."""
        return ShownOut(token=await self._known().show_statistics(who, body.shown))

    @asked("GET", "/api/me/export", "people")
    async def export(self, who: Person) -> ExportOut:
        """All that is kept of somebody: records, notes, what they said, and by what they are
        known."""
        files: dict[str, str] = {}
        notes: dict[str, str] = {}
        said: list[dict[str, object]] = []
        for each in await self.tables.owned_by(who.id, every=True):
            table = await self.tables.get(each.id)
            try:
                table.require_told(who.id)
                files[f"games/{each.id}.txt"] = table.record()
            except Refused as refused:
                files[f"games/{each.id}.why.txt"] = f"{refused}\n"
            notes[each.id] = await self.sights.notes(each.id, who.id)
            mine = table.seats_of(who.id)
            said += [
                {"table": each.id, "at": line.at, "text": line.deed.text, "word": line.deed.word}
                for line in table.circle.lines
                if line.deed.what == "said" and line.deed.seat in mine
            ]
        files["notes.json"] = pretty({table: text for table, text in notes.items() if text})
        files["said.json"] = pretty(said)
        files["me.json"] = pretty(await self.me(who))
        if self.notices is not None:
            files["notices.json"] = pretty(await self.notices.wishes(who.id))
        return ExportOut(files=files)

    @asked("POST", "/api/me/delete", "people")
    async def delete_me(self, who: Person, body: Me) -> Claimed:
        """Deletes what is kept of somebody, who types their name for it. Seats at running tables
        are empty then; finished games keep the moves of a former player."""
        people = self._known()
        profile = await people.profile(who)
        if clean_name(body.name) != profile.name:
            raise Refused(
                "other-name", f"type {profile.name!r} to delete it", 409, name=profile.name
            )
        for browser in await people.delete(who):
            await self._rooms.turn_away(browser)
        return Claimed(mine=False)


def pretty(value: object) -> str:
    """A value as JSON that people can read."""
    return msgspec.json.format(msgspec.json.encode(value), indent=2).decode() + "\n"

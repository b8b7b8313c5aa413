"""Notices arrive: at a browser's push service, by mail, at web services; also after a restart, and
from several servers once."""

import asyncio
import base64
import json
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
from py_vapid import Vapid02
from starlette.testclient import TestClient

from tests.cli.helpers import run
from tests.postgres import Cluster
from tests.server.browser import HttpBrowser
from tests.server.process import free_port
from tests.server.receivers import (
    MailServer,
    PushBrowser,
    WebService,
    mail_server,
    web_service,
    within,
)
from tests.tables.browser import Browser, answer, state
from tests.tables.test_company import friends
from trilobite.core.errors import OptionsError
from trilobite.server import services
from trilobite.server.app import create_app
from trilobite.server.mail import post_of
from trilobite.server.notifier import Sending, contact_of, keep_sending
from trilobite.tables.clock import WallClock
from trilobite.tables.store import StoreError
from trilobite.tables.thinking import ThinkerHere

SITE = "https://games.example/"
TURN = "Bios: Genesis: it is your turn"


@pytest.fixture
def web() -> Iterator[WebService]:
    with web_service() as service:
        yield service


@pytest.fixture
def post() -> Iterator[MailServer]:
    with mail_server() as server:
        yield server


def sending(post: MailServer | None = None, wait: int = 0) -> Sending:
    """Notices go out at once, also to this machine."""
    mail = f"smtp://127.0.0.1:{post.port}" if post else ""
    found = post_of(mail, "trilobite@games.example")
    return Sending(site=SITE, post=found, inside_too=True, wait=wait, glance=0.05)


@contextmanager
def served(
    database: str, how: Sending | None = None, token: str | None = None
) -> Iterator[HttpBrowser]:
    app = create_app(database, None, ThinkerHere(), sending=how or sending())
    with TestClient(app) as client:
        yield HttpBrowser(client, token=token)


def sqlite(path: Path) -> str:
    return f"sqlite:///{path}/tables.db"


def add(browser: Browser, **way: str) -> dict[str, Any]:
    """One more way; all about the notices of its owner."""
    added = browser.post("/api/me/notices/ways", json={"kind": "hook", **way})
    assert added.status_code == 200, added.text
    found: dict[str, Any] = added.json()
    return found


def refused(browser: Browser, **way: str) -> str:
    """Why a way is not taken."""
    key: str = browser.post("/api/me/notices/ways", json={"kind": "hook", **way}).json()["key"]
    return key


def way_of(browser: Browser) -> dict[str, Any]:
    (found,) = browser.get("/api/me/notices").json()["ways"]
    way: dict[str, Any] = found
    return way


def turn_of_somebody_else(table: str, person: Browser, other: Browser) -> None:
    """Plays until it is the turn of the second."""
    with (
        person.live(f"/api/tables/{table}/live") as here,
        other.live(f"/api/tables/{table}/live") as there,
    ):
        mine, theirs = state(here), state(there)
        while not theirs["decisions"]:
            answer(here, mine, 99)
            mine, theirs = state(here), state(there)


# --- that they arrive ---------------------------------------------------------------------


def test_a_turn_is_pushed_to_a_browser_that_can_read_it(tmp_path: Path, web: WebService) -> None:
    browser = PushBrowser()
    with served(sqlite(tmp_path)) as anna:
        table, (_, bert) = friends(anna, "Bert")
        add(bert, **browser.subscription(f"{web.address}/push/1?x=y"))
        turn_of_somebody_else(table, anna, bert)
        within(lambda: web.got)
        key = bert.get("/api/me/notices").json()["push_key"]
        within(lambda: way_of(bert)["delivered"])
    ((path, headers, body),) = web.got
    assert path == "/push/1?x=y"
    assert (headers["content-encoding"], headers["ttl"]) == ("aes128gcm", "86400")
    assert headers["host"] == f"127.0.0.1:{web.port}"
    assert Vapid02.verify(headers["authorization"])
    assert headers["authorization"].endswith(f"k={key}"), "browsers know this key"
    assert browser.read(body) == {
        "title": TURN,
        "body": "With human 0",
        "link": f"{SITE}#/t/{table}",
        "tag": table,
        "language": "en",
    }


def test_the_key_that_signs_is_kept(tmp_path: Path) -> None:
    keys = set()
    for _ in range(2):
        with served(sqlite(tmp_path)) as client:
            keys.add(client.get("/api/me/notices").json()["push_key"])
    (key,) = keys
    assert len(base64.urlsafe_b64decode(key + "=")) == 65


def test_mail_is_confirmed_arrives_and_is_stopped_by_its_link(
    tmp_path: Path, post: MailServer
) -> None:
    with served(sqlite(tmp_path), sending(post)) as anna:
        table, (_, bert) = friends(anna, "Bert")
        added = add(bert, kind="mail", address="bert@example.org", language="cs")
        assert [way["confirmed"] for way in added["ways"]] == [False]
        (asking,) = post.got
        link = next(line for line in text_of(asking).split() if "/confirm/" in line)
        assert link.startswith(f"{SITE}#/notices/confirm/")
        turn_of_somebody_else(table, anna, bert)
        time.sleep(0.3)
        assert len(post.got) == 1, "nothing is sent to an address that is not confirmed"
        # Whoever opens the link need not be known here.
        stranger = anna.another()
        token = link.rpartition("/")[2]
        confirmed = stranger.post("/api/notices/confirm", json={"link": token})
        assert confirmed.json() == {"address": "bert@example.org"}
        assert stranger.post("/api/notices/confirm", json={"link": "x"}).status_code == 410
        within(lambda: len(post.got) == 2)
        told = post.got[1]
        assert (told["Subject"], told["To"]) == ("Bios: Genesis: jsi na tahu", "bert@example.org")
        assert f"{SITE}#/t/{table}" in text_of(told)
        stop = told["List-Unsubscribe"].strip("<>")
        assert stop in text_of(told)
        token = stop.rpartition("/")[2]
        stopped = stranger.post("/api/notices/stop", json={"link": token})
        assert stopped.json() == {"address": "bert@example.org"}
        assert bert.get("/api/me/notices").json()["ways"] == []
        for what in ("stop", "confirm"):
            over = stranger.post(f"/api/notices/{what}", json={"link": token})
            assert (over.status_code, over.json()["key"]) == (410, "mail-link-over")


def text_of(message: Any) -> str:
    text: str = message.get_body().get_content()
    return text


def test_a_webhook_gets_title_lines_and_link(tmp_path: Path, web: WebService) -> None:
    with served(sqlite(tmp_path)) as anna:
        table, (_, bert) = friends(anna, "Bert")
        add(bert, address=f"{web.address}/in?key=secret word")
        turn_of_somebody_else(table, anna, bert)
        within(lambda: web.got)
        assert way_of(bert)["address"] == web.address, "what may be secret in it is not shown"
    (got,) = web.got
    assert got.path == "/in?key=secret%20word"
    assert json.loads(got.body) == {
        "title": TURN,
        "lines": ["With human 0"],
        "link": f"{SITE}#/t/{table}",
    }


def test_services_are_reached_by_apprise(tmp_path: Path, web: WebService) -> None:
    with served(sqlite(tmp_path)) as anna:
        table, (_, bert) = friends(anna, "Bert")
        (way,) = add(bert, address=f"ntfy://127.0.0.1:{web.port}/genesis")["ways"]
        assert (way["kind"], way["name"]) == ("service", "ntfy")
        turn_of_somebody_else(table, anna, bert)
        within(lambda: web.got)
        web.status = 403
        tried = bert.post(f"/api/me/notices/ways/{way['id']}/test").json()
        assert tried == {"fault": "refused"}
    said = json.loads(web.got[0].body)
    assert (said["topic"], said["title"]) == ("genesis", TURN)
    assert f"{SITE}#/t/{table}" in said["message"]


def test_notices_on_their_way_at_the_same_time_are_told_apart() -> None:
    logger = services.loaded().logger
    with services.heard() as lines:
        other = Thread(target=logger.warning, args=["error=%d", 500])
        other.start()
        other.join()
        logger.warning("error=%d", 403)
    logger.warning("error=%d", 404)
    assert lines == ["error=403"]


@pytest.mark.parametrize(
    ("address", "name"),
    [
        ("https://discord.com/api/webhooks/123456789012345678/abc-DEF_123", "Discord"),
        ("https://hooks.slack.com/services/T1JJ3T3L2/A1BRTD4JD/TIiajkdnlazkcOXrIdevi7FQ", "Slack"),
        ("https://ntfy.sh/topic", "ntfy"),
        ("tgram://123456789:abcdefg_hijklmnop/12315544/", "Telegram"),
    ],
)
def test_addresses_of_services_are_known_as_people_copy_them(address: str, name: str) -> None:
    found = services.service_at(address)
    assert found.service_name == name


@pytest.mark.parametrize(
    "address", ["dbus://", "syslog://localhost", "mailto://a:b@example.org", "jsons://example.org"]
)
def test_other_services_of_apprise_are_not_used(address: str) -> None:
    assert services.service_at(address) is None


def test_without_apprise_a_line_says_what_is_missing(
    tmp_path: Path, web: WebService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(services, "find_spec", lambda _: None)
    with served(sqlite(tmp_path)) as client:
        assert refused(client, address="ntfy://127.0.0.1/topic") == "needs-apprise"
        assert client.get("/api/me/notices").json()["offered"] == ["push", "hook"]
        (way,) = add(client, address=f"{web.address}/in")["ways"]
        assert way["kind"] == "hook"


# --- restarts, several servers, faults ----------------------------------------------------


def test_a_restart_in_between_loses_nothing(tmp_path: Path, web: WebService) -> None:
    slow = sending(wait=2)
    with served(sqlite(tmp_path), slow) as anna:
        table, (_, bert) = friends(anna, "Bert")
        add(bert, address=f"{web.address}/in")
        turn_of_somebody_else(table, anna, bert)
    assert web.got == []
    with served(sqlite(tmp_path), slow):
        within(lambda: web.got)
    assert web.titles() == [TURN]


def test_of_several_servers_on_one_database_one_sends(cluster: Cluster, web: WebService) -> None:
    database = cluster.empty("notices")
    with ExitStack() as stack:
        anna, *others = [stack.enter_context(served(database, sending(wait=1))) for _ in range(3)]
        people = [HttpBrowser(other._client) for other in others]
        seats = [{"kind": "human", "name": "Anna"}] + [{"kind": "open", "name": ""} for _ in people]
        made = anna.post("/api/tables", json={"options": {"players": 3}, "seats": seats})
        table = made.json()["id"]
        link = anna.get(f"/api/tables/{table}/links").json()["claim"]
        for seat, person in enumerate(people, start=1):
            add(person, address=f"{web.address}/{seat}")
            told = {"told": {way_of(person)["column"]: ["chat"]}}
            wishes = {key: person.get("/api/me/notices").json()[key] for key in WISHED}
            assert (
                person.post(
                    "/api/me/notices", json={**wishes, **told, "language": "en"}
                ).status_code
                == 200
            )
            name = f"Player{seat}"
            person.post(f"/api/tables/{table}/claim/{seat}?link={link}", json={"name": name})
        with anna.live(f"/api/tables/{table}/live") as live:
            live.send_json({"type": "say", "text": "Player1 and Player2, hello!"})
            within(lambda: len(web.got) >= 2)
        time.sleep(1.0)
    assert sorted(got.path for got in web.got) == ["/1", "/2"]


WISHED = ("often", "hour", "quiet", "zone", "tables")


def test_a_test_says_within_ten_seconds_what_is_wrong(
    tmp_path: Path, web: WebService, post: MailServer
) -> None:
    with served(sqlite(tmp_path), sending(post)) as client:
        (way,) = add(client, address=f"{web.address}/in")["ways"]

        def tried() -> str:
            fault: str = client.post(f"/api/me/notices/ways/{way['id']}/test").json()["fault"]
            return fault

        assert tried() == ""
        assert web.titles() == ["Trilobite can reach you here"]
        assert way_of(client)["delivered"] > 0
        for status, fault in ((404, "gone"), (401, "refused"), (503, "busy"), (418, "failed")):
            web.status = status
            assert tried() == fault
        assert (way_of(client)["fault"], way_of(client)["paused"]) == ("failed", False)
        web.status, web.location = 307, f"{web.address}/elsewhere"
        number = len(web.got)
        assert tried() == "failed"
        assert len(web.got) == number + 1, "nobody is led elsewhere"
        web.close()
        assert tried() == "unreachable"
        web.__init__()  # type: ignore[misc]
        mail = add(client, kind="mail", address="anna@example.org")["ways"][1]
        post.says = "550 no such person"
        again = client.post(f"/api/me/notices/ways/{mail['id']}/test").json()
        assert again == {"fault": "refused"}


def test_who_does_not_answer_keeps_nobody_waiting(
    tmp_path: Path, web: WebService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("trilobite.server.notifier.PATIENCE", 0.3)
    with served(sqlite(tmp_path)) as client:
        hook = add(client, address=f"{web.address}/in")["ways"][0]["id"]
        service = add(client, address=f"ntfy://127.0.0.1:{web.port}/t")["ways"][1]["id"]
        web.delay = 1.0
        for way in (hook, service):
            began = time.monotonic()
            tried = client.post(f"/api/me/notices/ways/{way}/test").json()
            assert tried == {"fault": "silent"}
            assert time.monotonic() - began < 0.9


# --- what is refused ----------------------------------------------------------------------


def test_addresses_that_lead_inside_are_refused(tmp_path: Path, web: WebService) -> None:
    with served(sqlite(tmp_path), Sending(site=SITE)) as client:
        for address, key in (
            (web.address, "bad-address"),
            (f"https://127.0.0.1:{web.port}/", "address-inside"),
            (f"https://localhost:{web.port}/", "address-inside"),
            ("https://169.254.169.254/latest/meta-data", "address-inside"),
            ("https://[::1]/", "address-inside"),
            ("https://0x7f.1/", "address-inside"),
            ("https://nobody.invalid/", "address-unknown"),
            ("file:///etc/passwd", "bad-address"),
            ("https://", "bad-address"),
            ("https://[", "bad-address"),
            (f"ntfy://127.0.0.1:{web.port}/topic", "address-inside"),
        ):
            assert refused(client, address=address) == key, address
        push = PushBrowser().subscription(f"https://127.0.0.1:{web.port}/")
        assert refused(client, **push) == "address-inside"
        assert refused(client, kind="mail", address="anna@example.org") == "no-mail"
    assert web.got == []


def test_what_is_wrong_with_a_way_is_told(
    tmp_path: Path, web: WebService, post: MailServer
) -> None:
    with served(sqlite(tmp_path), sending(post)) as client:
        for address in ("anna", "anna@", "a b@example.org", "a@b", "x@example.org\nBcc: y@z.org"):
            assert refused(client, kind="mail", address=address) == "bad-mail"
        add(client, address=f"{web.address}/0")
        assert refused(client, address=f"{web.address}/0") == "way-known"
        assert refused(client, kind="push", address=f"{web.address}/p") == "bad-address"
        for number in range(1, 10):
            add(client, address=f"{web.address}/{number}")
        assert refused(client, address=f"{web.address}/10") == "too-many-ways"
        assert client.post("/api/me/notices/ways/none/test").json()["key"] == "no-such-way"
        assert client.post("/api/me/notices/ways/none/remove").status_code == 404


def test_nobody_adds_and_tests_ways_without_end(tmp_path: Path, web: WebService) -> None:
    with served(sqlite(tmp_path)) as client:
        found = add(client, address=web.address)
        keys = [refused(client, address=web.address) for _ in range(20)]
        assert keys == ["way-known"] * 19 + ["too-many"]
        way = found["ways"][0]["id"]
        tried = [client.post(f"/api/me/notices/ways/{way}/test") for _ in range(21)]
        assert [each.status_code for each in tried] == [200] * 20 + [429]


def test_what_somebody_wants_is_kept(tmp_path: Path, web: WebService) -> None:
    wishes = {
        "often": "daily",
        "hour": 7,
        "quiet": {"on": True, "start": 23, "end": 6},
        "zone": "Europe/Prague",
        "tables": {"t1": {"rule": "until", "until": 5}, "t2": {"rule": "usual"}},
        "language": "it",
    }
    with served(sqlite(tmp_path)) as client:
        found = add(client, address=f"{web.address}/in", zone="Asia/Tokyo")
        assert (found["zone"], found["often"]) == ("Asia/Tokyo", "once")
        column = found["ways"][0]["column"]
        body = {**wishes, "told": {column: ["turn"], "unknown": ["turn"]}}
        kept = client.post("/api/me/notices", json=body).json()
        assert kept == client.get("/api/me/notices").json()
        assert kept["told"] == {column: ["turn"]}
        assert kept["tables"] == {"t1": {"rule": "until", "until": 5}}
        assert (kept["hour"], kept["quiet"], kept["zone"]) == (7, wishes["quiet"], wishes["zone"])
        body["zone"] = "Middle/Earth"
        assert client.post("/api/me/notices", json=body).json()["key"] == "bad-zone"
        body["hour"] = 24
        assert client.post("/api/me/notices", json=body).status_code == 422
        files = client.get("/api/me/export").json()["files"]
        assert json.loads(files["notices.json"])["zone"] == "Europe/Prague"
        removed = client.post(f"/api/me/notices/ways/{column}/remove").json()
        assert (removed["ways"], removed["told"]) == ([], {})


@pytest.mark.parametrize(
    ("mail", "sender", "key"),
    [
        ("imap://host", "a@b.cz", "bad-mail-server"),
        ("smtp://", "a@b.cz", "bad-mail-server"),
        ("smtp://user:hunter2@host:port", "a@b.cz", "bad-mail-server"),
        ("smtp://user:hunter2@host", "", "no-mail-sender"),
    ],
)
def test_a_wrong_mail_server_is_told_without_its_password(mail: str, sender: str, key: str) -> None:
    with pytest.raises(OptionsError) as caught:
        post_of(mail, sender)
    assert caught.value.key == key
    assert "hunter2" not in str(caught.value)


@pytest.mark.parametrize(
    ("site", "mail", "contact"),
    [
        ("https://games.example/", "", "https://games.example"),
        ("https://games.example:8443/sub/", "", "https://games.example"),
        ("http://games.example/", "", "https://localhost"),
        ("https://intranet/", "", "https://localhost"),
        ("", "", "https://localhost"),
        ("https://games.example/", "smtp://mail.example", "mailto:trilobite@games.example"),
    ],
)
def test_push_services_are_told_whom_to_write_to(site: str, mail: str, contact: str) -> None:
    how = Sending(site=site, post=post_of(mail, "trilobite@games.example"))
    assert contact_of(how) == contact
    vapid = Vapid02()
    vapid.generate_keys()
    assert vapid.sign({"sub": contact_of(how), "aud": "https://push.example"})


def test_a_browser_with_keys_that_are_none_is_a_fault_of_its_way(
    tmp_path: Path, web: WebService
) -> None:
    with served(sqlite(tmp_path)) as client:
        for number, key in enumerate(("x", "BBBB", "Ä")):
            add(client, kind="push", address=f"{web.address}/{number}", key=key, auth="AAAA")
        for way in client.get("/api/me/notices").json()["ways"]:
            tried = client.post(f"/api/me/notices/ways/{way['id']}/test")
            assert (tried.status_code, tried.json()["fault"]) in ((200, "gone"), (200, "failed"))
    assert web.got == []


def test_mail_needs_to_know_where_its_links_lead(tmp_path: Path) -> None:
    """Whoever asks for mail could name another place."""
    mail = ("--mail", "smtp://user:hunter2@mail.example", "--mail-from", "a@games.example")
    refused = run("serve", "--database", sqlite(tmp_path), "--port", str(free_port()), *mail)
    assert refused.exit_code == 2
    assert "mail needs --public" in refused.stderr
    assert "hunter2" not in refused.output


def test_a_mail_server_is_named_in_an_address() -> None:
    post = post_of("smtps://us%40er:pass%2Fword@mail.example", "trilobite@games.example")
    assert post is not None
    assert (post.secure, post.host, post.port) == (True, "mail.example", 465)
    assert (post.user, post.password) == ("us@er", "pass/word")
    assert post_of("", "") is None


def test_a_round_that_fails_does_not_stop_the_next() -> None:
    class Rounds:
        def __init__(self) -> None:
            self.number = 0

        async def round(self) -> int:
            self.number += 1
            if self.number == 1:
                raise StoreError("the store is away")
            if self.number == 2:
                raise ValueError("a mistake")
            return 0

    async def run() -> int:
        rounds = Rounds()
        task = asyncio.create_task(keep_sending(rounds, WallClock(), 0.001))  # type: ignore[arg-type]
        while rounds.number < 4:
            await asyncio.sleep(0.001)
        task.cancel()
        return rounds.number

    assert asyncio.run(run()) >= 4

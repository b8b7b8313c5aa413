"""Addresses that people enter lead out of this network, or nowhere."""

import asyncio
import socket
import threading
from urllib.request import urlopen

import pytest

from tests.server.receivers import web_service
from trilobite.server import services
from trilobite.server.outside import Inside, Outside, is_outside
from trilobite.server.posting import post
from trilobite.tables.notice_model import Letter

LETTER = Letter(title="hello", lines=[], link="https://games.example/")


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1", "127.8.8.8", "0.0.0.0", "10.1.2.3", "172.16.0.1", "172.31.255.255",
        "192.168.1.1", "169.254.169.254", "100.64.0.1", "192.0.2.7", "198.18.0.1", "224.0.0.1",
        "255.255.255.255", "::1", "::", "fe80::1", "fe80::1%eth0", "fc00::1", "fd12:3456::1",
        "ff02::1", "2001:db8::1",
        "::ffff:127.0.0.1", "::ffff:10.0.0.1", "2002:7f00:1::", "64:ff9b::7f00:1", "64:ff9b::a00:1",
        "localhost", "", "1.2.3", "example.org",
    ],
)  # fmt: skip
def test_these_lead_inside(address: str) -> None:
    assert not is_outside(address)


@pytest.mark.parametrize(
    "address", ["9.9.9.9", "93.184.216.34", "2606:4700::1111", "::ffff:9.9.9.9"]
)
def test_these_lead_outside(address: str) -> None:
    assert is_outside(address)


def test_one_address_inside_among_several_spoils_a_name(monkeypatch: pytest.MonkeyPatch) -> None:
    """A name may lead to both, or to another place the next time it is looked up."""

    def found(*addresses: str) -> object:
        async def getaddrinfo(*_: object, **__: object) -> list[object]:
            return [(2, 1, 6, "", (address, 443)) for address in addresses]

        return getaddrinfo

    async def find(*addresses: str) -> str:
        loop = asyncio.get_running_loop()
        monkeypatch.setattr(loop, "getaddrinfo", found(*addresses))
        return await Outside().find("rebinding.example", 443)

    assert asyncio.run(find("9.9.9.9")) == "9.9.9.9"
    for addresses in (("9.9.9.9", "10.0.0.1"), ("127.0.0.1",), ()):
        with pytest.raises(Inside):
            asyncio.run(find(*addresses))


def test_nothing_is_posted_inside() -> None:
    with web_service() as web:
        address = f"https://127.0.0.1:{web.port}/"
        assert asyncio.run(post(Outside(), address, {}, b"{}")) == "forbidden"
        assert web.got == []
        there = asyncio.run(post(Outside(inside_too=True), f"{web.address}/in", {}, b"{}"))
        assert (there, len(web.got)) == ("", 1)


def test_programs_of_others_are_watched_while_they_send() -> None:
    outside = Outside()
    with web_service() as web:
        with outside.watched(), pytest.raises(OSError, match="public internet"):
            urlopen(web.address, data=b"{}")
        assert web.got == []
        others: list[bool] = []

        def connect() -> None:
            socket.create_connection(("127.0.0.1", web.port)).close()
            others.append(True)

        with outside.watched():
            thread = threading.Thread(target=connect)
            thread.start()
            thread.join()
        assert others == [True], "only the thread that sends is watched"
        connect()  # and no longer than it sends


def test_apprise_does_not_send_inside_whatever_it_was_told() -> None:
    with web_service() as web:
        address = f"ntfy://127.0.0.1:{web.port}/topic"
        assert services.send(Outside(), address, LETTER) == "forbidden"
        assert web.got == []
        web.status = 200
        assert services.send(Outside(inside_too=True), address, LETTER) == ""
        assert len(web.got) == 1


def test_apprise_is_not_led_inside_by_a_redirect(monkeypatch: pytest.MonkeyPatch) -> None:
    with web_service() as first, web_service() as second:
        first.status, first.location = 307, f"{second.address}/secret"
        verdicts = iter([True, False])  # the first host is outside, where it leads is not
        monkeypatch.setattr("trilobite.server.outside.is_outside", lambda _: next(verdicts))
        assert services.send(Outside(), f"ntfy://127.0.0.1:{first.port}/t", LETTER) == "forbidden"
        assert (len(first.got), second.got, list(verdicts)) == (1, [], [])

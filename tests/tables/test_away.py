"""Whoever is away hears of their turn, by Web Push or e-mail, and finds the way back into an account."""

from __future__ import annotations

import asyncio
import json
import re
from base64 import urlsafe_b64decode
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from email import message_from_bytes, policy
from pathlib import Path
from typing import Any

import httpx
import pytest
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from tests.programs import needs
from tests.tables.engines import free_port
from tests.tables.play import people_at
from tests.tables.server import Guest, Server, receive, serving
from treetop.tables.admin import Admin
from treetop.tables.away import web_push, your_turn
from treetop.tables.away.web_push import Browser, decoded, encoded, point_of
from treetop.tables.away.your_turn import public_address
from treetop.tables.durations import HOUR, MINUTE
from treetop.tables.refusals import Forbidden
from treetop.tables.settings import Limits

PASSWORD = "eight or more"
AT_ONCE: dict[str, Any] = {"away_after": 0, "push_anywhere": True}


class PushService:
    """A browser's push service: notes what it gets, and answers with `status`."""

    def __init__(self) -> None:
        self.status = 201
        self.requests: asyncio.Queue[tuple[dict[str, str], bytes]] = asyncio.Queue()
        self.url = ""

    @asynccontextmanager
    async def running(self) -> AsyncIterator[PushService]:
        server = await asyncio.start_server(self._answer, "127.0.0.1", 0)
        self.url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/push/1"
        async with server:
            yield self

    async def _answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().splitlines()[1:]
        headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in head if line)}
        body = await reader.readexactly(int(headers["content-length"]))
        writer.write(f"HTTP/1.1 {self.status} X\r\ncontent-length: 0\r\nconnection: close\r\n\r\n".encode())
        await writer.drain()
        writer.close()
        self.requests.put_nowait((headers, body))


class Phone:
    """A browser with notifications on: decrypts as RFC 8291 says, from the other side."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = b"sixteen bytes..."

    @property
    def keys(self) -> dict[str, str]:
        return {"p256dh": encoded(point_of(self.key.public_key())), "auth": encoded(self.auth)}

    def read(self, body: bytes) -> Any:
        salt, size, point = body[:16], body[20], body[21 : 21 + body[20]]
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
        info = b"WebPush: info\0" + point_of(self.key.public_key()) + point
        secret = HKDF(hashes.SHA256(), 32, self.auth, info).derive(self.key.exchange(ec.ECDH(), theirs))
        key = HKDF(hashes.SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(secret)
        nonce = HKDF(hashes.SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(secret)
        return json.loads(AESGCM(key).decrypt(nonce, body[21 + size :], None).rstrip(b"\x02"))


async def move(olena: Guest, table: str) -> None:
    """Olena's whole turn, so that it's the other one's."""
    for number in range(5):
        state = await olena.get(f"/api/tables/{table}/state")
        if state["table"]["seat_to_act"] != 1:
            return
        action = state["view"]["legal"][0]
        path = f"/api/tables/{table}/commands"
        await olena.post(path, type="play", command=f"c{number}", seq=state["seq"], actions=[action])


async def test_a_message_is_encrypted_as_the_standard_shows() -> None:
    """The example of RFC 8291, section 5."""
    ours = ec.derive_private_key(
        int.from_bytes(decoded("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")), ec.SECP256R1()
    )
    browser = Browser(
        "https://push.example.net/push/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
    )
    body = web_push._encrypted(
        b"When I grow up, I want to be a watermelon", browser, ours, decoded("DGv6ra1nlYgDCS1FRnbzlw")
    )
    assert encoded(body) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml"
        "mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT"
        "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


async def test_whoever_is_away_is_pushed_that_it_is_their_turn_and_nothing_else(tmp_path: Path) -> None:
    phone = Phone()
    async with PushService().running() as push, serving(tmp_path, **AT_ONCE) as server:
        (olena, talia), table = await people_at(server, 2)
        await talia.post("/api/me/subscriptions", endpoint=push.url, **phone.keys)
        await move(olena, table)
        headers, body = await asyncio.wait_for(push.requests.get(), 30)
        assert phone.read(body) == {"title": "Treetop", "body": "It’s your turn.", "url": f"/t/{table}"}
        key = (await talia.get("/api/me/contact"))["push_key"]
        assert_signed(headers["authorization"], key, push.url)
        assert "treetop_push_failures_total" in server.app.metrics.text().decode()


def assert_signed(authorization: str, public: str, endpoint: str) -> None:
    found = re.fullmatch(r"vapid t=([\w.-]+), k=([\w-]+)", authorization)
    assert found is not None
    head, claims, signature = found[1].split(".")
    assert found[2] == public
    raw = decoded(signature)
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(public))
    signed = encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
    key.verify(signed, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    audience = json.loads(urlsafe_b64decode(claims + "==="))["aud"]
    assert endpoint.startswith(audience)


async def test_nobody_is_told_who_is_at_the_table_or_never_asked_to_be(tmp_path: Path) -> None:
    phone = Phone()
    async with PushService().running() as push, serving(tmp_path, **AT_ONCE) as server:
        (olena, talia), table = await people_at(server, 2)
        await talia.post("/api/me/subscriptions", endpoint=push.url, **phone.keys)
        async with talia.sit(table) as socket:
            await receive(socket, "hello")
            await move(olena, table)
            assert server.app.service.your_turn._waits_for(live(server, table)) is None
        await talia.http.put("/api/me/contact", json={"by_push": False})
        await server.app.service.your_turn.tell(live(server, table))
        assert push.requests.empty()


def live(server: Server, table: str) -> Any:
    return server.app.service.hall.at_hand(table)


async def remind(server: Server, table: str, person: Guest) -> None:
    """Whether they have been told before or not."""
    service = server.app.service
    contact = await service.contacts.of(person.id)
    assert contact is not None
    await service.your_turn.remind(live(server, table), person.id, contact)


async def test_a_turn_that_came_just_before_a_restart_is_told_after_it_and_once(
    tmp_path: Path, stored: dict[str, Any]
) -> None:
    """Games that last days outlive many servers."""
    phone = Phone()
    async with PushService().running() as push:
        async with serving(tmp_path, push_anywhere=True, **stored) as server:
            (olena, talia), table = await people_at(server, 2)
            await talia.post("/api/me/subscriptions", endpoint=push.url, **phone.keys)
            await move(olena, table)
        async with serving(tmp_path, **AT_ONCE, **stored) as server:
            _, body = await asyncio.wait_for(push.requests.get(), 30)
            assert phone.read(body)["url"] == f"/t/{table}"
            await server.app.service.your_turn.tell(live(server, table))
        async with serving(tmp_path, **AT_ONCE, **stored) as server:
            await server.app.service.your_turn.go_on()
            await server.app.service.your_turn.tell(live(server, table))
        assert push.requests.empty()


async def test_whoever_waited_for_their_turn_while_the_server_was_down_is_told(tmp_path: Path) -> None:
    phone = Phone()
    async with PushService().running() as push:
        async with serving(tmp_path, push_anywhere=True) as server:
            (olena, talia), table = await people_at(server, 2)
            await talia.post("/api/me/subscriptions", endpoint=push.url, **phone.keys)
            await move(olena, table)
        async with serving(tmp_path, ahead=3 * HOUR, **AT_ONCE):
            await asyncio.wait_for(push.requests.get(), 30)


async def test_what_happens_at_the_table_meanwhile_tells_nobody_twice(tmp_path: Path) -> None:
    phone = Phone()
    async with PushService().running() as push, serving(tmp_path, **AT_ONCE) as server:
        (olena, talia), table = await people_at(server, 2)
        await talia.post("/api/me/subscriptions", endpoint=push.url, **phone.keys)
        await move(olena, table)
        await asyncio.wait_for(push.requests.get(), 30)
        await olena.post(f"/api/tables/{table}/vote", type="vote", about="abandon", agree=True)
        await server.app.service.your_turn.tell(live(server, table))
        assert push.requests.empty()


async def test_nobody_is_told_who_has_left_or_whose_seat_a_bot_plays(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        (olena, talia, _), table = await people_at(server, 3, rated=False)
        await move(olena, table)
        assert server.app.service.your_turn._waits_for(live(server, table)) == talia.id
        await talia.post(f"/api/tables/{table}/leave")
        assert live(server, table).match.seat_to_act == 1
        assert server.app.service.your_turn._waits_for(live(server, table)) is None


@needs("postgres")
async def test_whoever_is_at_the_table_with_another_worker_is_not_told(tmp_path: Path, database: str) -> None:
    """Nobody is left at the table with this one, so it no longer asks who is there."""
    phone = Phone()
    async with (
        PushService().running() as push,
        serving(tmp_path / "one", database=database, push_anywhere=True) as one,
        serving(tmp_path / "other", database=database) as other,
    ):
        (olena, talia), table = await people_at(one, 2)
        await talia.post("/api/me/subscriptions", endpoint=push.url, **phone.keys)
        await move(olena, table)
        async with other.socket(table, cookie=talia.cookie) as socket:
            await receive(socket, "hello")
            await other.app.service.caretaker.tell_presence()
            await one.app.service.your_turn.tell(live(one, table))
            assert push.requests.empty()
        one.clock.ahead += MINUTE
        await one.app.service.your_turn.tell(live(one, table))
        await asyncio.wait_for(push.requests.get(), 30)


async def test_a_browser_that_is_gone_is_forgotten_and_a_failure_is_counted(tmp_path: Path) -> None:
    phone = Phone()
    async with PushService().running() as push, serving(tmp_path, push_anywhere=True) as server:
        (olena, talia), table = await people_at(server, 2)
        await talia.post("/api/me/subscriptions", endpoint=push.url, **phone.keys)
        await move(olena, table)
        push.status = 500
        await remind(server, table, talia)
        assert 'treetop_push_failures_total{by="push"} 1.0' in server.app.metrics.text().decode()
        push.status = 410
        await remind(server, table, talia)
        assert await server.app.service.contacts.browsers(talia.id) == []


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://127.0.0.1:1/",
        "ftp://example.org/",
        "https://localhost/x",
        "https://[::ffff:127.0.0.1]/",
        "https://[2002:7f00:1::]/",
        "https://[64:ff9b::7f00:1]/",
        "https://[::127.0.0.1]/",
        "https://224.0.0.1/",
    ],
)
def test_nobody_makes_the_server_call_its_own_network(endpoint: str) -> None:
    with pytest.raises(OSError, match="no"):
        public_address(endpoint)


async def test_the_address_that_was_looked_at_is_the_one_that_is_called(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A name that is public when it's looked up first and our own network afterwards gets no call there."""
    called: list[httpx.Request] = []

    async def send(client: httpx.AsyncClient, request: httpx.Request, **how: Any) -> httpx.Response:
        called.append(request)
        return httpx.Response(201)

    answers = iter(["93.184.215.14", "127.0.0.1"])
    monkeypatch.setattr(your_turn, "getaddrinfo", lambda name, port: [(0, 0, 0, "", (next(answers), port))])
    async with serving(tmp_path) as server:
        (olena, talia), table = await people_at(server, 2)
        keys = Phone().keys
        await talia.post("/api/me/subscriptions", endpoint="https://push.example.org:8443/1", **keys)
        await move(olena, table)
        monkeypatch.setattr(httpx.AsyncClient, "send", send)
        await server.app.service.your_turn.tell(live(server, table))
    (request,) = called
    assert str(request.url) == "https://93.184.215.14:8443/1"
    assert request.headers["host"] == "push.example.org:8443"
    assert request.extensions["sni_hostname"] == "push.example.org"


async def test_an_answer_without_end_is_not_read(tmp_path: Path) -> None:
    done = asyncio.Event()

    async def flood(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"HTTP/1.1 201 X\r\ntransfer-encoding: chunked\r\n\r\n")
        try:
            while True:
                writer.write(b"10000\r\n" + bytes(0x10000) + b"\r\n")
                await writer.drain()
        except OSError:
            done.set()

    push = await asyncio.start_server(flood, "127.0.0.1", 0)
    async with push, serving(tmp_path, push_anywhere=True) as server:
        (olena, talia), table = await people_at(server, 2)
        endpoint = f"http://127.0.0.1:{push.sockets[0].getsockname()[1]}/"
        await talia.post("/api/me/subscriptions", endpoint=endpoint, **Phone().keys)
        await move(olena, table)
        await asyncio.wait_for(server.app.service.your_turn.tell(live(server, table)), 30)
        await asyncio.wait_for(done.wait(), 30)
        assert "treetop_push_failures_total{" not in server.app.metrics.text().decode()


class Letters:
    def __init__(self) -> None:
        self.received: asyncio.Queue[Any] = asyncio.Queue()
        self.loop = asyncio.get_running_loop()

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:
        self.loop.call_soon_threadsafe(self.received.put_nowait, envelope)
        return "250 OK"


@contextmanager
def post_office() -> Iterator[tuple[Letters, str]]:
    letters, port = Letters(), free_port()
    office = Controller(letters, hostname="127.0.0.1", port=port)
    office.start()
    try:
        yield letters, f"smtp://127.0.0.1:{port}?from=treetop@example.org"
    finally:
        office.stop()


async def test_a_letter_says_that_it_is_their_turn_and_where_and_how_to_stop_it(tmp_path: Path) -> None:
    with post_office() as (letters, smtp):
        async with serving(tmp_path, smtp=smtp, site="https://play.example.org", **AT_ONCE) as server:
            (olena, talia), table = await people_at(server, 2)
            await talia.http.put("/api/me/contact", json={"email": "t@example.org", "by_email": True})
            await move(olena, table)
            letter = await asyncio.wait_for(letters.received.get(), 30)
    assert letter.rcpt_tos == ["t@example.org"]
    text = message_from_bytes(letter.content, policy=policy.default).get_content()
    said, link, why = text.replace("\r\n", "\n").split("\n\n")
    assert (said, link) == ("It’s your turn.", f"https://play.example.org/t/{table}")
    assert "Settings, where you can turn it off" in why


async def test_nobody_is_buried_in_letters_that_somebody_else_ordered(tmp_path: Path) -> None:
    """An address isn't proved to be one's own, so it gets few letters, whoever's turn it is."""
    with post_office() as (letters, smtp):
        async with serving(tmp_path, smtp=smtp, limits=Limits()) as server:
            (olena, talia), table = await people_at(server, 2)
            await move(olena, table)
            service = server.app.service
            person = await service.people.find(talia.id)
            assert person is not None
            for address in ("victim@example.org", "Victim@example.org"):
                await service.contacts.change(person, email=address, by_email=True)
                for _ in range(8):
                    await remind(server, table, talia)
            assert letters.received.qsize() == 10
            await service.contacts.change(person, email="t@example.org")
            await remind(server, table, talia)
            assert letters.received.qsize() == 11


async def test_a_forgotten_password_is_replaced_by_a_link_that_works_once(tmp_path: Path) -> None:
    with post_office() as (letters, smtp):
        async with serving(tmp_path, smtp=smtp, site="https://play.example.org") as server:
            olena = await account(server, "Olena")
            await olena.http.put("/api/me/contact", json={"email": "o@example.org", "password": PASSWORD})
            stranger = await server.guest("Somebody")
            await stranger.post("/api/password/forgotten", name="nobody")
            await stranger.post("/api/password/forgotten", name="olena")
            text = (await asyncio.wait_for(letters.received.get(), 30)).content.decode()
            assert letters.received.empty()
            text = text.replace("=\r\n", "").replace("=3D", "=")
            code = re.search(r"code=([\w-]+)", text)
            assert code is not None
            wish = {"name": "Olena", "code": code[1], "password": "a new long one"}
            assert (await stranger.post("/api/password/reset", **wish))["person"]["id"] == olena.id
            assert (await olena.get("/api/me"))["person"] is None
            assert await stranger.refused("/api/password/reset", **wish) == (403, "away-wrong-code")


async def account(server: Server, name: str) -> Guest:
    person = await server.guest(name)
    await person.post("/api/account", name=name, password=PASSWORD)
    return person


async def test_only_the_password_opens_another_way_into_an_account(tmp_path: Path) -> None:
    """Whoever finds a device unlocked keeps nothing that lets them in tomorrow."""
    async with serving(tmp_path) as server:
        olena = await account(server, "Olena")
        for given in ({}, {"password": "not this one"}):
            refused = await olena.refused("/api/me/recovery-codes", **given)
            assert refused == (403, "tables-wrong-password")
            answer = await olena.http.put("/api/me/contact", json={"email": "thief@example.org", **given})
            assert answer.json()["message"]["id"] == "tables-wrong-password"
        assert (await olena.get("/api/me/contact"))["email"] is None
        mine = {"email": "o@example.org", "password": PASSWORD}
        assert (await olena.http.put("/api/me/contact", json=mine)).json()["email"] == "o@example.org"
        same = {"email": "o@example.org", "by_email": True}
        assert (await olena.http.put("/api/me/contact", json=same)).json()["by_email"] is True


async def change_password(server: Server, olena: Guest) -> None:
    wish = {"old": PASSWORD, "new": "a new long one"}
    assert (await olena.http.put("/api/account/password", json=wish)).status_code == 200


async def reset_by_link(server: Server, olena: Guest) -> None:
    code = await server.app.service.contacts.new_link(olena.id)
    await olena.post("/api/password/reset", name="Olena", code=code, password="a new long one")


async def ask_an_admin(server: Server, olena: Guest) -> None:
    await Admin(server.app.service, "root").new_password("Olena")


@pytest.mark.parametrize("renew", [change_password, reset_by_link, ask_an_admin])
async def test_a_new_password_closes_every_other_way_in(renew: Any, tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        olena = await account(server, "Olena")
        (code, *_) = (await olena.post("/api/me/recovery-codes", password=PASSWORD))["codes"]
        link = await server.app.service.contacts.new_link(olena.id)
        await olena.post("/api/me/subscriptions", endpoint="https://push.example.org/1", **Phone().keys)
        await renew(server, olena)
        thief = await server.guest("Thief")
        for old in (code, link):
            wish = {"name": "Olena", "code": old, "password": "mine from now on"}
            assert await thief.refused("/api/password/reset", **wish) == (403, "away-wrong-code")
        assert await server.app.service.contacts.browsers(olena.id) == []


async def test_notifications_end_in_one_browser_and_go_on_in_the_others(tmp_path: Path) -> None:
    phone, tablet = "https://push.example.org/1", "https://push.example.org/2"
    async with serving(tmp_path) as server:
        olena, talia = await account(server, "Olena"), await account(server, "Talia")
        for endpoint in (phone, tablet):
            await olena.post("/api/me/subscriptions", endpoint=endpoint, **Phone().keys)
        await talia.post("/api/me/subscriptions/delete", endpoint=phone)
        assert set((await olena.get("/api/me/contact"))["browsers"]) == {phone, tablet}
        left = await olena.post("/api/me/subscriptions/delete", endpoint=phone)
        assert (left["by_push"], left["browsers"]) == (True, [tablet])
        none = await olena.post("/api/me/subscriptions/delete", endpoint=tablet)
        assert (none["by_push"], none["browsers"]) == (False, [])


async def test_logging_out_everywhere_ends_notifications_and_links(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        olena = await account(server, "Olena")
        contacts = server.app.service.contacts
        link = await contacts.new_link(olena.id)
        await olena.post("/api/me/subscriptions", endpoint="https://push.example.org/1", **Phone().keys)
        await olena.post("/api/logout-everywhere")
        assert await contacts.browsers(olena.id) == []
        with pytest.raises(Forbidden):
            await contacts.use_up(link, olena.id)


async def test_a_password_that_nobody_may_choose_uses_up_no_code(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        olena = await account(server, "Olena")
        (code, *_) = (await olena.post("/api/me/recovery-codes", password=PASSWORD))["codes"]
        short = await olena.refused("/api/password/reset", name="Olena", code=code, password="short")
        assert short == (400, "tables-password-length")
        await olena.post("/api/password/reset", name="Olena", code=code, password="long enough")


async def test_a_link_runs_out_after_an_hour(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        olena = await account(server, "Olena")
        code = await server.app.service.contacts.new_link(olena.id)
        server.clock.ahead += HOUR
        status, _ = await olena.refused(
            "/api/password/reset", name="Olena", code=code, password="a new long one"
        )
        assert status == 403


async def test_recovery_codes_open_an_account_without_e_mail_once_each(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        olena, talia = await account(server, "Olena"), await account(server, "Talia")
        old = (await olena.post("/api/me/recovery-codes", password=PASSWORD))["codes"]
        codes = (await olena.post("/api/me/recovery-codes", password=PASSWORD))["codes"]
        assert (await olena.get("/api/me/contact"))["codes"] == 10
        stranger = await server.guest("Somebody")
        for name, code in (("Talia", codes[0]), ("Olena", old[0]), ("Olena", "0" * 16)):
            wish = {"name": name, "code": code, "password": "a new long one"}
            assert await stranger.refused("/api/password/reset", **wish) == (403, "away-wrong-code")
        wish = {"name": "Olena", "code": f" {codes[0].upper()} ", "password": "a new long one"}
        assert (await stranger.post("/api/password/reset", **wish))["person"]["id"] == olena.id
        assert await stranger.refused("/api/password/reset", **wish) == (403, "away-wrong-code")
        assert (await stranger.get("/api/me/contact"))["codes"] == 9
        assert (await talia.get("/api/me"))["person"]["id"] == talia.id


async def test_everything_is_off_until_somebody_turns_it_on(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        olena = await server.guest("Olena")
        contact = await olena.get("/api/me/contact")
        assert (contact["by_push"], contact["by_email"], contact["email"]) == (False, False, None)
        assert contact["sends_email"] is False
        refused = await olena.http.put("/api/me/contact", json={"email": "no address"})
        assert refused.json()["message"]["id"] == "away-no-address"

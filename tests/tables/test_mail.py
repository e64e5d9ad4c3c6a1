"""Letters reach real mail servers: with the headers that they expect, encrypted, with a password."""

from __future__ import annotations

import ssl
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from email.utils import parsedate_to_datetime
from pathlib import Path
from typing import Any

import pytest
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import AuthResult

from tests.deploy.proxies import write_certificate
from tests.tables.engines import free_port
from tests.tables.server import serving
from treetop.cli import doctor
from treetop.games.errors import Malformed
from treetop.tables import mail
from treetop.tables.mail import Post
from treetop.tables.settings import Settings


class MailServer:
    """As hosts rent one: nothing without STARTTLS and a password."""

    def __init__(self) -> None:
        self.received: list[Any] = []

    async def handle_RCPT(self, server: Any, session: Any, envelope: Any, address: str, options: Any) -> str:
        if address.startswith("gone"):
            return f"550 {address} is nobody"
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:
        self.received.append(envelope)
        return "250 OK"


def know(server: Any, session: Any, envelope: Any, mechanism: str, data: Any) -> AuthResult:
    return AuthResult(success=(data.login, data.password) == (b"treetop", b"secret"))


@contextmanager
def mail_server(folder: Path, **given: Any) -> Iterator[tuple[MailServer, int]]:
    certificate, key = write_certificate(folder)
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    context.load_cert_chain(certificate, key)
    server, port = MailServer(), free_port()
    options = {"tls_context": context, "require_starttls": True, "auth_required": True, **given}
    office = Controller(server, hostname="127.0.0.1", port=port, authenticator=know, **options)
    office.start()
    try:
        yield server, port
    finally:
        office.stop()


def post_at(port: int, password: str = "secret") -> Post:
    return Post.read(f"smtp://treetop:{password}@127.0.0.1:{port}?from=Treetop+<treetop@example.org>")


async def test_a_letter_is_encrypted_and_has_what_mail_servers_expect(tmp_path: Path) -> None:
    with mail_server(tmp_path) as (server, port):
        await post_at(port).send("olena@example.org", "Ваш хід", "Ваш хід.")
    (envelope,) = server.received
    letter = message_from_bytes(envelope.content, policy=policy.default)
    assert (letter["From"], letter["To"]) == ("Treetop <treetop@example.org>", "olena@example.org")
    assert letter["Subject"] == "Ваш хід"
    assert letter["Message-ID"].endswith("@example.org>")
    assert parsedate_to_datetime(letter["Date"]).tzinfo is not None


def test_a_certificate_that_nobody_vouches_for_is_believed_on_this_machine_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with mail_server(tmp_path) as (_, port):
        post_at(port).check()
        monkeypatch.setattr(mail, "HERE", ())
        with pytest.raises(ssl.SSLCertVerificationError):
            post_at(port).check()


def test_a_password_is_never_sent_as_it_is_to_another_machine(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plain = {
        "tls_context": None,
        "require_starttls": False,
        "auth_require_tls": False,
        "auth_required": False,
    }
    with mail_server(tmp_path, **plain) as (_, port):
        post_at(port).check()
        monkeypatch.setattr(mail, "HERE", ())
        with pytest.raises(OSError, match="no TLS"):
            post_at(port).check()


def test_the_doctor_tries_the_mail_server(tmp_path: Path) -> None:
    with mail_server(tmp_path) as (server, port):
        for password, problem in (("secret", None), ("wrong", "hosting-doctor-no-mail")):
            smtp = f"smtp://treetop:{password}@127.0.0.1:{port}?from=treetop@example.org"
            found = {f.what.id: f.problem for f in doctor.examine(Settings(data=tmp_path, smtp=smtp), None)}
            said = found["hosting-doctor-mail"]
            assert (None if said is None else said.id) == problem
    assert server.received == []


async def test_the_log_says_why_a_letter_failed_but_not_to_whom(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with mail_server(tmp_path) as (_, port):
        smtp = f"smtp://treetop:secret@127.0.0.1:{port}?from=treetop@example.org"
        async with serving(tmp_path, smtp=smtp, site="https://play.example.org") as server:
            await server.app.service.your_turn.mail("turn", "gone@example.org", "Your turn", "Your turn")
            assert 'treetop_push_failures_total{by="email"} 1.0' in server.app.metrics.text().decode()
    said = "".join(capsys.readouterr())
    assert "recipient refused: 550" in said
    assert "gone@" not in said


@pytest.mark.parametrize("address", ['a"b@example.org', "(a@b.org", "a@[b.org", "a:b@c.org", "a@b.o\x7frg"])
async def test_an_address_that_no_letter_can_have_is_refused(address: str, tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        olena = await server.guest("Olena")
        answer = await olena.http.put("/api/me/contact", json={"email": address})
        assert (answer.status_code, answer.json()["message"]["id"]) == (400, "away-no-address")


@pytest.mark.parametrize("who", ["ol%C3%A9:secret", "treetop:secr%C3%A9t"])
def test_a_password_that_cannot_be_sent_is_refused_at_the_start_and_not_repeated(
    who: str, tmp_path: Path
) -> None:
    def read(who: str) -> Settings:
        smtp = f"smtp://{who}@mail.example.org?from=Ol%C3%A9+<a@example.org>"
        return Settings.from_environment(tmp_path, {"TREETOP_SMTP": smtp, "TREETOP_SITE": "https://a.org"})

    with pytest.raises(Malformed, match="TREETOP_SMTP") as refused:
        read(who)
    assert "secr" not in str(refused.value)
    assert read("treetop:secret")


@pytest.mark.parametrize(
    "settings",
    [
        {"TREETOP_SMTP": "smtp://mail.example.org?from=a@example.org"},
        {"TREETOP_SMTP": "smtp://mail.example.org:99999?from=a@example.org", "TREETOP_SITE": "https://a.org"},
        {"TREETOP_SITE": "play.example.org"},
        {"TREETOP_SITE": "https://play.example.org/t"},
        {"TREETOP_SITE": "https://"},
        {"TREETOP_SITE": "https://[::1"},
        {"TREETOP_SMTP": "smtp://[::1?from=a@example.org", "TREETOP_SITE": "https://a.org"},
    ],
)
def test_letters_without_working_links_are_refused_at_the_start(
    settings: dict[str, str], tmp_path: Path
) -> None:
    with pytest.raises(Malformed):
        Settings.from_environment(tmp_path, settings)

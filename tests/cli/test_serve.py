"""`treetop serve`, up to the moment in which it serves."""

from __future__ import annotations

import socket
from contextlib import nullcontext
from pathlib import Path
from typing import Any

import pytest

from tests.cli.databases import newer
from treetop.cli import serve
from treetop.cli.main import run
from treetop.locales import LANGUAGES, Language


@pytest.fixture(autouse=True)
def served(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[socket.socket]:
    """Sockets that would have been served, without compiling and without a server."""
    sockets: list[socket.socket] = []
    monkeypatch.setenv("TREETOP_DATA", str(tmp_path))
    monkeypatch.setenv("TREETOP_BOT_WORKERS", "1")
    monkeypatch.setattr(serve, "compiling_behind", nullcontext)
    monkeypatch.setattr(serve, "run", lambda listening, workers, scrapes: sockets.append(listening))
    return sockets


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_port_that_is_taken_is_refused_before_anything_is_announced(
    language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = str(other.getsockname()[1])
        assert run(["serve", "--port", port], Language(language)) == 1
    said = capsys.readouterr()
    assert said.out == ""
    assert port in said.err
    assert "--port" in said.err
    assert len(said.err.splitlines()) == 1


@pytest.mark.parametrize("port", ["99999", "-1"])
def test_a_port_that_does_not_exist_is_refused(port: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["serve", "--port", port], Language("en")) == 1
    assert f"There’s no port {port}. Ports go from 1 to 65535" in capsys.readouterr().err


@pytest.mark.parametrize("host", ["192.0.2.1", "nowhere.invalid", ""])
def test_an_address_of_another_computer_is_refused(host: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["serve", "--host", host, "--port", "0"], Language("en")) == 1
    assert f"“{host}” isn’t one of this computer’s addresses" in capsys.readouterr().err


def test_who_hears_the_address_finds_somebody_listening(
    monkeypatch: pytest.MonkeyPatch, served: list[socket.socket], capsys: pytest.CaptureFixture[str]
) -> None:
    arrived = []

    def connect(listening: socket.socket, workers: int, scrapes: object) -> None:
        port = listening.getsockname()[1]
        assert f"http://127.0.0.1:{port}/" in capsys.readouterr().out
        with socket.create_connection(("127.0.0.1", port)):
            arrived.append(port)

    monkeypatch.setattr(serve, "run", connect)
    assert run(["serve", "--port", "0"], Language("en")) == 0
    assert arrived


@pytest.mark.parametrize("there", [True, False])
def test_a_server_without_a_web_client_says_so_and_serves(
    there: bool, monkeypatch: pytest.MonkeyPatch, served: list[Any], capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(serve, "have_arrived", lambda: there)
    assert run(["serve", "--port", "0"], Language("en")) == 0
    assert ("The web client isn’t installed" in capsys.readouterr().out) is not there
    assert len(served) == 1


def nonsense(data: Path) -> None:
    (data / "treetop.sqlite").write_bytes(b"not a database, but long enough to be taken for one" * 100)


@pytest.mark.parametrize("spoil", [newer, nonsense])
def test_a_database_that_cannot_be_used_is_refused_in_a_sentence(
    spoil: Any, tmp_path: Path, served: list[Any], capsys: pytest.CaptureFixture[str]
) -> None:
    spoil(tmp_path)
    assert run(["serve", "--port", "0"], Language("en")) == 1
    said = capsys.readouterr()
    assert served == []
    assert len(said.err.splitlines()) == 1
    assert said.out == ""


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("TREETOP_DATABASE", "postgresql://127.0.0.1:9/none"),
        ("TREETOP_DATABASE", "mysql://127.0.0.1/treetop"),
        ("TREETOP_DATABASE", "postgresql://user:password@127.0.0.1:port/treetop"),
        ("TREETOP_REDIS", "127.0.0.1:6379"),
        ("TREETOP_REDIS", "redis://127.0.0.1:port/0"),
        ("TREETOP_ORIGINS", "https://play.example.org www.example.org"),
        ("TREETOP_METRICS", "everywhere"),
        ("TREETOP_SMTP", "smtp.example.org"),
        ("TREETOP_RETENTION", '{"guests": "long"}'),
        ("TREETOP_LIMITS", '{"guest": 1}'),
        ("TREETOP_SECURE", "perhaps"),
        ("TREETOP_COLOUR", "green"),
    ],
)
def test_a_setting_that_cannot_be_used_is_refused_in_a_sentence(
    name: str,
    value: str,
    monkeypatch: pytest.MonkeyPatch,
    served: list[Any],
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv(name, value)
    assert run(["serve", "--port", "0"], Language("en")) == 1
    assert served == []
    said = capsys.readouterr().err
    assert len(said.splitlines()) == 1
    assert "password" not in said


def test_a_folder_that_cannot_be_written_is_refused_in_a_sentence(
    tmp_path: Path, served: list[Any], capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("")
    assert run(["serve", "--port", "0", "--data", str(tmp_path / "file")], Language("en")) == 1
    assert served == []
    assert len(capsys.readouterr().err.splitlines()) == 1

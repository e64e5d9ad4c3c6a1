"""What a scrape sees: all workers together, on a port of its own."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import threading
import urllib.request
from contextlib import ExitStack
from pathlib import Path

import pytest
from prometheus_client import generate_latest

from tests.tables.server import serving
from treetop.cli import metrics
from treetop.cli.metrics import Scrapes, host_and_port
from treetop.cli.port import listen
from treetop.games.errors import Malformed, Stale
from treetop.tables.metrics import SHARED_FOLDER, Metrics, forget_the_dead, of_all_workers

COUNT = """
from treetop.tables.metrics import Metrics
metrics = Metrics()
metrics.moves.labels("person").inc(3)
metrics.sockets.set(5)
"""


def test_a_port_that_is_taken_is_refused_by_the_name_of_its_setting() -> None:
    with listen("127.0.0.1", 0) as served, listen("127.0.0.1", 0) as taken:
        environment = {"TREETOP_METRICS": str(taken.getsockname()[1])}
        with pytest.raises(Stale) as refused, Scrapes.listening_beside(served, environment):
            pass
    assert refused.value.message.id == "hosting-no-metrics"


def test_what_workers_counted_is_added_up_and_a_dead_worker_has_no_sockets(tmp_path: Path) -> None:
    environment = os.environ | {SHARED_FOLDER: str(tmp_path)}
    for _ in range(2):
        subprocess.run([sys.executable, "-c", COUNT], env=environment, check=True)
    registry = of_all_workers(tmp_path)
    assert "treetop_sockets 10.0" in generate_latest(registry).decode()
    forget_the_dead(tmp_path)
    scraped = generate_latest(registry).decode()
    assert 'treetop_moves_total{by="person"} 6.0' in scraped
    assert "treetop_sockets" not in scraped


@pytest.mark.parametrize("there", [True, False])
def test_workers_count_in_memory_where_there_is_such_a_place(
    there: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A disk that is full would kill them as soon as they count something new."""
    memory = tmp_path / "memory"
    if there:
        memory.mkdir()
    monkeypatch.setattr(metrics, "MEMORY", memory)
    with listen("127.0.0.1", 0) as listening:
        scrapes = Scrapes(listening)
        with scrapes.of_workers():
            assert (Path(os.environ[SHARED_FOLDER]).parent == memory) is there
        assert scrapes._server is not None
        scrapes._server.stop()


def test_metrics_have_a_port_of_their_own_beside_the_players() -> None:
    counts = Metrics()
    counts.sockets.set(7)
    with socket.create_server(("127.0.0.1", 0)) as served, Scrapes.listening_beside(served, {}) as scrapes:
        assert scrapes._listening is not None
        host, port = scrapes._listening.getsockname()
        assert (host, port == served.getsockname()[1]) == ("127.0.0.1", False)
        scrapes.of_one(counts)
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics", timeout=30) as answer:
            assert b"treetop_sockets 7.0" in answer.read()
    assert "treetop-metrics" not in {thread.name for thread in threading.enumerate()}


def test_whoever_connects_and_says_nothing_holds_up_neither_scrapes_nor_the_end() -> None:
    with ExitStack() as silent, socket.create_server(("127.0.0.1", 0)) as served:
        with Scrapes.listening_beside(served, {}) as scrapes:
            assert scrapes._listening is not None
            host, port = scrapes._listening.getsockname()
            scrapes.of_one(Metrics())
            with ExitStack() as opened:
                opened.enter_context(socket.create_connection((host, port)))
                with urllib.request.urlopen(f"http://{host}:{port}/metrics", timeout=10) as answer:
                    assert answer.status == 200
                silent.push(opened.pop_all())
        assert "treetop-metrics" not in {thread.name for thread in threading.enumerate()}


def test_whoever_connects_and_says_nothing_is_hung_up_on(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("treetop.tables.metrics._Quiet.timeout", 0.01)
    with (
        socket.create_server(("127.0.0.1", 0)) as served,
        Scrapes.listening_beside(served, {}) as scrapes,
    ):
        assert scrapes._listening is not None
        scrapes.of_one(Metrics())
        with socket.create_connection(scrapes._listening.getsockname(), timeout=10) as silent:
            assert silent.recv(1) == b""
    assert "Traceback" not in capfd.readouterr().err


async def test_players_port_has_no_metrics(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        assert (await server.stranger().get("/metrics")).status_code == 404


def test_metrics_can_be_turned_off() -> None:
    with (
        socket.create_server(("127.0.0.1", 0)) as served,
        Scrapes.listening_beside(served, {"TREETOP_METRICS": "off"}) as scrapes,
    ):
        assert scrapes._listening is None


@pytest.mark.parametrize(
    ("text", "meant"),
    [("9100", ("127.0.0.1", 9100)), ("0.0.0.0:9100", ("0.0.0.0", 9100)), ("[::1]:9100", ("::1", 9100))],
)
def test_the_port_of_metrics_can_be_chosen(text: str, meant: tuple[str, int]) -> None:
    assert host_and_port(text) == meant


@pytest.mark.parametrize("text", ["on", "localhost", "9100:"])
def test_a_place_for_metrics_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(Malformed, match="TREETOP_METRICS"):
        host_and_port(text)


def test_a_port_of_metrics_that_was_asked_for_and_is_taken_is_refused() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        wish = {"TREETOP_METRICS": str(taken.getsockname()[1])}
        with pytest.raises(Stale), Scrapes.listening_beside(taken, wish):
            pass


async def test_what_waits_and_what_is_in_memory_is_measured(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        olena = await server.guest("Olena")
        await olena.open("me", "open")
        service = server.app.service
        service.bots._waiting.extend([None, None])  # type: ignore[list-item]
        service.caretaker.measure()
        service.bots._waiting.clear()
        text = server.app.metrics.text().decode()
        assert "treetop_tables 1.0" in text
        assert "treetop_bots_queue 2.0" in text
        assert "treetop_writer_queue 0.0" in text

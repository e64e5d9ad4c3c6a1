"""The unit's command with two workers, and a real proxy with https in front of them."""

from __future__ import annotations

import os
import re
import shlex
import signal
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
import websockets
from websockets.typing import Origin

from tests.deploy.proxies import DEPLOY, PROXIES, Proxy, nginx_around_the_site
from tests.programs import needs
from tests.tables.engines import free_port, running_postgres
from tests.tables.server import ask, receive
from treetop.cli import doctor
from treetop.tables.people.cookie import COOKIE
from treetop.tables.settings import Settings

pytestmark = needs("postgres")
OF_THE_SITE = ("site", "clock", "https", "proxy", "sockets")


def unit() -> dict[str, list[str]]:
    lines = (DEPLOY / "treetop.service").read_text().splitlines()
    found: dict[str, list[str]] = {}
    for name, _, value in (line.partition("=") for line in lines if re.match(r"\w+=", line)):
        found.setdefault(name, []).append(value)
    return found


@contextmanager
def started_by_the_unit(folder: Path, database: str) -> Iterator[int]:
    """The port on which the unit's command serves, with our own program, folder and port."""
    port = free_port()
    command = shlex.split(unit()["ExecStart"][0])
    assert command[:2] == ["/opt/treetop/bin/treetop", "serve"]
    command[:1] = [sys.executable, "-m", "treetop"]
    command[command.index("--port") + 1] = str(port)
    settings = dict(word.split("=") for word in unit()["Environment"][0].split())
    assert settings.keys() == {"TREETOP_DATA", "TREETOP_CACHE"}
    environment = os.environ | {
        "TREETOP_DATA": str(folder),
        "TREETOP_DATABASE": database,
        "TREETOP_SECURE": "1",
        "TREETOP_TRUST_PROXY": "1",
        "TREETOP_METRICS": "off",
    }
    log = folder / "log"
    with (
        log.open("wb") as errors,
        subprocess.Popen(
            [*command, "--workers", "2"], env=environment, stdout=subprocess.DEVNULL, stderr=errors
        ) as server,
    ):
        try:
            while not is_up(port):
                assert server.poll() is None, log.read_text()
            yield port
        finally:
            server.send_signal(signal.SIGTERM)
    assert server.returncode == 0, log.read_text()


def is_up(port: int) -> bool:
    try:
        urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz", timeout=5).close()
    except OSError:
        return False
    return True


@pytest.fixture(scope="module")
def upstream(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    with (
        running_postgres() as database,
        started_by_the_unit(tmp_path_factory.mktemp("data"), database) as port,
    ):
        yield port


@pytest.fixture(params=[pytest.param(name, marks=needs(name)) for name in PROXIES])
def proxy(request: pytest.FixtureRequest, tmp_path: Path, upstream: int) -> Iterator[Proxy]:
    with PROXIES[request.param](tmp_path, upstream) as proxy:
        yield proxy


def sit(proxy: Proxy, person: httpx.AsyncClient, table: str) -> websockets.connect:
    return websockets.connect(
        f"{proxy.url.replace('https', 'wss')}/api/tables/{table}/socket",
        ssl=proxy.trust,
        origin=Origin(proxy.url),
        additional_headers={"cookie": f"{COOKIE}={person.cookies[COOKIE]}"},
        proxy=None,
    )


async def test_people_play_over_https_and_websockets(proxy: Proxy) -> None:
    headers = {"origin": proxy.url, "x-forwarded-for": "192.0.2.66"}
    async with (
        httpx.AsyncClient(base_url=proxy.url, verify=proxy.trust, headers=headers, timeout=60) as olena,
        httpx.AsyncClient(base_url=proxy.url, verify=proxy.trust, headers=headers, timeout=60) as marko,
    ):
        health = (await olena.get("/healthz")).json()
        assert (health["https"], health["status"]) == (True, "ok")
        assert health["address"] in ("127.0.0.1", "::/64"), "a client's own claim was believed"
        for person, name in ((olena, "Olena"), (marko, "Marko")):
            answer = await person.post("/api/me", json={"name": name})
            assert "Secure" in answer.headers["set-cookie"]
            assert answer.headers["strict-transport-security"]
        wish = {"game": "arboretum", "seats": ["me", "open"], "order": "seated", "salt": "00"}
        table = (await olena.post("/api/tables", json=wish)).json()["table"]["id"]
        await marko.post(f"/api/tables/{table}/join", json={"salt": "00"})
        async with sit(proxy, olena, table) as her, sit(proxy, marko, table) as him:
            seq = (await receive(her, "hello"))["seq"]
            await receive(him, "hello")
            answer = await ask(her, type="play", command="c1", seq=seq, actions=["draw pile"])
            assert answer["type"] == "accepted"
            assert (await receive(him, "view"))["seq"] == answer["seq"]


def examined(tmp_path: Path, url: str, proxy: Proxy | None = None) -> list[str]:
    """What the doctor says about a site, without what it says about this machine."""
    findings = doctor.examine(Settings(data=tmp_path), url, None if proxy is None else proxy.trust)
    found = [finding for finding in findings if finding.what.id.endswith(OF_THE_SITE)]
    assert len(found) == len(OF_THE_SITE)
    return [finding.problem.id for finding in found if finding.problem is not None]


def test_the_doctor_finds_the_site_behind_its_proxy_in_order(proxy: Proxy, tmp_path: Path) -> None:
    assert examined(tmp_path, proxy.url, proxy) == []


def test_the_doctor_finds_out_that_the_proxy_is_missing(upstream: int, tmp_path: Path) -> None:
    assert examined(tmp_path, f"http://127.0.0.1:{upstream}") == [
        "hosting-doctor-no-https",
        "hosting-doctor-address-forged",
    ]


def test_nginx_has_room_for_ten_thousand_people_on_one_core() -> None:
    """Each is two connections, and each connection a file."""
    for limit in ("worker_connections", "worker_rlimit_nofile"):
        most = re.search(rf"{limit} (\d+);", nginx_around_the_site())
        assert most is not None
        assert int(most[1]) >= 2 * 10_000


def test_the_unit_restarts_and_drains_and_gives_nothing_away() -> None:
    settings = unit()
    assert settings["Restart"] == ["always"]
    assert settings["StartLimitIntervalSec"] == ["0"], "systemd would give up while a database restarts"
    assert settings["KillMode"] == ["mixed"]
    for name in ("NoNewPrivileges", "DynamicUser", "PrivateTmp", "PrivateDevices", "ProtectKernelModules"):
        assert settings[name] == ["yes"]
    assert settings["CapabilityBoundingSet"] == [""]


def test_a_reload_compiles_for_the_unit_before_it_replaces_workers() -> None:
    """New workers compile nothing, and what root compiles isn't in the unit's cache."""
    warm, replace = unit()["ExecReload"]
    assert warm == "/opt/treetop/bin/treetop warm"
    assert shlex.split(replace) == ["/bin/kill", "-HUP", "$MAINPID"]
    assert unit()["TimeoutStartSec"] == ["15min"], "systemd would end the compiler after 90 seconds"
    host = (DEPLOY.parent / "docs" / "operations.md").read_text(encoding="utf-8")
    assert "/opt/treetop/bin/treetop warm" not in host

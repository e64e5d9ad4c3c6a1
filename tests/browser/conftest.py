"""A real Chromium against a real server. Whatever a page complains about fails its test."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Generator, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, BrowserContext, BrowserType, Page, WebSocket, expect, sync_playwright

from tests import programs
from tests.browser import deals
from tests.browser.file_server import FileServer
from tests.browser.server import Server

HERE = Path(__file__).parent
Visit = Callable[..., Page]
PATIENCE = 60_000
"""Milliseconds; a busy machine may have to compile a bot first. Nothing waits longer than it has to."""

LINE = 240

WITHOUT_GUIDE = """if (location.protocol.startsWith("http")) localStorage["treetop.guide"] = '["skipped"]'"""
"""Most visitors have played before: nobody shows them the first steps."""

BLOCKED = "Service Worker registration blocked by Playwright"
TAKEN_OVER = "was preloaded"
"""A worker that takes over in the middle of a first visit answers what the page has asked for already."""

LAZY = "--js-flags=--max-lazy --wasm-lazy-compilation --single-threaded-gc"
FLAGS = ["--no-sandbox", "--force-color-profile=srgb", "--renderer-process-limit=1", LAZY]
"""Functions are compiled when they are called, and one thread collects garbage.

No process is started for a page that may come. The other cores are for other tests. Opening a table takes a
third less processor time.
"""

expect.set_options(timeout=PATIENCE)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if "tests/browser/" in item.path.as_posix():
            item.add_marker(programs.needs("headless chromium"))


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("server"))
    yield running
    running.stop()


class SharedBrowser:
    """One for all modules that follow each other: launching it takes more than most tests."""

    def __init__(self) -> None:
        self.stack = ExitStack()
        self.running: Browser | None = None

    def get(self) -> Browser:
        if self.running is None or not self.running.is_connected():
            self.stop()
            playwright = self.stack.enter_context(sync_playwright())
            self.running = self.stack.enter_context(launch(playwright.chromium, "headless chromium"))
        return self.running

    def stop(self) -> None:
        self.running = None
        self.stack.close()


shared = SharedBrowser()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Whatever a module has opened is closed after it."""
    launched = shared.get()
    yield launched
    for context in launched.contexts:
        context.close()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(nextitem: pytest.Item | None) -> Generator[None, object, object]:
    """While a browser runs, so does its event loop, and tests of other folders need their own. It's stopped
    once a test that is run again has been: what a module has opened is still open in between."""
    ran = yield
    if nextitem is None or not nextitem.path.is_relative_to(HERE):
        shared.stop()
    return ran


def launch(kind: BrowserType, program: str) -> Browser:
    return kind.launch(executable_path=programs.find(program), args=FLAGS)


@pytest.fixture
def visit(browser: Browser, server: Server, request: pytest.FixtureRequest) -> Iterator[Visit]:
    """Open a page as somebody new; `visit("/new", language="uk", theme="dark", width=390)`."""
    deals.write(server.data, request.node.name)
    yield from visiting(browser, server, request.node.name)


heard: deque[str] = deque(maxlen=80)
"""The last frames between pages and servers."""


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.failed and heard:
        report.sections.append(("Between pages and servers", "\n".join(heard)))
    return report


def overhear(socket: WebSocket) -> None:
    socket.on("framesent", lambda frame: heard.append(f"> {str(frame)[:LINE]}"))
    socket.on("framereceived", lambda frame: heard.append(f"< {str(frame)[:LINE]}"))
    socket.on("close", lambda _: heard.append("closed"))


def visiting(browser: Browser, server: Server | FileServer, test: str = "") -> Iterator[Visit]:
    heard.clear()
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def open_page(
        path: str = "/",
        *,
        language: str = "en",
        theme: Any = "light",
        width: int = 1280,
        height: int = 800,
        at: Server | FileServer = server,
        guide: bool = False,
        expected: tuple[str, ...] = (),
        service_workers: Literal["allow", "block"] = "block",
        **more: Any,
    ) -> Page:
        """Without a service worker unless a test is about what it keeps: it fetches the whole client."""
        context = browser.new_context(
            base_url=at.url,
            viewport={"width": width, "height": height},
            color_scheme=theme,
            locale=language,
            reduced_motion="reduce",
            service_workers=service_workers,
            **more,
        )
        contexts.append(context)
        context.add_init_script(deals.salt_script(test))
        if not guide:
            context.add_init_script(WITHOUT_GUIDE)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("websocket", overhear)
        page.on("pageerror", lambda error: _listen(complaints, "error", str(error), expected))
        usual = (*expected, BLOCKED if service_workers == "block" else TAKEN_OVER)
        page.on("console", lambda said: _listen(complaints, said.type, said.text, usual))
        page.on("request", lambda request: _stays_here(complaints, request.url, at.url))
        page.goto(path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert complaints == []


def _listen(complaints: list[str], kind: str, text: str, expected: tuple[str, ...]) -> None:
    if kind in ("error", "warning") and not any(part in text for part in expected):
        complaints.append(f"{kind}: {text}")


def _stays_here(complaints: list[str], url: str, origin: str) -> None:
    if not url.startswith((origin, origin.replace("http", "ws"), "data:", "blob:")):
        complaints.append(f"left its origin: {url}")

"""`treetop doctor`: what is wrong with this host, and how to mend it."""

from __future__ import annotations

import shutil
import ssl
import time
from collections.abc import Iterator
from contextlib import contextmanager
from email.utils import parsedate_to_datetime
from ipaddress import ip_address, ip_network
from pathlib import Path
from socket import getaddrinfo
from tempfile import TemporaryFile
from urllib.parse import urlsplit

import httpx
from msgspec import Struct
from redis import Redis
from redis.exceptions import RedisError
from rich.console import Console
from sqlalchemy import func, select
from sqlalchemy.exc import SQLAlchemyError
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect
from websockets.typing import Origin

from treetop.cli.file_problem import file_reason
from treetop.cli.metrics import check_place
from treetop.cli.serve import folder, open_files
from treetop.cli.warm import STAMP
from treetop.games.errors import Malformed, Refusal
from treetop.kernel.cache import cache_folder
from treetop.locales import Language, Message
from treetop.tables.mail import Post
from treetop.tables.settings import Settings, is_origin
from treetop.tables.store.backup import database_file
from treetop.tables.store.database import check_revision, open_database
from treetop.web.packages import have_arrived

LEAST_FILES = 4096
LEAST_FREE = 1024
"""Megabytes."""
MOST_SECONDS = 5
"""Between two clocks that agree."""
PATIENCE = 10
FORGED = "192.0.2.66"
"""An address that nobody has (RFC 5737)."""
MISSING = 4004
MEGABYTE = 1 << 20


class Finding(Struct, frozen=True):
    """What was looked at, and what is wrong with it, if anything."""

    what: Message
    problem: Message | None = None


class Unwell(Malformed):
    """Something is wrong with this host."""


def doctor(url: str | None, data: Path | None, console: Console, language: Language) -> None:
    """Print every finding. Raises Unwell if there is a problem, and Malformed for a setting that is none."""
    check_place()
    problems = 0
    for finding in examine(Settings.from_environment(folder(data)), url):
        problems += finding.problem is not None
        said = Message.of("hosting-doctor-good") if finding.problem is None else finding.problem
        mark = "✓" if finding.problem is None else "✗"
        line = language.say("hosting-doctor-line", what=finding.what, finding=said)
        console.print(f"{mark} {line}", soft_wrap=True)
    if problems:
        raise Unwell(Message.of("hosting-doctor-problems", count=problems))


def examine(settings: Settings, url: str | None, trust: ssl.SSLContext | None = None) -> Iterator[Finding]:
    folder, *disk = _folder(settings.data)
    yield folder
    yield from disk
    yield from _database(settings, folder.problem is not None)
    if settings.redis:
        yield from _redis(settings.redis)
    if settings.smtp:
        yield _found("mail", _mail(Post.read(settings.smtp)))
    yield from _origins(settings.origins)
    yield from _files()
    yield _found("cache", _cache(cache_folder()))
    yield _found("client", None if have_arrived() else Message.of("cli-no-web-client"))
    if url is not None:
        yield from _site(url, trust or ssl.create_default_context())


def _found(what: str, problem: Message | None = None) -> Finding:
    return Finding(Message(f"hosting-doctor-{what}"), problem)


def _folder(data: Path) -> Iterator[Finding]:
    """Leaves nothing behind: what whoever asks would own, the server couldn't write to."""
    what = Message.of("hosting-doctor-folder", folder=str(data))
    try:
        missing = [folder for folder in (data, *data.parents) if not folder.exists()]
        data.mkdir(parents=True, exist_ok=True, mode=0o700)
        (data / "doctor").write_bytes(b"")
        (data / "doctor").unlink()
        free = shutil.disk_usage(data).free // MEGABYTE
        for made in missing:
            made.rmdir()
    except OSError as error:
        problem = file_reason(error)
        closed = Message.of("hosting-doctor-folder-closed", folder=str(data), problem=problem)
        yield Finding(what, closed)
        return
    yield Finding(what)
    full = Message.of("hosting-doctor-disk-full", folder=str(data), free=free, least=LEAST_FREE)
    yield _found("disk", full if free < LEAST_FREE else None)


def _database(settings: Settings, folder_is_closed: bool) -> Iterator[Finding]:
    try:
        if settings.database is None and not database_file(settings.data).exists():
            yield _found("database-to-come")
            return
        engine = open_database(settings.database_url)
    except OSError as error:
        if not folder_is_closed:
            file, problem = str(error.filename), file_reason(error)
            yield _found("database", Message.of("hosting-doctor-database-closed", file=file, problem=problem))
        return
    try:
        check_revision(engine)
        with engine.connect() as connection:
            if engine.dialect.name == "postgresql":
                there = connection.execute(select(func.extract("epoch", func.now()))).scalar_one()
                yield _found("clock", _clock(float(there)))
    except SQLAlchemyError as error:
        reason = str(getattr(error, "orig", error)).splitlines()[0]
        yield _found("database", Message.of("hosting-doctor-no-database", problem=reason))
    except Refusal as refusal:
        yield _found("database", refusal.message)
    else:
        yield _found("database")
    finally:
        engine.dispose()


def _clock(elsewhere: float) -> Message | None:
    apart = round(abs(time.time() - elsewhere))
    return None if apart <= MOST_SECONDS else Message.of("hosting-doctor-clocks-differ", seconds=apart)


def _redis(url: str) -> Iterator[Finding]:
    try:
        with Redis.from_url(url, socket_timeout=PATIENCE, socket_connect_timeout=PATIENCE) as redis:
            redis.ping()
    except (RedisError, OSError, ValueError) as error:
        yield _found("redis", Message.of("hosting-doctor-no-redis", problem=str(error)))
    else:
        yield _found("redis")


def _mail(post: Post) -> Message | None:
    try:
        post.check()
    except OSError as error:
        return Message.of("hosting-doctor-no-mail", problem=str(error))
    return None


def _origins(origins: tuple[str, ...]) -> Iterator[Finding]:
    wrong = [origin for origin in origins if not is_origin(origin)]
    if origins:
        problem = Message.of("hosting-doctor-bad-origin", origin=wrong[0]) if wrong else None
        yield _found("origins", problem)


def _files() -> Iterator[Finding]:
    limit = open_files()
    if limit is not None:
        few = Message.of("hosting-doctor-few-files", limit=limit, least=LEAST_FILES)
        yield _found("files", few if limit < LEAST_FILES else None)


def _cache(folder: Path) -> Message | None:
    """Either all machine code is there, as in our container, or it can be kept once it's compiled."""
    if STAMP.exists():
        return None
    missing = not folder.exists()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with TemporaryFile(dir=folder):
            pass
        if missing:
            folder.rmdir()
    except OSError as error:
        problem = file_reason(error)
        return Message.of("hosting-doctor-cache-closed", folder=str(folder), problem=problem)
    return None


def _site(url: str, trust: ssl.SSLContext) -> Iterator[Finding]:
    """The site as its visitors find it, through whatever stands in front of it."""
    url = url.rstrip("/")
    if not is_origin(url):
        yield _found("site", Message.of("hosting-doctor-bad-url", url=url))
        return
    try:
        with _client(trust) as client:
            answer = client.get(f"{url}/healthz", headers={"x-forwarded-for": FORGED})
            answer.raise_for_status()
            health = answer.json()
            seen, knows_https = str(health["address"]), bool(health["https"])
            # What a proxy passes on may be no address, or one with a port.
            ip_network(seen)
            date = parsedate_to_datetime(answer.headers["date"])
    except (httpx.HTTPError, LookupError, TypeError, ValueError) as error:
        yield _found("site", Message.of("hosting-doctor-no-site", url=url, problem=str(error)))
        return
    yield _found("site")
    yield _found("clock", _clock(date.timestamp()))
    yield _found("https", _https(url, knows_https, "strict-transport-security" in answer.headers))
    yield _found("proxy", _address(url, seen))
    yield _found("sockets", _socket(url, trust))


@contextmanager
def _client(trust: ssl.SSLContext) -> Iterator[httpx.Client]:
    with httpx.Client(verify=trust, timeout=PATIENCE) as client:
        yield client


def _https(url: str, knows_https: bool, strict: bool) -> Message | None:
    if not url.startswith("https://"):
        return Message.of("hosting-doctor-no-https")
    if not knows_https:
        return Message.of("hosting-doctor-scheme-lost")
    return None if strict else Message.of("hosting-doctor-not-secure")


def _address(url: str, seen: str) -> Message | None:
    if seen == FORGED:
        return Message.of("hosting-doctor-address-forged")
    if _is_public(urlsplit(url).hostname or "") and not ip_network(seen).is_global:
        return Message.of("hosting-doctor-address-lost", address=seen)
    return None


def _is_public(host: str) -> bool:
    return all(ip_address(found[4][0]).is_global for found in getaddrinfo(host, None))


def _socket(url: str, trust: ssl.SSLContext) -> Message | None:
    """Of a table that doesn't exist: the server lets us in to tell us so."""
    address = url.replace("http", "ws", 1) + "/api/tables/0/socket"
    secure = trust if url.startswith("https") else None
    try:
        with connect(address, ssl=secure, origin=Origin(url), open_timeout=PATIENCE, proxy=None) as socket:
            socket.recv(timeout=PATIENCE)
    except (WebSocketException, OSError) as error:
        closed = getattr(getattr(error, "rcvd", None), "code", None)
        return None if closed == MISSING else Message.of("hosting-doctor-no-sockets", problem=str(error))
    return None

"""What the server sends to browsers, and with which headers."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from posixpath import dirname, join, normpath
from types import SimpleNamespace

import pytest
from litestar import Litestar
from litestar.testing import TestClient

import treetop.web
from treetop.games import GAMES
from treetop.locales import LANGUAGES
from treetop.web import catalogue as catalogue_module
from treetop.web import routes
from treetop.web.catalogue import Catalogue, catalogue, drawings
from treetop.web.modules import imports

Client = TestClient[Litestar]


@pytest.fixture(scope="module")
def client(served: Catalogue) -> Iterator[Client]:
    with TestClient(Litestar(routes(served))) as made:
        yield made


def test_the_page_allows_nothing_but_its_own_origin(client: Client) -> None:
    policy = client.get("/").headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe-inline" not in policy
    assert not re.search(r"https?:", policy)


def test_the_page_names_no_other_origin(client: Client) -> None:
    assert not re.search(r'(?:src|href)="(?:https?:)?//', client.get("/").text)


def test_every_address_of_the_page_answers(client: Client) -> None:
    page = client.get("/").text
    addresses = set(re.findall(r'(?:src|href)="(?!/api/)([^"]+)"', page)) | set(
        re.findall(r':"(/assets/[^"]+[^"/])"', page)
    )
    assert len(addresses) > 20
    assert [address for address in sorted(addresses) if client.get(address).status_code != 200] == []


def test_an_asset_of_another_version_is_missing(client: Client) -> None:
    assert client.get("/assets/0123456789ab/client/main.js").status_code == 404


def test_the_same_files_make_the_same_version(served: Catalogue) -> None:
    assert catalogue().version == served.version


def test_an_asset_is_kept_for_ever(client: Client, served: Catalogue) -> None:
    now = served.version
    assert "immutable" in client.get(f"/assets/{now}/client/main.js").headers["cache-control"]


def test_an_unknown_asset_is_missing(client: Client, served: Catalogue) -> None:
    assert client.get(f"/assets/{served.version}/client/../site.py").status_code == 404
    assert client.get(f"/assets/{served.version}/site.py").status_code == 404


def test_an_unknown_address_of_the_service_is_missing_and_not_a_page(client: Client) -> None:
    assert client.get("/api/nothing").status_code == 404


def test_text_is_sent_compressed_and_whole(client: Client, served: Catalogue) -> None:
    address = served.address("joined/shell.js")
    whole = served.assets["joined/shell.js"].content
    lengths = {}
    for accepted, encoding in (("identity", None), ("gzip", "gzip"), ("gzip, deflate, br", "br")):
        sent = client.get(address, headers={"accept-encoding": accepted})
        assert sent.headers.get("content-encoding") == encoding
        assert sent.content == whole
        lengths[encoding] = int(sent.headers["content-length"])
    assert lengths["br"] < lengths["gzip"] < lengths[None] == len(whole)


def test_words_come_in_every_language_and_unknown_ones_are_missing(client: Client, served: Catalogue) -> None:
    words = f"/assets/{served.version}/words"
    for language in LANGUAGES:
        assert "web-home-title" in client.get(f"{words}/{language}/first.ftl").text
        assert "scorepad-page" in client.get(f"{words}/{language}/scorepad.ftl").text
    assert client.get(f"{words}/xx/scorepad.ftl").status_code == 404
    assert client.get(f"{words}/en/nothing.ftl").status_code == 404


def test_the_page_speaks_the_reader_s_language(client: Client) -> None:
    assert '<html lang="fr">' in client.get("/", headers={"accept-language": "fr-CH, en;q=0.5"}).text


def test_a_phone_can_install_it(client: Client) -> None:
    manifest = client.get("/manifest.webmanifest", headers={"accept-language": "it"}).json()
    assert manifest["start_url"] == "/"
    assert [one["name"] for one in manifest["shortcuts"]] == ["Gioca", "Segnapunti"]
    for picture in (*manifest["icons"], *manifest["screenshots"]):
        assert client.get(picture["src"]).headers["content-type"].startswith(picture["type"])
    assert client.get("/screenshot/other.png").status_code == 404
    assert client.get("/icon/any/7.png").status_code == 404


def test_the_service_worker_finds_everything_it_keeps(client: Client, served: Catalogue) -> None:
    kept = client.get("/shell.json").json()
    assert kept["version"] == served.version
    addresses = [
        kept["page"],
        *kept["addresses"],
        *(one for spoken in kept["languages"].values() for one in spoken),
    ]
    assert [address for address in addresses if client.get(f"/{address}").status_code != 200] == []


LATER = re.compile(r"""\bimport\(["']([^"']+)["']\)""")


def test_a_module_s_imports_are_all_served(served: Catalogue) -> None:
    scripts = {path: asset.content.decode() for path, asset in served.assets.items() if path.endswith(".js")}
    later = {(path, resolved(path, name)) for path, text in scripts.items() for name in LATER.findall(text)}
    mentioned = later | {(path, name) for path in scripts for name in imports(served, path)}
    assert len(mentioned) > 200
    assert sorted(pair for pair in mentioned if pair[1] not in served.assets) == []


def resolved(importer: str, name: str) -> str:
    return normpath(join(dirname(importer), name))


def test_every_screen_of_the_client_is_known_here(served: Catalogue) -> None:
    """Whichever way its row is written."""
    written = (Path(treetop.web.__file__).parent / "client" / "screens.js").read_text(encoding="utf-8")
    assert len(served.screens) == len(re.findall(r'\baddress: "', written))


def test_a_game_needs_no_large_drawings(monkeypatch: pytest.MonkeyPatch) -> None:
    ours = next(iter(GAMES.values())).part("drawings")
    part = SimpleNamespace(**{name: getattr(ours, name) for name in ("symbols", "plate", "hues", "variants")})
    monkeypatch.setattr(catalogue_module, "GAMES", {"theirs": SimpleNamespace(part=lambda kind: part)})
    sheets = drawings()
    assert "art/theirs.svg" in sheets
    assert "art/theirs-large.svg" not in sheets

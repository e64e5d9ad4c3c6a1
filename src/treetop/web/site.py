"""The client's routes, to be mounted beside the service's own."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.types import ControllerRouterHandler

from treetop.locales import Language
from treetop.tables import wire
from treetop.web.asset import MEDIA_TYPES, Asset
from treetop.web.catalogue import INDEX, Catalogue, whole_catalogue
from treetop.web.game_sites import game_sites
from treetop.web.headers import ASK_EACH_TIME, FOR_EVER, PAGE_SAFETY, SAFETY, SOON
from treetop.web.learn import lesson_routes
from treetop.web.manifest import icon, manifest, picture, screenshot
from treetop.web.page import Page, preloaded
from treetop.web.shell_list import shell_list
from treetop.web.unfolding import puzzle_at, puzzle_picture, table_at, unfolded

AnyRequest = Request[Any, Any, Any]
INERT = re.compile(rf"joined/.*|art/.*|{INDEX.pattern}|.*\.(?:css|ftl|json|woff2)")
"""Files that a browser never makes a page or a worker of."""


FRAMES = 12
"""As many as `replay.js` asks for at a time."""


def language_of(request: AnyRequest) -> Language:
    return Language.negotiate(request.headers.get("accept-language", ""))


def first_frames(request: AnyRequest, card: wire.TableCard | None) -> Iterator[str]:
    """Lines for the head of a replay: ask for the part that it'll show first, in the words of `replay.js`."""
    step, eyes = request.query_params.get("step", "0"), request.query_params.get("eyes", "open")
    if card and card.state == "finished" and request.url.path.startswith("/replay/") and step.isdecimal():
        start = int(step) // FRAMES * FRAMES
        yield preloaded(f"/api/tables/{card.id}/replay?eyes={eyes}&from={start}&to={start + FRAMES}")


def routes(assets: Catalogue | None = None) -> list[ControllerRouterHandler]:
    """Handlers for the page, its assets, the manifest and the service worker."""
    served = assets or whole_catalogue()
    page = Page(served)
    page_safety = {**SAFETY, **PAGE_SAFETY, "Content-Security-Policy": page.policy}

    def sent(request: AnyRequest, asset: Asset, cache: str, inert: bool = False) -> Response[bytes]:
        headers = {**(SAFETY if inert else page_safety), "Cache-Control": cache, "Vary": "Accept-Encoding"}
        body, encoding = asset.encoded(request.headers.get("accept-encoding", ""))
        if encoding:
            headers["Content-Encoding"] = encoding
        # Litestar adds the character set of text.
        return Response(body, media_type=asset.media_type.removesuffix("; charset=utf-8"), headers=headers)

    @get("/assets/{version:str}/{path:path}", include_in_schema=False, sync_to_thread=False)
    def asset(request: AnyRequest, version: FromPath[str], path: FromPath[str]) -> Response[bytes]:
        name = path.lstrip("/")
        # A page of another version reloads when it finds nothing, so that two versions never mix.
        if version != served.version:
            raise NotFoundException
        if name in served.awaited:
            return Response(b"", status_code=503, headers={**SAFETY, **SOON})
        if name not in served.assets:
            raise NotFoundException
        return sent(request, served.assets[name], FOR_EVER, bool(INERT.fullmatch(name)))

    @get("/service-worker.js", include_in_schema=False, sync_to_thread=False)
    def service_worker(request: AnyRequest) -> Response[bytes]:
        return sent(request, served.assets["client/service-worker.js"], ASK_EACH_TIME)

    @get("/shell.json", include_in_schema=False, sync_to_thread=False)
    def shell(request: AnyRequest) -> Response[bytes]:
        return sent(request, shell_list(served), ASK_EACH_TIME)

    @get("/manifest.webmanifest", include_in_schema=False, sync_to_thread=False)
    def web_manifest(request: AnyRequest) -> Response[bytes]:
        return sent(request, manifest(language_of(request)), ASK_EACH_TIME)

    @get("/icon.svg", include_in_schema=False, sync_to_thread=False)
    def app_icon(request: AnyRequest) -> Response[bytes]:
        return sent(request, icon(), ASK_EACH_TIME, inert=True)

    @get("/icon/{purpose:str}/{file:str}", include_in_schema=False, sync_to_thread=True)
    def picture_icon(request: AnyRequest, purpose: FromPath[str], file: FromPath[str]) -> Response[bytes]:
        try:
            found = picture(int(file.removesuffix(".png")), purpose)
        except (LookupError, ValueError) as missing:
            raise NotFoundException from missing
        return sent(request, found, ASK_EACH_TIME)

    @get("/screenshot/{file:str}", include_in_schema=False, sync_to_thread=True)
    def screenshot_file(request: AnyRequest, file: FromPath[str]) -> Response[bytes]:
        try:
            found = screenshot(file.removesuffix(".png"))
        except LookupError as missing:
            raise NotFoundException from missing
        return sent(request, found, ASK_EACH_TIME, inert=True)

    @get("/picture/puzzles/{game:str}/{file:str}", include_in_schema=False, sync_to_thread=True)
    def puzzle_drawing(request: AnyRequest, game: FromPath[str], file: FromPath[str]) -> Response[bytes]:
        path = f"/puzzles/{game}/{file.removesuffix('.png')}"
        found = puzzle_picture(path) if puzzle_at(path) else None
        if found is None:
            raise NotFoundException
        return sent(request, Asset(found, MEDIA_TYPES[".png"]), ASK_EACH_TIME, inert=True)

    @get(["/", "/{path:path}"], include_in_schema=False)
    async def shell_page(request: AnyRequest) -> Response[bytes]:
        if request.url.path.startswith("/api/"):
            raise NotFoundException
        language = language_of(request)
        card = await table_at(request)
        about = (*unfolded(request, card, language), *first_frames(request, card))
        game = card.game if card else None
        return sent(request, page.document(language, request.url.path, game, about), ASK_EACH_TIME)

    pages = [asset, service_worker, shell, web_manifest, app_icon, picture_icon, screenshot_file]
    brought = (route for site in game_sites() for route in site.routes())
    return [*lesson_routes(), *brought, *pages, puzzle_drawing, shell_page]

"""The settings in compose.yaml are ones that a server accepts."""

from __future__ import annotations

import re
from pathlib import Path

from tests.deploy.proxies import DEPLOY
from treetop.tables.settings import Settings

ENV = {"TREETOP_SITE": "play.example.org", "POSTGRES_PASSWORD": "secret", "TREETOP_SMTP": ""}
"""What the two lines in .env say, and one that is optional."""


def server_settings(env: dict[str, str]) -> dict[str, str]:
    server = (DEPLOY / "compose.yaml").read_text().partition("  treetop:\n")[2].partition("  postgres:\n")[0]
    written = dict(re.findall(r"^      (TREETOP_\w+): (.+)$", server, re.MULTILINE))
    return {
        name: re.sub(r"\$\{(\w+):(?:-|\?)\}", lambda found: env[found[1]], value).strip('"')
        for name, value in written.items()
    }


def test_a_server_in_a_container_knows_its_site_and_sends_e_mail_if_wished(tmp_path: Path) -> None:
    settings = Settings.from_environment(tmp_path, server_settings(ENV))
    assert (settings.site, settings.secure, settings.proxies) == ("https://play.example.org", True, 1)
    assert settings.smtp is None
    smtp = "smtp://mail.example.org?from=treetop@example.org"
    assert Settings.from_environment(tmp_path, server_settings(ENV | {"TREETOP_SMTP": smtp})).smtp == smtp


def test_a_container_is_asked_for_its_health_whoever_has_built_it() -> None:
    """An image in OCI's format, as podman builds it, knows of no health check."""
    image = (DEPLOY / "Containerfile").read_text()
    check = re.search(r'HEALTHCHECK .* CMD \["python", "-c", (".+")\]', image)
    assert check is not None
    assert f"test: [CMD, python, -c, {check[1]}]" in (DEPLOY / "compose.yaml").read_text()

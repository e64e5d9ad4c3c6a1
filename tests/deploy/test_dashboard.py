"""The Grafana dashboard shows what the server counts, and all of it."""

from __future__ import annotations

import json
import re
from pathlib import Path

from treetop.tables.metrics import Metrics

DASHBOARD = Path(__file__).resolve().parents[2] / "deploy" / "grafana-dashboard.json"


def test_the_dashboard_shows_every_metric_of_the_server_and_no_other() -> None:
    panels = json.loads(DASHBOARD.read_text())["panels"]
    queries = " ".join(target["expr"] for panel in panels for target in panel["targets"])
    shown = {re.sub(r"_(bucket|total)$", "", name) for name in re.findall(r"treetop_\w+", queries)}
    assert shown == {metric.name for metric in Metrics().registry.collect()}

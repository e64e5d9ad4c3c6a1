"""Live matches: log, seats, clocks, chat, ratings, HTTP and WebSocket."""

from treetop.tables.app import App
from treetop.tables.settings import Limits, Settings

__all__ = ["App", "Limits", "Settings"]

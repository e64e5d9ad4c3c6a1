"""Files that were TOML come as JSON."""

from json import loads

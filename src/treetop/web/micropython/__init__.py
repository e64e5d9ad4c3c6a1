"""Our own Python in the browser: modules rewritten for MicroPython, and what it lacks of the library."""

"""Live matches: log, seats, clocks, chat, ratings, HTTP and WebSocket."""

"""The border: sockets, endpoints, and who is asking."""

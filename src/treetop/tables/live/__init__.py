"""Tables with people at them: connections, chat, wake-ups."""

"""There is one thread here."""


class Lock:
    def __enter__(self):
        return self

    def __exit__(self, *_):
        return None

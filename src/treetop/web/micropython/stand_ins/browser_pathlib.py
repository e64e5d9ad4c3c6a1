"""There are no folders here."""


class Path:
    def __init__(self, path=""):
        self.path = str(path)

    def __truediv__(self, name):
        return Path(self.path + "/" + name)

    def glob(self, pattern):
        return []

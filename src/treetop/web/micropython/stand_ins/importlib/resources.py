"""The files that came with the game's modules."""

from browser_game import RESOURCES


class File:
    def __init__(self, path):
        self.path = path
        self.name = path.split("/")[-1]

    def __truediv__(self, name):
        return File(name if not self.path else self.path + "/" + name)

    joinpath = __truediv__

    def iterdir(self):
        return [File(path) for path in RESOURCES if path.startswith(self.path + "/")]

    def read_text(self, encoding=None):
        return RESOURCES[self.path]


def files(package):
    return File("")

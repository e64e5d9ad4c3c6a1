"""Messages; the page puts them into words."""

from browser_game import MESSAGES
from treetop.locales.message import Message


class Language:
    words = None
    """Puts a message into words, if the page has offered to: `words(language, id, arguments)`."""

    def __init__(self, code="en"):
        self.code = code

    def say(self, message):
        return message.id if Language.words is None else Language.words(self.code, message)

    def knows(self, id):
        return id in MESSAGES

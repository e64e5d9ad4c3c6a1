"""The browser client: its pages, modules, drawings and words, as routes beside the service's own."""

from treetop.web.site import routes

__all__ = ["routes"]

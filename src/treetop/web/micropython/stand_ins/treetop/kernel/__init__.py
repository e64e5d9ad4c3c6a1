from importlib import import_module

from treetop.kernel.layout import Layout


def load(name, mode):
    """Here everything that is no entry of the compiled kernel is interpreted."""
    return import_module(name)

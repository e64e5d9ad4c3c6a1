"""Write a rule once; run it interpreted, in the browser, compiled for the CPU, the GPU or WebAssembly."""

from treetop.kernel.browser import browser_files
from treetop.kernel.layout import Layout
from treetop.kernel.modes import load
from treetop.kernel.rule import rule

__all__ = ["Layout", "browser_files", "load", "rule"]

"""Treetop: the digital home of Arboretum and Tree Society."""

__version__ = "0.1.0"

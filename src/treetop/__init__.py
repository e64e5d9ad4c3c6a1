"""Treetop: the digital home of Arboretum and Tree Society."""

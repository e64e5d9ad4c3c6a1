"""Bots for Tree Society."""

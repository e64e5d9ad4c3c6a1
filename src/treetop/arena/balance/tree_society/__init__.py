"""Is the deck of Tree Society fair?"""

"""What Arboretum brings to the site: its score pad, its lessons."""

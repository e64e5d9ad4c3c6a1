"""Learning from self-play. Fitting needs PyTorch: `pip install '.[train]'` in a clone."""

"""Games that never leave the GPU: `Games(…, device="cuda")`."""

"""Several processes with all that they need, on this machine alone: for trying, for tests and for measuring."""

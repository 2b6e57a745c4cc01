"""Pieces of page: each gets a handle or a slice of a view, nothing more."""

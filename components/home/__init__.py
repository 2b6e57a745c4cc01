"""The home page: the house, the games, a way in by code, and the games one has a seat in."""

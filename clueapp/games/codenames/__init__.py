"""Codenames: two teams, twenty-five words, and a key that only the spymasters see."""

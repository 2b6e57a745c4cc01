"""The table of any game, from its menu and what it shows on the wire."""

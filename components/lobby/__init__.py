"""The lobby: the guests arrive, and everybody becomes somebody."""

"""The large picture of the entrance pages, in its parts."""

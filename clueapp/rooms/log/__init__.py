"""A room's log: what happens to it, what that adds up to, how it is stored, and how it is told."""

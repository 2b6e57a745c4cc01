"""Rooms: who sits where, one queue each, and the only way from a player to the rules and back."""

"""What the room itself decides: sitting down and leaving, options, starting and ending games, chat."""

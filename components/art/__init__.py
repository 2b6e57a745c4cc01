"""What pictures are drawn with, and those that no game has for itself."""

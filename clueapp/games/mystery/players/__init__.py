"""System players of both mysteries: from a seat's own view alone to what it is about to do."""

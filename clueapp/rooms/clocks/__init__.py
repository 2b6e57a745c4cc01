"""What happens by itself: clocks, what is done for the absent, and what system players do."""

"""What is said between people and rooms, by pages and by the wire alike: one reader of actions, one writer of forms."""

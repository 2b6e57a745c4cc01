"""The people of a room: their keys and names, who is there, who looks on, and how fast they may act."""

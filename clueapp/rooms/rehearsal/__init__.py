"""Games played at random in a room in memory, for examples of what is asked for and what is sent."""

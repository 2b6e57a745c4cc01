"""What system players say at the table of a mystery: when, by whose voice, and in what words."""

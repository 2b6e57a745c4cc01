"""Remarks of system players at the table of a mystery: when, by whose voice, and in which words."""

"""Games between system players without a page: who is stronger, by how much, and how long they think."""

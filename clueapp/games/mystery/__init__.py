"""What Clue-Less and Classic Clue share: deck, deal, suggestion, disproof, accusation, notebook."""

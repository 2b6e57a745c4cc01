"""What every game is: truth in compartments, facts that say who may know them, and one way in."""

"""How the processes of one parlour tell each other what has happened, and who is there."""

"""The rules of the games, one package each; a package with a GAME is found by the registry."""

"""The rules of the games, one package each; one with a GAME or a `make_game` is found by the registry."""

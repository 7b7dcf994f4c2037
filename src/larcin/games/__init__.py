"""One folder per game. The registry walks this package; nothing else names a game."""

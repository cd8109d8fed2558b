"""Experiments with bots: the arena, leagues, ratings. The server knows nothing of them."""

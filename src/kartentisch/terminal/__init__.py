"""The table in a terminal. It knows games through `kartentisch.game.Game` only."""

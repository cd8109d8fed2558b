"""Many tables of Saboteur at once, compiled: whole games in actions, observations and masks of `encode`.

A table is a `Position` of the simulator and a `Log` of what the position alone does not remember. The tests compare
every observation and mask with what `encode` makes of the view of the seat on turn.

Observations and masks are long and mostly 0. So it is kept what was written of each table, and only what has changed
is written again.
"""

from kartentisch.games.saboteur.vector.tables import Tables

__all__ = ["Tables"]

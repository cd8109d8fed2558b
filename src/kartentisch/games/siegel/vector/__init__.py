"""Many tables of Die sieben Siegel at once, compiled: whole games in actions, observations and masks of `encode`.

A table is a `Round` of the simulator and a `Log` of what the round alone does not remember. The tests compare every
observation and mask with what `encode` makes of the view of the seat on turn.
"""

from kartentisch.games.siegel.vector.tables import Tables

__all__ = ["Tables"]

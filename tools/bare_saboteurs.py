"""The weights of saboteurs who were fitted to win, and to nothing else: the measure of what suspense costs."""

from __future__ import annotations

from functools import cache

from kartentisch.games.saboteur.players import fitted
from kartentisch.games.saboteur.players.weights import Floats, Records, named

_WEIGHTS = """
gain.far            -0.57  -0.57  -4.10
gain.mid            -0.51  -0.51  -3.03
gain.near           -2.02  -2.02  -4.68
loss.far            -4.00  -3.50  -4.25
loss.mid            -4.50  -3.50  -7.05
loss.near           -6.00  -5.00  -6.55
idle.far            -1.04  -1.04   5.18
idle.mid            -0.52  -0.52   2.72
idle.near           -0.50  -0.50   1.14
opens               -0.17  -0.17   0.82
dead_end             0.94   0.94   0.13
breaks               2.50   2.50   2.38
break_foe           -2.57  -2.57  -7.13
break_idle          -0.40  -0.40  -5.10
break_soon           1.29   1.29   2.21
break_stage.far     -1.23  -1.23  -0.40
break_stage.mid     -0.05  -0.05   0.68
break_stage.near     2.29   2.29   4.96
fix_own              0.59   1.50   5.03
fix_part            -1.00  -1.00  -2.00
fixes               -3.07  -3.07  -3.48
fix_foe              0.00   6.00  11.81
fix_double           0.00   0.00  -0.02
falls               -1.00  -1.00   2.09
fall_gain           -2.00  -2.00  -1.06
fall_loss.far       -0.79  -0.79   1.46
fall_loss.mid        1.91   1.91   3.64
fall_loss.near       3.26   3.26   3.74
looks                0.23   0.23  -0.22
look_far             0.00   0.00   0.77
look_known          -3.00  -3.00  -2.73
look_again           0.00   0.00   0.00
pass_whole           1.25   1.25  -0.34
pass_broken          0.00   0.00  -0.63
keep.crossing        0.91   0.91  -3.73
keep.fork            0.00   0.00  -2.06
keep.straight       -1.07  -1.07  -0.80
keep.across         -0.80  -0.80   0.08
keep.bend            0.10   0.10   0.64
keep.dead_end        1.00   1.00   1.63
keep.break           2.00   2.00  -2.57
keep.repair          0.20   1.00  -1.41
keep.double_repair   0.20   1.20  -3.29
keep.rockfall        2.00   2.00  -1.21
keep.map             1.00   1.00  -2.83
keep.needless_map    0.00   0.00  -0.64
hide.far             0.80   0.80   0.62
hide.mid             0.80   0.80  -0.09
hide.near            0.20   0.20  -1.42
"""
"""With a column for each size of table, as in ``players/fitted.py``."""


@cache
def bare_table() -> Floats:
    """The weights by size of the table and label."""
    return fitted.read(_WEIGHTS)


@cache
def bare_weights() -> Records:
    """The weights by size of the table."""
    return named(bare_table())

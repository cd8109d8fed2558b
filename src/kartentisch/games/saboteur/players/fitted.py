"""Parameters fitted by ``tools/saboteur_fit.py`` to generated rounds; `weights` explains them."""

from __future__ import annotations

from importlib import resources

import numpy as np

from kartentisch.games.saboteur.players import conduct
from kartentisch.games.saboteur.players.company import TEMPER
from kartentisch.games.saboteur.players.weights import LABELS, Floats, Records, Style, named

_WEIGHTS = """
gain.far             5.87  -0.57   4.61  -0.39   4.87  -2.44
gain.mid             2.99  -0.51   3.53  -0.41   5.01  -2.63
gain.near            6.90  -2.02   6.89  -3.79   8.53  -4.97
loss.far             1.77  -4.00   2.60  -3.81   1.85  -2.70
loss.mid             1.88  -4.50   2.35  -3.61   3.59  -5.01
loss.near            0.08  -6.00   0.64  -5.95   1.63  -6.55
idle.far             0.68  -1.04   0.74  -2.03   0.41   5.42
idle.mid            -0.82  -0.52  -2.03  -0.29  -0.52  -0.31
idle.near           -0.86  -0.50  -1.02  -0.97  -1.48   1.74
opens               -0.27  -0.17  -0.36  -0.09  -0.64   0.91
dead_end            -4.26   0.94  -4.89   0.01  -4.69  -0.59
breaks              -4.60   2.50  -3.96   3.07  -3.40   5.48
break_foe            9.43  -2.57   9.62  -3.58   8.69  -6.80
break_idle          -3.08  -0.40  -2.73  -0.43  -2.32  -5.55
break_soon          -2.01   1.29  -1.31   1.25  -1.86   3.75
break_stage.far     -0.36  -1.23  -0.24  -0.25  -2.17   0.82
break_stage.mid     -0.40  -0.05  -0.23   0.23  -1.45   2.03
break_stage.near     1.05   2.29   0.03   1.29  -0.38   4.02
fix_own              3.03   0.59   3.43   2.84   2.05   4.01
fix_part            -1.86  -1.00  -2.15  -1.73  -1.55  -2.42
fixes                5.84  -3.07   5.53  -2.25   6.04  -3.48
fix_foe             -7.08   0.00  -7.49   7.85  -7.94  11.66
fix_double          -0.12   0.00  -0.36   0.02  -1.09   0.50
falls               -1.11  -1.00  -0.73  -1.09  -1.86   1.20
fall_gain            4.71  -2.00   4.35  -1.50   4.09  -0.71
fall_loss.far       -7.25  -0.79  -7.02  -0.59  -7.01   1.47
fall_loss.mid       -4.19   1.91  -4.59   0.58  -4.19   3.47
fall_loss.near      -4.95   3.26  -5.58   3.91  -4.61   4.16
looks                3.75   0.23   3.56   1.53   2.90  -0.71
look_far            -0.29   0.00  -1.47   1.42   0.68   0.52
look_known          -0.77  -3.00  -1.74  -2.70  -2.04  -2.32
look_again          -0.80   0.00  -1.21   1.08  -1.43   0.28
pass_whole          -0.08   1.25  -0.05   1.46   0.39   0.72
pass_broken          0.91   0.00   1.02   0.81  -0.35   0.08
keep.crossing        1.72   0.91   1.80   1.04   2.95  -3.29
keep.fork            2.32   0.00   2.25  -0.80   4.97  -3.80
keep.straight        1.60  -1.07   1.56  -1.77   0.98  -2.67
keep.across         -0.07  -0.80  -0.80  -1.47  -0.64   0.18
keep.bend            0.96   0.10   1.12  -0.04   2.64   1.54
keep.dead_end       -1.42   1.00  -1.94   1.26  -1.54   1.46
keep.break          -0.61   2.00   0.16   1.58  -0.83  -0.95
keep.repair          1.10   0.20   0.90   1.37   0.31  -2.36
keep.double_repair   0.24   0.20  -0.39   2.20   1.50  -1.49
keep.rockfall        1.05   2.00   2.01   3.19   1.31  -0.95
keep.map             0.96   1.00   1.10  -0.02   2.47  -3.48
keep.needless_map    0.01   0.00   0.21  -0.36   0.43  -0.72
hide.far             0.08   0.80   0.11   0.93   0.57   0.82
hide.mid             0.04   0.80   0.09   1.35   0.01   0.42
hide.near           -0.82   0.20  -1.09   0.22  -0.79  -0.82
"""
"""One line for each weight, with six columns: diggers and saboteurs at tables of 3–4, of 5–6, and of 7 and more."""

_TEMPER = """
noise                0.40   0.40   0.40
slips                0.00   0.00   0.00
heeds                1.00   1.00   1.00
grudge               0.00   0.00   0.00
sleeps              99.00  99.00  99.00
masks                0.01   0.02   0.02
quiet                0.50   1.00   1.20
strikes              5.01   7.40   5.01
frames               0.00   0.00   0.00
"""
"""The temper of the bots (`company.Temper`), with three columns for the sizes of tables."""

_SHARES = """
modest               0.0774   0.0067   0.0538   0.0045   0.0939   0.0242
beginner             0.1587   0.1281   0.0670   0.0309   0.1068   0.0509
hothead              0.0752   0.0654   0.0845   0.0821   0.1120   0.0487
tidy_up              0.1013   0.0052   0.0667   0.0146   0.0866   0.0064
sleeper              0.3179   0.7200   0.1699   0.6870   0.1213   0.7242
discarder            0.0583   0.0035   0.1214   0.0173   0.1290   0.0201
framer               0.0589   0.0227   0.0404   0.0214   0.1742   0.0325
open                 0.0525   0.0308   0.1041   0.0595   0.1000   0.0203
bot                  0.0997   0.0176   0.2921   0.0826   0.0762   0.0727
"""
"""How many diggers, and how many saboteurs, are of each character, for the sizes of tables as above; the habits of each
stand in ``habits.txt``."""

_TRUST = """
far                  1.036   0.617   1.060
mid                  0.943   0.835   0.940
near                 1.046   0.806   0.881
pairs                0.366   0.516   0.451
"""
"""How far actions are trusted by how far the treasure is, then breaking and repairing, for the sizes of tables."""

SIZES = (3, 5, 7)
"""The least numbers of players for the first, the second and the third set of parameters."""


def read(table: str) -> Floats:
    """The weights of a table with a line for each of `LABELS`, as an array with a row for each column of the table."""
    lines = [line.split() for line in table.strip().splitlines()]
    assert [label for label, *_ in lines] == list(LABELS)
    return np.array([numbers for _, *numbers in lines], dtype=np.float64).T


WEIGHTS = read(_WEIGHTS).reshape(len(SIZES), 2, len(LABELS))
"""The weights by size of the table, role and label."""


def _table(text: str) -> tuple[tuple[str, ...], Floats]:
    """The names and the numbers of a table."""
    lines = [line.split() for line in text.strip().splitlines()]
    return tuple(line[0] for line in lines), np.array([line[1:] for line in lines], dtype=np.float64)


CHARACTERS, _shares = _table(_SHARES)
SHARES = _shares.T.reshape(len(SIZES), 2, len(CHARACTERS))
"""By size of the table, role and character."""
TRUST = _table(_TRUST)[1].T
"""By size of the table: the trust in actions at each stage, and in breaking and repairing."""


def _habits() -> Floats:
    lines = [line.split() for line in (resources.files(__package__) / "habits.txt").read_text("utf-8").splitlines()]
    rows = [line for line in lines if line[0].isdigit()]
    found = np.array([row[4:] for row in rows], dtype=np.float64).reshape(len(SIZES), len(CHARACTERS), 2, 6, 17)
    assert [row[1] for row in rows[:: 2 * 6]] == list(CHARACTERS) * len(SIZES)
    return found


HABITS = _habits()
"""The logarithms of the frequencies of actions: by size of the table, character, role, circumstances and kind."""


def style(weights: Floats, habits: Floats, shares: Floats, trust: Floats) -> Style:
    """The style of players with these weights, if dwarves are of characters with these habits in these shares."""
    shares = shares / shares.sum(axis=1, keepdims=True)
    usual = np.log(np.einsum("rc,crhk->rhk", shares, np.exp(habits)))
    # Common sense, for people like none of these: what is of no use to diggers never speaks for one, and what anybody
    # would do speaks for nobody.
    kinds, less = range(conduct.KINDS), usual[0] - usual[1]
    lifted = np.maximum(less, 0.0) * [kind in conduct.USELESS for kind in kinds]
    lifted += less * [kind in conduct.NEUTRAL for kind in kinds]
    habits, usual = habits.copy(), usual.copy()
    habits[:, 1] += lifted
    usual[1] += lifted
    told = np.clip(usual[1] - usual[0], -2.5, 2.5)
    *alone, pairs = trust
    shares = np.log(np.maximum(shares, 1e-9))
    return Style(named(weights), habits, shares, usual, told, np.array([*alone, *alone]), float(pairs))


def _tempers() -> list[Records]:
    names, numbers = _table(_TEMPER)
    found = [np.zeros(1, TEMPER) for _ in SIZES]
    for name, row in zip(names, numbers, strict=True):
        for temper, number in zip(found, row, strict=True):
            temper[name] = number
    return found


_TEMPERS = _tempers()


def bot(players: int) -> tuple[Records, Records]:
    """How bots play at tables of so many players: their weights, of diggers and of saboteurs, and their temper."""
    size = sum(players >= size for size in SIZES) - 1
    return _STYLES[size].weights, _TEMPERS[size]


def fitted(players: int) -> Style:
    """The style that was fitted to tables of so many players."""
    return _STYLES[sum(players >= size for size in SIZES) - 1]


_STYLES = [style(*parts) for parts in zip(WEIGHTS, HABITS, SHARES, TRUST, strict=True)]

"""What a game was worth: the regret of each decision, luck and skill, and who was suspected when.

Everything about a decision comes from the view of the seat that made it. The work is cut into parts (`parts`), which
may be done in any order and in any process, and are put together again (`analysis`). With a seed all results are the
same on every machine.
"""

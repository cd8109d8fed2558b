"""The games for libraries of learning and search: PettingZoo, Gymnasium and OpenSpiel.

Each module needs its library (``pip install kartentisch[environments]``) and is imported by name; actions, masks,
observations and keys are those of ``games/<game>/encode.py``.
"""

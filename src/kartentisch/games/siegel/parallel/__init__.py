"""Die sieben Siegel at thousands of tables at once, in JAX: the rules, and what every seat sees.

Every value is an array with one number a table, and every step is arithmetic on bits, element by element, for all
phases at once: XLA makes few large kernels of it. The tests hold it to `rules` and `encode` step by step.
JAX and NumPy are all that it needs.
"""

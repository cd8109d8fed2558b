"""Nets for Die sieben Siegel that teach themselves: many tables (`parallel`), a policy, a critic, and PPO, in JAX."""

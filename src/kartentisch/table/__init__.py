"""A table without a network: commands in, entries and events out."""

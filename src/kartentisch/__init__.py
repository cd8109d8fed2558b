"""Kartentisch: a card table for Die sieben Siegel and Saboteur."""

"""Equilibria and steady motions: search, paths, stability."""

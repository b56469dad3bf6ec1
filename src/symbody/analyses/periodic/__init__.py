"""Motions that repeat: found, followed along a quantity, and their stability."""

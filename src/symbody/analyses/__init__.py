"""Answers from compiled functions: motion, and what else is asked of a model."""

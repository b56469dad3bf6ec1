"""Aids for testing: expressions that cover every operation and precedence trap."""

from symbody.testing.coverage import COVERAGE, VALUES

__all__ = ["COVERAGE", "VALUES"]

"""Aids for testing: expressions that trap writers, and a suite that runs over them."""

from symbody.testing.check_writer import CheckedCase, CheckedWriter, check_writer
from symbody.testing.coverage import COVERAGE, VALUES

__all__ = ["COVERAGE", "VALUES", "CheckedCase", "CheckedWriter", "check_writer"]

"""The suite that every writer passes, those of users as well."""

from symbody.testing.check_writer import CheckedCase, CheckedWriter, check_writer
from symbody.testing.coverage import COVERAGE, VALUES

__all__ = ["COVERAGE", "VALUES", "CheckedCase", "CheckedWriter", "check_writer"]

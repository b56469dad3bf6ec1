"""The suites that every writer and every kind pass, those of users as well."""

from symbody.testing.check_kind import check_kind
from symbody.testing.check_writer import CheckedCase, CheckedWriter, check_writer
from symbody.testing.coverage import COVERAGE, VALUES

__all__ = [
    "COVERAGE", "VALUES", "CheckedCase", "CheckedWriter", "check_kind", "check_writer",
]  # fmt: skip

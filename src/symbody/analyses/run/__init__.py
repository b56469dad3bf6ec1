"""One run in time: problem, start, inputs, constraints, integration, notes.

Most models have no contacts and when clauses, and most runs no events of time and no
failures. The stub names the files for these, which are imported when first used.
"""

from symbody.public_names import late_names as _late_names

__getattr__ = _late_names(__name__)

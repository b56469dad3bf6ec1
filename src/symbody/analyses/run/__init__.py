"""One run in time: problem, start, inputs, constraints, integration, notes.

Most models have no contacts and when clauses, whose files the stub names: they are
imported when one of these is first used.
"""

from symbody.public_names import late_names as _late_names

__getattr__ = _late_names(__name__)

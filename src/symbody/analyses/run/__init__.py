"""One run in time: problem, start, inputs, constraints, integration, notes.

Most models have no contacts and when clauses, whose files the stub names: they are
imported when one of these is first used.
"""

from symbody.public_names import found_later as _found_later

__getattr__ = _found_later(__name__)

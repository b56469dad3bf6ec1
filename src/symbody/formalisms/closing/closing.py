"""The former place of functions of `symbody.formalisms.keeping`."""

from symbody.formalisms.keeping.closure import derive_closure
from symbody.formalisms.keeping.constrained_state import (
    partitioned_constraints,
    state_rows,
)
from symbody.formalisms.keeping.correction import derive_correction

__all__ = [
    "derive_closure",
    "derive_correction",
    "partitioned_constraints",
    "state_rows",
]

"""Programs as compiled functions."""

from symbody.runtime.functions import CompiledFunction
from symbody.runtime.load import compile_programs


def load(programs, backend="llvm", parameters=None):
    """Return the compiled functions, by name; without parameters results are NaN."""
    entries = compile_programs(programs, backend)
    return {
        entry.signature.name: CompiledFunction.of(
            entry, parameters if entry.p.shape != (0,) else None
        )
        for entry in entries
    }

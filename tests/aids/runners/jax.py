"""Programs in JAX, run on the processor in double precision."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from runners.exchange import Inputs, Outputs
from runners.modules import run_module
from symbody.program.program import Program


def run(programs: Sequence[Program], inputs: Inputs, folder: Path) -> Outputs:
    """Return what the programs give in JAX; see exchange.py."""
    # JAX is optional, and slow to import.
    import jax

    jax.config.update("jax_enable_x64", True)  # type: ignore[no-untyped-call]
    return run_module(programs, inputs, folder, language="jax", given=jax.numpy.asarray)

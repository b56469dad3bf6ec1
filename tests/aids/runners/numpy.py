"""Programs in NumPy, run in this process."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import numpy as np

from runners.exchange import Inputs, Outputs
from runners.modules import run_module
from symbody.program.program import Program


def run(programs: Sequence[Program], inputs: Inputs, folder: Path) -> Outputs:
    """Return what the programs give in NumPy; see exchange.py."""
    return run_module(programs, inputs, folder, language="numpy", given=np.asarray)

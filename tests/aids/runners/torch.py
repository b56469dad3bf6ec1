"""Programs in PyTorch, run on the processor."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from runners.exchange import Inputs, Outputs
from runners.modules import run_module
from symbody.program.program import Program


def run(programs: Sequence[Program], inputs: Inputs, folder: Path) -> Outputs:
    """Return what the programs give in PyTorch; see exchange.py."""
    # PyTorch is optional, and slow to import.
    import torch

    return run_module(
        programs, inputs, folder, language="torch", given=torch.tensor, batch=True
    )

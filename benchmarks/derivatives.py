"""Time of one Jacobian of the rates by the state, beside Pinocchio's derivatives.

Ours is ∂(qd, vd)/∂(q, v), Pinocchio's are the analytical derivatives of the
accelerations by q, v and forces (computeABADerivatives). Both are called from Python,
one state a call; what a call takes with a model of one joint is taken off. They are
repeated in turn: the median, and from the least to the greatest.

The second table has ∂vd/∂(q, v, τ) of many states at once, on one core: by `batch`, in
lanes where there are, and row by row, into memory that is there before, beside what it
takes to fill that alone.

The processor's time until the Jacobian can be called first is that of all stages, with
an empty cache. The last lines fit how times and operations grow with chains: the power
of n between each two lengths.
"""

from __future__ import annotations

import math
import os
import tempfile
import time
from collections.abc import Callable
from itertools import pairwise
from typing import NamedTuple

import numpy as np
from forward_dynamics import SPREAD, STATES, as_pinocchio, seconds_of_pinocchio
from size import has, run

import symbody as sb
from symbody.model.model import Model
from symbody.pipeline.compiled_model import CompiledModel
from symbody.runtime.batch import Batch

# Of Pinocchio: the slopes of accelerations.
SLOPES = "computeABADerivatives"
# The same of many rows, and how many.
OF_ROWS, ROWS = "jacobian(vd; q, v, tau)", 512


class Size(NamedTuple):
    """What is measured.

    Attributes:
        mechanisms: Of the library, by name.
        chains: Lengths of chains, for the growth.
        rounds: Of evaluations.
    """

    mechanisms: dict[str, Model]
    chains: tuple[int, ...]
    rounds: int


FULL = Size(
    {
        "7-joint arm": sb.library.arm7(),
        "7-joint chain": sb.library.chain(7),
        "30-dof humanoid": sb.library.humanoid(),
        "30-joint chain": sb.library.chain(30),
    },
    (5, 10, 15, 20, 25, 30),
    40,
)
SMALLEST = Size({"2-joint chain": sb.library.chain(2)}, (2, 3), 2)


def ready(model: Model) -> tuple[CompiledModel, float]:
    """Return a compiled model, and the processor's seconds until its Jacobian."""
    before = os.environ.get("SYMBODY_CACHE_DIR")
    with tempfile.TemporaryDirectory() as folder:
        os.environ["SYMBODY_CACHE_DIR"] = folder
        start = time.process_time()
        compiled = sb.compile_model(model)
        compiled.function("jacobian")
        seconds = time.process_time() - start
    del os.environ["SYMBODY_CACHE_DIR"]
    if before is not None:
        os.environ["SYMBODY_CACHE_DIR"] = before
    return compiled, seconds


def ours(compiled: CompiledModel) -> Callable[[], float]:
    """Return a function that times one Jacobian."""
    function = compiled.function("jacobian")
    n = len(compiled.state_labels())
    rng = np.random.default_rng(1)
    Y = compiled.start_state() + SPREAD * rng.normal(size=(STATES, n))
    u, out = np.zeros(len(compiled.system.u)), np.zeros((n, n))
    write = function.into
    write(0.0, Y[0], u, out)

    def measured() -> float:
        start = time.perf_counter()
        for y in Y:
            write(0.0, y, u, out)
        return (time.perf_counter() - start) / STATES

    return measured


def spread(seconds: list[float]) -> str:
    """Return median, least and greatest in microseconds."""
    low, high = min(seconds) * 1e6, max(seconds) * 1e6
    return f"{np.median(seconds) * 1e6:7.2f} [{low:.2f}, {high:.2f}]"


def speed(size: Size) -> None:
    """Print a row a mechanism."""
    one = sb.compile_model(sb.library.chain(1))
    calls = [ours(one)]
    if has("pin", "pinocchio"):
        calls.append(seconds_of_pinocchio(as_pinocchio(one), SLOPES))
    print(f"{'us a Jacobian':17}{'symbody':>24}{'Pinocchio':>26}{'ratio':>7}"
          f"{'ready [s]':>11}  operations")  # fmt: skip
    for name, model in size.mechanisms.items():
        compiled, seconds = ready(model)
        runs = [ours(compiled)]
        if len(calls) > 1:
            runs.append(seconds_of_pinocchio(as_pinocchio(compiled), SLOPES))
        rounds = [[measured() for measured in calls + runs] for _ in range(size.rounds)]
        columns = np.array(rounds).T
        bare = np.median(columns[: len(calls)], axis=1)
        mine, *others = (columns[len(calls) :] - bare[:, None]).tolist()
        theirs = others[0] if others else [float("nan")]
        counts = compiled.program("jacobian").counts
        print(
            f"{name:17}{spread(mine):>24}{spread(theirs):>26}"
            f"{np.median(theirs) / np.median(mine):7.1f}{seconds:11.2f}  {counts.total}"
        )


def rows(batch: Batch, compiled: CompiledModel) -> Callable[[], float]:
    """Return a function that times one row of many."""
    rng = np.random.default_rng(1)
    start = compiled.start_state()
    Y = start + SPREAD * rng.normal(size=(ROWS, len(start)))
    u = np.zeros(len(compiled.system.u))
    into = batch(0.0, Y, u)

    def measured() -> float:
        start = time.perf_counter()
        batch(0.0, Y, u, into=into)
        return (time.perf_counter() - start) / ROWS

    return measured


def filling(compiled: CompiledModel) -> Callable[[], float]:
    """Return a function that times the filling of one row's memory of many."""
    shape = compiled.function(OF_ROWS).entry.results[0].shape
    memory = np.ones((ROWS, *shape))

    def measured() -> float:
        start = time.perf_counter()
        memory.fill(1.0)
        return (time.perf_counter() - start) / ROWS

    return measured


def many(size: Size) -> None:
    """Print a row a mechanism, of many states at once: the least of all rounds."""
    one = sb.compile_model(sb.library.chain(1))
    beside = has("pin", "pinocchio")
    print(f"\n{'us a row':17}{'batch':>10}{'row by row':>12}{'memory':>8}"
          f"{'Pinocchio':>11}{'ratio':>7}")  # fmt: skip
    for name, model in size.mechanisms.items():
        compiled = sb.compile_model(model)
        batch = compiled.batch(OF_ROWS, workers=1)
        single = Batch(compiled.function(OF_ROWS), in_lanes=False)
        calls = [rows(batch, compiled), rows(single, compiled), filling(compiled)]
        if beside:
            calls += [
                seconds_of_pinocchio(as_pinocchio(c), SLOPES) for c in (compiled, one)
            ]
        rounds = [[measured() for measured in calls] for _ in range(size.rounds)]
        batch_row, by_row, memory, *others = (np.min(rounds, axis=0) * 1e6).tolist()
        theirs = others[0] - others[1] if others else float("nan")
        print(f"{name:17}{batch_row:10.2f}{by_row:12.2f}{memory:8.2f}{theirs:11.2f}"
              f"{theirs / batch_row:7.1f}")  # fmt: skip


def growth(size: Size) -> None:
    """Print a row a length of the chain."""
    print(f"\n{'chain':8}{'ready [s]':>10}{'operations':>12}  powers of n")
    rows = []
    for n in size.chains:
        compiled, seconds = ready(sb.library.chain(n))
        rows.append((n, seconds, compiled.program("jacobian").counts.total))
    print(f"{rows[0][0]:<8}{rows[0][1]:10.2f}{rows[0][2]:12}")
    for (n, s, ops), (m, t, more) in pairwise(rows):
        powers = [math.log(b / a) / math.log(m / n) for a, b in ((s, t), (ops, more))]
        print(f"{m:<8}{t:10.2f}{more:12}  {powers[0]:.1f}, {powers[1]:.1f}")


def main(size: Size) -> None:
    """Print all tables."""
    speed(size)
    many(size)
    growth(size)


if __name__ == "__main__":
    run(main, FULL, SMALLEST)

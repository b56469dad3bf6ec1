"""Ten seconds of small mechanisms at tight tolerances: Taylor, DP853 and heyoka.

heyoka gets the formulas of our rates, with the numbers of the parameters. All run in
turn in one process, and the least time of each counts, without its compilation. Beside
it stand steps and the error at the end, against DP853 with tolerances of 1e-13.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

import numpy as np
from size import has, run

import symbody as sb
from symbody.expr.node import Apply, Const
from symbody.expr.traverse import reachable
from symbody.model.model import Model
from symbody.pipeline.compiled_model import CompiledModel

END = 10.0
# Time [s], steps, state at the end.
Solution = tuple[float, int, np.ndarray[Any, Any]]


class Size(NamedTuple):
    """What is measured.

    Attributes:
        mechanisms: Of the library, by name.
        tolerances: Relative and absolute.
        rounds: Of which the least counts.
    """

    mechanisms: dict[str, Model]
    tolerances: tuple[float, ...]
    rounds: int


FULL = Size(
    {
        "crane crab": sb.library.crane_crab(),
        "four-bar": sb.library.four_bar(),
        "four-bar, constraints": sb.library.four_bar(explicit=False),
        "3-joint chain": sb.library.chain(3),
    },
    (1e-9, 3e-12, 1e-13),
    15,
)
SMALLEST = Size({"pendulum": sb.library.pendulum()}, (1e-9,), 1)


def of_ours(compiled: CompiledModel, method: sb.Taylor | sb.DP853) -> Solution:
    """Return the time of the steps alone, without what `simulate` does around them."""
    motion = sb.simulate(compiled, [0, END], method=method)
    state = [motion.array(name)[-1] for name in compiled.state_labels()]
    return motion.statistics.seconds, motion.statistics.steps, np.array(state)


def by_heyoka(compiled: CompiledModel, tolerance: float) -> Callable[[], Solution]:
    """Return a run of heyoka with the formulas of the same rates."""
    import heyoka as hy

    system, rates = compiled.system, compiled.shared.formulas_of("derivatives")
    states = [hy.expression(f"x{i}") for i in range(len(rates))]
    values = zip(system.p, compiled.parameters, strict=True)
    numbers = {symbol: hy.expression(float(value)) for symbol, value in values}
    known: dict[Any, Any] = dict(zip(system.coordinates.y, states, strict=True))
    known |= numbers | {u: hy.expression(0.0) for u in system.u} | {system.t: hy.time}
    signs = {
        "add": lambda a, b: a + b,
        "sub": lambda a, b: a - b,
        "mul": lambda a, b: a * b,
        "div": lambda a, b: a / b,
        "neg": lambda a: -a,
        "pow": lambda a, b: a**b,
    }
    for node in reachable(rates):
        if isinstance(node, Const):
            known[node] = hy.expression(node.value)
        elif isinstance(node, Apply):
            name = node.op.name
            own = signs.get(name) or getattr(hy, name)
            known[node] = own(*[known[arg] for arg in node.args])
    equations = list(zip(states, [known[rate] for rate in rates], strict=True))
    y0 = compiled.start_state()
    solver = hy.taylor_adaptive(equations, y0.tolist(), tol=tolerance)

    def solution() -> Solution:
        solver.time = 0.0
        solver.state[:] = y0
        start = time.perf_counter()
        outcome = solver.propagate_until(END)
        return time.perf_counter() - start, outcome[3], solver.state.copy()

    return solution


def main(size: Size) -> None:
    """Print a row a mechanism, tolerance and solver."""
    heyoka_is_here = has("heyoka")
    print(f"{'10 s of':24}{'tolerance':>10} {'by':8}{'ms':>9}{'steps':>7}{'error':>10}")
    for name, model in size.mechanisms.items():
        compiled = sb.compile_model(model)
        exact = of_ours(compiled, sb.DP853(rtol=1e-13, atol=1e-13))[-1]
        for tolerance in size.tolerances:
            runs: dict[str, Callable[[], Solution]] = {
                kind.__name__: partial(of_ours, compiled, kind(tolerance, tolerance))
                for kind in (sb.Taylor, sb.DP853)
            }
            if heyoka_is_here and not model.constraints:
                runs["heyoka"] = by_heyoka(compiled, tolerance)
            every = {by: [own()] for by, own in runs.items()}
            for _ in range(size.rounds - 1):
                for by, own in runs.items():
                    every[by].append(own())
            for by, solutions in every.items():
                _, steps, state = solutions[0]
                least = min(seconds for seconds, *_ in solutions)
                print(f"{name:24}{tolerance:10.0e} {by:8}{least * 1e3:9.4f}{steps:7}"
                      f"{np.abs(state - exact).max():10.1e}")  # fmt: skip
                name = ""


if __name__ == "__main__":
    run(main, FULL, SMALLEST)

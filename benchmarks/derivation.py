"""Time of derivation, beside Kane's method in SymPy, and its growth with the chain."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, NamedTuple

import sympy as sm
import sympy.physics.mechanics as me
from size import run

import symbody as sb
from symbody.expr.node import sweep
from symbody.expr.traverse import Counts, reachable
from symbody.formalisms.derivations import building_graph
from symbody.formalisms.quantities.choose import derive_by
from symbody.library import LIBRARY
from symbody.model.model import Model
from symbody.writers.llvm.write import module
from symbody.writers.source_file import Used


class Size(NamedTuple):
    """How much is derived.

    Attributes:
        repeats: Of which the least counts.
        chains: Numbers of joints.
        beside: The one that SymPy derives, too.
        growing: Numbers of joints of the table of growth.
        chosen: Mechanisms of the library whose formalism is chosen.
    """

    repeats: int
    chains: tuple[int, ...]
    beside: int
    growing: tuple[int, ...]
    chosen: tuple[str, ...]


FULL = Size(
    5,
    (7, 10, 30),
    7,
    (375, 750, 1500, 3000),
    ("double_pendulum", "arm6", "arm7", "excavator", "quadruped", "humanoid"),
)
SMALLEST = Size(1, (2, 3), 2, (10,), ("pendulum",))


def kane(joints: int) -> float:
    """Return the seconds that Kane's method takes for the library's chain."""
    q, u = me.dynamicsymbols(f"q:{joints}"), me.dynamicsymbols(f"u:{joints}")
    g = sm.Symbol("g")
    start = time.perf_counter()
    N = me.ReferenceFrame("N")
    point = me.Point("O")
    point.set_vel(N, 0)
    frame, bodies, loads = N, [], []
    for i in range(joints):
        axis = (frame.z, frame.y, frame.x)[i % 3]
        A = frame.orientnew(f"A{i}", "Axis", [q[i], axis])
        A.set_ang_vel(frame, u[i] * axis)
        m = sm.Symbol(f"m{i}")
        c, p = sm.symbols(f"c{i}_:3"), sm.symbols(f"l{i}_:3")
        J = me.inertia(A, *sm.symbols(f"J{i}_:6"))
        com = point.locatenew(f"C{i}", c[0] * A.x + c[1] * A.y + c[2] * A.z)
        com.v2pt_theory(point, N, A)
        bodies.append(me.RigidBody(f"B{i}", com, A, m, (J, com)))
        loads.append((com, -m * g * N.z))
        tip = point.locatenew(f"P{i}", p[0] * A.x + p[1] * A.y + p[2] * A.z)
        tip.v2pt_theory(point, N, A)
        point, frame = tip, A
    rates = [u_i - q_i.diff() for q_i, u_i in zip(q, u, strict=True)]
    method = me.KanesMethod(N, q_ind=q, u_ind=u, kd_eqs=rates)
    method.kanes_equations(bodies, loads)
    method.mass_matrix, method.forcing  # noqa: B018  they are made when asked for
    return time.perf_counter() - start


def best_of(run: Callable[[], object], repeats: int) -> float:
    """Return the least time of several runs [s]."""
    times = []
    for _ in range(repeats):
        start = time.perf_counter()
        run()
        times.append(time.perf_counter() - start)
    return min(times)


def derived(model: Model, formalism: str, repeats: int) -> tuple[float, float, int]:
    """Return seconds of assembly and of derivation, and the nodes derived."""
    system = sb.assemble(model)
    assembly = best_of(lambda: sb.assemble(model), repeats)
    times = []
    for _ in range(repeats):
        # Nothing of the last derivation is kept, so each node is built anew.
        with building_graph():
            start = time.perf_counter()
            derivation = derive_by(system, formalism, merge=False)
            times.append(time.perf_counter() - start)
        nodes = len(reachable(list(derivation.vd)))
        del derivation

        sweep()
    return assembly, min(times), nodes


def main(size: Size) -> None:
    """Print the tables."""
    print("Derivation of chains with full symbols (order n)")
    print(f"{'joints':>7}{'assemble ms':>13}{'derive ms':>11}{'nodes':>8}{'µs/node':>9}"
          f"{'SymPy Kane s':>14}{'ratio':>8}")  # fmt: skip
    for joints in size.chains:
        chain = sb.library.chain(joints)
        assembly, seconds, nodes = derived(chain, "articulated", size.repeats)
        row = (
            f"{joints:7}{assembly * 1e3:13.2f}{seconds * 1e3:11.2f}{nodes:8}"
            f"{seconds / nodes * 1e6:9.2f}"
        )
        if joints == size.beside:
            peer = kane(joints)
            row += f"{peer:14.1f}{peer / seconds:8.0f}"
        print(row)
    print("\nGrowth of assembly and order-n derivation")
    for joints in size.growing:
        model = sb.library.chain(joints)
        start = time.perf_counter()
        sb.derive(model, "articulated", merge=False)
        print(f"{joints:7} bodies{time.perf_counter() - start:9.2f} s")
    print("\nOperations of one state derivative (multiplications/additions/functions)")
    mechanisms = {f"{n}-joint chain": sb.library.chain(n) for n in size.chains}
    mechanisms |= {
        "30-dof humanoid": sb.library.humanoid(),
        "10 planar pendulums": sb.library.planar_pendulums(10),
    }
    for name, model in mechanisms.items():
        print(f"{name:20}", *_counts(model), sep="  ")
    print("\nModel to LLVM's text, with the choice of a formalism and without (ms)")
    for name in size.chosen:
        formalism = sb.derive(LIBRARY[name]()).formalism
        way = {
            "formalism": formalism.split(",")[0],
            "merge": formalism.endswith("merged"),
        }
        rounds = [
            (_seconds(name, {}), _seconds(name, way)) for _ in range(size.repeats)
        ]
        chosen, alone = map(min, zip(*rounds, strict=True))
        print(
            f"{name:20}{chosen * 1e3:8.0f}{alone * 1e3:8.0f}{chosen / alone:7.2f}  "
            f"{formalism}"
        )


def _seconds(name: str, options: dict[str, Any]) -> float:
    """Return the processor time from a mechanism of the library to its text."""
    start = time.process_time()
    program = sb.compile_model(LIBRARY[name](), **options).program("derivatives")
    module([program], Used())
    return time.process_time() - start


def _counts(model: Model) -> list[str]:
    row = []
    for formalism in ("recursive", "composite", "articulated"):
        compiled = sb.compile_model(model, formalism=formalism)
        row.append(f"{formalism} {_short(compiled.program('derivatives').counts)}")
    inverse = sb.compile_model(model).program("inverse_dynamics").counts
    return [*row, f"inverse {_short(inverse)}"]


def _short(counts: Counts) -> str:
    return f"{counts.multiplications}/{counts.additions}/{counts.functions}"


if __name__ == "__main__":
    run(main, FULL, SMALLEST)

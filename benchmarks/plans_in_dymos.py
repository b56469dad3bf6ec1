"""An arm lifted in 1 s at least effort, by dymos with our functions and by ours alone.

dymos is given the rates of the state and their slopes at all nodes of its mesh at once,
from machine code: what a component of OpenMDAO needs. SLSQP, which comes with SciPy,
searches there. What both import is imported before.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
from size import has, run

import symbody as sb

LIMIT, ANGLE = 20.0, 2.0


def arm() -> sb.Model:
    """Return an arm with a drive."""
    model = sb.Model("lift", gravity=(0, 0, -9.81))
    link = model.add_body("arm", mass=1.0, com=(0, 0, -0.5), inertia=(0.1, 0.1, 0))
    hinge = model.add_joint("hinge", model.world, link, "Ry")
    T = model.add_input("T", limits=(-LIMIT, LIMIT))
    model.add_load("drive", sb.loads.JointForce(hinge, T))
    return model


def dynamics(model: sb.Model) -> type:
    """Return a component of OpenMDAO with the rates, the effort, and their slopes."""
    import openmdao.api as om

    compiled = sb.compile_model(model)
    rates = compiled.batch("derivatives")
    slopes = compiled.batch("jacobian(derivatives; y, u)")

    class Dynamics(om.ExplicitComponent):  # type: ignore[misc]
        def initialize(self) -> None:
            self.options.declare("num_nodes", types=int)

        def setup(self) -> None:
            at = np.arange(self.options["num_nodes"])
            for name in ("q", "v", "T"):
                self.add_input(name, shape=len(at))
            for name in ("qd", "vd", "effort"):
                self.add_output(name, shape=len(at))
            self.declare_partials("*", "*", rows=at, cols=at)

        def compute(self, inputs: Any, outputs: Any) -> None:
            y, u = np.column_stack([inputs["q"], inputs["v"]]), inputs["T"]
            outputs["qd"], outputs["vd"] = rates(0.0, y, u[:, None]).T
            outputs["effort"] = u**2

        def compute_partials(self, inputs: Any, partials: Any) -> None:
            y, u = np.column_stack([inputs["q"], inputs["v"]]), inputs["T"]
            J = slopes(0.0, y, u[:, None])
            for i, of in enumerate(("qd", "vd")):
                for j, by in enumerate(("q", "v", "T")):
                    partials[of, by] = J[:, i, j]
            partials["effort", "T"] = 2 * u

    return Dynamics


def in_dymos(model: sb.Model, segments: int) -> float:
    """Return the least effort that dymos finds."""
    import dymos as dm
    import openmdao.api as om

    mesh = dm.Radau(num_segments=segments, order=5)
    phase = dm.Phase(ode_class=dynamics(model), transcription=mesh)
    phase.set_time_options(fix_initial=True, fix_duration=True)
    for name, rate in {"q": "qd", "v": "vd", "cost": "effort"}.items():
        targets = [] if name == "cost" else [name]
        phase.add_state(name, rate_source=rate, targets=targets, fix_initial=True)
    phase.add_boundary_constraint("q", loc="final", equals=ANGLE)
    phase.add_boundary_constraint("v", loc="final", equals=0.0)
    phase.add_control("T", lower=-LIMIT, upper=LIMIT, targets=["T"])
    phase.add_objective("cost", loc="final")
    problem = om.Problem(driver=om.ScipyOptimizeDriver(disp=False), reports=False)
    problem.model.add_subsystem("motion", dm.Trajectory()).add_phase("lift", phase)
    problem.setup()
    phase.set_time_val(0.0, 1.0)
    for name, ends in {"q": [0, ANGLE], "v": [0, 0], "cost": [0, 50]}.items():
        phase.set_state_val(name, ends)
    phase.set_control_val("T", [5, 5])
    problem.run_driver()
    return float(problem.get_val("motion.lift.states:cost")[-1, 0])


def ours(model: sb.Model) -> float:
    """Return that of ours, on a mesh fine enough by its estimate."""
    ends = {"q_hinge": ANGLE, "v_hinge": 0.0}
    effort = model.inputs["T"].symbols.item() ** 2
    return sb.OptimalControl(model, 1.0, running=effort, at_end=ends).solve().cost


class Size(NamedTuple):
    """What is measured: segments of dymos' mesh."""

    segments: int


FULL, SMALLEST = Size(10), Size(3)


def main(size: Size) -> None:
    """Print cost and time of both."""
    model = arm()
    rows: dict[str, Callable[[], float]] = {"symbody": lambda: ours(model)}
    if has("dymos"):
        os.environ.setdefault("OPENMDAO_REPORTS", "0")
        import dymos  # noqa: F401 (before the time is taken)

        rows["dymos, with our functions"] = lambda: in_dymos(model, size.segments)
    for name, solve in rows.items():
        begin = time.perf_counter()
        cost = solve()
        print(f"{name:26} {time.perf_counter() - begin:7.3g} s  cost {cost:.8g}")


if __name__ == "__main__":
    run(main, FULL, SMALLEST)

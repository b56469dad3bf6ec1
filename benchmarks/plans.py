"""Optimal motions against published optima, and where the time of their search goes.

The share of formulas is that of values, gradients and Hessians in the whole search, as
the solver calls them; the rest is IPOPT's, with its linear systems. The same with
approximate Hessians beside it. Of predictive controllers least and median of the cycles
of a run, their processor time, and what of the median is the solver's.

References:
    Betts (2010), Practical Methods for Optimal Control, example 4.1: linear tangent
    steering; example 10.7: hypersensitive control.
    Bryson, Ho (1975), Applied Optimal Control, section 2.5: orbits; section 2.7: a
    river; section 3.11: a bound of the state.
    Dolan, Moré, Munson (2004), COPS 3.0: the robot arm, the Goddard rocket, catalysts.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import NamedTuple

import numpy as np
from size import run

import symbody as sb


class Problem(NamedTuple):
    """A problem with its optimum, as it is printed, and options of the search."""

    make: Callable[[], sb.OptimalControl]
    optimum: float
    digits: float  # half a unit of the last digit
    options: dict[str, object] = {}  # noqa: RUF012 (never changed)


def brachistochrone() -> sb.OptimalControl:
    """Return the shortest time down a wire from (0, 0) to (1, 1) m."""
    model = sb.Model("wire")
    angle = model.add_input("angle", limits=(0, np.pi))
    v = model.add_state("v", 0.0)
    model.add_state("x", 0.0, rate=v * sb.sin(angle))
    model.add_state("y", 0.0, rate=v * sb.cos(angle))
    model.set_rate("v", 9.81 * sb.cos(angle))
    ends = {"x": 1.0, "y": 1.0}
    return sb.OptimalControl(model, (0.1, 10), final=model.t, at_end=ends)


def double_integrator() -> sb.OptimalControl:
    """Return the shortest time from rest to rest, bang-bang."""
    model = sb.Model("cart")
    slide = model.add_joint("x", model.world, model.add_body("cart", 1.0), "Tx")
    F = model.add_input("F", limits=(-1, 1))
    model.add_load("push", sb.loads.JointForce(slide, F))
    ends = {"q_x": 1, "v_x": 0}
    return sb.OptimalControl(model, (0.1, 10), final=model.t, at_end=ends)


def bounded_state() -> sb.OptimalControl:
    """Return the least effort below x = 1/9: 4 / (9 · 1/9)."""
    model = sb.Model("cart")
    body = model.add_body("cart", 1.0)
    slide = model.add_joint("x", model.world, body, "Tx", v=1.0)
    F = model.add_input("F")
    model.add_load("push", sb.loads.JointForce(slide, F))
    return sb.OptimalControl(
        model, 1.0, running=F**2 / 2, bounds={"q_x": (None, 1 / 9)},
        at_end={"q_x": 0, "v_x": -1},
    )  # fmt: skip


def tangent_steering() -> sb.OptimalControl:
    """Return the shortest time to a height and speed at constant thrust."""
    model = sb.Model("steering")
    u = model.add_input("u", limits=(-np.pi / 2, np.pi / 2))
    vx = model.add_state("vx", 0.0, rate=100 * sb.cos(u))
    vy = model.add_state("vy", 0.0, rate=100 * sb.sin(u))
    model.add_state("x", 0.0, rate=vx)
    model.add_state("y", 0.0, rate=vy)
    ends = {"y": 5, "vx": 45, "vy": 0}
    return sb.OptimalControl(model, (0.1, 10), final=model.t, at_end=ends)


def orbit_transfer() -> sb.OptimalControl:
    """Return the largest orbit at constant low thrust in a given time."""
    model = sb.Model("transfer")
    angle = model.add_input("angle", limits=(-np.pi, 2 * np.pi))
    r, u, v = (model.add_state(n, x) for n, x in (("r", 1.0), ("u", 0.0), ("v", 1.0)))
    thrust = 0.1405 / (1 - 0.0749 * model.t)
    model.set_rate("r", u)
    model.set_rate("u", v**2 / r - 1 / r**2 + thrust * sb.sin(angle))
    model.set_rate("v", -u * v / r + thrust * sb.cos(angle))
    ends = {"u": 0, v - 1 / sb.sqrt(r): 0}
    return sb.OptimalControl(model, 3.32, final=-r, at_end=ends)


def robot_arm() -> sb.OptimalControl:
    """Return the shortest time of an arm that slides, turns and lifts, by COPS."""
    model = sb.Model("arm")
    forces = [model.add_input(f"u_{n}", limits=(-1, 1)) for n in ("r", "a", "b")]
    r = model.add_state("r", 4.5)
    angle = model.add_state("a", 0.0)
    lift = model.add_state("b", np.pi / 4)
    about = ((5 - r) ** 3 + r**3) / 3
    inertias = (5.0, about * sb.sin(lift) ** 2, about)
    rest = {}
    for n, force, inertia in zip(("r", "a", "b"), forces, inertias, strict=True):
        model.set_rate(n, model.add_state(f"v_{n}", 0.0, rate=force / inertia))
        rest[f"v_{n}"] = 0
    ends = {"r": 4.5, "a": 2 * np.pi / 3, "b": np.pi / 4} | rest
    del angle
    return sb.OptimalControl(model, (1, 20), final=model.t, at_end=ends)


def goddard_rocket() -> sb.OptimalControl:
    """Return the greatest height of a rocket with drag, whose thrust is singular."""
    model = sb.Model("rocket")
    T = model.add_input("T", limits=(0, 3.5))
    h, v, m = (model.add_state(n, x) for n, x in (("h", 1.0), ("v", 0.0), ("m", 1.0)))
    drag = 310 * v**2 * sb.exp(500 * (1 - h))
    model.set_rate("h", v)
    model.set_rate("v", (T - drag) / m - 1 / h**2)
    model.set_rate("m", -2 * T)
    return sb.OptimalControl(
        model, (0.05, 0.5), final=-h, at_end={"m": 0.6},
        bounds={"h": (1, 2), "v": (0, 1), "m": (0.6, 1)},
    )  # fmt: skip


def catalyst_mixing() -> sb.OptimalControl:
    """Return the mixture of two catalysts along a reactor, bang-singular-bang."""
    model = sb.Model("reactor")
    u = model.add_input("u", limits=(0, 1))
    a, b = model.add_state("a", 1.0), model.add_state("b", 0.0)
    model.set_rate("a", u * (10 * b - a))
    model.set_rate("b", u * (a - 10 * b) - (1 - u) * b)
    return sb.OptimalControl(model, 1.0, final=a + b - 1)


def river() -> sb.OptimalControl:
    """Return Zermelo's shortest time through a current that grows with the distance."""
    model = sb.Model("river")
    heading = model.add_input("heading", limits=(0, 2 * np.pi))
    x, y = model.add_state("x", 3.66), model.add_state("y", -1.86)
    model.set_rate("x", sb.cos(heading) - y)
    model.set_rate("y", sb.sin(heading))
    return sb.OptimalControl(model, (1, 20), final=model.t, at_end={x: 0, y: 0})


def hypersensitive() -> sb.OptimalControl:
    """Return the least of ∫ y² + u² over 10 000 s, of which y is not zero for few."""
    model = sb.Model("hypersensitive")
    u, y = model.add_input("u"), model.add_state("y", 1.0)
    model.set_rate("y", u - y**3)
    return sb.OptimalControl(model, 1e4, running=y**2 + u**2, at_end={"y": 1.5})


def swing_up(form: str = "inverse") -> sb.OptimalControl:
    """Return the least effort of a cart that swings its pole up in 2 s."""
    model = sb.Model("cart_pole", gravity=(0, -9.81, 0))
    cart = model.add_body("cart", 1.0)
    pole = model.add_body("pole", 0.3, inertia=(0, 0, 0), com=(0, -0.5, 0))
    slide = model.add_joint("x", model.world, cart, "Tx")
    model.add_joint("hinge", cart, pole, "Rz")
    F = model.add_input("F", limits=(-20, 20))
    model.add_load("push", sb.loads.JointForce(slide, F))
    ends = {"q_x": 1, "q_hinge": np.pi, "v_x": 0, "v_hinge": 0}
    return sb.OptimalControl(
        model, 2.0, running=F**2, bounds={"q_x": (-2, 2)}, at_end=ends, form=form
    )


def pole() -> sb.OptimalControl:
    """Return what keeps a pole upright on its cart, over 1 s."""
    model = sb.Model("cart_pole", gravity=(0, -9.81, 0))
    cart = model.add_body("cart", mass=1.0)
    body = model.add_body("pole", mass=0.3, com=(0, -0.5, 0))
    slide = model.add_joint("x", model.world, cart, "Tx")
    hinge = model.add_joint("hinge", cart, body, "Rz", q=np.pi - 0.4)
    F = model.add_input("F", limits=(-20, 20))
    model.add_load("push", sb.loads.JointForce(slide, F))
    far = (hinge.q[0] - np.pi) ** 2 + slide.q[0] ** 2
    slow = hinge.v[0] ** 2 + slide.v[0] ** 2
    cost = 0.01 * F**2 + far + 0.1 * slow
    return sb.OptimalControl(model, 1.0, running=cost, final=5 * far + 2 * slow)


def reaching_arm() -> sb.OptimalControl:
    """Return what moves an arm of seven joints to a pose, over 0.5 s."""
    model = sb.library.arm7()
    pose = (0.5, -0.4, 0.3, -0.8, 0.2, 0.6, -0.3)
    joints = model.joints.values()
    far = sum((j.q[0] - a) ** 2 for j, a in zip(joints, pose, strict=True))
    slow = sum(j.v[0] ** 2 for j in joints)
    effort = sum(u**2 for u in model.inputs["torque"].symbols)
    return sb.OptimalControl(
        model, 0.5, running=100 * far + slow + 1e-3 * effort,
        final=100 * far + 10 * slow, bounds={"torque": (-80, 80)},
    )  # fmt: skip


CONTROLLERS = {"cart-pole": (pole, 0.01, "F"), "arm": (reaching_arm, 0.005, "torque")}


# Where thrust is singular, continuous controls do not swing from point to point.
_CONTINUOUS = sb.Collocation("hermite-simpson", intervals=50, tolerance=1e-4)
_CYCLOID = 0.5828954631547426  # θ sqrt(R / g) of the cycloid
PROBLEMS = {
    "brachistochrone": Problem(brachistochrone, _CYCLOID, 1e-9),
    "double integrator": Problem(double_integrator, 2.0, 2e-9),
    "state below a bound": Problem(bounded_state, 4.0, 5e-6),
    "tangent steering": Problem(tangent_steering, 0.554570879, 2e-9),
    "orbit transfer": Problem(orbit_transfer, -1.525, 5e-4),
    "robot arm": Problem(robot_arm, 9.1409, 5e-5),
    # Printed are controls that are constant on the intervals.
    "catalyst mixing": Problem(catalyst_mixing, -4.80556e-2, 1e-7),
    # Printed is 6.7241; this is the integral of the costs to go, to zero and from it.
    "hypersensitive": Problem(hypersensitive, 6.72411381, 1e-6),
    "river": Problem(river, 5.46, 5e-3, {"guess": {"duration": 5.0, "heading": 3.0}}),
    "rocket": Problem(goddard_rocket, -1.01283, 1e-5, {"method": _CONTINUOUS}),
}


class Size(NamedTuple):
    """What is measured: names of problems; forms and repetitions of the swing-up."""

    problems: tuple[str, ...]
    forms: tuple[str, ...]
    rounds: int
    controllers: tuple[str, ...]
    cycles: int


FULL = Size(tuple(PROBLEMS), ("inverse", "forward"), 3, tuple(CONTROLLERS), 300)
SMALLEST = Size(("double integrator",), ("forward",), 1, ("cart-pole",), 5)


def main(size: Size) -> None:
    """Print a row a problem."""
    print("optimal motions      optimum        published     intervals  iterations")
    for name in size.problems:
        problem = PROBLEMS[name]
        plan = problem.make().solve(**problem.options)
        print(
            f"{name:20} {plan.cost:.10g}  {problem.optimum:.10g}  "
            f"{len(plan.mesh) - 1:5d}  {plan.iterations:5d}  {plan.seconds:.3g} s  "
            f"{plan.status.name}"
        )
    print("swing-up            Hessian          iterations  time     in formulas")
    for form in size.forms:
        problem_ = swing_up(form)
        for hessian in ("exact", "limited-memory"):
            best, plan = np.inf, problem_.solve(hessian=hessian)
            for _ in range(size.rounds):
                begin = time.perf_counter()
                again = problem_.solve(hessian=hessian)
                if time.perf_counter() - begin < best:
                    best, plan = time.perf_counter() - begin, again
            share = 100 * plan.own_seconds / plan.seconds
            print(
                f"{form:19} {hessian:15}  {plan.iterations:5d}  {best:.3g} s  "
                f"{1e3 * plan.seconds / plan.iterations:.3g} ms each, {share:.0f} %"
            )
    print("controllers         least   median  processor  solver")
    for name in size.controllers:
        make, period, inputs = CONTROLLERS[name]
        problem_ = make()
        law = problem_.controller(period).function
        stepper = sb.Stepper(problem_.formulation.model, period)
        cycles = []
        for _ in range(size.cycles):
            state, processor = stepper.state, time.process_time()
            u = law(stepper.t, state)
            spent = time.process_time() - processor
            cycles.append((law.seconds, spent, law.solver_seconds))
            stepper.step({inputs: u})
        whole, spent, solver = 1e3 * np.array(cycles[1:]).T
        print(
            f"{name:19} {whole.min():.3g}  {np.median(whole):.3g} ms  "
            f"{np.median(spent):.3g} ms  {100 * np.median(solver / whole):.0f} %"
        )


if __name__ == "__main__":
    run(main, FULL, SMALLEST)

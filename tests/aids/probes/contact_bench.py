"""Small mechanisms with contacts as compiled functions, without a model."""

from __future__ import annotations

import numpy as np

from probes.load import load
from symbody.equations import Equations
from symbody.expr.differentiate import jacobian
from symbody.expr.functions import sqrt
from symbody.expr.node import Symbol
from symbody.program.lower import lower
from symbody.runtime.loops.contacts import Contacts
from symbody.runtime.loops.library import Answers
from symbody.runtime.loops.solver import LoopSolver
from symbody.runtime.loops.structures import Accuracy, Ending, Functions

T = Symbol("t")
GAP, SPEED, FRICTION = range(3)


class Bench:
    """Coordinates q with constant masses, forces f(t, q, v), and laws added to them.

    A law has the gap, formulas of its rows of speed by v, and numbers.
    """

    def __init__(self, masses, forces, q=None, v=None):
        n = len(masses)
        self.q = q or [Symbol(f"q{i}") for i in range(n)]
        self.v = v or [Symbol(f"v{i}") for i in range(n)]
        self.inverse = np.diag([1.0 / m for m in masses])
        self.forces = np.array(forces(self.q, self.v), dtype=object)
        self.table, self.gaps, self.W, self.bias, self.numbers = [], [], [], [], []

    def law(self, kind, gap, rows, kinetic=0.0, static=None, e=0.0, flags=0, bias=None):
        """Add a law; `rows` are of W, `bias` speeds of what is driven."""
        first, tangents = len(self.W), len(rows) - (kind != FRICTION)
        self.table.append((kind, first, tangents, flags))
        self.gaps.append(0.0 if gap is None else gap)
        self.W += [np.array(row, dtype=object) for row in rows]
        self.bias += bias or [0.0] * len(rows)
        self.numbers.append((kinetic, kinetic if static is None else static, e))
        return self

    def function(self, name, formulas):
        """Return a compiled function with the signature of loops."""
        flat = np.array(formulas, dtype=object).reshape(-1)
        flat = np.array([f + 0 * T for f in flat], dtype=object)
        groups = {"t": (T,), "y": (*self.q, *self.v), "u": tuple(self.u), "p": ()}
        equations = Equations(name, "", groups, {"out": flat})
        program = lower(equations, name, {g: (g,) for g in groups}, {"out": ("out",)})
        return load([program])[name]

    def functions(self):
        """Return rates, and the functions of contacts."""
        q, v, W = self.q, self.v, np.array(self.W, dtype=object)
        self.u = [Symbol(f"u{i}") for i in range(len(W))]
        vd = self.inverse @ (self.forces + W.T @ np.array(self.u, dtype=object))
        speed = W @ np.array(v, dtype=object) + np.array(self.bias, dtype=object)
        D = self.inverse @ W.T
        rise = jacobian(list(speed), q) @ np.array(v, dtype=object)
        rise = rise + np.array(jacobian(list(speed), [T]), dtype=object)[:, 0]
        offset = W @ self.inverse @ self.forces + rise
        both = [*self.gaps, *speed]
        numbers = np.array(self.numbers, dtype=object).reshape(-1)
        contacts = [*both, *offset, *numbers, *all_entries(W @ D)]
        return (
            self.function("rates", [*v, *vd]),
            self.function("contacts", contacts),
            self.function("response", all_entries(np.concatenate([D, D]))),
            self.function("gaps", both),
        )

    def solver(self, method="dp853", rtol=1e-12, atol=1e-12, gaps=True, **more):
        """Return a solver of all that."""
        rates, contacts, response, gap_function = self.functions()
        n = len(self.q)
        laws = Contacts(
            np.array(self.table), np.full((len(self.table), 2), 1e-9), n, n, 0,
            contacts, response, gap_function if gaps else None, **more,
        )  # fmt: skip
        accuracy = Accuracy(method, rtol, np.full(2 * n, atol))
        return LoopSolver(
            2 * n, np.zeros(len(self.u)), accuracy, Functions(rates), laws=laws
        )


def all_entries(matrix):
    """Return how many entries each row has, their columns, and themselves."""
    rows, count = matrix.shape
    return [*[count] * rows, *[*range(count)] * rows, *matrix.reshape(-1)]


def run(solver, y0, times):
    """Return ending, states, forces and events of a run."""
    times = np.asarray(times, dtype=float)
    answers = Answers(times, solver.n, len(solver.u))
    solver.start(times[0], np.array(y0, dtype=float))
    answers.put(solver.y)
    answers.structure.last = len(times)
    ending, events = Ending.RUNNING, []
    while ending in (Ending.RUNNING, Ending.EVENTS_FULL):
        ending = solver.advance(times[-1], answers, 10_000)
        events += solver.contacts.events()
        if solver.counts.steps > 200_000:
            break
    return ending, answers.states, answers.forces, events


G, RADIUS = 9.81, 0.5


def discs(count, width, restitution, friction, poisson):
    """Return discs between two walls, on a floor, that touch each other and these."""
    bench = Bench(
        [1.0, 1.0, 0.5 * RADIUS**2] * count,
        lambda q, v: [0 * v[0], -G + 0 * v[0], 0 * v[0]] * count,
    )
    q = np.array(bench.q, dtype=object).reshape(count, 3)

    def add(gap, normal, first, second=None):
        along = np.zeros((count, 3), dtype=object), np.zeros((count, 3), dtype=object)
        for disc, sign in ((first, 1), (second, -1)):
            if disc is not None:
                along[0][disc, :2] = sign * normal
                along[1][disc] = sign * normal[1], -sign * normal[0], RADIUS
        rows = [row.reshape(-1) for row in along]
        bench.law(GAP, gap, rows, friction, e=restitution, flags=poisson)

    for i in range(count):
        for normal, at in (((0, 1), 0.0), ((1, 0), 0.0), ((-1, 0), -width)):
            add(q[i, :2] @ np.array(normal) - at - RADIUS, np.array(normal), i)
    for i in range(count):
        for j in range(i):
            apart = q[i, :2] - q[j, :2]
            distance = sqrt(apart[0] * apart[0] + apart[1] * apart[1])
            add(distance - 2 * RADIUS, apart / distance, i, j)
    return bench


def thrown(count, rng):
    """Return places and velocities of discs that do not touch."""
    q = [(0.7 + 1.2 * (i % 3), 0.8 + 1.4 * (i // 3) + rng.uniform(0, 0.3), 0.0)
         for i in range(count)]  # fmt: skip
    return np.concatenate([np.ravel(q), 1.5 * rng.normal(size=3 * count)])


def disc_gaps(states, width):
    """Return the least gap of discs, with each other as well, in rows of states."""
    q = states[:, : states.shape[1] // 2].reshape(len(states), -1, 3)
    x, y = q[..., 0], q[..., 1]
    apart = np.hypot(x[:, :, None] - x[:, None], y[:, :, None] - y[:, None])
    apart[:, range(x.shape[1]), range(x.shape[1])] = np.inf
    walls = np.minimum(np.minimum(x, width - x), y).min() - RADIUS
    return min(walls, apart.min() - 2 * RADIUS)


def disc_energies(states):
    """Return the energy of each row of states."""
    n = states.shape[1] // 2
    q, v = states[:, :n].reshape(len(states), -1, 3), states[:, n:]
    masses = np.tile([1.0, 1.0, 0.5 * RADIUS**2], n // 3)
    return G * q[..., 1].sum(axis=1) + 0.5 * v**2 @ masses

"""Accelerations by a formalism of choice, balances, and the stability of balances.

With M vd + c - tau what all joints need for a motion, the loads counted as applied
already, and v = B v_u + b, a mechanism needs of its actuators

    Q_u = Bᵀ (M vd + c - tau)

whatever the multipliers are: these do no work in a motion that loops allow. A force
along a velocity v_j counts by row j of B, an input of the model by its forces.

Nodes on springs, and bodies without mass on springs, are where the loads on them
vanish. Where all eigenvalues of ∂Q/∂n have negative real parts, loads push them back
there; where one is positive, they would leave at once, as a straight row of springs
buckles that is pressed.

References:
    Samin and Fisette (2003), section 2.3.
    Fisette et al., ROBOTRAN, equations (24), (58) and (59).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import wraps
from typing import ParamSpec, TypeAlias

import numpy as np
from numpy.typing import NDArray

from symbody.arguments import listed
from symbody.equations import Equations, Formalism
from symbody.errors import DerivationError
from symbody.expr.differentiate import jacobian
from symbody.expr.evaluate import substitute
from symbody.expr.node import ONE, ZERO, Array, Node, Symbol, next_serial
from symbody.expr.traverse import as_vector, symbols_of
from symbody.formalisms.constraints.rows import (
    Row,
    chosen_elimination,
    time_derivatives,
)
from symbody.formalisms.constraints.state_coordinates import (
    along,
    in_state_coordinates,
)
from symbody.formalisms.derivations import Derivations, Derive, Derived, derivation
from symbody.formalisms.dynamics.matrices import negative
from symbody.formalisms.dynamics.newton_euler import inverse_dynamics
from symbody.formalisms.quantities.choose import (
    best_derivation,
    merges_of,
    running_cost,
)
from symbody.formalisms.quantities.solved import loops_of_prescribed_motion, state_rates
from symbody.formalisms.tree.kinematics import forward_pass
from symbody.formalisms.tree.loads_on_tree import Steps, tree_kinematics, tree_loads
from symbody.model.constraints.constraint import Balance
from symbody.spatial.vectors import array, minus
from symbody.system.system import System, coordinate_rates, driven_links

P = ParamSpec("P")
# By name, and labels of their entries where they have some.
Named: TypeAlias = dict[str, Array]
Labels: TypeAlias = dict[str, tuple[str, ...]]
Results: TypeAlias = Named | tuple[Named, Labels]


def arguments_of(system: System) -> dict[str, tuple[Symbol, ...]]:
    """Return the groups of symbols that equations of a system depend on."""
    return {
        "t": (system.t,),
        "q": system.q,
        "v": system.v,
        "x": system.x,
        "u": system.u,
        "p": system.p,
    }


def quantity(
    title: str, *, accelerated: bool = False
) -> Callable[[Derive[P, Results]], Derived[P, Equations]]:
    """Return a decorator of derivations of results, by vd, too, if `accelerated`."""

    def decorator(derive: Derive[P, Results]) -> Derived[P, Equations]:
        @in_state_coordinates
        @wraps(derive)
        def derived(of: Derivations, /, *args: P.args, **kwargs: P.kwargs) -> Equations:
            system, marks = of.system, ((next_serial(), title),)
            results = derive(of, *args, **kwargs)
            results, labels = results if isinstance(results, tuple) else (results, {})
            arguments = arguments_of(system)
            if accelerated:
                arguments["vd"] = system.vd
            return Equations(system.name, title, arguments, results, labels, marks)

        return derived

    return decorator


@in_state_coordinates
def derive_dynamics(
    of: Derivations, formalism: Formalism = "auto", *, merge: bool | None = None
) -> Equations:
    """Derive the equations of motion M vd + c = tau, solved for vd.

    The results are "qd", "vd", "xd", "tau", "M" and "c" unless the formalism is
    "articulated", and "lam", "M_r", "F_r" of constraints. A formalism "auto" or merge
    None takes the one of the least cost.
    """
    system, best = of.system, best_derivation(of, formalism, merge=merge)
    results = {
        "qd": as_vector(coordinate_rates(system)),
        "vd": as_vector(best.vd),
        "xd": as_vector(state_rates(of, best.vd, best.lam, merge=best.merged)),
        "tau": as_vector(best.tau),
    }
    if best.M is not None and best.c is not None:
        results |= {"M": best.M, "c": as_vector(best.c)}
    first = system.coordinates.loop_rows
    if system.constraints:
        results["lam"] = as_vector(list(best.lam.values())[first:])
    if best.reduced is not None and system.constraints:
        results["M_r"] = best.reduced.M
        results["F_r"] = as_vector(best.reduced.F)
    return Equations(
        name=system.name,
        formalism=best.formalism + (", parallel axes merged" if best.merged else ""),
        arguments=arguments_of(system),
        results=results,
        labels={
            "qd": tuple(f"d/dt {s.name}" for s in system.q),
            "vd": tuple(s.name for s in system.vd),
            "xd": tuple(f"d/dt {s.name}" for s in system.x),
            "c": tuple(s.name for s in system.v),
            "tau": tuple(s.name for s in system.v),
            "lam": tuple(best.lam)[first:],
        },
        marks=best.marks,
    )


def fewest(candidates: Sequence[Equations]) -> Equations:
    """Return the equations whose first result has the least cost."""

    def cost(equations: Equations) -> float:
        first = next(iter(equations.results.values()))
        return running_cost(first.ravel().tolist(), equations.arguments["p"])

    return candidates[0] if len(candidates) == 1 else min(candidates, key=cost)


@in_state_coordinates
def derive_inverse(
    of: Derivations, *, merge: bool | None = None, prescribed: bool = True
) -> Equations:
    """Derive "tau" = M vd + c of free velocities by "vd", and "drive" of driven ones.

    Forces of loads in joints count as applied already. With `prescribed`, loads that
    follow accelerations follow these; else those that the state has.
    """
    system = of.system
    if prescribed and system.algebraic.sensors:
        loops = loops_of_prescribed_motion(system)
        if loops is None:
            names = listed(map(repr, system.algebraic.sensors))
            raise DerivationError(
                f"inverse dynamics of model {system.name!r}: loads follow {names}, "
                f"which follows from multipliers of constraints, and a given motion "
                f"does not determine these. Let the loads follow positions and "
                f"velocities."
            )
        of = Derivations(replace(system, algebraic=loops))
    return fewest([_inverse_by(of, merge=m) for m in merges_of(system, merge)])


@derivation
def _inverse_by(of: Derivations, *, merge: bool) -> Equations:
    system, tree = of.system, tree_kinematics(of, merge=merge).tree
    loads = tree_loads(of, merge=merge)
    steps = Steps(loads.marks)
    steps.begin("inverse dynamics")
    needed = inverse_dynamics(tree, forward_pass(tree, accelerated=True), loads.applied)
    tau = [minus(n, loads.applied.joint[i]) for i, n in enumerate(needed, start=1)]
    free = [tau[m.index - 1] for m in tree.members if not m.driven]
    drive = [tau[link.index - 1] for link in driven_links(system)]
    drives = tuple(v.name for v in system.coordinates.driven_v)
    return Equations(
        name=system.name,
        formalism="inverse" + (", parallel axes merged" if merge else ""),
        arguments={**arguments_of(system), "vd": system.vd},
        results={"tau": as_vector(free), "drive": as_vector(drive)},
        labels={"tau": tuple(s.name for s in system.v), "drive": drives},
        marks=steps.marks,
    )


# An eigenvalue that is smaller, in relation to the largest slope, is zero; slopes that
# differ less from symmetric ones do so by rounding.
_ROUNDING, _SYMMETRIC = 1e-9, 1e-12


@quantity("reduced inverse dynamics", accelerated=True)
def derive_actuation(of: Derivations) -> Results:
    """Derive what the degrees of freedom need for a motion, and the map of velocities.

    By "vd": "needed", one entry an independent velocity [N m or N], and "B", a row for
    each velocity of the spanning tree and a column for each independent one.
    """
    system = of.system
    rows, free = _velocity_map(of), of.system.coordinates.independent_in_tree
    entries = as_vector(row.get(u, ZERO) for row in rows for u in free)
    B = entries.reshape(len(system.v), len(free))
    names = tuple(system.v[u].name for u in free)
    return {"needed": array(_reduced(of)), "B": B}, {"needed": names}


@quantity("input forces", accelerated=True)
def derive_input_forces(of: Derivations) -> Results:
    """Derive "forces" by "vd": along independent v (rows), of unit inputs (columns)."""
    return {"forces": negative(jacobian(_reduced(of), list(of.system.u)))}


def _velocity_map(of: Derivations) -> tuple[Row, ...]:
    if not of.system.constrained:
        return tuple({j: ONE} for j in range(len(of.system.v)))
    return chosen_elimination(of).B


def _reduced(of: Derivations) -> list[Node]:
    """Return Bᵀ (M vd + c - tau)."""
    free = of.system.coordinates.independent_in_tree
    needed = derive_inverse(of).results["tau"].tolist()
    return list(along(needed, _velocity_map(of), free))


@quantity("holding")
def derive_equilibrium_slopes(of: Derivations) -> Results:
    """Derive the slopes of balances on springs alone, by what they hold, as bands."""
    return {**_of_nodes(of.system), **_of_bodies(of.system)}


def _band(matrix: Array) -> Array:
    """Return the entries (n, 2 b + 1) beside the diagonal, in row i from column i - b.

    A row of springs has a narrow band: nodes feel their neighbors only.
    """
    rows, columns = np.nonzero(matrix != ZERO)
    b = int(np.abs(rows - columns).max(initial=0))
    band: Array = np.full((len(matrix), 2 * b + 1), ZERO, dtype=object)
    band[rows, columns - rows + b] = matrix[rows, columns]
    return band


def _of_nodes(system: System) -> dict[str, Array]:
    motions = system.node_motions
    names: dict[int, list[str]] = {}
    loads_of = {id(motion.loads): motion.loads for motion in motions.values()}
    for node in system.nodes:
        names.setdefault(id(motions[node.name].loads), []).append(node.name)
    results: dict[str, Array] = {}
    for key, own in names.items():
        loads = loads_of[key]
        if loads is None or len(loads.places) != len(loads.coordinates):
            continue
        forces = loads.rows
        if not set(loads.rates).isdisjoint(symbols_of(*forces)):
            continue
        slopes = _band(jacobian(forces, loads.coordinates))
        at = dict(zip(loads.coordinates, loads.places, strict=True))
        who = listed(f"node {name!r}" for name in own)
        results[who] = substitute(slopes, at)
    return results


def _of_bodies(system: System) -> dict[str, Array]:
    tree = system.spanning_tree
    results: dict[str, Array] = {}
    velocities = {v.name: v for v in tree.v}
    for named in tree.constraints:
        balance = named.constraint
        if not isinstance(balance, Balance) or balance.damped or not balance.elastic:
            continue
        motions = balance.motions[: len(balance.elastic)]
        along = [velocities[f"v_{name}"] for name in motions]
        rates = time_derivatives(tree, balance.elastic)
        who = listed(f"body {name!r}" for name in balance.bodies)
        results[who] = _band(jacobian(rates, along))
    return results


def is_stable(bands: NDArray[np.float64]) -> NDArray[np.bool_]:
    """Return where a balance pushes back, by bands of slopes (rows, n, 2 b + 1)."""
    size = np.abs(bands).max(axis=(1, 2), initial=0.0)
    finite: NDArray[np.bool_] = np.asarray(np.isfinite(size))
    known = bands if finite.all() else np.where(finite[:, None, None], bands, 0.0)
    size = np.where(finite, size, 0.0)
    stable = _push_back(known, size)
    others = ~_are_symmetric(known, size)
    if others.any():
        slopes = _filled_matrices(known[others])
        real = np.linalg.eigvals(slopes).real.max(axis=1, initial=0.0)
        stable[others] = real <= _ROUNDING * size[others]
    return np.asarray(~finite | stable)


def _filled_matrices(bands: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return the matrices whose bands stand in rows."""
    count, width = bands.shape[1:]
    rows = np.repeat(np.arange(count), width)
    columns = rows + np.tile(np.arange(width) - width // 2, count)
    within = (columns >= 0) & (columns < count)
    matrices = np.zeros((len(bands), count, count))
    matrices[:, rows[within], columns[within]] = bands.reshape(len(bands), -1)[
        :, within
    ]
    return matrices


def _are_symmetric(
    bands: NDArray[np.float64], size: NDArray[np.float64]
) -> NDArray[np.bool_]:
    result, b = np.ones(len(bands), dtype=bool), bands.shape[2] // 2
    for i in range(1, min(b + 1, bands.shape[1])):
        across = np.abs(bands[:, :-i, b + i] - bands[:, i:, b - i]).max(axis=1)
        result &= across <= _SYMMETRIC * size
    return result


def _push_back(
    bands: NDArray[np.float64], size: NDArray[np.float64]
) -> NDArray[np.bool_]:
    """Return where symmetric slopes push back, which a factor says."""
    b = bands.shape[2] // 2
    # Cholesky's factor of all rows at once, whose numbers stand side by side.
    back = np.negative(bands[:, :, b:].transpose(1, 2, 0), order="C")
    back[:, 0] += np.where(size > 0, _ROUNDING * size, 1.0)
    result = np.ones(len(bands), dtype=bool)
    for k, own in enumerate(back):
        result &= own[0] > 0
        # Nothing is asked of the others any more.
        column = own[1 : len(back) - k] / np.sqrt(np.where(result, own[0], np.inf))
        for i, factor in enumerate(column):
            back[k + 1 + i, : len(column) - i] -= factor * column[i:]
    return result

"""Derivation of the accelerations of a system by a formalism of choice."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import wraps
from typing import Concatenate, ParamSpec, TypeAlias

from symbody.arguments import listed
from symbody.equations import Equations
from symbody.errors import DerivationError
from symbody.expr.node import Array, Symbol, next_serial
from symbody.expr.traverse import as_vector
from symbody.formalisms.constraints.state_coordinates import in_state_coordinates
from symbody.formalisms.derivations import Derivable, Derivations, derivation
from symbody.formalisms.dynamics.newton_euler import inverse_dynamics
from symbody.formalisms.quantities.choose import (
    Formalism,
    best_derivation,
    merges_of,
    running_operations,
)
from symbody.formalisms.quantities.solved import loops_of_prescribed_motion, state_rates
from symbody.formalisms.tree.kinematics import forward_pass
from symbody.formalisms.tree.loads_on_tree import Steps, tree_kinematics, tree_loads
from symbody.spatial.vectors import minus
from symbody.system.system import System, coordinate_rates, driven_links

P = ParamSpec("P")
# By name, and labels of their entries where they have some.
Named: TypeAlias = dict[str, Array]
Results: TypeAlias = Named | tuple[Named, dict[str, tuple[str, ...]]]


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
) -> Callable[
    [Callable[Concatenate[Derivations, P], Results]],
    Callable[Concatenate[Derivable, P], Equations],
]:
    """Return a decorator of derivations of results, in coordinates of the state.

    The accelerations are arguments, too, if it is `accelerated`.
    """

    def decorator(
        derive: Callable[Concatenate[Derivations, P], Results],
    ) -> Callable[Concatenate[Derivable, P], Equations]:
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
    None takes the one with the fewest operations.
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
    candidates = [_inverse_by(of, merge=m) for m in merges_of(system, merge)]
    if len(candidates) == 1:
        return candidates[0]
    return min(
        candidates,
        key=lambda e: running_operations(e.results["tau"].tolist(), system.p),
    )


@derivation
def _inverse_by(of: Derivations, *, merge: bool) -> Equations:
    system, tree = of.system, tree_kinematics(of, merge=merge).tree
    loads = tree_loads(of, merge=merge)
    steps = Steps(loads.marks)
    steps.begin("inverse dynamics")
    motion = forward_pass(tree, accelerated=True)
    needed = inverse_dynamics(tree, motion, loads.applied)
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

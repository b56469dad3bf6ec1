"""Optimal control in phases: motions one after another, with impacts in between."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any, final

from symbody.analyses.optimal.course import guess_of
from symbody.analyses.optimal.ipopt import SolverOptions
from symbody.analyses.optimal.limits import periodic_names
from symbody.analyses.optimal.linked_phases import LinkedPhases, linked
from symbody.analyses.optimal.mesh import Search, best_plans
from symbody.analyses.optimal.methods import Hessian, MethodLike, Shooting
from symbody.analyses.optimal.optimal_control import (
    OptimalControl,
    method_for,
    search_options,
)
from symbody.arguments import Arguments, listed, near
from symbody.errors import ExpressionError, Interrupted, ModelError
from symbody.expr.node import Node, as_node
from symbody.expr.traverse import symbols_of
from symbody.results.plan import Plan
from symbody.results.result import unless_interrupted


@final
class OptimalPhases:
    """Problems one after another, such as stance and flight, solved as one.

    Models of the phases have states of the same names: they differ in their
    constraints, as a foot that is held on the ground or not. Only the first phase has
    its start; each other one begins in the state in which the one before ends. Where
    constraints close, velocities jump to what these allow, without rebound. Free
    parameters have one value in all phases. Costs add up. The time of each phase begins
    at 0.

    Example:
        >>> import symbody as sb
        >>> def ball(**options):
        ...     model = sb.Model("ball", gravity=(0, 0, -9.81))
        ...     body = model.add_body("ball", mass=1.0)
        ...     model.add_joint("z", model.world, body, "Tz", q=1.0)
        ...     return sb.OptimalControl(model, (0.1, 2), running=0, **options)
        >>> fall, rise = ball(at_end={"q_z": 0}), ball(at_end={"v_z": 0})
        >>> jumps = {"rise": {"v_z": lambda before: -0.5 * before["v_z"]}}
        >>> motion = sb.OptimalPhases({"fall": fall, "rise": rise}, jumps=jumps)
        >>> round(float(motion.solve()["rise"]["q_z"][-1]), 4)
        0.25
    """

    def __init__(
        self,
        phases: Mapping[str, OptimalControl],
        *,
        jumps: Mapping[str, Mapping[str, object]] | None = None,
        periodic: object = (),
    ) -> None:
        """Take phases in their order, by name.

        Args:
            phases: The problems. One that nothing costs has running=0; behind the
                first, free="all" says that the start is not that of the model.
            jumps: By the name of a phase, and of a state that is another one at its
                start, functions from the symbols of the states before, by name, to a
                formula.
            periodic: Names of states that are at the end of the last phase what they
                are at the start of the first one, which is free; or "all". The same
                rules hold as from one phase to the next.

        Raises:
            ModelError: States of two phases differ, a parameter is free in one only, or
                a name is unknown.
        """
        self._phases = phases
        self._options: dict[str, Any] = {"jumps": jumps, "periodic": periodic}
        arguments = Arguments("OptimalPhases", ModelError)
        several = arguments.mapping("phases", phases, "names", "{'stance': problem}")
        if len(several) < 2 or not all(
            isinstance(one, OptimalControl) for one in several.values()
        ):
            rule = "two problems sb.OptimalControl or more, by name"
            remedy = 'Give {"stance": …, "flight": …}.'
            raise arguments.refused("phases", phases, rule, remedy)
        self._names, self._problems = tuple(several), tuple(several.values())
        formulations = [one.formulation for one in self._problems]
        known = [s.name for s in formulations[0].states]
        for name, one in zip(self._names, formulations, strict=True):
            own = [s.name for s in one.states]
            if own != known:
                rule = f"of the states {listed(known, most=20)}, and not {listed(own)}"
                remedy = "Take one model, with other constraints, and the same form=."
                raise arguments.refused(f"phases[{name!r}]", own, rule, remedy)
        free = {s.name for one in formulations for s in one.free}
        for name, one in zip(self._names, formulations, strict=True):
            held = [s.name for s in one.used if s in one.parameters and s.name in free]
            if held:
                rule = f"of the same free parameters: {held[0]!r} is one in another"
                remedy = f"Give free=[{held[0]!r}] to this one, too."
                raise arguments.refused(f"phases[{name!r}]", held, rule, remedy)
        laws = arguments.mapping("jumps", jumps, "names of phases", "{'rise': …}")
        again = periodic_names(arguments, periodic, known)
        of = LinkedPhases(tuple(formulations))
        for name in laws:
            if name not in self._names[(not again) :]:
                rule = f"phases with one before them: {listed(self._names)}"
                remedy = near(name, self._names)
                raise arguments.refused("jumps", name, rule, remedy)
        for k, name in enumerate(self._names):
            going = again if k == 0 else known
            if going:
                formulas = _formulas(arguments, name, laws.get(name), of, k - 1, going)
                pair = (k - 1) % len(self._names), k
                of = linked(of, pair, going, formulas)
        self._of = of

    def __reduce__(self) -> tuple[object, ...]:
        return partial(OptimalPhases, **self._options), (self._phases,)

    def solve(
        self,
        method: MethodLike = "radau",
        *,
        guess: Mapping[str, object] | None = None,
        starts: int = 1,
        workers: int = 1,
        seed: int = 0,
        hessian: Hessian = "exact",
        max_iterations: int = 1000,
    ) -> dict[str, Plan]:
        """Return the plan of each phase; the cost of each is that of all.

        Args:
            method: As of `OptimalControl.solve`, for all phases.
            guess: By the name of a phase, as there.
            starts: As there.
            workers: As there.
            seed: As there.
            hessian: As there.
            max_iterations: As there.

        Raises:
            ModelError: An option or a guess is wrong.
            AnalysisError: CasADi is not installed.
            Interrupted: The user pressed Ctrl-C; its `result` are the best until then.
        """
        arguments = Arguments("OptimalPhases.solve", ModelError)
        options = search_options(arguments, seed, hessian, max_iterations)
        again = partial(self._search, method, guess, options)
        plans = best_plans(arguments, again, starts, workers)
        result = dict(zip(self._names, plans, strict=True))
        try:
            unless_interrupted(plans[0])
        except Interrupted as error:
            raise Interrupted(str(error), result) from None
        return result

    def _search(self, method: object, guess: object, options: SolverOptions) -> Search:
        arguments = Arguments("OptimalPhases.solve", ModelError)
        guesses = arguments.mapping("guess", guess, "names of phases", "{'rise': …}")
        strange = [name for name in guesses if name not in self._names]
        if strange:
            rule = f"by names of phases: {listed(self._names)}"
            raise arguments.refused("guess", strange[0], rule, "Leave others out.")
        chosen = method_for(arguments, self._of.phases, method)
        if isinstance(chosen, Shooting):
            rule = "a method of collocation for phases"
            raise arguments.refused("method", method, rule, "Leave it out.")
        begin = [
            guess_of(arguments, of, guesses.get(name), one.first)
            for name, of, one in zip(
                self._names, self._of.phases, self._problems, strict=True
            )
        ]
        return Search(self._of, chosen, begin, options)


def _formulas(
    arguments: Arguments, phase: str, laws: object, of: LinkedPhases, before: int,
    going: list[str],
) -> dict[str, Node]:  # fmt: skip
    """Return formulas of states at the start of a phase, of the states before."""
    formulas: dict[str, Node] = {}
    states = {s.name: s for s in of.phases[before].states}
    which = f"jumps[{phase!r}]"
    for name, law in arguments.mapping(which, laws, "states", "{'v': …}").items():
        rule = "a function from the states before, by name, to a formula of these"
        remedy = "Give {'v_z': lambda before: -0.5 * before['v_z']}."
        if name not in going:
            rule = f"states that go on, of {listed(going, most=20)}"
            raise arguments.refused(which, name, rule, near(name, going))
        try:
            formulas[name] = as_node(law(dict(states)), arguments.who)
        except (TypeError, KeyError, ExpressionError):
            raise arguments.refused(which, law, rule, remedy) from None
        if not {*symbols_of([formulas[name]])} <= {*states.values()}:
            raise arguments.refused(which, law, rule, remedy)
    return formulas

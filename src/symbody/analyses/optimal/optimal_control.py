"""Optimal control of a model: a problem of cost and conditions, and its solution.

References:
    Betts (2010), Practical Methods for Optimal Control and Estimation Using Nonlinear
    Programming.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, final

from symbody.analyses.optimal.conditions import (
    ConditionsLike,
    Range,
    ends_of,
    names_of,
    with_tracking,
)
from symbody.analyses.optimal.course import guess_of
from symbody.analyses.optimal.dynamics import DURATION, Form, Formulation, substituted
from symbody.analyses.optimal.ipopt import SolverOptions
from symbody.analyses.optimal.limits import (
    at_times_of,
    bounds_of,
    check_problem,
    costs_at_of,
    start_of_problem,
)
from symbody.analyses.optimal.linked_phases import LinkedPhases
from symbody.analyses.optimal.mesh import Search, best_plans
from symbody.analyses.optimal.methods import (
    Collocation,
    Hessian,
    MethodLike,
    Shooting,
    chosen_method,
)
from symbody.analyses.optimal.nonlinear_program import NonlinearProgram
from symbody.analyses.optimal.predictive import PredictiveController
from symbody.analyses.run.driving import InputsLike, checked_inputs
from symbody.analyses.run.keeping import StartLike, start_of
from symbody.analyses.run.preparation import compiled_for
from symbody.analyses.run.sampled import Sampled
from symbody.arguments import Arguments, real
from symbody.errors import ModelError
from symbody.expr.evaluate import substitute
from symbody.expr.node import ZERO, as_node
from symbody.expr.traverse import symbols_of
from symbody.formalisms.derivations import building_graph
from symbody.model.model import Model
from symbody.pipeline import CompiledModel
from symbody.results.plan import Plan
from symbody.results.result import unless_interrupted


@final
class OptimalControl:
    """A motion of a model that costs least, under conditions: a problem to `solve`.

    Controls are all inputs that `inputs` gives no value. Inputs stay within their
    limits, coordinates within those of their joints, and activation of muscles is a
    share. Formulas and names are of anything that a model knows: states, sensors,
    accelerations, controls, parameters and the time.

    Example:
        >>> import symbody as sb
        >>> model = sb.Model("cart")
        >>> cart = model.add_body("cart", mass=1.0)
        >>> slide = model.add_joint("slide", model.world, cart, "Tx")
        >>> F = model.add_input("F", limits=(-1, 1))
        >>> _ = model.add_load("push", sb.loads.JointForce(slide, F))
        >>> problem = sb.OptimalControl(
        ...     model, (0.1, 10), final=model.t, at_end={"q_slide": 1, "v_slide": 0}
        ... )
        >>> plan = problem.solve()
        >>> round(plan.duration, 4)
        2.0
    """

    def __init__(
        self, model: Model | CompiledModel, duration: Range, *, running: object = None,
        final: object = None, track: Mapping[str, object] | None = None,
        bounds: ConditionsLike | None = None, throughout: ConditionsLike | None = None,
        at_start: ConditionsLike | None = None, at_end: ConditionsLike | None = None,
        at_times: Mapping[float, ConditionsLike] | None = None,
        costs_at: Mapping[float, object] | None = None, free: object = (),
        periodic: object = (), inputs: InputsLike | None = None,
        parameters: Mapping[str, object] | None = None, start: StartLike | None = None,
        form: Form | None = None,
    ) -> None:  # fmt: skip
        """Take a problem, and check what can be checked before it is solved.

        Args:
            model: The mechanism; a compiled one saves deriving and compiling again.
            duration: How long the motion is, from t = 0 [s]; or the least and greatest
                duration, if it is free.
            running: A formula, or a name, whose integral over time is a cost.
            final: One whose value at the end is a cost, such as model.t for the
                shortest time. Give one or both; running=0 if nothing costs anything.
            track: By name of a state, a sensor or another quantity what it follows: a
                table (times, values), the values by entries in columns; the square of
                the difference is a running cost. (times, values, sigma) has its size.
            bounds: By name of a state, control or free parameter its least and greatest
                value, None for no bound, in place of the limits that the model has.
            throughout: Conditions at all times, by name or formula, in the same form; a
                number for what is constant.
            at_start: Such conditions at the start.
            at_end: Such conditions at the end.
            at_times: Such conditions by time; the duration is a number then.
            costs_at: Formulas or names by time, whose values then are costs, too.
            free: Names of parameters to be chosen, and of states that are free at the
                start; or a dictionary from them to values to begin at, None for those
                of the model; or "all", for all states.
            periodic: Names of states that are at the end what they are at the start,
                free; or "all".
            inputs: By name, inputs that are no controls: numbers, tables or formulas.
            parameters: Values by name in place of the defaults.
            start: Start values by name in place of those of the model.
            form: "inverse", with accelerations and multipliers as unknowns, so that no
                mass matrix is inverted; or "forward", with rates as formulas of the
                states. By default "inverse", but of models with explicit loops.

        Raises:
            ModelError: A name is unknown, bounds contradict each other or the start,
                nothing costs anything, nothing can be chosen, or no control reaches a
                state that the end asks for.
        """
        self._options: dict[str, Any] = {
            "running": running, "final": final, "track": track, "bounds": bounds,
            "throughout": throughout, "at_start": at_start, "at_end": at_end,
            "at_times": at_times, "costs_at": costs_at, "free": free,
            "periodic": periodic, "inputs": inputs, "parameters": parameters,
            "start": start, "form": form,
        }  # fmt: skip
        self._model, self._duration = model, duration
        arguments = Arguments("OptimalControl", ModelError)
        compiled = compiled_for(arguments, model, parameters)
        compiled, y, *_ = start_of(compiled, start)
        names = names_of(arguments, compiled, form, inputs, free)
        low, high = _duration(arguments, duration)
        t, last = compiled.system.t, DURATION if low < high else as_node(low)
        running_cost = names.cost("running", running)
        running_cost, tracked = with_tracking(names, running_cost, track, high)
        cost = running_cost, names.cost("final", final)
        if cost == (None, None) and not costs_at:
            rule = "given, or final or costs_at: without a cost all motions are as good"
            remedy = "Give for example running=F**2, or final=model.t."
            raise arguments.refused("running", None, rule, remedy)
        ends, reached = ends_of(names, names.conditions("at_end", at_end))
        with building_graph():
            at_last = None if cost[1] is None else substitute(cost[1], {t: last})
        held = zip(compiled.system.p, compiled.parameters.tolist(), strict=True)
        self.formulation = Formulation(
            names.model, names.dynamics, names.controls, names.free,
            {s: value for s, value in held if s not in names.free},
            checked_inputs(arguments, inputs),
            tuple(names.values.get(s, s) for s in compiled.system.u), (low, high),
            *start_of_problem(names, y, periodic), reached,
            bounds_of(names, bounds), cost[0], at_last,
            tuple(names.conditions("throughout", throughout)),
            substituted(names.conditions("at_start", at_start), {t: ZERO}),
            substituted(ends, {t: last}),
            at_times_of(names, at_times, low, high),
            costs_at_of(names, costs_at, low, high),
            tracked=tracked,
        )  # fmt: skip
        self.first = names.first
        at_last_formulas = [one.formula for one in ends]
        at_last_formulas += [] if cost[1] is None else [cost[1]]
        self._timed_ends = t in symbols_of(at_last_formulas)
        check_problem(arguments, self.formulation)

    def __reduce__(self) -> tuple[object, ...]:
        again = partial(OptimalControl, **self._options)
        return again, (self._model, self._duration)

    def solve(
        self,
        method: MethodLike = "radau",
        *,
        guess: object = None,
        starts: int = 1,
        workers: int = 1,
        seed: int = 0,
        hessian: Hessian = "exact",
        max_iterations: int = 1000,
    ) -> Plan:
        """Return the motion that costs least, near where the search begins.

        IPOPT searches on a mesh, which is made finer where an estimate of the error is
        above the tolerance. What it finds is a local optimum: others may be better.

        Args:
            method: "radau", "gauss", "hermite-simpson" or "shooting", or
                sb.Collocation or sb.Shooting with options.
            guess: Where the search begins: a Plan or Motion of the model, or values by
                name, numbers or tables (times, values), also of "duration"; by default
                coordinates go along cubics from the start to the end, as far as these
                are known.
            starts: From how many places the search begins: the guess, and others at
                random around it. The best plan is returned, and tells of the others.
            workers: So many processes search from several places at once; needs loky.
            seed: Of these places.
            hessian: "exact", or "limited-memory" for approximations by gradients.
            max_iterations: After so many of IPOPT a search ends.

        Raises:
            ModelError: An option or a guess is wrong.
            AnalysisError: CasADi is not installed.
            Interrupted: The user pressed Ctrl-C; its `result` is the best until then.
        """
        arguments = Arguments("OptimalControl.solve", ModelError)
        options = search_options(arguments, seed, hessian, max_iterations)
        again = partial(self._search, method, guess, options)
        (plan,) = best_plans(arguments, again, starts, workers)
        return unless_interrupted(plan)

    def _search(
        self, method: object, guess: object, options: SolverOptions,
        who: str = "OptimalControl.solve",
    ) -> Search:  # fmt: skip
        """Return a problem in the form that a method needs, and where it begins."""
        arguments = Arguments(who, ModelError)
        of = self.formulation
        chosen = method_for(arguments, [of], method)
        if isinstance(chosen, Shooting):
            of = self._with_rates(arguments, "method='shooting'").formulation
        begin = guess_of(arguments, of, guess, self.first)
        return Search(LinkedPhases((of,)), chosen, [begin], options)

    def functions(
        self, method: MethodLike = "radau", *, guess: object = None
    ) -> NonlinearProgram:
        """Return the problem on its first mesh, as functions for any solver.

        They are cost and constraints of unknowns, with exact sparse derivatives: as
        arrays, as a function of CasADi, or in C.

        Args:
            method: As of `solve`.
            guess: As of `solve`; the unknowns begin there.

        Raises:
            ModelError: An option or a guess is wrong.
        """
        who = "OptimalControl.functions"
        search = self._search(method, guess, SolverOptions(), who)
        return NonlinearProgram(search.first_meshes, *search.begin)

    def controller(
        self,
        period: float,
        *,
        intervals: int = 20,
        iterations: int = 1,
        first_iterations: int = 20,
        guess: object = None,
    ) -> Sampled:
        """Return a model-predictive controller, to give to `simulate` as inputs.

        At each cycle the problem is solved from the state as it is then, over the
        duration ahead: steps of sequential quadratic programming from the plan before,
        with controls that are constant on the intervals. Costs count in their middles.

        Args:
            period: Of the cycle, no longer than an interval [s].
            intervals: Of the duration, by the implicit midpoint rule.
            iterations: Steps in each cycle.
            first_iterations: In the first one, which begins from the guess.
            guess: As of `solve`; a Plan is best.

        Returns:
            The controller of all controls, in order; its `function` is a
            `PredictiveController` with the time of its cycles and its plan.

        Raises:
            ModelError: The duration is to be chosen, or another part of the problem
                has no meaning from any state on.
            AnalysisError: CasADi is not installed.
        """
        arguments = Arguments("OptimalControl.controller", ModelError)
        cycle = arguments.number("period", period, above=0, unit="s")
        counts = [
            arguments.whole("intervals", intervals, least=1),
            arguments.whole("iterations", iterations, least=1),
            arguments.whole("first_iterations", first_iterations, least=1),
        ]
        of = self._with_rates(arguments, "controller").formulation
        fixed = of.duration[0] == of.duration[1]
        options, t = self._options, of.model.system.t
        for name, wrong in (
            ("duration", not fixed), ("free", bool(of.free)),
            ("periodic", bool(of.periodic)), ("at_start", bool(of.at_start)),
            ("at_times", bool(of.at_times)), ("costs_at", bool(of.costs_at)),
            ("at_end", self._timed_ends), ("inputs", not of.controls),
        ):  # fmt: skip
            if wrong:
                value = self._duration if name == "duration" else options[name]
                rule = "what has a meaning from any state and time on, with controls"
                remedy = f"Give a number, without {t.name!r}, or leave it out."
                raise arguments.refused(name, value, rule, remedy)
        step = of.duration[0] / intervals
        if cycle > step * (1 + 1e-9):
            rule = f"no longer than an interval, {step:g} s, as controls are held by it"
            remedy = "Give a shorter one, or fewer intervals."
            raise arguments.refused("period", period, rule, remedy)
        begin = guess_of(arguments, of, guess, self.first)
        return Sampled(PredictiveController(of, begin, cycle, *counts), cycle)

    def _with_rates(self, arguments: Arguments, what: str) -> OptimalControl:
        """Return the problem in the form with rates, as steps in time need."""
        of = self.formulation
        if of.dynamics.closing:
            rule = f"a model whose loops have formulas, for {what}"
            name = of.model.system.name
            remedy = "Close them by explicit loops, or solve(method='radau')."
            raise arguments.refused("model", name, rule, remedy)
        if of.dynamics.form == "forward":
            return self
        if self._options["form"] is not None:
            rule = f"left out for {what}, whose steps need rates"
            raise arguments.refused("form", "inverse", rule, "Leave form= out.")
        options = {**self._options, "form": "forward"}
        return OptimalControl(self._model, self._duration, **options)


def method_for(
    arguments: Arguments, several: Sequence[Formulation], method: object
) -> Collocation | Shooting:
    """Return a method that knows what problems need."""
    chosen = chosen_method(arguments, method)
    name = chosen.table().name
    if name != "radau" and any(of.dynamics.closing for of in several):
        rule = "'radau' for a model with loops, which hold where an interval ends"
        raise arguments.refused("method", name, rule, "Leave it out.")
    return chosen


def search_options(
    arguments: Arguments, seed: object, hessian: object, most: object
) -> SolverOptions:
    """Return checked options of a search."""
    number = arguments.whole("seed", seed)
    iterations = arguments.whole("max_iterations", most, least=1)
    exact = arguments.word("hessian", hessian, Hessian) == "exact"
    return SolverOptions(max_iterations=iterations, exact=exact, seed=number)


def _duration(arguments: Arguments, duration: object) -> tuple[float, float]:
    fixed = real(arguments.times("duration", duration))
    if fixed is not None:
        length = arguments.number("duration", duration, above=0, unit="s")
        return length, length
    low, high = arguments.ends("duration", duration, optional=True, unit="s")
    if low < 0 or not low < high:
        rule = "a number above 0, or the least and greatest of them [s]"
        raise arguments.refused("duration", duration, rule, "Give 2.0, or (0.1, 10).")
    return low, high

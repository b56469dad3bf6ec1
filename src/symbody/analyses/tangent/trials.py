"""Runs of a model at other values of free variables, for fits and optimization."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, TypeAlias, final

import numpy as np

from symbody.analyses.instant.inputs import Array
from symbody.analyses.instant.labels import note_of_impossible
from symbody.analyses.instant.steady import whole_parameters
from symbody.analyses.run.keeping import start_by_name
from symbody.analyses.tangent.tangent_runs import (
    Problem,
    Run,
    Variables,
    variables,
)
from symbody.arguments import Arguments, near, real_array, shown
from symbody.errors import AnalysisError, ModelError
from symbody.notes import Note
from symbody.pipeline import CompiledModel
from symbody.pipeline.compiled_model import with_sought
from symbody.system.system import independent_states
from symbody.with_units import in_unit

Bounds: TypeAlias = Mapping[str, tuple[float | None, float | None]]
# A promised sign is kept by this distance from zero, of the first value.
_FROM_ZERO = 1e-6


@final
@dataclass(frozen=True)
class Trials:
    """A model whose free variables get values, in runs between two times [s]."""

    problem: Problem
    chosen: Variables
    first: Array
    low: Array
    high: Array
    end: float
    begin: float

    @property
    def model(self) -> CompiledModel:
        """The model with the parameters that stay."""
        return self.problem.model

    @cached_property
    def scale(self) -> Array:
        """Divisors that make the variables of the order of one."""
        span = self.high - self.low
        free = np.where(np.isfinite(span), span, 1.0)
        return np.where(self.first != 0, np.abs(self.first), free)

    @property
    def ends(self) -> tuple[Array, Array]:
        """The least and greatest values of the scaled variables."""
        return self.low / self.scale, self.high / self.scale

    def within(self, scaled: Array) -> Array:
        """Return values of scaled variables, within their bounds."""
        return np.clip(scaled * self.scale, self.low, self.high)

    def parameters(self, values: Array) -> dict[str, float | Array]:
        """Return the parameters among the variables, by name."""
        names = (symbol.name for symbol in self.chosen.symbols)
        entries = dict(zip(names, values.tolist(), strict=True))
        return whole_parameters(self.model.system, self.model.parameters, entries)

    def starts(self, values: Array) -> dict[str, float]:
        """Return the start values among the variables, by name."""
        result = dict(zip(self.chosen.symbols, values.tolist(), strict=True))
        return {s.name: result[s] for s in self.chosen.starts}

    def note_of_impossible(self, values: Array) -> tuple[Note, ...]:
        """Return a note on masses and inertias that are negative at some values."""
        result = self.parameters(values)
        return note_of_impossible(with_sought(self.model, result), result)

    def at(self, values: Array) -> Run:
        """Return the run at values, or raise AnalysisError if it cannot begin."""
        parameters = self.parameters(values)
        model = with_sought(self.model, parameters) if parameters else self.model
        stay = Arguments("trials").mapping("start", self.problem.start)
        start = {**stay, **self.starts(values)} or None
        problem = replace(self.problem, model=model, start=start)
        try:
            return problem.run(self.end, self.begin)
        except AnalysisError as error:
            raise self.failed(values, error) from error

    def failed(self, values: Array, error: AnalysisError) -> AnalysisError:
        """Return the error of a run that has failed at values of the variables."""
        pairs = zip(self.chosen.labels.names, values.tolist(), strict=True)
        names = ", ".join(f"{name} = {value:.6g}" for name, value in pairs)
        return AnalysisError(
            f"{self.problem.arguments.who}: the simulation failed at {names}: {error} "
            f"Give bounds= that exclude such values, or begin nearer to the answer."
        )


def trials(
    problem: Problem, free: object, bounds: object, end: float, begin: float = 0.0
) -> Trials:
    """Return trials of the free variables of a user, by name or with first values."""
    arguments, model = problem.arguments, problem.model
    guesses = dict(free) if isinstance(free, Mapping) else {}
    chosen = variables(arguments, model, list(guesses) if guesses else free, "free")
    inputs_among = {*model.system.u}.intersection(d[0][0] for d in chosen.wrt)
    if inputs_among:
        name = next(iter(inputs_among)).name
        raise ModelError(
            f"{arguments.who}: {name!r} is an input. Make a parameter of it by "
            f"add_parameter, and give inputs={{{name!r}: that parameter}}."
        )
    values: dict[str, Any] = start_by_name(model, problem.start)
    if model.system.constraints or model.system.start_conditions:
        # What stays when loops are closed anew.
        stays, y = independent_states(model.system), model.start_state().tolist()
        pairs = zip(model.system.coordinates.y, y, strict=True)
        values = {s.name: value for s, value in pairs if s in stays} | values
    first = _first(arguments, model, chosen, guesses, values)
    low, high = _bounded(arguments, chosen, first, bounds)
    own = replace(problem, start=values)
    return Trials(own, chosen, first, low, high, end, begin)


def _first(
    arguments: Arguments,
    model: CompiledModel,
    chosen: Variables,
    guesses: Mapping[Any, object],
    start: Mapping[str, Any],
) -> Array:
    system = model.system
    values = dict(zip(system.p, model.parameters.tolist(), strict=True))
    states = zip(system.coordinates.y, model.start_state().tolist(), strict=True)
    values |= {s: start.get(s.name, value) for s, value in states}
    present = [values[symbol] for symbol in chosen.symbols]
    if not guesses:
        return np.array(present)
    numbers, labels = list[float](), chosen.labels.names
    at = dict(zip(labels, present, strict=True))
    units = dict(zip(labels, chosen.labels.units, strict=True))
    for name, guess in guesses.items():
        if guess is None:
            # Entries are called by the name and a bracket.
            numbers += [at[s] for s in labels if f"{s}[".startswith(f"{name}[")]
            continue
        unit = next((units[s] for s in labels if f"{s}[".startswith(f"{name}[")), "")
        array = real_array(in_unit(f"{arguments.who}: free {name!r}", guess, unit))
        if array is None or not np.isfinite(array).all():
            rule = "names with finite first values"
            remedy = "Give for example {'m': 2.0}, or a list of names."
            raise arguments.refused("free", {name: guess}, rule, remedy)
        numbers += array.ravel().tolist()
    if len(numbers) != len(labels):
        rule = f"{len(labels)} first values, one for each entry"
        remedy = "Give arrays in their shape."
        raise arguments.refused("free", guesses, rule, remedy)
    return np.array(numbers)


def _bounded(
    arguments: Arguments, chosen: Variables, first: Array, bounds: object
) -> tuple[Array, Array]:
    values = arguments.mapping(
        "bounds", bounds, "names of free variables", "{'m': (0, 9)}"
    )
    low, high = np.full(first.size, -np.inf), np.full(first.size, np.inf)
    labels = chosen.labels.names
    for k, sign in enumerate(symbol.sign for symbol in chosen.symbols):
        # The promise of a sign is one that add_parameter was given.
        if sign > 0:
            low[k] = _FROM_ZERO * abs(first[k])
        elif sign < 0:
            high[k] = -_FROM_ZERO * abs(first[k])
    for name, pair in values.items():
        if name not in labels:
            raise ModelError(
                f"{arguments.who}: bounds of {shown(name)}, which is not one of the "
                f"free variables {', '.join(labels)}. {near(name, labels)}"
            )
        k = labels.index(name)
        which, unit = f"bounds[{name!r}]", chosen.labels.units[k]
        least, most = arguments.ends(which, pair, optional=True, unit=unit)
        low[k], high[k] = max(low[k], least), min(high[k], most)
        if not low[k] < high[k]:
            rule = f"a range, and not from {low[k]:g} to {high[k]:g}"
            raise arguments.refused(
                "bounds", {name: pair}, rule, "The first is the least."
            )
    wrong = (first < low) | (first > high)
    if wrong.any():
        k = int(np.argmax(wrong))
        raise ModelError(
            f"{arguments.who}: {labels[k]!r} begins at {first[k]:g}, which is "
            f"not within its bounds from {low[k]:g} to {high[k]:g}. Give another first "
            f"value, free={{{labels[k]!r}: …}}, or other bounds."
        )
    return low, high

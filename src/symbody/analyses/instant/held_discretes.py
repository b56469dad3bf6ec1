"""Models whose discrete variables are something else: parameters, or extra states.

What looks at an instant has parameters for them; what differentiates a motion, extra
states that have no rate and jump.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from symbody.analyses.instant.inputs import Array
from symbody.arguments import listed
from symbody.expr.evaluate import evaluate_all
from symbody.expr.node import ZERO
from symbody.formalisms.derivations import building_graph
from symbody.model.model import Model
from symbody.model.quantities import Parameter, State
from symbody.notes import Note
from symbody.pipeline import CompiledModel
from symbody.pipeline.compile import compile_quietly
from symbody.pipeline.compiled_model import with_sought
from symbody.pipeline.functions import Compile
from symbody.system.assemble import assemble
from symbody.system.system import System, with_fields
from symbody.system.values import parameter_values


def as_parameters(system: System) -> System:
    """Return a system with parameters for discrete variables, as these start."""
    own = {
        d.name: Parameter(d.name, d.symbols, d.start, d.unit)
        for d in system.discretes.values()
    }
    return with_fields(system, parameters={**system.parameters, **own}, discretes={})


def as_states(system: System) -> System:
    """Return a system with states behind the others for discrete variables."""
    values, own = iter(starts_of_discrete(system, parameter_values(system))), {}
    for d in system.discretes.values():
        start = np.reshape([next(values) for _ in d.symbols.flat], d.symbols.shape)
        still = np.full(start.shape, ZERO, dtype=object)
        own[d.name] = State(d.name, d.symbols, start, still, d.unit)
    return with_fields(system, states={**system.states, **own}, discretes={})


def starts_of_discrete(system: System, parameters: Array) -> Array:
    """Return the values of all discrete variables at the start."""
    nodes = [n for d in system.discretes.values() for n in d.start.ravel().tolist()]
    at = dict(zip(system.p, parameters.tolist(), strict=True))
    return np.array(evaluate_all(nodes, at), dtype=float)


def without_discretes(
    model: Model | CompiledModel, turned: Callable[[System], System] = as_parameters
) -> Model | System | CompiledModel:
    """Return a model, compiled or not, whose discrete variables are `turned`."""
    if isinstance(model, Model):
        if not model.discretes:
            return model
        with building_graph():
            return turned(assemble(model))
    if not model.system.discretes:
        return model

    def compiled() -> CompiledModel:
        with building_graph():
            system = turned(model.derivations.unsettled.system)
        return compile_quietly(
            system, Compile(backend=model.backend, formalism=model.formalism)
        )

    own = model.shared.once(turned, compiled)
    return with_sought(own, model.overrides) if model.overrides else own


def with_states(model: CompiledModel) -> CompiledModel:
    """Return a compiled model with states behind the others for discrete variables."""
    own = without_discretes(model, as_states)
    assert isinstance(own, CompiledModel)
    return own


def note_of_held(model: CompiledModel, varied: str = "") -> tuple[Note, ...]:
    """Return which discrete variables are held, but for what an analysis varies."""
    if not model.system.whens:
        return ()
    values = dict(zip(model.system.p, model.parameters.tolist(), strict=True))
    held = {s: values[s] for w in model.system.whens.values() for s in w.changed
            if s in values and s.name != varied}  # fmt: skip
    at = listed([f"{symbol.name} = {value:g}" for symbol, value in held.items()])
    text = (
        f"The when clauses {listed([*map(repr, model.system.whens)])} do not act"
        f"{f'; held are {at}' if held else ''}. Other values are parameters."
    )
    return (Note(text, "when clause"),)

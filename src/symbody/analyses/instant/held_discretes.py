"""Models whose discrete variables keep their values, for what looks at an instant."""

from __future__ import annotations

from symbody.arguments import listed
from symbody.formalisms.derivations import building_graph
from symbody.model.model import Model
from symbody.model.quantities import Parameter
from symbody.notes import Note
from symbody.pipeline import CompiledModel
from symbody.pipeline.compile import compile_quietly
from symbody.pipeline.compiled_model import with_sought
from symbody.pipeline.functions import Compile
from symbody.system.assemble import assemble
from symbody.system.system import System, with_fields


def _held(system: System) -> System:
    """Return a system with parameters for discrete variables, as these start."""
    own = {
        d.name: Parameter(d.name, d.symbols, d.start, d.unit)
        for d in system.discretes.values()
    }
    return with_fields(system, parameters={**system.parameters, **own}, discretes={})


def with_held_discretes(
    model: Model | CompiledModel,
) -> Model | System | CompiledModel:
    """Return a model to compile, or one that is, whose discrete variables are held."""
    if isinstance(model, Model):
        if not model.discretes:
            return model
        with building_graph():
            return _held(assemble(model))
    if not model.system.discretes:
        return model

    def compiled() -> CompiledModel:
        with building_graph():
            system = _held(model.derivations.unsettled.system)
        return compile_quietly(
            system, Compile(backend=model.backend, formalism=model.formalism)
        )

    own = model.shared.once("held discretes", compiled)
    return with_sought(own, model.overrides) if model.overrides else own


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

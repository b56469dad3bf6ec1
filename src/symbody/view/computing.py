"""The computing of a page: the functions of a model, as a module of WebAssembly."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import final

import numpy as np
from numpy.typing import NDArray

from symbody.analyses.run.keeping import StartLike, other_posture, start_of
from symbody.analyses.run.observers import passed_limits
from symbody.equations import Equations
from symbody.errors import CompileError
from symbody.exports.tool_functions import parameters_program
from symbody.expr.node import Symbol
from symbody.formalisms.derivations import Derivations, building_graph
from symbody.formalisms.quantities.scene import (
    ForceArrow,
    arrows_of,
    center_of_mass,
    loads_along_joints,
)
from symbody.model.loads.load import NamedLoad
from symbody.model.loads.springs import Force, Torque
from symbody.model.model import Model
from symbody.model.quantities import Input
from symbody.pipeline import CompiledModel, compile_model
from symbody.pipeline.compiled_system import CompiledSystem
from symbody.pipeline.functions import Compile
from symbody.program.lower import lower
from symbody.program.program import Program
from symbody.results.record import Quantity
from symbody.runtime.wasm import WasmModule, wasm_module
from symbody.system.coordinates import Partition
from symbody.system.parts import notes_of_moved, warn_of_far
from symbody.system.system import System
from symbody.view.scene import Item, items_of, with_items
from symbody.waiting import waiting

Array = NDArray[np.float64]
# Beyond so many bodies there are no arrows of forces by default: they hold the
# equations once more. Pulls at all bodies make the equations a fifth longer.
MOST_WITH_ARROWS = 40
# Choices of dependent coordinates that a page has.
MOST_CHOICES = 6


@final
@dataclass(frozen=True)
class Computing:
    """A model made ready for a page, its programs by what the page calls them.

    `pulled` has each body's place of inputs: force and torque about the center of mass,
    in the world's axes. Without a module the obstacle says why.
    """

    compiled: CompiledModel
    items: tuple[Item, ...]
    pulled: Mapping[str, int]
    programs: Mapping[str, Program]
    outputs: Mapping[str, slice]
    module: WasmModule | None
    obstacle: str
    arrows: tuple[ForceArrow, ...] = ()
    along_joints: tuple[str, ...] = ()


def computing(
    compiled: CompiledModel, *, implicit: bool = False, arrows: bool | None = None
) -> Computing:
    """Return the functions and items of a page; an implicit method needs a Jacobian."""
    with building_graph():
        items = items_of(compiled.system)
        system, pulled = _pulled(with_items(compiled.system, items))
        derivations = Derivations(system)
        options = Compile(formalism=compiled.formalism)
        shared = CompiledSystem(derivations, options, compiled.parameters)
    overlay = CompiledModel(shared, compiled.overrides, compiled.parameters.copy())
    programs = _programs(overlay, implicit)
    for i, other in enumerate(_others(overlay, shared, compiled.partitions), 1):
        for name, program in _changing(other, implicit).items():
            programs[f"{name} {i}"] = replace(program, name=f"{program.name}_{i}")
    names = _outputs(overlay)
    outputs = overlay.outputs(names)
    programs["outputs"] = outputs.function.program
    drawn: tuple[ForceArrow, ...] = ()
    along_joints: tuple[str, ...] = ()
    if len(system.bodies) <= MOST_WITH_ARROWS if arrows is None else arrows:
        programs["arrows"] = overlay.program("arrows")
        with building_graph():
            drawn = arrows_of(derivations)
            along_joints = loads_along_joints(derivations)
    module, obstacle = None, ""
    try:
        with waiting(f"compile the page of {system.name}"):
            module = wasm_module(list(programs.values()))
    except CompileError as error:
        obstacle = str(error)
    return Computing(
        overlay, items, pulled, programs, outputs.places, module, obstacle, drawn,
        along_joints,
    )  # fmt: skip


def _programs(compiled: CompiledModel, implicit: bool) -> dict[str, Program]:
    """Return the programs of a page by their names there, without the outputs."""
    system = compiled.system
    programs = _changing(compiled, implicit)
    programs["scene"] = compiled.program("scene")
    if compiled.equations("coincident_ends").results:
        programs["ends"] = compiled.program("coincident_ends")
    if system.constraints:
        programs["constraints"] = compiled.program("constraints")
    with building_graph():
        programs["parameters"] = parameters_program(compiled, compiled.overrides)
        programs["masses"] = _masses(compiled)
    return programs


def _changing(compiled: CompiledModel, implicit: bool) -> dict[str, Program]:
    """Return the programs that are others for another choice of coordinates."""
    programs = {"rates": compiled.program("derivatives")}
    if implicit:
        programs["jacobian"] = compiled.program("jacobian")
    if compiled.system.constraints:
        programs["correction"] = compiled.program("correction")
    return programs


def _others(
    overlay: CompiledModel, shared: CompiledSystem, partitions: Sequence[Partition]
) -> Iterator[CompiledModel]:
    """Yield the model with the other choices of dependent coordinates."""
    system = overlay.system
    for partition in partitions[:MOST_CHOICES]:
        if partition != system.partition:
            tree = system.tree and replace(system.tree, partition=partition)
            other = replace(system, partition=partition, tree=tree)
            p = overlay.parameters.copy()
            yield CompiledModel(shared.variant(other, p), overlay.overrides, p)


def _outputs(compiled: CompiledModel) -> Sequence[str]:
    """Return what is plotted beside states, of all that a model may have."""
    there = {
        "sensors": compiled.equations("sensors").results,
        "energy": True,
        "driven": compiled.equations("driven").labels["driven"],
        "dependents": compiled.system.loop_solutions,
        "multipliers": compiled.system.constraints,
    }
    return [name for name, any_there in there.items() if any_there]


def _pulled(system: System) -> tuple[System, dict[str, int]]:
    """Return a system with a force and a torque on each body, as inputs."""
    loads, inputs = list(system.loads), dict(system.inputs)
    places: dict[str, int] = {}
    for i, body in enumerate(system.bodies):
        places[body.name] = len(system.u) + 6 * i
        at = center_of_mass(body)
        for kind, word in ((Force, "force"), (Torque, "torque")):
            name = f"pull_{word}_{body.name}"
            symbols = [Symbol(f"{name}_{axis}") for axis in "xyz"]
            inputs[name] = Input(name, np.array(symbols))
            # As bound: the vector is of nodes.
            loads.append(NamedLoad(name, kind(at, tuple(symbols))))
    tree = system.tree
    if tree is not None:
        tree = replace(tree, loads=tuple(loads), inputs=inputs)
    return replace(system, loads=tuple(loads), inputs=inputs, tree=tree), places


def _masses(compiled: CompiledModel) -> Program:
    """Return mass and inertia about the center of mass of each body, by parameters."""
    system = compiled.system
    rows = np.empty((len(system.bodies), 7), dtype=object)
    for row, body in zip(rows, system.bodies, strict=True):
        row[:] = (body.mass, *body.inertia)
    equations = Equations(system.name, "masses", {"p": system.p}, {"masses": rows}, {})
    return lower(
        equations, f"{system.name}_masses", {"p": ("p",)}, {"masses": ("masses",)}
    )


def started(
    model: Model,
    parameters: Mapping[str, object] | None,
    start: StartLike | None,
) -> tuple[CompiledModel, Array, list[str]]:
    """Return a compiled model, its closed state at the start, and notes on that."""
    own = compile_model(model, parameters=parameters)
    compiled, y, moved = start_of(own, start)
    notes = notes_of_moved(moved)
    if moved is not own.system.moved:
        warn_of_far(own.system.name, moved)
    if start is not None:
        notes += other_posture(own, y)
    system = compiled.system
    quantities = [
        Quantity(q.name, np.array([value]), "coordinate", system.units[q])
        for q, value in zip(system.q, y[system.coordinates.q_in_y], strict=True)
    ]
    return compiled, y, [*notes, *passed_limits(system, np.zeros(1), quantities)]

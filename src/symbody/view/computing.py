"""The computing of a page as a module of WebAssembly, and the data beside it."""

from __future__ import annotations

import base64
import gzip
import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, fields, replace
from pathlib import Path
from typing import Any, final

import numpy as np
from numpy.typing import NDArray

from symbody.analyses.run.methods import IntegrationMethod
from symbody.errors import CompileError
from symbody.exports.interface import interface_of
from symbody.exports.tool_functions import (
    DIRECTIONS,
    OF_CONTACTS,
    laws_of,
    parameters_request,
)
from symbody.expr.node import ZERO, Const, Node, Symbol
from symbody.formalisms.derivations import Derivations, building_graph
from symbody.formalisms.quantities.scene import (
    ForceArrow,
    arrows_of,
    loads_along_joints,
)
from symbody.formalisms.quantities.solved import with_algebraic_loops
from symbody.formalisms.tree.tree_kinematics import center_of_mass
from symbody.model.contacts.contact import QuantityKind
from symbody.model.loads.load import NamedLoad
from symbody.model.loads.springs import Force, Torque
from symbody.model.quantities import Input, guarded
from symbody.pipeline import CompiledModel
from symbody.pipeline.compiled_system import CompiledSystem
from symbody.pipeline.functions import Compile, request_of
from symbody.program.content import ProgramRequest
from symbody.program.program import Program
from symbody.results.contact_events import EVENT_KINDS
from symbody.results.record import Quantity
from symbody.runtime.functions import Signature
from symbody.runtime.loops import structures
from symbody.runtime.loops.contacts import ContactEvent, ContactSystem
from symbody.runtime.wasm import MARK, WasmModule, wasm_module
from symbody.system.coordinates import Partition
from symbody.system.laws import WHY_NOT_OBEYED, contact_quantities, has_sets, places_of
from symbody.system.system import System, independent_states, with_fields
from symbody.view.drawing import inputs_of, without_arrows
from symbody.view.look import Look
from symbody.view.parts import Part, mesh_file
from symbody.view.scene import Item, axes_of, items_of, notes_of_lost, with_items
from symbody.view.sizes import sizes_of
from symbody.view.templates import template

Array = NDArray[np.float64]
# Beyond so many bodies there are no arrows of forces by default: they hold the
# equations once more. Pulls at all bodies make the equations a fifth longer.
MOST_WITH_ARROWS = 40
# Choices of dependent coordinates that a page has.
MOST_CHOICES = 6
# Those of the loops that a page reads and writes.
_STRUCTURES = (
    structures.System, structures.Options, structures.Solver, structures.Context,
    structures.Run, ContactSystem, ContactEvent,
)  # fmt: skip
# Whole numbers in a unit of a template. As in page/scene.js.
_STEPS = 8000


@final
@dataclass(frozen=True)
class Computing:
    """A model made ready for a page, its functions by what the page calls them.

    `pulled` has each body's place of inputs: force and torque about the center of mass,
    in the world's axes. Without a module the obstacle says why.
    """

    compiled: CompiledModel
    items: tuple[Item, ...]
    pulled: Mapping[str, int]
    functions: Mapping[str, Signature]
    outputs: Mapping[str, slice]
    module: WasmModule | None
    obstacle: str
    arrows: tuple[ForceArrow, ...] = ()
    along_joints: tuple[str, ...] = ()


def computing(
    compiled: CompiledModel, method: IntegrationMethod, *, arrows: bool | None = None
) -> Computing:
    """Return the functions and items of a page; an implicit method needs a Jacobian."""
    with building_graph():
        items = items_of(compiled.system)
        system, pulled = _pulled(with_items(compiled.system, items))
        derivations = with_algebraic_loops(Derivations(system))
        options = Compile(formalism=compiled.formalism)
        shared = CompiledSystem(derivations, options, compiled.parameters)
        shared.timings = compiled.timings
    overlay = CompiledModel(shared, compiled.overrides, compiled.parameters.copy())
    requests = _requests(overlay, method.is_implicit)
    for i, other in enumerate(_others(overlay, shared, compiled.partitions), 1):
        for name, request in _changing(other, method.is_implicit).items():
            requests[f"{name} {i}"] = replace(request, name=f"{request.name}_{i}")
    requests["outputs"], outputs = overlay.shared.outputs_request(_outputs(overlay))
    drawn: tuple[ForceArrow, ...] = ()
    along_joints: tuple[str, ...] = ()
    if len(system.bodies) <= MOST_WITH_ARROWS if arrows is None else arrows:
        requests["arrows"] = overlay.shared.request("arrows")
        with building_graph():
            drawn = arrows_of(derivations)
            along_joints = loads_along_joints(derivations)

    def lowered() -> list[Program]:
        with building_graph():
            return [request.lowered() for request in requests.values()]

    module, obstacle = None, ""
    signatures: Sequence[Signature]
    try:
        if has_sets(system):
            raise CompileError("a set of spheres is stepped through by sb.Moreau alone")
        with compiled.shared.timed("compile page"):
            module, signatures = wasm_module(
                requests.values(), lowered, method.loop, contacts=bool(system.contacts)
            )
    except CompileError as error:
        obstacle, signatures = str(error), [*map(Signature.of, lowered())]
    return Computing(
        overlay, items, pulled, dict(zip(requests, signatures, strict=True)), outputs,
        module, obstacle, drawn, along_joints,
    )  # fmt: skip


def _requests(compiled: CompiledModel, implicit: bool) -> dict[str, ProgramRequest]:
    """Return the functions of a page by their names there, without the outputs."""
    request, requests = compiled.shared.request, _changing(compiled, implicit)
    requests["scene"] = request("scene")
    if compiled.equations("coincident_ends").results:
        requests["ends"] = request("coincident_ends")
    if compiled.system.constraints:
        requests["constraints"] = request("constraints")
    with building_graph():
        requests["parameters"] = parameters_request(compiled, compiled.overrides)
        system = compiled.system
        formulas = [n for body in system.bodies for n in (body.mass, *body.inertia)]
        symbols, arguments = {"p": system.p}, {"p": ("p",)}
        requests["masses"] = request_of(system, "masses", formulas, symbols, arguments)
        if begun := [*_begun(system).values()]:
            requests["begun"] = request_of(system, "begun", begun, symbols, arguments)
    return requests


def _begun(system: System) -> dict[int, Node]:
    """Return formulas of parameters from which states start, by their places."""
    formulas: dict[Symbol, Node] = {}
    for state in system.states.values():
        if state.formula is not None:
            symbols, nodes = state.symbols.ravel(), state.formula.ravel()
            formulas |= zip(symbols.tolist(), nodes.tolist(), strict=True)
    own = [(i, formulas.get(s, ZERO)) for i, s in enumerate(system.coordinates.y)]
    return {i: node for i, node in own if not isinstance(node, Const)}


def _changing(compiled: CompiledModel, implicit: bool) -> dict[str, ProgramRequest]:
    """Return the functions that are others for another choice of coordinates."""
    request, system = compiled.shared.request, compiled.system
    names = ["jacobian"] * implicit + ["correction"] * bool(system.constraints)
    if system.contacts and not has_sets(system):
        names += OF_CONTACTS
    names += ["jumps"] * bool(system.whens) + ["guards"] * bool(guarded(system.whens))
    return {"rates": request("derivatives"), **{name: request(name) for name in names}}


def _others(
    overlay: CompiledModel, shared: CompiledSystem, partitions: Sequence[Partition]
) -> Iterator[CompiledModel]:
    """Yield the model with the other choices of dependent coordinates."""
    system = overlay.system
    for partition in partitions[:MOST_CHOICES]:
        if partition != system.partition:
            other = with_fields(system, partition=partition)
            p = overlay.parameters.copy()
            yield CompiledModel(shared.variant(other), overlay.overrides, p)


def _outputs(compiled: CompiledModel) -> Sequence[str]:
    """Return what is plotted beside states, of all that a model may have."""
    there = {
        "sensors": compiled.equations("sensors").results,
        "energy": True,
        "driven": compiled.equations("driven").labels["driven"],
        "dependents": compiled.system.loop_solutions,
        "multipliers": compiled.system.constraints,
        "contact_gaps": places_of(compiled.system, "gap", "slip"),
    }
    return [name for name, any_there in there.items() if any_there]


def _pulled(system: System) -> tuple[System, dict[str, int]]:
    """Return a system with a force and a torque on each body, as inputs."""
    loads, inputs = list(system.loads), dict(system.inputs)
    places: dict[str, int] = {}
    first = system.forces_in_u.start
    for i, body in enumerate(system.bodies):
        places[body.name] = first + 6 * i
        at = center_of_mass(body)
        for kind, word in ((Force, "force"), (Torque, "torque")):
            name = f"pull_{word}_{body.name}"
            symbols = [Symbol(f"{name}_{axis}") for axis in "xyz"]
            inputs[name] = Input(name, np.array(symbols))
            # As bound: the vector is of nodes.
            loads.append(NamedLoad(name, kind(at, tuple(symbols))))
    return with_fields(system, loads=tuple(loads), inputs=inputs), places


# Of which entries of the function "energy" each is the sum.
_ENERGIES = {
    "kinetic_energy": (0,), "potential_energy": (1,), "total_energy": (0, 1)
}  # fmt: skip


def packed(content: bytes) -> str:
    """Return bytes compressed, in letters; the same in every run."""
    return base64.b64encode(gzip.compress(content, 7, mtime=0)).decode()


def encoded(numbers: object, kind: Any = "<f8") -> str:
    """Return numbers as base64 of their little-endian bytes."""
    return base64.b64encode(np.ascontiguousarray(numbers, kind).tobytes()).decode()


def described(
    made: Computing,
    y0: Array,
    method: IntegrationMethod,
    events: Sequence[tuple[float, float, float]],
    rows: Array,
) -> dict[str, Any]:
    """Return the data with which a page computes and names quantities, from y0 on.

    Rows (N, items, 15) are those of the scene at all times that are known.
    """
    system = made.compiled.system
    sizes = {
        "y": len(y0), "u": len(system.u), "p": len(system.p), "given": len(system.p)
    }  # fmt: skip
    functions: dict[str, Any] = {
        name: {
            "name": function.name,
            "arguments": ["t"] * function.timed + [a.name for a in function.arrays],
            "size": sum(math.prod(r.shape) for r in function.results),
            "constants": function.constants,
        }
        for name, function in made.functions.items()
    }
    # Behind residuals of positions are those of velocities, one for each multiplier.
    residuals = functions.get("constraints", {"size": 0})["size"]
    rates = sum(len(named.multipliers) for named in system.constraints)
    heap = sum(f["size"] + f["constants"] for f in functions.values())
    contacts = _contacts(system)
    heap += contacts["memory"] if contacts else 0
    scene = scene_described(made.items, made.compiled, rows)  # while LLVM compiles
    return {
        "model": system.name,
        "wasm": made.module and {
            "code": packed(made.module.code()),
            "entries": list(made.module.entries), "mark": [str(word) for word in MARK],
        },
        "obstacle": made.obstacle,
        "layout": structures.offsets(*_STRUCTURES),
        "memory": 8 * (heap + sum(sizes.values()) + 200 * len(y0) + 40 * len(y0) ** 2),
        "functions": functions, "sizes": sizes,
        "y0": y0.tolist(), "p": made.compiled.parameters.tolist(),
        "u": inputs_of(made.compiled).tolist(), "states": _states(system),
        "quaternions": list(system.quaternions), "speeds": len(system.v),
        "first_speed": system.coordinates.v_in_y.start,
        "begun": [*_begun(system)],
        "holonomic": residuals - rates,
        "parameters": _parameters(system, made.compiled.overrides),
        "inputs": _inputs(system, made.pulled),
        "outputs": _output_rows(made),
        "solver": {
            "method": method.loop, "rtol": method.rtol,
            "atol": method.tolerances(made.compiled.state_labels()).tolist(),
            "max_step": None, "step": 0.0,
            "passes": int(bool(system.constraints)),
        },
        "events": [list(event) for event in events],
        "contacts": contacts, "whens": _whens(system), "marks": [],
        **scene,
        "modes": [], "ghosts": [], "labels": [],
        "pulled": dict(made.pulled),
        "arrows": [
            {"name": a.name, "role": a.role, "part": a.part} for a in made.arrows
        ],
        "without_arrows": without_arrows(made.along_joints),
    }  # fmt: skip


def scene_described(
    items: Sequence[Item], compiled: CompiledModel, rows: Array
) -> dict[str, Any]:
    """Return the items of a scene with their parts, surfaces, sizes, and notes.

    Rows (N, items, 15) are those of all times that are known; the first is the start.
    """
    system = compiled.system
    values = dict(zip(system.p, compiled.parameters.tolist(), strict=True))
    sizes = sizes_of(system, items, rows, values)
    notes = [*system.undrawn, *notes_of_lost(items, rows[0])]
    joints = {joint.name: joint for joint in system.joints}
    scene: list[dict[str, Any]] = []
    for item in items:
        row: dict[str, Any] = {"name": item.name, "role": item.role, "body": item.body}
        if item.bare:
            row["bare"] = True
        if item.role in ("joint", "support"):
            row["axes"] = axes_of(joints[item.name], values, item.role)
        scene.append(row)
    meshes: dict[str, dict[str, object] | None] = {}
    for i, part in Look(system, items, rows, sizes, values).parts():
        if part.of not in meshes and part.skin is None:
            meshes[part.of] = _mesh(part.of, items[i], notes)
        scene[i].setdefault("parts", []).append(_part(part))
    return {
        "scene": scene,
        "meshes": {name: mesh for name, mesh in meshes.items() if mesh},
        "measures": {
            f.name: np.asarray(getattr(sizes, f.name)).tolist() for f in fields(sizes)
        },
        "notes": notes,
    }


def _part(part: Part) -> dict[str, object]:
    """Return what a part has that is not as usual."""
    sent = [field for field in fields(part) if field.name not in ("skin", "at")]
    row: dict[str, object] = {
        field.name: value
        for field in sent
        if (value := getattr(part, field.name)) != field.default
    }
    if part.at is not None:
        row["at"] = [float(f"{x:.6g}") for x in part.at.ravel()]
    if part.skin is not None:
        row["skin"] = {
            "places": part.skin.places, "of": encoded(part.skin.of, "<u1"),
            "offsets": encoded(part.skin.offsets, "<f4"),
            "faces": encoded(part.skin.faces, "<u2"),
        }  # fmt: skip
    return row


def _mesh(name: str, item: Item, notes: list[str]) -> dict[str, object] | None:
    """Return the triangles of a surface; those of templates as whole numbers."""
    if "." not in name:
        points, faces = template(name)
        rounded = np.round(_STEPS * points)
        return {"points": encoded(rounded, "<i2"), "faces": encoded(faces, "<u2")}
    mesh = mesh_file(Path(name))
    if isinstance(mesh, str):
        notes.append(f"visual {item.name!r}: {mesh}; it is not drawn.")
        return None
    return {
        "points": encoded(mesh[0], "<f4"), "faces": encoded(mesh[1], "<u4"),
        "file": True,
    }  # fmt: skip


def _contacts(system: System) -> dict[str, Any] | None:
    """Return the laws of contacts and their forces, which stand last in the inputs."""
    if not system.contacts:
        return None
    laws = laws_of(system)
    why = [WHY_NOT_OBEYED.get(i, "") for i in range(max(WHY_NOT_OBEYED) + 1)]
    return {
        "names": laws.names, "why": why, "kinds": EVENT_KINDS,
        "table": laws.table.ravel().tolist(),
        "tolerances": laws.tolerances.ravel().tolist(),
        "sizes": {"laws": len(laws.names), "rows": laws.rows, "nq": len(system.q),
                  "nv": len(system.v), "first": len(system.u) - laws.rows},
        "forces": _of_contacts(system, "contact force"),
        "impulses": _of_contacts(system, "impulse"),
        "memory": laws.work + laws.places,
    }  # fmt: skip


def _of_contacts(system: System, *kinds: QuantityKind) -> list[dict[str, Any]]:
    """Return the entries of quantities of contacts, and where each stands."""
    return [
        {"name": name, "unit": unit, "kind": one.kind, "place": place}
        for one in contact_quantities(system, *kinds)
        for name, unit, place in zip(one.labels, one.units, one.places, strict=True)
    ]


def _whens(system: System) -> list[dict[str, Any]]:
    """Return when clauses; what they change are states, and conditions have numbers."""
    places = {s: i for i, s in enumerate(system.coordinates.y)}
    numbers = {when.name: i for i, when in enumerate(guarded(system.whens))}
    return [
        {
            "name": w.name, "condition": numbers.get(w.name, -1), "at": w.at,
            "direction": DIRECTIONS[w.direction], "every": w.every or 0,
            "priority": w.priority, "changes": [places[s] for s in w.changed],
            "by_velocity": [velocity is not None for velocity in w.velocities],
            "kind": EVENT_KINDS.index("switch"),
        }
        for w in system.whens.values()
    ]  # fmt: skip


def _states(system: System) -> list[dict[str, object]]:
    """Return the states in order; others follow those that are `independent`."""
    units = system.units
    limits = {
        q: limit
        for joint in system.joints
        for q, limit in zip(joint.q, joint.limits, strict=True)
    }
    free = {symbol.name for symbol in independent_states(system)}
    quaternion = {at + i for at in system.quaternions for i in range(4)}
    rows: list[dict[str, object]] = [
        {
            "name": q.name, "unit": units[q], "kind": "coordinate",
            "limits": _ends(limits.get(q)), "quaternion": i in quaternion,
        }
        for i, q in enumerate(system.q)
    ]  # fmt: skip
    rows += [{"name": v.name, "unit": units[v], "kind": "velocity"} for v in system.v]
    for row in rows:
        row["independent"] = row["name"] in free
    for state in system.states.values():
        whole = Quantity(state.name, np.zeros((1, *state.symbols.shape)), "state")
        for name in whole.columns():
            rows.append({"name": name, "unit": state.unit, "kind": "state"})
    return rows


def _ends(limits: tuple[float, float] | None) -> list[float | None] | None:
    return limits and [end if math.isfinite(end) else None for end in limits]


def _parameters(
    system: System, overrides: Mapping[str, object]
) -> list[dict[str, object]]:
    """Return the entries of all parameters; `follows` are formulas of others."""
    return [
        {
            "name": symbol.name, "unit": own.unit, "sign": symbol.sign,
            "follows": not isinstance(default, Const) and own.name not in overrides,
        }
        for own in system.parameters.values()
        for symbol, default in own.defaults.items()
    ]  # fmt: skip


def _inputs(system: System, pulled: Mapping[str, int]) -> list[dict[str, object]]:
    """Return the entries of the inputs that the model itself has."""
    rows: list[dict[str, object]] = [
        {"name": symbol.name, "unit": entry.unit, "limits": _ends(entry.limits)}
        for entry in system.inputs.values()
        for symbol in entry.symbols.ravel().tolist()
    ]
    first = min(pulled.values(), default=len(rows))
    return rows[:first]


def _output_rows(made: Computing) -> list[dict[str, object]]:
    """Return name, unit and places, to be added, of quantities beside the states."""
    compiled, system = made.compiled, made.compiled.system
    rows: list[dict[str, object]] = []

    def add(name: str, unit: str, kind: str, *places: int) -> None:
        rows.append({"name": name, "unit": unit, "kind": kind, "places": places})

    units = {symbol.name: unit for symbol, unit in system.units.items()}
    for name, place in made.outputs.items():
        at = place.start
        if name == "sensors":
            for sensor in interface_of(compiled).outputs[: place.stop - at]:
                add(sensor.name, sensor.unit, "sensor", at)
                at += 1
        elif name == "energy":
            for label, parts in _ENERGIES.items():
                add(label, "J", "energy", *(at + part for part in parts))
        elif name == "contact_gaps":
            for row in _of_contacts(system, "gap", "slip"):
                rows.append(row | {"places": (at + row["place"],)})
        else:
            of = ("dynamics", "lam") if name == "multipliers" else (name, name)
            for i, label in enumerate(compiled.equations(of[0]).labels[of[1]]):
                add(label, units.get(label, ""), name, at + i)
    return rows

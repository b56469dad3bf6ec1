"""The data of a page: the quantities of a model, their names and units, as JSON."""

from __future__ import annotations

import base64
import math
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from symbody.analyses.run.methods import IntegrationMethod
from symbody.expr.evaluate import evaluate
from symbody.expr.node import Const
from symbody.model.visuals import Cylinder, Mesh
from symbody.results.record import Quantity
from symbody.runtime.loops.structures import offsets
from symbody.runtime.wasm import MARK
from symbody.system.system import System
from symbody.view.computing import Array, Computing
from symbody.view.drawing import without_arrows
from symbody.view.scene import Item, axes_of
from symbody.view.solids import mesh_file

# Of which entries of the function "energy" each is the sum.
_ENERGIES = {
    "kinetic_energy": (0,), "potential_energy": (1,), "total_energy": (0, 1)
}  # fmt: skip


def encoded(numbers: object, kind: Any = "<f8") -> str:
    """Return numbers as base64 of their little-endian bytes."""
    return base64.b64encode(np.ascontiguousarray(numbers, kind).tobytes()).decode()


def described(
    made: Computing,
    y0: Array,
    method: IntegrationMethod,
    events: Sequence[tuple[float, float, float]],
) -> dict[str, Any]:
    """Return the data with which a page computes and names quantities, from y0 on."""
    system = made.compiled.system
    sizes = {
        "y": len(y0), "u": len(system.u), "p": len(system.p), "given": len(system.p)
    }  # fmt: skip
    functions: dict[str, Any] = {
        name: {
            "name": program.name,
            "arguments": [argument.name for argument in program.arguments],
            "size": sum(len(result.nodes) for result in program.results),
            "constants": len(program.constants),
        }
        for name, program in made.programs.items()
    }
    # The first residuals are those of positions.
    residuals = made.programs.get("constraints")
    heap = sum(f["size"] + f["constants"] for f in functions.values())
    return {
        "model": system.name,
        "wasm": made.module and {
            "code": base64.b64encode(made.module.code).decode(),
            "entries": list(made.module.entries), "mark": [str(word) for word in MARK],
        },
        "obstacle": made.obstacle,
        "layout": offsets(),
        "memory": 8 * (heap + sum(sizes.values()) + 200 * len(y0) + 40 * len(y0) ** 2),
        "functions": functions, "sizes": sizes,
        "y0": y0.tolist(), "p": made.compiled.parameters.tolist(),
        "u": [0.0] * len(system.u), "states": _states(system),
        "quaternions": list(system.quaternions),
        "holonomic": len(residuals.results[0].nodes) if residuals else 0,
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
        "gravity": _gravity(made),
        **scene_described(made.items, system),
        "modes": [], "ghosts": [], "labels": [],
        "pulled": dict(made.pulled),
        "arrows": [
            {"name": a.name, "role": a.role, "part": a.part} for a in made.arrows
        ],
        "without_arrows": without_arrows(made.along_joints),
    }  # fmt: skip


def scene_described(items: Sequence[Item], system: System) -> dict[str, Any]:
    """Return the items of a scene, the surfaces of files, and notes on missing ones."""
    meshes: dict[str, object] = {}
    notes = list(system.undrawn)
    joints = {joint.name: joint for joint in system.joints}
    rows = []
    for item in items:
        shape = item.visual.shape
        row = {
            "name": item.name, "role": item.role, "body": item.body,
            "shape": type(shape).__name__, "color": list(item.visual.color),
            "opacity": item.visual.opacity,
        }  # fmt: skip
        if item.bare:
            row["bare"] = True
        match shape:
            case Cylinder(_, _, axis):
                row["axis"] = axis
            case Mesh(path):
                row["mesh"] = str(path)
                if str(path) not in meshes:
                    meshes[str(path)] = _mesh(item, notes)
        if item.role == "joint":
            row["axes"] = axes_of(joints[item.name])
        rows.append(row)
    return {
        "scene": rows,
        "meshes": {path: mesh for path, mesh in meshes.items() if mesh},
        "notes": notes,
    }


def _mesh(item: Item, notes: list[str]) -> dict[str, str] | None:
    assert isinstance(item.visual.shape, Mesh)
    mesh = mesh_file(item.visual.shape.path)
    if isinstance(mesh, str):
        notes.append(f"visual {item.name!r}: {mesh}; it is not drawn.")
        return None
    return {"points": encoded(mesh[0], "<f4"), "faces": encoded(mesh[1], "<u4")}


def _states(system: System) -> list[dict[str, object]]:
    """Return the states in order; `independent` are coordinates that others follow."""
    units = system.units
    limits = {
        q: limit
        for joint in system.joints
        for q, limit in zip(joint.q, joint.limits, strict=True)
    }
    free = _independent(system)
    quaternion = {at + i for at in system.quaternions for i in range(4)}
    rows: list[dict[str, object]] = [
        {
            "name": q.name, "unit": units[q], "kind": "coordinate",
            "limits": _ends(limits.get(q)), "independent": q.name in free,
            "quaternion": i in quaternion,
        }
        for i, q in enumerate(system.q)
    ]  # fmt: skip
    rows += [{"name": v.name, "unit": units[v], "kind": "velocity"} for v in system.v]
    for state in system.states.values():
        whole = Quantity(state.name, np.zeros((1, *state.symbols.shape)), "state")
        for name in whole.columns():
            rows.append({"name": name, "unit": state.unit, "kind": "state"})
    return rows


def _ends(limits: tuple[float, float] | None) -> list[float | None] | None:
    return limits and [end if math.isfinite(end) else None for end in limits]


def _independent(system: System) -> set[str]:
    """Return the names of coordinates of which none follows from a constraint."""
    every = {q.name for q in system.q}
    if not system.constraints:
        return every
    at = system.coordinates
    followers = set(at.velocities(at.chosen.dependent))
    return every - {
        q.name
        for joint in system.joints
        for q, own in zip(joint.q, joint.moved_by, strict=True)
        if followers.intersection(own)
    }


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
        for symbol, default in zip(
            own.symbols.ravel().tolist(), own.default.ravel().tolist(), strict=True
        )
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
            _add_sensors(made, at, add)
        elif name == "energy":
            for label, parts in _ENERGIES.items():
                add(label, "J", "energy", *(at + part for part in parts))
        elif name == "multipliers":
            for i, label in enumerate(compiled.equations("dynamics").labels["lam"]):
                add(label, "", "multiplier", at + i)
        else:
            for i, label in enumerate(compiled.equations(name).labels[name]):
                add(label, units.get(label, ""), name, at + i)
    return rows


def _add_sensors(made: Computing, at: int, add: Any) -> None:
    system = made.compiled.system
    units = {name: s.sensor.unit for name, s in system.sensors.items()}
    units |= {name: e.unit for name, e in system.expressions.items()}
    entries = {name: s.sensor.entries for name, s in system.sensors.items()}
    for name, nodes in made.compiled.equations("sensors").results.items():
        empty, unit = np.zeros((1, *nodes.shape)), units[name]
        whole = Quantity(name, empty, "sensor", unit, entries=entries.get(name, ()))
        several = unit.split(", ")
        for i, column in enumerate(whole.columns()):
            own = several[i] if len(several) == nodes.size else unit
            add(column, own, "sensor", at)
            at += 1


def _gravity(made: Computing) -> list[float]:
    """Return the direction that is down, of length one; along -z without gravity."""
    system = made.compiled.system
    values = dict(zip(system.p, made.compiled.parameters.tolist(), strict=True))
    down = [float(evaluate(g, values)) for g in system.gravity]
    size = math.hypot(*down)
    return [part / size for part in down] if size else [0.0, 0.0, -1.0]

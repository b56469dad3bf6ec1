"""glTF 2.0 and Universal Scene Description with animation: for Blender, browsers, film.

Surfaces are nodes with translation, rotation and scale over time, below a root node
that turns the upward direction to +y; lines are thin cylinders.

References:
    Khronos Group (2021), glTF 2.0 specification, sections 3 and 4.4.
"""

from __future__ import annotations

import json
import struct
import tempfile
from pathlib import Path
from types import ModuleType
from typing import Any, final

import numpy as np

from symbody.errors import CallError, from_extra
from symbody.view.drawing import MovingPart, Surface, turning
from symbody.view.pictures import Shot
from symbody.view.templates import Numbers

_MAGIC, _VERSION, _JSON, _BIN = 0x46546C67, 2, 0x4E4F534A, 0x004E4942
# How metallic and how rough a surface is.
_FINISH = {"paint": (0.0, 0.6), "steel": (0.7, 0.35), "rubber": (0.0, 0.9)}
_FLOAT, _UINT, _ARRAY = 5126, 5125, 34962
_UP = np.array([0.0, 1.0, 0.0])  # of files


@final
class _File:
    def __init__(self, name: str) -> None:
        self.data = bytearray()
        self.views: list[dict[str, Any]] = []
        self.accessors: list[dict[str, object]] = []
        self.meshes: list[dict[str, object]] = []
        self.materials: list[dict[str, Any]] = []
        self.shapes: dict[tuple[object, ...], int] = {}
        self.nodes: list[dict[str, Any]] = [{"name": name, "children": []}]
        self.samplers: list[dict[str, object]] = []
        self.channels: list[dict[str, object]] = []

    def accessor(self, values: object, kind: str, target: int | None = None) -> int:
        array = np.asarray(values)
        whole = array.dtype.kind in "iu"
        array = np.ascontiguousarray(array, "<u4" if whole else "<f4")
        view = {"buffer": 0, "byteOffset": len(self.data), "byteLength": array.nbytes}
        self.views.append(view if target is None else view | {"target": target})
        self.data += array.tobytes()
        entry = {
            "bufferView": len(self.views) - 1,
            "componentType": _UINT if whole else _FLOAT,
            "count": len(array), "type": kind,
        }  # fmt: skip
        if target == _ARRAY or kind == "SCALAR":
            flat = array.reshape(len(array), -1)
            entry["min"] = flat.min(axis=0).tolist()
            entry["max"] = flat.max(axis=0).tolist()
        self.accessors.append(entry)
        return len(self.accessors) - 1

    def mesh(self, of: Surface) -> int:
        """Add triangles, once for all alike; return their place."""
        # Hulls of equal bodies differ by rounding.
        size = max(float(np.abs(of.points).max()), 1e-300)
        alike = np.round(of.points / (1e-9 * 2.0 ** np.round(np.log2(size))))
        shape = alike.astype(np.int64).tobytes(), of.faces.tobytes()
        looks = (*shape, of.color, of.opacity, of.finish)
        if looks in self.shapes:
            return self.shapes[looks]
        corners = of.points[of.faces].reshape(-1, 3)
        normals = of.corner_normals.reshape(-1, 3)
        attributes = {
            "POSITION": self.accessor(corners, "VEC3", _ARRAY),
            "NORMAL": self.accessor(normals, "VEC3", _ARRAY),
        }
        metal, rough = _FINISH[of.finish]
        material = {
            "pbrMetallicRoughness": {
                "baseColorFactor": [*map(_linear, of.color), of.opacity],
                "metallicFactor": metal, "roughnessFactor": rough,
            },
            "doubleSided": True,
        }  # fmt: skip
        if of.opacity < 1:
            material["alphaMode"] = "BLEND"
        self.materials.append(material)
        primitive = {"attributes": attributes, "material": len(self.materials) - 1}
        self.meshes.append({"name": of.name, "primitives": [primitive]})
        self.shapes[looks] = len(self.meshes) - 1
        return self.shapes[looks]

    def node(self, part: MovingPart, time: int | None) -> None:
        """Add a node with its mesh, that is where the part is over time."""
        p, q, s, node = part.p, part.q, part.s, len(self.nodes)
        self.nodes.append(
            {
                "name": part.of.name, "mesh": self.mesh(part.of),
                "translation": p[0].tolist(), "rotation": q[0].tolist(),
                "scale": s[0].tolist(),
            }
        )  # fmt: skip
        self.nodes[0]["children"].append(node)
        if time is None:
            return
        for path, values, kind in (
            ("translation", p, "VEC3"), ("rotation", q, "VEC4"), ("scale", s, "VEC3")
        ):  # fmt: skip
            if np.ptp(values, axis=0).max() == 0:
                continue
            output = self.accessor(values, kind)
            self.samplers.append({"input": time, "output": output})
            target = {"node": node, "path": path}
            self.channels.append({"sampler": len(self.samplers) - 1, "target": target})

    def content(self) -> bytes:
        self.data += bytes(-len(self.data) % 4)
        described = {
            "asset": {"version": "2.0", "generator": "symbody"},
            "scene": 0, "scenes": [{"nodes": [0]}], "nodes": self.nodes,
            "meshes": self.meshes, "materials": self.materials,
            "accessors": self.accessors, "bufferViews": self.views,
            "buffers": [{"byteLength": len(self.data)}],
        }  # fmt: skip
        described = {key: value for key, value in described.items() if value}
        described |= {"scene": 0}
        if self.channels:
            animation = {"channels": self.channels, "samplers": self.samplers}
            described["animations"] = [{"name": "motion", **animation}]
        text = json.dumps(described, separators=(",", ":"), allow_nan=False).encode()
        text += b" " * (-len(text) % 4)
        length = 12 + 8 + len(text) + 8 + len(self.data)
        return b"".join(
            [
                struct.pack("<III", _MAGIC, _VERSION, length),
                struct.pack("<II", len(text), _JSON), text,
                struct.pack("<II", len(self.data), _BIN), bytes(self.data),
            ]
        )  # fmt: skip


def glb(shot: Shot) -> bytes:
    """Return a file in glTF of a mechanism that moves, or at rest for one time."""
    file, time = _File(shot.drawing.compiled.system.name), shot.times
    file.nodes[0]["rotation"] = turning(shot.sizes.up, _UP).tolist()
    # Times of a file rise, also where those of the motion fall.
    clock = None if len(time) == 1 else file.accessor(abs(time - time[0]), "SCALAR")
    for part in (*shot.parts, *shot.forces.parts):
        file.node(part, clock)
    return file.content()


def _linear(part: float) -> float:
    """Return a part of a color as glTF wants it: proportional to light."""
    return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4


def usd(shot: Shot, fps: float, ending: str) -> bytes:
    """Return a file of a mechanism that moves, each time a frame; ".usda" is text."""
    pxr = from_extra("to_usd", "pxr.UsdGeom", "usd", CallError, name="usd-core")
    core = from_extra("to_usd", "pxr.Usd", "usd", CallError, name="usd-core")
    stage = core.Stage.CreateInMemory()
    pxr.SetStageUpAxis(stage, pxr.Tokens.y)
    pxr.SetStageMetersPerUnit(stage, 1.0)
    stage.SetTimeCodesPerSecond(fps)
    stage.SetFramesPerSecond(fps)
    stage.SetStartTimeCode(0)
    stage.SetEndTimeCode(len(shot.times) - 1)
    name = _identifier(shot.drawing.compiled.system.name)
    root = pxr.Xform.Define(stage, f"/{name}")
    stage.SetDefaultPrim(root.GetPrim())
    _orient(root, turning(shot.sizes.up, _UP)[None, :])
    parts = (*shot.parts, *shot.forces.parts)
    for i, part in enumerate(parts):
        _add(pxr, stage, f"/{name}/{_identifier(part.of.name)}_{i}", part)
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / f"scene{ending}"
        stage.Export(str(file))
        return file.read_bytes()


def _add(pxr: ModuleType, stage: Any, path: str, part: MovingPart) -> None:
    mesh, of = pxr.Mesh.Define(stage, path), part.of
    mesh.CreatePointsAttr(of.points.astype(np.float32))
    mesh.CreateFaceVertexCountsAttr(np.full(len(of.faces), 3, np.int32))
    mesh.CreateFaceVertexIndicesAttr(of.faces.astype(np.int32).ravel())
    mesh.CreateSubdivisionSchemeAttr(pxr.Tokens.none)
    mesh.CreateDoubleSidedAttr(True)
    mesh.CreateDisplayColorAttr([tuple(map(float, of.color))])
    mesh.CreateDisplayOpacityAttr([float(of.opacity)])
    low, high = of.points.min(axis=0), of.points.max(axis=0)
    mesh.CreateExtentAttr(np.array([low, high], np.float32))
    _over_time(mesh.AddTranslateOp(), part.p.tolist())
    _orient(mesh, part.q)
    _over_time(mesh.AddScaleOp(), part.s.tolist())


def _orient(prim: Any, quaternions: Numbers) -> None:
    gf = from_extra("to_usd", "pxr.Gf", "usd", CallError, name="usd-core")
    turns = [gf.Quatf(w, gf.Vec3f(x, y, z)) for x, y, z, w in quaternions.tolist()]
    _over_time(prim.AddOrientOp(), turns)


def _over_time(op: Any, values: list[Any]) -> None:
    """Set the values of an operation over time; one if it is constant."""
    entries = [tuple(v) if isinstance(v, list) else v for v in values]
    if all(value == entries[0] for value in entries):
        op.Set(entries[0])
        return
    for frame, value in enumerate(entries):
        op.Set(value, frame)


def _identifier(name: str) -> str:
    tf = from_extra("to_usd", "pxr.Tf", "usd", CallError, name="usd-core")
    return str(tf.MakeValidIdentifier(name))

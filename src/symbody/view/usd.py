"""Universal Scene Description with animation: for film tools, simulators, headsets.

Each surface is a mesh with translation, rotation and scale over time, below a root that
turns what is up to +y.
"""

from __future__ import annotations

import tempfile
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
from numpy.typing import NDArray

from symbody.errors import CallError
from symbody.extras import from_extra
from symbody.view.drawing import Drawing
from symbody.view.force_arrows import NO_FORCES, DrawnForces
from symbody.view.moving_parts import MovingPart, moving_parts, upright

Numbers = NDArray[np.float64]


def usd(
    drawing: Drawing,
    fps: float,
    rows: Numbers,
    down: Numbers,
    ending: str,
    forces: DrawnForces = NO_FORCES,
) -> bytes:
    """Return a file of a mechanism that moves.

    Args:
        drawing: What is drawn.
        fps: Frames a second, of which each is a time of `rows`.
        rows: The scene over time, shape (N, items, 15).
        down: The acceleration of free fall [m/s²].
        ending: ".usd", ".usdc" or ".usda", which is text.
        forces: Arrows of forces that are in it, too.

    Raises:
        CallError: usd-core is not installed.
    """
    pxr = from_extra("to_usd", "pxr.UsdGeom", "usd", CallError, name="usd-core")
    core = from_extra("to_usd", "pxr.Usd", "usd", CallError, name="usd-core")
    stage = core.Stage.CreateInMemory()
    pxr.SetStageUpAxis(stage, pxr.Tokens.y)
    pxr.SetStageMetersPerUnit(stage, 1.0)
    stage.SetTimeCodesPerSecond(fps)
    stage.SetFramesPerSecond(fps)
    stage.SetStartTimeCode(0)
    stage.SetEndTimeCode(len(rows) - 1)
    name = _identifier(drawing.compiled.system.name)
    root = pxr.Xform.Define(stage, f"/{name}")
    stage.SetDefaultPrim(root.GetPrim())
    _orient(root, upright(down)[None, :])
    for i, part in enumerate((*moving_parts(drawing, rows), *forces.parts)):
        _add(pxr, stage, f"/{name}/{_identifier(part.name)}_{i}", part)
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / f"scene{ending}"
        stage.Export(str(file))
        return file.read_bytes()


def _add(pxr: ModuleType, stage: Any, path: str, part: MovingPart) -> None:
    mesh = pxr.Mesh.Define(stage, path)
    mesh.CreatePointsAttr(part.points.astype(np.float32))
    mesh.CreateFaceVertexCountsAttr(np.full(len(part.faces), 3, np.int32))
    mesh.CreateFaceVertexIndicesAttr(part.faces.astype(np.int32).ravel())
    mesh.CreateSubdivisionSchemeAttr(pxr.Tokens.none)
    mesh.CreateDoubleSidedAttr(True)
    mesh.CreateDisplayColorAttr([tuple(map(float, part.color))])
    mesh.CreateDisplayOpacityAttr([float(part.opacity)])
    low, high = part.points.min(axis=0), part.points.max(axis=0)
    mesh.CreateExtentAttr(np.array([low, high], np.float32))
    _over_time(mesh.AddTranslateOp(), part.p.tolist())
    _orient(mesh, part.q)
    _over_time(mesh.AddScaleOp(), part.s.tolist())


def _orient(prim: Any, quaternions: Numbers) -> None:
    gf = from_extra("to_usd", "pxr.Gf", "usd", CallError, name="usd-core")
    turns = [gf.Quatf(w, gf.Vec3f(x, y, z)) for x, y, z, w in quaternions.tolist()]
    _over_time(prim.AddOrientOp(), turns)


def _over_time(op: Any, values: list[Any]) -> None:
    """Set what an operation has over time; once if it is always the same."""
    given = [tuple(v) if isinstance(v, list) else v for v in values]
    if all(value == given[0] for value in given):
        op.Set(given[0])
        return
    for frame, value in enumerate(given):
        op.Set(value, frame)


def _identifier(name: str) -> str:
    """Return a name as those of prims must be."""
    tf = from_extra("to_usd", "pxr.Tf", "usd", CallError, name="usd-core")
    return str(tf.MakeValidIdentifier(name))

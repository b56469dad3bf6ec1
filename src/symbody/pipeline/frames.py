"""Poses and Jacobians of frames, and derivatives of any quantities, when asked for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, Literal, TypeAlias, final

import numpy as np
from numpy.typing import NDArray

from symbody.arguments import Arguments, near
from symbody.errors import DerivationError
from symbody.formalisms.quantities.outputs import (
    derive_frame_jacobian,
    derive_frame_motions,
    derive_pose,
)
from symbody.model.body import Frame
from symbody.pipeline.compiled_derivative import CompiledDerivative
from symbody.pipeline.compiled_functions import CompiledFunctions, Names, NamesOrSymbols
from symbody.pipeline.compiled_system import CompiledSystem
from symbody.pipeline.jacobians import derivative_of
from symbody.program.content import ProgramRequest
from symbody.runtime.arrays import Vector
from symbody.runtime.functions import CompiledFunction, Entry
from symbody.system.system import System

Kind: TypeAlias = Literal["pose", "frame_jacobian"]
_DERIVED = {"pose": derive_pose, "frame_jacobian": derive_frame_jacobian}
_YZX, _ZXY = [1, 2, 0], [2, 0, 1]
_ARGUMENTS = {"t": ("t",), "q": ("q",), "p": ("p",)}


def frame_entry(shared: CompiledSystem, kind: Kind, name: Any) -> Entry:
    """Return the machine code for one frame, made when it is first asked for."""
    frame = frame_named(Arguments(kind, DerivationError), shared.system, name)

    def compiled() -> Entry:
        with shared.timed(f"derive {kind} of {name}"):
            equations = _DERIVED[kind](shared.derivations, frame)
        title = f"{shared.system.name}_{kind}_{name.replace('.', '_')}"
        results = {result: (result,) for result in equations.results}
        request = ProgramRequest(equations, title, _ARGUMENTS, results)
        return shared.compiled(f"{kind} of {name}", request)

    return shared.once((kind, name), compiled)


@final
class FrameMotions:
    """Poses and Jacobians of frames, by one function; see `derive_frame_motions`."""

    def __init__(self, model: CompiledFunctions, frames: Sequence[Frame]) -> None:
        shared, title = model.shared, f"{model.system.name}_frame_motions"

        def compiled() -> tuple[Entry, NDArray[np.bool_]]:
            equations, carried = derive_frame_motions(shared.derivations, tuple(frames))
            results = {result: (result,) for result in equations.results}
            request = ProgramRequest(equations, title, _ARGUMENTS, results)
            return shared.compiled("frame motions", request), carried

        # A body's own frame is another object at each call.
        places = [(frame.body.name, frame.p, frame.R) for frame in frames]
        entry, carried = shared.once(("frame motions", *places), compiled)
        self._call = CompiledFunction.of(entry, model.parameters).call
        self._carried, self._is_own = carried

    def __call__(self, t: float, q: Vector) -> Iterator[tuple[Vector, ...]]:
        """Yield R_WF, the origin [m], and partial velocities, first angular, by frame.

        All in world axes.
        """
        R, origin, J, *more = self._call(t, q)
        if not more:
            return zip(R, origin, J[:, :3], J[:, 3:], strict=True)
        (w, at, v), (own, *B) = J, more
        turning, arm = self._carried * w, origin[:, :, None] - at
        moving = turning[:, _YZX] * arm[:, _ZXY] - turning[:, _ZXY] * arm[:, _YZX]
        moving += self._carried * v
        moving = np.where(self._is_own, own[:, :, None], moving)
        if B:
            turning, moving = turning @ B[0], moving @ B[0]
        return zip(R, origin, turning, moving, strict=True)


def frame_named(arguments: Arguments, system: System, name: object) -> Frame:
    """Return a frame by its name: that of a body, "body.frame", or a clear "frame"."""
    # All frames under all names that are clear.
    parents = (joint.parent.body for joint in system.joints)
    bodies = [next(body for body in parents if body.name == "world"), *system.bodies]
    frames = [frame for body in bodies for frame in body.frames.values()]
    counts = Counter(frame.name for frame in frames)
    known = {
        **{frame.name: frame for frame in frames if counts[frame.name] == 1},
        **{f"{frame.body.name}.{frame.name}": frame for frame in frames},
        **{body.name: body.origin for body in bodies},
    }
    if isinstance(name, str) and name in known:
        return known[name]
    same = [
        long for long in known if isinstance(name, str) and long.endswith(f".{name}")
    ]
    if same:
        rule = f"the name of one frame, but there are {', '.join(same)}"
        raise arguments.refused("frame", name, rule, f"Give for example {same[0]!r}.")
    rule = "the name of a body, or of a frame such as 'body.frame'"
    raise arguments.refused("frame", name, rule, near(name, known))


def jacobian(
    model: CompiledFunctions, of: Names, wrt: NamesOrSymbols
) -> CompiledDerivative:
    """Return the exact Jacobian of some quantities by others, as a function.

    It is called with t, y and u. Where a curve or a condition has a corner, the
    slope is that of the side that counts at the point.

    Args:
        model: Whose quantities they are.
        of: "derivatives" or its parts "qd", "vd" and "xd"; "sensors", or one by
            its name; "energy" or its parts "kinetic", "potential" and "power";
            "reactions" of the joints, in the axes of their frames on the child;
            "joint_forces" of loads, "drives", "multipliers", "constraints";
            "mass_matrix", "bias"; or a list of these; or "inverse_dynamics"
            alone, which is called with t, y, u and the accelerations vd.
        wrt: "q", "v", "x", all of them "y", "u", "p", "t", or one coordinate,
            velocity, state, input or parameter by its name or symbol; "tau" for a
            force along each velocity beside the loads, "dq" for small motions
            along the velocities in place of q; or a list of these. Each
            is changed alone: with constraints, q and v are those of all joints.

    Returns:
        The function, with the labels of rows and columns and the pattern of what
        may not be zero. By the entries of a quaternion it is the derivative of
        the formulas, whose values count where the length is one.

    Raises:
        DerivationError: A name is unknown.
        ExpressionError: An external function has no derivatives.
    """
    return derivative_of(model.shared, "jacobian", of, wrt, model.parameters)


def jvp(model: CompiledFunctions, of: Names, wrt: NamesOrSymbols) -> CompiledDerivative:
    """Return the product of a Jacobian with a direction, as a function.

    It is called with t, y, u and the direction, one number a column of the
    Jacobian, and costs a small multiple of the quantities themselves.

    Args:
        model: Whose quantities they are.
        of: Quantities, see `jacobian`.
        wrt: By what, see `jacobian`.
    """
    return derivative_of(model.shared, "jvp", of, wrt, model.parameters)


def vjp(model: CompiledFunctions, of: Names, wrt: NamesOrSymbols) -> CompiledDerivative:
    """Return the product of weights with a Jacobian, as a function: a gradient.

    It is called with t, y, u and the weights, one number a row of the Jacobian, and
    costs a small multiple of the quantities themselves, however many the columns are.

    Args:
        model: Whose quantities they are.
        of: Quantities, see `jacobian`.
        wrt: By what, see `jacobian`.
    """
    return derivative_of(model.shared, "vjp", of, wrt, model.parameters)


def hessian(
    model: CompiledFunctions, of: Names, wrt: NamesOrSymbols
) -> CompiledDerivative:
    """Return the second derivatives of a weighted sum of quantities, as a function.

    It is called with t, y, u and the weights, one number a row of the Jacobian, and
    returns a symmetric matrix with a row and a column for each variable.

    Args:
        model: Whose quantities they are.
        of: Quantities, see `jacobian`.
        wrt: By what, see `jacobian`.
    """
    return derivative_of(model.shared, "hessian", of, wrt, model.parameters)

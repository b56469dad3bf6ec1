"""Poses and Jacobians of frames by name, compiled when first asked for."""

from __future__ import annotations

from collections import Counter
from typing import Any, Literal, TypeAlias

from symbody.arguments import Arguments, near
from symbody.errors import DerivationError
from symbody.formalisms.quantities.outputs import derive_frame_jacobian, derive_pose
from symbody.model.body import Frame
from symbody.pipeline.compiled_system import CompiledSystem
from symbody.program.content import ProgramRequest
from symbody.runtime.functions import Entry
from symbody.system.system import System

Kind: TypeAlias = Literal["pose", "frame_jacobian"]
_DERIVED = {"pose": derive_pose, "frame_jacobian": derive_frame_jacobian}
_ARGUMENTS = {"t": ("t",), "q": ("q",), "p": ("p",)}


def frame_entry(shared: CompiledSystem, kind: Kind, name: Any) -> Entry:
    """Return the machine code for one frame, made when it is first asked for."""
    arguments = Arguments(kind, DerivationError)
    frame = frame_named(arguments, shared.system, name)

    def compiled() -> Entry:
        with shared.timed(f"derive {kind} of {name}"):
            equations = _DERIVED[kind](shared.derivations, frame)
        title = f"{shared.system.name}_{kind}_{name.replace('.', '_')}"
        results = {result: (result,) for result in equations.results}
        request = ProgramRequest(equations, title, _ARGUMENTS, results)
        return shared.compiled(f"{kind} of {name}", request)

    return shared.once((kind, name), compiled)


def frame_named(arguments: Arguments, system: System, name: object) -> Frame:
    """Return a frame by its name: that of a body, "body.frame", or a clear "frame"."""
    known = _frames(system)
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


def _frames(system: System) -> dict[str, Frame]:
    """Return all frames under all names that are clear."""
    parents = (joint.parent.body for joint in system.joints)
    bodies = [next(body for body in parents if body.name == "world"), *system.bodies]
    frames = [frame for body in bodies for frame in body.frames.values()]
    counts = Counter(frame.name for frame in frames)
    return {
        **{frame.name: frame for frame in frames if counts[frame.name] == 1},
        **{f"{frame.body.name}.{frame.name}": frame for frame in frames},
        **{body.name: body.origin for body in bodies},
    }

"""Names of ``from PyMbs.Input import *`` and ``from pymbs.input import …``."""

from __future__ import annotations

from collections.abc import Callable
from math import pi
from typing import Any

from symbody.errors import ModelError
from symbody_pymbs.description import last_description
from symbody_pymbs.functions import Matrix, cos, diag, eye, rot_mat, rotMat, sin, zeros
from symbody_pymbs.places import Body, Frame, Joint
from symbody_pymbs.system import MbsSystem

Ex, Ey, Ez = (Matrix([int(i == k) for i in range(3)]) for k in range(3))

__all__ = [
    "Body", "Ex", "Ey", "Ez", "Frame", "Joint", "Matrix", "MbsSystem", "cos", "diag",
    "eye", "genCode", "genEquations", "genMatlabAnimation", "genSarturisXml", "pi",
    "rotMat", "rot_mat", "show", "sin", "zeros",
]  # fmt: skip


def _of_world(method: str) -> Callable[..., Any]:
    """Return a method as a function of a world, or of the last one if none is given."""

    def call(*args: object, **named: object) -> Any:
        if args and isinstance(args[0], MbsSystem):
            return getattr(args[0], method)(*args[1:], **named)
        last = last_description()
        if last is None:
            raise ModelError("There is no world yet. Begin with world = MbsSystem(…).")
        return getattr(last.world, method)(*args, **named)

    return call


genEquations = _of_world("genEquations")  # noqa: N816
genCode = _of_world("genCode")  # noqa: N816
genMatlabAnimation = _of_world("genMatlabAnimation")  # noqa: N816
genSarturisXml = _of_world("genSarturisXml")  # noqa: N816
show = _of_world("show")

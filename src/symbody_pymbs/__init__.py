"""PyMbs scripts as they are: its world, functions and modules, on symbody's model.

``symbody run-pymbs script.py`` runs a script unchanged. In a program of one's own
``from symbody.compat.pymbs import *`` gives what ``from PyMbs.Input import *`` gave.

References:
    PyMbs documentation, release 2 (2012).
"""

from symbody_pymbs.functions import Matrix, cos, diag, eye, rot_mat, rotMat, sin, zeros
from symbody_pymbs.input import Ex, Ey, Ez, pi
from symbody_pymbs.places import Body, Frame, Joint
from symbody_pymbs.run import report, run_script
from symbody_pymbs.system import MbsSystem

__all__ = [
    "Body", "Ex", "Ey", "Ez", "Frame", "Joint", "Matrix", "MbsSystem", "cos", "diag",
    "eye", "pi", "report", "rotMat", "rot_mat", "run_script", "sin", "zeros",
]  # fmt: skip
